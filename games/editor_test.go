package games_test

import (
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog/catalogtest"
	"quintet/games/null"
)

// edited returns the null game and the position that text describes.
func edited(t *testing.T, text string) (games.Editor, games.Position) {
	t.Helper()
	g := catalogtest.Open(t, null.Spec, nil)
	p, err := g.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return g.(games.Editor), p
}

func TestWhyNotFrom(t *testing.T) {
	for _, tt := range []struct{ text, edits, plain string }{
		{"3/3/3 p1 -", "", ""},
		{"3/3/3 p2 -", "null.edit.turn", ""},
		{"xxx/xxx/xxx p1 -", "edit.over", "edit.over"},
	} {
		e, p := edited(t, tt.text)
		if got := games.WhyNotFrom(e, p).Text.Key; got != tt.edits {
			t.Errorf("%s: reason %q, want %q", tt.text, got, tt.edits)
		}
		if got := games.WhyNotFrom(struct{ games.Game }{e}, p).Text.Key; got != tt.plain {
			t.Errorf("%s: not an Editor: reason %q, want %q", tt.text, got, tt.plain)
		}
	}
}

func TestSettled(t *testing.T) {
	for _, tt := range []struct{ name, text, want string }{
		{"what is possible stays", "x2/3/3 p2 -", "x2/3/3 p2 -"},
		{"another player is to move", "x2/3/3 p1 -", "x2/3/3 p2 -"},
		{"nobody can be", "xx1/3/3 p1 -", "xx1/3/3 p1 -"},
		{"nobody is after the end", "xxx/xxx/xxx p1 -", "xxx/xxx/xxx p1 -"},
	} {
		e, p := edited(t, tt.text)
		if got := games.TextOf(games.Settled(e, p)); got != tt.want {
			t.Errorf("%s: %s becomes %s, want %s", tt.name, tt.text, got, tt.want)
		}
	}
}

func TestEmptied(t *testing.T) {
	e, p := edited(t, "xox/3/2o p2 -")
	if got, want := games.TextOf(games.Cleared(e, p)), "3/3/3 p2 -"; got != want {
		t.Errorf("Emptied = %s, want %s", got, want)
	}
	if q := e.Clear(p, board.Target(3)); q != p {
		t.Error("clearing an empty cell returns another position")
	}
}
