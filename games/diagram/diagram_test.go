package diagram_test

import (
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/diagram"
	"quintet/games/match"
	"quintet/games/null"
	"quintet/games/words"
	"quintet/games/words/wordstest"
)

func TestTexts(t *testing.T) { wordstest.Run(t, diagram.Texts()) }

// The table is told in every language; the letters are those of the colours there.
func TestDrawInPortuguese(t *testing.T) {
	g, err := null.Spec.Open(games.Options{"turns": "double"})
	if err != nil {
		t.Fatal(err)
	}
	m := match.New(g, nil)
	for _, ply := range []string{"a1", "c2", "b2"} {
		mv, err := g.ParseMove(m.Position(), ply)
		if err == nil {
			err = m.Play(mv)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	const want = `    a  b  c
  1 J  .  .  1
  2 .  O? J  2
  3 .  .  .  3
    a  b  c
? colocada na vez que ainda está aberta
p1 J  Jogador 1, pontos: 4
p2 O  Jogador 2, pontos: 2, a jogar, ainda 1 nesta vez
jogada 3: p2 b2
Jogador 2 coloca a segunda pedra ou termina a vez.`
	if got := strings.Join(diagram.Draw(m, words.NewBook("pt", words.Of(null.Spec), diagram.Texts())), "\n"); got != want {
		t.Errorf("drawn\n%s\nwant\n%s", got, want)
	}
}
