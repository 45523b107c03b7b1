// Package words turns messages into sentences. It holds every sentence that games say: prompts, states, reasons, previews.
// Keys begin with the id of the game they belong to, or with "game." where several games share them.
//
// The program speaks English and European Portuguese. A new sentence is entered twice under the same key: as an Entry in the English
// table, such as squex.go, and as a Translation in the Portuguese one beside it, squex_pt.go; the scenes do the same with
// texts.go and texts_pt.go. Both say the same with the same arguments, but need not give them in the same order. The tables
// are apart so that a translator has one text to read, and that a sentence is changed in one language without touching the other's line.
// Package wordstest holds them together: a key that one language lacks, or other arguments than the twin has, fail the tests.
//
// Who writes a sentence does not know what will stand in it: the name of a person, of a computer or of a colour. A Portuguese colour has
// an article, "o Azul", a name has none, of any gender: so Portuguese says "Joga %[1]o" and "%[1]O não tem jogadas", as name.go tells,
// and nothing that must agree with the name.
package words

import (
	"fmt"
	"iter"
	"slices"

	"golang.org/x/text/language"
	"golang.org/x/text/message"
	"golang.org/x/text/message/catalog"

	"quintet/games/board"
)

// A Language is one that the program speaks, by its code.
type Language string

// The languages: English, and Portuguese as it is spoken in Portugal.
const (
	En Language = "en"
	Pt Language = "pt"
)

// Languages returns the languages, English first.
func Languages() []Language { return []Language{En, Pt} }

// An Entry is one sentence in English. Its arguments are %[1]d, %[2]s and so on; where a number decides the form, use plural.Selectf.
type Entry struct {
	Key string
	En  catalog.Message
}

// A Translation is an Entry in Portuguese.
type Translation struct {
	Key string
	Pt  catalog.Message
}

// A Book words messages in one language. Numbers are written as the language does, with point or comma. Goroutines may share it.
type Book struct {
	printer  *message.Printer
	articles bool // its sentences say how arguments take their articles
}

// English returns the sentences of the games and of extra, in English. It panics when a key stands twice: the tables are ours.
func English(extra ...[]Entry) *Book {
	return newBook(language.English, func(yield func(string, catalog.Message) bool) {
		for _, e := range Entries(extra...) {
			if !yield(e.Key, e.En) {
				return
			}
		}
	})
}

// Portuguese returns what English does, in Portuguese.
func Portuguese(extra ...[]Translation) *Book {
	return newBook(language.EuropeanPortuguese, func(yield func(string, catalog.Message) bool) {
		for _, t := range Translations(extra...) {
			if !yield(t.Key, t.Pt) {
				return
			}
		}
	})
}

// newBook returns a book of sentences by their keys.
func newBook(tag language.Tag, sentences iter.Seq2[string, catalog.Message]) *Book {
	b := catalog.NewBuilder(catalog.Fallback(tag))
	seen := map[string]bool{}
	for key, text := range sentences {
		if seen[key] {
			panic("words: key " + key + " stands twice")
		}
		seen[key] = true
		if err := b.Set(tag, key, text); err != nil {
			panic(fmt.Sprintf("words: key %s: %v", key, err))
		}
	}
	return &Book{message.NewPrinter(tag, message.Catalog(b)), tag == language.EuropeanPortuguese}
}

// Say words m. Messages among the arguments are worded first. An unknown key is shown as it is.
func (b *Book) Say(m board.Message) string {
	if m.Empty() {
		return ""
	}
	args := make([]any, len(m.Args))
	for i, a := range m.Args {
		switch inner := a.(type) {
		case board.Message:
			a = b.argument(b.Say(inner), plays(inner.Key), true)
		case board.Way:
			a = b.argument(b.Say(inner.Pointer), false, true)
		case string:
			a = b.argument(inner, false, false)
		}
		args[i] = a
	}
	return b.printer.Sprintf(message.Key(m.Key, m.Key), args...)
}

// argument returns a word within a sentence: of a player, if it is a colour, and ours, if nobody typed it.
func (b *Book) argument(text string, player, ours bool) any {
	if !b.articles {
		return text
	}
	return name{text, player, ours}
}

// Entries returns the sentences of the games and of extra, in English.
func Entries(extra ...[]Entry) []Entry {
	var all []Entry
	for _, t := range tables() {
		all = append(all, t.en...)
	}
	return slices.Concat(all, slices.Concat(extra...))
}

// Translations returns what Entries does, in Portuguese.
func Translations(extra ...[]Translation) []Translation {
	var all []Translation
	for _, t := range tables() {
		all = append(all, t.pt...)
	}
	return slices.Concat(all, slices.Concat(extra...))
}

// A table is what one game says. Each stands in files of its own.
type table struct {
	en []Entry
	pt []Translation
}

func tables() []table {
	return []table{
		{shared, sharedPt},
		{null, nullPt},
		{squex, squexPt},
		{taiji, taijiPt},
		{squ, squPt},
		{distrify, distrifyPt},
		{azacru, azacruPt},
	}
}
