package render_test

import (
	"image"
	"slices"
	"testing"

	"quintet/games/board"
	"quintet/render"
)

// The number on a piece stays legible whatever crosses it: a ray, a sign for what blocks, the line and the box of a proof.
func TestFiguresStayReadable(t *testing.T) {
	p := painter{render.NewPictureCache()}
	const from, on, to = board.Target(36), board.Target(38), board.Target(40) // a5, c5, e5
	view := func() *board.View {
		v := empty()
		for i, at := range []board.Target{from, on} {
			v.Pieces = append(v.Pieces, board.Piece{ID: uint16(i) + 1, At: at, To: board.NoTarget, Sprite: 1, Owner: int8(i), Facing: 2, Figure: 8})
		}
		return v
	}
	plain, l := p.paint(tiles, view(), render.NoOverlay(), false, false)
	for _, c := range []struct {
		name string
		edit func(v *board.View, o *render.Overlay)
	}{
		{"a ray through it", func(v *board.View, _ *render.Overlay) {
			v.Rays = []board.Ray{{From: from, Stops: []board.Stop{{At: on, Kind: board.StopBlocked}, {At: to, Kind: board.StopBlocked}}}}
		}},
		{"a ray to it", func(v *board.View, _ *render.Overlay) {
			v.Rays = []board.Ray{{From: from, Stops: []board.Stop{{At: on, Kind: board.StopBlocked}}}}
		}},
		{"what is counted", func(_ *board.View, o *render.Overlay) {
			o.Proof = &board.Reason{Count: []board.Target{from, on - 1, on}}
		}},
		{"a proof through it", func(_ *board.View, o *render.Overlay) { o.Proof = &board.Reason{Line: []board.Target{from, to}} }},
	} {
		v, o := view(), render.NoOverlay()
		c.edit(v, o)
		drawn, _ := p.paint(tiles, v, o, false, false)
		if changed(l, on-1, plain, drawn) == 0 {
			t.Errorf("%s is not seen beside the piece", c.name)
		}
		for _, at := range []board.Target{from, on} {
			if n := changedIn(around(l, at, 0.24), plain, drawn); n > 0 { // its number
				t.Errorf("%s changes %d pixels of the figure on %s", c.name, n, tiles.Cells[at].Label)
			}
		}
	}
}

// A moving piece passes over the marks of the cells that it leaves and reaches.
func TestMovingPiecesAreAboveMarks(t *testing.T) {
	p := painter{render.NewPictureCache()}
	const from, to = board.Target(36), board.Target(46) // a5, b6: their brackets meet half-way
	paint := func(marked bool) (*image.RGBA, render.Layout) {
		v, o := empty(), render.NoOverlay()
		v.Pieces = []board.Piece{{ID: 1, At: to, To: board.NoTarget, Sprite: 1, Facing: 2, Figure: 8}}
		o.Moving, o.Moved = []render.MovingPiece{{ID: 1, From: from}}, 0.29 // half of its way
		if marked {
			o.Marks = []board.Mark{{At: from, Kind: board.MarkFrom}, {At: to, Kind: board.MarkLast}}
		}
		return p.paint(tiles, v, o, false, false)
	}
	plain, l := paint(false)
	marked, _ := paint(true)
	if changed(l, from, plain, marked) == 0 || changed(l, to, plain, marked) == 0 {
		t.Error("the marks are not drawn")
	}
	a, b := l.Centre(from), l.Centre(to)
	piece := render.Rect{X: (a.X+b.X)/2 - 0.12*l.Unit, Y: (a.Y+b.Y)/2 - 0.12*l.Unit, W: 0.24 * l.Unit, H: 0.24 * l.Unit}
	if n := changedIn(piece, plain, marked); n > 0 {
		t.Errorf("marks change %d pixels of the piece between them", n)
	}
}

