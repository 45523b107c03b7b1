package azacru

import (
	"errors"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/words"
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
	book := words.English(words.Of(Spec))
	for _, c := range []struct {
		name, text, path, want, cells, line, box string
	}{
		{"other's piece", starts["2"], "g1", "That piece belongs to Rust, and it is Navy's turn.", "g1", "", ""},
		{"no piece", starts["2"], "e5", "Choose one of Navy's pieces first.", "c1 a5 c9 i9", "", ""},
		{"no move at the edge", edge, "a9", "This piece has no move: it faces the edge of the board.", "a9", "", ""},
		{"no move between others", stuck, "a9", "This piece has no move: every cell within its power is barred.", "a8 b8", "", ""},
		{"pass with a move", starts["2"], "pass", "You may pass only when none of your pieces can move.", "c1 a5 c9 i9", "", ""},
		{"heading first", starts["2"], "left", "The heading is chosen last, after a move across a border.", "c1 a5 c9 i9", "", ""},
		{"must pass", pass, "i1", "Rust has no move and passes.", "", "", ""},
		{"may pass", pass, "pass", "", "", "", ""},
		{"own piece", starts["2"], "c1", "", "", "", ""},

		{"back", starts["2"], "c1 c3", "Too far: this piece's power is 1 (no Navy tile in its borderland).", "", "c2 c3",
			"a1 b1 c1 a2 b2 c2 a3 b3 c3"},
		{"too far with one", "9/9/9/9/4A04/9/9/9/4B04 1 2 -", "e5 e3", "Too far: this piece's power is 1 (one Navy tile in its borderland).", "", "e4 e3",
			"d4 e4 f4 d5 e5 f5 d6 e6 f6"},
		{"too far with two", "9/9/9/3a5/4A04/9/9/9/4B04 1 2 -", "e5 e2", "Too far: this piece's power is 2 (2 Navy tiles in its borderland).", "", "e3 e2",
			"d4 e4 f4 d5 e5 f5 d6 e6 f6"},
		{"backwards", starts["2"], "c9 c8 left", "No border was crossed, so the piece heads where it moved.", "c9 c8", "", ""},
		{"sideways", starts["2"], "c1 b1", "Pieces move straight ahead or 45 degrees to either side.", "d2 c2 b2", "", ""},
		{"out of line", starts["2"], "c1 d3", "Pieces move straight ahead or 45 degrees to either side.", "d2 c2 b2", "", ""},
		{"itself", starts["2"], "c1 c1", "The piece stands here already; choose where it goes.", "d2 c2 b2", "", ""},
		{"a piece", jumping, "b9 b8", "A piece stands there.", "b8", "", ""},
		{"other's tile", jumping, "b9 b6", "That tile belongs to Rust: you cannot stop there.", "b6", "", ""},
		{"blocked, target not own", "7b1/7B41/9/9/9/9/1B47/1A07/aA0a6 1 2 -", "b9 b6",
			"A piece stands in the way. Only a connection may jump it, and b6 is no tile of Navy.", "b8 b7", "b9 b6", ""},
		{"blocked, start not own", "7b1/7B41/9/9/9/9/2a6/a1A0-6/aaA0-6 1 2 -", "c9 c7",
			"A piece stands in the way. Only a connection may jump it, and c9 is no tile of Navy.", "c8", "c9 c7", ""},
		{"heading too early", starts["2"], "c1 right", "The heading is chosen last, after a move across a border.", "d2 c2 b2", "", ""},
		{"pass after a piece", starts["2"], "c1 pass", "You may pass only when none of your pieces can move.", "c1 a5 c9 i9", "", ""},
		{"after the pass", pass, "pass i1", "The move is complete.", "", "", ""},
		{"target", starts["2"], "c1 d2", "", "", "", ""},

		{"a cell for a heading", starts["2"], "c1 d2 e3", "Choose the heading: left, straight on or right.", "d2", "", ""},
		{"heading of a lost piece", costly, "b9 b6 left", "The connection costs the piece, so there is no heading to choose.", "b6", "", ""},
		{"heading", starts["2"], "c1 d2 left", "", "", "", ""},
		{"after the heading", starts["2"], "c1 d2 left d2", "The move is complete.", "", "", ""},
		{"first reason of several", first, "i9 i7 left", "Too far: this piece's power is 1 (no Navy tile in its borderland).", "", "i8 i7",
			"g7 h7 i7 g8 h8 i8 g9 h9 i9"},
	} {
		p := parse(t, c.text)
		r := p.g.Why(p, path(t, p, c.path))
		if got := book.Say(r.Text); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		if got := labels(p, r.Cells); got != c.cells {
			t.Errorf("%s: cells %q, want %q", c.name, got, c.cells)
		}
		if got := labels(p, r.Line); got != c.line {
			t.Errorf("%s: line %q, want %q", c.name, got, c.line)
		}
		if got := labels(p, r.Box); got != c.box {
			t.Errorf("%s: box %q, want %q", c.name, got, c.box)
		}
	}
}

