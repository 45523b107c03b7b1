package render_test

import (
	"image"
	"image/color"
	"slices"
	"testing"

	"quintet/games/board"
	"quintet/render"
	"quintet/sprites"
)

// TestWinningPathIsOneLine samples along a path of three octagons, whose links come in either order, and beyond its ends.
func TestWinningPathIsOneLine(t *testing.T) {
	const at = board.Target(14)
	light := func(c color.RGBA) bool { return min(c.R, c.G, c.B) > 200 }
	for colour := range int8(2) {
		links := []board.Link{{From: at, To: at + 6}, {From: at + 6, To: at + 12}}
		for range 2 {
			slices.Reverse(links)
			v := empty()
			for i := range links {
				links[i].Owner, links[i].Via, links[i].State, links[i].Winning = colour, board.NoTarget, board.LinkSafe, true
				v.Links = append(v.Links, links[i])
			}
			for i := range board.Target(3) {
				v.Pieces = append(v.Pieces, stone(at+6*i, 0, colour))
			}
			img, l := painter{render.NewPictureCache()}.paint(octagons, v, render.NoOverlay(), true, false)
			from, to := l.Centre(at), l.Centre(at+12)
			for y := int(from.Y); y <= int(to.Y); y++ {
				if c := img.RGBAAt(int(from.X), y); !light(c) {
					t.Fatalf("colour %d, the link from %d first: %v on the line, %d pixels from its upper end", colour, links[0].From, c, y-int(from.Y))
				}
			}
			off := 0.1 * l.Unit // still on the middle of the octagon
			beyond, aside := img.RGBAAt(int(from.X), int(from.Y-off)), img.RGBAAt(int(from.X-off), int(from.Y))
			if beyond != aside {
				t.Errorf("colour %d: %v beyond the upper end of the line, %v beside it", colour, beyond, aside)
			}
		}
	}
}

func TestHoverHighlightsCoordinates(t *testing.T) {
	p := painter{render.NewPictureCache()}
	for _, g := range []*board.Geometry{octagons, checker, plain} {
		o := render.NoOverlay()
		without, l := p.paint(g, empty(), o, false, false)
		o.Hover = 14 // c3
		with, _ := p.paint(g, empty(), o, false, false)
		u, f, c := l.Unit, l.Field, l.Centre(14)
		head := image.Rect(int(c.X-u/2), int(l.Slab.Y), int(c.X+u/2), int(f.Y))
		row := image.Rect(int(l.Slab.X), int(c.Y-u/2), int(f.X), int(c.Y+u/2))
		found := [2]bool{}
		for x, y := range pixels(render.Rect{W: side, H: side}) {
			if without.RGBAAt(x, y) == with.RGBAAt(x, y) {
				continue
			}
			at := image.Pt(x, y)
			found[0], found[1] = found[0] || at.In(head), found[1] || at.In(row)
			if !at.In(head) && !at.In(row) {
				t.Fatalf("surface %d: hovering c3 changes %v", g.Surface, at)
			}
		}
		if found != [2]bool{true, true} {
			t.Errorf("surface %d: column strong %v, row strong %v", g.Surface, found[0], found[1])
		}
	}
}

func TestGoalBarColours(t *testing.T) {
	p := painter{render.NewPictureCache()}
	img, l := p.paint(octagons, empty(), render.NoOverlay(), false, false)
	f := l.Field
	mid := f.Centre()
	for name, c := range map[string]struct {
		at   render.Point
		blue bool
	}{
		"top":    {render.Point{X: mid.X + l.Unit, Y: f.Y - 3}, true},
		"bottom": {render.Point{X: mid.X + l.Unit, Y: f.Y + f.H + 3}, true},
		"left":   {render.Point{X: f.X - 3, Y: mid.Y + l.Unit}, false},
		"right":  {render.Point{X: f.X + f.W + 3, Y: mid.Y + l.Unit}, false},
		"tooth":  {render.Point{X: f.X + l.Unit, Y: f.Y + 5}, true},
	} {
		got := img.RGBAAt(int(c.at.X), int(c.at.Y))
		if blue := got.B > got.R; blue != c.blue || got.A != 255 || max(got.R, got.B) < 80 {
			t.Errorf("%s: colour %v, want opaque blue %v", name, got, c.blue)
		}
	}
}

