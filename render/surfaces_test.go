package render_test

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"quintet/games/board"
	"quintet/render"
	"quintet/render/soft"
	"quintet/sprites"
)

// The boards of Taiji, Distrify and Azacru as their games describe them.
var (
	walnut = &board.Geometry{
		Surface: board.Walnut, Columns: 7, Rows: 7, Cells: board.Squares(7, 7),
		Sprites: []string{"tile", "half"}, Max: board.Point{X: 7, Y: 7},
	}
	sage   = sageOf(9)
	plates = &board.Geometry{
		Surface: board.Plates, Columns: 9, Rows: 9, Cells: board.Plated(), Buttons: []string{"left", "straight", "right"},
		Sprites: []string{"marker", "chevron"}, Max: board.Point{X: 9.25, Y: 9.25},
	}
)

// sageOf is the board of Distrify with n by n cells.
func sageOf(n int) *board.Geometry {
	return &board.Geometry{
		Surface: board.Sage, Columns: n, Rows: n, Cells: board.Squares(n, n), Edges: board.GoalEdges(n, n),
		Buttons: []string{"end"}, Sprites: []string{"round"}, Max: board.Point{X: float32(n), Y: float32(n)},
	}
}

const side = 480 // of the canvas; the slab leaves 64 on all sides

// A painter keeps what its boards have in common.
type painter struct{ stock *render.PictureCache }

// paint draws a board with v and o in the middle of a fresh canvas.
func (p painter) paint(g *board.Geometry, v *board.View, o *render.Overlay, dark, mini bool) (*image.RGBA, render.Layout) {
	c := soft.New(side, side)
	b := &render.Brush{Canvas: c, Pictures: p.stock, Theme: render.ThemeOf(dark), Scale: 1}
	l := render.Fit(g, render.Rect{X: 64, Y: 64, W: side - 128, H: side - 128}, 1, mini)
	b.Board(l, v, o)
	return c.Image, l
}

// changed counts the pixels within the cell t on which a and b differ.
func changed(l render.Layout, t board.Target, a, b *image.RGBA) int {
	c, h := l.Centre(t), l.Unit/2
	n := 0
	for y := int(c.Y - h); y < int(c.Y+h); y++ {
		for x := int(c.X - h); x < int(c.X+h); x++ {
			if a.RGBAAt(x, y) != b.RGBAAt(x, y) {
				n++
			}
		}
	}
	return n
}

// stone is a piece of one cell.
func stone(at board.Target, sprite uint8, owner int8) board.Piece {
	return board.Piece{ID: uint16(at) + 1, At: at, To: board.NoTarget, Sprite: sprite, Owner: owner}
}

func empty() *board.View {
	v := &board.View{}
	v.Reset()
	return v
}

