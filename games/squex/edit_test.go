package squex

import (
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
)

func TestImpossible(t *testing.T) {
	gametest.Setups(t, Spec, [][3]string{
		{"size=4", "4/4/4/4 3/3/3 B 1 -", ""},
		{"size=4", "4/4/4/4 3/3/3 R 1 -", "squex.edit.turn"},
		{"size=4", "4/4/4/4 3/3/3 B 2 -", "squex.edit.nocut"},
		{"size=4", "B3/4/4/4 3/3/3 R 1 -", ""},
		{"size=4", "B3/4/4/4 3/3/3 B 1 -", "squex.edit.turn"},
		{"size=4", "BB2/4/4/4 3/3/3 R 1 -", "squex.edit.even"},
		{"size=4 swap=on", "B3/4/4/4 3/3/3 R 1 swapped", ""},
		{"size=4 swap=on", "4/4/4/4 3/3/3 B 1 swapped", "squex.edit.swap"},
		// rules.md T1: Red has just cut. Then Blue places two, and the first leaves Red behind.
		{"size=4", "3B/1BR1/1RB1/R3 3/1r1/r2 B 2 -", ""},
		{"size=4", "3B/1BR1/1RB1/R3 3/1r1/r2 B 1 -", "squex.edit.turn"},
		{"size=4", "B2B/1BR1/1RB1/R3 b2/1r1/r2 B 1 -", ""},
		{"size=4", "BB1B/1BR1/1RB1/R3 b2/1r1/r2 R 1 -", ""},
		{"size=4", "BBBB/1BR1/1RB1/R3 bb1/1r1/r2 R 1 -", "squex.edit.even"},
		{"size=3", "1B1/1B1/1B1 2/2 R 1 -", "edit.over"},
		{"size=4 handicap=2", "4/4/4/4 3/3/3 B 3 -", ""},
		{"size=4 handicap=2", "B3/4/4/4 3/3/3 B 2 -", ""},
		{"size=4 handicap=2", "B3/4/4/4 3/3/3 B 1 -", "squex.edit.turn"},
		{"size=4 handicap=2", "B3/4/4/4 3/3/3 R 1 -", "squex.edit.turn"},
		{"size=4 handicap=2", "B1BB/4/4/4 3/3/3 R 1 -", ""},
		{"size=4 handicap=2", "B1BB/R3/4/4 3/3/3 B 1 -", ""},
		{"size=4 handicap=2", "B1BB/R3/4/4 3/3/3 B 3 -", "squex.edit.turn"},
		{"size=4 handicap=2 swap=on", "B1BB/4/4/4 3/3/3 R 1 swapped", ""},
		{"size=4 handicap=2 swap=on", "B3/4/4/4 3/3/3 B 2 swapped", "squex.edit.swap"},
	})
}

// Octagons determine the squares, except where both colours have a diagonal.
func TestPutAndClearSquares(t *testing.T) {
	g := open(t, "size=3")
	put := func(p games.Position, owner int8, at board.Target) games.Position {
		q, why := g.Put(p, board.Piece{Owner: owner, At: at})
		if !why.Text.Empty() {
			t.Fatalf("%d on %d: %s", owner, at, why.Text.Key)
		}
		return q
	}
	p := g.Start()
	for _, x := range []board.Target{0, 4} {
		p = put(p, blue, x)
	}
	if _, why := g.Put(p, board.Piece{Owner: red, At: 9}); why.Text.Key != "squex.edit.square" {
		t.Errorf("a square is taken without a diagonal: %q", why.Text.Key)
	}
	for _, x := range []board.Target{1, 3} {
		p = put(p, red, x)
	}
	if got, want := games.TextOf(p), "BR1/RB1/3 r1/2 B 1 -"; got != want {
		t.Errorf("the later diagonal has the square: got %q, want %q", got, want)
	}
	p = put(p, blue, 9)
	if got, want := games.TextOf(p), "BR1/RB1/3 b1/2 B 1 -"; got != want {
		t.Errorf("the square can be given to the other: got %q, want %q", got, want)
	}
	p = g.Clear(p, 4)
	if got, want := games.TextOf(p), "BR1/R2/3 r1/2 B 1 -"; got != want {
		t.Errorf("one diagonal is left: got %q, want %q", got, want)
	}
	if got, want := games.TextOf(g.Clear(p, 1)), "B2/R2/3 2/2 B 1 -"; got != want {
		t.Errorf("none is left: got %q, want %q", got, want)
	}
}

// Following the advice of what to remove or add gives a position in which a game can begin.
func TestMiscountHintIsCorrect(t *testing.T) {
	g := open(t, "size=6")
	for text, want := range map[string][2]int{ // the other colour's octagons come first
		"B1B1B1/6/B1B1B1/6/6/6 5/5/5/5/5 R 1 -":    {5, 5},
		"B1B1B1/6/B1B1B1/6/R1R3/6 5/5/5/5/5 R 1 -": {3, 3},
		"R1R1R1/6/B5/6/6/6 5/5/5/5/5 B 1 -":        {2, 2},
	} {
		p, err := g.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		why := games.WhyNotFrom(g, p).Text
		if why.Key != "squex.edit.even" || why.Args[4] != want[0] || why.Args[6] != want[1] {
			t.Errorf("%s: it is said %v, want to remove and to add %v", text, why, want)
			continue
		}
		less, more, mover := p.Clone(), p.Clone(), int8(p.ToMove())
		for at, n := board.Target(0), 0; n < want[0]; at++ {
			if q := g.Clear(less, at); games.TextOf(q) != games.TextOf(less) {
				less, n = q, n+1
			}
		}
		for n := range want[1] {
			more, _ = g.Put(more, board.Piece{Owner: mover, At: board.Target(30 + n)})
		}
		for _, q := range []games.Position{less, more} {
			if why := games.WhyNotFrom(g, q).Text; !why.Empty() {
				t.Errorf("%s: %s is refused as well: %s", text, games.TextOf(q), why.Key)
			}
		}
	}
}