// tagBounds contains every tag.
var tagBounds = render.Rect{X: 8, Y: 8, W: side - 16, H: side - 16}

// tagged draws a tag with lines for a pointer at at on a board with layout l.
func tagged(l render.Layout, lines []board.Line, at render.Point, keep, spare []board.Target) *image.RGBA {
	img, b := sheet(side, false)
	discs := func(ts []board.Target) (shapes []render.Shape) {
		for _, t := range ts {
			shapes = append(shapes, render.Disc(l.Centre(t), 0.42*l.Unit))
		}
		return shapes
	}
	b.Tag(l, lines, func(m board.Message) string { return m.Key }, render.TagPlace{At: at, Bounds: tagBounds, MaxDistance: 0.5, Pieces: discs(keep), Goals: discs(spare)})
	return img
}

func TestTagKeepsClear(t *testing.T) {
	ground := render.ThemeOf(false).TagGround
	one := []board.Line{{Colour: board.Nobody, Icon: board.IconScissors, Text: board.Say("cuts one, Blue places two"), Strong: true}}
	two := append(one, board.Line{Colour: 1, Text: board.Say("your second placement is lost")})
	l := render.Fit(octagons, render.Rect{X: 64, Y: 64, W: side - 128, H: side - 128}, 1, false)
	for _, lines := range [][]board.Line{one, two} {
		for _, at := range []render.Point{{X: 240, Y: 240}, {X: 9, Y: 9}, {X: 470, Y: 9}, {X: 9, Y: 470}, {X: 470, Y: 470}, {X: 240, Y: 470}} {
			img, n := tagged(l, lines, at, nil, nil), 0
			for x, y := range pixels(render.Rect{W: side, H: side}) {
				if sprites.Color(img.RGBAAt(x, y)) != ground {
					continue
				}
				n++
				if !tagBounds.Contains(render.Point{X: float32(x), Y: float32(y)}) {
					t.Fatalf("%d lines at %v: the tag reaches %d, %d", len(lines), at, x, y)
				}
				if dx, dy := float32(x)-at.X, float32(y)-at.Y; dx >= 0 && dx < 14 && dy >= 0 && dy < 22 {
					t.Fatalf("%d lines at %v: the tag lies under the pointer", len(lines), at)
				}
			}
			if n < 3000 {
				t.Errorf("%d lines at %v: %d pixels of ground", len(lines), at, n)
			}
		}
	}
}

func TestTagAvoidsPieces(t *testing.T) {
	line := []board.Line{{Colour: board.Nobody, Text: board.Say("a new record")}}
	l := render.Fit(checker, render.Rect{X: 64, Y: 64, W: side - 128, H: side - 128}, 1, false)
	for name, c := range map[string]struct {
		at    board.Target
		keep  []board.Target
		spare []board.Target
		clear []board.Target // those of spare that must stay clear
	}{
		"below and below right":                 {at: 14, keep: []board.Target{20, 21, 22}},
		"all round at the left side, but above": {at: 12, keep: []board.Target{7, 7, 7, 7, 13, 14, 15, 18, 18, 19, 19, 20, 20, 21, 21}},
		"goals below and below right":           {at: 14, spare: []board.Target{20, 21, 22}, clear: []board.Target{20, 21, 22}},
		"rather goals than pieces":              {at: 14, keep: []board.Target{20, 21, 22}, spare: []board.Target{6, 7, 8, 9, 10, 11, 18, 19}},
	} {
		img := tagged(l, line, l.Centre(c.at), c.keep, c.spare)
		for _, k := range append(c.keep, c.clear...) {
			p, near := l.Centre(k), int(0.4*l.Unit)
			for _, off := range [][2]int{{0, 0}, {near, 0}, {-near, 0}, {0, near}, {0, -near}} {
				if img.RGBAAt(int(p.X)+off[0], int(p.Y)+off[1]).A == 255 {
					t.Errorf("%s: the tag hides cell %d", name, k)
				}
			}
		}
	}
}