// While a target is pointed at, every other sign is dimmed, including that of a sacrifice on the way to the target: it is about another move.
func TestOtherRaysAreFaint(t *testing.T) {
	p := painter{render.NewPictureCache()}
	chevron := uint8(slices.Index(tiles.Sprites, "chevron"))
	const from, target, end = board.Target(40), board.Target(24), board.Target(22) // e5, g3, e3
	for _, at := range []board.Target{32, 31} {                                    // f4 on the way to the target, e4 on another line
		for _, kind := range []board.StopKind{board.StopLand, board.StopConnect, board.StopEnemy} {
			v := empty()
			v.Pieces = []board.Piece{stone(from, chevron, 0)}
			for _, last := range []board.Target{target, end} {
				r := board.Ray{From: from}
				if (last == target) == (at == 32) {
					r.Stops = append(r.Stops, board.Stop{At: at, Kind: kind})
				}
				v.Rays = append(v.Rays, board.Ray{From: from, Stops: append(r.Stops, board.Stop{At: last})})
			}
			strength := func(o *render.Overlay) int {
				bare, l := p.paint(tiles, empty(), o, false, false)
				signed, _ := p.paint(tiles, v, o, false, false)
				return contrast(l, at, bare, signed)
			}
			pointed := render.NoOverlay()
			pointed.Ghosts = []board.Piece{stone(target, chevron, 0)}
			if all, less := strength(render.NoOverlay()), strength(pointed); less < all*3/5 || less > all*4/5 {
				t.Errorf("stop %d on %s: strength %d of %d while %s is pointed at", kind, tiles.Cells[at].Label, less, all, tiles.Cells[target].Label)
			}
		}
	}
}

// The star of a hint does not hide the ghost chevron, and no glyph shows through the ghost.
func TestStarLeavesHeadingVisible(t *testing.T) {
	p := painter{render.NewPictureCache()}
	chevron := uint8(slices.Index(tiles.Sprites, "chevron"))
	const at = board.Target(40)
	for facing := range uint8(8) {
		o := render.NoOverlay()
		o.Ghosts = []board.Piece{stone(at, chevron, 0)}
		o.Ghosts[0].Facing = facing
		ghost, l := p.paint(tiles, empty(), o, false, false)
		o.Marks = []board.Mark{{At: at, Kind: board.MarkHint}}
		star, _ := p.paint(tiles, empty(), o, false, false)
		if changed(l, at, ghost, star) < 50 {
			t.Errorf("heading %d: no star", facing)
		}
		c := l.Centre(at)
		for x, y := range pixels(around(l, at, 0.2)) {
			if star.RGBAAt(x, y) != ghost.RGBAAt(x, y) {
				t.Fatalf("heading %d: the star lies over the chevron at %d, %d", facing, x-int(c.X), y-int(c.Y))
			}
		}
	}
}

// contrast returns the largest difference between a and b in the red of the pixels in the middle of cell t, where a sign hides the line.
func contrast(l render.Layout, t board.Target, a, b *image.RGBA) (most int) {
	for x, y := range pixels(around(l, t, 0.16)) {
		d := int(a.RGBAAt(x, y).R) - int(b.RGBAAt(x, y).R)
		most = max(most, d, -d)
	}
	return most
}

// Every stop of a ray has its own sign in the legend, in the colour of the rays.
func TestLegendShowsRayStops(t *testing.T) {
	seen := map[string]board.StopKind{}
	for i := range 4 * (board.StopEnemy + 1) {
		kind, owner := i%(board.StopEnemy+1), int8(i/(board.StopEnemy+1))
		img, b := sheet(40, false)
		blank := string(img.Pix)
		b.Sample(render.Layout{Geometry: tiles, Unit: 60}, board.LegendItem{Ray: true, Stop: kind}, owner, false, render.Point{X: 20, Y: 20}, 26)
		drawn := string(img.Pix)
		if other, ok := seen[drawn]; ok || drawn == blank {
			t.Errorf("stop %d of colour %d has no sign of its own; %d", kind, owner, other)
		}
		seen[drawn] = kind
	}
}

