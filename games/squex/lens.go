package squex

import (
	"math/bits"
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// maxCuts limits the octagons that cut which are shown.
const maxCuts = 9

// Skipped implements games.Threatener: the other colour has one placement.
func (g *game) Skipped(pos games.Position) games.Position {
	q := *pos.(*position)
	q.toMove ^= 1
	q.left = 1
	return &q
}

// AppendThreats implements games.Threatener: the octagons that win at once, and those that cut, most links first. The seats say how far
// both colours are from joining their sides.
func (g *game) AppendThreats(v *board.View, pos games.Position) {
	q := g.Skipped(pos).(*position)
	me := q.toMove
	var wins, cuts []board.Threat
	cut := set{}
	for x := range g.near {
		if q.owner(x) != nobody {
			continue
		}
		t := board.Threat{Owner: int8(me), Steps: []board.Target{board.Target(x)}}
		after := *q
		if after.Play(moveOn(x)); after.Over() {
			wins = append(wins, t)
			continue
		}
		for _, s := range q.cutBy(x) {
			cut.add(s)
			t.Hits = append(t.Hits, g.squareTarget(s))
		}
		if t.Label = int16(len(t.Hits)); t.Label > 0 {
			t.Kind = board.ThreatCut
			cuts = append(cuts, t)
		}
	}
	slices.SortStableFunc(cuts, func(a, b board.Threat) int { return int(b.Label - a.Label) })
	v.Threats = append(v.Threats, wins[:min(len(wins), board.MaxThreats-maxCuts)]...)
	v.Threats = append(v.Threats, cuts[:min(len(cuts), maxCuts)]...)
	v.Seen = q.lensWords(wins, cut.count())
	for c := range uint8(2) {
		if n, ok := q.needs(c); ok && n > 0 {
			seat := &v.Seats[q.seat(c)]
			seat.Detail.Text = board.Say("squex.needs", n)
		}
	}
}

// lensWords says what the colour to move, which has these winning placements and so many links to cut, could do.
func (p *position) lensWords(wins []board.Threat, cut int) board.Message {
	me := names[p.toMove]
	switch n, ok := p.needs(p.toMove); {
	case len(wins) > 0:
		return board.Say("squex.lens.wins", me, p.g.label(int(wins[0].Steps[0])))
	case cut > 0:
		return board.Say("squex.lens.cuts", me, cut, names[p.toMove^1])
	case ok:
		return board.Say("squex.lens.far", me, n)
	}
	return board.Say("squex.lens.none", me)
}

// bare are prices that count only the octagons to be placed: a diagonal step can be made wherever one of its ends is still empty.
var bare = prices{stone: 1}

// needs returns how many more octagons colour c needs at least to join its sides, cut or not. ok is false when it cannot.
func (p *position) needs(c uint8) (n int, ok bool) {
	g := *p.g
	g.prices = bare
	q := *p
	q.g = &g
	var t terrain
	var s sweep
	q.terrain(&t, c)
	n = s.run(&t, 0, nil)
	return n, n < far
}

// count returns how many are in s.
func (s *set) count() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}