// Tiles that the words count are told apart from what is in the way.
func TestWhyShowsWhatItCounts(t *testing.T) {
	for _, c := range []struct{ text, path, count string }{
		{starts["2"], "c1 c3", ""},
		{"9/9/9/9/4A04/9/9/9/4B04 1 2 -", "e5 e3", "e5"},
		{"9/9/9/3a5/4A04/9/9/9/4B04 1 2 -", "e5 e2", "d4 e5"},
		{"9/9/9/3a5/4A04/9/9/9/4B04 1 2 -", "e5 e6", ""}, // a wrong direction
	} {
		p := parse(t, c.text)
		if got := labels(p, p.g.Why(p, path(t, p, c.path)).Count); got != c.count {
			t.Errorf("%s: %q are counted, want %q", c.path, got, c.count)
		}
	}
}

// Why has nothing against a path exactly when it begins the steps of a legal ply, on boards of any density.
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

// ParseMove refuses with the reason of Why, and reads what is merely written in another way.
func TestParseMove(t *testing.T) {
	const costly = "7b1/7B41/9/9/9/1a7/1b7/9/aA0a5A0 1 2 -"
	book := words.English(words.Of(Spec))
	for _, c := range []struct{ text, ply, want, reason string }{
		{starts["2"], "c1-d2", "c1-d2", ""},
		{starts["2"], " C1-D2> ", "c1-d2>", ""},
		{starts["2"], "c1 - d2 <", "c1-d2<", ""},
		{starts["2"], "c1-d2^", "c1-d2", ""},
		{starts["2"], "c1-c2^", "c1-c2", ""},
		{costly, "b9-b6x", "b9-b6", ""},
		{costly, "i9-i8=", "i9-i8", ""},
		{"8B0/9/9/9/9/9/9/9/A08 2 2 -", "PASS#", "pass", ""},
		{starts["2"], "c1", "", ""},
		{starts["2"], "c1-d", "", ""},
		{starts["2"], "c1-d0", "", ""},
		{starts["2"], "c1-j2", "", ""},
		{starts["2"], "c1-d10", "", ""},
		{starts["2"], "c1d2", "", ""},
		{starts["2"], "c1-d2<<", "", ""},
		{starts["2"], "c1-d2>^<", "", ""},
		{starts["2"], "passe", "", ""},
		{starts["2"], "", "", ""},
		{starts["2"], "c1-c2<", "", "No border was crossed, so the piece heads where it moved."},
		{costly, "b9-b6<", "", "The connection costs the piece, so there is no heading to choose."},
		{starts["2"], "c1-b1", "", "Pieces move straight ahead or 45 degrees to either side."},
		{starts["2"], "c1-b1<", "", "Pieces move straight ahead or 45 degrees to either side."},
		{starts["2"], "g1-g2", "", "That piece belongs to Rust, and it is Navy's turn."},
		{starts["2"], "pass", "", "You may pass only when none of your pieces can move."},
		{"8B0/9/9/9/9/9/9/9/A08 2 2 -", "i1-i2", "", "Rust has no move and passes."},
		{"8B0/9/9/9/9/9/9/9/A08 2 2 2", "pass", "", "The game is over."},
	} {
		p := parse(t, c.text)
		m, err := p.g.ParseMove(p, c.ply)
		switch {
		case c.want != "":
			if err != nil || p.g.FormatMove(p, m) != c.want {
				t.Errorf("%q reads as %d, %v, want %s", c.ply, m, err, c.want)
			}
		case c.reason == "":
			if !errors.Is(err, games.ErrSyntax) {
				t.Errorf("%q: %v, want a syntax error", c.ply, err)
			}
		default:
			var illegal *games.IllegalError
			if !errors.As(err, &illegal) || book.Say(illegal.Reason.Text) != c.reason {
				t.Errorf("%q: %v, want the reason %q", c.ply, err, c.reason)
			}
		}
	}
}

