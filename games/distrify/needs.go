package distrify

// needs returns how many more stones colour c needs at least to join its sides, 0 when it is joined. ok is false when it can never be.
//
// It counts along the cheapest path of own stones and cells that are empty and not blocked, where no diagonal step of two new stones
// leads between two enemy stones. Such paths exist as long as the colour can win at all; that new stones of one path may
// block each other is not counted, hence "at least". Source: rules/distrify.md 2.6.
func (p *position) needs(c int) (n int, ok bool) {
	own := p.stones[c]
	free, blocked := p.empties(), p.blocked(c)
	start, goal := p.g.sides[c][0], p.g.sides[c][1]
	var reached set
	for i := range reached {
		free[i] &^= blocked[i]
		reached[i] = start[i] & own[i]
	}
	p.follow(&reached, c)
	for ; !reached.meets(&goal); n++ {
		beside := p.around(&reached, 1-c)
		grown := false
		for i := range reached {
			more := (beside[i] | start[i]) & free[i] &^ reached[i]
			grown = grown || more != 0
			reached[i] |= more
		}
		if !grown {
			return 0, false
		}
		p.follow(&reached, c)
	}
	return n, true
}

// follow adds to s all stones of colour c that hang together with it.
func (p *position) follow(s *set, c int) {
	for grown := true; grown; {
		grown = false
		beside := p.around(s, nobody)
		for i := range s {
			more := beside[i] & p.stones[c][i] &^ s[i]
			grown = grown || more != 0
			s[i] |= more
		}
	}
}

// around returns the cells that touch a cell of s. Diagonals between two stones of the colour hedge do not count; nobody hedges nothing.
func (p *position) around(s *set, hedge int) set {
	var out set
	for d := range directions {
		var beside, left, right set
		p.g.beside(&beside, s, d)
		if d%2 == 1 && hedge != nobody {
			p.g.beside(&left, &p.stones[hedge], d-1)
			p.g.beside(&right, &p.stones[hedge], (d+1)%len(directions))
		}
		for i := range out {
			out[i] |= beside[i] &^ (left[i] & right[i])
		}
	}
	return out
}
