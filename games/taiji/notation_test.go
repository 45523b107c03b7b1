package taiji

import (
	"testing"

	"quintet/games/gametest"
)

func TestParseMove(t *testing.T) {
	const middle = "a1-b1 k11-k10"
	gametest.Plies(t, Spec, [][4]string{
		{"", middle, "e5-f5", "e5-f5"},
		{"", middle, "f5-e5", "f5-e5"},
		{"", middle, " E5-F5\t", "e5-f5"},
		{"", middle, "e5,f5", "e5-f5"},
		{"", middle, "e5 f5", "e5-f5"},
		{"", middle, "e5 - f5", "e5-f5"},
		{"", middle, "e5f5", "e5-f5"},
		{"", middle, "e10e11", "e10-e11"},
		{"", middle, "e11,e10", "e11-e10"},
		{"", middle, "e1-e11", "That is too far: the other half lies beside e1."},
		{"", middle, "e5-f6", "The two halves lie side by side, not diagonally."},
		{"", middle, "e5-e5", "A tile covers two cells: choose a free neighbour."},
		{"", middle, "b1-b2", "That cell is already taken."},
		{"", middle, "b2-b1", "That cell is already taken."},
		{"", middle, "", "cannot be read"},
		{"", middle, "e5", "cannot be read"},
		{"", middle, "e5-", "cannot be read"},
		{"", middle, "e5--f5", "cannot be read"},
		{"", middle, "e5-f5-", "cannot be read"},
		{"", middle, "e5-f5 g5", "cannot be read"},
		{"", middle, "e12-f12", `taiji: "e12-f12" cannot be read: want the light cell and the dark cell of a tile, such as b2-c2, of a1 to k11`},
		{"", middle, "k1-l1", "cannot be read"},
		{"", middle, "e0-e1", "cannot be read"},
		{"", middle, "e05-f05", "cannot be read"},
		{"", middle, "pass", "cannot be read"},
		{"size=2", "wb/bw p1", "a1-b1", "The game is over."},
	})
}

func TestParsePosition(t *testing.T) {
	gametest.Positions(t, Spec, [][3]string{
		{"size=5", "5/5/5/5/5 p1", ""},                                      // the start
		{"size=5", " www2/w4/2bbb/4b/w2b1  p2 ", "www2/w4/2bbb/4b/w2b1 p2"}, // T9, with spaces around
		{"size=5", "1111w/5/5/5/5 p2", "cannot be read"},                    // no run is as long as that number
		{"size=5", "wwwww/wwwww/wwwww/wwwww/wwwww p2", ""},                  // no game reaches it, but it is a board
		{"size=5", "5/5/5/5 p1", "cannot be read"},                          // four rows
		{"size=5", "7/7/7/7/7/7/7 p1", "cannot be read"},                    // another size
		{"size=5", "5/5/5/5/4 p1", "cannot be read"},                        // a short row
		{"size=5", "5/5/5/5/5", "cannot be read"},                           // no seat
		{"size=5", "5/5/5/5/5 p3", "cannot be read"},                        // no such seat
		{"size=5", "5/5/5/5/5 P1", "cannot be read"},                        // capitals
		{"size=5", "5/5/5/5/4x p1", "cannot be read"},                       // no such half
		{"size=5", "5/5/5/5/5 p1 -", "cannot be read"},                      // an extra field
		{"size=5", "", "cannot be read"},                                    // nothing
	})
}

func TestOptions(t *testing.T) {
	for _, tt := range []struct {
		options string
		counted int
	}{
		{"", 3}, {"size=11", 3}, {"size=9", 2}, {"size=7", 1}, {"size=8", 2}, {"size=2", 2}, {"size=13", 2},
		{"size=7 groups=3", 3}, {"size=11 groups=1", 1},
	} {
		if g := open(t, tt.options); g.counted != tt.counted {
			t.Errorf("%q counts %d groups, want %d", tt.options, g.counted, tt.counted)
		}
	}
}
