package play

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// The heights of the balance of two scores: of the bar, of its words, and of the air above the bar, between both, and of how far the mark of
// the middle stands out on either side.
const (
	balanceBar   = 8
	balanceWords = 20
	balanceAir   = 16
	balanceGap   = 8
	balanceMark  = 3
)

// balance draws in r, a column below the seats, which share of both scores each has, and what that means. It returns the rest: as much
// whoever leads, all of r where there is nothing to compare or little room.
func (s *seats) balance(u *ui.UI, r render.Rect) (rest render.Rect) {
	const least = 360 // with a legend and a list of some rows
	lead := s.view().Lead
	if lead.Empty() || r.H < least || s.table.Veiled() {
		return r
	}
	_, r = r.CutTop(balanceAir, 0)
	bar, r := r.CutTop(balanceBar, balanceGap)
	words, rest := r.CutTop(balanceWords, 0)
	share := float32(0.5)
	if sum := s.board.Score(0) + s.board.Score(1); sum > 0 {
		share = float32(s.board.Score(0)) / float32(sum)
	}
	left, right := bar.CutLeft(bar.W*share, 0)
	for i, part := range []render.Rect{left, right} {
		u.Clipped(part, func() {
			u.Box(bar, render.Box{Radius: balanceBar / 2, Top: render.ColourOf(s.geo, s.view().Seats[i].Colour)})
		})
	}
	u.Box(bar, render.Box{Radius: balanceBar / 2, Line: u.Theme.Rim, Width: 1})
	u.Fill(bar.Pad(0, -balanceMark).Place(1, bar.H+2*balanceMark, render.Middle, render.Start), u.Theme.Muted)
	if s.table.Match.Over() {
		return rest // the bar counts with the board, whose end tells who has won
	}
	u.WriteIn(u.Say(lead), render.TypeCaption, words, render.End, u.Theme.Muted)
	return rest
}
