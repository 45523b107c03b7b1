// Draws Azacru's board: nine plates, chevrons, and colour markers (called tiles in the code). The last third of the file is the dial that turns a
// chevron: where its buttons are, which button is under a point (DialHit), and how they look. Change the placement of all of these here; shapes are
// in sprites/shapes_azacru.go, the rays in rays.go.

package render

import (
	"math"
	"slices"
	"strconv"

	"quintet/fonts"
	"quintet/games/board"
	"quintet/sprites"
)

// A tiles paints the board of Azacru: nine plates of nine cells with chevrons and markers on them.
type tiles struct{ brush *boardBrush }

// ground paints a stone slab with a sunken field and nine chequered plates on it.
func (b tiles) ground(hover board.Target) {
	t := b.brush.Theme.tonesOf()
	b.brush.onSlab(t.stone, hover, func(d sprites.Drawing, l Layout) sprites.Drawing {
		d = channels(d, l, t.plates)
		for i, c := range l.Geometry.Cells {
			if i%3 == 1 && i/9%3 == 1 { // the middle of a plate, for any rotation of the board
				p := l.At(board.Point{X: c.Centre.X - 1.5, Y: c.Centre.Y - 1.5})
				d = plate(d, Rect{snapped(p.X, b.brush.Scale), snapped(p.Y, b.brush.Scale), 3 * l.Unit, 3 * l.Unit}, l.Mini, t.plates)
			}
		}
		for _, c := range l.Geometry.Cells {
			p := l.At(c.Outline[0])
			r := Rect{snapped(p.X, b.brush.Scale), snapped(p.Y, b.brush.Scale), l.Unit, l.Unit}.Inset(min(1.5, 0.05*l.Unit))
			d = d.Fill(sprites.RoundRect(r.X, r.Y, r.X+r.W, r.Y+r.H, 0.09*l.Unit), sprites.Solid(chequer(c.Style, t.plates)))
		}
		return d
	})
}

// snapped rounds a coordinate to whole device pixels: plates and their cells stay crisp when the channels are not whole pixels wide.
func snapped(v, scale float32) float32 { return float32(pixel(v*scale)) / scale }

// channels adds the sunken ground around and between the plates of l, whose slab is at the origin. The frame stays visible around it, however thin it
// is.
func channels(d sprites.Drawing, l Layout, t tileTone) sprites.Drawing {
	const most, corner, frame = 5, 8, 1.5
	out := min(most, max(0, min(l.Field.X, l.Field.Y)-frame))
	line := min(2, out)
	r, e := l.Field.Inset(line-out), l.Field.Inset(line/2-out)
	radius := min(corner, 0.12*r.W)
	d = d.Fill(sprites.RoundRect(r.X, r.Y, r.X+r.W, r.Y+r.H, radius), sprites.Solid(t.channel))
	black := sprites.RGB(0)
	return d.Line(sprites.RoundRect(e.X, e.Y, e.X+e.W, e.Y+e.H, radius), line, sprites.Linear(
		sprites.Point{X: 0, Y: e.Y}, sprites.Point{X: 0, Y: e.Y + e.H},
		sprites.Stop{At: 0, Color: sprites.Alpha(black, 0.34)}, sprites.Stop{At: 0.5, Color: sprites.Alpha(black, 0.14)},
		sprites.Stop{At: 1, Color: sprites.Alpha(sprites.RGB(0xFFFFFF), t.low)}))
}

// plate adds one raised plate.
func plate(d sprites.Drawing, r Rect, mini bool, t tileTone) sprites.Drawing {
	radius, blur := float32(6), float32(1.6)
	if mini {
		radius, blur = 3, 0.8
	}
	black, white := sprites.RGB(0), sprites.RGB(0xFFFFFF)
	box := func(in, drop float32) *sprites.Path {
		return sprites.RoundRect(r.X+in, r.Y+in+drop, r.X+r.W-in, r.Y+r.H-in+drop, radius-in)
	}
	d = d.Shadow(box(0, 2), blur, sprites.Alpha(black, 0.35)).Fill(box(0, 0), sprites.Down(r.Y, r.Y+r.H, t.top, t.bottom))
	return d.Line(box(0.6, 0), 1.2, sprites.Linear(sprites.Point{X: 0, Y: r.Y}, sprites.Point{X: 0, Y: r.Y + r.H},
		sprites.Stop{At: 0, Color: sprites.Alpha(white, t.shine)}, sprites.Stop{At: 0.3, Color: sprites.Alpha(white, 0.1)},
		sprites.Stop{At: 1, Color: sprites.Alpha(black, 0.2)}))
}

