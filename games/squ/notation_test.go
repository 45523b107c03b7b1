package squ

import (
	"errors"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/words"
)

func TestParseMove(t *testing.T) {
	p := after(t, nil, Spec.Showcase.Plies) // S2: b4 is Red's, d1 is empty
	tests := []struct {
		in, want string
		err      error
	}{
		{"d1", "d1", nil},
		{" D1 ", "d1", nil},
		{"d1#", "d1", nil},
		{"j7 #6@d1", "j7", nil},
		{"J7#6@D1", "j7", nil},
		{"b4", "", games.ErrIllegal},
		{"k1", "", games.ErrSyntax},
		{"a11", "", games.ErrSyntax},
		{"a0", "", games.ErrSyntax},
		{"d01", "", games.ErrSyntax},
		{"d1+j7", "", games.ErrSyntax},
		{"d1x", "", games.ErrSyntax},
		{"d1 #10@a1", "", games.ErrSyntax},
		{"d1 #6", "", games.ErrSyntax},
		{"d1 #6@", "", games.ErrSyntax},
		{"d1 #6@d1 #6@d1", "", games.ErrSyntax},
		{"end", "", games.ErrSyntax},
		{"", "", games.ErrSyntax},
	}
	for _, tt := range tests {
		m, err := p.g.ParseMove(p, tt.in)
		if !errors.Is(err, tt.err) || (err == nil) != (tt.err == nil) {
			t.Errorf("ParseMove(%q): error %v, want %v", tt.in, err, tt.err)
			continue
		}
		if err == nil && p.g.FormatMove(p, m) != tt.want {
			t.Errorf("ParseMove(%q) = %s, want %s", tt.in, p.g.FormatMove(p, m), tt.want)
		}
	}
}

func TestAnnotateNamesTheNewSquare(t *testing.T) {
	p := after(t, nil, Spec.Showcase.Plies)
	for _, tt := range []struct{ ply, want string }{{"d1", "d1"}, {"j7", "j7 #6@d1"}, {"a1", "a1"}, {"a3", "a3"}} {
		m, err := p.g.ParseMove(p, tt.ply)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.g.Annotate(p, m); got != tt.want {
			t.Errorf("Annotate = %q, want %q", got, tt.want)
		}
		p.Play(m)
	}
}

func TestParsePosition(t *testing.T) {
	tests := []struct {
		name, text string
		want       string // the beginning of what is wanted instead, "" if the text is accepted
	}{
		{"start", "4/4/4/4 - -", ""},
		{"Black to move", "r3/4/4/4 - -", ""},
		{"open turn", "r1b1/4/4/4 c1 -", ""},
		{"both discs of a turn, no pyramids", "rr2/rr2/bb2/bb2 - -", ""},
		{"pyramids of one colour", "RR2/RR2/bb2/bb2 - p1", ""},
		{"pyramids on a square that is not the largest", "RRr1/RR2/r1r1/4 - p1", ""},
		{"any numbers of discs", "rrrr/4/1r2/4 - -", ""},
		{"an even number and nothing open", "r2b/4/4/4 - -", ""},
		{"full", "rbrb/brbr/rbrb/brbr - -", ""},
		{"a record that nobody is known to hold", "RR2/RR2/b1b1/b3 - -", ""},
		{"the opponent was first", "RR2/RR2/BB2/BB2 - p2", ""},

		{"no fields", "", "three fields"},
		{"a field too few", "4/4/4/4 -", "three fields"},
		{"a field too many", "4/4/4/4 - - -", "three fields"},
		{"another size", "3/3/3 - -", "4 rows"},
		{"a long row", "5/4/4/4 - -", "4 rows"},
		{"another letter", "x3/4/4/4 - -", "4 rows"},
		{"not a cell", "r1b1/4/4/4 c9 -", "the one disc of the open turn"},
		{"two open discs", "r1b1/4/4/4 c1+d1 -", "the one disc of the open turn"},
		{"an open disc that is not there", "r1b1/4/4/4 d1 -", "d1 to hold a disc b"},
		{"an open disc of the opponent", "r1b1/4/4/4 a1 -", "a1 to hold a disc b"},
		{"the first disc of all is open", "r3/4/4/4 a1 -", "- as the open turn"},
		{"an open disc on the empty board", "4/4/4/4 a1 -", "- as the open turn"},
		{"an open disc on the full board", "rbrb/brbr/rbrb/brbr a1 -", "- as the open turn"},
		{"three pyramids", "RR2/Rr2/4/4 - p1", "no capital R"},
		{"four pyramids on no square", "BB1B/B3/4/4 - -", "no capital B"},
		{"eight pyramids", "RRRR/RRRR/4/4 - p1", "no capital R"},
		{"a pyramid on the open disc", "RR2/RR2/bbb1/1bb1 a1 p1", "no capital R"},
		{"another holder", "4/4/4/4 - p3", "p1, p2 or -"},
		{"a record without a square", "r3/4/4/4 - p1", "as the holder of the record"},
		{"the holder has the smaller square", "RR2/RR2/B1B1/b1b1 - p2", "no capital B"},
		{"the holder has no square", "RR2/RR2/b1b1/4 - p2", "as the holder of the record"},
	}
	g := open(t, games.Options{"size": "4"})
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := g.ParsePosition(tt.text)
			switch {
			case tt.want == "" && err != nil:
				t.Error(err)
			case tt.want == "":
				if got := text(p.(*position)); got != tt.text {
					t.Errorf("written as %q, want %q", got, tt.text)
				}
			case !errors.Is(err, games.ErrSyntax) || !strings.Contains(err.Error(), "want "+tt.want):
				t.Errorf("error %v, want one that asks for %q", err, tt.want)
			}
		})
	}
}

