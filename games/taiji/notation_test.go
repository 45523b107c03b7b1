package taiji

import (
	"errors"
	"testing"

	"quintet/games"
)

func TestParseMove(t *testing.T) {
	g := open(t, "size=11")
	p := g.Start().(*position)
	play(t, p, "a1-b1 k11-k10")
	for _, tt := range []struct {
		in, want string // the canonical text, or the sentence of the reason
		err      error
	}{
		{"e5-f5", "e5-f5", nil},
		{"f5-e5", "f5-e5", nil},
		{" E5-F5\t", "e5-f5", nil},
		{"e5,f5", "e5-f5", nil},
		{"e5 f5", "e5-f5", nil},
		{"e5 - f5", "e5-f5", nil},
		{"e5f5", "e5-f5", nil},
		{"e10e11", "e10-e11", nil},
		{"e11,e10", "e11-e10", nil},
		{"e1-e11", "That is too far: the other half lies beside e1.", games.ErrIllegal},
		{"e5-f6", "The two halves lie side by side, not diagonally.", games.ErrIllegal},
		{"e5-e5", "A taijitu covers two cells: choose a free neighbour.", games.ErrIllegal},
		{"b1-b2", "That cell is already taken.", games.ErrIllegal},
		{"b2-b1", "That cell is already taken.", games.ErrIllegal},
		{"", "", games.ErrSyntax},
		{"e5", "", games.ErrSyntax},
		{"e5-", "", games.ErrSyntax},
		{"e5--f5", "", games.ErrSyntax},
		{"e5-f5-", "", games.ErrSyntax},
		{"e5-f5 g5", "", games.ErrSyntax},
		{"e12-f12", "", games.ErrSyntax},
		{"k1-l1", "", games.ErrSyntax},
		{"e0-e1", "", games.ErrSyntax},
		{"e05-f05", "", games.ErrSyntax},
		{"pass", "", games.ErrSyntax},
	} {
		m, err := g.ParseMove(p, tt.in)
		if !errors.Is(err, tt.err) {
			t.Errorf("ParseMove(%q): error %v, want %v", tt.in, err, tt.err)
			continue
		}
		var illegal *games.IllegalError
		switch {
		case err == nil && g.FormatMove(p, m) != tt.want:
			t.Errorf("ParseMove(%q) is %s, want %s", tt.in, g.FormatMove(p, m), tt.want)
		case errors.As(err, &illegal) && say(illegal.Reason.Text) != tt.want:
			t.Errorf("ParseMove(%q): %q, want %q", tt.in, say(illegal.Reason.Text), tt.want)
		}
	}
	_, err := g.ParseMove(p, "e12-f12")
	if want := `taiji: "e12-f12" cannot be read: want the light cell and the dark cell of a tile, such as b2-c2, of a1 to k11`; err.Error() != want {
		t.Errorf("error %q, want %q", err, want)
	}
}

func TestParseMoveAfterTheEnd(t *testing.T) {
	p := diagram(t, "", "p1", checkerboard)
	_, err := p.game.ParseMove(p, "a1-b1")
	var illegal *games.IllegalError
	if !errors.As(err, &illegal) || say(illegal.Reason.Text) != "The game is over." {
		t.Errorf("error %v, want that the game is over", err)
	}
}

func TestParsePosition(t *testing.T) {
	g := open(t, "size=5")
	for _, tt := range []struct {
		in, want string // "" where it cannot be read
		why      string
	}{
		{"5/5/5/5/5 p1", "5/5/5/5/5 p1", "the start"},
		{" www2/w4/2bbb/4b/w2b1  p2 ", "www2/w4/2bbb/4b/w2b1 p2", "T9, with blanks around"},
		{"1111w/5/5/5/5 p2", "", "no run is as long as that number"},
		{"wwwww/wwwww/wwwww/wwwww/wwwww p2", "wwwww/wwwww/wwwww/wwwww/wwwww p2", "no game reaches it, but it is a board"},
		{"5/5/5/5 p1", "", "four rows"},
		{"7/7/7/7/7/7/7 p1", "", "another size"},
		{"5/5/5/5/4 p1", "", "a short row"},
		{"5/5/5/5/5", "", "no seat"},
		{"5/5/5/5/5 p3", "", "no such seat"},
		{"5/5/5/5/5 P1", "", "capitals"},
		{"5/5/5/5/4x p1", "", "no such half"},
		{"5/5/5/5/5 p1 -", "", "a field too many"},
		{"", "", "nothing"},
	} {
		p, err := g.ParsePosition(tt.in)
		switch {
		case tt.want == "" && !errors.Is(err, games.ErrSyntax):
			t.Errorf("ParsePosition(%q): error %v, want one that wraps ErrSyntax (%s)", tt.in, err, tt.why)
		case tt.want != "" && err != nil:
			t.Errorf("ParsePosition(%q): %v (%s)", tt.in, err, tt.why)
		case tt.want != "" && text(p) != tt.want:
			t.Errorf("ParsePosition(%q) = %q, want %q", tt.in, text(p), tt.want)
		}
	}
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
	for _, o := range []games.Options{{"size": "1"}, {"size": "14"}, {"groups": "4"}, {"tie": "light"}, {"score": "max"}, {"tonga": "yes"}} {
		if _, err := Spec.Open(o); err == nil {
			t.Errorf("%v is accepted", o)
		}
	}
}
