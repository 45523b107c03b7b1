// Copies games, positions and the text selected in fields to the clipboard, and tells the players whether that succeeded. The system may answer
// on any goroutine; handleAnswers handles its answers in the next tick. Add something to copy with copyAndNotify. Pasted text arrives like a dropped
// file, in files.go.

package app

import (
	"errors"
	"io/fs"

	"quintet/games/board"
	"quintet/games/play/table"
	"quintet/scenes/data/library"
	"quintet/scenes/data/notice"
	"quintet/scenes/ui"
)

// copied are the messages about copies, by whether the whole game was copied: each replaces the other.
var copied = map[bool]string{true: "copy.game.done", false: "copy.position.done"}

// copyGame copies the game of t, or the code of only its position, to the clipboard, and tells the players.
func (a *App) copyGame(copyText copier, t *table.Table, whole bool) {
	text, err := library.Code(t)
	if whole {
		text, err = a.context.Library.ShareText(t)
	}
	if err != nil {
		a.fail("copy.failed", err.Error())
		return
	}
	a.copyAndNotify(copyText, text, copied[whole])
}

// copyText copies the text of a position to the clipboard.
func (a *App) copyText(copyText copier, text string) {
	a.copyAndNotify(copyText, text, copied[false])
}

// A copier is Deps.Copy.
type copier func(text string, done func(err error))

// maxAnswers limits the clipboard answers waiting for a tick. No player copies faster.
const maxAnswers = 16

// fieldClipboard returns the clipboard of the text fields. They do not report a successful copy, because the selection is visible.
func (a *App) fieldClipboard(d Deps) ui.Clipboard {
	c := ui.Clipboard{Paste: d.Paste}
	if d.Copy != nil {
		c.Copy = func(text string, done func()) { a.copyThen(d.Copy, text, done) }
	}
	return c
}

// copyAndNotify copies text to the clipboard, and shows the message key once it is there.
func (a *App) copyAndNotify(copyText copier, text, key string) {
	if copyText == nil {
		return
	}
	for _, earlier := range copied {
		a.context.Retract(earlier)
	}
	a.copyThen(copyText, text, func() { a.context.Notify(notice.Say(notice.Reply, key)) })
}

// copyThen copies text to the clipboard and calls done in the tick that learns of it. It reports failures.
func (a *App) copyThen(copyText copier, text string, done func()) {
	copyText(text, func(err error) {
		a.answers <- func() {
			switch {
			case errors.Is(err, fs.ErrPermission):
				a.fail("clipboard.refused")
			case err != nil:
				a.fail("copy.failed", err.Error())
			default:
				done()
			}
		}
	})
	a.handleAnswers()
}

// handleAnswers handles the answers that have arrived, and reports whether there were any.
func (a *App) handleAnswers() (any bool) {
	for {
		select {
		case answer := <-a.answers:
			answer()
			any = true
		default:
			return any
		}
	}
}

// nameOf returns the name of a file for a sentence: pasted text has none.
func (a *App) nameOf(name string) string {
	if name == "" {
		return a.book().Say(board.Say("paste.name"))
	}
	return shortName(name)
}
