package azacru

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
)

func TestWhy(t *testing.T) {
	const (
		jumping = "7b1/7B41/9/9/1a7/1b7/1B47/1A07/aA0a6 1 2 -"
		first   = "7b1/7B41/9/9/9/2a6/9/a1b6/aaA0-5A7- 1 2 -"
		costly  = "7b1/7B41/9/9/9/1a7/1b7/9/aA0a5A0 1 2 -"
		edge    = "1A65b1/7B41/9/9/9/9/9/9/A43B44 1 2 -"
		stuck   = "9/9/9/9/9/9/9/B2b7/A07A0 1 2 -"
		pass    = "8B0/9/9/9/9/9/9/9/A08 2 2 -"
	)
	gametest.Reasons(t, Spec, [][5]string{
		{"", starts["2"], "g1", "That piece belongs to Rust, and it is Navy's turn.", "cells g1"},
		{"", starts["2"], "e5", "Choose one of Navy's pieces first.", "cells c1 a5 c9 i9"},
		{"", edge, "a9", "This piece has no move: it faces the edge of the board.", "cells a9"},
		{"", stuck, "a9", "This piece has no move: every cell within its power is barred.", "cells a8 b8"},
		{"", starts["2"], "pass", "You may pass only when none of your pieces can move.", "cells c1 a5 c9 i9"},
		{"", starts["2"], "left", "The heading is chosen last, after a move across a border.", "cells c1 a5 c9 i9"},
		{"", pass, "i1", "Rust has no move and passes.", ""},
		{"", pass, "pass", "", ""},
		{"", starts["2"], "c1", "", ""},
		{"", starts["2"], "c1, c3",
			"Too far: power 1, with no tile in its borderland.",
			"line c2 c3; box a1 b1 c1 a2 b2 c2 a3 b3 c3; repair Go to c2 instead"},
		{"", "9/9/9/9/4A04/9/9/9/4B04 1 2 -", "e5, e3",
			"Too far: power 1, from one tile in its borderland.",
			"count e5; line e4 e3; box d4 e4 f4 d5 e5 f5 d6 e6 f6; repair Go to e4 instead"},
		{"", "9/9/9/3a5/4A04/9/9/9/4B04 1 2 -", "e5, e2",
			"Too far: power 2, from 2 tiles in its borderland.",
			"count d4 e5; line e3 e2; box d4 e4 f4 d5 e5 f5 d6 e6 f6; repair Go to e3 instead"},
		{"", starts["2"], "c9, c8, left", "No border was crossed, so the piece heads where it moved.", "cells c9 c8"},
		{"", starts["2"], "c1, b1", "Pieces move straight ahead or 45 degrees to either side.", "cells d2 c2 b2"},
		{"", starts["2"], "c1, d3", "Pieces move straight ahead or 45 degrees to either side.", "cells d2 c2 b2"},
		{"", starts["2"], "c1, c1", "The piece stands here already; choose where it goes.", "cells d2 c2 b2"},
		{"", jumping, "b9, b8", "A piece stands there.", "cells b8"},
		{"", jumping, "b9, b6", "That tile belongs to Rust: you cannot stop there.", "cells b6"},
		{"", "7b1/7B41/9/9/9/9/1B47/1A07/aA0a6 1 2 -", "b9, b6",
			"A piece stands in the way: only a connection may jump it.",
			"cells b8 b7; line b9 b6"}, // blocked, target not own
		{"", "7b1/7B41/9/9/9/9/2a6/a1A0-6/aaA0-6 1 2 -", "c9, c7",
			"A piece stands in the way: only a connection may jump it.",
			"cells c8; line c9 c7; repair Move c8 to c7"}, // blocked, start not own
		{"", starts["2"], "c1, right", "The heading is chosen last, after a move across a border.", "cells d2 c2 b2"},
		{"", starts["2"], "c1, pass", "You may pass only when none of your pieces can move.", "cells c1 a5 c9 i9"},
		{"", pass, "pass, i1", "The move is complete.", ""},
		{"", starts["2"], "c1, d2", "", ""},
		{"", starts["2"], "c1, d2, e3", "Choose the heading: left, straight on or right.", "cells d2"},
		{"", costly, "b9, b6, left", "The connection costs the piece, so there is no heading to choose.", "cells b6"},
		{"", starts["2"], "c1, d2, left", "", ""},
		{"", starts["2"], "c1, d2, left, d2", "The move is complete.", ""},
		{"", first, "i9, i7, left",
			"Too far: power 1, with no tile in its borderland.",
			"line i8 i7; box g7 h7 i7 g8 h8 i8 g9 h9 i9; repair Go to i8 instead"}, // first reason of several
		{"", "9/9/9/3a5/4A04/9/9/9/4B04 1 2 -", "e5, e6",
			"Pieces move straight ahead or 45 degrees to either side.", "cells d4 c3 e4 e3 f4 g3"}, // and nothing is counted
	})
}

// Why accepts a path if and only if it begins the steps of a legal ply, on boards of any density.
func TestWhyAgreesWithSteps(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawPosition(t)
		builder := games.NewBuilder(p.g)
		builder.Reset(p)
		targets := []board.Target{leftButton, straightButton, rightButton, passButton, passButton + 1, board.EdgeBase, cells, board.NoTarget}
		for i := range cells {
			targets = append(targets, cell(i))
		}
		var path []board.Target
		for range 4 {
			for _, last := range targets {
				longer := append(slices.Clone(path), last)
				_, progress := builder.Try(longer)
				r := p.g.Why(p, longer)
				if fits := progress != games.Refused; fits != r.Text.Empty() {
					t.Fatalf("path %v of %s: it fits %v, Why says %q", longer, legal(p), fits, r.Text.Key)
				}
				if r.Text.Empty() && len(r.Cells)+len(r.Count)+len(r.Line)+len(r.Box) > 0 {
					t.Fatalf("path %v: a reason without words", longer)
				}
			}
			next := builder.NextAfter(nil, path)
			if len(next) == 0 {
				break
			}
			path = append(path, rapid.SampledFrom(next).Draw(t, "target"))
		}
	})
}

