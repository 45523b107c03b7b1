// Explains why a click is refused in SQU (Why): the key of a sentence, and the cells that prove it. Add a reason here and its sentence in the folder
// texts.

package squ

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
	t := path[len(path)-1]
	switch {
	case p.Over():
		return board.Reason{Text: board.Say("game.over")}
	case len(path) > 1:
		return board.Reason{Text: board.Say("squ.one")}
	case t.IsEdge():
		return board.Reason{Text: board.Say("game.edge")}
	case int(t) >= g.n*g.n:
		return board.Reason{Text: board.Say("game.button")}
	case int8(t) == p.open:
		return board.Reason{Text: board.Say("squ.second.elsewhere"), Cells: []board.Target{t}}
	case !p.Legal(moveOn(int(t))):
		return board.Reason{Text: board.Say("game.occupied"), Cells: []board.Target{t}}
	}
	return board.Reason{}
}
