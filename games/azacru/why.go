// Explains why a click is refused in Azacru (Why): the reason, the cells that prove it and what can be played instead. Add a reason here and its
// sentence in the folder texts.

package azacru

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// Why checks in the order of the rules: the owner of the piece, whether it can move at all, the direction, the power, what is on the target, what is
// in the way, and finally the heading.
func (g *game) Why(pos games.Position, path []board.Target) board.Reason {
	p := pos.(*position)
	var r board.Reason
	for i := 0; i < len(path) && r.Text.Empty(); i++ {
		switch i {
		case 0:
			if r = p.whyNotFirst(path[0]); !r.Text.Empty() {
				r.Repair = p.repair(noPiece, path[0])
			}
		case 1:
			if r = p.whyNotTarget(path[0], path[1]); !r.Text.Empty() && path[0].IsCell() {
				r.Repair = p.repair(int(path[0]), path[1])
			}
		case 2:
			r = p.whyNotHeading(int(path[0]), int(path[1]), path[2])
		default:
			r = board.Reason{Text: board.Say("azacru.why.complete")}
		}
	}
	return r
}

// whyNotFirst explains why a move cannot begin with t.
func (p *position) whyNotFirst(t board.Target) board.Reason {
	me := int(p.mover)
	movable := p.movable()
	if len(movable) == 0 {
		if t == passButton {
			return board.Reason{}
		}
		return board.Reason{Text: board.Say("azacru.passes", colour(me))}
	}
	switch {
	case t == passButton:
		return board.Reason{Text: board.Say("azacru.why.pass"), Cells: movable}
	case t >= leftButton && t <= rightButton:
		return board.Reason{Text: board.Say("azacru.why.later"), Cells: movable}
	case !t.IsCell() || t >= cells:
		return board.Reason{Text: board.Say("game.button")}
	}
	from := int(t)
	switch owner := p.fields[from].owner(); {
	case owner < 0:
		if ps := p.piecesLandingOn(t); len(ps) > 0 {
			movable = ps // the player pointed at a destination
		}
		return board.Reason{Text: board.Say("azacru.why.nopiece", colour(me)), Cells: movable}
	case owner != me:
		return board.Reason{Text: board.Say("azacru.why.notyours", colour(owner), colour(me)), Cells: []board.Target{t}}
	case p.targets(me, from) == 0:
		return p.whyStuck(from)
	}
	return board.Reason{}
}

// movable lists the mover's pieces that have a move.
func (p *position) movable() []board.Target {
	var cs []board.Target
	me := int(p.mover)
	for s := p.pieces[me]; !s.empty(); {
		if from := s.pop(); p.targets(me, from) > 0 {
			cs = append(cs, cell(from))
		}
	}
	return cs
}

// whyStuck explains that the piece on from has no move, and rings what blocks it.
func (p *position) whyStuck(from int) board.Reason {
	r := board.Reason{Text: board.Say("azacru.why.stuck")}
	for _, ray := range p.appendRays(nil, from) {
		for _, s := range ray.Stops {
			r.Cells = append(r.Cells, s.At)
		}
	}
	if len(r.Cells) == 0 {
		r.Text = board.Say("azacru.why.edge")
		r.Cells = []board.Target{cell(from)}
	}
	return r
}

