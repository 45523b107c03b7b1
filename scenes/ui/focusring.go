package ui

import "quintet/render"

// paint draws the ring of the focus around s on p, not far out of what scrolls it.
func (s stop) paint(p *paper) {
	w, h := p.Size()
	seen := render.Rect{W: w, H: h}
	if s.in != nil {
		seen.Y, seen.H = s.in.rect.Y-around, s.in.rect.H+2*around
	}
	p.Clipped(seen, func() {
		if s.row {
			p.Box(s.rect.Pad(0, rowGap), render.Box{Radius: 8, Line: p.Theme.Accent, Width: 2})
			return
		}
		p.Ring(s.rect)
	})
}

// around is the room between a widget and the ring of the focus.
const around = 4

// Ring draws the ring of the focus around r.
func (p *paper) Ring(r render.Rect) {
	r = r.Inset(-around)
	p.Box(r.Inset(-1), render.Box{Radius: 12, Line: p.Theme.Counter, Width: 4.5})
	p.Box(r, render.Box{Radius: 11, Line: p.Theme.Accent, Width: 2.5})
}
