package play

import (
	"math"

	"quintet/games"
	"quintet/render"
	"quintet/scenes/ui"
)

// seatCentre returns where the piece of player is to be drawn, whose place is at. While the players swap it comes from the place of
// the seat that had its colour, on a bow so that pieces pass each other.
func (s *seats) seatCentre(player games.Player, at render.Point) render.Point {
	s.places[player] = at
	share, moving := s.board.Moving()
	if !moving || s.swapped == nil {
		return at
	}
	from := s.places[s.swapped[player]]
	if from == (render.Point{}) {
		return at // nobody has seen it yet
	}
	t := float64(share)
	t = t * t * (3 - 2*t)
	bow := float32(math.Sin(t*math.Pi)) * 0.25
	dx, dy := at.X-from.X, at.Y-from.Y
	return render.Point{X: from.X + dx*float32(t) + dy*bow, Y: from.Y + dy*float32(t) - dx*bow}
}

// saySwap names the player who swapped with the last ply in force, and the new colours of all; "" where it was no swap.
func (s *speech) saySwap(u *ui.UI) string {
	at := s.table.Match.Cursor()
	if at == 0 || s.players() != 2 || len(s.board.Path()) > 0 || s.table.Match.Over() {
		return ""
	}
	was := s.table.Match.PositionAt(at - 1)
	if exchanged(s.viewOf(was), s.view(), 2) == nil {
		return ""
	}
	by := was.ToMove()
	return u.T("play.swapped", s.name(u, by), s.view().Seats[by].Role, s.name(u, 1-by), s.view().Seats[1-by].Role)
}
