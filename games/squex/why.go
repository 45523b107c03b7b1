// Explains why a click is refused in Squex (Why): the reason, the cells that prove it and what can be played instead. Add a reason here and its
// sentence in the folder texts.

package squex

import (
	"quintet/games"
	"quintet/games/board"
)

// Why implements games.Game.
func (g *game) Why(pos games.Position, path []board.Target) board.Reason {
	p := pos.(*position)
	if len(path) == 0 {
		return board.Reason{}
	}
	t, n := path[len(path)-1], g.n*g.n
	switch {
	case len(path) > 1:
		return board.Reason{Text: board.Say("squex.one")}
	case int(t) < n:
		return g.whyNot(p, moveOn(int(t)))
	case int(t) < len(g.geometry.Cells):
		return p.whySquare(g.squareAt(int(t) - n))
	case t.IsEdge():
		return board.Reason{Text: board.Say("game.edge")}
	case t == g.geometry.Button("swap"):
		return g.whyNot(p, swapMove)
	}
	return board.Reason{Text: board.Say("game.button")}
}

// whyNot explains why m, an octagon of the board or the swap, is not legal in p; the zero Reason if it is legal.
func (g *game) whyNot(p *position, m games.Move) board.Reason {
	switch {
	case p.Legal(m):
		return board.Reason{}
	case p.Over():
		return board.Reason{Text: board.Say("game.over")}
	case m == swapMove && !g.swap:
		return board.Reason{Text: board.Say("squex.noswap")}
	case m == swapMove:
		return board.Reason{Text: board.Say("squex.swaplate", names[red], names[blue])}
	}
	return board.Reason{Text: board.Say("squex.taken"), Cells: []board.Target{board.Target(cellOf(m))}}
}

// whySquare explains why square s cannot be played. The proof is the diagonal that made it, or the square itself. The player to move probably wants
// to own it, so the octagons that would give it to him are pointed out, and one that does so without a cut is the repair. A cut has a price, which
// the player should first see in the preview of that octagon.
func (p *position) whySquare(s int) board.Reason {
	why := board.Reason{Text: board.Say("squex.square")}
	n := p.g.n
	for c := range 2 {
		own := &p.own[c]
		switch {
		case !p.sq[c].has(s):
		case own.has(s) && own.has(s+n+1):
			why.Line = []board.Target{board.Target(s), board.Target(s + n + 1)}
		default:
			why.Line = []board.Target{board.Target(s + 1), board.Target(s + n)}
		}
	}
	takers := p.squareTakers(s)
	for _, x := range takers {
		why.Cells = append(why.Cells, board.Target(x))
	}
	if len(takers) == 1 && len(p.cutBy(takers[0])) == 0 {
		why.Repair = board.Repair{Text: board.Say("squex.repair", p.g.label(takers[0])), Path: []board.Target{board.Target(takers[0])}}
	}
	if why.Line == nil {
		why.Cells = append(why.Cells, p.g.squareTarget(s))
	}
	return why
}

// squareTakers lists the octagons that would give square s to the player to move, unless it is already his.
func (p *position) squareTakers(s int) (xs []int) {
	if p.sq[p.toMove].has(s) {
		return nil
	}
	n := p.g.n
	for _, x := range [4]int{s, s + 1, s + n, s + n + 1} {
		after := *p
		if p.owner(x) != nobody {
			continue
		}
		if after.put(p.toMove, x); after.sq[p.toMove].has(s) {
			xs = append(xs, x)
		}
	}
	return xs
}