// whyNotTarget explains why the mover's piece on start, which has a move, cannot go to t.
func (p *position) whyNotTarget(start, t board.Target) board.Reason {
	if start == passButton {
		return board.Reason{Text: board.Say("azacru.why.complete")}
	}
	from := int(start)
	landings := p.landingCells(from)
	switch {
	case t == passButton:
		return board.Reason{Text: board.Say("azacru.why.pass"), Cells: p.movable()}
	case t >= leftButton && t <= rightButton:
		return board.Reason{Text: board.Say("azacru.why.later"), Cells: landings}
	case !t.IsCell() || t >= cells:
		return board.Reason{Text: board.Say("game.button")}
	case t == start:
		return board.Reason{Text: board.Say("azacru.why.same"), Cells: landings}
	case slices.Contains(landings, t):
		return board.Reason{}
	}
	d, k, ok := between(from, int(t))
	if !ok || !slices.Contains(p.fields[from].ahead()[:], d) {
		return board.Reason{Text: board.Say("azacru.why.direction"), Cells: landings}
	}
	if k > p.power(int(p.mover), from) {
		return p.whyTooFar(from, d, t)
	}
	f := p.fields[t]
	switch {
	case f.taken():
		return board.Reason{Text: board.Say("azacru.why.occupied"), Cells: []board.Target{t}}
	case f.tile() >= 0 && f.tile() != int(p.mover):
		return board.Reason{Text: board.Say("azacru.why.enemy", colour(f.tile())), Cells: []board.Target{t}}
	}
	return p.whyBlocked(from, d, k)
}

// landingCells lists the targets of the mover's piece on from.
func (p *position) landingCells(from int) []board.Target {
	var cs []board.Target
	for _, ray := range p.appendRays(nil, from) {
		for _, s := range ray.Stops {
			if s.Kind.Open() {
				cs = append(cs, s.At)
			}
		}
	}
	return cs
}

// whyTooFar counts the tiles that make the power, with a box around their borderland. The line shows the excess, starting at the last cell within the
// power.
func (p *position) whyTooFar(from, direction int, t board.Target) board.Reason {
	me := int(p.mover)
	r := board.Reason{Line: []board.Target{cell(from + p.power(me, from)*steps[direction]), t}}
	for i, f := range p.fields {
		if fixed.land[i] != fixed.land[from] {
			continue
		}
		r.Box = append(r.Box, cell(i))
		if f.tile() == me {
			r.Count = append(r.Count, cell(i))
		}
	}
	r.Text = board.Say("azacru.why.far", p.power(me, from), len(r.Count))
	return r
}

// whyBlocked rings the pieces between from and the cell k steps away.
func (p *position) whyBlocked(from, direction, k int) board.Reason {
	to := from + k*steps[direction]
	r := board.Reason{Line: []board.Target{cell(from), cell(to)}}
	for at := from + steps[direction]; at != to; at += steps[direction] {
		if p.fields[at].taken() {
			r.Cells = append(r.Cells, cell(at))
		}
	}
	r.Text = board.Say("azacru.why.blocked")
	return r
}

// whyNotHeading explains why t cannot follow a piece and its target.
func (p *position) whyNotHeading(from, to int, t board.Target) board.Reason {
	d, k, _ := between(from, to)
	l := p.landingsAt(int(p.mover), from, d, k)
	at := []board.Target{cell(to)}
	switch {
	case has(l.lost, k):
		return board.Reason{Text: board.Say("azacru.why.lost"), Cells: at}
	case !has(l.free(from, d), k):
		return board.Reason{Text: board.Say("azacru.why.noborder"), Cells: []board.Target{cell(from), cell(to)}}
	case t >= leftButton && t <= rightButton:
		return board.Reason{}
	}
	return board.Reason{Text: board.Say("azacru.why.heading"), Cells: at}
}

// noPiece means that no piece is chosen.
const noPiece = -1

// repair returns what comes closest to landing on t with the piece on from, which is impossible: the only other piece of the mover that can land
// there, otherwise the last cell before t, in line with it, that the piece can reach.
func (p *position) repair(from int, t board.Target) board.Repair {
	if !t.IsCell() || t >= cells {
		return board.Repair{}
	}
	if ps := p.piecesLandingOn(t); len(ps) == 1 {
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

// piecesLandingOn lists the mover's pieces that can land on t.
func (p *position) piecesLandingOn(t board.Target) []board.Target {
	var ps []board.Target
	for s := p.pieces[p.mover]; !s.empty(); {
		if from := s.pop(); slices.Contains(p.landingCells(from), t) {
			ps = append(ps, cell(from))
		}
	}
	return ps
}
