// Calculates the length of a forced win in turns (turns), and the line of play to it (line), by a full search over all replies. Change its limits
// here (maxTurns, maxNodes). composer.go rates an exercise by that length.

package exercises

import (
	"cmp"
	"slices"

	"quintet/games"
)

// A counter counts the turns of a forced win by trying every reply. It is for one position and its winning player.
type counter struct {
	player games.Player
	nodes  int // nodes left to visit
	known  map[counted]bool
	worth  map[games.Move]int // how often a ply has decided
	spare  []games.Position   // by depth
}

// counted identifies a question: whether player wins a position within this many turns.
type counted struct {
	hash  uint64
	mover games.Player
	turns int
}

// Bounds of the count.
const (
	maxTurns = 6
	maxNodes = 100_000
)

func newCounter(player games.Player) *counter {
	return &counter{player: player, nodes: maxNodes, known: map[counted]bool{}, worth: map[games.Move]int{}}
}

// turns returns the largest number of turns that the player needs in p, including the current one, whatever the replies. ok is false if counting
// takes too long.
func (c *counter) turns(p games.Position, before games.Player) (n int, ok bool) {
	for n = range maxTurns + 1 {
		if c.wins(p, before, n, 0) {
			return n, c.nodes > 0
		}
	}
	return 0, false
}

// wins reports whether the player wins p within turns of his turns. before moved last, depth is the number of plies since the question.
func (c *counter) wins(p games.Position, before games.Player, turns, depth int) bool {
	c.nodes--
	if ps, ok := ended(p); ok {
		return ps[c.player] >= 1
	}
	mover := p.ToMove()
	if before == c.player && mover != c.player {
		turns--
	}
	if turns < 0 || turns == 0 && mover == c.player || c.nodes <= 0 {
		return false
	}
	return c.winsByTrying(p, mover, turns, depth)
}

// winsByTrying is wins for an open position. turns counts the turns that begin later, and also the current one if mover is the player.
func (c *counter) winsByTrying(p games.Position, mover games.Player, turns, depth int) bool {
	static, _ := p.(games.StaticSolver)
	if static != nil {
		if ps, ok := static.StaticResult(); ok && (turns > 0 || ps[c.player] < 1) { // what is foreseen may need a turn
			return ps[c.player] >= 1
		}
	}
	question := counted{p.Hash(), mover, turns}
	if answer, ok := c.known[question]; ok {
		return answer
	}
	answer := mover != c.player
	for _, m := range c.ordered(p, static) {
		if c.wins(c.after(p, m, depth), mover, turns, depth+1) != answer {
			answer = !answer
			c.worth[m]++
			break
		}
	}
	if c.nodes > 0 {
		c.known[question] = answer
	}
	return answer
}

// ordered returns the plies of p to try, those first that have decided most often.
func (c *counter) ordered(p games.Position, static games.StaticSolver) (ms []games.Move) {
	if static != nil {
		ms = static.AppendReplies(nil)
	} else {
		ms = p.AppendMoves(nil)
	}
	type ply struct {
		move   games.Move
		worth  int
		weight float32
	}
	plies := make([]ply, len(ms))
	for i, m := range ms {
		plies[i] = ply{move: m, worth: c.worth[m]}
	}
	if prior, ok := p.(games.Prior); ok {
		for i, w := range prior.AppendPriors(nil, ms) {
			plies[i].weight = w
		}
	}
	slices.SortStableFunc(plies, func(a, b ply) int { return cmp.Or(b.worth-a.worth, cmp.Compare(b.weight, a.weight)) })
	for i := range plies {
		ms[i] = plies[i].move
	}
	return ms
}

// after returns p after m, in a position reserved for this depth.
func (c *counter) after(p games.Position, m games.Move, depth int) games.Position {
	if depth == len(c.spare) {
		c.spare = append(c.spare, p.Clone())
	}
	next := c.spare[depth]
	next.CopyFrom(p)
	next.Play(m)
	return next
}

// ended returns the result of p. ok is false if it is open.
func ended(p games.Position) (ps games.Payoffs, ok bool) {
	if p.Over() {
		return p.Payoffs(), true
	}
	if d, ok := p.(games.Decider); ok {
		return d.Decided()
	}
	return ps, false
}

// line returns the continuation to the win if the player wins as fast as possible within turns turns, and the other resists as long as possible.
func (c *counter) line(p games.Position, before games.Player, turns int) (line []games.Move) {
	p = p.Clone()
	for c.nodes > 0 {
		if _, ok := ended(p); ok {
			break
		}
		mover := p.ToMove()
		if before == c.player && mover != c.player {
			turns--
		}
		m, left := c.next(p, turns)
		if m == games.NoMove {
			break
		}
		line, before, turns = append(line, m), mover, left
		p.Play(m)
	}
	return line
}

// next returns the ply in p after which the player wins soonest, within turns turns, or latest if the other is to move; and the turns left. Among
// equal plies it is the one that decided most often elsewhere. It is games.NoMove if none wins in time.
func (c *counter) next(p games.Position, turns int) (best games.Move, left int) {
	mover := p.ToMove()
	for _, m := range c.ordered(p, nil) {
		next := p.Clone()
		next.Play(m)
		n := 0
		for n <= turns && !c.wins(next, mover, n, 0) {
			n++
		}
		if n <= turns && (best == games.NoMove || mover == c.player && n < left || mover != c.player && n > left) {
			best, left = m, n
		}
	}
	return best, left
}
