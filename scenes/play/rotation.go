// Turns the board to the person to move (rotation): when it turns and how far. Players can also turn it by hand (turnByHand). Change the wait before
// it turns here (turnTicks).

package play

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/terms"
	"quintet/render"
)

// A rotation turns the board to the person to move if the terms of the table say so.
type rotation struct {
	model  *model
	player games.Player // the player it was last turned to, None for no one
	wait   int          // ticks until it is turned
}

// turnTicks is how long the board waits before it turns, so that the players first see the last ply.
const turnTicks = 36

// quarters returns the quarter turns of the board at which player sits below it.
func (t *rotation) quarters(player games.Player) int {
	return int((board.Bottom + 4 - t.model.table.Spec.SideOf(t.model.game.Info().Players, player)) % 4)
}

// turnByHand turns the board by a quarter if a player sits at one of its sides, otherwise by a half.
func (t *rotation) turnByHand() {
	if !t.allowed() {
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

// allowed reports whether the table allows turning the board by hand.
func (t *rotation) allowed() bool { return t.model.table.Terms.Turning != terms.NeverTurn }

// to turns the board to the given number of quarter turns.
func (t *rotation) to(quarters int) {
	t.wait = 0
	t.model.board.Turn(quarters)
}

// due reports whether the board has to be turned to the person to move.
func (t *rotation) due() bool {
	return t.model.table.Terms.Turning == terms.ToMover && t.model.table.PersonMoves() && t.player != t.model.table.Position().ToMove()
}

// tick counts down the wait by one tick, and at its end turns the board below the pointer.
func (t *rotation) tick(pointer render.Point) {
	player := t.model.table.Position().ToMove()
	quarters := t.quarters(player)
	if t.wait == 0 && t.player != games.None && quarters != t.model.board.Display.Quarters() && !t.model.context.Settings.ReducedMotion {
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