func TestEverythingShows(t *testing.T) {
	p := painter{render.NewPictureCache()}
	const at = board.Target(24)
	mark := func(k board.MarkKind) func(*board.View, *render.Overlay) {
		return func(v *board.View, _ *render.Overlay) { v.Marks = []board.Mark{{At: at, Kind: k}} }
	}
	over := func(k board.MarkKind) func(*board.View, *render.Overlay) {
		return func(_ *board.View, o *render.Overlay) { o.Marks = []board.Mark{{At: at, Kind: k}} }
	}
	tile := board.Piece{ID: 1, At: at, To: at + 1, Owner: board.Nobody}
	nothing := func(*board.View, *render.Overlay) {}
	stop := func(k board.StopKind) func(*board.View, *render.Overlay) {
		return func(v *board.View, _ *render.Overlay) {
			v.Rays = []board.Ray{{From: at - 1, Stops: []board.Stop{{At: at, Kind: k}}}}
		}
	}
	outline := func(k board.OutlineKind) func(*board.View, *render.Overlay) {
		return func(v *board.View, _ *render.Overlay) {
			v.Outlines = []board.Outline{{Kind: k, Cells: []board.Target{at, at + 7}, Owner: 0, Label: 2, At: at + 7}}
		}
	}
	type edit = func(*board.View, *render.Overlay)
	cases := []struct {
		name         string
		g            *board.Geometry
		before, with edit // with is done after before
	}{
		{"tile", walnut, nothing, func(v *board.View, _ *render.Overlay) { v.Pieces = []board.Piece{tile} }},
		{"half tile", walnut, nothing, func(v *board.View, _ *render.Overlay) { v.Pieces = []board.Piece{stone(at, 1, 1)} }},
		{"open half", walnut, nothing, func(v *board.View, _ *render.Overlay) {
			v.Pieces = []board.Piece{{ID: 1, At: at, To: board.NoTarget, Sprite: 1, Open: true}}
		}},
		{"tile veiled", walnut, func(v *board.View, _ *render.Overlay) { v.Pieces = []board.Piece{tile} }, mark(board.MarkVeil)},
		{"tile ghost", walnut, nothing, func(_ *board.View, o *render.Overlay) { o.Ghosts = []board.Piece{tile} }},
		{"dead cell", walnut, nothing, mark(board.MarkDead)},
		{"no room", walnut, nothing, mark(board.MarkNoRoom)},
		{"counted group", walnut, nothing, outline(board.OutlineCounted)},
		{"merged group", walnut, nothing, outline(board.OutlineMerged)},
		{"stone", sage, nothing, func(v *board.View, _ *render.Overlay) { v.Pieces = []board.Piece{stone(at, 0, 1)} }},
		{"stone veiled", sage, func(v *board.View, _ *render.Overlay) { v.Pieces = []board.Piece{stone(at, 0, 1)} }, mark(board.MarkVeil)},
		{"open stone", sage, nothing, func(v *board.View, _ *render.Overlay) {
			v.Pieces = []board.Piece{{ID: 1, At: at, To: board.NoTarget, Open: true, Figure: 1}}
		}},
		{"end of turn", sage, func(v *board.View, _ *render.Overlay) {
			v.Pieces = []board.Piece{{ID: 1, At: at, To: board.NoTarget, Open: true, Figure: 1}}
		}, func(_ *board.View, o *render.Overlay) {
			o.Marks = []board.Mark{{At: board.ButtonBase, Kind: board.MarkLegal}}
		}},
		{"rod", sage, nothing, func(v *board.View, _ *render.Overlay) { v.Links = []board.Link{{From: at, To: at + 10}} }},
		{"stone ghost", sage, nothing, func(_ *board.View, o *render.Overlay) { o.Ghosts = []board.Piece{stone(at, 0, 0)} }},
		{"rod in prospect", sage, func(_ *board.View, o *render.Overlay) { o.Ghosts = []board.Piece{stone(at, 0, 0)} },
			func(_ *board.View, o *render.Overlay) { o.Links = []board.Link{{From: at, To: at + 10}} }},
		{"crosscut", sage, nothing, mark(board.MarkCrosscut)},
		{"diagonal", sage, nothing, mark(board.MarkDiagonal)},
		{"triplet", sage, nothing, mark(board.MarkTriplet)},
		{"marker", plates, nothing, func(v *board.View, _ *render.Overlay) { v.Pieces = []board.Piece{stone(at, 0, 2)} }},
		{"chevron", plates, nothing, func(v *board.View, _ *render.Overlay) { v.Pieces = []board.Piece{stone(at, 1, 3)} }},
		{"power", plates, func(v *board.View, _ *render.Overlay) { v.Pieces = []board.Piece{stone(at, 1, 0)} },
			func(v *board.View, _ *render.Overlay) { v.Pieces[0].Figure = 4 }},
		{"chevron ghost", plates, nothing, func(_ *board.View, o *render.Overlay) { o.Ghosts = []board.Piece{stone(at, 1, 0)} }},
		{"marker ghost", plates, nothing, func(_ *board.View, o *render.Overlay) { o.Ghosts = []board.Piece{stone(at, 0, 0)} }},
		{"turning cell", plates, nothing, mark(board.MarkTurn)},
		{"piece given up", plates, nothing, mark(board.MarkGiveUp)},
		{"ray beside that of a piece given up", plates, stop(board.StopLand), func(v *board.View, _ *render.Overlay) {
			v.Marks = []board.Mark{{At: at + 20, Kind: board.MarkGiveUp}}
		}},
		{"landing", plates, nothing, stop(board.StopLand)},
		{"connection", plates, stop(board.StopLand), stop(board.StopConnect)},
		{"blocked", plates, stop(board.StopLand), stop(board.StopBlocked)},
		{"enemy", plates, stop(board.StopLand), stop(board.StopEnemy)},
		{"what words are about", plates, nothing, func(_ *board.View, o *render.Overlay) {
			o.About = []board.Target{at - 18, at - 17, at - 16, at - 9, at - 8, at - 7, at, at + 1, at + 2}
		}},
		{"dial", plates, nothing, func(v *board.View, _ *render.Overlay) { v.Dial = dial(at, 0) }},
	}
	for _, g := range []*board.Geometry{walnut, sage, plates} {
		for _, k := range []board.MarkKind{
			board.MarkLast, board.MarkFrom, board.MarkPrevious, board.MarkSelected, board.MarkLegal, board.MarkCursor, board.MarkHint,
		} {
			cases = append(cases, struct {
				name         string
				g            *board.Geometry
				before, with edit
			}{fmt.Sprintf("mark %d on surface %d", k, g.Surface), g, nothing, over(k)})
		}
	}
	for _, c := range cases {
		for _, dark := range []bool{false, true} {
			v, o := empty(), render.NoOverlay()
			c.before(v, o)
			without, _ := p.paint(c.g, v, o, dark, false)
			c.with(v, o)
			with, l := p.paint(c.g, v, o, dark, false)
			if n := changed(l, at, without, with); n < 8 {
				t.Errorf("%s, dark %v: %d pixels of the cell changed", c.name, dark, n)
			}
		}
	}
}

