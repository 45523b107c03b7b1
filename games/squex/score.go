// Decides who has won Squex: groups of linked octagons, which links count or can still be cut, and paths of links that join the sides of a colour.
// Change here which connection wins (counts). position.go handles placing octagons and cutting links.

package squex

import (
	"math/bits"

	"quintet/games"
	"quintet/games/board"
)

// groups is a union-find forest of the octagons on the board: a root represents a group, and its sides are the goal sides that the group reaches.
type groups struct {
	parent [maxCells]uint16
	sides  [maxCells]uint8
}

// root returns the root of x's group and shortens the path to it.
func (f *groups) root(x uint16) uint16 {
	for f.parent[x] != x {
		f.parent[x] = f.parent[f.parent[x]]
		x = f.parent[x]
	}
	return x
}

// merge merges the groups with roots a and b and returns the root of the result.
func (f *groups) merge(a, b uint16) uint16 {
	if a != b {
		f.parent[a] = b
		f.sides[b] |= f.sides[a]
	}
	return b
}

// permanent reports whether a link of colour c can never be cut; a and b are the octagons beside it. Source: rules.md 1.2.
func (p *position) permanent(c uint8, a, b int) bool {
	mine, his := &p.own[c], &p.own[c^1]
	return mine.has(a) || mine.has(b) || his.has(a) && his.has(b)
}

// group adds octagon x of colour c, which is on the board, to the groups of its neighbours, using the links that count for the win, and returns the
// sides that its group then reaches.
//
// It only needs to look at the links of x. A link beside x becomes permanent because of x, but then x touches both of its ends; and no other link of
// c changes (rules.md L3).
func (p *position) group(c uint8, x int) uint8 {
	p.groups.start(x, p.g.near[x].sides[c])
	return p.attach(c, x)
}

// start makes x a group of its own.
func (f *groups) start(x int, sides uint8) { f.parent[x], f.sides[x] = uint16(x), sides }

// attach merges the group of x with those that its links lead to and returns the sides that it then reaches.
func (p *position) attach(c uint8, x int) uint8 {
	f, own, t := &p.groups, &p.own[c], &p.g.near[x]
	r := f.root(uint16(x))
	for _, y := range t.orth {
		if own.has(int(y)) {
			r = f.merge(r, f.root(y))
		}
	}
	for k, y := range t.diag {
		if own.has(int(y)) && p.sq[c].has(int(t.squares[k])) && p.counts(c, int(t.orth[k]), int(t.orth[(k+1)%4])) {
			r = f.merge(r, f.root(y))
		}
	}
	return f.sides[r]
}

// counts reports whether a link of colour c counts for the win; a and b are the octagons beside it.
func (p *position) counts(c uint8, a, b int) bool { return p.g.winFirst || p.permanent(c, a, b) }

// regroup recomputes the groups of colour c, as after a cut with win=first or in a position that was not played. It reports whether one of them joins
// the sides.
func (p *position) regroup(c uint8) (joined bool) {
	// Start all groups before attaching any: attach needs the roots of all neighbours.
	for w, all := range p.own[c][:p.g.words] {
		for ; all != 0; all &= all - 1 {
			x := w<<6 + bits.TrailingZeros64(all)
			p.groups.start(x, p.g.near[x].sides[c])
		}
	}
	for w, all := range p.own[c][:p.g.words] {
		for ; all != 0; all &= all - 1 {
			if p.attach(c, w<<6+bits.TrailingZeros64(all)) == bothSides {
				joined = true
			}
		}
	}
	return joined
}

// Payoffs implements games.Position.
func (p *position) Payoffs() games.Payoffs {
	if !p.Over() {
		return games.Payoffs{}
	}
	return games.Share(1<<p.seat(uint8(p.winner)), 2)
}

// AppendScores implements games.Position: Squex has no scores.
func (p *position) AppendScores(dst []int) []int { return dst }

// path returns the octagons of a shortest path that joins the sides of colour c, through any of its links or only through permanent ones; nil if
// there is none.
func (p *position) path(c uint8, permanent bool) []int {
	n := p.g.n
	from := make([]int, n*n) // the previous octagon plus 1; at the beginning of a path the octagon itself
	var queue []int
	for x, t := range p.g.near {
		if t.sides[c]&1 != 0 && p.own[c].has(x) {
			from[x] = x + 1
			queue = append(queue, x)
		}
	}
	for i := 0; i < len(queue); i++ {
		x := queue[i]
		if p.g.near[x].sides[c]&2 != 0 {
			path := []int{x}
			for from[x] != x+1 {
				x = from[x] - 1
				path = append(path, x)
			}
			return path
		}
		for _, y := range p.linked(c, x, permanent) {
			if from[y] == 0 {
				from[y] = x + 1
				queue = append(queue, y)
			}
		}
	}
	return nil
}

// linked returns the octagons joined to x, of colour c, by any link or by a permanent one.
func (p *position) linked(c uint8, x int, permanent bool) []int {
	var ys []int
	for _, l := range p.links(c, x) {
		if !permanent || l.square == noSquare || p.permanent(c, l.beside[0], l.beside[1]) {
			ys = append(ys, l.to)
		}
	}
	return ys
}

// A link joins an octagon to another of its colour.
type link struct {
	to     int
	square int    // the square of a diagonal link, noSquare for octagons with a common side
	beside [2]int // the octagons beside the square
}

// noSquare is the square of octagons that are side by side.
const noSquare = -1

// links returns the links of octagon x of colour c: to octagons side by side, and along diagonals whose square has its colour. Source: rules.md 1.1.
func (p *position) links(c uint8, x int) (ls []link) {
	t := &p.g.near[x]
	for _, y := range t.orth {
		if p.own[c].has(int(y)) {
			ls = append(ls, link{to: int(y), square: noSquare})
		}
	}
	for k, y := range t.diag {
		if s := int(t.squares[k]); p.own[c].has(int(y)) && p.sq[c].has(s) {
			ls = append(ls, link{int(y), s, [2]int{int(t.orth[k]), int(t.orth[(k+1)%4])}})
		}
	}
	return ls
}

// uncut are the cutters of a link that cannot be cut.
var uncut = [2]board.Target{board.NoTarget, board.NoTarget}

// linkState returns how safe a link of colour c is, and where octagons would cut it; a and b are the octagons beside it.
func (p *position) linkState(c uint8, a, b int) (state board.LinkState, cutters [2]board.Target) {
	switch {
	case p.permanent(c, a, b):
		return board.LinkSafe, uncut
	case p.owner(a) != nobody:
		return board.LinkNow, [2]board.Target{board.Target(b), board.NoTarget}
	case p.owner(b) != nobody:
		return board.LinkNow, [2]board.Target{board.Target(a), board.NoTarget}
	}
	return board.LinkLater, [2]board.Target{board.Target(min(a, b)), board.Target(max(a, b))}
}
