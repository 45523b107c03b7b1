package diagram_test

import (
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/diagram"
	"quintet/games/match"
	"quintet/games/words"
)

// The list has a line for each sign, squares between cells on lines of their own, and what Draw writes below the board.
func TestList(t *testing.T) {
	for _, tt := range []struct{ game, options, plies, want string }{
		{"squex", "size=3", "a1 b1 b2", "3 columns, 3 rows\nB: a1 b2\nR: b1\nB on squares: a1\n"},
		{"taiji", "size=4", "a1-b1 c3-c2", "4 columns, 4 rows\nL: a1 c3\nD: b1 c2\n"},
	} {
		m, book := played(t, tt.game, tt.options, tt.plies)
		list, drawn := diagram.List(m, book), diagram.Draw(m, book)
		text := strings.Join(list, "\n")
		if !strings.HasPrefix(text, tt.want) {
			t.Errorf("%s: the list is\n%s\nwant first\n%s", tt.game, text, tt.want)
		}
		if below := list[strings.Count(tt.want, "\n"):]; !slices.Equal(below, drawn[len(drawn)-len(below):]) {
			t.Errorf("%s: below the list stands\n%q, below the board\n%q", tt.game, below, drawn)
		}
	}
}

// played returns a match of a game after plies, and its words.
func played(t *testing.T, id, options, plies string) (*match.Match, *words.Book) {
	t.Helper()
	s, ok := catalog.Find(id)
	if !ok {
		t.Fatalf("there is no game %s", id)
	}
	o, err := games.ParseOptions(strings.Fields(options))
	if err != nil {
		t.Fatal(err)
	}
	g, err := s.Open(o)
	if err != nil {
		t.Fatal(err)
	}
	m := match.New(g, nil)
	for _, ply := range strings.Fields(plies) {
		mv, err := g.ParseMove(m.Position(), ply)
		if err == nil {
			err = m.Play(mv)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return m, words.English(words.Of(s), diagram.Texts())
}