func TestBracketsGoRoundAWholeTile(t *testing.T) {
	p := painter{render.NewPictureCache()}
	const at = board.Target(24)
	for _, to := range []board.Target{at + 1, at + 7, at - 1, at - 7} {
		v, o := empty(), render.NoOverlay()
		v.Pieces = []board.Piece{{ID: 1, At: at, To: to, Owner: board.Nobody}}
		without, _ := p.paint(walnut, v, o, false, false)
		o.Marks = []board.Mark{{At: at, Kind: board.MarkLast}, {At: to, Kind: board.MarkLast}}
		with, l := p.paint(walnut, v, o, false, false)
		c, d := l.Centre(at), l.Centre(to)
		if changed(l, at, without, with) == 0 || changed(l, to, without, with) == 0 {
			t.Errorf("tile %d to %d: a cell without brackets", at, to)
		}
		// Around the middle of the tile, where brackets of single cells would meet, nothing changes.
		mid := render.Point{X: (c.X + d.X) / 2, Y: (c.Y + d.Y) / 2}
		for y := int(mid.Y - l.Unit/2); y < int(mid.Y+l.Unit/2); y++ {
			for x := int(mid.X - l.Unit/5); x < int(mid.X+l.Unit/5); x++ {
				px := image.Pt(x, y)
				if c.X == d.X { // an upright tile
					px = image.Pt(int(mid.X-mid.Y)+y, int(mid.Y-mid.X)+x)
				}
				if without.RGBAAt(px.X, px.Y) != with.RGBAAt(px.X, px.Y) {
					t.Fatalf("tile %d to %d: brackets across the middle at %v", at, to, px)
				}
			}
		}
	}
}