// chequer returns the tint of a cell on its plate.
func chequer(style board.CellStyle, t tileTone) sprites.Color {
	if style == board.Dark {
		return sprites.Alpha(sprites.RGB(0), t.shade)
	}
	return sprites.Alpha(sprites.RGB(0xFFFFFF), t.bright)
}

// play paints markers, chevrons, the rays of a selected chevron and what a move would change.
func (b tiles) play(v *board.View, o *Overlay) {
	covered := func(t board.Target) bool { // a glyph would show through the ghost of the piece
		return len(v.Dial.Buttons) > 0 && v.Dial.At == t || ghostChevronOn(b.brush.Layout, o, t)
	}
	b.region(v.Region)
	b.tiles(v, o, covered)
	if o.Proof != nil && !b.brush.Mini {
		b.brush.proofLines(o.Proof) // chevrons are drawn above it: their numbers are part of the proof
	}
	lines := rays(b)
	lines.beams(v, o)
	b.pieces(v, false)
	b.tileMarks(v, o)
	b.pieces(v, true) // above the marks that they pass
	lines.stops(v, o)
	for _, m := range v.Marks {
		if m.Kind == board.MarkTurn {
			b.brush.lay(m.At, sprites.TurningCell{Seat: m.Owner, Dark: b.brush.Theme.Dark, Pixel: b.brush.pixel()}, 1)
		}
	}
	b.ghostChevrons(v, o, covered)
	for _, m := range v.Marks {
		if m.Kind == board.MarkGiveUp {
			b.giveUp(m.At)
		}
	}
	b.dial(&v.Dial, o)
}

// pieces draws either the moving or the standing chevrons, over their shadows.
func (b tiles) pieces(v *board.View, onTheWay bool) {
	depth := b.brush.Theme.pieceShadow()
	var drawn []board.Piece
	for _, p := range v.Pieces {
		if isChevron(b.brush.Layout, p) && b.brush.onTheWay(p) == onTheWay {
			drawn = append(drawn, p)
		}
	}
	for _, p := range drawn {
		f := b.brush.Geometry.Heading(p.Facing)
		b.brush.onPiece(p, shadow{[2]any{"chevron", f}, depth}, 1, func() sprites.Drawing { return sprites.ChevronShadow(f, depth) })
	}
	for _, p := range drawn {
		b.chevron(p)
	}
}

// tiles draws the tiles, without glyphs below a sign or a covered cell.
func (b tiles) tiles(v *board.View, o *Overlay, covered func(board.Target) bool) {
	dark, signs, stands := b.brush.Theme.Dark, signedCells(b.brush.Layout, v, o), chevrons(b.brush.Layout, v)
	for _, p := range v.Pieces {
		if isChevron(b.brush.Layout, p) {
			continue
		}
		if was, ok := b.brush.oldColour(p); ok {
			b.brush.lay(p.At, sprites.Marker{Seat: was, Dark: dark}, 1)
		}
		b.brush.layPiece(p, sprites.Marker{Seat: p.Owner, Dark: dark, Bare: signs[p.At] || covered(p.At), Under: stands[p.At]}, 1)
	}
}

// region tints the cells in which the power of the selected piece is counted.
func (b tiles) region(ts []board.Target) {
	if b.brush.Mini {
		return
	}
	c := sprites.Alpha(b.brush.Theme.Accent, 0.16)
	half := 0.5 - min(1.5*b.brush.pixel(), 0.05) // as large as the cell on its plate
	for _, t := range ts {
		b.brush.onCell(t, [2]any{"region", c}, 1, func() sprites.Drawing {
			return sprites.Drawing{}.Fill(sprites.RoundRect(-half, -half, half, half, 0.09), sprites.Solid(c))
		})
	}
}

