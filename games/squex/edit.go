// Positions of Squex set up by hand (games.Editor): placing and removing octagons, and the values beside the board (who is to move, placements left,
// the swap). About half of the file finds the reason why no game can reach a position, from the numbers of octagons and cuts. Change here what can be
// set up.

package squex

import (
	"quintet/games"
	"quintet/games/board"
)

// The choices of an edited position, in the order of Choices.
const (
	moverChoice = iota
	leftChoice
	swapChoice
)

// numbers are the labels for the placements left in a turn, from one.
var numbers = [...]board.Message{board.Say("squex.edit.one"), board.Say("squex.edit.two"), board.Say("squex.edit.three"), board.Say("squex.edit.four")}

// A sketch is a position that was set up by hand or read, not played.
type sketch struct{ *position }

// Palette implements games.Editor: an octagon of each colour. Placed on a square, it gives the square its colour.
func (g *game) Palette() []games.Brush {
	return []games.Brush{
		{Name: names[blue], Piece: board.Piece{Sprite: octagonSprite, Owner: blue}},
		{Name: names[red], Piece: board.Piece{Sprite: octagonSprite, Owner: red}},
	}
}

// Put implements games.Editor. An octagon takes the squares of the diagonals that it completes, as in play.
func (g *game) Put(pos games.Position, t board.Piece) (games.Position, board.Reason) {
	copied := *pos.(*position)
	q, c, x := sketch{&copied}, uint8(t.Owner), int(t.At)
	switch {
	case x < g.n*g.n:
		q.removeOctagon(x)
		q.put(c, x)
	case x < len(g.geometry.Cells):
		s := g.squareAt(x - g.n*g.n)
		if !g.hasDiagonal(&q.own[c], s) {
			return pos, board.Reason{Text: board.Say("squex.edit.square", names[c]), Cells: []board.Target{t.At}}
		}
		q.sq[c].add(s)
		q.sq[c^1].remove(s)
	default:
		return pos, board.Reason{Text: board.Say("edit.outside")}
	}
	return q.edited(), board.Reason{}
}

// Clear implements games.Editor. A square stays if one of its diagonals is still complete.
func (g *game) Clear(pos games.Position, at board.Target) games.Position {
	copied := *pos.(*position)
	q, x := sketch{&copied}, int(at)
	if x >= g.n*g.n || q.owner(x) == nobody {
		return pos
	}
	q.removeOctagon(x)
	return q.edited()
}

// removeOctagon removes the octagon on x, if there is one.
func (k sketch) removeOctagon(x int) {
	for c := range uint8(2) {
		k.own[c].remove(x)
	}
	for _, square := range k.g.near[x].squares {
		for c := range uint8(2) {
			s := int(square)
			if s < k.g.n*k.g.n && k.sq[c].has(s) && !k.g.hasDiagonal(&k.own[c], s) {
				if k.sq[c].remove(s); k.g.hasDiagonal(&k.own[c^1], s) {
					k.sq[c^1].add(s)
				}
				break
			}
		}
	}
}

// edited returns a position with the board and the turn of k.
func (k sketch) edited() games.Position {
	q := k.g.Start().(*position)
	q.own, q.sq, q.toMove, q.left, q.swapped = k.own, k.sq, k.toMove, max(1, k.left), k.swapped
	sketch{q}.findWinner()
	return q
}

// Choices implements games.Editor.
func (g *game) Choices(pos games.Position) []games.Choice {
	p := pos.(*position)
	all := []games.Choice{
		moverChoice: {Name: board.Say("edit.tomove"), Values: names[:], Chosen: int(p.toMove)},
		leftChoice: {
			Name: board.Say("squex.edit.left"), Values: numbers[:g.maxPlacements()],
			Chosen: max(0, int(p.left)-1),
		},
	}
	if g.swap {
		all = append(all, games.SwapChoice(p.swapped))
	}
	return all
}

// Choose implements games.Editor.
func (g *game) Choose(pos games.Position, i, v int) games.Position {
	q := *pos.(*position)
	switch i {
	case moverChoice:
		q.toMove = uint8(v)
	case leftChoice:
		q.left = uint8(v + 1)
	case swapChoice:
		q.swapped = v == 1
	}
	return sketch{&q}.edited()
}

