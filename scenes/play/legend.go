package play

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// legend explains the marks of the board.
func (s *Scene) legend(u *ui.UI, r render.Rect) {
	u.Hairline(render.Rect{X: r.X, Y: r.Y, W: r.W, H: 1}, u.Theme.Hairline)
	const lead = 32 // from the left side of a sign to its words
	items := s.geo.Legend
	room := r.W
	for _, item := range items {
		room -= lead + u.Measure(u.Say(item.Text), render.TypeCaption)
	}
	gap := max(4, min(28, room/float32(max(1, len(items)-1))))
	x := r.X
	for _, item := range items {
		u.Sample(s.geo, item, render.Point{X: x + 13, Y: r.Y + 26}, 26)
		w := u.Measure(u.Say(item.Text), render.TypeCaption)
		u.WriteIn(u.Say(item.Text), render.TypeCaption, render.Rect{X: x + lead, Y: r.Y, W: w + 1, H: 52}, render.Start, u.Theme.Muted)
		x += lead + w + gap
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
	if len(items) == 0 || s.table.Terms.NoAids || s.match.Over() || s.asking != askNothing || y < r.Y+need {
		return
	}
	for _, item := range items {
		u.Sample(s.geo, item, render.Point{X: r.X + 11, Y: y + railLegendRow/2}, 22)
		u.WriteIn(u.Say(item.Text), render.TypeCaption, render.Rect{X: r.X + 28, Y: y, W: r.W - 28, H: railLegendRow}, render.Start, u.Theme.Muted)
		y += railLegendRow
	}
}
