// The questions that the table asks before something happens, and what each answer does.

package play

import (
	"quintet/games"
	"quintet/render/sound"
)

// A question is something the table is asked before it happens.
type question uint8

const (
	askNothing question = iota
	askResign
	askAgree
)

// ask asks the table q.
func (h *host) ask(q question) {
	h.asking = q
	h.model.board.Hand.Dismiss()
}

// answer carries out what the table was asked.
func (h *host) answer() {
	if h.asking == askAgree {
		h.agree()
		return
	}
	h.model.table.Resign(h.model.table.Resigner(), h.model.context.Now())
	h.arrive()
	h.ending.begin()
}

// agree ends the game as it stands.
func (h *host) agree() {
	h.model.table.Agree(h.model.context.Now())
	h.arrive()
	h.ending.begin()
}

// endings returns the words of what ends the game beside its rules, and the question that comes first; "" where nothing may: only a
// person gives up, and the table agrees only where all are persons. A game that is decided ends without a question.
func (h *host) endings() (label string, ask question) {
	switch {
	case h.model.table.Match.Closed(): // an earlier position of it is in force
	case h.model.table.MayStop():
		return "play.stop", askNothing
	case h.model.table.MayAgree():
		return "play.agree", askAgree
	case h.model.table.Resigner() != games.None:
		return "play.resign", askResign
	}
	return "", askNothing
}

// An ending lets the end of the game be seen and heard that comes about on this page.
type ending struct {
	model  *model
	silent bool // the verdict has not been heard yet
}

// begin shows what decided the game, if it is over now.
func (e *ending) begin() {
	if !e.model.table.Match.Over() {
		return
	}
	e.model.board.Display.ShowFinale()
	e.silent = true
	e.hear()
}

// hear lets the verdict be heard as soon as it rises.
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
