// The buttons that step through the reviewed game, by turns or by key moments.

package review

import (
	"strconv"

	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardpage"
	"quintet/scenes/ui"
)

// waySide is the usual width of a button that moves through the key moments.
const waySide = 40

// transport draws the buttons that move through the game: by turns at the left, by key moments at the right. In a game without plies it draws the
// button that leads back to the editor.
func (s *Scene) transport(u *ui.UI, r render.Rect) {
	const margin, leastWay = 32, 30
	if !s.hasPlies() {
		for _, x := range s.commands.turns {
			u.LineAbove(r)
			u.Button(r.Place(r.W-2*margin, boardpage.ButtonHigh, render.Middle, render.Middle), x)
		}
		return
	}
	words := float32(0)
	if all := s.review.Moments(); len(all) > 0 {
		words = countOf(u, s.moment(0, all), len(all)).wide(u)
	}
	row := boardpage.Transport(u, r, s.commands.turns, words+2*leastWay-scenes.ToolBare)
	row.W += scenes.ToolBare
	s.momentNavigation(u, row, min(waySide, (row.W-words)/2))
}

// A momentCount says which of the key moments is shown, or how many there are, and that they are key moments. It is drawn between the buttons that
// lead to them.
type momentCount struct{ count, what string }

// countOf counts n key moments. place is the index of the one shown, negative for none.
func countOf(u *ui.UI, place, n int) momentCount {
	c := momentCount{strconv.Itoa(n), u.T("review.moments", n)}
	if place >= 0 {
		c.count = u.T("review.moment", place+1, n)
	}
	return c
}

// wide returns the width of c.
func (c momentCount) wide(u *ui.UI) float32 {
	const pad = 8
	return max(u.Measure(c.what, render.TypeLabel), u.Measure(c.count, render.TypeSmall.Medium())) + pad
}

// momentNavigation draws the buttons that lead to the key moments, if there are any, at the right end of r, each of width side.
func (s *Scene) momentNavigation(u *ui.UI, r render.Rect, side float32) {
	if len(s.commands.moments) == 0 {
		return
	}
	all := s.review.Moments()
	at, r := r.CutRight(side, 0)
	u.Button(at, s.commands.moments[1])
	words := countOf(u, s.moment(0, all), len(all))
	at, r = r.CutRight(words.wide(u), 0)
	lines := at.Place(at.W, 36, render.Start, render.Middle).Rows(0, render.Px(20), render.Px(16))
	u.WriteIn(words.count, render.TypeSmall.Medium(), lines[0], render.Middle, u.Theme.Text)
	u.WriteIn(words.what, render.TypeLabel, lines[1], render.Middle, u.Theme.Muted)
	at, _ = r.CutRight(side, 0)
	u.Button(at, s.commands.moments[0])
}
