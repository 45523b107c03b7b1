package review

import (
	"slices"

	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// shareHigh is the height of the bar of a single position.
const shareHigh = 32

// barred reports whether the bar of a width says who is ahead in the position on the board.
func (g *graph) barred(u *ui.UI, wide float32) bool {
	if g.review.Len() > 0 || g.tried != nil || !g.points[0].known {
		return false
	}
	best := slices.Max(g.points[0].chances[:g.players()])
	return g.barWords(u, slices.Index(g.points[0].chances[:], best), wide) != ""
}

// barWords returns what the bar of a width says of a seat; "" where that has no room.
func (g *graph) barWords(u *ui.UI, seat int, wide float32) string {
	const pad = 10
	chance := g.points[0].chances[seat]
	words := percent(chance)
	if name := g.last.Seats[seat].Name; !name.Empty() {
		words = u.T("review.share", name, words)
	}
	if u.Measure(words, render.TypeCoord)+2*pad > wide*float32(chance) {
		return ""
	}
	return words
}

// bar draws the chances in the only position there is side by side, each with its seat where that has room.
func (g *graph) bar(u *ui.UI, r render.Rect) {
	const pad = 10
	line, _ := r.CutTop(min(shareHigh, r.H), 0)
	u.Fill(line, sprites.Mix(u.Theme.Quiet, u.Theme.Text, 0.08))
	rest := line
	for i := range g.players() {
		if !g.points[0].known {
			break
		}
		var at render.Rect
		at, rest = rest.CutLeft(line.W*float32(g.points[0].chances[i]), 0)
		tone := g.area(u, i)
		u.Fill(at, tone)
		u.WriteIn(g.barWords(u, i, line.W), render.TypeCoord, at.Pad(pad, 0), render.Start, render.InkOn(tone))
	}
	u.Box(line, render.Box{Line: u.Theme.Hairline, Width: 1})
}
