// Package words turns messages into sentences. It holds every sentence that games say: prompts, states, reasons, previews.
// Keys begin with the id of the game they belong to, or with "game." where several games share them.
package words

import (
	"fmt"

	"golang.org/x/text/language"
	"golang.org/x/text/message"
	"golang.org/x/text/message/catalog"

	"quintet/games/board"
)

// An Entry is one sentence. Its arguments are %[1]d, %[2]s and so on; where a number decides the form, use plural.Selectf.
type Entry struct {
	Key string
	En  catalog.Message
}

// A Book words messages. Goroutines may share it.
type Book struct{ printer *message.Printer }

// English returns the sentences of the games and of extra, in English. It panics when a key stands twice: the tables are ours.
func English(extra ...[]Entry) *Book {
	b := catalog.NewBuilder(catalog.Fallback(language.English))
	seen := map[string]bool{}
	for _, table := range append(tables(), extra...) {
		for _, e := range table {
			if seen[e.Key] {
				panic("words: key " + e.Key + " stands twice")
			}
			seen[e.Key] = true
			if err := b.Set(language.English, e.Key, e.En); err != nil {
				panic(fmt.Sprintf("words: key %s: %v", e.Key, err))
			}
		}
	}
	return &Book{message.NewPrinter(language.English, message.Catalog(b))}
}

// Say words m. Messages among the arguments are worded first. An unknown key is shown as it is.
func (b *Book) Say(m board.Message) string {
	if m.Empty() {
		return ""
	}
	args := make([]any, len(m.Args))
	for i, a := range m.Args {
		if inner, ok := a.(board.Message); ok {
			a = b.Say(inner)
		}
		args[i] = a
	}
	return b.printer.Sprintf(message.Key(m.Key, m.Key), args...)
}

// Keys returns every key of the games.
func Keys() []string {
	var keys []string
	for _, table := range tables() {
		for _, e := range table {
			keys = append(keys, e.Key)
		}
	}
	return keys
}

// tables lists the sentences, a table a game. Each stands in a file of its own.
func tables() [][]Entry {
	return [][]Entry{
		shared,
		null,
		squex,
		taiji,
		squ,
		distrify,
		azacru,
	}
}
