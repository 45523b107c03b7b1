package distrify

import (
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
)

func TestImpossible(t *testing.T) {
	gametest.Setups(t, Spec, [][3]string{
		{"size=5", "5/5/5/5/5 X - -", ""},
		{"size=5", "5/5/5/5/5 O - -", "distrify.edit.turn"},
		{"size=5", "X4/5/5/5/5 O - -", ""},
		{"size=5", "XX3/5/5/5/5 O - -", "distrify.edit.turn"},
		{"size=5", "X1O2/5/5/5/5 X - -", ""},
		{"size=5", "X1O2/2O2/5/5/5 X - -", ""},
		{"size=5", "X1O2/2O2/5/2O2/5 X - -", "distrify.edit.turn"},
		{"size=5", "X1O2/5/5/5/5 O c1 -", ""},
		{"size=5", "X4/5/5/5/5 X a1 -", "distrify.edit.alone"},
		{"size=5", "X4/5/5/5/5 O - swapped", "distrify.edit.swap"},
		{"size=5 swap=on", "X4/5/5/5/5 O - swapped", ""},
		{"size=5", "XO3/OX3/5/5/5 X - -", "distrify.edit.crosscut"},
		{"size=5 crosscuts=pairs", "XO3/OX3/5/5/5 X - -", ""},
		{"size=3", "1X1/1X1/OX1 O - -", "edit.over"},
		// rules.md T8: Black cannot place a stone, so White may have had more turns with stones.
		{"size=4", "XXOX/O2O/XOXO/XOXO X - -", ""},
		{"size=4", "XXOX/O2O/XOXO/XOXO O - -", ""},
		{"size=5 handicap=2", "XX3/5/5/5/5 X - -", ""},
		{"size=5 handicap=2", "XX3/5/5/5/5 O - -", "distrify.edit.turn"},
		{"size=5 handicap=2", "XX3/5/5/5/5 X a1 -", "distrify.edit.alone"},
		{"size=5 handicap=2", "XXX2/5/5/5/5 O - -", ""},
		{"size=5 handicap=2", "XXX2/5/5/5/5 X - -", "distrify.edit.turn"},
		{"size=5 handicap=2", "XXX2/5/O4/5/5 X - -", ""},
		{"size=5 handicap=2", "XX3/5/O4/5/5 X - -", "distrify.edit.turn"},
		{"size=5 handicap=2 swap=on", "XXX2/5/5/5/5 O - swapped", ""},
	})
}

// The first stone of an open turn gives the turn to its colour, and removing it closes the turn.
func TestPutAnOpenStone(t *testing.T) {
	g := mustOpen(t, "size=4")
	p, why := g.Put(g.Start(), board.Piece{Owner: white, At: 5, Open: true})
	if got, want := games.TextOf(p), "4/1O2/4/4 O b2 -"; got != want || !why.Text.Empty() {
		t.Fatalf("an open stone: got %q, %s, want %q", got, why.Text.Key, want)
	}
	if got, want := games.TextOf(g.Clear(p, 5)), "4/4/4/4 O - -"; got != want {
		t.Errorf("taken away: got %q, want %q", got, want)
	}
	if got, want := games.TextOf(g.Choose(p, moverChoice, black)), "4/1O2/4/4 X - -"; got != want {
		t.Errorf("the other colour to move: got %q, want %q", got, want)
	}
}
