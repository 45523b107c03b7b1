// The layout kit: a page describes itself with rows, columns, stacks and grids of texts, buttons and canvases. One description is measured (Extent)
// and drawn (Lay). Add a kind of Element here: a part with size and draw.
//
// A description is rebuilt in each pass and has no state. An Element in a row keeps its height and is centred; an Element in a column gets the whole
// width. A complete small page:
//
//	space := u.Theme.Space
//	u.Lay(page, Column(space.M,
//		Ellipsis(u.T("page.title"), render.TypeSection, u.Theme.Text),
//		If(n == 0, Wrapped(u.T("page.none"), Block{Type: render.TypeBody, Leading: 24, MaxLines: 3, Ink: u.Theme.Muted})),
//		FirstThatFits(Row(space.S, first, second), Column(space.S, first, second)),
//		Spacer(),
//		Button(Command{Label: u.T("page.done"), Kind: Main, Run: s.close}).Align(render.End, render.Start),
//	).Pad(space.L, space.M))

package ui

import (
	"math"
	"slices"

	"quintet/render"
	"quintet/sprites"
)

// An Extent is a size in logical pixels.
type Extent struct {
	W, H float32
	Cut  bool // some content is not shown at this size
}

// rounding is the tolerance for sums of lengths.
const rounding = 0.01

// fits reports whether e fits in room with nothing cut.
func (e Extent) fits(room Extent) bool {
	return !e.Cut && e.W <= room.W+rounding && e.H <= room.H+rounding
}

// along returns the height of e, or its width.
func (e Extent) along(down bool) float32 {
	if down {
		return e.H
	}
	return e.W
}

// with returns e with another height, or another width.
func (e Extent) with(length float32, down bool) Extent {
	if down {
		e.H = length
	} else {
		e.W = length
	}
	return e
}

// An Element is a part of a page. The zero Element is left out, with its gap.
type Element struct {
	part
	grow    float32 // its share of the spare space
	shrinks bool    // it is cut rather than pushed out of a row
	top     bool    // it is at the top of a row
}

// A part measures and draws an element. If room is the size that size returned before, size returns it again.
type part interface {
	size(u *UI, room Extent) Extent
	draw(u *UI, r render.Rect)
}

// empty reports whether e is the zero Element.
func (e Element) empty() bool { return e.part == nil }

// Lay draws e in r.
func (u *UI) Lay(r render.Rect, e Element) {
	if !e.empty() {
		e.draw(u, r)
	}
}

// LayTop draws e at the top of r, at its own height, and returns the part of r below it after gap. It returns r for the zero Element.
func (u *UI) LayTop(r render.Rect, gap float32, e Element) (below render.Rect) {
	if e.empty() {
		return r
	}
	at, below := r.CutTop(u.Extent(e, r.W, r.H).H, gap)
	e.draw(u, at)
	return below
}

// Extent returns the size of e in a space of w by h. It is larger than the space if e does not fit.
func (u *UI) Extent(e Element, w, h float32) Extent {
	if e.empty() {
		return Extent{}
	}
	return e.size(u, Extent{W: w, H: h})
}

// Fits reports whether e fits in a space of w by h with nothing cut.
func (u *UI) Fits(e Element, w, h float32) bool { return u.Extent(e, w, h).fits(Extent{W: w, H: h}) }

// If returns e, or the zero Element if shown is false.
func If(shown bool, e Element) Element {
	if !shown {
		return Element{}
	}
	return e
}

// Canvas returns an element of w by h that draw paints, or that stays empty if draw is nil.
func Canvas(w, h float32, draw func(r render.Rect)) Element { return Element{part: canvas{w, h, draw}} }

type canvas struct {
	w, h  float32
	paint func(r render.Rect)
}

func (c canvas) size(*UI, Extent) Extent { return Extent{W: c.w, H: c.h} }

func (c canvas) draw(_ *UI, r render.Rect) {
	if c.paint != nil {
		c.paint(r)
	}
}

// Square returns an element that draw paints, a square as large as its space allows.
func Square(draw func(r render.Rect)) Element { return Element{part: square{canvas{paint: draw}}} }

type square struct{ canvas }

func (square) size(_ *UI, room Extent) Extent {
	side := min(room.W, room.H)
	return Extent{W: side, H: side}
}

