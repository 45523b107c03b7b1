// Explains why a click is refused in the null game (Why): the key of a sentence, and the cells that prove it. Add a reason here and its sentence in
// the folder texts.

package null

import (
	"quintet/games"
	"quintet/games/board"
)

// Why implements games.Game.
func (g *game) Why(pos games.Position, path []board.Target) board.Reason {
	p, t := pos.(*position), path[len(path)-1]
	switch {
	case t.IsCell() && int(t) < g.cells && len(path) == 1:
		if p.owner[t] == 0 {
			return board.Reason{}
		}
		return board.Reason{Text: board.Say("game.occupied"), Cells: []board.Target{t}}
	case t.IsEdge():
		return board.Reason{Text: board.Say("game.edge")}
	case t == g.geometry.Button("end") && p.first != noCell && len(path) == 1:
		return board.Reason{}
	}
	return board.Reason{Text: board.Say("game.button")}
}
