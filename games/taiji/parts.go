package taiji

import "quintet/games"

// Parts implements games.Parter: the light half and the dark one, by their cells.
func (p *position) Parts(m games.Move) (first, second int) {
	l, d := tile(m)
	return int(l), int(d)
}

// Laid implements games.Parter.
func (p *position) Laid() games.PartSet {
	l, d := p.half[light], p.half[dark]
	return games.PartSet{{l.a, l.b, l.c}, {d.a, d.b, d.c}}
}
