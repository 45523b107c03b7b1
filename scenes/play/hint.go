// Starts the search for a hint, the best ply of the person to move (ask), gives its answer to the board (take), and removes it (drop). Change here
// when a hint disappears. scenes/boardui/hint.go shows a hint on the board; scenes/play/thinking runs the search.

package play

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/games/study/judge"
	"quintet/scenes/play/thinking"
)

// hints asks the judge for the best ply of the person to move, and shows it on the board.
type hints struct {
	model  *model
	move   games.Move   // the last hint
	line   []games.Move // the expected plies after it
	chance float64      // of the person, if they play the hint
	sure   bool         // chance is proven
	plies  int          // until the end, on a solved board; 0 if unknown
	why    judge.Reason // the most important one; the zero Reason for none
}

// ask starts the search for a hint.
func (h *hints) ask() {
	h.model.board.Hand.Dismiss()
	if there, _ := h.model.board.Hand.Hinted(); there { // an unfinished ply hides it
		h.model.board.Hand.Clear()
		return
	}
	h.model.computer.Advise(h.model.table.Position())
	h.take()
}

// take shows the hint when it has been found.
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
	h.chance, h.sure, h.plies = look.Chances[h.model.table.Position().ToMove()], look.Proven, look.Plies()
	h.why = judge.Reason{}
	if why := look.Reasons(h.model.game, h.model.table.Position()); len(why) > 0 {
		h.why = why[0]
	}
	h.model.board.Hand.SetHint(h.move)
	h.model.table.NoteHint(h.move)
}

// fail says that no hint could be found.
func (h *hints) fail() {
	m := board.Say("play.hint.failed")
	if where := h.model.computer.Noted(); where != "" {
		m = board.Say("play.hint.failed.noted", where)
	}
	h.model.computer.Stop()
	h.model.board.Hand.Refuse(m)
}

// drop removes the hint or stops the search for it. It reports whether there was one.
func (h *hints) drop() bool {
	if h.searching() {
		h.model.computer.Stop()
		return true
	}
	return h.model.board.Hand.DropHint()
}

// searching reports whether a search for a hint is running.
func (h *hints) searching() bool { return h.model.computer.Searching(thinking.Hint) }

// shown reports whether a hint is visible on the board.
func (h *hints) shown() bool {
	_, fits := h.model.board.Hand.Hinted()
	return fits
}
