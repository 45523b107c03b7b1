package catalog_test

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/search"
)

// positionsKept is a file of positions found by scouts. Each line has the game, the kind and the position.
const positionsKept = "testdata/forced.txt"

// The strongest level, with a tenth of its playouts, finds every win that can be forced within the mover's turn and his next one, and every save from
// such a win of the opponent. The positions come from the end of random games and are those where the choice matters. A file keeps them, since
// finding them takes longer than playing them; the test checks that a scout finds the first of them. QUINTET_POSITIONS=N makes scouts find N new ones
// for each game, "write" those of the file. The strength is stated as 200 of 200, each in a second.
func TestForcedWinsAndSaves(t *testing.T) {
	const kept, again = 40, 2
	text := os.Getenv("QUINTET_POSITIONS")
	switch n, err := strconv.Atoi(text); {
	case text == "write":
		var lines []string
		for _, spec := range catalog.All() {
			lines = append(lines, found(t, spec, kept)...)
		}
		catalogtest.NoError(t, os.WriteFile(positionsKept, []byte(strings.Join(lines, "\n")+"\n"), 0o644))
		return
	case text != "" && (err != nil || n < 1):
		t.Fatalf("QUINTET_POSITIONS is %q, want a number above 0, or write", text)
	case text != "":
		for _, spec := range catalog.All() {
			t.Run(spec.ID, func(t *testing.T) { replyToAll(t, spec, found(t, spec, n)) })
		}
		return
	}
	file, err := os.ReadFile(positionsKept)
	catalogtest.NoError(t, err)
	for _, spec := range catalog.All() {
		t.Run(spec.ID, func(t *testing.T) {
			t.Parallel()
			var lines []string
			for line := range strings.Lines(string(file)) {
				if strings.HasPrefix(line, spec.ID+" ") {
					lines = append(lines, strings.TrimSpace(line))
				}
			}
			if len(lines) != kept {
				t.Fatalf("%d positions are kept, want %d: QUINTET_POSITIONS=write lets scouts find them", len(lines), kept)
			}
			if testing.Short() {
				lines = lines[:4]
			} else if first := found(t, spec, again); !slices.Equal(first, lines[:again]) {
				t.Errorf("a scout finds %q, kept are %q", first, lines[:again])
			}
			replyToAll(t, spec, lines)
		})
	}
}

// found returns the given number of positions of a game, in the format of the file, about half of them wins and half saves.
func found(t *testing.T, spec games.Spec, positions int) (lines []string) {
	g := catalogtest.Open(t, spec, nil)
	s := newScout(g)
	wins := 0
	for len(lines) < positions {
		p, k := s.find(t, 2*wins <= len(lines))
		if k == win {
			wins++
		}
		lines = append(lines, fmt.Sprintf("%s %s %s", spec.ID, k, games.TextOf(p)))
	}
	t.Logf("%s: %d wins and %d saves of %d games", spec.ID, wins, len(lines)-wins, s.games)
	return lines
}

// replyToAll lets the strongest level play in positions given in the format of the file.
func replyToAll(t *testing.T, spec games.Spec, lines []string) {
	g := catalogtest.Open(t, spec, nil)
	s := newScout(g)
	levels := catalog.LevelsOf(spec.ID)
	strongest := levels[len(levels)-1]
	for _, line := range lines {
		f := strings.SplitN(line, " ", 3)
		p, err := g.ParsePosition(f[2])
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		r := searched(t, strongest.Engine(1, 0), p, strongest.Tenth())
		next := p.Clone()
		next.Play(r.Best)
		if v := s.value(next, p.ToMove()); v <= 0 && kind(f[1]) == win || v < 0 {
			t.Errorf("%s: plays %s, which brings %v", line, g.FormatMove(p, r.Best), v)
		}
	}
}

// searched returns the report of a search.
func searched(t *testing.T, e search.Engine, p games.Position, lim search.Limits) search.Report {
	t.Helper()
	r, err := e.Search(t.Context(), p, lim)
	catalogtest.NoError(t, err)
	return r
}

