package play

import (
	"slices"

	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/ui"
)

// Measures of the legend in logical pixels.
const (
	legendLead = 34 // from the left side of a sign to its words
	legendLine = 30 // from one line to the next
	legendGap  = 4  // between two items at least
	legendAir  = 11 // above and below all of them
)

// A legend explains the marks of the board.
type legend struct{ *model }

// high returns how high the legend is in a column of width w.
func (l *legend) high(u *ui.UI, w float32) float32 {
	return 2*legendAir + legendLine*float32(len(l.lines(u, w)))
}

// columns returns how many items stand side by side in a column of width w: all in columns of one width.
func (l *legend) columns(u *ui.UI, w float32) int {
	widest := float32(0)
	for _, item := range l.geo.Legend {
		widest = max(widest, legendLead+u.Measure(u.Say(item.Text), render.TypeCaption))
	}
	return max(1, min(len(l.geo.Legend), int((w+legendGap)/(widest+legendGap))))
}

// lines breaks the legend into lines of width w.
func (l *legend) lines(u *ui.UI, w float32) [][]board.LegendItem {
	if len(l.geo.Legend) == 0 {
		return nil
	}
	return slices.Collect(slices.Chunk(l.geo.Legend, l.columns(u, w)))
}

// draw explains the marks of the board.
func (l *legend) draw(u *ui.UI, r render.Rect) {
	if slices.ContainsFunc(l.geo.Legend, l.concerns) {
		u.LineAbove(r)
	}
	lines := l.lines(u, r.W)
	for i, at := range r.Pad(0, legendAir).Rows(0, render.Even(len(lines))...) {
		columns := at.Columns(legendGap, render.Even(l.columns(u, r.W))...)
		for j, item := range lines[i] {
			l.item(u, item, columns[j], 26, legendLead)
		}
	}
}

// item draws in r the sign of item, in a place sign wide, and its words lead behind its left side, where it can be on the board.
func (l *legend) item(u *ui.UI, item board.LegendItem, r render.Rect, sign, lead float32) {
	if l.concerns(item) {
		u.Sample(l.board.Layout(), item, l.owner(item), render.Point{X: r.X + sign/2, Y: r.Y + r.H/2}, min(sign, r.H))
		_, r = r.CutLeft(lead, 0)
		u.WriteIn(u.Say(item.Text), render.TypeCaption, r, render.Start, u.Theme.Muted)
	}
}

// owner returns the colour in which the board shows what item explains: that of the rays there, else of the player to move.
func (l *legend) owner(item board.LegendItem) int8 {
	v := l.view()
	switch {
	case !item.Ray && item.Mark != board.MarkTurn:
		return 0
	case len(v.Rays) > 0:
		return v.Rays[0].Owner
	}
	return v.Seats[max(0, l.board.Mover())].Colour // nobody moves once the game is over
}

// The measures of the legend in the rail, and of the words above it at their longest: so it does not come and go with them.
const (
	railLegendRow = 24
	railLegendLow = 20 // a row where there is little room
	railWordsHigh = 37 + 5*20
	railChipHigh  = 34
)

// drawColumn explains the marks at the foot of free, an item a row. top is where the words above it begin, and chip says that one stands among
// them. Where words at their longest would leave too little room for all, only what is on the board is explained, as much of it as there is
// room for: the items begin with what can be done and end with what costs most.
func (l *legend) drawColumn(u *ui.UI, free render.Rect, top float32, chip bool) {
	items := l.geo.Legend
	need := float32(railWordsHigh)
	if chip {
		need += railChipHigh
	}
	high, bottom := float32(railLegendRow), free.Y+free.H
	if top+need+high*float32(len(items)) > bottom {
		items = l.seen()
		if high*float32(len(items)) > free.H {
			high = railLegendLow
		}
		fit := max(0, int(free.H/high))
		if over := len(items) - fit; over > 0 {
			items = slices.Delete(items, min(1, fit), min(1, fit)+over)
		}
	}
	foot, _ := free.CutBottom(high*float32(len(items)), 0)
	for i, r := range foot.Rows(0, render.Even(len(items))...) {
		l.item(u, items[i], r, 22, 28)
	}
}

// concerns reports whether what item explains can be on the board now. The others keep its place free until then.
func (l *legend) concerns(item board.LegendItem) bool {
	v := l.view()
	switch {
	case item.Ray, item.Mark == board.MarkTurn:
		lens := l.board.LensOn() && slices.ContainsFunc(v.Threats, func(t board.Threat) bool { return len(t.Rays) > 0 })
		return lens || len(v.Rays) > 0
	case item.Open:
		return slices.ContainsFunc(v.Pieces, func(p board.Piece) bool { return p.Open })
	}
	return true
}

// seen returns the items of the legend that the board shows now.
func (l *legend) seen() []board.LegendItem {
	return slices.DeleteFunc(slices.Clone(l.geo.Legend), func(item board.LegendItem) bool { return !l.onBoard(item) })
}

// onBoard reports whether the board shows now what item explains.
func (l *legend) onBoard(item board.LegendItem) bool {
	v := l.view()
	switch {
	case item.Ray:
		stops := func(r board.Ray) bool {
			return slices.ContainsFunc(r.Stops, func(stop board.Stop) bool { return stop.Kind == item.Stop })
		}
		drawn := l.board.LensOn() && slices.ContainsFunc(v.Threats, func(t board.Threat) bool { return slices.ContainsFunc(t.Rays, stops) })
		o := render.NoOverlay()
		o.Ghosts = l.board.Shown().Ghosts
		render.EachStop(l.board.Layout(), v, o, func(_ board.Ray, stop board.Stop) { drawn = drawn || stop.Kind == item.Stop })
		return drawn
	case item.Group:
		return slices.ContainsFunc(v.Outlines, func(o board.Outline) bool { return o.Kind == item.Outline && len(o.Cells) > 1 })
	case item.Mark != board.MarkNone:
		return slices.ContainsFunc(v.Marks, func(m board.Mark) bool { return m.Kind == item.Mark })
	}
	return slices.ContainsFunc(v.Links, func(l board.Link) bool { return l.State == item.Link })
}
