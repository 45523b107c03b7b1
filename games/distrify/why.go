// Explains why a click is refused in Distrify (Why): the reason, the cells that prove it and what can be played instead. Add a reason here and its
// sentence in the folder texts.

package distrify

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// Why explains why the last target of path cannot be chosen in pos. Every move is one target, so earlier ones do not matter.
func (g *game) Why(pos games.Position, path []board.Target) board.Reason {
	p, t := pos.(*position), path[len(path)-1]
	switch {
	case t.IsEdge():
		return board.Reason{Text: board.Say("game.edge")}
	case t.IsButton():
		return p.whyNoButton(int(t - board.ButtonBase))
	case int(t) >= g.field.size*g.field.size:
		return board.Reason{Text: board.Say("game.button")}
	case p.Legal(stone(int(t))):
		return board.Reason{}
	}
	why := p.whyNoStone(int(t))
	why.Repair = p.repair(int(t))
	return why
}

// whyNoButton gives the reason for the button that plays buttonMoves[i].
func (p *position) whyNoButton(i int) board.Reason {
	if i >= len(buttonMoves) {
		return board.Reason{Text: board.Say("game.button")}
	}
	key := "game.button"
	switch m := buttonMoves[i]; {
	case p.Legal(m):
		return board.Reason{}
	case m == moveEnd && p.Legal(movePass):
		key = "distrify.why.end.pass"
	case m == moveEnd:
		key = "distrify.why.end"
	case m == movePass && p.open != noCell:
		key = "distrify.why.pass.end"
	case m == movePass:
		key = "distrify.why.pass"
	case m == moveSwap && p.g.swap:
		key = "distrify.why.swap"
	case m == moveSwap:
		key = "distrify.why.noswap"
	}
	return board.Reason{Text: board.Say(key)}
}

// whyNoStone gives the reason for a cell that takes no stone now, with the cells that prove it.
func (p *position) whyNoStone(x int) board.Reason {
	here := targets(x)
	if x == int(p.open) {
		return board.Reason{Text: board.Say("distrify.why.first"), Cells: here}
	}
	if p.colourAt(x) != nobody {
		return board.Reason{Text: board.Say("game.occupied"), Cells: here}
	}
	if block, ok := p.crosscutAt(x); ok {
		return p.crosscutReason(block)
	}
	// From here on a turn is open: without one only a crosscut forbids an empty cell.
	first := int(p.open)
	if block, ok := p.crosscutAt(first); ok && p.g.crossing {
		return p.crosscutReason(block)
	}
	if int(p.count) <= p.g.opening {
		return board.Reason{Text: board.Say("distrify.why.opening"), Cells: targets(first)}
	}
	if !p.g.partners[first].has(x) {
		if p.g.original {
			return board.Reason{Text: board.Say("distrify.why.diagonal"), Line: targets(first, x)}
		}
		if !p.seconds.empty() {
			return board.Reason{Text: board.Say("distrify.why.beside"), Cells: targets(p.seconds.appendCells(nil)...)}
		}
	}
	_, row, ok := p.rowThrough(x)
	if !ok {
		_, row, ok = p.rowThrough(first)
	}
	if !ok {
		return board.Reason{Text: board.Say("distrify.why.beside")}
	}
	return board.Reason{
		Text: board.Say("distrify.why.row", p.g.label(row[0]), p.g.label(row[1]), p.g.label(row[2])),
		Line: targets(row[:]...),
	}
}

// crosscutReason says that a stone completes, or has completed, the crosscut of block.
func (p *position) crosscutReason(block [4]int) board.Reason {
	var names []any
	for _, y := range block {
		names = append(names, p.g.label(y))
	}
	key := "distrify.why.crosscut"
	if p.g.crossing {
		key = "distrify.why.crosscut.pair"
	}
	return board.Reason{Text: board.Say(key, names...), Box: targets(block[:]...)}
}

// targets returns the cells as targets.
func targets(cells ...int) []board.Target {
	var ts []board.Target
	for _, x := range cells {
		ts = append(ts, board.Target(x))
	}
	return ts
}

// direction returns the direction from x to its neighbour y, -1 if they are not neighbours.
func (f *field) direction(x, y int) int { return slices.Index(f.next[x][:], int16(y)) }

// crosscutAt finds the crosscut that a stone of the colour to move would form on x: its cell, the own stone opposite and the two enemy stones. It
// passes field.crosscuts one own stone after the other.
func (p *position) crosscutAt(x int) (block [4]int, ok bool) {
	next := &p.g.field.next[x]
	for d := 1; d < 8; d += 2 {
		y := int(next[d])
		if y == noCell || !p.stones[p.turn].has(y) {
			continue
		}
		var opposite, cut set
		opposite.add(y)
		if p.g.field.crosscuts(&cut, &opposite, &p.stones[1-p.turn]); cut.has(x) {
			l, r := int(next[d-1]), int(next[(d+1)%8])
			return [4]int{x, y, min(l, r), max(l, r)}, true
		}
	}
	return block, false
}

// rowThrough finds three in a row of the colour to move that would go through a stone on x: their direction and cells in reading order. It finds them
// wherever field.triplets does; TestStarsMatchSets checks that.
func (p *position) rowThrough(x int) (d int, row [3]int, ok bool) {
	own := &p.stones[p.turn]
	at := func(d, n int) int { // the n-th cell from x in direction d if it is own
		y := x
		for ; n > 0; n-- {
			if y = int(p.g.field.next[y][d]); y == noCell || !own.has(y) {
				return noCell
			}
		}
		return y
	}
	for _, d := range [4]int{4, 2, 5, 3} { // vertical rows first, straight ones before diagonal ones
		back, ahead := (d+4)%8, d
		for _, row := range [3][3]int{
			{at(back, 2), at(back, 1), x},
			{at(back, 1), x, at(ahead, 1)},
			{x, at(ahead, 1), at(ahead, 2)},
		} {
			if row[0] != noCell && row[1] != noCell && row[2] != noCell {
				return d, row, true
			}
		}
	}
	return 0, row, false
}

// repair returns what is possible instead of a second stone on x: x in place of the first stone of the open turn, if a stone may be alone there.
func (p *position) repair(x int) board.Repair {
	if p.open == noCell || x == int(p.open) {
		return board.Repair{}
	}
	q := *p
	q.stones[q.turn].remove(int(q.open))
	q.open = noCell
	q.derive()
	if !q.Legal(stone(x)) {
		return board.Repair{}
	}
	return board.Repair{Text: board.Say("distrify.repair.instead", p.g.label(x), p.g.label(int(p.open))), Back: 1, Path: targets(x)}
}
