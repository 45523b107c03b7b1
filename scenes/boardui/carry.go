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
	model *model
	ply   int            // that laid it
	grip  board.Target   // where it was taken up
	base  games.Position // as if that ply had not been made, but those that followed it in its turn
	steps []board.Target // of the ply that would take its place, as far as they lie on the board
	move  games.Move     // that ply, NoMove where there is none
}

// newCarry takes up the piece on t: one that the last decision of a person, or an earlier ply of the same turn, has laid there. It returns
// nil where there is none, where taking it away would change more than its own cells, and where nothing may be corrected.
func (m *model) newCarry(t board.Target) *carry {
	last := m.host.Correctable()
	if last < 0 || m.match.Over() {
		return nil
	}
	for ply := last; ply >= m.match.TurnStart(last+1); ply-- {
		steps := m.game.AppendSteps(nil, m.match.PositionAt(ply), m.match.Move(ply))
		if !slices.Contains(steps, t) || len(steps) > 1 && !m.geo.Aim {
			continue
		}
		base := m.match.PositionAt(ply).Clone()
		if !playAll(base, m.match.RestOfTurn(ply)) {
			return nil
		}
		return &carry{model: m, ply: ply, grip: t, base: base, steps: steps, move: m.match.Move(ply)}
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

// laidSteps returns the steps of the ply that laid the piece.
func (c *carry) laidSteps() []board.Target {
	return c.model.game.AppendSteps(nil, c.model.match.PositionAt(c.ply), c.model.match.Move(c.ply))
}

// moveTo brings the piece to t, by the cell on which it was taken up.
func (c *carry) moveTo(t board.Target) {
	c.steps, c.move = nil, games.NoMove
	if !t.IsCell() {
		return
	}
	for _, step := range c.laidSteps() {
		at, ok := c.model.shifted(step, c.grip, t)
		if !ok {
			return
		}
		c.steps = append(c.steps, at)
	}
	before := c.model.match.PositionAt(c.ply)
	b := games.NewBuilder(c.model.game)
	b.Reset(before)
	m, progress := b.Try(c.steps)
	if progress != games.Complete || !c.base.Legal(m) {
		return
	}
	if after := before.Clone(); playAll(after, append([]games.Move{m}, c.model.match.RestOfTurn(c.ply)...)) {
		c.move = m
	}
}

// whyNot says why the piece cannot lie where it has been brought.
func (c *carry) whyNot() board.Reason {
	var why board.Reason
	for i := range c.steps {
		if why = c.model.game.Why(c.base, c.steps[:i+1]); !why.Text.Empty() {
			break
		}
	}
	why.Repair = board.Repair{}
	if why.Text.Empty() {
		why.Text = board.Say("play.carry.no")
	}
	return why
}

// pointCarried handles the pointer that drags a piece of the last turn. It reports whether the pointer is busy with that.
func (h *Hand) pointCarried(u *ui.UI) bool {
	if !u.Free() {
		return h.putBack()
	}
	held, released := u.In.Down&input.Left != 0, u.In.Released&input.Left != 0
	if h.state == stateCarried && u.In.Pressed&input.Right != 0 {
		u.Take()
		h.rightUsed = h.putBack()
		return true
	}
	at := h.display.hit(u.Pointer())
	if !h.state.dragging() && (held || released) && h.grip.IsCell() && at != h.grip {
		if c := h.model.newCarry(h.grip); c != nil {
			h.withdraw()
			h.do(eventCarry)
			h.carry = c
		}
	}
	if h.state != stateCarried {
		return false
	}
	h.hover = at
	h.Dismiss()
	h.carry.moveTo(at)
	if released {
		h.dropCarried()
		h.grip = board.NoTarget
		u.Take()
	}
	return true
}

// dropCarried lets go of the carried piece where it is: there it lies from now on, and everything since its turn is taken back. Where it cannot
// lie it is put back, with the reason. Off the board nothing was meant.
func (h *Hand) dropCarried() {
	c := h.carry
	h.do(eventRelease)
	switch {
	case h.hover == c.grip || !h.hover.IsCell():
	case c.move == games.NoMove:
		h.reject(h.newRefusal(c.whyNot()))
	default:
		h.intend(Intent{Do: Correct, Ply: c.ply, Moves: append([]games.Move{c.move}, h.model.match.RestOfTurn(c.ply)...), Steps: c.steps})
	}
}

// Mover returns the player to move as the board shows it: while a piece is carried, the one who has laid it.
func (h *Hand) Mover() games.Player {
	if h.carry != nil {
		return h.carry.base.ToMove()
	}
	return h.model.position().ToMove()
}