func TestParsePosition(t *testing.T) {
	const rows = "9/9/9/9/9/9/9/9/9"
	g := open(t, 3)
	for _, c := range []struct{ name, text, want string }{
		{"empty", rows + " 1 3 -", rows + " 1 3 - 0"},
		{"clock", rows + " 3 3 2 30", rows + " 3 3 2 30"},
		{"blanks", "  " + rows + "  2\t3 -  4 ", rows + " 2 3 - 4"},
		{"many pieces", "A0A1A2A3A4A5A6A7A0-/9/9/9/9/9/9/9/9 1 3 -", "A0A1A2A3A4A5A6A7A0-/9/9/9/9/9/9/9/9 1 3 - 0"},
		{"tiles and pieces of the third", "c1C73C2-2/9/9/9/9/9/9/9/9 1 3 -", "c1C73C2-2/9/9/9/9/9/9/9/9 1 3 - 0"},
		{"nothing", "", ""},
		{"a field is missing", rows + " 1 3", ""},
		{"a field too many", rows + " 1 3 - 0 0", ""},
		{"a row is missing", "9/9/9/9/9/9/9/9 1 3 -", ""},
		{"a row too long", "9/9/9/9/9/9/9/9/9a 1 3 -", ""},
		{"a row too short", "9/9/9/9/9/9/9/9/8 1 3 -", ""},
		{"a run of two digits", "9/9/9/9/9/9/9/9/45 1 3 -", ""},
		{"a tile of nobody", "d8/9/9/9/9/9/9/9/9 1 3 -", ""},
		{"a piece of nobody", "D08/9/9/9/9/9/9/9/9 1 3 -", ""},
		{"a piece without heading", "A/9/9/9/9/9/9/9/9 1 3 -", ""},
		{"heading 8", "A88/9/9/9/9/9/9/9/9 1 3 -", ""},
		{"seat 0", rows + " 0 3 -", ""},
		{"seat 4", rows + " 4 3 -", ""},
		{"seat +1", rows + " +1 3 -", ""},
		{"another number of players", rows + " 1 2 -", ""},
		{"trigger 4", rows + " 1 3 4", ""},
		{"clock -1", rows + " 1 3 - -1", ""},
		{"clock beyond the end", rows + " 1 3 - 31", ""},
		{"clock 01", rows + " 1 3 - 01", ""},
	} {
		p, err := g.ParsePosition(c.text)
		switch {
		case c.want == "":
			if !errors.Is(err, games.ErrSyntax) {
				t.Errorf("%s: %v, want a syntax error", c.name, err)
			}
		case err != nil:
			t.Errorf("%s: %v", c.name, err)
		default:
			if got := text(t, p); got != c.want {
				t.Errorf("%s: written as %q, want %q", c.name, got, c.want)
			}
		}
	}
}
