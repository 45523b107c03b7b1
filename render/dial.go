package render

import (
	"math"

	"quintet/games/board"
	"quintet/sprites"
)

// Measures of the heading dial in cell widths.
const (
	dialRadius = 0.92 // of the arc on which the buttons stand, around the target
	dialDisc   = 0.58 // under the button that is chosen, in sizes of its chevron
	dialRing   = 0.47 // around the target
)

// DialReach returns how far from the middle of its cell the band of a dial ends, in cell widths.
func (l Layout) DialReach() float32 { return dialRadius + l.dialWidth()/2 }

// dialWidth returns the width of the band in cell widths.
func (l Layout) dialWidth() float32 { return 0.58 + min(10, 0.16*l.Unit)*l.pixel() }

// dialPiece returns the size of the chevrons on the dial in cell widths: on small cells they are larger, as far as they keep apart.
func (l Layout) dialPiece() float32 { return max(0.5, min(0.64, 26*l.pixel())) }

// dialAngle returns where button i of the dial stands, in radians clockwise from east. The buttons follow one another clockwise.
func (l Layout) dialAngle(d *board.Dial, i int) float32 {
	steps := int(l.Geometry.Heading(d.Facings[0])) + int(d.Facings[i]-d.Facings[0])%8
	return float32(steps-2) * math.Pi / 4
}

// DialCentre returns the middle of button i of d.
func (l Layout) DialCentre(d *board.Dial, i int) Point {
	c := l.Centre(d.At)
	s, k := math.Sincos(float64(l.dialAngle(d, i)))
	return Point{c.X + dialRadius*l.Unit*float32(k), c.Y + dialRadius*l.Unit*float32(s)}
}

// DialHit returns the button of d under p: the one nearest to p where p lies on the band. ok is false elsewhere and without a dial.
func (l Layout) DialHit(d *board.Dial, p Point) (t board.Target, ok bool) {
	if len(d.Buttons) == 0 || !l.onBand(d, p) {
		return board.NoTarget, false
	}
	best := float32(math.MaxFloat32)
	for i, button := range d.Buttons {
		c := l.DialCentre(d, i)
		if n := p.Distance(c); n < best {
			best, t = n, button
		}
	}
	return t, true
}

// DialNudge returns the button of d that a nudge by v chooses: the one in whose direction it goes most. ok is false for a nudge away from
// all of them.
func (l Layout) DialNudge(d *board.Dial, v Point) (i int, ok bool) {
	angle := math.Atan2(float64(v.Y), float64(v.X))
	best := math.Inf(1)
	for k := range d.Buttons {
		if off := math.Abs(math.Remainder(float64(l.dialAngle(d, k))-angle, 2*math.Pi)); off < best {
			i, best = k, off
		}
	}
	return i, best <= math.Pi/2+1e-4
}

// onBand reports whether p lies on the band of d: within half its width of the arc from the first button to the last.
func (l Layout) onBand(d *board.Dial, p Point) bool {
	c := l.Centre(d.At)
	a0, a1 := l.dialAngle(d, 0), l.dialAngle(d, len(d.Buttons)-1)
	angle := float32(math.Atan2(float64(p.Y-c.Y), float64(p.X-c.X)))
	for angle < a0 {
		angle += 2 * math.Pi
	}
	for angle >= a0+2*math.Pi {
		angle -= 2 * math.Pi
	}
	half := l.dialWidth() / 2 * l.Unit
	if angle <= a1 {
		return max(p.Distance(c)-dialRadius*l.Unit, dialRadius*l.Unit-p.Distance(c)) <= half
	}
	return p.Distance(l.DialCentre(d, 0)) <= half || p.Distance(l.DialCentre(d, len(d.Buttons)-1)) <= half
}

// dial draws the fan of headings beside its cell, and the piece in the heading that is chosen on it.
func (b plates) dial(d *board.Dial, o *Overlay) {
	if len(d.Buttons) == 0 {
		return
	}
	chosen := d.Default
	for i, t := range d.Buttons {
		if t == o.DialHover {
			chosen = i
		}
	}
	ghost := sprites.GhostChevron{Seat: d.Owner, Facing: b.Geometry.Heading(d.Facings[chosen]), Dark: b.Theme.Dark}
	if o.DialOpen {
		ghost.Facing, ghost.Open = 0, true
	}
	b.lay(d.At, ghost, 1)
	band := sprites.DialBand{
		From: b.dialAngle(d, 0), To: b.dialAngle(d, len(d.Buttons)-1),
		Radius: dialRadius, Width: b.dialWidth(), Panel: b.Theme.Panel, Pixel: b.pixel(),
	}
	if b.Theme.Dark {
		band.Edge = sprites.Mix(b.Theme.Hairline, b.Theme.Text, 0.14)
	}
	b.lay(d.At, band, 1)
	px := min(b.pixel(), 0.02)
	line := b.Theme.countered(b.Theme.Accent, 3*px, 3*px)
	line.on, line.off = 7*px, 4.5*px
	b.lay(d.At, ring{dialRing, line}, 1)
	for i := range d.Buttons {
		b.dialButton(d, i, i == chosen && !o.DialOpen)
	}
}

// dialButton draws the chevron of a button, white on a disc where it is chosen.
func (b plates) dialButton(d *board.Dial, i int, chosen bool) {
	c := b.DialCentre(d, i)
	k := sprites.Chevron{Seat: d.Owner, Facing: b.Geometry.Heading(d.Facings[i]), Dark: b.Theme.Dark}
	if chosen {
		k.Plain, k.Body, k.Rim = true, b.Theme.OnAccent, b.Theme.Accent
		r, fill := dialDisc*b.dialPiece()*b.Unit, b.Theme.Accent
		b.Draw([2]any{r, fill}, c, 1, 1, func() sprites.Drawing { return sprites.Drawing{}.Fill(sprites.Circle(0, 0, r), sprites.Solid(fill)) })
	}
	b.Draw(k, c, b.dialPiece()*b.Unit, 1, k.Drawing)
}
