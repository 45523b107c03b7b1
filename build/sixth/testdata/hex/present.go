package hex

import (
	"quintet/games"
	"quintet/games/board"
)

// newGeometry describes the board: a cell touches its neighbours in row and column, and those at its upper right and lower left.
func newGeometry() *board.Geometry {
	return &board.Geometry{
		Surface: board.Sage, Columns: size, Rows: size,
		Cells: board.Squares(size, size), Edges: board.GoalEdges(size, size),
		Sprites: []string{"round"}, Colours: 2, Max: board.Point{X: size, Y: size},
	}
}

// Geometry implements games.Game.
func (g *game) Geometry() *board.Geometry { return g.geometry }

// AppendView implements games.Game.
func (g *game) AppendView(v *board.View, pos games.Position, _ []board.Target) {
	p := pos.(*position)
	for i, owner := range p.owner {
		if owner != 0 {
			v.Pieces = append(v.Pieces, board.Piece{ID: uint16(i) + 1, At: board.Target(i), To: board.NoTarget, Owner: int8(owner) - 1})
		}
	}
	for i := range 2 {
		v.Seats[i] = board.Seat{Colour: int8(i), Name: colour(i), Role: colour(i), Detail: board.Line{Colour: board.Nobody}}
	}
	if p.won {
		v.Prompt = board.Say("hex.end", colour(int(p.plies+1)%2))
		return
	}
	v.Prompt = board.Say("hex.place", colour(int(p.plies)%2))
}

// colour names a seat.
func colour(i int) board.Message { return board.Say([]string{"hex.black", "hex.white"}[i]) }

// AppendPreview implements games.Game: a stone says when it wins.
func (g *game) AppendPreview(v *board.View, pos games.Position, m games.Move) {
	p := *pos.(*position)
	if p.Play(m); p.won {
		v.Tag = append(v.Tag, board.Line{Colour: board.Nobody, Text: board.Say("hex.wins"), Strong: true})
	}
}

// AppendSteps implements games.Game.
func (g *game) AppendSteps(dst []board.Target, _ games.Position, m games.Move) []board.Target {
	return append(dst, board.Target(m)-1)
}

// Why implements games.Game.
func (g *game) Why(pos games.Position, path []board.Target) board.Reason {
	if len(path) == 1 {
		return g.whyNot(pos, path[0])
	}
	return board.Reason{Text: board.Say("hex.one")}
}

// whyNot says why no stone can be placed on t.
func (g *game) whyNot(pos games.Position, t board.Target) board.Reason {
	p := pos.(*position)
	switch {
	case p.won:
		return board.Reason{Text: board.Say("game.over")}
	case t.IsEdge():
		return board.Reason{Text: board.Say("game.edge")}
	case !t.IsCell() || int(t) >= cells:
		return board.Reason{Text: board.Say("hex.one")}
	case p.owner[t] != 0:
		return board.Reason{Text: board.Say("game.occupied"), Cells: []board.Target{t}}
	}
	return board.Reason{}
}
