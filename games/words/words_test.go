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
		{board.Say("game.tomove", board.Say("squex.blue")), "Blue to move", "Joga o Azul"},
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

// A colour has an article in a Portuguese sentence, the name of a person none; what a person has typed stays as it is.
func TestArticles(t *testing.T) {
	s := catalog.String
	b := words.Portuguese([]words.Translation{
		{Key: "x.bare", Pt: s("%[1]s, no topo")},
		{Key: "x.with", Pt: s("Joga %[1]o")},
		{Key: "x.begin", Pt: s("%[1]O ganha")},
		{Key: "x.of", Pt: s("As casas %[1]D")},
		{Key: "x.to", Pt: s("A vitória vai %[1]A")},
		{Key: "x.after", Pt: s("Dica: %[1]l")},
	})
	blue := board.Say("squex.blue")
	both := board.Say("azacru.list.last", board.Say("azacru.navy"), board.Say("azacru.sky"))
	for _, c := range []struct {
		key  string
		arg  any
		want string
	}{
		{"x.bare", blue, "Azul, no topo"}, {"x.bare", "ana", "ana, no topo"},
		{"x.with", blue, "Joga o Azul"}, {"x.with", "ana", "Joga ana"}, {"x.with", both, "Joga o Azul e o Celeste"},
		{"x.begin", blue, "O Azul ganha"}, {"x.begin", "ana", "ana ganha"}, {"x.begin", both, "O Azul e o Celeste ganha"},
		{"x.of", blue, "As casas do Azul"}, {"x.of", "ana", "As casas de ana"},
		{"x.to", blue, "A vitória vai ao Azul"}, {"x.to", "ana", "A vitória vai a ana"},
		{"x.after", "Ótima jogada. Continua", "Dica: ótima jogada. Continua"}, {"x.after", "", "Dica: "},
	} {
		if got := b.Say(board.Say(c.key, c.arg)); got != c.want {
			t.Errorf("%s with %v = %q, want %q", c.key, c.arg, got, c.want)
		}
	}
}

func TestBothLanguagesSayTheSame(t *testing.T) {
	wordstest.Run(t, words.Entries(), words.Translations())
}
