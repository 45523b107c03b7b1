package table

import (
	"time"

	"quintet/games"
	"quintet/games/match"
)

// seatToMove returns the seat to move. ok is false when the game is over.
func (t *Table) seatToMove() (seat match.Seat, ok bool) {
	p := t.Position().ToMove()
	if t.Match.Over() || p == games.None {
		return seat, false
	}
	return t.Match.Seats()[p], true
}

// PersonMoves reports whether a person is to move in the position in force.
func (t *Table) PersonMoves() bool {
	seat, ok := t.seatToMove()
	return ok && seat.Level == 0
}

// ComputerMoves reports whether a computer is to move in the position in force.
func (t *Table) ComputerMoves() bool {
	seat, ok := t.seatToMove()
	return ok && seat.Level > 0
}

// ComputerPlays reports whether a computer is to move and does: it plays on from the latest ply only, and answers in a variation that somebody
// plays, not in one that is looked at.
func (t *Table) ComputerPlays() bool {
	return t.ComputerMoves() && t.AtEnd() && !t.past && t.GoesOn() && !t.Match.Passes()
}

// Follows reports whether a computer is to move after the turn of another one.
func (t *Table) Follows() bool {
	if t.Match.Cursor() == 0 || !t.ComputerMoves() {
		return false
	}
	last := t.Match.PositionAt(t.Match.Cursor() - 1).ToMove()
	return last != t.Position().ToMove() && t.Match.Seats()[last].Level > 0
}

func (t *Table) persons() int {
	n := 0
	for _, seat := range t.Match.Seats() {
		if seat.Level == 0 {
			n++
		}
	}
	return n
}

// Watching reports whether only computers play.
func (t *Table) Watching() bool { return t.persons() == 0 }

// GoesOn reports whether the game is not paused.
func (t *Table) GoesOn() bool { return !t.Paused || t.once }

// Replays reports whether what was played after the position in force is shown again, ply by ply.
func (t *Table) Replays() bool { return t.Watching() && t.GoesOn() && !t.AtEnd() }

// StepOne pauses a game of computers and lets one ply be played all the same. It reports whether that is one that was taken back: then it
// is in force at once.
func (t *Table) StepOne(now time.Time) (redone bool) {
	t.Paused = true
	if !t.AtEnd() {
		return t.Redo(now)
	}
	t.once = true
	return false
}
