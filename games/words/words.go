// Package words turns messages into sentences. The sentences are data: every folder of the program that shows text has a folder texts with one file
// per language, such as games/squex/texts/pt.txt. A sentence has the same key in all of them. Keys begin with the id of the game they belong to, or
// with "game." if several games share them.
//
// This file has the Folder and the Book, which turns messages into sentences (Say). read.go parses the files, grammar.go reads what they say about a
// language, sentence.go is a fast path for most sentences, and prefer.go chooses the first language.
//
// A line of a file is a key, " = " and the sentence. Arguments are %[1]d, %[2]s and so on: every language has the same ones, in any order. If a
// number selects the form, its argument follows the key and the forms are indented below: "=3" for that number, or one of zero, one, two, few, many
// and other, as the language requires. Empty lines and lines that begin with # are ignored, \u00a0 is a space without a line break, and a line
// "lessons" ends the sentences.
//
//	squex.blue = Blue
//	squex.legend.safe = safe link
//	squex.cuttable by %[1]d
//	    one: %[1]d link can be cut
//	    other: %[1]d links can be cut
//
// To add a sentence, write it into the file of every language in the same folder. To add a language, add a file to every such folder: copy en.txt,
// translate it, and describe the language and how it treats words in games/words/texts (see grammar.go). Package wordstest keeps the files
// consistent: its tests report missing keys, wrong arguments or forms, and lines that cannot be read, with file, line and key.
//
// The author of a sentence does not know which name will be inserted: a person, a computer or a colour. A Portuguese colour has an article, "o Azul";
// a name has none and may have any gender. So Portuguese says "Joga %[1]o" and "%[1]O não tem jogadas" (see grammar.go), and avoids words that must
// agree with the name.
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

// A Language is a language of the program, identified by its code, which is also the name of its files.
type Language string

// En is English, the language that has every sentence.
const En Language = "en"

// A Folder holds the sentences of one part of the program, in one file texts/<language>.txt per language.
type Folder struct {
	Path  string // relative to the repository, for errors
	Files fs.FS
}

// Of returns the folder of a game.
func Of(s games.Spec) Folder { return Folder{"games/" + s.ID, s.Texts} }

//go:embed texts
var texts embed.FS

// Shared returns the sentences that several games use. Every Book has them.
func Shared() Folder { return Folder{"games/words", texts} }

// grammars holds a grammar for each language that has a file in this package's folder.
var grammars = readGrammars(Shared())

// Languages returns the languages: English first, the others in alphabetical order.
func Languages() []Language {
	return append([]Language{En}, slices.DeleteFunc(slices.Sorted(maps.Keys(grammars)), func(l Language) bool { return l == En })...)
}

// Name returns the language's name in itself.
func (l Language) Name() string { return grammars[l].name }

// A Book turns messages into sentences of one language, with the language's number format. Goroutines may share it.
type Book struct {
	printer  *message.Printer
	grammar  grammar
	articles map[string]string // by the key of the word
	keys     map[string]bool
	plain    map[string]sentence // those that need no printer
}

// NewBook returns a book in l with the shared sentences and those of folders. It panics if a file cannot be read or a key occurs twice, since the
// files are embedded.
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

// newBook returns a book with the sentences of folders.
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
				return nil, f.errorAt(l, e.Line, e.Key, "it stands in another folder, too")
			}
			b.keys[e.Key] = true
			if e.Article != "" {
				b.articles[e.Key] = e.Article
			}
			if s, ok := readSentence(e, verbs); ok {
				b.plain[e.Key] = s
				if s.plain() {
					continue
				}
			}
			if err := all.Set(g.tag, e.Key, e.message()); err != nil {
				return nil, f.errorAt(l, e.Line, e.Key, err.Error())
			}
		}
	}
	return b, nil
}

// English returns an English book with the shared sentences and those of folders.
func English(folders ...Folder) *Book { return NewBook(En, folders...) }

// Has reports whether b has a sentence with this key.
func (b *Book) Has(key string) bool { return b.keys[key] }

// Say returns m as a sentence. Messages among its arguments are turned into sentences first. An unknown key is returned unchanged.
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

// name returns an argument as a word within a sentence. ok is false for numbers, which are not words.
func (b *Book) name(argument any) (name, bool) {
	switch a := argument.(type) {
	case board.Message:
		return name{b.Say(a), b.articles[a.Key], true, b.grammar}, true
	case board.Instruction:
		return name{b.Say(a.Pointer), "", true, b.grammar}, true
	case string:
		return name{a, "", false, b.grammar}, true
	}
	return name{}, false
}
