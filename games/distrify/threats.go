// Finds wins of Distrify in this turn and the next without search, and the replies that prevent them (games.StaticSolver). Change here what the
// search knows without playing on (StaticResult, AppendReplies). view.go shows threats to players.

package distrify

import (
	"math/bits"

	"quintet/games"
)

// StaticResult implements games.StaticSolver: the mover can join his sides in this turn, or cannot stop the opponent from doing so in the next. It
// does not look for colours that are cut off, since evaluation and playouts do.
func (p *position) StaticResult() (games.Payoffs, bool) {
	if p.Over() || p.maySwap() || p.opening() > 1 {
		return p.Payoffs(), p.Over()
	}
	mover := int(p.turn)
	if win := p.finish(); !win.empty() {
		return games.Share(1<<p.seat(mover), 2), true
	}
	if ts := p.threats(); ts.n > 0 {
		if save := p.defences(&ts); save.empty() {
			if win := p.finishApart(); !win.empty() {
				return games.Share(1<<p.seat(mover), 2), true
			}
			return games.Share(1<<p.seat(1-mover), 2), true
		}
	}
	return games.Payoffs{}, false
}

// AppendReplies implements games.StaticSolver. It lists the stones that join the sides, or else prevent the opponent from joining his in his next
// turn: all other stones lose.
func (p *position) AppendReplies(dst []games.Move) []games.Move {
	if p.Over() || p.maySwap() || p.opening() > 1 {
		return p.AppendMoves(dst)
	}
	s := p.finish()
	if s.empty() {
		if ts := p.threats(); ts.n > 0 {
			if s = p.finishApart(); s.empty() {
				s = p.defences(&ts)
			}
		}
	}
	if s.empty() {
		return p.AppendMoves(dst)
	}
	return appendStones(dst, &s)
}

// A shore holds the cells through which a colour can join two of its chains in one turn: mostly its two sides.
type shore struct {
	single [2]set // the cells where a stone of it would be joined to the first chain, and to the second
	paired [2]set // those of them that may be one of two stones
	own    *set
}

// shore returns the shore of the sides of colour c, as if it had the turn.
func (p *position) shore(c int) shore {
	reach, sides := &p.reach[c], &p.g.field.sides[c]
	return p.shoreOf(c, [2]*set{&reach[0], &reach[1]}, [2]*set{&sides[0], &sides[1]})
}

// shoreOf returns the shore of two chains of colour c, as if it had the turn: their stones, and the cells of the side for a chain that begins there.
// Source: rules.md 2.1.
func (p *position) shoreOf(c int, stones, rows [2]*set) shore {
	f := &p.g.field
	s := shore{own: &p.stones[c]}
	var cut, row set
	f.crosscuts(&cut, s.own, &p.stones[1-c])
	f.triplets(&row, s.own)
	free := p.empties()
	for side := range s.single {
		near := *stones[side]
		f.widen(&near)
		for w := range f.words {
			here := (near[w] | rows[side][w]) & free[w]
			s.paired[side][w] = here &^ (cut[w] | row[w])
			if !p.g.crossing {
				here &^= cut[w]
			}
			s.single[side][w] = here
		}
	}
	return s
}

// widen adds to s all neighbours of its cells.
func (f *field) widen(s *set) {
	var one, other set
	for d := 0; d < 4; d += 2 {
		f.shifted(&one, s, d)
		f.shifted(&other, s, d+4)
		for w := range f.words {
			s[w] |= one[w] | other[w]
		}
	}
}

// alone returns the cells where one stone joins the sides.
func (s *shore) alone() (cells set) {
	for w := range cells {
		cells[w] = s.single[0][w] & s.single[1][w]
	}
	return cells
}

// pairs sets cells to those of paired[0] that form a pair with their neighbour in direction d, an even one, in paired[1]. Such a pair joins the
// sides.
func (s *shore) pairs(f *field, cells *set, d int) {
	var other, behind, ahead set
	f.shifted(&other, &s.paired[1], d)
	// The pair makes three in a row with a stone before it or after it.
	f.shifted(&behind, s.own, d+4)
	f.shifted(&ahead, s.own, d)
	f.shifted(&ahead, &ahead, d)
	for w := range f.words {
		cells[w] = s.paired[0][w] & other[w] &^ (behind[w] | ahead[w])
	}
}

// finish returns the cells of stones with which the mover can join his sides in this turn: single stones or, if there are none, pairs of two stones
// side by side. Pairs of stones apart may also do so.
func (p *position) finish() set {
	s := p.shore(int(p.turn))
	cells := s.alone()
	if p.open != noCell {
		for w := range cells {
			cells[w] &= p.seconds[w]
		}
		return cells
	}
	if p.opening() > 0 || !cells.empty() {
		return cells
	}
	f := &p.g.field
	for d := 0; d < 8; d += 2 {
		var from set
		s.pairs(f, &from, d)
		for w := range f.words {
			cells[w] |= from[w]
		}
	}
	return cells
}

