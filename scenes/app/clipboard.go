package app

import (
	"quintet/games/board"
	"quintet/games/table"
	"quintet/scenes/library"
)

// copied are the sentences about what was copied, by whether that was the whole game: one takes the place of the other.
var copied = map[bool]string{true: "copy.game.done", false: "copy.position.done"}

// copyCode puts the code of the game of t on the clipboard, or that of its position alone, and tells the players so.
func (a *App) copyCode(copyText func(string) error, t *table.Table, whole bool) {
	code, err := library.Code(t, whole)
	if err != nil {
		a.say("copy.failed", err.Error())
		return
	}
	a.clip(copyText, code, copied[whole])
}

// copyText puts the text of a position on the clipboard.
func (a *App) copyText(copyText func(string) error, text string) {
	a.clip(copyText, text, copied[false])
}

// clip puts text on the clipboard, and tells the players so by the sentence done.
func (a *App) clip(copyText func(string) error, text, done string) {
	if copyText == nil {
		return
	}
	for _, key := range copied {
		a.context.Retract(key)
	}
	if err := copyText(text); err != nil {
		a.say("copy.failed", err.Error())
		return
	}
	a.say(done)
}

// nameOf returns the name of a file as it can be shown in a sentence: what was pasted has none.
func (a *App) nameOf(name string) string {
	if name == "" {
		return a.book().Say(board.Say("paste.name"))
	}
	return shortName(name)
}
