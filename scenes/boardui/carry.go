// Correcting a laid piece by dragging it to another cell. Dragging pieces in the normal course of play is in drag.go.

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render/input"
	"quintet/scenes/ui"
)

// A carry is a piece laid in a person's last turn that is dragged to another cell, to correct a mistake. Nothing changes until it is dropped:
// the board only previews the result.
type carry struct {
	context *context
	ply     int            // that laid it
	grip    board.Target   // where it was taken up
	base    games.Position // as if that ply had not been made, but those that followed it in its turn
	steps   []board.Target // of the ply that would take its place, as far as they lie on the board
	move    games.Move     // that ply, NoMove where there is none
}

// takeOff takes up the piece on t: one that the last decision of a person, or an earlier ply of the same turn, has laid there. It returns
// nil where there is none, where taking it away would change more than its own cells, and where nothing may be corrected.
func (x *context) takeOff(t board.Target) *carry {
	last := x.holder.Correctable()
	if last < 0 || x.match.Over() {
		return nil
	}
	for ply := last; ply >= x.match.TurnStart(last+1); ply-- {
		steps := x.game.AppendSteps(nil, x.match.PositionAt(ply), x.match.Move(ply))
		if !slices.Contains(steps, t) || len(steps) > 1 && !x.geo.Aim {
			continue
		}
		base := x.match.PositionAt(ply).Clone()
		if !playAll(base, x.match.RestOfTurn(ply)) {
			return nil
		}
		return &carry{context: x, ply: ply, grip: t, base: base, steps: steps, move: x.match.Move(ply)}
	}
	return nil
}

// playAll makes moves in p, all by the player to move. It reports whether they are legal; if not, p is spoilt.
func playAll(p games.Position, moves []games.Move) bool {
	player := p.ToMove()
	for _, m := range moves {
		if p.ToMove() != player || !p.Legal(m) {
			return false
		}
		p.Play(m)
	}
	return true
}

// laid returns the steps of the ply that laid the piece.
func (c *carry) laid() []board.Target {
	return c.context.game.AppendSteps(nil, c.context.match.PositionAt(c.ply), c.context.match.Move(c.ply))
}

// to brings the piece to t, by the cell on which it was taken up.
func (c *carry) to(t board.Target) {
	c.steps, c.move = nil, games.NoMove
	if !t.IsCell() {
		return
	}
	for _, step := range c.laid() {
		at, ok := c.context.shifted(step, c.grip, t)
		if !ok {
			return
		}
		c.steps = append(c.steps, at)
	}
	before := c.context.match.PositionAt(c.ply)
	b := games.NewBuilder(c.context.game)
	b.Reset(before)
	m, progress := b.Try(c.steps)
	if progress != games.Complete || !c.base.Legal(m) {
		return
	}
	if after := before.Clone(); playAll(after, append([]games.Move{m}, c.context.match.RestOfTurn(c.ply)...)) {
		c.move = m
	}
}

// whyNot says why the piece cannot lie where it has been brought.
func (c *carry) whyNot() board.Reason {
	var why board.Reason
	for i := range c.steps {
		if why = c.context.game.Why(c.base, c.steps[:i+1]); !why.Text.Empty() {
			break
		}
	}
	why.Repair = board.Repair{}
	if why.Text.Empty() {
		why.Text = board.Say("play.carry.no")
	}
	return why
}

// carries handles the pointer that drags a piece of the last turn. It reports whether the pointer is busy with that.
func (h *hand) carries(u *ui.UI) bool {
	if !u.Free() {
		return h.letGo()
	}
	held, released := u.In.Down&input.Left != 0, u.In.Released&input.Left != 0
	if h.state == stateCarried && u.In.Pressed&input.Right != 0 {
		u.Take()
		h.spent = h.letGo()
		return true
	}
	at := h.context.hit(u.Pointer())
	if !h.state.dragging() && (held || released) && h.grip.IsCell() && at != h.grip {
		if c := h.context.takeOff(h.grip); c != nil {
			h.unpend()
			h.do(eventCarry)
			h.carry = c
		}
	}
	if h.state != stateCarried {
		return false
	}
	h.hover = at
	h.dismiss()
	h.carry.to(at)
	if released {
		h.dropCarried()
		h.grip = board.NoTarget
		u.Take()
	}
	return true
}

// dropCarried lets go of the carried piece where it is: there it lies from now on, and everything since its turn is taken back. Where it cannot
// lie it is put back, with the reason. Off the board nothing was meant.
func (h *hand) dropCarried() {
	c := h.carry
	h.do(eventRelease)
	switch {
	case h.hover == c.grip || !h.hover.IsCell():
	case c.move == games.NoMove:
		h.reject(h.context.refusalOf(c.whyNot()))
	default:
		h.want(Intent{Do: Mend, Ply: c.ply, Moves: append([]games.Move{c.move}, h.context.match.RestOfTurn(c.ply)...), Steps: c.steps})
	}
}

// mover returns the player to move as the board shows it: while a piece is carried, the one who has laid it.
func (h *hand) mover() games.Player {
	if h.carry != nil {
		return h.carry.base.ToMove()
	}
	return h.context.position().ToMove()
}