// Spacer takes an equal share of the spare space.
func Spacer() Element { return Canvas(0, 0, nil).Grow(1) }

// Hairline is a line across a column.
func Hairline() Element { return Element{part: hairline{}} }

type hairline struct{}

func (hairline) size(*UI, Extent) Extent   { return Extent{H: 1} }
func (hairline) draw(u *UI, r render.Rect) { u.LineAbove(r) }

// Icon shows an icon.
func Icon(icon sprites.Icon, side float32, ink sprites.Color) Element {
	return Element{part: iconElement{icon, side, ink}}
}

type iconElement struct {
	icon sprites.Icon
	side float32
	ink  sprites.Color
}

func (s iconElement) size(*UI, Extent) Extent   { return Extent{W: s.side, H: s.side} }
func (s iconElement) draw(u *UI, r render.Rect) { u.Icon(s.icon, r.Centre(), s.side, s.ink) }

// Text shows s in one line. The page must have enough space for it.
func Text(s string, t render.Type, ink sprites.Color) Element {
	return Element{part: &line{text: s, t: t, ink: ink}}
}

// Ellipsis shows s in one line, cut with an ellipsis if the space is narrow.
func Ellipsis(s string, t render.Type, ink sprites.Color) Element {
	return Element{part: &line{text: s, t: t, ink: ink, cut: true}, shrinks: true}
}

// A line remembers how wide its text is.
type line struct {
	text string
	t    render.Type
	ink  sprites.Color
	cut  bool // with an ellipsis
	wide float32
}

func (l *line) size(u *UI, room Extent) Extent {
	const leading = 1.4
	if l.wide == 0 {
		l.wide = u.Measure(l.text, l.t)
	}
	e := Extent{W: l.wide, H: leading * l.t.Size, Cut: l.wide > room.W+rounding}
	if e.Cut && l.cut {
		e.W = room.W
	}
	return e
}

func (l *line) draw(u *UI, r render.Rect) {
	text := l.text
	switch cut := l.size(u, Extent{W: r.W}).Cut; {
	case !cut:
		r.W = max(r.W, l.wide) // sums of lengths are rounded
	case l.cut:
		text = u.Fit(text, l.t, r.W)
	}
	u.WriteIn(text, l.t, r, render.Start, l.ink)
}

// Fitted shows in one line the text that textFor returns for the available width.
func Fitted(t render.Type, ink sprites.Color, textFor func(w float32) string) Element {
	return Element{part: &fitted{line: line{t: t, ink: ink}, textFor: textFor, room: -1}, shrinks: true}
}

// A fitted remembers the width for which it has its text.
type fitted struct {
	line
	textFor func(w float32) string
	room    float32
}

func (f *fitted) size(u *UI, room Extent) Extent {
	if room.W != f.room && room.W != f.wide {
		f.text, f.wide, f.room = f.textFor(room.W), 0, room.W
	}
	return f.line.size(u, room)
}

func (f *fitted) draw(u *UI, r render.Rect) {
	f.size(u, Extent{W: r.W})
	f.line.draw(u, r)
}

// Wrapped shows s in as many lines as it needs, at most b.MaxLines, or if that is 0 as many as fit.
func Wrapped(s string, b Block) Element { return Element{part: wrapped{s, b}, shrinks: true} }

type wrapped struct {
	text string
	Block
}

func (w wrapped) size(u *UI, room Extent) Extent {
	most := w.maxLines(room.H)
	lines, all := u.WrapFirst(w.text, w.Type, room.W, most+1)
	e := Extent{H: w.Leading * float32(min(len(lines), most)), Cut: !all || len(lines) > most}
	for _, l := range lines {
		wide := u.Measure(l, w.Type)
		e.W, e.Cut = max(e.W, min(wide, room.W)), e.Cut || wide > room.W+rounding
	}
	return e
}

func (w wrapped) draw(u *UI, r render.Rect) {
	w.MaxLines = w.maxLines(r.H)
	u.WriteBlock(w.text, r, w.Block)
}

// maxLines returns the number of lines shown in a space of height h.
func (w wrapped) maxLines(h float32) int {
	if w.MaxLines > 0 {
		return w.MaxLines
	}
	return max(1, int((min(h, math.MaxInt16)+rounding)/w.Leading))
}

