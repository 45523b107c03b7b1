package play

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/games/terms"
	"quintet/render"
)

// A lie is how the board lies on the screen.
type lie struct {
	boards [4]*board.Geometry // by quarters, clockwise, from how the rules show it
	turn   int                // which of them is in force
	player games.Player       // whom it was turned to last, None for nobody
	wait   int                // ticks until it is turned
	past   bool               // the pointer has come to rest before the board was turned: it means nothing that lies under it now
	rested render.Point       // where
}

// turnTicks is how long the board stays as it is after a turn, so that the last ply is seen before everything is elsewhere.
const turnTicks = 36

// newLie returns the board as the rules show it.
func newLie(g *board.Geometry) lie {
	l := lie{player: games.None}
	for q := range l.boards {
		l.boards[q] = g
		if q > 0 {
			l.boards[q] = g.Turned(q)
		}
	}
	return l
}

// board returns the board as it lies.
func (l *lie) board() *board.Geometry { return l.boards[l.turn] }

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
	s.lieAs(s.lie.turn + by)
}

// mayTurn reports whether the table lets the board be turned by hand.
func (s *Scene) mayTurn() bool { return s.table.Terms.Turning != terms.NeverTurn }

// lieAs turns the board to so many quarters. What is held on it is put down.
func (s *Scene) lieAs(quarters int) {
	s.letGo()
	s.lie.turn, s.lie.wait = quarters%4, 0
	s.hover, s.grip, s.aim.locked, s.cursor.on = board.NoTarget, board.NoTarget, false, false
}

// turns reports whether the board is about to be turned to the person to move: where the table wants that, as soon as nothing moves.
func (s *Scene) turns() bool {
	return s.table.Terms.Turning == terms.ToMover && s.table.PersonMoves() && s.notice == 0 && s.lie.player != s.position().ToMove()
}

// turnOn lets a tick of the wait before the board is turned pass, and turns it below the pointer. A held button or the pieces that move
// delay it.
func (s *Scene) turnOn(pointer render.Point, held bool) {
	if !s.turns() || s.motion.left > 0 || held {
		return
	}
	player := s.position().ToMove()
	quarters := s.quarters(player)
	if s.lie.wait == 0 && s.lie.player != games.None && quarters != s.lie.turn && !s.desk.Settings.Still {
		s.lie.wait = turnTicks
	}
	if s.lie.wait > 1 {
		s.lie.wait--
		return
	}
	if quarters != s.lie.turn {
		s.lie.past, s.lie.rested = true, pointer
	}
	s.lieAs(quarters)
	s.lie.player = player
}

// pastRest reports whether the pointer at p still rests where it was when the board was turned by itself. Pressing is as good as moving.
func (s *Scene) pastRest(p render.Point, pressed bool) bool {
	s.lie.past = s.lie.past && p == s.lie.rested && !pressed
	return s.lie.past
}
