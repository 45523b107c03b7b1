package distrify

import (
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

func TestParseMove(t *testing.T) {
	gametest.Plies(t, Spec, [][4]string{
		{"size=3", "3/3/3 X - -", "b2", "b2"},                                                                 // a cell
		{"size=3", "3/3/3 X - -", "  B2 ", "b2"},                                                              // capitals and spaces
		{"size=3", "3/3/3 X - -", "b2#", "b2"},                                                                // the mark of a win
		{"size=19", strings.Repeat("19/", 18) + "19 X - -", "s19", "s19"},                                     // row of two digits
		{"size=3 pairs=original", "3/1X1/O2 X b2 -", "END", "end"},                                            // end
		{"size=4", "XXOX/O2O/XOXO/XOXO X - -", "pass", "pass"},                                                // pass
		{"size=3 swap=on", "3/1X1/3 O - -", "swap", "swap"},                                                   // swap
		{"size=3", "3/3/3 X - -", "", "cannot be read"},                                                       // nothing
		{"size=3", "3/3/3 X - -", "d1", "cannot be read"},                                                     // off the board
		{"size=3", "3/3/3 X - -", "a0", "cannot be read"},                                                     // row 0
		{"size=3", "3/3/3 X - -", "a01", "cannot be read"},                                                    // leading zero
		{"size=3", "3/3/3 X - -", "a1-a2", "cannot be read"},                                                  // a pair is two plies
		{"size=3", "3/1X1/3 O - -", "b2", "That cell is already taken."},                                      // taken
		{"size=3", "XO1/O2/3 X - -", "b2", "That would form a crosscut: b2-a1 against b1-a2."},                // crosscut
		{"size=3", "3/1X1/3 O - -", "end", "Place a stone first."},                                            // end without a stone
		{"size=4", "XXOX/O2O/XOXO/XOXO X - -", "end", "You cannot place a stone, so you have to pass."},       // end instead of the pass
		{"size=3", "3/1X1/3 O - -", "pass", "You can place a stone, so you may not pass."},                    // pass with a choice
		{"size=3", "3/1X1/O2 X b2 -", "pass", "To place no second stone, end the turn."},                      // pass in an open turn
		{"size=3", "3/1X1/3 O - -", "swap", "This game is played without the swap."},                          // swap without the option
		{"size=3 swap=on", "3/3/3 X - -", "swap", "Only the answer to the first turn may be a swap."},         // swap too early
		{"size=3 swap=on", "O2/1X1/3 O a1 -", "swap", "Only the answer to the first turn may be a swap."},     // swap too late
		{"size=3 swap=on", "3/1X1/3 O - swapped", "swap", "Only the answer to the first turn may be a swap."}, // swap twice
		{"size=3 swap=on", "3/1O1/3 X - -", "swap", "Only the answer to the first turn may be a swap."},       // swap for a white stone
		{"size=2", "X1/X1 O - -", "b1", "The game is over."},                                                  // after the end
	})
}

func TestAnnotateMarksWin(t *testing.T) {
	const board = "2X2/1X1O1/2XO1/1O1X1/5 X - -"
	gametest.Annotations(t, Spec, [][4]string{
		{"size=5 pairs=original", board, "c5", "c5#"}, {"size=5 pairs=original", board, "d5", "d5#"},
		{"size=5 pairs=original", board, "e5", "e5#"}, {"size=5 pairs=original", board, "a5", "a5"},
	})
}

func TestParsePosition(t *testing.T) {
	gametest.Positions(t, Spec, [][3]string{
		{"size=3", "3/3/3 X - -", ""},                                // start
		{"size=3", "XXX/OOO/XXX O - -", ""},                          // any stones
		{"size=3", "XO1/OX1/3 O - -", ""},                            // a crosscut
		{"size=3", "XOX/OXO/XOX O - -", ""},                          // both joined
		{"size=3", "XXO/XOX/OXX X - -", ""},                          // full
		{"size=3", "3/1X1/O2 X b2 -", ""},                            // open turn
		{"size=3", "3/1X1/3 X b2 -", ""},                             // open turn after one stone alone
		{"size=3", "O2/XXX/3 X b2 -", ""},                            // open turn with three in a row
		{"size=3", "X2/X2/X2 X a1 -", ""},                            // open turn of a finished game
		{"size=3", "3/1X1/3 O - swapped", ""},                        // swapped
		{"size=3", "3/3/3 O - -", ""},                                // White to move on an empty board
		{"size=3", "4/4/4/4 X - -", "rows of X, O and numbers"},      // another size
		{"size=3", "3/2/3 X - -", "rows of X, O and numbers"},        // a row is short
		{"size=3", "3/1x1/3 X - -", "such as 3/3/3"},                 // another letter
		{"size=3", "3/3/3 B - -", "X or O"},                          // another colour
		{"size=3", "3/3/3 XO - -", "X or O"},                         // no colour
		{"size=3", "3/1X1/3 X a1 -", "stone of the colour to move"},  // open on an empty cell
		{"size=3", "3/1X1/3 O b2 -", "stone of the colour to move"},  // open on the other's stone
		{"size=3", "3/1X1/3 X b4 -", "stone of the colour to move"},  // open off the board
		{"size=3", "3/1X1/3 X b2b -", "stone of the colour to move"}, // open on a cell with trailing text
		{"size=3", "3/3/3 X - yes", `"swapped" or "-"`},              // another last field
		{"size=3", "3/3/3 X -", "four fields"},                       // a field is missing
		{"size=3", "3/3/3 X - - -", "four fields"},                   // an extra field
	})
}

// The decisions of doc.go for positions that only a text can describe.
func TestUnreachablePositions(t *testing.T) {
	tests := []struct {
		name, options, text string
		winner              int
		plies               string // all legal ones
	}{
		{"the only stone is open", "size=2", "X1/2 X a1 -", nobody, "end"},
		{"the open stone is in a row", "size=4 pairs=original", "O3/XXX1/4/4 X b2 -", nobody, "end"},
		{"White opens", "size=2 swap=on", "2/2 O - -", nobody, "a1 b1 a2 b2"},
		{"Black answers without a swap", "size=2 swap=on", "O1/2 X - -", nobody, "b1 a2 b2"},
		{"both joined, Black was last", "size=2", "XO/OX O - -", black, ""},
		{"both joined, White was last", "size=2", "XO/OX X - -", white, ""},
		{"both joined, Black's turn is open", "size=2", "XO/OX X a1 -", black, ""},
		{"the winner is to move", "size=2", "X1/X1 X - -", black, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := mustOpen(t, tt.options)
			p := mustParse(t, g, tt.text)
			if got := strings.Join(gametest.Names(g, p, p.AppendMoves(nil)), " "); got != tt.plies || int(p.winner) != tt.winner {
				t.Errorf("plies %q, winner %d; want %q, %d", got, p.winner, tt.plies, tt.winner)
			}
		})
	}
}

func TestSwapExchangesColours(t *testing.T) {
	g := mustOpen(t, "size=3 swap=on")
	p := g.Start().(*position)
	gametest.Play(t, g, p, "b2 swap")
	if p.ToMove() != 0 || p.turn != white || games.TextOf(p) != "3/1X1/3 O - swapped" {
		t.Fatalf("seat %d plays colour %d in %s, want the first player with White", p.ToMove(), p.turn, games.TextOf(p))
	}
	v := games.ViewOf(g, p)
	if v.Seats[0].Colour != white || v.Seats[1].Colour != black {
		t.Errorf("colours of the seats %d, %d; want White, Black", v.Seats[0].Colour, v.Seats[1].Colour)
	}
	gametest.Play(t, g, p, "a2 end b1 end c3 end b3#")
	if ps := p.Payoffs(); p.winner != black || ps[1] != 1 || ps[0] != -1 {
		t.Errorf("payoffs %v in %s, want the second player to win with Black", ps, games.TextOf(p))
	}
}
