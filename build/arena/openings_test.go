package arena

import (
	"context"
	"errors"
	"strings"
	"testing"

	"quintet/build/must"
	"quintet/games"
	"quintet/games/catalog"
)

func TestBalanced(t *testing.T) {
	tests := []struct {
		name    string
		payoffs games.Payoffs
		players int
		want    bool
	}{
		{"even", games.Payoffs{}, 2, true},
		{"59 %", games.Payoffs{0.18, -0.18}, 2, true},
		{"61 %", games.Payoffs{0.22, -0.22}, 2, false},
		{"39 %", games.Payoffs{-0.22, 0.22}, 2, false},
		{"34, 25, 25, 16 % of four", games.Payoffs{0.12, 0, 0, -0.12}, 4, true},
		{"36, 25, 25, 14 % of four", games.Payoffs{0.147, 0, 0, -0.147}, 4, false},
	}
	for _, tt := range tests {
		if got := balanced(tt.payoffs, tt.players); got != tt.want {
			t.Errorf("%s: balanced = %v, want %v", tt.name, got, tt.want)
		}
	}
}

// The judge sees who is ahead, and considers the start of a three-player game about even.
func TestJudge(t *testing.T) {
	tests := []struct {
		options, plies string
		low, high      float32 // of the first player's payoff
	}{
		{"size=4", "d1 a1 d2 a2 d3 a3 c1 b1", 0.9, 1},
		{"size=4", "a1 d1 a2 d2 a3 d3 b1 c1", -1, -0.9},
		{"size=2", "a1 b1 b2", -0.01, 0.01}, // one ply is left, to a draw
		{"size=6 players=3", "", -0.2, 0.2},
	}
	for _, tt := range tests {
		g, _ := nullGame(t, tt.options)
		o, err := parseOpening(g, tt.plies)
		must.Succeed(t, err)
		ps, err := judgeOpening(t.Context(), afterOpening(g, o), 1)
		if err != nil || ps[0] < tt.low || ps[0] > tt.high {
			t.Errorf("%s: %q is worth %v, %v; want %v to %v for p1", tt.options, tt.plies, ps, err, tt.low, tt.high)
		}
	}
}

// afterOpening returns the position after an opening.
func afterOpening(g games.Game, o opening) games.Position {
	p := g.Start()
	for _, m := range o {
		p.Play(m)
	}
	return p
}

func TestMakeOpenings(t *testing.T) {
	g, _ := nullGame(t, "size=4 players=3")
	accepted := map[uint64]bool{}
	judge := func(_ context.Context, p games.Position, _ uint64) (games.Payoffs, error) {
		if p.Hash()%2 == 0 {
			return games.Payoffs{1, -0.5, -0.5}, nil
		}
		accepted[p.Hash()] = true
		return games.Payoffs{}, nil
	}
	many, err := makeOpenings(t.Context(), g, judge, 60, 5)
	if err != nil || len(many) != 60 {
		t.Fatalf("%d openings, %v; want 60", len(many), err)
	}
	seen := map[uint64]bool{}
	for _, o := range many {
		p := afterOpening(g, o)
		if len(o) < 3 || len(o) > 6 || p.Over() {
			t.Errorf("opening %s has %d plies, want 3 to 6 and a game that goes on", formatOpening(g, o), len(o))
		}
		if !accepted[p.Hash()] || seen[p.Hash()] {
			t.Errorf("opening %s is not balanced or there twice", formatOpening(g, o))
		}
		seen[p.Hash()] = true
	}
	few, err := makeOpenings(t.Context(), g, judge, 10, 5)
	if err != nil || digest(g, few) != digest(g, many[:10]) {
		t.Errorf("10 openings of the same seed are not the first of 60: %v", err)
	}
	other, err := makeOpenings(t.Context(), g, judge, 10, 6)
	if err != nil || digest(g, few) == digest(g, other) {
		t.Errorf("another seed gives the same openings: %v", err)
	}
}

