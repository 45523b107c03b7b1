package render_test

import (
	"testing"

	"quintet/games/board"
	"quintet/render"
)

// smallest is the width of the smallest cells: 19 columns in the smallest window.
const smallest = 18

// small draws v on cells of the smallest size.
func small(g *board.Geometry, v *board.View) (string, render.Layout) {
	const side = smallest*6 + 52
	img, b := sheet(side, false)
	l := render.Fit(g, render.Rect{W: side, H: side}, 1, false)
	b.Board(l, v, render.NoOverlay())
	return string(img.Pix), l
}

// However small the cells are, a link that one piece can cut looks different from one that needs two.
func TestSmallCellsDistinguishLinks(t *testing.T) {
	const at, via = board.Target(14), board.Target(36 + 2*5 + 2)
	var drawn [2]string
	for i, state := range []board.LinkState{board.LinkLater, board.LinkNow} {
		v := empty()
		v.Pieces = []board.Piece{stone(at, 0, 0), stone(at+7, 0, 0), stone(via, 1, 0)}
		v.Links = []board.Link{{From: at, To: at + 7, Via: via, State: state, Cutters: [2]board.Target{at + 1, at + 6}}}
		var l render.Layout
		if drawn[i], l = small(octagons, v); l.Unit > smallest {
			t.Fatalf("cells are %v wide", l.Unit)
		}
	}
	if drawn[0] == drawn[1] {
		t.Error("a link that one piece cuts looks like one that takes two")
	}
}

// However small the cells are, every reason has its own sign, and the legend shows the one on the board.
func TestSmallCellsDistinguishReasons(t *testing.T) {
	g := boardOf(board.Felt, 6, "round")
	onBoard, inLegend := map[string]board.MarkKind{}, map[string]board.MarkKind{}
	for _, kind := range []board.MarkKind{board.MarkCrosscut, board.MarkDiagonal, board.MarkTriplet} {
		v := empty()
		v.Marks = []board.Mark{{At: 14, Kind: kind, Turn: 1}}
		pixels, l := small(g, v)
		if other, ok := onBoard[pixels]; ok {
			t.Errorf("reasons %d and %d look alike", kind, other)
		}
		onBoard[pixels] = kind
		sample := func(on render.Layout) string {
			img, b := sheet(40, false)
			b.Sample(on, board.LegendItem{Mark: kind}, 0, false, render.Point{X: 20, Y: 20}, 26)
			return string(img.Pix)
		}
		own := sample(l)
		if other, ok := inLegend[own]; ok {
			t.Errorf("reasons %d and %d look alike in the legend", kind, other)
		}
		inLegend[own] = kind
		l.Unit = 60
		if own == sample(l) {
			t.Errorf("reason %d: the legend shows the sign of large cells", kind)
		}
	}
}

// The number of a ghost tile is between the dots that show its halves, whatever its direction.
func TestSmallGhostTilesShowHalves(t *testing.T) {
	g := boardOf(board.Wood, 11, "tile", "half") // the most that Taiji has
	const side = 412                             // of the board in the smallest window
	for _, second := range []board.Target{61, 71} {
		img, b := sheet(side, false)
		l := render.Fit(g, render.Rect{W: side, H: side}, 1, false)
		v := empty()
		v.Threats = []board.Threat{{Kind: board.ThreatGain, Owner: 1, Steps: []board.Target{60, second}, Label: 2}}
		b.Board(l, v, render.NoOverlay())
		for i, cell := range []board.Target{60, second} {
			at, other := l.Centre(cell), l.Centre([]board.Target{second, 60}[i])
			want := render.ColourOf(g, int8(1-i))
			seen := 0
			for x, y := range pixels(around(l, cell, 1)) {
				away := (float32(x)-at.X)*(at.X-other.X)+(float32(y)-at.Y)*(at.Y-other.Y) > 0
				if p := img.RGBAAt(x, y); away && p.R == want.R && p.G == want.G && p.B == want.B {
					seen++
				}
			}
			if seen < 50 {
				t.Errorf("tile from %s to %s: of the half on %s %d pixels are seen", g.Label(60), g.Label(second), g.Label(cell), seen)
			}
		}
	}
}

// The line around the group of the legend is closed: the same on the left as on the right.
func TestLegendGroupIsClosed(t *testing.T) {
	const side, y = 26, 8 // above the widest part of the plate
	img, b := sheet(side, false)
	l := render.Fit(wood, render.Rect{W: 400, H: 400}, 1, false)
	item := board.LegendItem{Group: true, Outline: board.OutlineCounted}
	b.Sample(l, item, 0, false, render.Point{X: side / 2, Y: side / 2}, side)
	line := false
	for x := range 5 {
		left, right := img.RGBAAt(x, y), img.RGBAAt(side-1-x, y)
		if d := int(left.R) - int(right.R); d < -30 || d > 30 {
			t.Errorf("%d from the edge: %v on the left, %v on the right", x, left, right)
		}
		line = line || left.A == 255 && left.R < 130
	}
	if !line {
		t.Error("no line on the left")
	}
}

// The number of a group is in its middle, on a border between cells if that is nearer than a cell.
func TestGroupNumberIsCentred(t *testing.T) {
	p := painter{render.NewPictureCache()}
	for _, c := range []struct{ cells, between []board.Target }{
		{[]board.Target{16, 17}, []board.Target{16, 17}},
		{[]board.Target{16, 17, 18}, []board.Target{17, 17}},
		{[]board.Target{16, 17, 23, 24}, []board.Target{16, 17}}, // the first of four borders
	} {
		v := empty()
		v.Outlines = []board.Outline{{Kind: board.OutlineCounted, Cells: c.cells, Label: 2, At: c.cells[0]}}
		img, l := p.paint(wood, v, render.NoOverlay(), false, false)
		a, z := l.Centre(c.between[0]), l.Centre(c.between[1])
		x, y := int((a.X+z.X)/2), int((a.Y+z.Y)/2)
		if k := img.RGBAAt(x+8, y); k.R > 60 { // beside the figure
			t.Errorf("the group %v has %v in its middle, want its plate", c.cells, k)
		}
	}
}