// Impossible implements games.Editor. Octagons and squares are never removed, so the cuts of both colours can be counted, and from them the turns.
func (g *game) Impossible(pos games.Position) board.Reason {
	p := sketch{pos.(*position)}
	stones, cuts := [2]int{p.own[blue].count(), p.own[red].count()}, [2]int{p.cutSquares(blue), p.cutSquares(red)}
	other, turns := p.toMove^1, stones
	turns[blue] -= g.opening - 1 // as if the first turn had one octagon
	switch {
	case p.swapped && stones[blue] < g.opening:
		return board.Reason{Text: board.Say("squex.edit.swap")}
	case p.position.inFirstTurn() && int(p.left) == g.opening-stones[blue]:
		return board.Reason{}
	case p.left == 2 && cuts[other] == 0:
		return board.Reason{Text: board.Say("squex.edit.nocut", names[other], names[p.toMove])}
	case !turnFits(turns, cuts, p.toMove, p.left):
		return board.Reason{Text: p.miscount(stones, func(by [2]int) bool {
			return turnFits([2]int{turns[blue] + by[blue], turns[red] + by[red]}, cuts, p.toMove, p.left)
		})}
	}
	return board.Reason{}
}

// miscount explains why the numbers of octagons are impossible: how many of the other colour are too many, and how many of the mover's are missing,
// if that helps. fits reports whether more additional octagons by colour would do, with the same cuts.
func (k sketch) miscount(stones [2]int, fits func(more [2]int) bool) board.Message {
	mover, other := k.toMove, k.toMove^1
	args := []any{names[blue], stones[blue], names[red], stones[red]}
	few := func(c uint8, by, most int) int { // of colour c, in steps of by; 0 if no number up to most works
		var more [2]int
		for n := 1; n <= most; n++ {
			if more[c] += by; fits(more) {
				return n
			}
		}
		return 0
	}
	less, more := few(other, -1, stones[other]-stones[mover]), few(mover, 1, k.g.n*k.g.n-stones[blue]-stones[red])
	if less > 0 && more > 0 {
		return board.Say("squex.edit.even", append(args, less, names[other], more, names[mover])...)
	}
	return board.Say("squex.edit.turn", append(args, names[mover])...)
}

// cutSquares returns the number of squares of colour c that were the opponent's before: those with both diagonals complete.
func (k sketch) cutSquares(c uint8) (n int) {
	for i := range (k.g.n - 1) * (k.g.n - 1) {
		if s := k.g.squareAt(i); k.sq[c].has(s) && k.g.hasDiagonal(&k.own[blue], s) && k.g.hasDiagonal(&k.own[red], s) {
			n++
		}
	}
	return n
}

// cutsAtOnce is the largest number of squares that one octagon can cut.
const cutsAtOnce = 4

// turnFits reports whether a game without a handicap can reach these numbers of octagons and cut squares, by colour, with left placements left to
// mover. The number of octagons that cut, and whether the mover has begun a turn of two, are unknown: it tries all possibilities.
func turnFits(stones, cuts [2]int, mover, left uint8) bool {
	for b := (cuts[blue] + cutsAtOnce - 1) / cutsAtOnce; b <= cuts[blue]; b++ {
		for r := (cuts[red] + cutsAtOnce - 1) / cutsAtOnce; r <= cuts[red]; r++ {
			cutters := [2]int{b, r}
			if left == 2 && countsFit(stones, cutters, mover, true) {
				return true
			}
			begun := stones
			begun[mover]--
			if left == 1 && (countsFit(stones, cutters, mover, false) || countsFit(begun, cutters, mover, true)) {
				return true
			}
		}
	}
	return false
}

// countsFit reports whether these numbers of octagons are possible at the beginning of a turn of mover, which has two placements if double is set.
// cutters are the numbers of octagons that have cut, by colour: each gives the other colour a turn of two, which a cut by its first octagon shortens
// to one.
func countsFit(stones, cutters [2]int, mover uint8, double bool) bool {
	granted := [2]int{cutters[red], cutters[blue]}
	if double {
		granted[mover]-- // this turn
	}
	if granted[mover] < 0 || stones[mover] < 0 {
		return false
	}
	var least [2]int // second placements
	for c := range least {
		least[c] = max(0, granted[c]-cutters[c])
	}
	second := stones[blue] - stones[red]
	if mover == red {
		second-- // Blue has had one more turn
	}
	return second >= least[blue]-granted[red] && second <= granted[blue]-least[red]
}
