package app

import (
	"quintet/games/words"
	"quintet/render/input"
)

// book returns the sentences of the language that is spoken now.
func (a *App) book() *words.Book {
	l := a.context.Settings.Language
	if a.books[l] == nil {
		a.books[l] = a.words(l)
	}
	return a.books[l]
}

// SetLanguage changes the language from the next tick on. Unlike the choice of the players it is not saved at once.
func (a *App) SetLanguage(l words.Language) {
	a.context.Settings.Language = l
	a.last = input.Frame{} // so that the next tick is not quiet
}
