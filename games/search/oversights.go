// Weaker play at lower levels. Hides a share of the moves of a position from the search (visible), at levels with Near first the moves far from
// the mover's pieces. At levels with Alert, candidates also filters the moves of the root position: if some win at once it keeps only those,
// otherwise only urgent moves (games.Alerter); if there are none either, it removes moves that lose at once or let an opponent win next (lookout).
// Change here which moves are hidden. games/<id>/levels.txt sets the share (Overlook), Near and Alert for each level.

package search

import (
	"cmp"
	"math"
	"slices"

	"quintet/games"
)

// An oversights removes some of the moves of a position. Which ones depends only on the seed, the position and the move, so the next search of the
// position overlooks the same ones.
type oversights struct {
	share     float32 // fraction of the moves
	near      bool    // hides moves far from the mover's pieces first, if the position is Located
	seed      uint64
	own       []int // cells of the mover
	sightings []sighting
}

// newOversights returns the oversights of one game. Its fraction differs from share by at most sway and is constant during the game.
func newOversights(share, sway float32, near bool, seed uint64) oversights {
	day := 2*games.NewRand(seed+1).Float64() - 1
	return oversights{share: min(max(share+sway*float32(day), 0), 1), near: near, seed: seed}
}

// visible removes a fraction of ms, the moves of pos, in place. At least one stays, the most visible one.
func (o *oversights) visible(ms []games.Move, pos games.Position) []games.Move {
	if _, ok := pos.(games.Located); ok && o.near && o.share > 0 {
		return o.hideDistant(ms, pos)
	}
	return visibleMoves(ms, pos, o.share, o.seed)
}

// visibleMoves hides each of ms, the moves of pos, with probability share.
func visibleMoves(ms []games.Move, pos games.Position, share float32, seed uint64) []games.Move {
	base := games.NewRand(seed ^ pos.Hash()).Uint64()
	seen, luckiest, most := ms[:0], games.NoMove, -1.0
	for _, m := range ms {
		luck := games.NewRand(base + uint64(m)).Float64()
		if luck >= float64(share) {
			seen = append(seen, m)
		}
		if luck > most {
			luckiest, most = m, luck
		}
	}
	if len(seen) == 0 {
		seen = append(seen, luckiest)
	}
	return seen
}

// A sighting is a move and how visible it is.
type sighting struct {
	index  int // in the list of moves
	steps  int // distance from the mover's pieces
	random uint64
}

// hideDistant hides moves far from the mover's pieces before those close to them.
//
// With all moves sorted by visibility, the move at relative position r in the list is hidden with probability r^k. k makes the mean of all
// probabilities equal to share.
func (o *oversights) hideDistant(ms []games.Move, pos games.Position) []games.Move {
	o.sortByVisibility(ms, pos.(games.Located).Locator(), games.NewRand(o.seed^pos.Hash()).Uint64())
	k := (1 - float64(o.share)) / float64(o.share)
	first := o.sightings[0].index
	hidden := o.sightings[:0]
	for i, s := range o.sightings {
		r := games.NewRand(s.random)
		place := (float64(i) + r.Float64()) / float64(len(ms))
		if r.Float64() < math.Pow(place, k) {
			hidden = append(hidden, s)
		}
	}
	if len(hidden) == len(ms) {
		return append(ms[:0], ms[first])
	}
	for _, s := range hidden {
		ms[s.index] = games.NoMove
	}
	return slices.DeleteFunc(ms, func(m games.Move) bool { return m == games.NoMove })
}

// sortByVisibility sorts ms by visibility, at random among moves equally far from the mover's pieces.
func (o *oversights) sortByVisibility(ms []games.Move, l games.Locator, base uint64) {
	o.own = l.AppendOwn(o.own[:0])
	o.sightings = o.sightings[:0]
	for i, m := range ms {
		o.sightings = append(o.sightings, sighting{i, stepsTo(l, m, o.own), games.NewRand(base + uint64(m)).Uint64()})
	}
	slices.SortFunc(o.sightings, func(a, b sighting) int { return cmp.Or(a.steps-b.steps, cmp.Compare(a.random, b.random)) })
}