// A dragged piece is drawn completely at the pointer, above everything else, and pale in its original place.
func TestDraggedPiece(t *testing.T) {
	p := painter{render.NewPictureCache()}
	for _, g := range []*board.Geometry{tiles, felt} {
		sprite := uint8(len(g.Sprites) - 1)
		v := empty()
		v.Pieces = []board.Piece{stone(0, sprite, 0), stone(40, sprite, 1)}
		plain, l := p.paint(g, v, render.NoOverlay(), false, false)
		o := render.NoOverlay()
		o.Hand, o.HandAt, o.PaleID = &v.Pieces[0], l.Centre(40), v.Pieces[0].ID
		drawn, _ := p.paint(g, v, o, false, false)
		c, d := l.Centre(0), l.Centre(40)
		if got, want := drawn.RGBAAt(int(d.X), int(d.Y)), plain.RGBAAt(int(c.X), int(c.Y)); got != want {
			t.Errorf("surface %d: %v at the pointer, want the %v of the piece", g.Surface, got, want)
		}
		if drawn.RGBAAt(int(c.X), int(c.Y)) == plain.RGBAAt(int(c.X), int(c.Y)) {
			t.Errorf("surface %d: the piece is not pale where it came from", g.Surface)
		}
		if v.Pieces[1].ID != 41 || len(v.Pieces) != 2 {
			t.Errorf("surface %d: the view was changed", g.Surface)
		}
	}
}

// Cells that would have been good instead have rings, but for those that have signs on lines of movement; one around a chevron is wide enough
// to leave its tip free.
func TestAlternativesLeaveTipsVisible(t *testing.T) {
	p := painter{render.NewPictureCache()}
	v := empty()
	chevron := uint8(slices.Index(tiles.Sprites, "chevron"))
	v.Pieces = []board.Piece{stone(40, chevron, 0)}
	v.Rays = []board.Ray{{From: 40, Stops: []board.Stop{{At: 24, Kind: board.StopLand}}}}
	plain, l := p.paint(tiles, v, render.NoOverlay(), false, false)
	o := render.NoOverlay()
	o.Alternatives = []board.Target{24, 40, 44}
	drawn, _ := p.paint(tiles, v, o, false, false)
	for _, c := range []struct {
		cell   board.Target
		radius float32
		ring   bool
	}{{40, 0.5, true}, {40, 0.4, false}, {44, 0.42, true}, {44, 0.3, false}, {24, 0.42, false}} {
		mid := l.Centre(c.cell)
		x, y := int(mid.X), int(mid.Y+c.radius*l.Unit)
		if got := drawn.RGBAAt(x, y) != plain.RGBAAt(x, y); got != c.ring {
			t.Errorf("cell %d, %v of it from its middle: a ring is %t, want %t", c.cell, c.radius, got, c.ring)
		}
	}
}

// While no heading is chosen the piece in prospect has none, whichever would be played without a nudge.
func TestOpenDialHasNoHeading(t *testing.T) {
	p := painter{render.NewPictureCache()}
	const at = board.Target(40)
	paint := func(usual int, open bool) (*image.RGBA, render.Layout) {
		v, o := empty(), render.NoOverlay()
		v.Dial = board.Dial{At: at, Buttons: []board.Target{board.ButtonBase, board.ButtonBase + 1, board.ButtonBase + 2}, Facings: []uint8{0, 1, 2}, Default: usual}
		o.DialOpen = open
		return p.paint(tiles, v, o, false, false)
	}
	ahead, l := paint(0, true)
	aside, _ := paint(2, true)
	chosen, _ := paint(2, false)
	if n := changed(l, at, ahead, aside); n > 0 {
		t.Errorf("an open dial shows a heading: %d pixels differ", n)
	}
	if changed(l, at, aside, chosen) == 0 {
		t.Error("a chosen heading looks like no heading")
	}
}
