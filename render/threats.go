// Draws threats: lines, dots, rays, figures and crowns for what the next player could do. Add the look of a new kind of threat to lines and figures.
// The games decide which threats there are; scenes/play/layers.go and scenes/boardui/layers.go decide when they are shown. The pill of the figures is
// in loop_badges.go.

package render

import (
	"cmp"
	"slices"
	"strconv"

	"quintet/games/board"
	"quintet/sprites"
)

// A threats draws the threats of the next player on one board.
type threats struct {
	brush *boardBrush
	v     *board.View
}

// draw draws what the next player could do above everything else on the board, except that loop lines run below: lines and dots first, then the signs
// on rays, then the figures. Kinds differ by shape. The colour shows whose threat it is, on a rim that stands out from it.
func (b threats) draw() {
	if b.brush.Mini {
		return
	}
	for _, t := range b.v.Threats {
		if t.Kind != board.ThreatLoop {
			b.lines(t)
		}
	}
	for _, t := range b.v.Threats {
		if t.Kind == board.ThreatReach {
			b.stops(t)
		}
	}
	for _, t := range nearestLast(b.v.Threats) {
		b.figures(t)
	}
}

// loops draws the loops that the next player could close. Like existing loops they run below the pieces at their corners.
func (b threats) loops() {
	if b.brush.Mini {
		return
	}
	for _, t := range nearestLast(b.v.Threats) {
		if t.Kind == board.ThreatLoop {
			b.lines(t)
		}
	}
}

// nearestLast returns threats in drawing order: where two share a side or a cell, the one that takes fewer steps is on top.
func nearestLast(ts []board.Threat) []board.Threat {
	return slices.SortedStableFunc(slices.Values(ts), func(t, u board.Threat) int { return cmp.Compare(len(u.Steps), len(t.Steps)) })
}

// A threatTone holds the colours of a threat: the owner's, and the one that separates it from the board.
type threatTone struct{ body, rim sprites.Color }

func threatToneOf(l Layout, owner int8) threatTone {
	body := ColourOf(l.Geometry, owner)
	rim := sprites.RGB(0xFBF6EA)
	if InkOn(body) != sprites.RGB(0xFFFFFF) {
		rim = sprites.RGB(0x1F242B)
	}
	return threatTone{body, rim}
}

// line returns a line in the colours of t.
func (t threatTone) line(width, extra float32) cased {
	return cased{line: t.body, casing: sprites.Alpha(t.rim, 0.9), width: width, extra: extra}
}

// dashed returns c with dashes.
func (c cased) dashed() cased {
	c.on, c.off = 0.2, 0.12
	return c
}

// line draws a line through the middles of cells, width logical pixels wide. It is closed, with corners of this radius, unless radius is 0.
func (b threats) line(tone threatTone, cells []board.Target, width, radius float32, dashed bool) {
	line := tone.line(min(width*b.brush.pixel(), 0.16), 2.4*b.brush.pixel())
	if dashed {
		line = line.dashed()
	}
	b.brush.path(cells[0], b.brush.middles(cells, b.brush.Geometry.Cells[cells[0]].Centre), radius, line, 1)
}

// lines draws the lines and dots of t.
func (b threats) lines(t board.Threat) {
	tone := threatToneOf(b.brush.Layout, t.Owner)
	switch t.Kind {
	case board.ThreatWin:
		if len(t.Steps) > 1 {
			b.line(tone, t.Steps, 5, 0, false)
		}
	case board.ThreatCut:
		for _, hit := range t.Hits {
			b.cut(tone, t.Steps[0], hit)
		}
	case board.ThreatLoop:
		width := float32(4.5)
		if len(t.Steps) > 1 {
			width = 2.2
		}
		b.line(tone, t.Hits, width, 0.12, len(t.Steps) > 1)
	case board.ThreatGain:
		switch {
		case standsOn(b.v, t.Steps[0]):
			b.line(tone, t.Steps[:min(2, len(t.Steps))], 4, 0, false)
			for _, hit := range t.Hits {
				b.circle(tone, hit, 0.3)
			}
		case len(t.Steps) == 2:
			b.tile(tone, t)
		}
	case board.ThreatReach:
		for _, r := range t.Rays {
			b.ray(tone, r)
		}
	case board.ThreatWay:
		for _, hit := range t.Hits {
			b.dot(tone, hit, max(pathDot, 2.5*b.brush.pixel()))
		}
	}
}

// cut draws a ring around the square that a piece on a cell would cut, and a line to the ring.
func (b threats) cut(tone threatTone, from, square board.Target) {
	const ring = 0.2
	line := tone.line(min(3*b.brush.pixel(), 0.16), 2.4*b.brush.pixel()).dashed()
	way := b.brush.middles([]board.Target{square}, b.brush.Geometry.Cells[from].Centre)[0]
	b.brush.path(from, []sprites.Point{{}, way.Mul(1 - ring/way.Len())}, 0, line, 1)
	b.circle(tone, square, ring)
}

// ray draws the line of r from the border of its cell to its last stop.
func (b threats) ray(tone threatTone, r board.Ray) {
	const start = 0.5
	way := b.brush.middles([]board.Target{r.Stops[len(r.Stops)-1].At}, b.brush.Geometry.Cells[r.From].Centre)[0]
	border := sprites.Point{X: way.X * start / way.Len(), Y: way.Y * start / way.Len()}
	b.brush.path(r.From, []sprites.Point{border, way}, 0, tone.line(1.8*b.brush.pixel(), 2*b.brush.pixel()), 1)
}

