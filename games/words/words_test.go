package words

import (
	"strings"
	"testing"
	"testing/fstest"

	"golang.org/x/text/language"

	"quintet/games/board"
)

// say returns the book of one folder that holds text in l.
func say(t *testing.T, l Language, text string) *Book {
	t.Helper()
	b, err := newBook(grammars[l], l, []Folder{Shared(), {"x", fstest.MapFS{"texts/" + string(l) + ".txt": {Data: []byte(text)}}}})
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestSayWordsInnerMessagesFirst(t *testing.T) {
	got := English().Say(board.Say("game.wins", board.Say("game.draw")))
	if want := "A draw wins"; got != want {
		t.Errorf("Say = %q, want %q", got, want)
	}
}

func TestSayShowsAnUnknownKey(t *testing.T) {
	b := English()
	if got := b.Say(board.Say("no.such.key")); got != "no.such.key" || b.Has("no.such.key") || !b.Has("game.draw") {
		t.Errorf("Say = %q, want the key", got)
	}
}

func TestPluralsByLanguage(t *testing.T) {
	en := say(t, En, "x.links by %[1]d\n one: %[1]d link can be cut\n other: %[1]d links can be cut\nx.time = 3\\u00a0s")
	pt := say(t, "pt", "x.links by %[1]d\n one: %[1]d ligação\n other: %[1]d ligações\nx.part = %.1[1]f")
	for _, c := range []struct {
		b    *Book
		say  board.Message
		want string
	}{
		{en, board.Say("x.links", 0), "0 links can be cut"},
		{en, board.Say("x.links", 1), "1 link can be cut"},
		{en, board.Say("x.time"), "3\u00a0s"},
		{pt, board.Say("x.links", 0), "0 ligações"}, // in Brazil zero is singular
		{pt, board.Say("x.links", 1), "1 ligação"},
		{pt, board.Say("x.links", 2), "2 ligações"},
		{pt, board.Say("x.part", 1.5), "1,5"},
	} {
		if got := c.b.Say(c.say); got != c.want {
			t.Errorf("%s = %q, want %q", c.say.Key, got, c.want)
		}
	}
}

// In a Portuguese sentence a colour has an article and a person's name has none. Text typed by a person stays unchanged.
func TestArticles(t *testing.T) {
	b := say(t, "pt", `
x.blue (o) = Azul
x.sky (o) = Celeste
x.both = %[1]o e %[2]o
x.bare = %[1]s, no topo
x.with = Joga %[1]o
x.begin = %[1]O ganha
x.of = As casas %[1]D
x.to = A vitória vai %[1]A
x.after = Dica: %[1]l
`)
	blue := board.Say("x.blue")
	both := board.Say("x.both", blue, board.Say("x.sky"))
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

// The fast path gives the same sentences as a printer, for words, numbers and missing arguments, in each language and in one with many plural forms.
func TestPlainSentencesMatchPrinter(t *testing.T) {
	const own = `x.blue (o) = Azul
x.back = %[2]s, %[1]s: %[2]s
x.turns by %[2]d
    =3: %[1]s three %[2]d
    one: %[1]s one %[2]d
FORMS    other: other %[2]d
x.players = %[1]d of %[2]d`
	for _, l := range append(Languages(), "xx") {
		g, forms, folders := grammars[l], "", []Folder{Shared()}
		if l == "xx" {
			g, forms, folders = grammar{tag: language.Polish, verbs: grammars[En].verbs}, "    few: few %[2]d\n    many: many %[2]d of %[1]s\n", nil
		}
		text := strings.Replace(own, "FORMS", forms, 1)
		b, err := newBook(g, l, append(folders, Folder{"x", fstest.MapFS{"texts/" + string(l) + ".txt": {Data: []byte(text)}}}))
		if err != nil {
			t.Fatal(err)
		}
		if compared := matchPrinter(t, b); compared < 3 {
			t.Errorf("%s: %d sentences are compared", l, compared)
		}
	}
}

// matchPrinter compares the sentences of b with those of a printer, and returns their number.
func matchPrinter(t *testing.T, b *Book) (compared int) {
	t.Helper()
	printed := *b
	printed.plain = map[string]sentence{"x.blue": b.plain["x.blue"]}
	words := []any{"ana", board.Say("x.blue"), board.Instruction{Pointer: board.Say("x.blue")}, 7}
	for key, s := range b.plain {
		if s.plain() {
			continue // a printer does not know it
		}
		var all []board.Message
		for _, word := range words {
			all = append(all, board.Say(key, word, "rui", "eva", word, word), board.Say(key, 2, word, 3, word, word))
		}
		for _, n := range []any{-1, 0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 100, 101, 999, 1000, 1001, 123456, 1.5, int64(7)} {
			all = append(all, board.Say(key, n, n, n, n, n), board.Say(key, "ana", n, n, n, n), board.Say(key, n, "ana"))
		}
		for _, m := range append(all, board.Say(key)) {
			if got, want := b.Say(m), printed.Say(m); got != want {
				t.Errorf("%s with %v = %q, want %q", key, m.Args, got, want)
			}
		}
		compared++
	}
	return compared
}

// A language is defined by its files alone: its plurals, its articles and its name.
func TestLanguagesAreFiles(t *testing.T) {
	shared := Folder{"shared", fstest.MapFS{"texts/xx.txt": {Data: []byte(`
language.tag = pl
language.name = Maden
verb.z = zu %s
verb.z (a) = zua %S
game.wins = %[1]z
`)}}}
	game := Folder{"game", fstest.MapFS{"texts/xx.txt": {Data: []byte(`
x.red (a) = rot
x.discs by %[1]d
    one: %[1]d disk
    few: %[1]d diska
    many: %[1]d diskow
    other: %[1]d disku
`)}}}
	b, err := newBook(readGrammars(shared)["xx"], "xx", []Folder{shared, game})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		say  board.Message
		want string
	}{
		{board.Say("game.wins", board.Say("x.red")), "zua Rot"},
		{board.Say("game.wins", "ana"), "zu ana"},
		{board.Say("x.discs", 1), "1 disk"},
		{board.Say("x.discs", 3), "3 diska"},
		{board.Say("x.discs", 5), "5 diskow"},
	} {
		if got := b.Say(c.say); got != c.want {
			t.Errorf("%s %v = %q, want %q", c.say.Key, c.say.Args, got, c.want)
		}
	}
	if g := readGrammars(shared)["xx"]; g.name != "Maden" {
		t.Errorf("the language is called %q", g.name)
	}
}

func TestLanguages(t *testing.T) {
	if got := Languages(); got[0] != En || len(got) != len(grammars) || got[0].Name() != "English" || got[1].Name() == "" {
		t.Errorf("Languages = %v", got)
	}
}

// An error in a file names the file, the line and the key.
func TestBookErrors(t *testing.T) {
	for _, c := range []struct{ shared, text, want string }{
		{"", "game.draw = twice", "x/texts/en.txt:1: game.draw: it stands in another folder, too"},
		{"", "\nno sentence", "x/texts/en.txt:2: no sentence: this line cannot be read"},
		{"language.name = A", "", "shared/texts/en.txt: language.tag or language.name is missing"},
		{"language.tag = ?", "", "shared/texts/en.txt:1: language.tag: "},
		{"\nlanguage.nmae = A", "", "shared/texts/en.txt:2: language.nmae: want language.tag or language.name"},
		{"verb.o = the", "", "shared/texts/en.txt:1: verb.o: want one letter"},
		{"verb.s = the %s", "", "shared/texts/en.txt:1: verb.s: want one letter"},
	} {
		var err error
		if c.shared != "" {
			_, err = Folder{"shared", fstest.MapFS{"texts/en.txt": {Data: []byte(c.shared)}}}.readGrammar(En)
		} else {
			_, err = newBook(grammars[En], En, []Folder{Shared(), {"x", fstest.MapFS{"texts/en.txt": {Data: []byte(c.text)}}}})
		}
		if err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%q %q: got %v, want %s", c.shared, c.text, err, c.want)
		}
	}
}
