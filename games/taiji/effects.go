// What a tile does in Taiji (games.Explainer): the groups that its halves join, grow, close and keep apart. Add a kind of effect here, and its sentences
// in the folder texts.

package taiji

import (
	"cmp"
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// The kinds of effects. A cell is open while a tile can cover it, and a group counts if it has several halves and is as large as the last that counts.
const (
	effectWin     = "win"     // ends the game, and the mover has won
	effectJoin    = "join"    // joins groups of the mover to one that counts
	effectWedge   = "wedge"   // takes a cell where the opponent could join groups to one that counts, and joins none of them
	effectClose   = "close"   // a group of the opponent that counts has no open cell beside it any more
	effectApart   = "apart"   // two groups of the opponent, one of which counts, can never join: open cells connect them no longer
	effectThreat  = "threat"  // the mover's next half can join groups to one that is larger than any of his, and larger than before
	effectGain    = "gain"    // the mover's score grows by more than the opponent's
	effectSqueeze = "squeeze" // groups of the opponent have fewer open cells beside them
	effectRoom    = "room"    // groups of the mover have more open cells beside them

	// Costs.
	effectFeed  = "feed"  // the opponent's score grows by more than the mover's
	effectStuck = "stuck" // a group of the mover that counts has no open cell beside it any more
	effectPart  = "part"  // two groups of the mover, one of which counts, can never join
)

// EffectKinds implements games.Explainer.
func (g *game) EffectKinds() (gains, costs []string) {
	return []string{
		effectWin, effectJoin, effectWedge, effectClose, effectApart, effectThreat, effectGain, effectSqueeze, effectRoom,
	}, []string{effectFeed, effectStuck, effectPart}
}

// RemarkKinds implements games.Explainer.
func (g *game) RemarkKinds() []string {
	return []string{effectJoin, effectWedge, effectClose}
}

// The least size of groups that players speak of: those that join, and those that are closed or parted.
const (
	minGroup  = 2
	minClosed = 3
)

// An explanation collects the effects of one tile.
type explanation struct {
	g          *game
	p, q       *position // before and after it
	me, other  int
	own, given uint          // the cells of the mover's half and of the opponent's
	open       [2]cells      // before and after it
	was, is    [2]int        // the scores
	groups     [2][2][]cells // before and after it, by colour: those of at least minGroup halves, largest first
	least      [2]int        // the size of the last group that counts after it, at least minGroup
	effects    []games.Effect
}

// Effects implements games.Explainer.
func (g *game) Effects(pos games.Position, m games.Move) []games.Effect {
	p := pos.(*position)
	q := *p
	q.Play(m)
	x := explanation{g: g, p: p, q: &q, me: int(p.mover), other: int(p.mover ^ 1), was: p.scores(), is: q.scores()}
	x.own, x.given = tile(m)
	if x.me == dark {
		x.own, x.given = x.given, x.own
	}
	for k, r := range [2]*position{p, &q} {
		x.open[k] = g.coverable(r.free())
		for colour := range r.half {
			x.groups[k][colour] = g.groupsOf(r.half[colour])
		}
	}
	for colour := range x.least {
		x.least[colour] = minGroup
		if all := x.groups[1][colour]; len(all) >= g.counted {
			x.least[colour] = all[g.counted-1].count()
		}
	}
	x.explainScores()
	x.explainJoins()
	if !q.Over() { // then nothing grows any more
		x.explainGroups(x.other, effectClose, effectApart)
		x.explainGroups(x.me, effectStuck, effectPart)
		x.explainRoom()
	}
	slices.SortStableFunc(x.effects, func(a, b games.Effect) int { return cmp.Compare(g.rank(a), g.rank(b)) })
	return x.effects
}

// groupsOf returns the groups of s that have at least minGroup halves, the largest first.
func (g *game) groupsOf(s cells) (all []cells) {
	for linked := s.and(g.alongside(s)); !linked.empty(); linked = linked.minus(all[len(all)-1]) {
		all = append(all, g.group(singleton(linked.first()), linked))
	}
	slices.SortStableFunc(all, func(a, b cells) int { return b.count() - a.count() })
	return all
}

// rank orders effects by importance, costs last.
func (g *game) rank(e games.Effect) int {
	gains, costs := g.EffectKinds()
	return slices.Index(append(gains, costs...), e.Kind)
}

// add adds an effect about first and then the other cells of sets. Its sentences have the arguments n, the mover, the opponent, and more.
func (x *explanation) add(kind string, amount, n int, first []uint, sets []cells, more ...any) {
	_, costs := x.g.EffectKinds()
	e := games.Effect{Kind: kind, Amount: amount, Cost: slices.Contains(costs, kind)}
	e.Args = append([]any{n, role(int8(x.me)), role(int8(x.other))}, more...)
	var about cells
	for _, s := range sets {
		about = about.or(s)
	}
	for _, i := range first {
		e.Cells = append(e.Cells, board.Target(i))
		about = about.minus(singleton(i))
	}
	e.Cells = append(e.Cells, targets(about)...)
	x.effects = append(x.effects, e)
}

// explainScores adds what the tile does to the scores.
func (x *explanation) explainScores() {
	tile := []uint{x.own, x.given}
	mine, theirs := x.is[x.me], x.is[x.other]
	if x.q.Over() && x.q.Payoffs()[x.me] > 0 {
		x.add(effectWin, 1, mine, tile, nil, theirs)
	}
	switch n := mine - x.was[x.me] - (theirs - x.was[x.other]); {
	case n > 0:
		x.add(effectGain, n, n, tile, []cells{x.g.group(singleton(x.own), x.q.half[x.me])})
	case n < 0 && theirs > x.was[x.other]:
		x.add(effectFeed, -n, -n, []uint{x.given, x.own}, []cells{x.g.group(singleton(x.given), x.q.half[x.other])})
	}
}

// A meeting is what a half would join on a cell: groups of several halves, and the size of what they become.
type meeting struct {
	groups []cells
	size   int
}

// meet returns what a half of the colour on cell i joins, before the tile (0) or after it (1). It is nothing unless it joins several groups of at least
// minGroup halves.
func (x *explanation) meet(when, colour int, i uint) (m meeting) {
	half := x.p.half[colour]
	if when == 1 {
		half = x.q.half[colour]
	}
	beside := x.g.alongside(singleton(i)).and(half)
	if beside.count() < 2 {
		return m
	}
	m.size = 1
	for _, s := range x.groups[when][colour] {
		if !s.and(beside).empty() {
			m.groups = append(m.groups, s)
			m.size += s.count()
			beside = beside.minus(s)
		}
	}
	m.size += beside.count()
	if len(m.groups) < 2 {
		return meeting{}
	}
	return m
}

// bestMeeting returns the largest group that a half of the mover's on an open cell can join, before the tile (0) or after it (1), and the cell.
func (x *explanation) bestMeeting(when int) (best meeting, at uint) {
	for s := x.open[when]; !s.empty(); s = s.minus(singleton(s.first())) {
		if m := x.meet(when, x.me, s.first()); m.size > best.size {
			best, at = m, s.first()
		}
	}
	return best, at
}

// explainJoins adds the groups that the mover's half joins, or keeps the opponent from joining on its cell, and those that it can join next.
func (x *explanation) explainJoins() {
	if m := x.meet(0, x.me, x.own); m.size >= x.least[x.me] {
		x.add(effectJoin, m.size, m.size, []uint{x.own}, m.groups, len(m.groups))
	}
	if m := x.meet(0, x.other, x.own); m.size > x.least[x.other] && x.apart(m.groups) {
		x.add(effectWedge, m.size, m.size, []uint{x.own}, m.groups, m.groups[0].count(), m.groups[1].count())
	}
	largest := 0
	if mine := x.groups[1][x.me]; len(mine) > 0 {
		largest = mine[0].count()
	}
	after, at := x.bestMeeting(1)
	if before, _ := x.bestMeeting(0); after.size > before.size && after.size > largest {
		x.add(effectThreat, after.size, after.size, []uint{x.own, at}, after.groups)
	}
}

// apart reports whether the tile has joined none of these groups of the opponent.
func (x *explanation) apart(groups []cells) bool {
	var seen cells
	for _, s := range groups {
		if !s.and(seen).empty() {
			return false
		}
		seen = seen.or(x.g.group(s, x.q.half[x.other]))
	}
	return true
}

// explainGroups adds the largest group of a colour that can no longer grow, and the largest two that can no longer join.
func (x *explanation) explainGroups(colour int, closed, parted string) {
	tile := []uint{x.own, x.given}
	all := x.groups[1][colour]
	if k := slices.IndexFunc(all, func(s cells) bool { return s.count() < minClosed }); k >= 0 {
		all = all[:k]
	}
	for _, s := range all {
		beside := x.g.alongside(s)
		if s.count() >= x.least[colour] && beside.and(x.open[1]).empty() && !beside.and(x.open[0]).empty() {
			x.add(closed, s.count(), s.count(), tile, []cells{s})
			break
		}
	}
	before, after := x.p.half[colour].or(x.open[0]), x.q.half[colour].or(x.open[1])
	for k, small := range all {
		can, could := x.g.group(small, after), x.g.group(small, before)
		for _, large := range all[:k] {
			if large.count() >= x.least[colour] && large.and(can).empty() && !large.and(could).empty() {
				x.add(parted, small.count(), large.count(), tile, []cells{small, large}, small.count())
				return
			}
		}
	}
}

// minRoom is the least difference in open cells that players speak of.
const minRoom = 2

// explainRoom adds how many open cells the groups of the opponent lose and those of the mover get.
func (x *explanation) explainRoom() {
	var room [2][2]cells // before and after the tile, by colour
	for when, groups := range x.groups {
		for colour, all := range groups {
			for _, s := range all {
				room[when][colour] = room[when][colour].or(x.g.alongside(s).and(x.open[when]))
			}
		}
	}
	tile := []uint{x.own, x.given}
	if n := room[0][x.other].count() - room[1][x.other].count(); n >= minRoom {
		x.add(effectSqueeze, n, n, tile, []cells{room[0][x.other].minus(room[1][x.other])})
	}
	if n := room[1][x.me].count() - room[0][x.me].count(); n >= minRoom {
		x.add(effectRoom, n, n, tile, []cells{room[1][x.me].minus(room[0][x.me])})
	}
}