// Button shows x as a button. An icon without a label is at least as wide as a finger.
func Button(x Command) Element { return Element{part: &button{x}} }

type button struct{ Command }

func (b *button) size(u *UI, _ Extent) Extent {
	e := Extent{W: max(u.Theme.Space.Control, u.Finger()), H: u.Theme.Space.Control}
	switch {
	case b.Label != "":
		e.W = u.ButtonWidth(b.Command, u.Theme.Space.M)
	case b.Word != "":
		e.W = u.WordWidth(b.Word)
	}
	return e
}

func (b *button) draw(u *UI, r render.Rect) { u.Button(r, b.Command) }

// Grow returns e with n shares of the spare space of its row or column. In a scrolled column, which has no spare space, e keeps its size.
func (e Element) Grow(n float32) Element {
	if !e.empty() {
		e.grow = n
	}
	return e
}

// Top returns e placed at the top of its row instead of in the middle.
func (e Element) Top() Element {
	e.top = true
	return e
}

// Hidden returns an element as large as e that shows nothing. In a Stack it keeps the space for e while something else is shown there.
func (e Element) Hidden() Element {
	if !e.empty() {
		e.part = hidden{e.part}
	}
	return e
}

type hidden struct{ part }

func (hidden) draw(*UI, render.Rect) {}

// InView returns e, which is drawn only if a part of it is visible in its ScrollArea. It must have no widgets: the keyboard reaches those anywhere.
func (e Element) InView() Element {
	if !e.empty() {
		e.part = inView{e.part}
	}
	return e
}

type inView struct{ part }

func (v inView) draw(u *UI, r render.Rect) {
	if u.within == nil || r.Intersect(u.within.rect).H > 0 {
		v.part.draw(u, r)
	}
}

// Width returns e with width w.
func (e Element) Width(w float32) Element { return e.fixed(w, false) }

// Height returns e with height h.
func (e Element) Height(h float32) Element { return e.fixed(h, true) }

// fixed returns e with a length in one direction.
func (e Element) fixed(length float32, down bool) Element {
	if !e.empty() {
		e.part, e.shrinks = fixed{e.part, length, down}, false
	}
	return e
}

type fixed struct {
	part
	length float32
	down   bool
}

func (f fixed) size(u *UI, room Extent) Extent {
	return f.part.size(u, room.with(f.length, f.down)).with(f.length, f.down)
}

// AtMost returns e with a width of at most w, centred if its space is wider.
func (e Element) AtMost(w float32) Element {
	if !e.empty() {
		e.part, e.shrinks = limited{e.part, w}, false
	}
	return e
}

type limited struct {
	part
	w float32
}

func (l limited) size(u *UI, room Extent) Extent {
	room.W = min(room.W, l.w)
	return l.part.size(u, room)
}

func (l limited) draw(u *UI, r render.Rect) {
	l.part.draw(u, r.Place(min(r.W, l.w), r.H, render.Middle, render.Start))
}

// MayBeCut returns e, for which FirstThatFits accepts that some of it is not shown.
func (e Element) MayBeCut() Element {
	if !e.empty() {
		e.part = tolerant{e.part}
	}
	return e
}

type tolerant struct{ part }

func (t tolerant) size(u *UI, room Extent) Extent {
	x := t.part.size(u, room)
	return Extent{W: min(x.W, room.W), H: x.H}
}

// Pad returns e with a margin of x on both sides and of y above and below.
func (e Element) Pad(x, y float32) Element {
	if !e.empty() {
		e.part = padded{e.part, x, y}
	}
	return e
}

type padded struct {
	part
	x, y float32
}

func (p padded) size(u *UI, room Extent) Extent {
	in := p.part.size(u, Extent{W: max(0, room.W-2*p.x), H: max(0, room.H-2*p.y)})
	in.W, in.H = in.W+2*p.x, in.H+2*p.y
	return in
}

func (p padded) draw(u *UI, r render.Rect) { p.part.draw(u, r.Pad(p.x, p.y)) }

// Align returns e at its own size, aligned in its space.
func (e Element) Align(across, down render.Align) Element {
	if !e.empty() {
		e.part = aligned{e.part, across, down}
	}
	return e
}

