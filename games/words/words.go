// Package words turns messages into sentences. The sentences are data: every folder of the program that says something has a folder texts
// with one file a language, such as games/squex/texts/pt.txt. A sentence has the same key in all of them; keys begin with the id of the game
// they belong to, or with "game." where several games share them.
//
// A line of a file is a key, " = " and the sentence. Arguments are %[1]d, %[2]s and so on: every language has the same, in the order that it
// likes. Where a number decides the form, its argument stands behind the key, and the forms stand indented below: "=3" for that number, or
// one of zero, one, two, few, many and other, as the language uses them. Empty lines and lines that begin with # say nothing, \u00a0 is a
// blank where no line ends, and a line "lessons" ends the sentences.
//
//	squex.blue = Blue
//	squex.legend.safe = safe link
//	squex.cuttable by %[1]d
//	    one: %[1]d link can be cut
//	    other: %[1]d links can be cut
//
// To add a sentence, write it into the file of every language in the same folder. To add a language, add a file to every such folder: copy
// en.txt, translate it and say in games/words/texts what the language is called and how it treats words, as grammar.go tells. Package wordstest
// holds the files together: a key that a language lacks, other arguments or forms than needed, and lines that cannot be read fail the tests
// with the file, the line and the key.
//
// Who writes a sentence does not know what will stand in it: the name of a person, of a computer or of a colour. A Portuguese colour has
// an article, "o Azul", a name has none, of any gender: so Portuguese says "Joga %[1]o" and "%[1]O não tem jogadas", as name.go tells,
// and nothing that must agree with the name.
package words

import (
	"embed"
	"fmt"
	"io/fs"
	"maps"
	"slices"

	"golang.org/x/text/message"
	"golang.org/x/text/message/catalog"

	"quintet/games"
	"quintet/games/board"
)

// A Language is one that the program speaks, by its code: the name of its files.
type Language string

// En is English, in which everything is said.
const En Language = "en"

// A Folder holds the sentences of one part of the program: a file texts/<language>.txt for every language.
type Folder struct {
	Path  string // in the repository, for errors
	Files fs.FS
}

// Of returns the folder of a game.
func Of(s games.Spec) Folder { return Folder{"games/" + s.ID, s.Texts} }

//go:embed texts
var texts embed.FS

// Shared returns the sentences that several games say. They are in every Book.
func Shared() Folder { return Folder{"games/words", texts} }

// grammars holds the languages that have a file in the folder of this package.
var grammars = readGrammars(Shared())

// Languages returns the languages, English first, the others in alphabetical order.
func Languages() []Language {
	return append([]Language{En}, slices.DeleteFunc(slices.Sorted(maps.Keys(grammars)), func(l Language) bool { return l == En })...)
}

// Name returns how the language calls itself.
func (l Language) Name() string { return grammars[l].name }

// A Book words messages in one language. Numbers are written as the language does, with point or comma. Goroutines may share it.
type Book struct {
	printer  *message.Printer
	grammar  grammar
	articles map[string]string // by the key of the word
	keys     map[string]bool
	plain    map[string]sentence // which need no printer
}

// NewBook returns the sentences that games share and those of folders, in l. It panics where a file cannot be read or a key stands twice:
// the files are ours.
func NewBook(l Language, folders ...Folder) *Book {
	g, ok := grammars[l]
	if !ok {
		panic(fmt.Sprintf("words: there is no language %q, only %v", l, Languages()))
	}
	b, err := newBook(g, l, append([]Folder{Shared()}, folders...))
	if err != nil {
		panic("words: " + err.Error())
	}
	return b
}

// newBook returns the sentences of folders.
func newBook(g grammar, l Language, folders []Folder) (*Book, error) {
	all := catalog.NewBuilder(catalog.Fallback(g.tag))
	b := &Book{message.NewPrinter(g.tag, message.Catalog(all)), g, map[string]string{}, map[string]bool{}, map[string]sentence{}}
	verbs := l.Verbs()
	for _, f := range folders {
		entries, err := f.Read(l)
		if err != nil {
			return nil, err
		}
		for _, e := range entries {
			if ofLanguage(e.Key) {
				continue
			}
			if b.keys[e.Key] {
				return nil, f.fault(l, e.Line, e.Key, "it stands in another folder, too")
			}
			b.keys[e.Key] = true
			if e.Article != "" {
				b.articles[e.Key] = e.Article
			}
			if s, ok := readSentence(e, verbs); ok {
				b.plain[e.Key] = s
				if len(s.rest) == 0 {
					continue
				}
			}
			if err := all.Set(g.tag, e.Key, e.message()); err != nil {
				return nil, f.fault(l, e.Line, e.Key, err.Error())
			}
		}
	}
	return b, nil
}

// English returns the sentences that games share and those of folders, in English.
func English(folders ...Folder) *Book { return NewBook(En, folders...) }

// Has reports whether b has a sentence with this key.
func (b *Book) Has(key string) bool { return b.keys[key] }

// Say words m. Messages among the arguments are worded first. An unknown key is shown as it is.
func (b *Book) Say(m board.Message) string {
	if m.Empty() {
		return ""
	}
	if s, ok := b.plain[m.Key]; ok {
		if text, ok := b.fill(s, m.Args); ok {
			return text
		}
	}
	args := make([]any, len(m.Args))
	for i, a := range m.Args {
		if n, ok := b.name(a); ok {
			a = n
		}
		args[i] = a
	}
	return b.printer.Sprintf(message.Key(m.Key, m.Key), args...)
}

// name returns an argument as a word within a sentence. It reports whether it is one: numbers are none.
func (b *Book) name(argument any) (name, bool) {
	switch a := argument.(type) {
	case board.Message:
		return name{b.Say(a), b.articles[a.Key], true, b.grammar}, true
	case board.Way:
		return name{b.Say(a.Pointer), "", true, b.grammar}, true
	case string:
		return name{a, "", false, b.grammar}, true
	}
	return name{}, false
}
