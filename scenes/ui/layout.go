// The layout kit: a page describes itself with rows, columns, stacks and grids. One description is measured and drawn.
//
// A description is built anew in each pass and keeps nothing. An Element in a row keeps its height and is centred; an Element in a column gets the
// whole width. A whole small page:
//
//	space := u.Theme.Space
//	u.Lay(page, Column(space.M,
//		Ellipsis(u.T("page.title"), render.TypeSection, u.Theme.Text),
//		If(n == 0, Wrapped(u.T("page.none"), Block{Type: render.TypeBody, Leading: 24, Most: 3, Ink: u.Theme.Muted})),
//		FirstThatFits(Row(space.S, first, second), Column(space.S, first, second)),
//		Spacer(),
//		Press(Button{Label: u.T("page.done"), Kind: Main}, s.close).Align(render.End, render.Start),
//	).Pad(space.L, space.M))

package ui

import (
	"math"

	"quintet/render"
	"quintet/sprites"
)

// An Extent is a size in logical pixels.
type Extent struct {
	W, H float32
	Cut  bool // some content is not shown at this size
}

// fits reports whether e lies in room with nothing cut.
func (e Extent) fits(room Extent) bool {
	const rounding = 0.01
	return !e.Cut && e.W <= room.W+rounding && e.H <= room.H+rounding
}

// An Element is a part of a page. The zero Element is left out, with its gap.
type Element struct {
	size    func(u *UI, room Extent) Extent
	draw    func(u *UI, r render.Rect)
	grow    float32 // its share of the spare room
	shrinks bool    // it is cut rather than pushed out of a row
}

// Lay draws e in r.
func (u *UI) Lay(r render.Rect, e Element) {
	if e.draw != nil {
		e.draw(u, r)
	}
}

// LayTop draws e at the top of r, as high as it is, and returns the rest of r, gap below it. It returns r for the zero Element.
func (u *UI) LayTop(r render.Rect, gap float32, e Element) (below render.Rect) {
	if e.draw == nil {
		return r
	}
	at, below := r.CutTop(u.Extent(e, r.W, r.H).H, gap)
	e.draw(u, at)
	return below
}

// Extent returns the size of e in a room of w by h. It is larger than the room if e does not fit.
func (u *UI) Extent(e Element, w, h float32) Extent {
	if e.size == nil {
		return Extent{}
	}
	return e.size(u, Extent{W: w, H: h})
}

// If returns e, or the zero Element if shown is false.
func If(shown bool, e Element) Element {
	if !shown {
		return Element{}
	}
	return e
}

// Canvas returns an element of w by h that draw paints.
func Canvas(w, h float32, draw func(r render.Rect)) Element {
	return Element{
		size: func(*UI, Extent) Extent { return Extent{W: w, H: h} },
		draw: func(_ *UI, r render.Rect) { draw(r) },
	}
}

// Spacer takes an equal share of the spare room.
func Spacer() Element { return Canvas(0, 0, func(render.Rect) {}).Grow(1) }

// Icon shows an icon.
func Icon(icon sprites.Icon, side float32, ink sprites.Color) Element {
	e := Canvas(side, side, nil)
	e.draw = func(u *UI, r render.Rect) { u.Icon(icon, r.Centre(), side, ink) }
	return e
}

// Text shows s in one line. A page must leave it enough room.
func Text(s string, t render.Type, ink sprites.Color) Element {
	return line(s, t, func(u *UI, r render.Rect) { u.WriteIn(s, t, r, render.Start, ink) })
}

// Ellipsis shows s in one line, cut with an ellipsis if the room is narrow.
func Ellipsis(s string, t render.Type, ink sprites.Color) Element {
	return line(s, t, func(u *UI, r render.Rect) { u.WriteIn(u.Fit(s, t, r.W), t, r, render.Start, ink) })
}

// line is an element with one line of s.
func line(s string, t render.Type, draw func(u *UI, r render.Rect)) Element {
	const leading = 1.4
	return Element{shrinks: true, draw: draw, size: func(u *UI, room Extent) Extent {
		w := u.Measure(s, t)
		return Extent{W: min(w, room.W), H: leading * t.Size, Cut: w > room.W}
	}}
}

