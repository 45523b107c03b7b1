package distrify

import (
	"errors"
	"strings"
	"testing"

	"quintet/games"
)

func TestParseMove(t *testing.T) {
	tests := []struct {
		name, options, position, in string
		want                        string // canonical, or the key of the reason, or "syntax"
	}{
		{"a cell", "size=3", "3/3/3 X - -", "b2", "b2"},
		{"capitals and blanks", "size=3", "3/3/3 X - -", "  B2 ", "b2"},
		{"the mark of a win", "size=3", "3/3/3 X - -", "b2#", "b2"},
		{"row of two figures", "size=19", strings.Repeat("19/", 18) + "19 X - -", "s19", "s19"},
		{"end", "size=3 pairs=original", "3/1X1/O2 X b2 -", "END", "end"},
		{"pass", "size=4", "XXOX/O2O/XOXO/XOXO X - -", "pass", "pass"},
		{"swap", "size=3 swap=on", "3/1X1/3 O - -", "swap", "swap"},
		{"nothing", "size=3", "3/3/3 X - -", "", "syntax"},
		{"off the board", "size=3", "3/3/3 X - -", "d1", "syntax"},
		{"row 0", "size=3", "3/3/3 X - -", "a0", "syntax"},
		{"leading zero", "size=3", "3/3/3 X - -", "a01", "syntax"},
		{"a pair is two plies", "size=3", "3/3/3 X - -", "a1-a2", "syntax"},
		{"taken", "size=3", "3/1X1/3 O - -", "b2", "game.occupied"},
		{"crosscut", "size=3", "XO1/O2/3 X - -", "b2", "distrify.why.crosscut"},
		{"end without a stone", "size=3", "3/1X1/3 O - -", "end", "distrify.why.end"},
		{"end instead of the pass", "size=4", "XXOX/O2O/XOXO/XOXO X - -", "end", "distrify.why.end.pass"},
		{"pass with a choice", "size=3", "3/1X1/3 O - -", "pass", "distrify.why.pass"},
		{"pass in an open turn", "size=3", "3/1X1/O2 X b2 -", "pass", "distrify.why.pass.end"},
		{"swap without the option", "size=3", "3/1X1/3 O - -", "swap", "distrify.why.noswap"},
		{"swap too early", "size=3 swap=on", "3/3/3 X - -", "swap", "distrify.why.swap"},
		{"swap too late", "size=3 swap=on", "O2/1X1/3 O a1 -", "swap", "distrify.why.swap"},
		{"swap twice", "size=3 swap=on", "3/1X1/3 O - swapped", "swap", "distrify.why.swap"},
		{"swap for a white stone", "size=3 swap=on", "3/1O1/3 X - -", "swap", "distrify.why.swap"},
		{"after the end", "size=2", "X1/X1 O - -", "b1", "game.over"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := mustOpen(t, tt.options)
			p := mustParse(t, g, tt.position)
			m, err := g.ParseMove(p, tt.in)
			got := ""
			var illegal *games.IllegalError
			switch {
			case err == nil:
				got = g.FormatMove(p, m)
			case errors.As(err, &illegal) && errors.Is(err, games.ErrIllegal):
				got = illegal.Reason.Text.Key
			case errors.Is(err, games.ErrSyntax):
				got = "syntax"
			}
			if got != tt.want {
				t.Errorf("ParseMove(%q) = %s (%v), want %s", tt.in, got, err, tt.want)
			}
		})
	}
}

func TestAnnotateMarksTheWin(t *testing.T) {
	g := mustOpen(t, "size=5 pairs=original")
	p := mustParse(t, g, "2X2/1X1O1/2XO1/1O1X1/5 X - -")
	for _, s := range []string{"c5#", "d5#", "e5#", "a5"} {
		m, err := g.ParseMove(p, s)
		if err != nil {
			t.Fatal(err)
		}
		if got := g.Annotate(p, m); got != s {
			t.Errorf("Annotate = %s, want %s", got, s)
		}
	}
}

