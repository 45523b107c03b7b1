// Asking for a hint and showing it: the search for the best ply of the person to move. Drawing it is in
// boardui/hint.go.

package play

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/scenes/play/thinking"
)

// hints asks the judge for the best ply for the person to move, and shows it on the board.
type hints struct {
	model  *model
	move   games.Move   // the last hint
	line   []games.Move // that is expected to follow
	chance float64      // of the person, with the hint
	sure   bool         // that chance is proven
}

// ask begins to look for a hint.
func (h *hints) ask() {
	h.model.board.Hand.Dismiss()
	if there, _ := h.model.board.Hand.Hinted(); there { // it is hidden by what is begun
		h.model.board.Hand.Clear()
		return
	}
	h.model.computer.Advise(h.model.table.Position())
	h.take()
}

// take shows the hint that has been found.
func (h *hints) take() {
	if h.model.computer.Failed(thinking.Hint) {
		h.fail()
		return
	}
	look, ok := h.model.computer.Look()
	if !ok {
		return
	}
	h.model.computer.Stop()
	h.move, h.line = look.Best(), look.Lines[0].Moves[1:]
	h.chance, h.sure = look.Chances[h.model.table.Position().ToMove()], look.Proven
	h.model.board.Hand.SetHint(h.move)
	h.model.table.NoteHint(h.move)
}

// fail says that a hint could not be found.
func (h *hints) fail() {
	m := board.Say("play.hint.failed")
	if where := h.model.computer.Noted(); where != "" {
		m = board.Say("play.hint.failed.noted", where)
	}
	h.model.computer.Stop()
	h.model.board.Hand.Refuse(m)
}

// drop takes the hint away, or gives up looking for it. It reports whether there was one.
func (h *hints) drop() bool {
	if h.sought() {
		h.model.computer.Stop()
		return true
	}
	return h.model.board.Hand.DropHint()
}

// sought reports whether a search for a hint is running.
func (h *hints) sought() bool { return h.model.computer.Searching(thinking.Hint) }

// seen reports whether a hint is seen on the board.
func (h *hints) seen() bool {
	_, fits := h.model.board.Hand.Hinted()
	return fits
}