// ParseMove refuses with the reason of Why, and accepts other spellings of a legal ply.
func TestParseMove(t *testing.T) {
	const costly = "7b1/7B41/9/9/9/1a7/1b7/9/aA0a5A0 1 2 -"
	gametest.Plies(t, Spec, [][4]string{
		{"", starts["2"], "c1-d2", "c1-d2"},
		{"", starts["2"], " C1-D2> ", "c1-d2>"},
		{"", starts["2"], "c1 - d2 <", "c1-d2<"},
		{"", starts["2"], "c1-d2^", "c1-d2"},
		{"", starts["2"], "c1-c2^", "c1-c2"},
		{"", costly, "b9-b6x", "b9-b6"},
		{"", costly, "i9-i8=", "i9-i8"},
		{"", "8B0/9/9/9/9/9/9/9/A08 2 2 -", "PASS#", "pass"},
		{"", starts["2"], "c1", "cannot be read"},
		{"", starts["2"], "c1-d", "cannot be read"},
		{"", starts["2"], "c1-d0", "cannot be read"},
		{"", starts["2"], "c1-j2", "cannot be read"},
		{"", starts["2"], "c1-d10", "cannot be read"},
		{"", starts["2"], "c1d2", "cannot be read"},
		{"", starts["2"], "c1-d2<<", "cannot be read"},
		{"", starts["2"], "c1-d2>^<", "cannot be read"},
		{"", starts["2"], "passe", "cannot be read"},
		{"", starts["2"], "", "cannot be read"},
		{"", starts["2"], "c1-c2<", "No border was crossed, so the piece heads where it moved."},
		{"", costly, "b9-b6<", "The connection costs the piece, so there is no heading to choose."},
		{"", starts["2"], "c1-b1", "Pieces move straight ahead or 45 degrees to either side."},
		{"", starts["2"], "c1-b1<", "Pieces move straight ahead or 45 degrees to either side."},
		{"", starts["2"], "g1-g2", "That piece belongs to Rust, and it is Navy's turn."},
		{"", starts["2"], "pass", "You may pass only when none of your pieces can move."},
		{"", "8B0/9/9/9/9/9/9/9/A08 2 2 -", "i1-i2", "Rust has no move and passes."},
		{"", "8B0/9/9/9/9/9/9/9/A08 2 2 2", "pass", "The game is over."},
	})
}

func TestParsePosition(t *testing.T) {
	const rows = "9/9/9/9/9/9/9/9/9"
	gametest.Positions(t, Spec, [][3]string{
		{"players=3", rows + " 1 3 -", rows + " 1 3 - 0"},                                                         // empty
		{"players=3", rows + " 3 3 2 30", ""},                                                                     // clock
		{"players=3", "A0A1A2A3A4A5A6A7A0-/9/9/9/9/9/9/9/9 1 3 -", "A0A1A2A3A4A5A6A7A0-/9/9/9/9/9/9/9/9 1 3 - 0"}, // many pieces
		{"players=3", "c1C73C2-2/9/9/9/9/9/9/9/9 1 3 -", "c1C73C2-2/9/9/9/9/9/9/9/9 1 3 - 0"},                     // tiles and pieces of the third
		{"players=3", "", "cannot be read"},                                                                       // nothing
		{"players=3", rows + " 1 3", "cannot be read"},                                                            // a field is missing
		{"players=3", rows + " 1 3 - 0 0", "cannot be read"},                                                      // an extra field
		{"players=3", "9/9/9/9/9/9/9/9 1 3 -", "cannot be read"},                                                  // a row is missing
		{"players=3", "9/9/9/9/9/9/9/9/9a 1 3 -", "cannot be read"},                                               // a row that is too long
		{"players=3", "9/9/9/9/9/9/9/9/8 1 3 -", "cannot be read"},                                                // a row that is too short
		{"players=3", "9/9/9/9/9/9/9/9/45 1 3 -", "cannot be read"},                                               // a run of two digits
		{"players=3", "d8/9/9/9/9/9/9/9/9 1 3 -", "cannot be read"},                                               // a tile of no one
		{"players=3", "D08/9/9/9/9/9/9/9/9 1 3 -", "cannot be read"},                                              // a piece of no one
		{"players=3", "A/9/9/9/9/9/9/9/9 1 3 -", "cannot be read"},                                                // a piece without heading
		{"players=3", "A88/9/9/9/9/9/9/9/9 1 3 -", "cannot be read"},                                              // heading 8
		{"players=3", rows + " 0 3 -", "cannot be read"},                                                          // seat 0
		{"players=3", rows + " 4 3 -", "cannot be read"},                                                          // seat 4
		{"players=3", rows + " +1 3 -", "cannot be read"},                                                         // seat +1
		{"players=3", rows + " 1 2 -", "cannot be read"},                                                          // another number of players
		{"players=3", rows + " 1 3 4", "cannot be read"},                                                          // trigger 4
		{"players=3", rows + " 1 3 - -1", "cannot be read"},                                                       // clock -1
		{"players=3", rows + " 1 3 - 31", "cannot be read"},                                                       // clock beyond the end
		{"players=3", rows + " 1 3 - 01", "cannot be read"},                                                       // clock 01
	})
}
