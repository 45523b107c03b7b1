// The buttons that step through the reviewed game: by turns at the left, by key moments at the right. Change their places here.
// boardpage/transport.go has the buttons for turns, commands.go the commands for key moments.

package review

import (
	"strconv"

	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardpage"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// transport draws the buttons that move through the game: by turns at the left, by key moments at the right. In a game without plies it draws the
// button that leads back to the editor.
func (s *Scene) transport(u *ui.UI, r render.Rect) {
	if s.hasPlies() {
		moments := s.momentNavigation(u)
		row := boardpage.Transport(u, r, s.commands.turns, u.Extent(moments, 0, r.H).W-scenes.ToolPadding)
		row.W += scenes.ToolPadding
		u.Lay(row, moments)
		return
	}
	for _, x := range s.commands.turns {
		u.LineAbove(r)
		u.Lay(r.Pad(sideMargin, 0), ui.Column(0, ui.Spacer(), ui.Button(x), ui.Spacer()))
	}
}

// momentNavigation shows at the right end of its space the buttons that lead to the key moments, and between them which one is shown or how many there
// are. It only takes the space while key moments may be found.
func (s *Scene) momentNavigation(u *ui.UI) ui.Element {
	all := s.review.Moments()
	if len(all) == 0 {
		return ui.If(s.mayHaveMoments(), ui.Canvas(0, footHigh, nil))
	}
	count := strconv.Itoa(len(all))
	if place := s.moment(0, all); place >= 0 {
		count = u.T("review.moment", place+1, len(all))
	}
	centred := func(text string, t render.Type, ink sprites.Color) ui.Element {
		return ui.Text(text, t, ink).Align(render.Middle, render.Start)
	}
	words := ui.Column(0, centred(count, render.TypeSmall.Medium(), u.Theme.Text), centred(u.T("review.moments", len(all)), render.TypeLabel, u.Theme.Muted))
	row := func(side float32) ui.Element {
		previous, next := ui.Button(s.commands.moments[0]).Width(side), ui.Button(s.commands.moments[1]).Width(side)
		return ui.Row(0, ui.Spacer(), previous, words.Pad(4, 0), next).Height(footHigh)
	}
	return ui.FirstThatFits(row(40), row(30))
}