// finishApart returns the cells of first stones with which the mover can join his sides in this turn by a second stone apart from them, if no single
// stone does: each of the two joins one side to stones that touch neither.
func (p *position) finishApart() (cells set) {
	if !p.g.original || p.open != noCell || p.opening() > 0 {
		return cells
	}
	mover := int(p.turn)
	s := p.shore(mover)
	reached := &p.reach[mover][0]
	for w := range p.g.field.words {
		for m := s.paired[0][w]; m != 0; m &= m - 1 {
			x := w<<6 | bits.TrailingZeros64(m)
			q := *p
			if q.place(x); q.open == noCell || q.reach[mover][0].count() == reached.count()+1 {
				continue // it stays alone, or joins nothing new to the side
			}
			next := q.shore(mover)
			last := next.alone()
			for i := range last {
				if y := last[i] & q.seconds[i]; y != 0 {
					cells.add(x)
					break
				}
			}
		}
	}
	return cells
}

// maxThreats limits the number of ways to join the sides that are examined.
const maxThreats = 24

// threats are the ways in which the mover's opponent can join two chains, mostly his sides, in his next turn. Each is spoilt by a stone of the mover on
// any of its cells in spoils, and only by that.
type threats struct {
	n      int
	spoils [maxThreats]set
}

// threats returns the ways to join the sides by one stone and by two side by side, as many as there is room for.
func (p *position) threats() (ts threats) {
	s := p.shore(1 - int(p.turn))
	p.addThreats(&ts, &s)
	return ts
}

// addThreats adds to ts, which is empty, the ways to join the chains of s by one stone and by two side by side, as many as there is room for.
func (p *position) addThreats(ts *threats, s *shore) {
	f := &p.g.field
	his := 1 - int(p.turn)
	alone := s.alone()
	for w := range f.words {
		for m := alone[w]; m != 0 && ts.n < maxThreats; m &= m - 1 {
			ts.add(p.spoilingAlone(w<<6|bits.TrailingZeros64(m), his))
		}
	}
	for d := 0; d < 8; d += 2 {
		var from set
		s.pairs(f, &from, d)
		for w := range f.words {
			for m := from[w] &^ alone[w]; m != 0 && ts.n < maxThreats; m &= m - 1 {
				x := w<<6 | bits.TrailingZeros64(m)
				y := int(f.next[x][d])
				if alone.has(y) {
					continue // spoiling that spoils this
				}
				cells, more := p.spoiling(x, his), p.spoiling(y, his)
				for i := range cells {
					cells[i] |= more[i]
				}
				ts.add(cells)
			}
		}
	}
}

func (ts *threats) add(cells set) {
	ts.spoils[ts.n] = cells
	ts.n++
}

// spoilingAlone returns the cells where a stone of the other colour prevents c from placing a single stone on x.
func (p *position) spoilingAlone(x, c int) (cells set) {
	if p.g.crossing { // a single stone may complete a crosscut
		cells.add(x)
		return cells
	}
	return p.spoiling(x, c)
}

// spoiling returns the cells where a stone of the other colour prevents c from placing one of two stones on x: x itself, and those that would make x
// a crosscut. Two stones of one turn cannot do that together, since they are not diagonal neighbours. It is field.crosscuts seen from the other
// stone, fast enough for a search; TestSpoilingMatchesCrosscuts checks that they agree.
func (p *position) spoiling(x, c int) (cells set) {
	next := &p.g.field.next[x]
	cells.add(x)
	for d := 1; d < 8; d += 2 {
		y, l, r := int(next[d]), int(next[d-1]), int(next[(d+1)&7])
		if y == noCell || !p.stones[c].has(y) {
			continue // if the corner is on the board, its flanks are too
		}
		if p.stones[1-c].has(l) {
			cells.add(r)
		} else if p.stones[1-c].has(r) {
			cells.add(l)
		}
	}
	return cells
}

// defences returns the next stones that spoil all threats, if necessary together with a second stone; none if nothing does. Of two stones that do so
// together it may return only one, since their order does not matter.
func (p *position) defences(ts *threats) set {
	cells := p.seconds
	if p.open == noCell {
		cells = p.firsts()
	}
	for w := range cells {
		cells[w] &= ts.spoils[0][w] // one stone of the turn has to
	}
	if ts.n == 1 {
		return cells
	}
	for w := range p.g.field.words {
		for m := cells[w]; m != 0; m &= m - 1 {
			if x := w<<6 | bits.TrailingZeros64(m); !p.saves(x, ts) {
				cells.remove(x)
			}
		}
	}
	return cells
}

// saves reports whether a stone on x, which is legal, spoils all threats alone or together with a second stone.
func (p *position) saves(x int, ts *threats) bool {
	rest := p.g.field.all
	alone := true
	for i := range ts.n {
		if s := &ts.spoils[i]; !s.has(x) {
			alone = false
			for w := range rest {
				rest[w] &= s[w]
			}
		}
	}
	if alone || p.open != noCell || rest.empty() {
		return alone
	}
	q := *p
	q.place(x)
	return q.seconds.meets(&rest)
}
