package play

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/scenes/play/mind"
)

// hints asks the search for the ply that the strongest computer would play for the person to move, and shows it on the board.
type hints struct {
	*model
	move  games.Move   // the last hint
	line  []games.Move // that is expected to follow
	share float64      // of the win, to expect with it
	sure  bool         // that share is proven
}

// ask begins to look for a hint.
func (h *hints) ask() {
	h.board.Dismiss()
	if there, _ := h.board.Hinted(); there { // it is hidden by what is begun
		h.board.Clear()
		return
	}
	h.mind.Advise(h.table.Position())
}

// take shows the hint that has been found.
func (h *hints) take() {
	r, ok := h.mind.Answer(mind.Hint)
	switch {
	case !ok:
		return
	case r.Failed != nil:
		h.fail()
		return
	}
	p := h.table.Position()
	h.mind.Stop()
	h.move, h.line, h.sure = r.Best, r.Line[min(1, len(r.Line)):], r.Proven
	h.share = games.PartOf(r.Value[p.ToMove()], h.players())
	h.board.Hint(r.Best)
}

// fail says that a hint could not be found.
func (h *hints) fail() {
	m := board.Say("play.hint.failed")
	if where := h.mind.Noted(); where != "" {
		m = board.Say("play.hint.failed.noted", where)
	}
	h.mind.Stop()
	h.board.Refuse(m)
}

// drop takes the hint away, or gives up looking for it. It reports whether there was one.
func (h *hints) drop() bool {
	if h.sought() {
		h.mind.Stop()
		return true
	}
	return h.board.DropHint()
}

// sought reports whether a hint is looked for.
func (h *hints) sought() bool { return h.mind.Searching(mind.Hint) }

// seen reports whether a hint is seen on the board.
func (h *hints) seen() bool {
	_, fits := h.board.Hinted()
	return fits
}
