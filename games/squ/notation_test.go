package squ

import (
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

func TestParseMove(t *testing.T) {
	middle := Spec.Showcase.Plies // S2: b4 is Red's, d1 is empty
	gametest.Plies(t, Spec, [][4]string{
		{"", middle, "d1", "d1"},
		{"", middle, " D1 ", "d1"},
		{"", middle, "d1#", "d1"},
		{"", middle, "j7 #6@d1", "j7"},
		{"", middle, "J7#6@D1", "j7"},
		{"", middle, "b4", "That cell is already taken."},
		{"", middle, "k1", "cannot be read"},
		{"", middle, "a11", "cannot be read"},
		{"", middle, "a0", "cannot be read"},
		{"", middle, "d01", "cannot be read"},
		{"", middle, "d1+j7", "cannot be read"},
		{"", middle, "d1x", "cannot be read"},
		{"", middle, "d1 #10@a1", "cannot be read"},
		{"", middle, "d1 #6", "cannot be read"},
		{"", middle, "d1 #6@", "cannot be read"},
		{"", middle, "d1 #6@d1 #6@d1", "cannot be read"},
		{"", middle, "end", "cannot be read"},
		{"", middle, "", "cannot be read"},
		{"", "a1 b1", "a1", "That cell is already taken."},
		{"", "a1 b1", "b1", "Your first disc lies here. The second one goes on another cell."},
	})
}

func TestAnnotateNamesNewSquare(t *testing.T) {
	middle := Spec.Showcase.Plies
	gametest.Annotations(t, Spec, [][4]string{
		{"", middle, "d1", "d1"}, {"", middle + " d1", "j7", "j7 #6@d1"}, {"", middle + " d1 j7", "a1", "a1"}, {"", middle + " d1 j7 a1", "a3", "a3"},
	})
}

func TestParsePosition(t *testing.T) {
	gametest.Positions(t, Spec, [][3]string{
		{"size=4", "4/4/4/4 - -", ""},                                          // start
		{"size=4", "r3/4/4/4 - -", ""},                                         // Black to move
		{"size=4", "r1b1/4/4/4 c1 -", ""},                                      // open turn
		{"size=4", "rr2/rr2/bb2/bb2 - -", ""},                                  // both discs of a turn, no pyramids
		{"size=4", "RR2/RR2/bb2/bb2 - p1", ""},                                 // pyramids of one colour
		{"size=4", "RRr1/RR2/r1r1/4 - p1", ""},                                 // pyramids on a square that is not the largest
		{"size=4", "rrrr/4/1r2/4 - -", ""},                                     // any numbers of discs
		{"size=4", "r2b/4/4/4 - -", ""},                                        // an even number and nothing open
		{"size=4", "rbrb/brbr/rbrb/brbr - -", ""},                              // full
		{"size=4", "RR2/RR2/b1b1/b3 - -", ""},                                  // a record with an unknown holder
		{"size=4", "RR2/RR2/BB2/BB2 - p2", ""},                                 // the opponent was first
		{"size=4", "", "want three fields"},                                    // no fields
		{"size=4", "4/4/4/4 -", "want three fields"},                           // a missing field
		{"size=4", "4/4/4/4 - - -", "want three fields"},                       // an extra field
		{"size=4", "3/3/3 - -", "want 4 rows"},                                 // another size
		{"size=4", "5/4/4/4 - -", "want 4 rows"},                               // a long row
		{"size=4", "x3/4/4/4 - -", "want 4 rows"},                              // another letter
		{"size=4", "r1b1/4/4/4 c9 -", "want the one disc of the open turn"},    // not a cell
		{"size=4", "r1b1/4/4/4 c1+d1 -", "want the one disc of the open turn"}, // two open discs
		{"size=4", "r1b1/4/4/4 d1 -", "want d1 to hold a disc b"},              // an open disc that is missing
		{"size=4", "r1b1/4/4/4 a1 -", "want a1 to hold a disc b"},              // an open disc of the opponent
		{"size=4", "r3/4/4/4 a1 -", "want - as the open turn"},                 // the first disc of all is open
		{"size=4", "4/4/4/4 a1 -", "want - as the open turn"},                  // an open disc on the empty board
		{"size=4", "rbrb/brbr/rbrb/brbr a1 -", "want - as the open turn"},      // an open disc on the full board
		{"size=4", "RR2/Rr2/4/4 - p1", "want no capital R"},                    // three pyramids
		{"size=4", "BB1B/B3/4/4 - -", "want no capital B"},                     // four pyramids on no square
		{"size=4", "RRRR/RRRR/4/4 - p1", "want no capital R"},                  // eight pyramids
		{"size=4", "RR2/RR2/bbb1/1bb1 a1 p1", "want no capital R"},             // a pyramid on the open disc
		{"size=4", "4/4/4/4 - p3", "want p1, p2 or -"},                         // another holder
		{"size=4", "r3/4/4/4 - p1", "want as the holder of the record"},        // a record without a square
		{"size=4", "RR2/RR2/B1B1/b1b1 - p2", "want no capital B"},              // the holder has the smaller square
		{"size=4", "RR2/RR2/b1b1/4 - p2", "want as the holder of the record"},  // the holder has no square
	})
}

// rules.md B1, "State", and the package comment for numbers of discs that no game has.
func TestParsePositionFindsMover(t *testing.T) {
	for _, tt := range []struct {
		text  string
		mover games.Player
		left  int
	}{
		{"4/4/4/4 - -", red, 1},
		{"r3/4/4/4 - -", black, 2},
		{"rb2/4/4/4 b1 -", black, 1},
		{"rbb1/4/4/4 - -", red, 2},
		{"rbbr/4/4/4 d1 -", red, 1},
		{"rbbr/r3/4/4 - -", black, 2},
		{"rb2/4/4/4 - -", black, 2},
		{"rrr1/4/4/4 - -", red, 2},
		{"rrrr/4/4/4 - -", red, 2},
		{"rrrr/r3/4/4 - -", black, 2},
		{"bbbb/bb2/4/4 - -", black, 2},
		{"rbrb/brbr/rbrb/brb1 - -", red, 1},
		{"rbrb/brbr/rbrb/br2 - -", black, 2},
	} {
		p := after(t, "size=4", tt.text)
		if p.ToMove() != tt.mover || p.left() != tt.left {
			t.Errorf("%s: seat %d with %d discs, want seat %d with %d", tt.text, p.ToMove(), p.left(), tt.mover, tt.left)
		}
	}
}

// Pyramids missing in the text are placed at the end of the owner's next turn.
func TestParsePositionSetsPyramids(t *testing.T) {
	p := after(t, "size=4", "rr2/rr2/4/bbb1 - -")
	for _, tt := range []struct{ turn, want string }{
		{"d4+a3", "RR2/RR2/r3/bbbr - -"},
		{"d1+d3", "RR1b/RR2/r2b/bbbr - -"},
	} {
		play(t, p, tt.turn)
		if got := games.TextOf(p); got != tt.want {
			t.Errorf("after %s: got %s, want %s", tt.turn, got, tt.want)
		}
	}
}

func TestHash(t *testing.T) {
	const with, without = "RR2/RR2/bb2/bb1r - p1", "rr2/rr2/bb2/bb1r - p2"
	const draw, record = "size=4", "size=4 ties=record"
	if after(t, draw, with).Hash() != after(t, draw, without).Hash() {
		t.Error("ties=draw: pyramids or the record change the hash; they decide nothing")
	}
	if after(t, record, with).Hash() == after(t, record, without).Hash() {
		t.Error("ties=record: the record does not change the hash")
	}
	seen := map[uint64]string{}
	for _, p := range []*position{
		after(t, draw, ""), after(t, draw, "r3/4/4/4 - -"), after(t, draw, "b3/4/4/4 - -"),
		after(t, draw, "rb2/4/4/4 - -"), after(t, draw, "rb2/4/4/4 b1 -"), after(t, draw, "br2/4/4/4 - -"),
	} {
		if other, twice := seen[p.Hash()]; twice {
			t.Errorf("%s and %s have one hash", games.TextOf(p), other)
		}
		seen[p.Hash()] = games.TextOf(p)
	}
}
