// Draws the rays of a selected chevron of Azacru: its lines of movement (beams), with a sign for everything that they meet (stops). While the pointer
// is on a target, the rays of other moves are dimmed. Change lengths, signs and dimming here. threats.go and legend.go use the same signs; their
// shapes are in sprites/shapes_rays.go.

package render

import (
	"math"
	"slices"

	"quintet/games/board"
	"quintet/sprites"
)

// Dimensions of rays in cell widths from the middles of cells.
const (
	rayStart = 0.54 // a ray starts at the ring around its piece
	rayShort = 0.5  // and ends before the ghost piece and its ring
	rayAside = 0.36 // distance of a sign from the middle of a piece, whose number must stay legible

	raySampleCell = 0.66 // the cell below a sign in the legend: as wide as possible
)

// A rays draws pieces' lines of movement, and the signs where they stop.
type rays struct{ brush *boardBrush }

// beams draws the lines of movement of the selected piece, below chevrons. While a target is pointed at, the other lines are dimmed.
func (b rays) beams(v *board.View, o *Overlay) {
	target, stands := rayTarget(b.brush.Layout, v, o), chevrons(b.brush.Layout, v)
	for _, r := range v.Rays {
		b.beam(r, target, stands, beamOpacity(r, target))
	}
}

// stops draws the signs for what the lines of movement meet. While a target is pointed at, all other signs are dimmed towards the tones of their
// cells, including those on its way, because they are about other moves. Lines do not show through them.
func (b rays) stops(v *board.View, o *Overlay) {
	back, stands := float32(0), chevrons(b.brush.Layout, v)
	if rayTarget(b.brush.Layout, v, o) != board.NoTarget {
		back = 0.3
	}
	eachStop(b.brush.Layout, v, o, func(r board.Ray, s board.Stop) {
		cell, ground := markerOn(b.brush.Layout, v, s.At), b.brush.Theme.tonesOf().plates.top
		line, counter := b.signTones(s.Kind, cell, sprites.SeatLine(r.Owner, b.brush.Theme.Dark), b.brush.Theme.Counter)
		if cell != board.Nobody {
			ground = sprites.MarkerColor(cell, b.brush.Theme.Dark)
		}
		rays{b.brush.at(b.brush.before(r, s.At, stands))}.stop(s, sprites.Mix(line, ground, back), sprites.Mix(counter, ground, back))
	})
}

// eachStop calls f for everything that the rays of the selected piece meet and that has a sign, up to the cell that is pointed at.
func eachStop(l Layout, v *board.View, o *Overlay, f func(board.Ray, board.Stop)) {
	target, turning := rayTarget(l, v, o), marked(v.Marks, board.MarkTurn)
	for _, r := range v.Rays {
		for _, s := range r.Stops {
			if s.At == target {
				break // the line ends here, too
			}
			if !turning[s.At] {
				f(r, s)
			}
		}
	}
}

// signedCells returns the cells with signs of rays, both of the selected piece and of threats.
func signedCells(l Layout, v *board.View, o *Overlay) map[board.Target]bool {
	ts := map[board.Target]bool{}
	eachStop(l, v, o, func(_ board.Ray, s board.Stop) { ts[s.At] = true })
	for _, t := range v.Threats {
		for _, r := range t.Rays {
			for _, s := range r.Stops {
				ts[s.At] = true
			}
		}
	}
	return ts
}

// markerOn returns the owner of cell t's colour, board.Nobody if it has none.
func markerOn(l Layout, v *board.View, t board.Target) int8 {
	for _, p := range v.Pieces {
		if p.At == t && !isChevron(l, p) {
			return p.Owner
		}
	}
	return board.Nobody
}

// signTones returns the tones of a sign on a cell with the colour cell: line on counter, or the reverse if counter stands out more from the cell. A
// dot filled with the colour of its cell would look like a ring, which means something else, and a ring filled with line would look like a dot. Rings
// and the disc of a connection stand out without the change.
func (b rays) signTones(kind board.StopKind, cell int8, line, counter sprites.Color) (inner, outer sprites.Color) {
	if cell != board.Nobody && kind != board.StopConnect && kind != board.StopBlocked && contrastsMore(sprites.MarkerColor(cell, b.brush.Theme.Dark), counter, line) {
		return counter, line
	}
	return line, counter
}

// beamOpacity returns the opacity of the line of r: half if another ray leads to the target.
func beamOpacity(r board.Ray, target board.Target) float32 {
	if target == board.NoTarget || reaches(r, target) {
		return 1
	}
	return 0.5
}

