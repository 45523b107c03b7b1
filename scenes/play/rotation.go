// Turning the board to the person to move: when it turns and how far.

package play

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/terms"
	"quintet/render"
)

// A turner turns the board to the person to move, where the table wants that.
type turner struct {
	model  *model
	player games.Player // whom it was turned to last, None for no one
	wait   int          // ticks until it is turned
}

// turnTicks is the time for which the board waits before it turns, so that the last ply is seen first.
const turnTicks = 36

// quarters returns how the board has to be turned so that player sits below.
func (t *turner) quarters(player games.Player) int {
	return int((board.Bottom + 4 - t.model.table.Spec.SideOf(t.model.game.Info().Players, player)) % 4)
}

// byHand turns the board by a quarter where players sit at the sides of it, else by half.
func (t *turner) byHand() {
	if !t.may() {
		return
	}
	by := 2
	for p := range games.Player(t.model.game.Info().Players) {
		if t.quarters(p)%2 == 1 {
			by = 1
		}
	}
	t.to(t.model.board.Display.Quarters() + by)
}

// may reports whether the table lets the board be turned by hand.
func (t *turner) may() bool { return t.model.table.Terms.Turning != terms.NeverTurn }

// to turns the board to so many quarters.
func (t *turner) to(quarters int) {
	t.wait = 0
	t.model.board.Turn(quarters)
}

// due reports whether the board lies otherwise than the person to move wants it.
func (t *turner) due() bool {
	return t.model.table.Terms.Turning == terms.ToMover && t.model.table.PersonMoves() && t.player != t.model.table.Position().ToMove()
}

// tick lets a tick of the wait before the board is turned pass, and turns it below the pointer.
func (t *turner) tick(pointer render.Point) {
	player := t.model.table.Position().ToMove()
	quarters := t.quarters(player)
	if t.wait == 0 && t.player != games.None && quarters != t.model.board.Display.Quarters() && !t.model.context.Settings.Still {
		t.wait = turnTicks
	}
	if t.wait > 1 {
		t.wait--
		return
	}
	if quarters != t.model.board.Display.Quarters() {
		t.model.board.Hand.IgnoreUntilMoved(pointer)
	}
	t.to(quarters)
	t.player = player
}