// stepsTo returns the distance from m's landing place to the nearest cell of own, 0 if the distance has no meaning.
func stepsTo(l games.Locator, m games.Move, own []int) int {
	to := l.Cell(m)
	if to < 0 || len(own) == 0 {
		return 0
	}
	least := math.MaxInt
	for _, from := range own {
		least = min(least, games.KingDistance(l.Width(), from, to))
	}
	return least
}

// candidates is visible for the root position. A level with Alert never overlooks a move that wins at once, an urgent move of a games.Alerter, or a
// win of the opponent's next move. If the mover has winning moves, only they are left, otherwise only urgent moves. If there are none of either, every
// move that loses at once or lets an opponent win with his next move is removed; if all do, those that leave him the fewest such moves are left, as a
// player tries to the last.
func (o *oversights) candidates(ms []games.Move, pos games.Position) []games.Move {
	next := pos.Clone()
	if winning := filter(ms, func(m games.Move) bool { return wins(pos, next, m) }); len(winning) > 0 {
		return winning
	}
	if p, ok := pos.(games.Alerter); ok {
		urgent := p.AppendUrgent(nil)
		if seen := filter(ms, func(m games.Move) bool { return slices.Contains(urgent, m) }); len(seen) > 0 {
			return seen
		}
	}
	l := &lookout{mover: pos.ToMove(), spare: pos.Clone()}
	dangers := make(map[games.Move]int, len(ms))
	for _, m := range ms {
		dangers[m] = l.dangerOf(pos, m, 0)
	}
	safe := filter(ms, func(m games.Move) bool { return dangers[m] == 0 })
	if len(safe) == 0 {
		return l.least(ms, pos)
	}
	seen := o.visible(ms, pos)
	if calm := filter(seen, func(m games.Move) bool { return dangers[m] == 0 }); len(calm) > 0 {
		return calm
	}
	return safe
}

// A lookout finds wins of the next move of the mover's opponents.
type lookout struct {
	mover games.Player
	spare games.Position
	known []games.Move // winning moves found so far, in any of the positions
}

// ownMoves is the number of further moves in the mover's turn that a lookout considers.
const ownMoves = 1

// dangerOf returns 0 if no opponent can win with his next move after m, played in pos as the mover's move after deep others of the same turn, and
// after the best move that may follow in the turn. Otherwise it returns how many of the known moves win, at least 1; the most possible if m loses.
func (l *lookout) dangerOf(pos games.Position, m games.Move, deep int) int {
	next := pos.Clone()
	switch next.Play(m); {
	case next.Over() && next.Payoffs()[l.mover] > -1:
		return 0
	case next.Over():
		return math.MaxInt
	case next.ToMove() != l.mover:
		return l.danger(next)
	case deep == ownMoves:
		return 0
	}
	least := math.MaxInt
	for _, more := range next.AppendMoves(nil) {
		if least = min(least, l.dangerOf(next, more, deep+1)); least == 0 {
			break
		}
	}
	return least
}

// danger returns 0 if no move wins pos for its mover at once, otherwise how many of the known moves do, at least 1.
func (l *lookout) danger(pos games.Position) (n int) {
	for _, m := range l.known {
		if pos.Legal(m) && wins(pos, l.spare, m) {
			n++
		}
	}
	if n > 0 {
		return n
	}
	for _, m := range pos.AppendMoves(nil) {
		if wins(pos, l.spare, m) {
			l.known = append(l.known, m)
			return 1
		}
	}
	return 0
}

// least returns those of ms that leave the opponents the fewest winning moves, where all leave some.
func (l *lookout) least(ms []games.Move, pos games.Position) (best []games.Move) {
	fewest := math.MaxInt
	for _, m := range ms {
		switch n := l.dangerOf(pos, m, 0); {
		case n < fewest:
			best, fewest = []games.Move{m}, n
		case n == fewest:
			best = append(best, m)
		}
	}
	return best
}

// filter returns a new list of the moves in ms that are good.
func filter(ms []games.Move, good func(m games.Move) bool) []games.Move {
	return slices.DeleteFunc(slices.Clone(ms), func(m games.Move) bool { return !good(m) })
}

// wins reports whether m wins pos at once for its mover. It uses spare to play m.
func wins(pos, spare games.Position, m games.Move) bool {
	spare.CopyFrom(pos)
	spare.Play(m)
	return spare.Over() && spare.Payoffs()[pos.ToMove()] >= 1
}