// Wrapped shows s in as many lines as it needs, at most b.Most.
func Wrapped(s string, b Block) Element {
	return Element{shrinks: true,
		size: func(u *UI, room Extent) Extent {
			lines, all := u.WrapFirst(s, b.Type, room.W, b.Most+1)
			e := Extent{H: b.Leading * float32(min(len(lines), b.Most)), Cut: !all || len(lines) > b.Most}
			for _, l := range lines {
				w := u.Measure(l, b.Type)
				e.W, e.Cut = max(e.W, min(w, room.W)), e.Cut || w > room.W
			}
			return e
		},
		draw: func(u *UI, r render.Rect) { u.WriteBlock(s, r, b) },
	}
}

// Press shows x and calls do when it is pressed.
func Press(x Button, do func()) Element {
	return Element{
		size: func(u *UI, _ Extent) Extent {
			if x.Label == "" {
				return Extent{W: u.Theme.Space.Control, H: u.Theme.Space.Control}
			}
			return Extent{W: u.ButtonWide(x, u.Theme.Space.M), H: u.Theme.Space.Control}
		},
		draw: func(u *UI, r render.Rect) {
			if u.Button(r, x) {
				do()
			}
		},
	}
}

// Grow returns e with n shares of the spare room of its row or column. In a scrolled column, which has no spare room, e keeps its size.
func (e Element) Grow(n float32) Element {
	if e.draw != nil {
		e.grow = n
	}
	return e
}

// Width returns e w wide.
func (e Element) Width(w float32) Element {
	return e.sized(func(room Extent) Extent { room.W = w; return room }, func(x Extent) Extent { x.W = w; return x })
}

// Height returns e h high.
func (e Element) Height(h float32) Element {
	return e.sized(func(room Extent) Extent { room.H = h; return room }, func(x Extent) Extent { x.H = h; return x })
}

// AtMost returns e in no more than w of the width.
func (e Element) AtMost(w float32) Element {
	whole := e.draw
	e = e.sized(func(room Extent) Extent { room.W = min(room.W, w); return room }, func(x Extent) Extent { return x })
	if whole != nil {
		e.draw = func(u *UI, r render.Rect) { whole(u, r.Place(min(r.W, w), r.H, render.Middle, render.Start)) }
	}
	return e
}

// sized returns e measured in another room and with another size.
func (e Element) sized(in, out func(Extent) Extent) Element {
	if size := e.size; size != nil {
		e.shrinks = false
		e.size = func(u *UI, room Extent) Extent { return out(size(u, in(room))) }
	}
	return e
}

// Pad returns e with x free at both sides and y above and below.
func (e Element) Pad(x, y float32) Element {
	size, draw := e.size, e.draw
	if draw == nil {
		return e
	}
	e.size = func(u *UI, room Extent) Extent {
		in := size(u, Extent{W: max(0, room.W-2*x), H: max(0, room.H-2*y)})
		in.W, in.H = in.W+2*x, in.H+2*y
		return in
	}
	e.draw = func(u *UI, r render.Rect) { draw(u, r.Pad(x, y)) }
	return e
}

// Align returns e at its own size in the room that it gets.
func (e Element) Align(across, down render.Align) Element {
	size, draw := e.size, e.draw
	if draw == nil {
		return e
	}
	e.draw = func(u *UI, r render.Rect) {
		x := size(u, Extent{W: r.W, H: r.H})
		draw(u, r.Place(x.W, x.H, across, down))
	}
	return e
}

// On returns e on a box.
func (e Element) On(b render.Box) Element {
	if draw := e.draw; draw != nil {
		e.draw = func(u *UI, r render.Rect) { u.Box(r, b); draw(u, r) }
	}
	return e
}

// Row places parts side by side, each in the middle of the height. What can be cut gets what the others leave.
func Row(gap float32, parts ...Element) Element { return series{parts, gap, false}.element() }

// Column places parts one below the other, each as wide as the column.
func Column(gap float32, parts ...Element) Element { return series{parts, gap, true}.element() }

// Stack places parts on one another, the last one on top, all in the same room.
func Stack(parts ...Element) Element {
	return Element{
		size: func(u *UI, room Extent) (all Extent) {
			for _, e := range parts {
				x := u.Extent(e, room.W, room.H)
				all = Extent{W: max(all.W, x.W), H: max(all.H, x.H), Cut: all.Cut || x.Cut}
			}
			return all
		},
		draw: func(u *UI, r render.Rect) {
			for _, e := range parts {
				u.Lay(r, e)
			}
		},
	}
}

