package diagram_test

import (
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/files/diagram"
	"quintet/games/gametest"
	"quintet/games/null"
	"quintet/games/play/match"
	"quintet/games/squex"
	"quintet/games/taiji"
	"quintet/games/words"
	"quintet/games/words/wordstest"
)

func TestTexts(t *testing.T) { wordstest.Run(t, diagram.Texts()) }

// The description is available in every language; letters come from the colour names of that language.
func TestDrawInPortuguese(t *testing.T) {
	m := played(t, null.Spec, "turns=double", "a1 c2 b2")
	const want = `    a  b  c
  1 J  .  .  1
  2 .  O? J  2
  3 .  .  .  3
    a  b  c
? colocada na vez que ainda está aberta
p1 J  Jogador 1, pontos: 4
p2 O  Jogador 2, pontos: 2, a jogar, ainda 1 nesta vez
jogada 3: p2 b2
O Jogador 2 coloca a segunda pedra ou termina a vez.`
	if got := strings.Join(diagram.Draw(m, words.NewBook("pt", words.Of(null.Spec), diagram.Texts())), "\n"); got != want {
		t.Errorf("drawn\n%s\nwant\n%s", got, want)
	}
}

// The list has a line for each sign, separate lines for squares between cells, and the lines that Draw writes below the board.
func TestList(t *testing.T) {
	for _, tt := range []struct {
		game                 games.Spec
		options, plies, want string
	}{
		{squex.Spec, "size=3", "a1 b1 b2", "3 columns, 3 rows\nB: a1 b2\nR: b1\nB on squares: a1\n"},
		{taiji.Spec, "size=4", "a1-b1 c3-c2", "4 columns, 4 rows\nL: a1 c3\nD: b1 c2\n"},
	} {
		m, book := played(t, tt.game, tt.options, tt.plies), words.English(words.Of(tt.game), diagram.Texts())
		list, drawn := diagram.List(m, book), diagram.Draw(m, book)
		text := strings.Join(list, "\n")
		if !strings.HasPrefix(text, tt.want) {
			t.Errorf("%s: the list is\n%s\nwant first\n%s", tt.game.ID, text, tt.want)
		}
		if below := list[strings.Count(tt.want, "\n"):]; !slices.Equal(below, drawn[len(drawn)-len(below):]) {
			t.Errorf("%s: below the list stands\n%q, below the board\n%q", tt.game.ID, below, drawn)
		}
	}
}

// played returns a match of a game after plies.
func played(t *testing.T, s games.Spec, options, plies string) *match.Match {
	t.Helper()
	g := gametest.Open(t, s, options)
	m := match.New(g, nil)
	for _, ply := range strings.Fields(plies) {
		if err := m.Play(gametest.Ply(t, g, m.Position(), ply)); err != nil {
			t.Fatal(err)
		}
	}
	return m
}