// stops draws what the rays of t meet, with the same signs as the rays of a selected piece.
func (b threats) stops(t board.Threat) {
	on, tone, stands := rays{b.brush}, threatToneOf(b.brush.Layout, t.Owner), chevrons(b.brush.Layout, b.v)
	for _, r := range t.Rays {
		for _, s := range r.Stops {
			line, counter := on.signTones(s.Kind, markerOn(b.brush.Layout, b.v, s.At), tone.body, tone.rim)
			rays{b.brush.at(b.brush.before(r, s.At, stands))}.stop(s, line, counter)
		}
	}
}

// standsOn reports whether there is a piece on t.
func standsOn(v *board.View, t board.Target) bool {
	return slices.ContainsFunc(v.Pieces, func(p board.Piece) bool { return p.At == t || p.To == t })
}

// pathDot is the radius of a dot on a way to win, in cell widths, much smaller than a stone's.
const pathDot = 0.11

// dot draws a disc of radius r, in cell widths.
func (b threats) dot(tone threatTone, t board.Target, r float32) {
	b.brush.lay(t, dot{r, 1.6 * b.brush.pixel(), tone.body, tone.rim}, 1)
}

// circle draws a ring of radius r, in cell widths.
func (b threats) circle(tone threatTone, t board.Target, r float32) {
	b.brush.lay(t, ring{r, cased{line: tone.body, casing: tone.rim, width: min(2.6*b.brush.pixel(), 0.09), extra: 2.4 * b.brush.pixel()}}, 1)
}

// tile draws a piece of two cells that could be placed: a box around both, and a dot in each half, off the middle of the piece, which has its figure.
func (b threats) tile(tone threatTone, t board.Threat) {
	lo, hi := extent(b.brush.Layout, t.Steps)
	b.brush.frame(lo, hi, 0.42, 0.16, cased{line: tone.body, casing: tone.rim, width: 2.6 * b.brush.pixel(), extra: 2.4 * b.brush.pixel()})
	b.halves(t.Steps, t.Owner, 0.17, 0.14)
}

// halves draws a dot of radius r for each half of a piece on two cells, the first in owner's colour, at distance out from the middle of its cell.
// Lengths are in cell widths.
func (b threats) halves(cells []board.Target, owner int8, r, out float32) {
	way := b.brush.middles(cells, b.brush.Geometry.Cells[cells[0]].Centre)[1].Mul(out * b.brush.Unit)
	first, second := b.brush.Layout, b.brush.Layout
	first.Field.X, first.Field.Y = b.brush.Field.X-way.X, b.brush.Field.Y-way.Y
	second.Field.X, second.Field.Y = b.brush.Field.X+way.X, b.brush.Field.Y+way.Y
	threats{b.brush.at(first), b.v}.dot(threatToneOf(b.brush.Layout, owner), cells[0], r)
	threats{b.brush.at(second), b.v}.dot(threatToneOf(b.brush.Layout, owner^1), cells[1], r)
}

// figures writes the numbers and signs of t.
func (b threats) figures(t board.Threat) {
	tone := threatToneOf(b.brush.Layout, t.Owner)
	x := pill{ground: tone.body, rim: tone.rim, ink: InkOn(tone.body)}
	switch t.Kind {
	case board.ThreatWin:
		for _, s := range t.Steps {
			b.crown(tone, s)
		}
		return
	case board.ThreatCut:
		x.text, x.icon = strconv.Itoa(int(t.Label)), sprites.IconScissors
		if b.brush.Unit < 34 { // no room for both: the ring and the line show what the number counts
			x.icon = sprites.NoIcon
		}
		b.brush.pill(b.brush.Centre(t.Steps[0]), x)
	case board.ThreatGain:
		x.text = "+" + strconv.Itoa(int(t.Label))
		if t.Lost {
			x.icon = sprites.IconBroken
		}
		at := b.brush.Centre(t.Steps[min(1, len(t.Steps)-1)]) // where a piece lands; the steps of a piece of two cells are its halves
		if !standsOn(b.v, t.Steps[0]) {
			from := b.brush.Centre(t.Steps[0])
			at = Point{(from.X + at.X) / 2, (from.Y + at.Y) / 2}
		}
		b.brush.pill(at, x)
	case board.ThreatLoop:
		x.text = strconv.Itoa(int(t.Label))
		if len(t.Steps) > 1 {
			x.ground, x.ink = tone.rim, tone.body
			x.rim = tone.body
		}
		for _, s := range t.Steps {
			b.brush.pill(b.brush.Centre(s), x)
		}
	}
}

// crown draws the sign of a winning cell: a crown on a disc with a double border.
func (b threats) crown(tone threatTone, t board.Target) {
	b.dot(tone, t, 0.42)
	b.brush.onCell(t, [2]any{"threat win", tone}, 1, func() sprites.Drawing {
		return sprites.Drawing{}.Line(sprites.Circle(0, 0, 0.36), 0.035, sprites.Solid(tone.rim))
	})
	b.brush.Icon(sprites.IconCrown, b.brush.Centre(t), 0.44*b.brush.Unit, InkOn(tone.body))
}
