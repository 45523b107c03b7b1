package distrify

import (
	"math/bits"

	"quintet/games"
	"quintet/games/board"
)

// maxWins limits the ways to win in one turn that are shown.
const maxWins = 6

// Skipped implements games.Threatener: the other colour begins a turn.
func (g *game) Skipped(pos games.Position) games.Position {
	q := *pos.(*position)
	q.endTurn()
	return &q
}

// AppendThreats implements games.Threatener: the stones that win in the turn, single ones before pairs; where there are none, a shortest
// way between the sides.
func (g *game) AppendThreats(v *board.View, pos games.Position) {
	q := g.Skipped(pos).(*position)
	me := int(q.turn)
	n, ok := q.needs(me)
	var wins []board.Threat
	switch {
	case !ok:
		v.Seen = board.Say("distrify.lens.cutoff", names[me])
		return
	case n == 1:
		wins = q.winsAlone()
	case n == 2:
		wins = q.winsInPairs()
	}
	if len(wins) > 0 {
		key := "distrify.lens.wins"
		if len(wins[0].Steps) == 2 {
			key = "distrify.lens.pair"
		}
		v.Threats = append(v.Threats, wins[:min(len(wins), maxWins)]...)
		v.Seen = board.Say(key, names[me], len(wins))
		return
	}
	way := board.Threat{Kind: board.ThreatWay, Owner: int8(me), Hits: targets(q.shortest()...)}
	way.Label = int16(len(way.Hits))
	v.Threats = append(v.Threats, way)
	v.Seen = board.Say("distrify.lens.way", names[me], n)
}

// winsAlone returns the single stones that win.
func (p *position) winsAlone() (ts []board.Threat) {
	s := p.shore(int(p.turn))
	alone := s.alone()
	for _, x := range alone.appendCells(nil) {
		ts = append(ts, board.Threat{Kind: board.ThreatWin, Owner: int8(p.turn), Steps: targets(x)})
	}
	return ts
}

// winsInPairs returns the pairs of stones that win, where no single one does. Each pair stands once, by its lower cell.
func (p *position) winsInPairs() (ts []board.Threat) {
	for _, m := range p.AppendMoves(nil) {
		x, ok := p.g.cell(m)
		if !ok {
			continue
		}
		q := *p
		q.place(x)
		if q.open == off {
			continue // the stone stays alone
		}
		s := q.shore(int(q.turn))
		alone := s.alone()
		for w := range alone {
			for free := alone[w] & q.seconds[w]; free != 0; free &= free - 1 {
				if y := w<<6 | bits.TrailingZeros64(free); y > x {
					ts = append(ts, board.Threat{Kind: board.ThreatWin, Owner: int8(p.turn), Steps: targets(x, y)})
				}
			}
		}
	}
	return ts
}

// shortest returns the cells of the stones on a shortest way between the sides of the colour to move, from its first side on; it is not cut
// off. Each stone is laid next to the one before where that is as short, so the way keeps straight; in the middle of the board it begins.
func (p *position) shortest() []int {
	q := *p
	c, last := int(p.turn), p.g.size/2*(p.g.size+1)
	var way []int
	for {
		var gr ground
		var there, back [maxCells]uint8
		q.ground(&gr, c)
		gr.distances(0, &there)
		total := gr.distances(1, &back)
		if total == 0 || total >= far {
			return way
		}
		next, least := off, 0
		for x := range q.g.size * q.g.size {
			if there[x] != 1 || int(back[x]) != total {
				continue
			}
			if d := q.g.apart(x, last); next == off || d < least {
				next, least = x, d
			}
		}
		if next == off {
			return way
		}
		way = append(way, next)
		q.stones[c].add(next)
		last = next
	}
}

// apart returns the square of the distance between two cells.
func (f *field) apart(x, y int) int {
	c, r := x%f.size-y%f.size, x/f.size-y/f.size
	return c*c + r*r
}