func TestBadgesAvoidDiscs(t *testing.T) {
	// The middle of the left side of the record is taken: its number moves.
	p := painter{render.NewPictureCache()}
	const a1, d1, d4, a4, taken = board.Target(0), board.Target(3), board.Target(21), board.Target(18), board.Target(12)
	v := empty()
	for _, at := range []board.Target{a1, d1, d4, a4, taken, 6} {
		v.Pieces = append(v.Pieces, stone(at, 0, 0))
	}
	without, _ := p.paint(checker, v, render.NoOverlay(), false, false)
	v.Loops = []board.Loop{{Corners: []board.Target{a1, d1, d4, a4}, Label: 3}}
	with, l := p.paint(checker, v, render.NoOverlay(), false, false)
	for _, at := range []board.Target{taken, 6} {
		c := l.Centre(at)
		if without.RGBAAt(int(c.X), int(c.Y)) != with.RGBAAt(int(c.X), int(c.Y)) {
			t.Errorf("the number hides the disc on cell %d", at)
		}
	}
	// The text at the pointer avoids the cells with a number: white figures are on no other.
	changed := func(t board.Target) (n int) {
		c, r := l.Centre(t), int(l.Unit/2)
		for x := -r; x < r; x++ {
			for y := -r; y < r; y++ {
				if k := with.RGBAAt(int(c.X)+x, int(c.Y)+y); k.R > 250 && k.G > 250 && k.B > 250 {
					n++
				}
			}
		}
		return n
	}
	labels := l.Labels(v, render.NoOverlay())
	if len(labels) != 1 {
		t.Fatalf("the number is at %v", labels)
	}
	for i := range checker.Cells {
		at := board.Target(i)
		if cell := (render.Shape{Core: around(l, at, 1)}); changed(at) > 0 && !cell.Covers(labels[0]) {
			t.Errorf("the number lies on cell %d, too, not only at %v", at, labels[0])
		}
	}
}

// The brackets around an octagon do not hide the squares at its corners, which show how safe links are.
func TestBracketsLeaveSquaresVisible(t *testing.T) {
	const at, below = board.Target(14), board.Target(36 + 2*5 + 2) // c3, and the square below and to the right of it
	p := painter{render.NewPictureCache()}
	for _, dark := range []bool{false, true} {
		v, o := empty(), render.NoOverlay()
		v.Pieces = []board.Piece{stone(at, 0, 0), stone(at+7, 0, 0), stone(below, 1, 0)}
		without, _ := p.paint(octagons, v, o, dark, false)
		o.Marks = []board.Mark{{At: at, Kind: board.MarkLast}, {At: at + 7, Kind: board.MarkLast}}
		with, l := p.paint(octagons, v, o, dark, false)
		if changed(l, at, without, with) < 50 {
			t.Error("no brackets")
		}
		c := l.Centre(below)
		for x, y := range pixels(around(l, below, 1)) {
			off := max(float32(x)-c.X, c.X-float32(x)) + max(float32(y)-c.Y, c.Y-float32(y))
			if off < 0.2*l.Unit && with.RGBAAt(x, y) != without.RGBAAt(x, y) {
				t.Fatalf("dark %v: brackets over the square at %d, %d", dark, x-int(c.X), y-int(c.Y))
			}
		}
	}
}

// The text at the pointer does not hide the letters of the board, even if it would hide nothing else there.
func TestTagAvoidsLetters(t *testing.T) {
	line := []board.Line{{Colour: board.Nobody, Text: board.Say("record")}}
	l := render.Fit(checker, render.Rect{X: 64, Y: 64, W: side - 128, H: side - 128}, 1, false)
	at := l.Centre(2)
	img := tagged(l, line, at, nil, []board.Target{6, 7, 8, 9, 10, 11})
	for x := range side {
		if y := int(l.Slab.Y+l.Field.Y) / 2; img.RGBAAt(x, y).A == 255 {
			t.Fatalf("the tag for a pointer at %v hides the letters at %d, %d", at, x, y)
		}
	}
}