func TestOpeningsRunOut(t *testing.T) {
	g, _ := nullGame(t, "size=2") // four cells: 12 positions of two stones, 12 of three
	openings, err := makeOpenings(t.Context(), g, evenJudge, 1000, 1)
	if err != nil || len(openings) < 10 || len(openings) > 24 {
		t.Errorf("%d openings, %v", len(openings), err)
	}
	never := func(context.Context, games.Position, uint64) (games.Payoffs, error) { return games.Payoffs{1, -1}, nil }
	if _, err := makeOpenings(t.Context(), g, never, 3, 1); err == nil || err.Error() != "null has no balanced opening among 200 tries" {
		t.Errorf("the error is %v", err)
	}
	broken := errors.New("no idea")
	bad := func(context.Context, games.Position, uint64) (games.Payoffs, error) { return games.Payoffs{}, broken }
	if _, err := makeOpenings(t.Context(), g, bad, 3, 1); !errors.Is(err, broken) {
		t.Errorf("the error is %v", err)
	}
}

func TestOpeningsFile(t *testing.T) {
	g, options := nullGame(t, "size=4")
	openings, err := makeOpenings(t.Context(), g, evenJudge, 20, 9)
	must.Succeed(t, err)
	text := "# a comment\n\n[size=3 players=2 turns=single]\na1 b1\n" + formatOpenings(g, options, openings)
	back, err := parseOpenings(g, options, text)
	if err != nil || digest(g, back) != digest(g, openings) {
		t.Errorf("%d openings come back, %v; want the 20 that were written", len(back), err)
	}
	if back, err := parseOpenings(g, "size=5", text); len(back) != 0 || err != nil {
		t.Errorf("%d openings for other options, %v", len(back), err)
	}
}

func TestBadOpenings(t *testing.T) {
	g, options := nullGame(t, "size=2")
	for text, want := range map[string]string{
		"# one\na1 b9":      "line 3: ",
		"a1 a1":             "line 2: ",
		"a1 a2 b1 b2":       "line 2: the game is over after this opening",
		"\n\na1 b1\na1 x y": "line 5: ",
	} {
		if _, err := parseOpenings(g, options, "["+options+"]\n"+text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: error %v, want %s...", text, err, want)
		}
	}
}

// Every opening that comes with the program belongs to a game of the catalogue and can be played.
func TestStoredOpenings(t *testing.T) {
	files, err := kept.ReadDir("openings")
	must.Succeed(t, err)
	for _, f := range files {
		spec, ok := catalog.Find(strings.TrimSuffix(f.Name(), ".txt"))
		if !ok {
			t.Errorf("%s is named after no game", f.Name())
			continue
		}
		text, err := kept.ReadFile("openings/" + f.Name())
		must.Succeed(t, err)
		for _, line := range strings.Split(string(text), "\n") {
			if options, ok := strings.CutPrefix(line, "["); ok {
				checkSection(t, spec, strings.TrimSuffix(options, "]"), string(text))
			}
		}
	}
}

// checkSection reads the openings of one section.
func checkSection(t *testing.T, spec games.Spec, options, text string) {
	t.Helper()
	o, err := games.ParseOptions(strings.Fields(options))
	must.Succeed(t, err)
	g, err := spec.Open(o)
	must.Succeed(t, err)
	if full := spec.Format(g.Info().Options); full != options {
		t.Errorf("%s [%s]: want all options, [%s]", spec.ID, options, full)
	}
	openings, err := parseOpenings(g, options, text)
	if err != nil {
		t.Errorf("%s [%s]: %v", spec.ID, options, err)
	}
	seen := map[uint64]bool{}
	for _, o := range openings {
		seen[afterOpening(g, o).Hash()] = true
	}
	if len(openings) < 200 || len(seen) != len(openings) {
		t.Errorf("%s [%s]: %d openings to %d positions, want 200 or more, all different", spec.ID, options, len(openings), len(seen))
	}
}
