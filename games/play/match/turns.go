// Groups the plies of a match into turns and rounds: where a turn begins and ends, forced passes, round numbers, and the length of a game. Change
// here how rounds are counted (Rounds). text.go writes turns.

package match

import (
	"slices"

	"quintet/games"
)

// A Turn is a run of plies of one player: First to End-1 of the path or line that it belongs to.
type Turn struct {
	Player     games.Player
	First, End int
	Round      int // counted from 1; a new round begins when the next turn belongs to the same or an earlier seat
	Nodes      []*Node
	Before     games.Position // in which the turn begins; read-only
	Others     []Line         // the alternatives to the turn or to its end; nil in a turn of Turns
}

// MidTurn reports whether the player to move has already made a ply in this turn.
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

// RestOfTurn returns the plies in force that follow ply in its turn.
func (m *Match) RestOfTurn(ply int) (rest []games.Move) {
	player := m.PositionAt(ply).ToMove()
	for i := ply + 1; i < m.Cursor() && m.PositionAt(i).ToMove() == player; i++ {
		rest = append(rest, m.Move(i))
	}
	return rest
}

// TurnBefore returns the first ply of the turn in force, or of its played part. Forced passes belong to the turn before them.
func (m *Match) TurnBefore() int {
	at := 0
	for _, turn := range m.Turns() {
		if turn.First < m.Cursor() && !m.MustPassAt(turn.First) {
			at = turn.First
		}
	}
	return at
}

// TurnAfter returns the ply at which the next turn ends.
func (m *Match) TurnAfter() int {
	for _, turn := range m.Turns() {
		if turn.End > m.Cursor() {
			return turn.End
		}
	}
	return m.Len()
}

// Pass returns the forced pass in the position in force. ok is false if there is another legal ply.
func (m *Match) Pass() (mv games.Move, ok bool) {
	if m.Over() {
		return games.NoMove, false
	}
	return games.PassOf(m.game, m.Position())
}

// MustPass reports whether a forced pass is the only legal ply.
func (m *Match) MustPass() bool {
	_, ok := m.Pass()
	return ok
}

// MustPassAt reports whether a pass is the only legal ply in the position after ply plies.
func (m *Match) MustPassAt(ply int) bool {
	_, ok := games.PassOf(m.game, m.PositionAt(ply))
	return ok
}

// Turns returns the turns of all plies of the path shown, including those taken back, in order.
func (m *Match) Turns() []Turn {
	var ts []Turn
	for i := range m.Len() {
		if p := m.PositionAt(i); startsTurn(ts, p) {
			ts = append(ts, nextTurn(ts, p, 1))
		}
		ts[len(ts)-1].add(m.path[i+1])
	}
	return ts
}

// startsTurn reports whether a ply played in p starts another turn than the last of ts.
func startsTurn(ts []Turn, p games.Position) bool {
	return len(ts) == 0 || ts[len(ts)-1].Player != p.ToMove()
}

// nextTurn returns the turn after ts, without plies. It starts in p, in the given round if it is the first.
func nextTurn(ts []Turn, p games.Position, round int) Turn {
	t := Turn{Player: p.ToMove(), Round: round, Before: p}
	if n := len(ts); n > 0 {
		last := &ts[n-1]
		t.First, t.End, t.Round = last.End, last.End, RoundAfter(last.Round, last.Player, t.Player)
	}
	return t
}

// add appends n to the plies of t.
func (t *Turn) add(n *Node) { t.Nodes, t.End = append(t.Nodes, n), t.End+1 }

// SameRow reports whether t and other stand in one row of a list that has so many columns for the seats: a round takes several rows if it has more
// seats than columns.
func (t *Turn) SameRow(other *Turn, columns int) bool {
	return t.Round == other.Round && int(t.Player)/columns == int(other.Player)/columns
}

// Last returns the last ply of t.
func (t *Turn) Last() *Node { return t.Nodes[len(t.Nodes)-1] }

// Commented reports whether a ply of t has a comment.
func (t *Turn) Commented() bool {
	return slices.ContainsFunc(t.Nodes, func(n *Node) bool { return n.comment != "" })
}

// RoundAfter returns the round of a turn of player after one of last in the given round.
func RoundAfter(round int, last, player games.Player) int {
	if player <= last {
		return round + 1
	}
	return round
}

// Rounds counts the rounds of a line of plies, as move lists number them. The zero value is for the empty line.
type Rounds struct {
	N    int // 0 if nothing was played
	last games.Player
}

// Add adds a ply of player.
func (r *Rounds) Add(player games.Player) {
	switch {
	case r.N == 0:
		r.N = 1
	case player != r.last:
		r.N = RoundAfter(r.N, r.last, player)
	}
	r.last = player
}

// Length returns the length of the game: the rounds of the main path, including an incomplete one; 0 if nothing was played.
func (m *Match) Length() int {
	at := *m
	if at.ShowPath(at.MainEnd()); at.Len() == 0 {
		return 0
	}
	return at.RoundOf(at.Len() - 1)
}

// RoundOf returns the round of ply i of the path shown.
func (m *Match) RoundOf(i int) int {
	var r Rounds
	for ply := range i + 1 {
		r.Add(m.PositionAt(ply).ToMove())
	}
	return r.N
}

// RoundAt is Round with ply plies in force.
func (m *Match) RoundAt(ply int) int {
	at := *m
	at.cursor = ply
	return at.Round()
}

// Round returns the round of the next turn, or of the last turn if the match has ended; 1 at the start.
func (m *Match) Round() int {
	round, last := 1, m.PositionAt(0).ToMove()
	for i := range m.cursor + 1 {
		player := m.PositionAt(i).ToMove()
		if player != last && !(i == m.cursor && m.Over()) {
			round, last = RoundAfter(round, last, player), player
		}
	}
	return round
}
