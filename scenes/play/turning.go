package play

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/games/terms"
	"quintet/render"
)

// A turning is how the table turns the board to the person to move.
type turning struct {
	player games.Player // whom it was turned to last, None for nobody
	wait   int          // ticks until it is turned
}

// turnTicks is the time for which the board waits before it turns, so that the last ply is seen first.
const turnTicks = 36

// quarters returns how the board has to be turned so that player sits below.
func (s *Scene) quarters(player games.Player) int {
	return int((board.Bottom + 4 - games.SideOf(s.game, player)) % 4)
}

// turnBoard turns the board by hand: by a quarter where players sit at the sides of it, else by half.
func (s *Scene) turnBoard() {
	if !s.mayTurn() {
		return
	}
	by := 2
	for p := range games.Player(s.game.Info().Players) {
		if s.quarters(p)%2 == 1 {
			by = 1
		}
	}
	s.turnTo(s.board.Quarters() + by)
}

// mayTurn reports whether the table lets the board be turned by hand.
func (s *Scene) mayTurn() bool { return s.table.Terms.Turning != terms.NeverTurn }

// turnTo turns the board to so many quarters.
func (s *Scene) turnTo(quarters int) {
	s.turning.wait = 0
	s.board.Turn(quarters)
}

// turns reports whether the board is about to be turned to the person to move: where the table wants that, as soon as nothing moves.
func (s *Scene) turns() bool {
	return s.table.Terms.Turning == terms.ToMover && s.table.PersonMoves() && s.notice == 0 && s.turning.player != s.table.Position().ToMove()
}

// turnOn lets a tick of the wait before the board is turned pass, and turns it below the pointer. A held button or the pieces that move
// delay it.
func (s *Scene) turnOn(pointer render.Point, held bool) {
	if _, moving := s.board.Moving(); !s.turns() || moving || held {
		return
	}
	player := s.table.Position().ToMove()
	quarters := s.quarters(player)
	if s.turning.wait == 0 && s.turning.player != games.None && quarters != s.board.Quarters() && !s.context.Settings.Still {
		s.turning.wait = turnTicks
	}
	if s.turning.wait > 1 {
		s.turning.wait--
		return
	}
	if quarters != s.board.Quarters() {
		s.board.Still(pointer)
	}
	s.turnTo(quarters)
	s.turning.player = player
}
