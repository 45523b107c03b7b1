// Corrects a placed piece: a person drags a piece of the last turn to another cell (carry), and everything after that turn is taken back. Change here
// which pieces can be corrected (newCarry) and where they may go (moveTo, reason). Other drags are in drag.go.

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render/input"
	"quintet/scenes/ui"
)

// A carry is the drag of a piece that a person placed in the last turn, to correct a mistake. Until it is dropped the board only previews the result.
type carry struct {
	model     *model
	ply       int            // the ply that placed the piece
	grabbedAt board.Target   // the cell at which it was grabbed
	base      games.Position // the position without that ply, but with the later ones of its turn
	steps     []board.Target // the steps of the ply that would replace it, as far as they are on the board
	move      games.Move     // the ply that would replace it, NoMove if there is none
}

// newCarry picks up the piece on t, if a person's last turn placed it there. It returns nil if there is none, if nothing may be corrected, or if the
// rest of the turn is not legal without it.
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
		return &carry{model: m, ply: ply, grabbedAt: t, base: base, steps: steps, move: m.match.Move(ply)}
	}
	return nil
}

// playAll plays moves in p, all by the player to move. It reports whether they are legal; if not, p is unusable.
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

// laidSteps returns the steps of the ply that placed the piece.
func (c *carry) laidSteps() []board.Target {
	return c.model.game.AppendSteps(nil, c.model.match.PositionAt(c.ply), c.model.match.Move(c.ply))
}

// moveTo moves the piece so that the cell at which it was grabbed is on t.
func (c *carry) moveTo(t board.Target) {
	c.steps, c.move = nil, games.NoMove
	if !t.IsCell() {
		return
	}
	for _, step := range c.laidSteps() {
		at, ok := c.model.shifted(step, c.grabbedAt, t)
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

// reason says why the piece cannot be dropped where it is.
func (c *carry) reason() board.Reason {
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

// pointCarried handles the drag of a piece of the last turn. It reports whether it used the input of this pass.
func (h *Hand) pointCarried(u *ui.UI) bool {
	if !u.Free() {
		return h.putBack()
	}
	held, released := u.In.Down&input.Left != 0, u.In.Released&input.Left != 0
	if h.state == stateCarried && u.In.Pressed&input.Right != 0 {
		u.Take()
		h.rightCancelled = h.putBack()
		return true
	}
	at := h.display.hit(u.Pointer())
	if !h.state.dragging() && (held || released) && h.pressedAt.IsCell() && at != h.pressedAt {
		if c := h.model.newCarry(h.pressedAt); c != nil {
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
		h.pressedAt = board.NoTarget
		u.Take()
	}
	return true
}

// dropCarried drops the carried piece. If it fits there, its ply is replaced and everything after the turn is taken back; else it goes back with the
// reason. Off the board the drop has no effect.
func (h *Hand) dropCarried() {
	c := h.carry
	h.do(eventRelease)
	switch {
	case h.hover == c.grabbedAt || !h.hover.IsCell():
	case c.move == games.NoMove:
		h.refuse(h.newRefusal(c.reason()))
	default:
		h.addIntent(Intent{Do: Correct, Ply: c.ply, Moves: append([]games.Move{c.move}, h.model.match.RestOfTurn(c.ply)...), Steps: c.steps})
	}
}

// Mover returns the player to move as the board shows it: while a piece is carried, the player who placed it.
func (h *Hand) Mover() games.Player {
	if h.carry != nil {
		return h.carry.base.ToMove()
	}
	return h.model.position().ToMove()
}
