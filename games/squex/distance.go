// Measures how far a colour in Squex is from joining its sides, for all octagons at once: Dial's bucket shortest path over bit sets (sweep). Change
// here what a step costs (terrain). knowledge.go turns distances into an evaluation and priors; view.go shows them.

package squex

import "math/bits"

// A plane is a set with an empty word at each end: word i of the set is word i+1 of the plane.
type plane [len(set{}) + 2]uint64

func (s *set) plane() (a plane) {
	copy(a[1:], s[:])
	return a
}

// back returns word w of the places k, 1 to 63, after those in a.
func (a *plane) back(w, k int) uint64 { return a[w&7]<<(k&63) | a[(w-1)&7]>>((64-k)&63) }

// front returns word w of the places k, 1 to 63, before those in a.
func (a *plane) front(w, k int) uint64 { return a[w&7]>>(k&63) | a[(w+1)&7]<<((64-k)&63) }

// prices are the costs of a step to the next octagon on the way to the other side, in addition to the octagon itself.
type prices struct {
	stone uint8 // an octagon that must still be placed
	open  uint8 // a diagonal step past two empty octagons
	half  uint8 // one of the two is the opponent's, the other empty
	cut   uint8 // both are the opponent's, and his link must be cut
}

// The highest price of a step, and of a step including its octagon.
const (
	maxPrice = 3
	maxStone = 4
)

// borders returns the goal sides, and the octagons with a neighbour to the right and to the left.
func (g *game) borders() (sides [2][2]plane, inner [2]plane) {
	var ends [2][2]set
	var within [2]set
	for x, t := range g.near {
		for c, bits := range t.sides {
			for side := range 2 {
				if bits>>side&1 != 0 {
					ends[c][side].add(x)
				}
			}
		}
		for i, y := range [2]uint16{t.orth[1], t.orth[3]} {
			if int(y) < g.n*g.n {
				within[i].add(x)
			}
		}
	}
	for i := range 2 {
		inner[i] = within[i].plane()
		for side := range 2 {
			sides[i][side] = ends[i][side].plane()
		}
	}
	return sides, inner
}

// A terrain is the board as seen by one colour's paths.
type terrain struct {
	g         *game
	own, free plane
	sides     *[2]plane
	entries   [maxPrice + 1][4]plane // by price: the octagons that can be entered from their neighbour diag[k] at that price
}

// terrain describes p for colour c. Source of the classes of diagonal steps: rules.md 1.6.
func (p *position) terrain(t *terrain, c uint8) {
	g := p.g
	t.g, t.sides = g, &g.sides[c]
	t.own, t.free = p.own[c].plane(), plane{}
	t.entries = [maxPrice + 1][4]plane{}
	foe, links := p.own[c^1].plane(), p.sq[c].plane()
	for w := range g.words {
		t.free[w+1] = p.free(w)
	}
	for w := 1; w <= g.words; w++ {
		own := [5]uint64{t.own.back(w, g.n), t.own.front(w, 1), t.own.front(w, g.n), t.own.back(w, 1)}
		his := [5]uint64{foe.back(w, g.n), foe.front(w, 1), foe.front(w, g.n), foe.back(w, 1)}
		own[4], his[4] = own[0], his[0]
		linked := [4]uint64{links.back(w, g.n), links[w], links.back(w, 1), links.back(w, g.n+1)}
		free := [4]uint64{t.free.back(w, g.n-1), t.free.front(w, g.n+1), t.free.front(w, g.n-1), t.free.back(w, g.n+1)}
		passable := t.own[w] | t.free[w]
		for k := range 4 {
			inside := passable & g.inner[k/2][w]
			mine, both, any := own[k]|own[k+1], his[k]&his[k+1], his[k]|his[k+1]
			t.entries[0][k][w] |= inside & (mine | both&linked[k])
			t.entries[g.prices.open&maxPrice][k][w] |= inside &^ (mine | any)
			t.entries[g.prices.half&maxPrice][k][w] |= inside & any &^ (mine | both)
			t.entries[g.prices.cut&maxPrice][k][w] |= inside & both &^ linked[k] & (t.free[w] | free[k])
		}
	}
}

// unreachable is the distance of unreachable octagons.
const unreachable = 255

// A sweep computes the distances of octagons from one of the sides.
type sweep struct {
	reached plane
	waiting [8]plane // by distance modulo 8: octagons reachable at that distance
}

// run goes from one side, 0 or 1, to the other and returns the distance between them. Unless dist is nil it continues until the distances of all
// empty octagons are known, each including the octagon itself, and stores them there, unreachable for the others.
func (s *sweep) run(t *terrain, side int, dist *[maxCells]uint8) (total int) {
	start, goal := &t.sides[side], &t.sides[1-side]
	*s = sweep{}
	stone := int(t.g.prices.stone)
	for w := 1; w <= t.g.words; w++ {
		s.waiting[0][w] = start[w] & t.own[w]
		s.waiting[stone&7][w] = start[w] & t.free[w]
	}
	if dist != nil {
		for x := range t.g.n * t.g.n {
			dist[x] = unreachable
		}
	}
	total = unreachable
	for d, last := 0, stone; d <= last && d < unreachable; d++ {
		for {
			var now plane // octagons first reached at distance d
			met, any := uint64(0), uint64(0)
			for w := 1; w <= t.g.words; w++ {
				fresh := s.waiting[d&7][w] &^ s.reached[w]
				s.waiting[d&7][w] = 0
				s.reached[w] |= fresh
				now[w] = fresh
				any |= fresh
				met |= fresh & goal[w]
			}
			if any == 0 {
				break
			}
			if met != 0 && total == unreachable {
				if total = d; dist == nil {
					return total
				}
			}
			last = d + maxPrice + maxStone
			if dist != nil {
				t.storeDistance(dist, &now, d)
			}
			s.spread(t, &now, d)
		}
	}
	return total
}

// storeDistance stores distance d for the empty octagons of a.
func (t *terrain) storeDistance(dist *[maxCells]uint8, a *plane, d int) {
	for w := 1; w <= t.g.words; w++ {
		for m := a[w] & t.free[w]; m != 0; m &= m - 1 {
			dist[(w-1)<<6+bits.TrailingZeros64(m)] = uint8(d)
		}
	}
}

// spread queues the neighbours of a, whose octagons are at distance d.
func (s *sweep) spread(t *terrain, a *plane, d int) {
	n, stone := t.g.n, int(t.g.prices.stone)
	for w := 1; w <= t.g.words; w++ {
		free, own := t.free[w], t.own[w]
		from := [4]uint64{a.back(w, n-1), a.front(w, n+1), a.front(w, n-1), a.back(w, n+1)}
		straight := a.back(w, n) | a.front(w, n) | a.back(w, 1)&t.g.inner[1][w] | a.front(w, 1)&t.g.inner[0][w]
		for price := range t.entries {
			e := &t.entries[price]
			to := e[0][w]&from[0] | e[1][w]&from[1] | e[2][w]&from[2] | e[3][w]&from[3]
			if price == 0 {
				to |= straight
			}
			s.waiting[(d+price)&7][w] |= to & own
			s.waiting[(d+price+stone)&7][w] |= to & free
		}
	}
}
