package azacru

import (
	"testing"

	"quintet/games"
	"quintet/games/board"
)

// Each player's middle piece begins in the middle of his own side and looks away from it.
func TestSidesMatchMiddlePieces(t *testing.T) {
	middles := map[board.Side]string{board.Top: "e1", board.Right: "i5", board.Bottom: "e9", board.Left: "a5"}
	for players := 2; players <= games.MaxPlayers; players++ {
		g := open(t, players)
		v := games.ViewOf(g, g.Start())
		for p := range games.Player(g.Info().Players) {
			side, found := Spec.SideOf(players, p), false
			for _, piece := range v.Pieces {
				if g.Geometry().Label(piece.At) == middles[side] {
					found = piece.Owner == int8(p) && piece.Facing == uint8(side*2+4)%8
				}
			}
			if !found {
				t.Errorf("%d players: seat %d does not begin in the middle of side %d", players, p+1, side)
			}
		}
	}
}
