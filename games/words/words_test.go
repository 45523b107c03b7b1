package words_test

import (
	"testing"

	"golang.org/x/text/message/catalog"

	"quintet/games/board"
	"quintet/games/words"
	"quintet/games/words/wordstest"
)

func TestSayWordsInnerMessagesFirst(t *testing.T) {
	b := words.English([]words.Entry{{Key: "x.name", En: catalog.String("Name")}})
	got := b.Say(board.Say("game.tomove", board.Say("game.draw")))
	if want := "A draw to move"; got != want {
		t.Errorf("Say = %q, want %q", got, want)
	}
}

func TestSayShowsAnUnknownKey(t *testing.T) {
	if got := words.English().Say(board.Say("no.such.key")); got != "no.such.key" {
		t.Errorf("Say = %q, want the key", got)
	}
}

func TestBooksOfBothLanguages(t *testing.T) {
	en, pt := words.English(), words.Portuguese()
	for _, c := range []struct {
		say    board.Message
		en, pt string
	}{
		{board.Say("game.tomove", board.Say("squex.blue")), "Blue to move", "Joga Azul"},
		{board.Say("squex.cuttable", 0), "0 links can be cut", "0 ligações podem ser cortadas"}, // in Brazil zero is singular
		{board.Say("squex.cuttable", 1), "1 link can be cut", "1 ligação pode ser cortada"},
		{board.Say("squex.cuttable", 2), "2 links can be cut", "2 ligações podem ser cortadas"},
	} {
		if got := en.Say(c.say); got != c.en {
			t.Errorf("English %s = %q, want %q", c.say.Key, got, c.en)
		}
		if got := pt.Say(c.say); got != c.pt {
			t.Errorf("Portuguese %s = %q, want %q", c.say.Key, got, c.pt)
		}
	}
}

func TestBothLanguagesSayTheSame(t *testing.T) {
	wordstest.Run(t, words.Entries(), words.Translations())
}