func TestParsePosition(t *testing.T) {
	tests := []struct {
		name, text string
		want       string // a part of the error, "" if the text is a position
	}{
		{"start", "3/3/3 X - -", ""},
		{"any stones", "XXX/OOO/XXX O - -", ""},
		{"a crosscut", "XO1/OX1/3 O - -", ""},
		{"both joined", "XOX/OXO/XOX O - -", ""},
		{"full", "XXO/XOX/OXX X - -", ""},
		{"open turn", "3/1X1/O2 X b2 -", ""},
		{"open turn after one stone alone", "3/1X1/3 X b2 -", ""},
		{"open turn with three in a row", "O2/XXX/3 X b2 -", ""},
		{"open turn of a finished game", "X2/X2/X2 X a1 -", ""},
		{"swapped", "3/1X1/3 O - swapped", ""},
		{"White to move on an empty board", "3/3/3 O - -", ""},
		{"another size", "4/4/4/4 X - -", "rows of X, O and numbers"},
		{"a row is short", "3/2/3 X - -", "rows of X, O and numbers"},
		{"another letter", "3/1x1/3 X - -", "such as 3/3/3"},
		{"another colour", "3/3/3 B - -", "X or O"},
		{"no colour", "3/3/3 XO - -", "X or O"},
		{"open on an empty cell", "3/1X1/3 X a1 -", "stone of the colour to move"},
		{"open on the other's stone", "3/1X1/3 O b2 -", "stone of the colour to move"},
		{"open off the board", "3/1X1/3 X b4 -", "stone of the colour to move"},
		{"open on a cell and more", "3/1X1/3 X b2b -", "stone of the colour to move"},
		{"another last field", "3/3/3 X - yes", `"swapped" or "-"`},
		{"a field is missing", "3/3/3 X -", "four fields"},
		{"a field too many", "3/3/3 X - - -", "four fields"},
	}
	g := mustOpen(t, "size=3")
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := g.ParsePosition(tt.text)
			if tt.want == "" {
				if err != nil {
					t.Fatal(err)
				}
				if got := text(p); got != tt.text {
					t.Errorf("text = %q, want %q", got, tt.text)
				}
				return
			}
			if !errors.Is(err, games.ErrSyntax) || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("error %v, want one that speaks of %s", err, tt.want)
			}
		})
	}
}

// What doc.go decides for positions that only a text can describe.
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
			var plies []string
			for _, m := range p.AppendMoves(nil) {
				plies = append(plies, g.FormatMove(p, m))
			}
			if got := strings.Join(plies, " "); got != tt.plies || int(p.winner) != tt.winner {
				t.Errorf("plies %q, winner %d; want %q, %d", got, p.winner, tt.plies, tt.winner)
			}
		})
	}
}

func TestSwapExchangesTheColours(t *testing.T) {
	g := mustOpen(t, "size=3 swap=on")
	p := g.Start().(*position)
	playPlies(t, g, p, "b2 swap")
	if p.ToMove() != 0 || p.turn != white || text(p) != "3/1X1/3 O - swapped" {
		t.Fatalf("seat %d plays colour %d in %s, want the first player with White", p.ToMove(), p.turn, text(p))
	}
	v := games.ViewOf(g, p)
	if v.Seats[0].Colour != white || v.Seats[1].Colour != black {
		t.Errorf("colours of the seats %d, %d; want White, Black", v.Seats[0].Colour, v.Seats[1].Colour)
	}
	playPlies(t, g, p, "a2 end b1 end c3 end b3#")
	if ps := p.Payoffs(); p.winner != black || ps[1] != 1 || ps[0] != -1 {
		t.Errorf("payoffs %v in %s, want the second player to win with Black", ps, text(p))
	}
}

func TestOptions(t *testing.T) {
	tests := []struct {
		options games.Options
		ok      bool
	}{
		{games.Options{"size": "2"}, true},
		{games.Options{"size": "10"}, true},
		{games.Options{"size": "19"}, true},
		{games.Options{"size": "1"}, false},
		{games.Options{"size": "20"}, false},
		{games.Options{"pairs": "both"}, false},
		{games.Options{"swap": "yes"}, false},
		{games.Options{"board": "9"}, false},
	}
	for _, tt := range tests {
		if _, err := Spec.Open(tt.options); (err == nil) != tt.ok {
			t.Errorf("Open(%v): %v, want ok %v", tt.options, err, tt.ok)
		}
	}
}
