// The questions that the table asks before something happens and what their answers do, and what shows the end of a game.

package play

import (
	"quintet/games"
	"quintet/render/sound"
)

// A question is what the table asks before it does something.
type question uint8

const (
	askNothing question = iota
	askResign
	askAgree
)

// ask asks q.
func (h *host) ask(q question) {
	h.asking = q
	h.model.board.Hand.Dismiss()
}

// answer does what the table asked about.
func (h *host) answer() {
	if h.asking == askAgree {
		h.agree()
		return
	}
	h.model.table.Resign(h.model.table.Resigner(), h.model.context.Now())
	h.arrive()
	h.ending.begin()
}

// agree ends the game at the current position.
func (h *host) agree() {
	h.model.table.Agree(h.model.context.Now())
	h.arrive()
	h.ending.begin()
}

// endings returns the text key of the command that ends the game outside its rules, and the question to ask first. The key is "" if there is no such
// command: only a person can resign, and the table can only agree if all are persons. A game whose result is certain ends without a question.
func (h *host) endings() (label string, ask question) {
	switch {
	case h.model.table.Match.Closed(): // the game is over, and an earlier position is shown
	case h.model.table.MayStop():
		return "play.stop", askNothing
	case h.model.table.MayAgree():
		return "play.agree", askAgree
	case h.model.table.Resigner() != games.None:
		return "play.resign", askResign
	}
	return "", askNothing
}

// An ending shows the end of a game that ends on this page, and plays its sound.
type ending struct {
	model  *model
	silent bool // the sound of the verdict has not been played yet
}

// begin shows what decided the game if it is over now.
func (e *ending) begin() {
	if !e.model.table.Match.Over() {
		return
	}
	e.model.board.Display.ShowFinale()
	e.silent = true
	e.hear()
}

// hear plays the sound of the verdict as soon as the verdict rises.
func (e *ending) hear() {
	if !e.model.told() {
		return
	}
	e.silent = false
	if len(e.model.table.Match.Outcome().Winners) > 1 {
		e.model.context.Sound(sound.Draw)
		return
	}
	e.model.context.Sound(sound.End)
}
