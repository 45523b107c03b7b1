package table

import "quintet/games"

// MidTurn reports whether the player to move has made a ply of his turn already.
func (t *Table) MidTurn() bool {
	at := t.Match.Cursor()
	return at > 0 && t.Match.PositionAt(at-1).ToMove() == t.Position().ToMove()
}

// TurnStart returns the first ply of the turn that ends before ply end.
func (t *Table) TurnStart(end int) int {
	if end == 0 {
		return 0
	}
	player := t.Match.PositionAt(end - 1).ToMove()
	first := end
	for first > 0 && t.Match.PositionAt(first-1).ToMove() == player {
		first--
	}
	return first
}

// RestOfTurn returns the plies in force that have followed ply in its turn.
func (t *Table) RestOfTurn(ply int) (rest []games.Move) {
	player := t.Match.PositionAt(ply).ToMove()
	for i := ply + 1; i < t.Match.Cursor() && t.Match.PositionAt(i).ToMove() == player; i++ {
		rest = append(rest, t.Match.Move(i))
	}
	return rest
}

// TurnBefore returns the ply at which the turn in force, or its played part, began. Forced passes go with the turn before them.
func (t *Table) TurnBefore() int {
	at := 0
	for _, turn := range t.Match.Turns() {
		if _, forced := t.passAt(turn.First); turn.First < t.Match.Cursor() && !forced {
			at = turn.First
		}
	}
	return at
}

// TurnAfter returns the ply at which the next turn will have ended.
func (t *Table) TurnAfter() int {
	for _, turn := range t.Match.Turns() {
		if turn.End > t.Match.Cursor() {
			return turn.End
		}
	}
	return t.Match.Len()
}
