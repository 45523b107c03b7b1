package play

import (
	"quintet/games/board"
	"quintet/render/sound"
	"quintet/scenes"
	widget "quintet/scenes/board"
)

// Access returns what is allowed on the board at the moment.
func (h *host) Access() widget.Access {
	return widget.Access{
		Person: h.table.PersonMoves(), Decides: h.personDecides(), Watched: h.table.Watching(), Asked: h.asking != askNothing,
		Hidden: h.table.Veiled(), Covered: h.covered, NoAids: h.table.Terms.NoAids, Alone: h.focused,
	}
}

// Slip returns the last ply that a person may drag to another cell; -1 for none.
func (h *host) Slip() int { return h.table.Slip() }

// mendSlip makes the plies of a turn again, the first of them another: what followed the turn is taken back.
func (h *host) mendSlip(i widget.Intent) {
	slip := h.table.Match.NodeAt(i.Ply + 1)
	took := h.table.MoveTimes(i.Ply, i.Ply+len(i.Moves))
	h.table.Goto(i.Ply, h.context.Now())
	h.arrive()
	if h.context.Settings.Lock && len(i.Moves) == 1 {
		h.board.Hold(i.Steps)
		return
	}
	for _, m := range i.Moves {
		h.play(m)
	}
	if h.table.DropSlip(slip); h.table.OnMain() {
		h.table.Stopwatch.Mend(i.Ply, took)
	}
}

// repair does what is offered instead of what was refused.
func (h *host) repair() {
	r := h.board.Refusal().Repair
	h.table.Goto(h.table.Match.Cursor()-r.Back, h.context.Now())
	h.arrive()
	for _, t := range r.Path {
		h.carryOut(h.board.Enter(t))
	}
}

// putBack ends what is done with the board, or takes its last half-step back. It reports whether there was anything.
func (h *host) putBack() bool {
	if h.board.Cancel() || h.hints.drop() {
		return true
	}
	is, done := h.board.StepBack()
	h.carryOut(is)
	return done
}

// decline refuses with a sentence what somebody has tried and no rule of the game speaks about.
func (h *host) decline(why board.Message) {
	h.board.Refuse(why)
	h.context.Sound(sound.Refused)
}

// whyIgnored returns why nothing can be played on the board now: the game is over, or a computer is to move.
func (h *host) whyIgnored() board.Message {
	if h.table.Match.Over() {
		return board.Say("play.over.click")
	}
	mover := h.table.Position().ToMove()
	key := "play.wait"
	switch {
	case h.table.Watching():
		key = "play.wait.watch"
	case !h.table.AtEnd():
		key = "play.wait.past"
	}
	return board.Say(key, scenes.Player(h.table.Match.Seats()[mover].Name, int(mover)))
}

// mayHint reports whether a hint can be asked for now.
func (h *host) mayHint() bool {
	return !h.table.Terms.NoAids && h.personDecides() && !h.covered
}