// dial offers the three headings around straight at t.
func dial(t board.Target, straight uint8) board.Dial {
	return board.Dial{
		At: t, Sprite: 1, Default: 1,
		Buttons: []board.Target{board.ButtonBase, board.ButtonBase + 1, board.ButtonBase + 2},
		Facings: []uint8{(straight + 7) % 8, straight, (straight + 1) % 8},
	}
}

func TestDialHitsWhatItPaints(t *testing.T) {
	p := painter{render.NewPictureCache()}
	panel := render.ThemeOf(false).Panel
	for straight := range uint8(8) {
		for _, at := range []board.Target{0, 40, 80} {
			v := empty()
			v.Dial = dial(at, straight)
			img, l := p.paint(plates, v, render.NoOverlay(), false, false)
			d := &v.Dial
			for i, want := range d.Buttons {
				if got, ok := l.DialHit(d, l.DialCentre(d, i)); !ok || got != want {
					t.Fatalf("heading %d at %d: hit at button %d = %v %v, want %v", straight, at, i, got, ok, want)
				}
			}
			if _, ok := l.DialHit(d, l.Centre(at)); ok {
				t.Errorf("heading %d at %d: the target itself hits a button", straight, at)
			}
			// Wherever the ground of the band is painted it can be hit.
			for y := range side {
				for x := range side {
					c := img.RGBAAt(x, y)
					if c.R != panel.R || c.G != panel.G || c.B != panel.B {
						continue
					}
					if _, ok := l.DialHit(d, render.Point{X: float32(x) + 0.5, Y: float32(y) + 0.5}); !ok {
						t.Fatalf("heading %d at %d: no hit on the band at %d, %d", straight, at, x, y)
					}
				}
			}
		}
	}
	l := render.Fit(plates, render.Rect{W: 400, H: 400}, 1, false)
	if _, ok := l.DialHit(&board.Dial{At: board.NoTarget}, render.Point{X: 200, Y: 200}); ok {
		t.Error("a dial without buttons was hit")
	}
}

func TestCentresHitTheirCells(t *testing.T) {
	for _, g := range []*board.Geometry{walnut, sage, plates} {
		for _, size := range []float32{96, 208, 412, 656, 1312} {
			l := render.Fit(g, render.Rect{X: 3, Y: 5, W: size, H: size}, 1, size < 300)
			for i := range g.Cells {
				if got, ok := l.Hit(l.Centre(board.Target(i))); !ok || got != board.Target(i) {
					t.Errorf("surface %d, size %v: hit at the centre of cell %d = %v, %v", g.Surface, size, i, got, ok)
				}
			}
		}
	}
}

func TestBoardsStayOnTheirSlabs(t *testing.T) {
	p := painter{render.NewPictureCache()}
	for _, g := range []*board.Geometry{walnut, sage, plates} {
		for _, mini := range []bool{false, true} {
			v, o := empty(), render.NoOverlay()
			for i := range g.Cells {
				last := uint8(len(g.Sprites) - 1)
				v.Pieces = append(v.Pieces, board.Piece{
					ID: uint16(i + 1), At: board.Target(i), To: board.NoTarget, Sprite: last, Owner: int8(i % 2), Facing: uint8(i % 8), Figure: 9,
				})
				o.Marks = append(o.Marks, board.Mark{At: board.Target(i), Kind: board.MarkLast})
			}
			img, l := p.paint(g, v, o, true, mini)
			// Shadows reach three deviations of 16 px; below they are lower by as much.
			room := image.Rect(int(l.Slab.X)-44, int(l.Slab.Y)-34, int(l.Slab.X+l.Slab.W)+44, int(l.Slab.Y+l.Slab.H)+64)
			for y := range side {
				for x := range side {
					if !image.Pt(x, y).In(room) && img.RGBAAt(x, y).A != 0 {
						t.Fatalf("surface %d, mini %v: something at %d, %d, outside %v", g.Surface, mini, x, y, room)
					}
				}
			}
			// The frame between the pieces and the edge of the slab keeps its colour: nothing is cut off.
			blank, _ := p.paint(g, empty(), render.NoOverlay(), true, mini)
			for x := int(l.Slab.X); x < int(l.Slab.X+l.Slab.W); x++ {
				if y := int(l.Slab.Y); img.RGBAAt(x, y) != blank.RGBAAt(x, y) {
					t.Fatalf("surface %d, mini %v: a piece reaches the edge of the slab at %d", g.Surface, mini, x)
				}
			}
		}
	}
}

