// Positions of Distrify set up by hand (games.Editor): placing and removing stones, the values beside the board (who is to move, the swap), and the
// reason why no game can reach a position, such as a crosscut or the number of stones. Change here what can be set up.

package distrify

import (
	"quintet/games"
	"quintet/games/board"
)

// The choices of an edited position, in the order of Choices.
const (
	moverChoice = iota
	swapChoice
)

// A sketch is a position that was set up by hand.
type sketch struct{ *position }

// Palette implements games.Editor: a stone of each colour, and one of each colour as the first stone of an open turn.
func (g *game) Palette() []games.Brush {
	return []games.Brush{
		{Name: names[black], Piece: board.Piece{Owner: black}},
		{Name: names[white], Piece: board.Piece{Owner: white}},
		{Name: board.Say("distrify.edit.open", names[black]), Piece: board.Piece{Owner: black, Open: true, Figure: 1}},
		{Name: board.Say("distrify.edit.open", names[white]), Piece: board.Piece{Owner: white, Open: true, Figure: 1}},
	}
}

// Put implements games.Editor. The first stone of an open turn gives the turn to its colour.
func (g *game) Put(pos games.Position, t board.Piece) (games.Position, board.Reason) {
	q, x := *pos.(*position), int(t.At)
	if x >= g.field.size*g.field.size {
		return pos, board.Reason{Text: board.Say("edit.outside")}
	}
	sketch{&q}.removeStone(x)
	q.stones[t.Owner].add(x)
	if t.Open {
		q.open, q.turn = int16(x), uint8(t.Owner)
	}
	q.derive()
	return &q, board.Reason{}
}

// Clear implements games.Editor.
func (g *game) Clear(pos games.Position, at board.Target) games.Position {
	q := *pos.(*position)
	if int(at) >= g.field.size*g.field.size || q.colourAt(int(at)) == nobody {
		return pos
	}
	sketch{&q}.removeStone(int(at))
	q.derive()
	return &q
}

// removeStone removes the stone on cell x, if there is one.
func (k sketch) removeStone(x int) {
	for c := range k.stones {
		k.stones[c].remove(x)
	}
	if int(k.open) == x {
		k.open = noCell
	}
}

// Choices implements games.Editor.
func (g *game) Choices(pos games.Position) []games.Choice {
	p := pos.(*position)
	all := []games.Choice{{Name: board.Say("edit.tomove"), Values: names[:], Chosen: int(p.turn)}}
	if g.swap {
		all = append(all, games.SwapChoice(p.swapped))
	}
	return all
}

// Choose implements games.Editor. Giving the turn to a colour starts it anew.
func (g *game) Choose(pos games.Position, i, v int) games.Position {
	q := *pos.(*position)
	switch i {
	case moverChoice:
		q.turn, q.open = uint8(v), noCell
	case swapChoice:
		q.swapped = v == 1
	}
	q.derive()
	return &q
}

// Impossible implements games.Editor.
func (g *game) Impossible(pos games.Position) board.Reason {
	p := pos.(*position)
	switch {
	case p.swapped && (!g.swap || p.stones[black].count() < g.opening):
		return board.Reason{Text: board.Say("distrify.edit.swap")}
	case p.crossed:
		return board.Reason{Text: board.Say("distrify.edit.crosscut"), Box: g.crosscut(&p.stones)}
	case p.open != noCell && p.seconds.empty():
		return board.Reason{Text: board.Say("distrify.edit.alone"), Cells: targets(int(p.open))}
	case !sketch{p}.turnFits():
		n := [2]int{p.stones[black].count(), p.stones[white].count()}
		return board.Reason{Text: board.Say("distrify.edit.turn", names[black], n[black], names[white], n[white], names[p.turn])}
	}
	return board.Reason{}
}

// crosscut returns the four cells of a crosscut, none if there is none.
func (g *game) crosscut(stones *[2]set) []board.Target {
	for y := range g.field.size - 1 {
		for x := range g.field.size - 1 {
			a, b := y*g.field.size+x, y*g.field.size+x+1
			c, d := a+g.field.size, b+g.field.size
			for k := range 2 {
				mine, his := &stones[k], &stones[1-k]
				if mine.has(a) && mine.has(d) && his.has(b) && his.has(c) {
					return targets(a, b, c, d)
				}
			}
		}
	}
	return nil
}

// turnFits reports whether complete turns can have led to these numbers of stones, with the colour to move at the beginning of a turn or after its
// first stone. A turn has one or two stones, the first one stone plus those of the handicap. A player who was once unable to place a stone stays
// unable, and passes.
func (k sketch) turnFits() bool {
	stones := [2]int{k.stones[black].count(), k.stones[white].count()}
	if k.position.opening() > 0 {
		return k.turn == black && stones[white] == 0
	}
	stones[black] -= k.g.opening - 1 // as if the first turn had one stone
	if k.open != noCell {
		stones[k.turn]--
	}
	empties := k.empties()
	var stuck [2]bool
	for c := range stuck {
		blocked := k.position.blocked(c)
		stuck[c] = !k.g.crossing && blocked == empties
	}
	for rounds := range 2*int(k.count) + 1 {
		turns := [2]int{rounds, rounds}
		if k.turn == white {
			turns[black]++
		}
		fits := true
		for c, n := range stones {
			most := 2 * turns[c]
			if c == black && most > 0 {
				most-- // the opening
			}
			fits = fits && n <= most && (n >= turns[c] || stuck[c])
		}
		if fits {
			return true
		}
	}
	return false
}
