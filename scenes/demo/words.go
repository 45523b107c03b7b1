package demo

import (
	"sync"

	"quintet/games"
	"quintet/games/words"
	"quintet/scenes"
)

// Words returns a function that returns all that is said in a language of a program with these games. It reads each language once, for programs
// that are started by the hundred: to read one takes longer than many a script.
func Words(catalog []games.Spec) func(words.Language) *words.Book {
	books := map[words.Language]func() *words.Book{}
	for _, l := range words.Languages() {
		books[l] = sync.OnceValue(func() *words.Book { return scenes.Words(l, catalog) })
	}
	return func(l words.Language) *words.Book { return books[l]() }
}
