package squex

import (
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

func TestParseMove(t *testing.T) {
	const late = "Only Red may swap, in answer to the first turn of Blue."
	gametest.Plies(t, Spec, [][4]string{
		{"", "", "c4", "c4"},
		{"", "", "  H8 ", "h8"},
		{"", "", "a1x#", "a1"},
		{"swap=on", "d4", "Swap", "swap"},
		{"", "", "", `squex: "" cannot be read: want an octagon from a1 to h8`},
		{"", "", "i1", `squex: "i1" cannot be read: want an octagon from a1 to h8`},
		{"swap=on", "", "a9", `squex: "a9" cannot be read: want an octagon from a1 to h8, or swap`},
		{"", "", "a01", "cannot be read"},
		{"", "", "a1a2", "cannot be read"},
		{"", "", "pass", "cannot be read"},
		{"", "c4", "c4", "That octagon is taken."},
		{"", "d4", "swap", "This game is played without the swap rule."},
		{"swap=on", "", "swap", late},
		{"swap=on", "d4 e5 f6", "swap", late},
		{"swap=on", "d4 swap", "swap", late},
		{"size=3", "b1 a1 b2 a2 b3", "c1", "The game is over."},
	})
}

func TestAnnotate(t *testing.T) {
	gametest.Annotations(t, Spec, [][4]string{
		{"size=4", "", "b2", "b2"},
		{"size=4", "b2 a4 c3 b3 d1", "c2", "c2x"},
		{"size=3", "b1 a1 b2 a2", "b3", "b3#"},
		{"size=3", "b1 c1 c2 a3 c3 b2 a2 b3", "a1", "a1x#"},
		{"swap=on", "d4", "swap", "swap"},
	})
}

// A swap exchanges the colours of the players: p1, now Red, is next, and the result is credited to the right seats.
func TestSwap(t *testing.T) {
	g := open(t, "size=3 swap=on")
	p := reach(t, g, "b2")
	if p.ToMove() != 1 || !p.Legal(swapMove) {
		t.Fatalf("after one octagon seat %d is to move and may swap: %v", p.ToMove(), p.Legal(swapMove))
	}
	p = playedFrom(t, p, "swap")
	if got, want := games.TextOf(p), "3/1B1/3 2/2 R 1 swapped"; got != want || p.ToMove() != 0 || p.toMove != red {
		t.Fatalf("after the swap %q, seat %d to move; want %q and seat 0", got, p.ToMove(), want)
	}
	p = playedFrom(t, p, "a1 b1")
	if p.ToMove() != 0 {
		t.Errorf("seat %d to move, want p1, who is Red", p.ToMove())
	}
	p = playedFrom(t, p, "a2 b3")
	if p.winner != blue || p.Payoffs() != (games.Payoffs{-1, 1}) {
		t.Errorf("winner %d, payoffs %v; want Blue, who is p2", p.winner, p.Payoffs())
	}
}

func TestSwapIsListedLast(t *testing.T) {
	g := open(t, "size=2 swap=on")
	ms := reach(t, g, "a1").AppendMoves(nil)
	if len(ms) != 4 || ms[3] != swapMove {
		t.Errorf("moves %v, want three octagons and the swap", ms)
	}
}

func TestPositionText(t *testing.T) {
	for _, tc := range []struct {
		name, want string
		size       int
		plies      string
	}{
		{"start", "8/8/8/8/8/8/8/8 7/7/7/7/7/7/7 B 1 -", 8, ""},
		{"T2", "3B/1BR1/1RB1/R3 3/1r1/r2 B 2 -", 4, "b2 a4 c3 b3 d1 c2"},
		{"T9, the end", "RB1/RB1/1B1 2/2 - 0 -", 3, "b1 a1 b2 a2 b3"},
	} {
		if got := games.TextOf(reach(t, sized(t, tc.size), tc.plies)); got != tc.want {
			t.Errorf("%s: got %q, want %q", tc.name, got, tc.want)
		}
	}
}

func TestParsePosition(t *testing.T) {
	gametest.Positions(t, Spec, [][3]string{
		{"size=3", " 3/3/3  2/2 B 1 - ", "3/3/3 2/2 B 1 -"},               // more spaces
		{"size=3", "RRR/3/3 2/2 B 2 -", "RRR/3/3 2/2 - 0 -"},              // unreachable
		{"size=3", "BR1/RB1/3 b1/2 R 1 -", ""},                            // a crossing may belong to one colour
		{"size=3", "BR1/RB1/3 r1/2 R 1 -", ""},                            // or to the other
		{"size=3", "1B1/1B1/1B1 2/2 R 2 -", "1B1/1B1/1B1 2/2 - 0 -"},      // a finished game with a turn
		{"size=3 swap=on", "3/1B1/3 2/2 R 1 swapped", ""},                 // swapped
		{"size=3", "3/1B1/3 2/2 R 1 swapped", "want - in the last field"}, // swapped without swap=on
		{"size=3", "3/3/3 2/2 B 1", "want five fields"},                   // too few fields
		{"size=3", "4/4/4/4 3/3/3 B 1 -", "want octagons as 3 rows"},      // wrong size
		{"size=3", "1b1/3/3 2/2 B 1 -", "want octagons as 3 rows"},        // wrong letter
		{"size=3", "4/3/3 2/2 B 1 -", "want octagons as 3 rows"},          // row too long
		{"size=3", "3/3/3 3/3 B 1 -", "want squares as 2 rows"},           // squares too many
		{"size=3", "3/3/3 b1/2 B 1 -", "want square a1 to belong"},        // square without an owner's diagonal
		{"size=3", "3/1B1/2B 2/2 B 1 -", "want square b2 to belong"},      // square missing
		{"size=3", "3/1B1/2B 2/1r B 1 -", "want square b2 to belong"},     // square of the wrong colour
		{"size=3", "3/3/3 2/2 X 1 -", "want B or R to move"},              // no such colour
		{"size=3", "3/3/3 2/2 - 1 -", "want B or R to move"},              // no one to move in an unfinished game
		{"size=3", "3/3/3 2/2 B 3 -", "want B or R to move and 1 or 2"},   // three placements
		{"size=3", "3/3/3 2/2 B 0 -", "want B or R to move and 1 or 2"},   // no placement
		{"size=3 swap=on", "3/3/3 2/2 B 1 x", "want swapped or -"},        // last field
	})
}

// With win=first a connection of cuttable links wins, also in a position that is read.
func TestParsePositionWithFirstConnection(t *testing.T) {
	const line = "1B1/2B/2B 1b/2 R 1 -"
	if p := reach(t, sized(t, 3), line); p.Over() {
		t.Errorf("%s is over, though b1-c2 can be cut", line)
	}
	if p := reach(t, open(t, "size=3 win=first"), line); p.winner != blue {
		t.Errorf("%s with win=first has the winner %d, want Blue", line, p.winner)
	}
}