// Grid places parts in rows of n cells of equal width.
func Grid(n int, gap float32, parts ...Element) Element {
	var rows []Element
	for from := 0; from < len(parts); from += n {
		cells := make([]Element, n)
		for i := range cells {
			cells[i] = Spacer()
			if at := from + i; at < len(parts) && parts[at].draw != nil {
				cells[i] = parts[at].Grow(1)
			}
		}
		rows = append(rows, Row(gap, cells...))
	}
	return Column(gap, rows...)
}

// FirstThatFits shows the first of variants that fits its room with nothing cut, or the last one.
func FirstThatFits(variants ...Element) Element {
	choose := func(u *UI, room Extent) Element {
		last := len(variants) - 1
		for _, e := range variants[:last] {
			if u.Extent(e, room.W, room.H).fits(room) {
				return e
			}
		}
		return variants[last]
	}
	return Element{
		shrinks: variants[len(variants)-1].shrinks,
		size:    func(u *UI, room Extent) Extent { return u.Extent(choose(u, room), room.W, room.H) },
		draw:    func(u *UI, r render.Rect) { u.Lay(r, choose(u, Extent{W: r.W, H: r.H})) },
	}
}

// ScrollArea fills its room with e, which scrolls if it is higher, by the keys of a page too. name is that of Scroll.
func ScrollArea(name string, ground sprites.Color, e Element) Element {
	return Element{
		size: func(_ *UI, room Extent) Extent { return room },
		draw: func(u *UI, r render.Rect) {
			high := u.Extent(e, r.W, float32(math.Inf(1))).H
			off := u.ScrollPage(r, name, high)
			u.Within(r, func() { u.Lay(render.Rect{X: r.X, Y: r.Y - off, W: r.W, H: high}, e) })
			u.ScrollEnds(r, ground, name, off, high)
		},
	}
}

// A series is a row, or a column if it goes down.
type series struct {
	parts []Element
	gap   float32
	down  bool
}

// element returns s as one element.
func (s series) element() Element {
	shown := make([]Element, 0, len(s.parts))
	for _, e := range s.parts {
		if e.draw != nil {
			shown = append(shown, e)
		}
	}
	if s.parts = shown; len(shown) == 0 {
		return Element{}
	}
	return Element{
		size: func(u *UI, room Extent) Extent { return s.sum(s.measure(u, room)) },
		draw: func(u *UI, r render.Rect) {
			at := r
			for i, x := range s.measure(u, Extent{W: r.W, H: r.H}) {
				if s.down {
					at.H = x.H
					u.Lay(at, s.parts[i])
					at.Y += x.H + s.gap
					continue
				}
				at.W = x.W
				u.Lay(at.Place(x.W, min(x.H, r.H), render.Start, render.Middle), s.parts[i])
				at.X += x.W + s.gap
			}
		},
	}
}

// measure returns the sizes of the parts: those of a fixed size first, then those that can be cut, then those that grow.
func (s series) measure(u *UI, room Extent) []Extent {
	sizes, shares := make([]Extent, len(s.parts)), float32(0)
	spare := s.along(room) - s.gap*float32(len(s.parts)-1)
	grows := func(e Element) bool { return e.grow > 0 && !math.IsInf(float64(spare), 1) }
	for _, cut := range []bool{false, true} {
		for i, e := range s.parts {
			if !grows(e) && e.shrinks == cut {
				sizes[i] = e.size(u, s.with(room, max(0, spare)))
				spare -= s.along(sizes[i])
			}
		}
	}
	for _, e := range s.parts {
		shares += e.grow
	}
	for i, e := range s.parts {
		if grows(e) {
			part := s.with(room, max(0, spare)*e.grow/shares)
			x := e.size(u, part)
			cut := x.Cut || !x.fits(part)
			sizes[i] = s.with(x, s.along(part))
			sizes[i].Cut = cut
		}
	}
	return sizes
}

// sum returns the size of all parts with the gaps between them.
func (s series) sum(sizes []Extent) (all Extent) {
	for i, x := range sizes {
		if i > 0 {
			all = s.with(all, s.along(all)+s.gap)
		}
		cut := all.Cut || x.Cut
		if s.down {
			all = Extent{W: max(all.W, x.W), H: all.H + x.H, Cut: cut}
		} else {
			all = Extent{W: all.W + x.W, H: max(all.H, x.H), Cut: cut}
		}
	}
	return all
}

// along returns the length of x in the direction of s.
func (s series) along(x Extent) float32 {
	if s.down {
		return x.H
	}
	return x.W
}

// with returns x with another length in the direction of s.
func (s series) with(x Extent, length float32) Extent {
	if s.down {
		x.H = length
	} else {
		x.W = length
	}
	return x
}
