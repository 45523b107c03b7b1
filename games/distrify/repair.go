package distrify

import "quintet/games/board"

// repair returns what is possible instead of a second stone on x: x in place of the first stone of the open turn, if a stone may stand
// there alone.
func (p *position) repair(x int) board.Repair {
	if p.open == off || x == int(p.open) {
		return board.Repair{}
	}
	q := *p
	q.stones[q.turn].remove(int(q.open))
	q.open = off
	q.derive()
	if !q.Legal(stone(x)) {
		return board.Repair{}
	}
	return board.Repair{Text: board.Say("distrify.repair.instead", p.g.label(x), p.g.label(int(p.open))), Back: 1, Path: targets(x)}
}
