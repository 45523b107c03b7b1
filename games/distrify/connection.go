package distrify

// stones are the stones of a filling, by colour.
type stones [2][starCells / 64]uint64

// row returns the stones of colour c in row i.
func (f *filling) row(s *stones, c, i int) uint32 {
	at := (i+margin)*f.width + margin
	row := s[c][at>>6] >> (at & 63)
	if at&63 != 0 && at>>6+1 < len(s[c]) {
		row |= s[c][at>>6+1] << (64 - at&63)
	}
	return uint32(row) & (1<<f.size - 1)
}

// blackConnected reports whether the stones of colour black in s join the top row to the bottom row.
func (f *filling) blackConnected(s *stones) bool {
	var rows, reached [maxSize]uint32
	for i := range f.size {
		rows[i] = f.row(s, black, i)
	}
	reached[0] = rows[0]
	// Sweep down and up until nothing is added. A row takes what touches the row before it and then whole runs of its own.
	for grown := true; grown; {
		grown = false
		for i := 1; i < f.size; i++ {
			grown = grow(&reached[i], reached[i-1], rows[i]) || grown
		}
		if reached[f.size-1] != 0 {
			return true
		}
		for i := f.size - 2; i >= 0; i-- {
			grown = grow(&reached[i], reached[i+1], rows[i]) || grown
		}
	}
	return false
}

// whiteConnected reports whether white stones in s join the left column to the right one.
func (f *filling) whiteConnected(s *stones) bool {
	var rows, reached [maxSize]uint32
	for i := range f.size {
		rows[i] = f.row(s, white, i)
		grow(&reached[i], rows[i]&1, rows[i])
	}
	for grown := true; grown; {
		grown = false
		for i := 1; i < f.size; i++ {
			grown = grow(&reached[i], reached[i-1], rows[i]) || grown
		}
		for i := f.size - 2; i >= 0; i-- {
			grown = grow(&reached[i], reached[i+1], rows[i]) || grown
		}
	}
	for _, row := range reached[:f.size] {
		if row>>(f.size-1) != 0 {
			return true
		}
	}
	return false
}

// grow adds to reached the stones of row that touch those of the row beside it or hang together with such, and reports whether there were any.
func grow(reached *uint32, beside, row uint32) bool {
	old := *reached
	now := (old | beside | beside<<1 | beside>>1) & row
	if now == old {
		return false
	}
	for {
		more := (now | now<<1 | now>>1) & row
		if more == now {
			break
		}
		now = more
	}
	*reached = now
	return true
}
