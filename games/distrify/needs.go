package distrify

import "math/bits"

// A ground is the board as one colour builds on it.
type ground struct {
	g      *game
	own    set // its stones
	free   set // where it may still place one: empty cells that are not blocked
	sides  *[2]set
	parted [4]set // see field.part
}

// ground describes p for colour c. Source: rules/distrify.md 2.6.
func (p *position) ground(gr *ground, c int) {
	g := p.g
	gr.g, gr.sides, gr.own, gr.free = g, &g.sides[c], p.stones[c], p.empties()
	g.part(&gr.parted, &p.stones[1-c])
	var blocked set
	g.across(&blocked, &gr.own, &gr.parted)
	for w := range g.words {
		gr.free[w] &^= blocked[w]
	}
}

// far is the distance of what cannot be reached.
const far = 255

// sweep returns how many stones it takes at least to join one side, 0 or 1, to the other, far if that cannot be. Unless dist is nil
// it puts there how many it takes to join each free cell to the side, the cell itself included.
//
// It counts along the cheapest path of own stones and free cells where no diagonal step of two new stones leads between two
// enemy stones. Such paths exist as long as the colour can win at all; that new stones of one path may block each other is not
// counted, hence "at least". Source: rules/distrify.md 2.6.
func (gr *ground) sweep(side int, dist *[maxCells]uint8) (total int) {
	f := &gr.g.field
	start, goal := &gr.sides[side], &gr.sides[1-side]
	if dist != nil {
		for x := range f.size * f.size {
			dist[x] = far
		}
	}
	var reached, now set
	for w := range f.words {
		now[w] = start[w] & gr.own[w]
	}
	total = far
	for n := 0; n < far; n++ {
		gr.follow(&now, &reached)
		for w := range f.words {
			reached[w] |= now[w]
		}
		if total == far && now.meets(goal) {
			if total = n; dist == nil {
				return total
			}
		}
		var next set
		gr.around(&next, &now)
		any := uint64(0)
		for w := range f.words {
			if n == 0 {
				next[w] |= start[w]
			}
			now[w] = next[w] & gr.free[w] &^ reached[w]
			any |= now[w]
		}
		if any == 0 {
			break
		}
		if dist != nil {
			note(dist, &now, n+1)
		}
	}
	return total
}

// note writes the distance n of the cells of s.
func note(dist *[maxCells]uint8, s *set, n int) {
	for w, m := range s {
		for ; m != 0; m &= m - 1 {
			dist[w<<6|bits.TrailingZeros64(m)] = uint8(n)
		}
	}
}

// follow adds to s all own stones that hang together with it and are not reached yet.
func (gr *ground) follow(s, reached *set) {
	f := &gr.g.field
	front := *s
	for {
		var left, right, row, up, down set
		f.beside(&left, &front, 2)
		f.beside(&right, &front, 6)
		for w := range f.words {
			row[w] = front[w] | left[w] | right[w]
		}
		f.beside(&up, &row, 0)
		f.beside(&down, &row, 4)
		any := uint64(0)
		for w := range f.words {
			front[w] = (row[w] | up[w] | down[w]) & gr.own[w] &^ (s[w] | reached[w])
			s[w] |= front[w]
			any |= front[w]
		}
		if any == 0 {
			return
		}
	}
}

// around sets dst to the cells that can be entered from s.
func (gr *ground) around(dst, s *set) {
	f := &gr.g.field
	var beside set
	for d := range directions {
		f.beside(&beside, s, d)
		for w := range f.words {
			if d%2 == 1 {
				beside[w] &^= gr.parted[d/2][w]
			}
			dst[w] |= beside[w]
		}
	}
}

// needs returns how many more stones colour c needs at least to join its sides, 0 when it is joined. ok is false when it can never be.
func (p *position) needs(c int) (n int, ok bool) {
	var gr ground
	p.ground(&gr, c)
	n = gr.sweep(0, nil)
	return n, n != far
}
