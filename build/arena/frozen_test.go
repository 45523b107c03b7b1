package arena

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"quintet/build/must"
)

// The program of version 0.2 is built from the history and plays on every board, with both of its engines there.
func TestFrozenProgramPlays(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds a program")
	}
	program, err := buildFrozen(t.Context(), t.TempDir())
	if errors.Is(err, errNoHistory) {
		t.Skip(err)
	}
	must.Succeed(t, err)
	folder := t.TempDir()
	for i, b := range boards {
		m := match{name: b.name, game: b.game, options: b.options, engine: b.engine, cpu: 2 * time.Millisecond, games: 2}
		if i%2 > 0 {
			m.engine = "level"
		}
		s, err := newSeries(m)
		must.Succeed(t, err)
		must.Succeed(t, s.seat("0123456789ab", program, 1))
		must.Succeed(t, s.play(t.Context(), filepath.Join(folder, m.name), func(*series) {}))
		if a, b := s.efforts[0], s.efforts[1]; s.games != 2 || a.Plies == 0 || b.Plies == 0 || b.Playouts == 0 || b.Longest < 0.002 {
			t.Errorf("%s: %d games, efforts %+v and %+v", m.name, s.games, a, b)
		}
		read, err := newSeries(m)
		must.Succeed(t, err)
		if ok, err := read.load(filepath.Join(folder, m.name)); !ok || err != nil || read.games != 2 {
			t.Errorf("%s: %d games are read, %v", m.name, read.games, err)
		}
	}
	checkFrozenRefuses(t, program)
}

// checkFrozenRefuses checks what the program answers to commands that it cannot carry out.
func checkFrozenRefuses(t *testing.T, program string) {
	t.Helper()
	p, err := startProcess([]string{program})
	must.Succeed(t, err)
	defer p.stop()
	for _, c := range []struct{ command, want string }{
		{"play p1 a1", "no game has begun"},
		{"quintet-game chess", `there is no game "chess"`},
		{"quintet-game " + boards[0].game + " size=0", "size"},
		{"quintet-game " + boards[0].game, ""},
		{"genmove p1", `there is no command "genmove p1" now`},
		{"engine greedy 1 5", `there is no engine "greedy"`},
		{"engine rave x 5", "invalid syntax"},
		{"play p1 z99", "z99"},
	} {
		if r := p.ask(t.Context(), c.command); r.err != nil || r.failed != (c.want != "") || !strings.Contains(r.text, c.want) {
			t.Errorf("%s: got %q, failed %v, %v, want %q", c.command, r.text, r.failed, r.err, c.want)
		}
	}
}

// Answers that are no plies with their effort are faults of the program.
func TestFrozenProgramFaults(t *testing.T) {
	for answer, want := range map[string]string{
		"a1":          `garbled: "a1" is not a ply with its playouts and its time`,
		"a1 5 soon":   "garbled: ",
		"z9 5 200000": `illegal: null: "z9"`,
	} {
		g, _ := nullGame(t, "")
		o := &frozenOpponent{programOpponent: programOpponent{game: g}}
		_, err := o.choice(g.Start(), answer)
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: error %v, want %s", answer, err, want)
		}
	}
}
