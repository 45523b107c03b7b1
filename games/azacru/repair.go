package azacru

import (
	"slices"

	"quintet/games/board"
)

// noPiece stands for a piece where none is taken up.
const noPiece = -1

// repair returns what comes closest to landing on t with the piece on from, which cannot: the only other piece of the mover that can land
// there, else the cell before t, in line with it, where the piece gets to.
func (p *position) repair(from int, t board.Target) board.Repair {
	if !t.IsCell() || t >= cells {
		return board.Repair{}
	}
	if ps := p.landers(t); len(ps) == 1 {
		return board.Repair{Text: board.Say("azacru.repair.other", label(int(ps[0])), label(int(t))), Path: []board.Target{ps[0], t}}
	}
	if from == noPiece {
		return board.Repair{}
	}
	d, k, ok := between(from, int(t))
	if !ok || !slices.Contains(p.fields[from].ahead()[:], d) {
		return board.Repair{}
	}
	landings := p.landingCells(from)
	for k--; k > 0; k-- {
		if short := cell(from + k*steps[d]); slices.Contains(landings, short) {
			return board.Repair{Text: board.Say("azacru.repair.short", label(int(short))), Path: []board.Target{cell(from), short}}
		}
	}
	return board.Repair{}
}

// landers lists the mover's pieces that can land on t.
func (p *position) landers(t board.Target) []board.Target {
	var ps []board.Target
	for s := p.pieces[p.mover]; !s.empty(); {
		if from := s.pop(); slices.Contains(p.landingCells(from), t) {
			ps = append(ps, cell(from))
		}
	}
	return ps
}
