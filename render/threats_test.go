package render_test

import (
	"image"
	"image/color"
	"testing"

	"quintet/games/board"
	"quintet/render"
)

// A gain is visible on the cell that is pointed at first, whether the piece is placed there, covers a second cell, or leaves it for another.
func TestGainsAreVisible(t *testing.T) {
	p := painter{render.NewPictureCache()}
	for _, c := range []struct {
		name  string
		steps []board.Target
		from  bool // there is a piece on the first
	}{
		{"a piece of one cell", []board.Target{24}, false},
		{"a piece of two cells", []board.Target{24, 25}, false},
		{"a piece that moves", []board.Target{24, 25}, true},
		{"a piece that changes where it stands", []board.Target{24}, true},
	} {
		v := empty()
		if c.from {
			v.Pieces = append(v.Pieces, stone(24, 0, 0))
		}
		before, _ := p.paint(felt, v, render.NoOverlay(), false, false)
		v.Threats = []board.Threat{{Kind: board.ThreatGain, Label: 3, Steps: c.steps}}
		after, l := p.paint(felt, v, render.NoOverlay(), false, false)
		for _, at := range c.steps {
			if n := changed(l, at, before, after); n < 40 {
				t.Errorf("%s: %d pixels of cell %d show the gain", c.name, n, at)
			}
		}
	}
}

// If two loops share a side, the one that takes fewer steps is on top, whatever their order.
func TestNearerLoopsAreOnTop(t *testing.T) {
	p := painter{render.NewPictureCache()}
	near := board.Threat{Kind: board.ThreatLoop, Label: 2, Hits: []board.Target{0, 2, 14, 12}, Steps: []board.Target{14}}
	far := board.Threat{Kind: board.ThreatLoop, Label: 4, Hits: []board.Target{0, 4, 28, 24}, Steps: []board.Target{4, 28}}
	show := func(ts ...board.Threat) (*image.RGBA, render.Layout) {
		v := empty()
		v.Threats = ts
		return p.paint(checker, v, render.NoOverlay(), false, false)
	}
	alone, l := show(near)
	for name, both := range map[string][]board.Threat{"near, far": {near, far}, "far, near": {far, near}} {
		picture, _ := show(both...)
		for x, y := range pixels(around(l, 1, 0.5)) { // of a cell on the shared side; the rim of the nearer loop lets a little through
			a, b := alone.RGBAAt(x, y), picture.RGBAAt(x, y)
			if d := max(a.R, b.R) - min(a.R, b.R); d > 24 {
				t.Fatalf("%s: the pixel %d, %d of the shared side is %v, %v with the nearer loop alone", name, x, y, b, a)
			}
		}
		if changed(l, 3, alone, picture) == 0 {
			t.Errorf("%s: the farther loop is not seen", name)
		}
	}
}

// A ray of a threat has the signs of all its stops.
func TestThreatRaysShowStops(t *testing.T) {
	p := painter{render.NewPictureCache()}
	show := func(k board.StopKind) (*image.RGBA, render.Layout) {
		v := empty()
		v.Pieces = []board.Piece{stone(40, 1, 0)}
		stops := []board.Stop{{At: 31, Kind: k}, {At: 22, Kind: board.StopLand}}
		v.Threats = []board.Threat{{Kind: board.ThreatReach, Steps: []board.Target{40}, Rays: []board.Ray{{From: 40, Stops: stops}}}}
		return p.paint(tiles, v, render.NoOverlay(), false, false)
	}
	free, l := show(board.StopLand)
	for _, k := range []board.StopKind{board.StopConnect, board.StopBlocked, board.StopEnemy} {
		picture, _ := show(k)
		if n := changed(l, 31, free, picture); n < 10 {
			t.Errorf("stop %d: %d pixels differ from a free one", k, n)
		}
		if n := changed(l, 22, free, picture); n > 0 {
			t.Errorf("stop %d: %d pixels of the cell behind it differ", k, n)
		}
	}
}

// A dot on a cell of any colour is a dot: its middle stands out from the cell, and the sign of the cell does not show beside it.
func TestSignsOnTakenCells(t *testing.T) {
	const at = board.Target(40)
	p := painter{render.NewPictureCache()}
	light := func(c color.RGBA) int { return (299*int(c.R) + 587*int(c.G) + 114*int(c.B)) / 1000 }
	for _, dark := range []bool{false, true} {
		for owner := range int8(4) {
			for mover := range int8(4) {
				v, o := empty(), render.NoOverlay()
				v.Pieces = []board.Piece{stone(at, 0, owner), stone(at-1, 1, mover)}
				rays := []board.Ray{{From: at - 1, Owner: mover, Stops: []board.Stop{{At: at, Kind: board.StopLand}}}}
				for _, lens := range []bool{false, true} {
					v.Rays, v.Threats = rays, nil
					if lens {
						v.Rays, v.Threats = nil, []board.Threat{{Kind: board.ThreatReach, Owner: mover, Steps: []board.Target{at - 1}, Rays: rays}}
					}
					img, l := p.paint(tiles, v, o, dark, false)
					c := l.Centre(at)
					pixel := func(x, y float32) int { return light(img.RGBAAt(int(c.X+x*l.Unit), int(c.Y+y*l.Unit))) }
					ground := pixel(0.2, 0.25)
					if d := pixel(0, 0) - ground; d < 40 && d > -40 {
						t.Errorf("dark %v, lens %v, a dot of %d on a cell of %d: its middle is %d lighter than the cell", dark, lens, mover, owner, d)
					}
					if d := pixel(0.18, 0.08) - ground; d < -10 || d > 10 {
						t.Errorf("dark %v, lens %v: the sign of %d is seen beside the dot", dark, lens, owner)
					}
				}
			}
		}
	}
}
