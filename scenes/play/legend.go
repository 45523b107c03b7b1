package play

import (
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/ui"
)

// Measures of the legend in logical pixels.
const (
	legendLead = 32 // from the left side of a sign to its words
	legendLine = 30 // from one line to the next
)

// legendHigh returns how high the legend is in a column of width w.
func (s *Scene) legendHigh(u *ui.UI, w float32) float32 {
	return 52 + legendLine*float32(len(s.legendLines(u, w))-1)
}

// legendLines breaks the legend into lines of width w at most.
func (s *Scene) legendLines(u *ui.UI, w float32) (lines [][]board.LegendItem) {
	const least = 4 // between two items
	room := float32(-1)
	for _, item := range s.geo.Legend {
		wide := legendLead + u.Measure(u.Say(item.Text), render.TypeCaption)
		if room < wide {
			lines, room = append(lines, nil), w
		}
		last := len(lines) - 1
		lines[last] = append(lines[last], item)
		room -= wide + least
	}
	return lines
}

// legend explains the marks of the board.
func (s *Scene) legend(u *ui.UI, r render.Rect) {
	u.Hairline(render.Rect{X: r.X, Y: r.Y, W: r.W, H: 1}, u.Theme.Hairline)
	y := r.Y
	for _, items := range s.legendLines(u, r.W) {
		s.legendLine(u, items, render.Rect{X: r.X, Y: y, W: r.W, H: 52})
		y += legendLine
	}
}

// legendLine explains items side by side.
func (s *Scene) legendLine(u *ui.UI, items []board.LegendItem, r render.Rect) {
	room := r.W
	for _, item := range items {
		room -= legendLead + u.Measure(u.Say(item.Text), render.TypeCaption)
	}
	gap := max(4, min(28, room/float32(max(1, len(items)-1))))
	x := r.X
	for _, item := range items {
		u.Sample(s.geo, item, render.Point{X: x + 13, Y: r.Y + 26}, 26)
		w := u.Measure(u.Say(item.Text), render.TypeCaption)
		u.WriteIn(u.Say(item.Text), render.TypeCaption, render.Rect{X: x + legendLead, Y: r.Y, W: w + 1, H: r.H}, render.Start, u.Theme.Muted)
		x += legendLead + w + gap
	}
}

// The measures of the legend in the rail, and of the words above it at their longest: so it does not come and go with them.
const (
	railLegendRow = 24
	railWordsHigh = 14 + 37 + 5*20
	railChipHigh  = 34
)

// railLegend explains the marks above bottom, an item a row, where the prompt in r leaves room.
func (s *Scene) railLegend(u *ui.UI, r render.Rect, bottom float32) {
	items := s.geo.Legend
	need := float32(railWordsHigh)
	if s.step(u) != "" {
		need += railChipHigh
	}
	y := bottom - railLegendRow*float32(len(items))
	if len(items) == 0 || s.table.Terms.NoAids || s.match.Over() || s.veiled() || s.asking != askNothing || y < r.Y+need {
		return
	}
	for _, item := range items {
		u.Sample(s.geo, item, render.Point{X: r.X + 11, Y: y + railLegendRow/2}, 22)
		u.WriteIn(u.Say(item.Text), render.TypeCaption, render.Rect{X: r.X + 28, Y: y, W: r.W - 28, H: railLegendRow}, render.Start, u.Theme.Muted)
		y += railLegendRow
	}
}
