// Measures how many stones a colour of Distrify still needs to join its sides (stonesNeeded), and how narrow its ways are (outlook), by a
// breadth-first search over all cells at once. Change that search here (sweep). knowledge.go turns the measures into an evaluation; view.go shows the
// number.

package distrify

import "math/bits"

// A plane is a set with an empty word at each end: word i of the set is word i+1 of the plane.
type plane [8]uint64

func (s *set) plane() (a plane) {
	copy(a[1:], s[:])
	return a
}

// back returns word w of the cells k, 1 to 63, after those in a.
func (a *plane) back(w, k int) uint64 { return a[w&7]<<(k&63) | a[(w-1)&7]>>((64-k)&63) }

// front returns word w of the cells k, 1 to 63, before those in a.
func (a *plane) front(w, k int) uint64 { return a[w&7]>>(k&63) | a[(w+1)&7]<<((64-k)&63) }

// A ground is the board as seen by one colour that builds on it.
type ground struct {
	f      *field
	own    plane     // its stones
	free   plane     // where it may still place one: empty cells that are not blocked, or all empty cells with crosscuts=pairs
	parted [4]plane  // the cells that two enemy stones separate from their neighbour in direction 2i+1; none with crosscuts=pairs
	ends   *[2]plane // its sides
}

// ground describes p for colour c. Source: rules.md 2.6.
func (p *position) ground(gr *ground, c int) {
	f := &p.g.field
	gr.f, gr.ends = f, &f.ends[c]
	gr.own = p.stones[c].plane()
	enemy := p.stones[1-c].plane()
	if p.g.crossing {
		for w := 1; w <= f.words; w++ {
			gr.free[w] = f.all[w-1] &^ (gr.own[w] | enemy[w])
		}
		return
	}
	for w := 1; w <= f.words; w++ {
		parted := f.parted(&enemy, w)
		for i, cells := range parted {
			gr.parted[i][w] = cells
		}
		blocked := f.crossed(&gr.own, &parted, w)
		gr.free[w] = f.all[w-1] &^ (gr.own[w] | enemy[w] | blocked)
	}
}

// unreachable is the distance of unreachable cells.
const unreachable = 255

// A sweep goes from one side of a colour to the other, one stone at a time.
//
// It counts along the cheapest path of own stones and free cells in which no diagonal step of two new stones passes between two enemy stones. Such
// paths exist as long as the colour can win at all. New stones of a path may block each other, which is not considered, so the result is a lower
// bound. Source: rules.md 2.6.
type sweep struct {
	side    int   // the starting side
	stones  int   // number of stones needed to join what was reached last
	now     plane // the formerly free cells reached with that many stones; at first the own stones on the side
	joined  bool  // the other side has been reached
	next    plane // cells to reach next
	reached plane
}

// from prepares a sweep from one side, 0 or 1, which then counts as reached.
func (s *sweep) from(gr *ground, side int) {
	*s = sweep{side: side}
	start := &gr.ends[side]
	for w := 1; w <= gr.f.words; w++ {
		s.now[w] = start[w] & gr.own[w]
		s.next[w] = start[w] & gr.free[w]
	}
	s.follow(gr)
}

// step goes one stone further. It reports whether that reached anything.
func (s *sweep) step(gr *ground) bool {
	s.stones++
	any := uint64(0)
	for w := 1; w <= gr.f.words; w++ {
		s.now[w] = s.next[w] &^ s.reached[w]
		s.next[w] = 0
		any |= s.now[w]
	}
	if any != 0 {
		s.follow(gr)
	}
	return any != 0
}

// follow goes from the cells of now along own stones and collects the free cells next to all of them. Only a step between two new stones can pass between
// two enemy stones: a cell that such a step from an own stone would reach is blocked.
func (s *sweep) follow(gr *ground) {
	f, front, goal := gr.f, s.now, &gr.ends[1-s.side]
	for fresh := s.stones > 0; ; fresh = false { // front holds new stones in the first round only
		met := uint64(0)
		var beside plane // front and the cells to its left and right
		for w := 1; w <= f.words; w++ {
			s.reached[w] |= front[w]
			met |= front[w] & goal[w]
			beside[w] = front[w] | front.front(w, 1)&f.right[w] | front.back(w, 1)&f.left[w]
		}
		s.joined = s.joined || met != 0
		from, any := front, uint64(0)
		for w := 1; w <= f.words; w++ {
			around := beside[w] | beside.back(w, f.size) | beside.front(w, f.size)
			front[w] = around & gr.own[w] &^ s.reached[w]
			any |= front[w]
			if fresh {
				around = gr.passable(&from, &beside, w)
			}
			s.next[w] |= around & gr.free[w]
		}
		if any == 0 {
			return
		}
	}
}