// tileMarks draws the marks of the interface. The rings around chevrons, the selected one and those that can be selected, leave their tips free. An
// offer of a refusal on a line of movement keeps its sign there: a ring around each would hide the one around the refused cell.
func (b tiles) tileMarks(v *board.View, o *Overlay) {
	const around = 0.5
	rest := *o
	rest.Alternatives = nil
	for _, t := range o.Alternatives {
		if slices.ContainsFunc(v.Rays, func(r board.Ray) bool { return reaches(r, t) }) {
			continue
		}
		if b.brush.Mini || !slices.ContainsFunc(v.Pieces, func(p board.Piece) bool { return p.At == t && isChevron(b.brush.Layout, p) }) {
			rest.Alternatives = append(rest.Alternatives, t)
			continue
		}
		b.brush.ring(t, around, 3, b.brush.Theme.Accent)
	}
	rest.Marks = slices.DeleteFunc(slices.Clone(o.Marks), func(m board.Mark) bool {
		return m.Kind == board.MarkSelected || m.Kind == board.MarkChoice
	})
	if o.Proof != nil {
		rest.Proof = &board.Reason{Cells: o.Proof.Cells}
	}
	b.brush.marks(&rest)
	for _, m := range o.Marks {
		switch {
		case !m.At.IsCell() || b.brush.Mini:
		case m.Kind == board.MarkSelected:
			b.brush.ring(m.At, around, 3.5, b.brush.Theme.Accent)
		case m.Kind == board.MarkChoice:
			b.brush.choice(m.At, around)
		}
	}
}

// isChevron distinguishes chevrons from markers.
func isChevron(l Layout, p board.Piece) bool { return l.Geometry.Sprites[p.Sprite] == "chevron" }

// chevron draws a chevron with its power.
func (b tiles) chevron(p board.Piece) {
	c := sprites.Chevron{Seat: p.Owner, Facing: b.brush.Geometry.Heading(p.Facing), Dark: b.brush.Theme.Dark, Halo: true}
	b.brush.layPiece(p, c, 1)
	if p.Figure == 0 || b.brush.Mini {
		return
	}
	at, f := b.brush.Centre(p.At), c.Figure()
	_, off := b.brush.presence(p)
	at = Point{at.X + f.X*b.brush.Unit + off.X, at.Y + f.Y*b.brush.Unit + off.Y}
	b.brush.writeCentred(strconv.Itoa(int(p.Figure)), Type{max(minType, 0.28*b.brush.Unit), fonts.Bold}, at, c.FigureColor())
}

// ghostChevrons draws the pieces that the previewed move would place.
func (b tiles) ghostChevrons(v *board.View, o *Overlay, covered func(board.Target) bool) {
	turning := marked(v.Marks, board.MarkTurn)
	for _, p := range o.Ghosts {
		if !isChevron(b.brush.Layout, p) && !turning[p.At] {
			b.brush.lay(p.At, sprites.Marker{Seat: p.Owner, Dark: b.brush.Theme.Dark, Bare: covered(p.At)}, 0.38)
		}
	}
	for _, p := range o.Ghosts {
		if isChevron(b.brush.Layout, p) && (len(v.Dial.Buttons) == 0 || v.Dial.At != p.At) {
			b.ghostChevron(p.At, p.Owner, p.Facing)
		}
	}
}

// ghostChevronOn reports whether ghosts show a chevron on t.
func ghostChevronOn(l Layout, o *Overlay, t board.Target) bool {
	return slices.ContainsFunc(o.Ghosts, func(p board.Piece) bool { return p.At == t && isChevron(l, p) })
}

func (b tiles) ghostChevron(at board.Target, owner int8, facing uint8) {
	b.brush.lay(at, sprites.GhostChevron{Seat: owner, Facing: b.brush.Geometry.Heading(facing), Dark: b.brush.Theme.Dark}, 1)
}

// giveUp draws the badge of a piece that would be lost on landing.
func (b tiles) giveUp(t board.Target) {
	c := b.brush.Centre(t)
	r := min(17, 0.3*b.brush.Unit)
	if b.brush.sample() {
		r = 0.42 * b.brush.Unit
	} else {
		c = Point{c.X + 0.4*b.brush.Unit, c.Y - 0.4*b.brush.Unit}
	}
	b.brush.badge(c, r, b.brush.Theme.Counter, b.brush.Theme.Error, 2.6)
	b.brush.Icon(sprites.IconBroken, c, 1.4*r, b.brush.Theme.Error)
}

