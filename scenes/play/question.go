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
	h.board.Dismiss()
}

// answer carries out what the table was asked.
func (h *host) answer() {
	if h.asking == askAgree {
		h.agree()
		return
	}
	h.table.Resign(h.table.Resigner(), h.context.Now())
	h.arrive()
	h.ending.begin()
}

// agree ends the game as it stands.
func (h *host) agree() {
	h.table.Agree(h.context.Now())
	h.arrive()
	h.ending.begin()
}

// endings returns the words of what ends the game beside its rules, and the question that comes first; "" where nothing may: only a
// person gives up, and the table agrees only where all are persons. A game that is decided ends without a question.
func (h *host) endings() (label string, ask question) {
	switch {
	case h.table.Match.Closed(): // an earlier position of it is in force
	case h.table.MayStop():
		return "play.stop", askNothing
	case h.table.MayAgree():
		return "play.agree", askAgree
	case h.table.Resigner() != games.None:
		return "play.resign", askResign
	}
	return "", askNothing
}

// An ending lets the end of the game be seen and heard that comes about on this page.
type ending struct {
	*model
	silent bool // the verdict has not been heard yet
}

// begin shows what decided the game, if it is over now.
func (e *ending) begin() {
	if !e.table.Match.Over() {
		return
	}
	e.board.Celebrate()
	e.silent = true
	e.hear()
}

// hear lets the verdict be heard as soon as it rises.
func (e *ending) hear() {
	if !e.told() {
		return
	}
	e.silent = false
	if len(e.table.Match.Outcome().Winners) > 1 {
		e.context.Sound(sound.Draw)
		return
	}
	e.context.Sound(sound.End)
}
