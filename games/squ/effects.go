// What a disc does in SQU (games.Explainer): the squares that it completes, opens, blocks and rules out. Add a kind of effect here, and its sentences
// in the folder texts.

package squ

import (
	"cmp"
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// The kinds of effects. The record is the largest side of either colour. A square is alive for its colour while no enemy disc is on its corners. One
// that is not complete matters if it is larger than the record and than half of the largest square that the other colour can still have: players do
// not speak of smaller ones.
const (
	effectWin    = "win"    // the opponent can no longer beat the mover's largest square, and that decides the game
	effectRecord = "record" // completes a square larger than the record
	effectLevel  = "level"  // completes a square as large as the opponent's, the mover's were smaller
	effectSecure = "secure" // two discs cannot stop every square that matters and that the mover can complete in the next turn
	effectDouble = "double" // is the third corner of two living squares that matter, and their last corners are different cells
	effectTwice  = "twice"  // both record or open, and block; both squares matter
	effectOpen   = "open"   // is the third corner of a living square that matters
	effectBlock  = "block"  // takes the last corner of an enemy square that matters
	effectShut   = "shut"   // spoils the last living enemy square larger than the record
	effectLimit  = "limit"  // spoils the largest living enemy square
	effectSpoil  = "spoil"  // spoils several squares that matter and that the opponent could complete in the next turn
	effectReady  = "ready"  // is a corner of several living squares that matter and lack at most two discs
)

// EffectKinds implements games.Explainer. A disc costs nothing: an extra one never hurts.
func (g *game) EffectKinds() (gains, costs []string) {
	return []string{
		effectWin, effectRecord, effectLevel, effectSecure, effectDouble, effectTwice, effectOpen, effectBlock, effectShut, effectLimit, effectSpoil, effectReady,
	}, nil
}

// RemarkKinds implements games.Explainer.
func (g *game) RemarkKinds() []string {
	return []string{effectRecord, effectDouble, effectBlock}
}

// An explanation collects the effects of one disc.
type explanation struct {
	p, q      *position // before and after it
	me, other games.Player
	cell      int
	was, is   int8 // the record before and after, which includes squares of the open turn
	// mine and theirs are the sides up to which squares do not matter: of the mover after the disc, of the opponent before it.
	mine, theirs int8
	effects      []games.Effect
}

// Effects implements games.Explainer.
func (g *game) Effects(pos games.Position, m games.Move) []games.Effect {
	p := pos.(*position)
	q := *p
	q.Play(m)
	x := explanation{p: p, q: &q, me: p.ToMove(), other: 1 - p.ToMove(), cell: cellOf(m)}
	x.was = max(p.side(x.me), p.sides[x.other])
	x.is = max(q.side(x.me), q.sides[x.other])
	x.mine = max(x.is, q.potential(x.other)/2)
	x.theirs = max(x.was, p.potential(x.me)/2)
	x.explainWin()
	x.explainSquares()
	x.explainLimit()
	x.explainNumbers()
	slices.SortStableFunc(x.effects, func(a, b games.Effect) int { return cmp.Compare(rank(a), rank(b)) })
	return x.effects
}

// rank orders effects by importance.
func rank(e games.Effect) int {
	gains, _ := (*game)(nil).EffectKinds()
	return slices.Index(gains, e.Kind)
}

// add adds an effect about the disc and the corners of squares. Its sentences have the arguments n, the mover, the opponent, and more.
func (x *explanation) add(kind string, amount, n int, qs []square, more ...any) {
	e := games.Effect{Kind: kind, Amount: amount, Args: append([]any{n, names[x.me], names[x.other]}, more...)}
	e.Cells = []board.Target{board.Target(x.cell)}
	for _, q := range qs {
		for _, i := range x.p.g.corners(q) {
			if t := board.Target(i); !slices.Contains(e.Cells, t) {
				e.Cells = append(e.Cells, t)
			}
		}
	}
	if len(qs) == 1 {
		e.Line = outline(x.p.g.corners(qs[0]))
	}
	x.effects = append(x.effects, e)
}

// outline returns the line around a square.
func outline(corners [4]int) (line []board.Target) {
	for k := range 5 {
		line = append(line, board.Target(corners[k%4]))
	}
	return line
}

// explainWin adds that the disc decides the game.
func (x *explanation) explainWin() {
	w, ok := x.q.decided()
	if before, was := x.p.decided(); !ok || w != x.me || was && before == x.me {
		return
	}
	best := x.p.g.largest(x.q.discs[x.me], 0)
	x.add(effectWin, 1, int(best.side), []square{best})
}

// explainSquares adds the squares that the disc completes, is the third corner of, or blocks.
func (x *explanation) explainSquares() {
	built := x.p.g.completed(x.p.discs[x.me], x.cell)
	switch {
	case built.side > x.was:
		x.add(effectRecord, int(built.side), int(built.side), []square{built})
	case built.side > x.p.side(x.me) && built.side == x.was:
		x.add(effectLevel, int(built.side), int(built.side), []square{built})
	}
	x.explainSecure()
	mine := x.alive(x.q, x.me, 3, x.mine)
	if len(mine) > 0 {
		x.add(effectOpen, int(mine[0].side), int(mine[0].side), mine[:1])
		if second := slices.IndexFunc(mine, func(s square) bool { return x.gaps(s) != x.gaps(mine[0]) }); second > 0 {
			x.add(effectDouble, int(mine[second].side), int(mine[0].side), []square{mine[0], mine[second]}, int(mine[second].side))
		}
	}
	theirs := x.alive(x.p, x.other, 3, x.theirs)
	if len(theirs) == 0 {
		return
	}
	x.add(effectBlock, int(theirs[0].side), int(theirs[0].side), theirs[:1])
	if built.side <= x.was && len(mine) > 0 {
		built = mine[0]
	}
	if built.side > x.was && built.side > x.q.potential(x.other)/2 {
		x.add(effectTwice, int(min(built.side, theirs[0].side)), int(built.side), []square{built, theirs[0]}, int(theirs[0].side))
	}
}

// alive returns the squares through the disc's cell that are larger than floor, alive for c in p, and have at least least of c's discs but not four, the
// largest first.
func (x *explanation) alive(p *position, c games.Player, least int, floor int8) (found []square) {
	g := p.g
	row, column := x.cell/g.n, x.cell%g.n
	for side := g.n - 1; side > int(floor); side-- {
		for _, at := range [4][2]int{{row - side, column - side}, {row - side, column}, {row, column - side}, {row, column}} {
			if at[0] < 0 || at[1] < 0 || at[0]+side >= g.n || at[1]+side >= g.n {
				continue
			}
			s := square{int8(at[0]*g.n + at[1]), int8(side)}
			corners := g.cornersOf(s)
			if n := corners.and(p.discs[c]).count(); corners.and(p.discs[1-c]).empty() && n >= least && n < 4 {
				found = append(found, s)
			}
		}
	}
	return found
}

// gaps returns the corners of s that are empty after the disc.
func (x *explanation) gaps(s square) cells { return x.p.g.cornersOf(s).and(x.q.empty()) }

// explainSecure adds that the opponent can no longer stop a square. Within a turn the mover's next disc may matter more, so nothing is said there.
func (x *explanation) explainSecure() {
	if x.q.ToMove() != x.other {
		return
	}
	empty := x.q.empty().count()
	theirs := min(2, empty)
	hand := min(2, empty-theirs)
	side := x.q.g.secured(x.q.discs[x.me], x.q.discs[x.other], x.mine, theirs, hand)
	if side > 0 && side > x.q.g.secured(x.p.discs[x.me], x.p.discs[x.other], x.mine, theirs, hand) {
		about := x.alive(x.q, x.me, 4-hand, int8(side)-1)
		x.add(effectSecure, side, side, about[:min(2, len(about))])
	}
}

// secured returns the largest side above floor such that the owner of own can complete a square of that side or more with hand discs, whichever
// cells the other player takes with theirs discs before. It returns 0 if there is none, or if there are too many squares to say.
func (g *game) secured(own, enemy cells, floor int8, theirs, hand int) int {
	var ts threats
	for side := g.n - 1; side > int(floor) && hand > 0; side-- {
		found := g.openSquares(own, enemy, side, hand)
		if ts.n+found.count() > len(ts.gaps) {
			return 0
		}
		for ; !found.empty(); found = found.withoutFirst() {
			ts.gaps[ts.n] = g.cornersOf(square{int8(found.first()), int8(side)}).minus(own)
			ts.n++
		}
		if ts.n > 0 && ts.defences(theirs).empty() {
			return side
		}
	}
	return 0
}

// explainLimit adds that the opponent's largest possible square becomes smaller.
func (x *explanation) explainLimit() {
	before, after := x.p.potential(x.other), x.q.potential(x.other)
	won := len(x.effects) > 0 && x.effects[0].Kind == effectWin
	if after == before || won {
		return
	}
	lost := x.p.g.largest(x.p.g.all.minus(x.p.discs[x.me]), after)
	if x.is > 0 && before > x.is && after <= x.is {
		x.add(effectShut, 1, int(x.is), []square{lost})
		return
	}
	x.add(effectLimit, maxSize-int(after), int(after), []square{lost})
}

// explainNumbers adds how many squares the disc spoils and prepares.
func (x *explanation) explainNumbers() {
	if hand := min(2, x.p.empty().count()-x.p.left()); hand > 0 {
		if spoilt := x.alive(x.p, x.other, 4-hand, x.theirs); len(spoilt) > 1 {
			x.add(effectSpoil, len(spoilt), len(spoilt), spoilt[:2])
		}
	}
	if ready := x.alive(x.q, x.me, 2, x.mine); len(ready) > 1 {
		x.add(effectReady, len(ready), len(ready), ready[:2])
	}
}