// TestBarsOfMiniaturesStayOnTheirSlabs looks at small boards of every size: outside the slab there is nothing but its shadow.
func TestBarsOfMiniaturesStayOnTheirSlabs(t *testing.T) {
	for _, g := range append([]*board.Geometry{sage}, sands...) {
		for _, size := range []float32{40, 48, 64, 96, 131, 208, 320} {
			c := soft.New(side, side)
			b := &render.Brush{Canvas: c, Pictures: render.NewPictureCache(), Theme: render.ThemeOf(true), Scale: 1}
			l := render.Fit(g, render.Rect{X: 64, Y: 64, W: size, H: size}, 1, true)
			b.Board(l, empty(), render.NoOverlay())
			slab := image.Rect(int(l.Slab.X)-1, int(l.Slab.Y)-1, int(l.Slab.X+l.Slab.W)+1, int(l.Slab.Y+l.Slab.H)+1)
			for y := range side {
				for x := range side {
					if at := image.Pt(x, y); !at.In(slab) && c.Image.RGBAAt(x, y).A > 200 {
						t.Fatalf("surface %d, size %v: something at %v, outside %v", g.Surface, size, at, slab)
					}
				}
			}
		}
	}
}

// Most of the middle of a piece that stands alone is covered, and with its shadow it keeps within one and a half cells.
func TestPiecesStandAlone(t *testing.T) {
	for _, g := range slices.Concat(sands, []*board.Geometry{walnut, sage, plates}) {
		for i, name := range g.Sprites {
			for owner := range int8(max(1, g.Colours)) {
				c := soft.New(96, 96)
				b := &render.Brush{Canvas: c, Pictures: render.NewPictureCache(), Theme: render.ThemeOf(owner%2 == 1), Scale: 1}
				b.Piece(g, uint8(i), owner, render.Point{X: 48, Y: 48}, 48)
				if c.Image.RGBAAt(48, 44).A != 255 {
					t.Errorf("%s: nothing in the middle", name)
				}
				for y := range 96 {
					for x := range 96 {
						if !image.Pt(x, y).In(image.Rect(12, 12, 84, 84)) && c.Image.RGBAAt(x, y).A != 0 {
							t.Fatalf("%s: something at %d, %d", name, x, y)
						}
					}
				}
			}
		}
	}
}

// BenchmarkBoard draws frames of which everything is in stock.
func BenchmarkBoard(b *testing.B) {
	for _, g := range []*board.Geometry{walnut, sage, plates} {
		v := empty()
		for i := range g.Cells {
			v.Pieces = append(v.Pieces, stone(board.Target(i), uint8(len(g.Sprites)-1), int8(i%2)))
		}
		c := soft.New(1280, 800)
		brush := &render.Brush{Canvas: c, Pictures: render.NewPictureCache(), Theme: render.ThemeOf(false), Scale: 1}
		l := render.Fit(g, render.Rect{X: 112, Y: 60, W: 656, H: 656}, 1, false)
		b.Run(fmt.Sprintf("surface%d", g.Surface), func(b *testing.B) {
			for b.Loop() {
				brush.Fill(render.Rect{W: 1280, H: 800}, sprites.RGB(0xF6F1E7))
				brush.Board(l, v, render.NoOverlay())
			}
		})
	}
}
