package squex

// put places an octagon of colour c on x and gives c the squares of the diagonals this completes.
// It returns how many of them were the opponent's: the cuts.
func (p *position) put(c uint8, x int) (cuts int) {
	mine, his := &p.sq[c], &p.sq[c^1]
	p.own[c].add(x)
	for k := range 4 {
		s, taken, cut := p.diagonal(c, x, k)
		if cut {
			his.remove(s)
			cuts++
		}
		if taken {
			mine.add(s)
		}
	}
	return cuts
}

// diagonal returns the square that an octagon of colour c on x has on its k-th diagonal, whether c takes it, and whether that is a cut, as
// it is the opponent's. Source: rules.md 1.1. The filled boards of playouts have fast copies, crossings and crossAt.
func (p *position) diagonal(c uint8, x, k int) (square int, taken, cut bool) {
	t := &p.g.near[x]
	square = int(t.squares[k])
	taken = p.own[c].has(int(t.diag[k]))
	return square, taken, taken && p.sq[c^1].has(square)
}

// cutsOn reports whether the mover would cut with an octagon on x, which is empty, on its k-th diagonal.
func (p *position) cutsOn(x, k int) bool {
	_, _, cut := p.diagonal(p.toMove, x, k)
	return cut
}

// cuts reports whether the mover would cut with an octagon on x, which is empty.
func (p *position) cuts(x int) bool {
	return p.cutsOn(x, 0) || p.cutsOn(x, 1) || p.cutsOn(x, 2) || p.cutsOn(x, 3)
}

// cutBy returns the squares that the mover would cut with an octagon on x, which is empty.
func (p *position) cutBy(x int) (cut []int) {
	for k, s := range p.g.near[x].squares {
		if p.cutsOn(x, k) {
			cut = append(cut, int(s))
		}
	}
	return cut
}

// turnAfter returns whether the mover, with left placements before this one, goes on, and the placements of the next player.
// Source: rules.md 1.1, "What happens, in this order", and "Handicap".
func turnAfter(left uint8, cut bool) (same bool, next uint8) {
	switch {
	case cut:
		return false, 2
	case left > 1:
		return true, left - 1
	}
	return false, 1
}