// passable returns word w of the cells next to from that no two enemy stones separate from it. beside is from with the cells to its left and right.
func (gr *ground) passable(from, beside *plane, w int) uint64 {
	f := gr.f
	ne, se := from.back(w, f.size-1)&f.right[w]&^gr.parted[0][w], from.front(w, f.size+1)&f.right[w]&^gr.parted[1][w]
	sw, nw := from.front(w, f.size-1)&f.left[w]&^gr.parted[2][w], from.back(w, f.size+1)&f.left[w]&^gr.parted[3][w]
	return beside[w] | from.back(w, f.size) | from.front(w, f.size) | ne | se | sw | nw
}

// distances stores in dist how many stones it takes at least to join each free cell to one side, 0 or 1, including the cell itself, and unreachable
// for all other cells. It returns the number for the other side, unreachable if there is no way.
func (gr *ground) distances(side int, dist *[maxCells]uint8) (total int) {
	for x := range gr.f.size * gr.f.size {
		dist[x] = unreachable
	}
	total = unreachable
	var s sweep
	for s.from(gr, side); ; {
		if s.joined && total == unreachable {
			total = s.stones
		}
		if !s.step(gr) {
			return total
		}
		for w := range gr.f.words {
			for m := s.now[w+1]; m != 0; m &= m - 1 {
				dist[w<<6|bits.TrailingZeros64(m)] = uint8(s.stones)
			}
		}
	}
}

// stonesNeeded returns how many more stones colour c needs at least to join its sides, 0 if it is joined. ok is false if it can never be joined.
func (p *position) stonesNeeded(c int) (n int, ok bool) {
	var gr ground
	var s sweep
	p.ground(&gr, c)
	for s.from(&gr, 0); !s.joined; {
		if !s.step(&gr) {
			return 0, false
		}
	}
	return s.stones, true
}

// longest is the number of stones of a path up to which its width is computed.
const longest = 48

// longerPathDivisor divides the weight of a cell that makes a path one stone longer. Like the constants of Evaluate it is fitted to games of a tree search;
// TestFit reports how well other values predict games.
const longerPathDivisor = 4

// unit is the narrowness of a stone that has only one place.
const unit = 1 << 16

// outlook returns how many more stones colour c needs at least, and how narrow its ways are, in units: the sum over these stones of the inverse of
// the number of cells where the stone may be. ok is false if the colour can never be joined.
func (p *position) outlook(c int) (n, narrow int, ok bool) {
	var gr ground
	var s sweep
	var there [longest + 2]plane // what is reached from the first side, by the number of stones
	p.ground(&gr, c)
	for s.from(&gr, 0); !s.joined; {
		if !s.step(&gr) {
			return 0, 0, false
		}
		if s.stones <= longest {
			there[s.stones] = s.now
		}
	}
	if n = s.stones; n > longest {
		return n, n * unit, true
	}
	if s.step(&gr) {
		there[s.stones] = s.now
	}
	var width [longest + 2]int
	for s.from(&gr, 1); s.step(&gr) && s.stones <= n+1; {
		// A cell of a shortest way is the k-th, seen from the first side. A cell of a way that is one stone longer can be the k-th or the next one.
		k := n + 1 - s.stones
		shortest, longer := 0, 0
		for w := 1; w <= gr.f.words; w++ {
			shortest += bits.OnesCount64(there[k][w] & s.now[w])
			longer += bits.OnesCount64(there[k+1][w] & s.now[w])
		}
		width[k] += longerPathDivisor*shortest + longer
		width[k+1] += longer
	}
	for _, w := range width[1 : n+1] {
		narrow += longerPathDivisor * unit / w
	}
	return n, narrow, true
}
