package play

import "quintet/render/sound"

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
