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

// whyNot says why m, an octagon of the board or the swap, is not legal in p; the zero Reason if it is.
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

// whySquare says why square s is not played. The proof is the diagonal that made it, or the four octagons it waits for.
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
	if why.Line == nil {
		why.Box = []board.Target{board.Target(s), board.Target(s + 1), board.Target(s + n), board.Target(s + n + 1)}
	}
	return why
}
