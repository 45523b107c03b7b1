// Fast random games of Azacru for the search, and the keys of their plies (games.Tracer). Most plies are drawn from tables (fans) and then checked.
// Change the draw here: every ply must stay as likely as in random games through the rules of position.go.

package azacru

import (
	"math/bits"

	"quintet/games"
)

// A fan lists the plies of a piece on a cell with a heading as if the board were empty, near ones first: every landing in the three directions, three
// times if it is across a border.
type fan struct {
	plies        [fanSize]uint16
	countByPower [lands + 1]uint8 // how many of them each power allows
}

// fanSize exceeds the number of plies in any fan: three rays of at most eight cells.
const fanSize = 3 * longest * twists

// fans is indexed by cell and heading.
var fans = newFans()

func newFans() *[cells][8]fan {
	var all [cells][8]fan
	for from := range cells {
		for facing := range steps {
			f := &all[from][facing]
			n := uint8(0)
			for k := 1; k <= lands; k++ {
				for _, d := range ahead[facing] {
					if k > int(fixed.reach[from][d]) {
						continue
					}
					for twist := range twists {
						if twist == straight || has(fixed.cross[from][d], k) {
							f.plies[n] = uint16(pack(from, d, k, twist))
							n++
						}
					}
				}
				f.countByPower[k] = n
			}
		}
	}
	return &all
}

// maxDraws is the number of draws from the fans before Playout examines every ray.
const maxDraws = 8

// Playout plays p to its end with uniformly random legal plies.
//
// Most plies are drawn from the fans, which hold every legal ply of the mover once, and are drawn again if they are illegal, so every legal ply is
// equally likely. After a few failed draws, and if nothing is legal, pick decides by examining all rays.
func (p *position) Playout(r *games.Rand) (games.Payoffs, int) { return p.playout(r, nil) }

// PlayoutTrace implements games.Tracer.
func (p *position) PlayoutTrace(r *games.Rand, t *games.Trace) (games.Payoffs, int) {
	return p.playout(r, t)
}

// Key implements games.Tracer: where the piece lands and from which direction.
func (p *position) Key(m games.Move) int {
	if m == passMove {
		return passKey
	}
	_, d, _, _ := unpack(m)
	return target(m)*len(steps) + d
}

// passKey is the key of a pass.
const passKey = cells * len(steps)

// playout is Playout, and adds its plies to t unless t is nil.
func (p *position) playout(r *games.Rand, t *games.Trace) (games.Payoffs, int) {
	plies := 0
	for ; !p.Over(); plies++ {
		m, l, ok := p.draw(r)
		if !ok {
			m = p.pick(r)
		}
		if t != nil {
			t.Add(games.Player(p.mover), p.Key(m))
		}
		if ok {
			p.play(m, l)
		} else {
			p.Play(m)
		}
	}
	return p.Payoffs(), plies
}

// crowd is the number of pieces of one player that draw can handle, more than a game has. With more pieces it leaves the choice to pick.
const crowd = 8

// draw draws from the fans of the mover. ok is false if no drawn ply was legal. l is the result of landingsAt for m.
func (p *position) draw(r *games.Rand) (m games.Move, l landings, ok bool) {
	me := int(p.mover)
	var list [crowd]*fan
	var upTo [crowd]int // plies in the fans so far
	n, total := 0, 0
	for s := p.pieces[me]; !s.empty(); n++ {
		if n == crowd {
			return 0, landings{}, false
		}
		from := s.pop()
		f := &fans[from][p.fields[from].facing()]
		total += int(f.countByPower[p.power(me, from)])
		list[n], upTo[n] = f, total
	}
	if total == 0 {
		return 0, landings{}, false
	}
	for range maxDraws {
		i, at := r.Intn(total), 0
		for i >= upTo[at] {
			at++
		}
		if at > 0 {
			i -= upTo[at-1]
		}
		m := games.Move(list[at].plies[i])
		from, d, k, twist := unpack(m)
		l := p.landingsAt(me, from, d, k)
		if has(l.land, k) && (twist == straight || !has(l.lost, k)) {
			return m, l, true
		}
	}
	return 0, landings{}, false
}

// pick returns a random legal ply: it walks all rays and replaces the choice with a ply of a later ray with that ray's share of the plies so far as
// probability.
func (p *position) pick(r *games.Rand) games.Move {
	me := int(p.mover)
	choice := passMove
	total := 0
	for s := p.pieces[me]; !s.empty(); {
		from := s.pop()
		for _, d := range p.fields[from].ahead() {
			l := p.landingsAt(me, from, d, p.reach(me, from, d))
			if l.land == 0 {
				continue
			}
			free := l.free(from, d)
			n := bits.OnesCount8(l.land) + 2*bits.OnesCount8(free)
			total += n
			if i := r.Intn(total); i < n {
				choice = nth(from, d, i, l.land, free)
			}
		}
	}
	return choice
}

// nth returns the nth ply of a ray with the given landings; those in free have three headings.
func nth(from, direction, n int, land, free uint8) games.Move {
	for ; ; land &= land - 1 {
		k := bits.TrailingZeros8(land) + 1
		count := 1
		if has(free, k) {
			count = twists
		}
		if n < count {
			return pack(from, direction, k, n)
		}
		n -= count
	}
}