type aligned struct {
	part
	across, down render.Align
}

func (a aligned) draw(u *UI, r render.Rect) {
	x := a.size(u, Extent{W: r.W, H: r.H})
	a.part.draw(u, r.Place(x.W, x.H, a.across, a.down))
}

// On returns e on a box.
func (e Element) On(b render.Box) Element {
	if !e.empty() {
		e.part = boxed{e.part, b}
	}
	return e
}

type boxed struct {
	part
	box render.Box
}

func (b boxed) draw(u *UI, r render.Rect) {
	u.Box(r, b.box)
	b.part.draw(u, r)
}

// Row places parts side by side, each in the middle of the height. Parts that can be cut get the space that the others leave, also in a column.
func Row(gap float32, parts ...Element) Element { return newSeries(parts, gap, false) }

// Column places parts below each other, each as wide as the column.
func Column(gap float32, parts ...Element) Element { return newSeries(parts, gap, true) }

// Stack places parts on top of each other, the last one in front, all in the same space.
func Stack(parts ...Element) Element { return Element{part: stack(parts)} }

type stack []Element

func (s stack) size(u *UI, room Extent) (all Extent) {
	for _, e := range s {
		x := u.Extent(e, room.W, room.H)
		all = Extent{W: max(all.W, x.W), H: max(all.H, x.H), Cut: all.Cut || x.Cut}
	}
	return all
}

func (s stack) draw(u *UI, r render.Rect) {
	for _, e := range s {
		u.Lay(r, e)
	}
}

// Grid places parts in rows of n cells of equal width.
func Grid(n int, gap float32, parts ...Element) Element {
	var rows []Element
	for from := 0; from < len(parts); from += n {
		cells := make([]Element, n)
		for i := range cells {
			cells[i] = Spacer()
			if at := from + i; at < len(parts) && !parts[at].empty() {
				cells[i] = parts[at].Grow(1)
			}
		}
		rows = append(rows, Row(gap, cells...))
	}
	return Column(gap, rows...)
}

// FirstThatFits shows the first of variants that fits its space with nothing cut, or the last one. Without variants it is the zero Element.
func FirstThatFits(variants ...Element) Element {
	variants = slices.DeleteFunc(slices.Clone(variants), Element.empty)
	if len(variants) == 0 {
		return Element{}
	}
	return Element{part: &choice{variants: variants}, shrinks: variants[len(variants)-1].shrinks}
}

// FirstOf is FirstThatFits for n variants that describe returns, none of them the zero Element. Each is described only if those before it do not fit.
func FirstOf(n int, describe func(i int) Element) Element {
	return Element{part: &choice{variants: make([]Element, n), describe: describe}}
}

// A choice remembers which variant it shows.
type choice struct {
	variants []Element
	describe func(i int) Element // of the variants that are empty

	chosen      Element
	room, total Extent // the space for which it was chosen, and its size there
}

// size chooses a variant, unless it is known: it is the same in the room of the last call and in the size that it returned.
func (c *choice) size(u *UI, room Extent) Extent {
	known := (room.W == c.room.W || room.W == c.total.W) && (room.H == c.room.H || room.H == c.total.H)
	if c.chosen.empty() || !known {
		c.choose(u, room)
		c.room = room
	}
	return c.total
}

func (c *choice) draw(u *UI, r render.Rect) {
	c.size(u, Extent{W: r.W, H: r.H})
	u.Lay(r, c.chosen)
}

// choose finds the variant to show in room, and its size.
func (c *choice) choose(u *UI, room Extent) {
	for i := range c.variants {
		e := &c.variants[i]
		if e.empty() {
			*e = c.describe(i)
		}
		c.chosen, c.total = *e, u.Extent(*e, room.W, room.H)
		if c.total.fits(room) {
			return
		}
	}
}

// ScrollArea fills its space with e, which scrolls if it is higher, also by the keys of a page. name is that of Scroll.
func ScrollArea(name string, ground sprites.Color, e Element) Element {
	return Element{part: scrollArea{e, name, ground, (*UI).ScrollPage}}
}