// rayTarget returns the cell where the selected piece would land, NoTarget if none is pointed at.
func rayTarget(l Layout, v *board.View, o *Overlay) board.Target {
	if len(v.Dial.Buttons) > 0 {
		return v.Dial.At
	}
	for _, p := range o.Ghosts {
		if isChevron(l, p) {
			return p.At
		}
	}
	for _, m := range v.Marks {
		if m.Kind == board.MarkGiveUp {
			return m.At // it lands, but is lost
		}
	}
	return board.NoTarget
}

// reaches reports whether t is a stop of r.
func reaches(r board.Ray, t board.Target) bool {
	return slices.ContainsFunc(r.Stops, func(s board.Stop) bool { return s.At == t })
}

// chevrons returns the cells with pieces.
func chevrons(l Layout, v *board.View) map[board.Target]bool {
	return cellsOf(v.Pieces, func(p board.Piece) bool { return isChevron(l, p) })
}

// before returns l moved so that a sign in cell t is beside the piece there, on the side from which r comes.
func (l Layout) before(r board.Ray, t board.Target, stands map[board.Target]bool) Layout {
	if stands[t] {
		c, d := l.Geometry.Cells[r.From].Centre, l.Geometry.Cells[t].Centre
		way := float32(math.Hypot(float64(d.X-c.X), float64(d.Y-c.Y)))
		l.Field.X -= rayAside * l.Unit * (d.X - c.X) / way
		l.Field.Y -= rayAside * l.Unit * (d.Y - c.Y) / way
	}
	return l
}

// beam draws the line of a ray to its last stop, or until just before the target.
func (b rays) beam(r board.Ray, target board.Target, stands map[board.Target]bool, opacity float32) {
	if len(r.Stops) == 0 {
		return
	}
	to, short, width := r.Stops[len(r.Stops)-1].At, float32(0), float32(4)
	if stands[to] {
		short = rayAside
	}
	if reaches(r, target) {
		to, short, width = target, rayShort, 5
	}
	c, d := b.brush.Geometry.Cells[r.From].Centre, b.brush.Geometry.Cells[to].Centre
	length := float32(math.Hypot(float64(d.X-c.X), float64(d.Y-c.Y))) - short
	if length <= rayStart {
		return
	}
	k := sprites.Beam{
		Facing: facing(b.brush.Layout, r.From, to), From: rayStart, To: length,
		Line: sprites.SeatLine(r.Owner, b.brush.Theme.Dark), Counter: b.brush.Theme.Counter,
		Width: min(width, 0.1*b.brush.Unit), Pixel: b.brush.pixel(),
	}
	b.brush.lay(r.From, k, opacity)
}

// stop draws what a ray meets in a cell, in the colour line on counter.
func (b rays) stop(s board.Stop, line, counter sprites.Color) {
	b.brush.lay(s.At, sprites.RaySign{Stop: rayStops[s.Kind], Line: line, Counter: counter, Pixel: b.brush.pixel()}, 1)
	if s.Kind == board.StopConnect {
		b.brush.Icon(sprites.IconBroken, b.brush.Centre(s.At), 0.44*b.brush.Unit, line)
	}
}

// sample draws in cell t the stop of a ray of owner as on the board, on a cell as it is met there: another player's tile, or one of his own.
func (b rays) sample(t board.Target, kind board.StopKind, owner int8, threat bool) {
	cell := board.Nobody
	switch kind {
	case board.StopEnemy:
		cell = (owner + 1) % int8(b.brush.Geometry.Colours)
	case board.StopConnect:
		cell = owner
	}
	if cell != board.Nobody {
		m := sprites.Marker{Seat: cell, Dark: b.brush.Theme.Dark, Bare: true}
		b.brush.Draw(m, b.brush.Centre(t), raySampleCell*b.brush.Unit, 1, m.Drawing)
	}
	tone := threatTone{sprites.SeatLine(owner, b.brush.Theme.Dark), b.brush.Theme.Counter}
	if threat {
		tone = threatToneOf(b.brush.Layout, owner)
	}
	line, counter := b.signTones(kind, cell, tone.body, tone.rim)
	b.stop(board.Stop{At: t, Kind: kind}, line, counter)
}

// rayStops maps the game's stops to sprites.
var rayStops = [...]sprites.RayStop{
	board.StopLand: sprites.RayLand, board.StopConnect: sprites.RayConnect,
	board.StopBlocked: sprites.RayBlocked, board.StopEnemy: sprites.RayEnemy,
}