// standChevron draws a chevron that heads north outside a board.
func standChevron(b *Brush, owner int8, centre Point, size float32) {
	c := sprites.Chevron{Seat: owner, Dark: b.Theme.Dark}
	b.stand([2]any{"chevron alone", c}, centre, size, func() sprites.Drawing { return append(sprites.ChevronShadow(0, 0.5), c.Drawing()...) })
}

// standMarker draws a cell of a colour outside a board.
func standMarker(b *Brush, owner int8, centre Point, size float32) {
	m := sprites.Marker{Seat: owner, Dark: b.Theme.Dark}
	b.stand(m, centre, size, m.Drawing)
}

// Dimensions of the heading dial in cell widths.
const (
	dialRadius = 0.92 // of the arc of buttons around the target
	dialDisc   = 0.58 // under the chosen button, in sizes of its chevron
	dialRing   = 0.47 // around the target
)

// DialReach returns the distance from the middle of its cell to the outer edge of a dial's band, in cell widths.
func (l Layout) DialReach() float32 { return dialRadius + l.dialWidth()/2 }

// dialWidth returns the width of the band in cell widths.
func (l Layout) dialWidth() float32 { return 0.58 + min(10, 0.16*l.Unit)*l.pixel() }

// dialPiece returns the size of the chevrons on the dial in cell widths. They are larger on small cells, as far as they do not overlap.
func (l Layout) dialPiece() float32 { return max(0.5, min(0.64, 26*l.pixel())) }

// dialAngle returns the angle of button i of the dial, in radians clockwise from east. The buttons follow each other clockwise.
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

// DialHit returns the button of d nearest to p. ok is false if p is not on the band, or there is no dial.
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

// DialNudge returns the button of d whose direction is closest to v. ok is false for a nudge away from all of them.
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

// onBand reports whether p is on the band of d: within half its width of the arc from the first button to the last.
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

// dial draws the fan of headings beside its cell, and the piece with the chosen heading in the cell.
func (b tiles) dial(d *board.Dial, o *Overlay) {
	if len(d.Buttons) == 0 {
		return
	}
	chosen := d.Default
	for i, t := range d.Buttons {
		if t == o.DialHover {
			chosen = i
		}
	}
	ghost := sprites.GhostChevron{Seat: d.Owner, Facing: b.brush.Geometry.Heading(d.Facings[chosen]), Dark: b.brush.Theme.Dark}
	if o.DialOpen {
		ghost.Facing, ghost.Open = 0, true
	}
	b.brush.lay(d.At, ghost, 1)
	band := sprites.DialBand{
		From: b.brush.dialAngle(d, 0), To: b.brush.dialAngle(d, len(d.Buttons)-1),
		Radius: dialRadius, Width: b.brush.dialWidth(), Panel: b.brush.Theme.Panel, Pixel: b.brush.pixel(),
	}
	if b.brush.Theme.Dark {
		band.Edge = sprites.Mix(b.brush.Theme.Hairline, b.brush.Theme.Text, 0.14)
	}
	b.brush.lay(d.At, band, 1)
	px := min(b.brush.pixel(), 0.02)
	line := b.brush.Theme.withCounter(b.brush.Theme.Accent, 3*px, 3*px)
	line.on, line.off = 7*px, 4.5*px
	b.brush.lay(d.At, ring{dialRing, line}, 1)
	for i := range d.Buttons {
		b.dialButton(d, i, i == chosen && !o.DialOpen)
	}
}

// dialButton draws the chevron of a button, white on a disc if it is chosen.
func (b tiles) dialButton(d *board.Dial, i int, chosen bool) {
	c := b.brush.DialCentre(d, i)
	k := sprites.Chevron{Seat: d.Owner, Facing: b.brush.Geometry.Heading(d.Facings[i]), Dark: b.brush.Theme.Dark}
	if chosen {
		k.Plain, k.Body, k.Rim = true, b.brush.Theme.OnAccent, b.brush.Theme.Accent
		r, fill := dialDisc*b.brush.dialPiece()*b.brush.Unit, b.brush.Theme.Accent
		b.brush.Draw([2]any{r, fill}, c, 1, 1, func() sprites.Drawing { return sprites.Drawing{}.Fill(sprites.Circle(0, 0, r), sprites.Solid(fill)) })
	}
	b.brush.Draw(k, c, b.brush.dialPiece()*b.brush.Unit, 1, k.Drawing)
}
