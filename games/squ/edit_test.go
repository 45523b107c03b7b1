package squ

import (
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
)

func TestImpossible(t *testing.T) {
	gametest.Setups(t, Spec, [][3]string{
		{"size=4", "4/4/4/4 - -", ""},
		{"size=4", "r3/4/4/4 - -", ""},
		{"size=4", "b3/4/4/4 - -", "squ.edit.count"},
		{"size=4", "rb2/4/4/4 - -", "squ.edit.turns"},
		{"size=4", "rb2/4/4/4 b1 -", ""},
		{"size=4", "rbb1/4/4/4 - -", ""},
		{"size=4", "rrb1/4/4/4 - -", "squ.edit.count"},
		{"size=4", "RR2/RR2/bbbb/4 - p1", "squ.edit.turns"},
		{"size=4", "RRr1/RR2/bbb1/1b2 c1 p1", "squ.edit.turns"},
		{"size=4", "RRr1/RR2/bbb1/1b2 - p1", ""},
		{"size=4", "rrr1/rr2/bbb1/1b2 - p1", "squ.edit.pyramids"},
		{"size=4", "RRr1/RR2/bbb1/1b2 - -", "squ.edit.holder"},
		{"size=3", "rbr/brb/rbr - p1", "edit.over"},
		{"size=4 handicap=2", "4/4/4/4 - -", ""},
		{"size=4 handicap=2", "rr2/4/4/4 - -", ""},
		{"size=4 handicap=2", "rb2/4/4/4 - -", "squ.edit.count"},
		{"size=4 handicap=2", "rrr1/4/4/4 - -", ""},
		{"size=4 handicap=2", "rrrb/4/4/4 - -", "squ.edit.turns"},
		{"size=4 handicap=2", "rrrb/4/4/4 d1 -", ""},
		{"size=4 handicap=2", "rrrb/b3/4/4 - -", ""},
	})
}

// Pyramids and record follow from the discs, and an impossible open turn is closed.
func TestPutDerivesRest(t *testing.T) {
	g := open(t, "size=4")
	p, err := g.ParsePosition("rr2/rbb1/4/4 - -")
	if err != nil {
		t.Fatal(err)
	}
	for _, step := range []struct {
		at    board.Target
		owner int8
		open  bool
		want  string
	}{
		{5, 0, false, "RR2/RRb1/4/4 - p1"},
		{15, 1, true, "RR2/RRb1/4/3b d4 p1"},
		{15, 0, false, "RR2/RRb1/4/3r - p1"},
	} {
		q, why := g.Put(p, board.Piece{At: step.at, Owner: step.owner, Open: step.open})
		if got := games.TextOf(q); got != step.want || !why.Text.Empty() {
			t.Fatalf("after a disc on %d: got %q, %s, want %q", step.at, got, why.Text.Key, step.want)
		}
		p = q
	}
	if got, want := games.TextOf(g.Clear(p, 0)), "1r2/rrb1/4/3r - -"; got != want {
		t.Errorf("without a corner: got %q, want %q", got, want)
	}
	if _, why := g.Put(g.Start(), board.Piece{At: 0, Open: true}); why.Text.Key != "squ.edit.notopen" {
		t.Errorf("the first disc of all leaves its turn open: %q", why.Text.Key)
	}
}