// A kind says what there is to find in a position.
type kind string

const (
	nothing kind = ""
	win     kind = "win"
	save    kind = "save"
)

// A scout looks for positions that have a forced win or a save.
type scout struct {
	game   games.Game
	rand   *games.Rand
	games  int
	nodes  int // of the current judgement
	solver *search.AlphaBeta
	spare  []games.Position // by depth of the judgement
}

// maxNodes bounds a judgement; positions that need more are skipped.
const maxNodes = 300_000

func newScout(g games.Game) *scout {
	return &scout{game: g, rand: games.NewRand(7), solver: search.NewAlphaBeta(search.AlphaBetaConfig{Memory: 8 << 20})}
}

// find plays random games until one has a position of the wanted kind near its end. It accepts the other kind if many games have none.
func (s *scout) find(t *testing.T, wantWin bool) (games.Position, kind) {
	for tries := 0; tries < 20_000; tries++ {
		line := s.play()
		p := line[max(0, len(line)-2-s.rand.Intn(9))]
		k := s.judge(p)
		if k == nothing || tries < 50 && (k == win) != wantWin {
			continue
		}
		return p, k
	}
	t.Fatal("no position in 20000 random games has anything to find")
	return nil, nothing
}

// play returns the positions of a random game except the last.
func (s *scout) play() []games.Position {
	s.games++
	var line []games.Position
	p := s.game.Start()
	for !p.Over() {
		line = append(line, p.Clone())
		p.Play(catalogtest.AnyMove(p, s.rand))
	}
	return line
}

// judge says what the mover of p can find. In a win he can force it in two turns, but not with every move. In a save some moves let the opponent
// force a win in two turns, and others do not lose at all.
func (s *scout) judge(p games.Position) kind {
	me := p.ToMove()
	s.nodes = 0
	winning, losing, saving := 0, 0, 0
	ms := p.AppendMoves(nil)
	next := p.Clone()
	for _, m := range ms {
		next.CopyFrom(p)
		next.Play(m)
		switch {
		case s.forces(next, me, p.ToMove(), 2, 0):
			winning++
		case s.forces(next, 1-me, p.ToMove(), 2, 0):
			losing++
		}
		if s.nodes > maxNodes {
			return nothing
		}
	}
	switch {
	case winning > 0 && winning < len(ms):
		return win
	case winning > 0 || losing == 0 || losing == len(ms):
		return nothing
	}
	for _, m := range ms {
		next.CopyFrom(p)
		next.Play(m)
		if v := s.value(next, me); v == unknown {
			return nothing
		} else if v >= 0 {
			saving++
		}
	}
	if saving == 0 {
		return nothing
	}
	return save
}

// forces reports whether player can force a win in p within turns of his turns, including the current one. before is the player who moved last, depth
// the number of plies since the judgement began.
func (s *scout) forces(p games.Position, player, before games.Player, turns, depth int) bool {
	s.nodes++
	if p.Over() {
		return p.Payoffs()[player] >= 1
	}
	mover := p.ToMove()
	if before == player && mover != player {
		turns--
	}
	if turns == 0 || s.nodes > maxNodes {
		return false
	}
	if depth == len(s.spare) {
		s.spare = append(s.spare, p.Clone())
	}
	next := s.spare[depth]
	for _, m := range p.AppendMoves(nil) {
		next.CopyFrom(p)
		next.Play(m)
		if s.forces(next, player, mover, turns, depth+1) == (mover == player) {
			return mover == player
		}
	}
	return mover != player
}

// unknown is the value of a position that is too difficult.
const unknown = -2

// value returns the value of p to player if all play their best: 1, -1, or something between for a draw.
func (s *scout) value(p games.Position, player games.Player) float32 {
	if p.Over() {
		return p.Payoffs()[player]
	}
	r, _ := s.solver.Search(context.Background(), p, search.Limits{Playouts: maxNodes})
	if !r.Proven {
		return unknown
	}
	return r.Value[player]
}
