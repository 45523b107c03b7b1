package games

import "quintet/games/board"

// ViewOf returns all that is to be seen of p, a position of g, after path was pointed at.
func ViewOf(g Game, p Position, path ...board.Target) *board.View {
	v := &board.View{}
	v.Reset()
	g.AppendView(v, p, path)
	return v
}
