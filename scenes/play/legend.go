// Draws the legend, which explains the marks on the board: in a column or line below the seats (draw) or in a rail (drawColumn). It also finds which
// items explain something that is on the board now (onBoard). Change the layout of the legend here. The game lists the items; render/legend.go draws
// their small pictures.

package play

import (
	"slices"

	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/ui"
)

// Measures of the legend in logical pixels.
const (
	legendLead = 34 // from the left edge of a sign to its words
	legendLine = 30 // from one line to the next
	legendGap  = 14 // the least distance between two items
	legendWide = 28 // the distance if there is room
	legendAir  = 11 // above and below the legend
)

// A legend explains the marks on the board.
type legend struct{ model *model }

// high returns the height of the legend in a column of width w. It counts all items, so that what is above does not move when some are hidden.
func (l *legend) high(u *ui.UI, w float32) float32 {
	all := l.model.geo.Legend
	if len(all) == 0 {
		return 2 * legendAir
	}
	_, sizes := l.columns(u, w, all)
	return 2*legendAir + legendLine*float32((len(all)+len(sizes)-1)/len(sizes))
}

// columns returns the widths of the items of one line in a column of width w, and the gap between them. The items are as wide as their words if the
// whole legend fits into one line, otherwise all have the same width.
func (l *legend) columns(u *ui.UI, w float32, items []board.LegendItem) (gap float32, sizes []render.Size) {
	wide := func(item board.LegendItem) float32 {
		return legendLead + 2 + u.Measure(u.Say(item.Text), render.TypeCaption) // widths are rounded at other scales
	}
	sum, widest := float32(-legendGap), float32(0)
	for _, item := range l.model.geo.Legend {
		sum += wide(item) + legendGap
		widest = max(widest, wide(item))
	}
	if sum > w {
		return legendGap, render.Even(max(1, min(len(l.model.geo.Legend), int((w+legendGap)/(widest+legendGap)))))
	}
	for _, item := range items {
		sizes = append(sizes, render.Px(wide(item)))
	}
	return min(legendWide, legendGap+(w-sum)/max(1, float32(len(l.model.geo.Legend)-1))), sizes
}

// draw explains the marks that are now on the board, from the top of r down.
func (l *legend) draw(u *ui.UI, r render.Rect) {
	items := l.seen()
	if len(items) == 0 {
		return
	}
	u.LineAbove(r)
	_, rest := r.CutTop(legendAir, 0)
	gap, sizes := l.columns(u, r.W, items)
	for line := range slices.Chunk(items, len(sizes)) {
		var at render.Rect
		at, rest = rest.CutTop(legendLine, 0)
		for j, column := range at.Columns(gap, sizes...)[:len(line)] {
			l.item(u, line[j], column, 26, legendLead)
		}
	}
}

// item draws in r the sign of item in a space of width sign, and its words at lead from the left.
func (l *legend) item(u *ui.UI, item board.LegendItem, r render.Rect, sign, lead float32) {
	threat := l.model.board.Display.ThreatViewOn() && len(l.model.view().Rays) == 0
	u.Sample(l.model.board.Display.Layout(), item, l.owner(item), threat, render.Point{X: r.X + sign/2, Y: r.Y + r.H/2}, min(sign, r.H))
	_, r = r.CutLeft(lead, 0)
	u.WriteIn(u.Say(item.Text), render.TypeCaption, r, render.Start, u.Theme.Muted)
}

// owner returns the colour in which the board shows what item explains: that of its marks, of its rays, also in the threat view, or of its links. If
// there are links of both colours it is the first colour.
func (l *legend) owner(item board.LegendItem) int8 {
	v := l.model.view()
	if owners := linked(v, item); len(owners) > 0 {
		return slices.Min(owners)
	}
	for _, m := range v.Marks {
		if !item.Ray && m.Kind == item.Mark && m.Owner != board.Nobody {
			return m.Owner
		}
	}
	for _, t := range v.Threats {
		if item.Ray && l.model.board.Display.ThreatViewOn() && len(t.Rays) > 0 {
			return t.Owner
		}
	}
	if item.Ray && len(v.Rays) > 0 {
		return v.Rays[0].Owner
	}
	return 0
}

// The measures of the legend in the rail.
const (
	railLegendRow = 24
	railLegendLow = 20 // a row if there is little room
	railLegendAir = 6  // below the rows, as a distance from the buttons
)

// drawColumn explains the marks that are now on the board at the bottom of free, one item in each row, as many as fit. The first items explain what
// can be done, the last ones what costs most; those after the first are left out first.
func (l *legend) drawColumn(u *ui.UI, free render.Rect) {
	items, high := l.seen(), float32(railLegendRow)
	_, free = free.CutBottom(min(free.H, railLegendAir), 0)
	if high*float32(len(items)) > free.H {
		high = railLegendLow
	}
	fit := max(0, int(free.H/high))
	if over := len(items) - fit; over > 0 {
		items = slices.Delete(items, min(1, fit), min(1, fit)+over)
	}
	foot, _ := free.CutBottom(high*float32(len(items)), 0)
	for i, r := range foot.Rows(0, render.Even(len(items))...) {
		l.item(u, items[i], r, 22, 28)
	}
}

// seen returns the items of the legend for what the board shows now.
func (l *legend) seen() []board.LegendItem {
	return slices.DeleteFunc(slices.Clone(l.model.geo.Legend), func(item board.LegendItem) bool { return !l.onBoard(item) })
}

// onBoard reports whether the board now shows what item explains. For the lines of movement the pointer does not matter, but a hint does: they end at
// its star.
func (l *legend) onBoard(item board.LegendItem) bool {
	v := l.model.view()
	switch {
	case item.Ray:
		stops := func(r board.Ray) bool {
			return slices.ContainsFunc(until(r, l.model.board.Display.HintStar()), func(stop board.Stop) bool { return stop.Kind == item.Stop })
		}
		threatens := func(t board.Threat) bool { return slices.ContainsFunc(t.Rays, stops) }
		return slices.ContainsFunc(v.Rays, stops) || l.model.board.Display.ThreatViewOn() && slices.ContainsFunc(v.Threats, threatens)
	case item.Group:
		return slices.ContainsFunc(v.Outlines, func(o board.Outline) bool { return o.Kind == item.Outline && len(o.Cells) > 1 })
	case item.Mark != board.MarkNone:
		return slices.ContainsFunc(v.Marks, func(m board.Mark) bool { return m.Kind == item.Mark })
	}
	return len(linked(v, item)) > 0
}

// linked returns the colours of the links on v that item explains. Only links through a cell count, because their sign is drawn there.
func linked(v *board.View, item board.LegendItem) (owners []int8) {
	if item.Ray || item.Group || item.Mark != board.MarkNone {
		return nil
	}
	for _, k := range v.Links {
		if k.Via != board.NoTarget && k.State == item.Link {
			owners = append(owners, k.Owner)
		}
	}
	return owners
}

// until returns the stops of r before t, or all of them if r does not reach t.
func until(r board.Ray, t board.Target) []board.Stop {
	for i, stop := range r.Stops {
		if stop.At == t {
			return r.Stops[:i]
		}
	}
	return r.Stops
}
