package play

import (
	"math"
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/ui"
)

// swapTicks is the usual time in which the pieces that stand for the seats change places when the players swap their colours.
const swapTicks = 40

// A swap is how the pieces that stand for the seats change places.
type swap struct {
	seats  []games.Player                 // whose colour every seat takes over, nil where all keep theirs
	places [games.MaxPlayers]render.Point // of the pieces, as they were drawn last
}

// animate shows on the board, and between the seats, what the last ply has changed since the position before: all of it, or of a ply of a
// person only what he has not done himself.
func (s *Scene) animate(before games.Position, person bool) {
	ticks := 0
	s.swap.seats = exchanged(s.viewOf(before), s.viewOf(s.table.Position()), s.game.Info().Players)
	if s.swap.seats != nil {
		ticks = swapTicks
	}
	s.board.Animate(before, person, ticks)
}

// viewOf returns what is to be seen of p.
func (s *Scene) viewOf(p games.Position) *board.View {
	v := &board.View{}
	v.Reset()
	s.game.AppendView(v, p, nil)
	return v
}

// exchanged returns for every seat of after the one whose colour it has taken since the view before. It is nil where nobody's colour has
// changed.
func exchanged(before, after *board.View, players int) []games.Player {
	from := make([]games.Player, players)
	changed := false
	for i := range from {
		was := slices.IndexFunc(before.Seats[:players], func(s board.Seat) bool { return s.Colour == after.Seats[i].Colour })
		if was < 0 {
			return nil
		}
		from[i], changed = games.Player(was), changed || was != i
	}
	if !changed {
		return nil
	}
	return from
}

// seatCentre returns where the piece of player is to be drawn, whose place is at. While the players swap it comes from the place of
// the seat that had its colour, on a bow so that pieces pass each other.
func (s *Scene) seatCentre(player games.Player, at render.Point) render.Point {
	s.swap.places[player] = at
	share, moving := s.board.Moving()
	if !moving || s.swap.seats == nil {
		return at
	}
	from := s.swap.places[s.swap.seats[player]]
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
func (s *Scene) saySwap(u *ui.UI) string {
	at := s.table.Match.Cursor()
	if at == 0 || s.game.Info().Players != 2 || len(s.board.Path()) > 0 || s.table.Match.Over() {
		return ""
	}
	was := s.table.Match.PositionAt(at - 1)
	if exchanged(s.viewOf(was), s.view(), 2) == nil {
		return ""
	}
	by := was.ToMove()
	return u.T("play.swapped", s.name(u, by), s.view().Seats[by].Role, s.name(u, 1-by), s.view().Seats[1-by].Role)
}