// ScrollPanel is a ScrollArea that the keys of a page do not scroll.
func ScrollPanel(name string, ground sprites.Color, e Element) Element {
	return Element{part: scrollArea{e, name, ground, (*UI).Scroll}}
}

type scrollArea struct {
	Element
	name   string
	ground sprites.Color
	scroll func(u *UI, r render.Rect, name string, height float32) float32
}

func (s scrollArea) size(_ *UI, room Extent) Extent { return room }

func (s scrollArea) draw(u *UI, r render.Rect) {
	high := u.Extent(s.Element, r.W, float32(math.Inf(1))).H
	off := s.scroll(u, r, s.name, high)
	u.Within(r, func() { u.Lay(render.Rect{X: r.X, Y: r.Y - off, W: r.W, H: high}, s.Element) })
	u.ScrollEnds(r, s.ground, s.name, off, high)
}

// A series is a row, or a column if it goes down. It remembers the sizes of its parts.
type series struct {
	slots []slot
	few   [3]slot // the memory of slots unless there are more
	gap   float32
	down  bool

	measured    bool
	room, total Extent // the space in which the parts were measured, and their total size
}

// A slot is a part of a series with its size.
type slot struct {
	Element
	extent Extent
}

func newSeries(parts []Element, gap float32, down bool) Element {
	s, shrinks := &series{gap: gap, down: down}, false
	if s.slots = s.few[:0]; len(parts) > len(s.few) {
		s.slots = make([]slot, 0, len(parts))
	}
	for _, e := range parts {
		if !e.empty() {
			s.slots, shrinks = append(s.slots, slot{Element: e}), shrinks || e.shrinks
		}
	}
	if len(s.slots) == 0 {
		return Element{}
	}
	return Element{part: s, shrinks: shrinks}
}

// size measures the parts, unless their sizes are known: they are the same in the room of the last call and in the size that it returned.
func (s *series) size(u *UI, room Extent) Extent {
	known := (room.W == s.room.W || room.W == s.total.W) && (room.H == s.room.H || room.H == s.total.H)
	if !s.measured || !known {
		s.measure(u, room)
		s.measured, s.room, s.total = true, room, s.totalSize()
	}
	return s.total
}

func (s *series) draw(u *UI, r render.Rect) {
	s.size(u, Extent{W: r.W, H: r.H})
	at := r
	for _, e := range s.slots {
		if s.down {
			at.H = e.extent.H
			e.draw(u, at)
			at.Y += e.extent.H + s.gap
			continue
		}
		at.W = e.extent.W
		down := render.Middle
		if e.top {
			down = render.Start
		}
		e.draw(u, at.Place(at.W, min(e.extent.H, r.H), render.Start, down))
		at.X += e.extent.W + s.gap
	}
}

// measure finds the sizes of the parts: those of a fixed size first, then those that can be cut, then those that grow.
func (s *series) measure(u *UI, room Extent) {
	spare, shares := room.along(s.down)-s.gap*float32(len(s.slots)-1), float32(0)
	grows := func(e *slot) bool { return e.grow > 0 && !math.IsInf(float64(spare), 1) }
	for _, cut := range []bool{false, true} {
		for i := range s.slots {
			if e := &s.slots[i]; !grows(e) && e.shrinks == cut {
				e.extent = e.size(u, room.with(max(0, spare), s.down))
				spare -= e.extent.along(s.down)
			}
		}
	}
	for _, e := range s.slots {
		shares += e.grow
	}
	for i := range s.slots {
		if e := &s.slots[i]; grows(e) {
			part := room.with(max(0, spare)*e.grow/shares, s.down)
			x := e.size(u, part)
			e.extent = x.with(part.along(s.down), s.down)
			e.extent.Cut = x.Cut || !x.fits(part)
		}
	}
}

// totalSize returns the size of all parts with the gaps between them.
func (s *series) totalSize() (all Extent) {
	for i, e := range s.slots {
		if i > 0 {
			all = all.with(all.along(s.down)+s.gap, s.down)
		}
		cut := all.Cut || e.extent.Cut
		if s.down {
			all = Extent{W: max(all.W, e.extent.W), H: all.H + e.extent.H, Cut: cut}
		} else {
			all = Extent{W: all.W + e.extent.W, H: max(all.H, e.extent.H), Cut: cut}
		}
	}
	return all
}