// rules.md B1, "State", and the package comment for numbers of discs that no game has.
func TestMoverFollowsFromTheText(t *testing.T) {
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
		p := parse(t, open(t, games.Options{"size": "4"}), tt.text)
		if p.ToMove() != tt.mover || p.left() != tt.left {
			t.Errorf("%s: seat %d with %d discs, want seat %d with %d", tt.text, p.ToMove(), p.left(), tt.mover, tt.left)
		}
	}
}

// Pyramids that text leaves out are set at the end of the owner's next turn.
func TestMissingPyramidsAreSet(t *testing.T) {
	p := parse(t, open(t, games.Options{"size": "4"}), "rr2/rr2/4/bbb1 - -")
	for _, tt := range []struct{ turn, want string }{
		{"d4+a3", "RR2/RR2/r3/bbbr - -"},
		{"d1+d3", "RR1b/RR2/r2b/bbbr - -"},
	} {
		play(t, p, tt.turn)
		if got := text(p); got != tt.want {
			t.Errorf("after %s: %s, want %s", tt.turn, got, tt.want)
		}
	}
}

func TestHash(t *testing.T) {
	const with, without = "RR2/RR2/bb2/bb1r - p1", "rr2/rr2/bb2/bb1r - p2"
	draw, record := open(t, games.Options{"size": "4"}), open(t, games.Options{"size": "4", "ties": "record"})
	if parse(t, draw, with).Hash() != parse(t, draw, without).Hash() {
		t.Error("ties=draw: pyramids or the record change the hash; they decide nothing")
	}
	if parse(t, record, with).Hash() == parse(t, record, without).Hash() {
		t.Error("ties=record: the record does not change the hash")
	}
	seen := map[uint64]string{}
	for _, p := range []*position{
		draw.Start().(*position), parse(t, draw, "r3/4/4/4 - -"), parse(t, draw, "b3/4/4/4 - -"),
		parse(t, draw, "rb2/4/4/4 - -"), parse(t, draw, "rb2/4/4/4 b1 -"), parse(t, draw, "br2/4/4/4 - -"),
	} {
		if other, twice := seen[p.Hash()]; twice {
			t.Errorf("%s and %s have one hash", text(p), other)
		}
		seen[p.Hash()] = text(p)
	}
}

func TestIllegalErrorSaysWhy(t *testing.T) {
	p := after(t, nil, "a1 b1")
	book := words.English(words.Of(Spec))
	for in, want := range map[string]string{
		"a1": "That cell is already taken.",
		"b1": "Your first disc lies here. The second one goes on another cell.",
	} {
		_, err := p.g.ParseMove(p, in)
		var illegal *games.IllegalError
		if !errors.As(err, &illegal) {
			t.Fatalf("ParseMove(%q): %v, want an IllegalError", in, err)
		}
		if got := book.Say(illegal.Reason.Text); got != want {
			t.Errorf("%s: %q, want %q", in, got, want)
		}
	}
}
