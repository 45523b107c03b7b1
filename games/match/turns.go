package match

import "quintet/games"

// MidTurn reports whether the player to move has made a ply of his turn already.
func (m *Match) MidTurn() bool {
	at := m.Cursor()
	return at > 0 && m.PositionAt(at-1).ToMove() == m.Position().ToMove()
}

// TurnStart returns the first ply of the turn that ends before ply end.
func (m *Match) TurnStart(end int) int {
	if end == 0 {
		return 0
	}
	player := m.PositionAt(end - 1).ToMove()
	first := end
	for first > 0 && m.PositionAt(first-1).ToMove() == player {
		first--
	}
	return first
}

// RestOfTurn returns the plies in force that have followed ply in its turn.
func (m *Match) RestOfTurn(ply int) (rest []games.Move) {
	player := m.PositionAt(ply).ToMove()
	for i := ply + 1; i < m.Cursor() && m.PositionAt(i).ToMove() == player; i++ {
		rest = append(rest, m.Move(i))
	}
	return rest
}

// TurnBefore returns the ply at which the turn in force, or its played part, began. Forced passes go with the turn before them.
func (m *Match) TurnBefore() int {
	at := 0
	for _, turn := range m.Turns() {
		if turn.First < m.Cursor() && !m.Forced(turn.First) {
			at = turn.First
		}
	}
	return at
}

// TurnAfter returns the ply at which the next turn will have ended.
func (m *Match) TurnAfter() int {
	for _, turn := range m.Turns() {
		if turn.End > m.Cursor() {
			return turn.End
		}
	}
	return m.Len()
}

// Pass returns the forced pass in the position in force. ok is false where there is something else to do.
func (m *Match) Pass() (mv games.Move, ok bool) {
	if m.Over() {
		return games.NoMove, false
	}
	return m.passAt(m.cursor)
}

// passAt returns the forced pass in the position after ply plies.
func (m *Match) passAt(ply int) (mv games.Move, ok bool) {
	return games.PassOf(m.game, m.positions[ply])
}

// Passes reports whether there is nothing but a forced pass.
func (m *Match) Passes() bool {
	_, ok := m.Pass()
	return ok
}

// Forced reports whether the game leaves nothing but a pass in the position after ply plies.
func (m *Match) Forced(ply int) bool {
	_, ok := m.passAt(ply)
	return ok
}
