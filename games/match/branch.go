package match

import (
	"slices"

	"quintet/games"
)

// Closed reports whether the match has come to its end, whichever plies are in force: what is played from an earlier position then belongs
// to a match of its own, see Branch.
func (m *Match) Closed() bool { return m.ending != Going || m.positions[len(m.moves)].Over() }

// Common returns how many plies m and o, of one game from one position, begin with alike.
func (m *Match) Common(o *Match) int {
	n := 0
	for n < min(len(m.moves), len(o.moves)) && m.moves[n] == o.moves[n] {
		n++
	}
	return n
}

// Branch returns a match of its own with the plies in force, the same seats and no end by the table. m stays as it is.
func (m *Match) Branch() *Match {
	return &Match{
		game: m.game, seats: slices.Clone(m.seats),
		moves: slices.Clone(m.moves[:m.cursor]), positions: slices.Clone(m.positions[:m.cursor+1]),
		cursor: m.cursor, by: games.None,
	}
}

// Final returns the result after the last ply, whichever plies are in force.
func (m *Match) Final() Outcome {
	last := *m
	last.cursor = len(m.moves)
	return last.Outcome()
}
