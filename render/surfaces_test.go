package render_test

import (
	"fmt"
	"image"
	"testing"

	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/null"
	"quintet/render"
	"quintet/sprites"
)

// A sight is something visible in a cell, after an earlier edit.
type sight struct {
	name         string
	g            *board.Geometry
	where        board.Target
	before, with edit
}

// sightsOnSand lists what is visible on the boards of Squex, SQU and the template game.
func sightsOnSand() []sight {
	const at, below = board.Target(14), board.Target(36 + 2*5 + 2) // c3, and the square below and to the right of it
	link := func(s board.LinkState, winning bool) edit {
		return func(v *board.View, _ *render.Overlay) {
			v.Pieces = []board.Piece{stone(at, 0, 0), stone(at+7, 0, 0), stone(below, 1, 0)}
			v.Links = []board.Link{{From: at, To: at + 7, Via: below, State: s, Cutters: [2]board.Target{board.NoTarget, board.NoTarget}, Winning: winning}}
			if s == board.LinkNow {
				v.Links[0].Cutters[0] = at + 1
			}
		}
	}
	loop := func(k board.LoopKind, winning bool) edit {
		return func(v *board.View, _ *render.Overlay) {
			v.Loops = []board.Loop{{Kind: k, Corners: []board.Target{at, at + 3, at + 21, at + 18}, Label: 3, Winning: winning}}
		}
	}
	crown := func(v *board.View, _ *render.Overlay) { v.Loops[0].Crown = true }
	open := func(v *board.View, _ *render.Overlay) { v.Pieces[0].Open, v.Pieces[0].Figure = true, 1 }
	return []sight{
		{"octagon", octagons, at, nothing, pieces(stone(at, 0, 1))},
		{"square", octagons, below, nothing, pieces(stone(below, 1, 1))},
		{"spine", octagons, at, pieces(stone(at, 0, 0), stone(at+7, 0, 0), stone(below, 1, 0)), link(board.LinkSafe, false)},
		{"loose link", octagons, below, link(board.LinkSafe, false), link(board.LinkLater, false)},
		{"notch", octagons, below, link(board.LinkLater, false), link(board.LinkNow, false)},
		{"winning link", octagons, at, link(board.LinkSafe, false), link(board.LinkSafe, true)},
		{"dimmed octagon", octagons, at, pieces(stone(at, 0, 0)), marked(board.MarkDimmed, at)},
		{"dimmed square", octagons, below, pieces(stone(below, 1, 0)), marked(board.MarkDimmed, below)},
		{"link that will be cut", octagons, below, link(board.LinkNow, false), marked(board.MarkCut, below)},
		{"ghost of an octagon", octagons, at, nothing, ghosts(stone(at, 0, 1))},
		{"ghost of a square", octagons, below, nothing, ghosts(stone(below, 1, 1))},
		{"disc", checker, at, nothing, pieces(stone(at, 0, 0))},
		{"pyramid", checker, at, pieces(stone(at, 0, 0)), pieces(stone(at, 0, 0), stone(at, 1, 0))},
		{"open disc", checker, at, pieces(stone(at, 0, 0)), open},
		{"dimmed disc", checker, at, pieces(stone(at, 0, 0)), marked(board.MarkDimmed, at)},
		{"record", checker, at + 1, nothing, loop(board.LoopRecord, false)},
		{"prospect", checker, at + 1, loop(board.LoopRecord, false), loop(board.LoopProspect, false)},
		{"winning square", checker, at + 1, loop(board.LoopRecord, false), loop(board.LoopRecord, true)},
		{"square beside the winner", checker, at + 1, func(v *board.View, o *render.Overlay) {
			loop(board.LoopRecord, false)(v, o)
			v.Loops = append(v.Loops, board.Loop{Corners: []board.Target{0, 3, 21, 18}})
		}, func(v *board.View, _ *render.Overlay) { v.Loops[1].Winning = true }},
		{"crown", checker, at + 6, loop(board.LoopRecord, false), crown},
		{"ghost of a disc", checker, at, nothing, ghosts(stone(at, 0, 1))},
		{"stone of the template", plain, at, nothing, pieces(stone(at, 0, 3))},
		{"open stone of the template", plain, at, pieces(stone(at, 0, 3)), open},
		{"ghost of a stone of the template", plain, at, nothing, ghosts(stone(at, 0, 1))},
	}
}

// sightsElsewhere lists what is visible on the boards of Taiji, Distrify and Azacru.
func sightsElsewhere() []sight {
	const at = board.Target(24)
	tile := board.Piece{ID: 1, At: at, To: at + 1, Owner: board.Nobody}
	openHalf := board.Piece{ID: 1, At: at, To: board.NoTarget, Sprite: 1, Open: true}
	openStone := board.Piece{ID: 1, At: at, To: board.NoTarget, Open: true, Figure: 1}
	stop := func(k board.StopKind) edit {
		return func(v *board.View, _ *render.Overlay) {
			v.Rays = []board.Ray{{From: at - 1, Stops: []board.Stop{{At: at, Kind: k}}}}
		}
	}
	outline := func(k board.OutlineKind) edit {
		return func(v *board.View, _ *render.Overlay) {
			v.Outlines = []board.Outline{{Kind: k, Cells: []board.Target{at, at + 7}, Owner: 0, Label: 2, At: at + 7}}
		}
	}
	return []sight{
		{"tile", wood, at, nothing, pieces(tile)},
		{"half tile", wood, at, nothing, pieces(stone(at, 1, 1))},
		{"open half", wood, at, nothing, pieces(openHalf)},
		{"tile dimmed", wood, at, pieces(tile), marked(board.MarkDimmed, at)},
		{"tile ghost", wood, at, nothing, ghosts(tile)},
		{"dead cell", wood, at, nothing, marked(board.MarkDead, at)},
		{"no room", wood, at, nothing, marked(board.MarkNoRoom, at)},
		{"counted group", wood, at, nothing, outline(board.OutlineCounted)},
		{"merged group", wood, at, nothing, outline(board.OutlineMerged)},
		{"stone", felt, at, nothing, pieces(stone(at, 0, 1))},
		{"stone dimmed", felt, at, pieces(stone(at, 0, 1)), marked(board.MarkDimmed, at)},
		{"open stone", felt, at, nothing, pieces(openStone)},
		{"end of turn", felt, at, pieces(openStone), overlaid(board.MarkLegal, board.ButtonBase)},
		{"rod", felt, at, nothing, func(v *board.View, _ *render.Overlay) { v.Links = []board.Link{{From: at, To: at + 10}} }},
		{"stone ghost", felt, at, nothing, ghosts(stone(at, 0, 0))},
		{"rod in prospect", felt, at, ghosts(stone(at, 0, 0)), func(_ *board.View, o *render.Overlay) { o.Links = []board.Link{{From: at, To: at + 10}} }},
		{"crosscut", felt, at, nothing, marked(board.MarkCrosscut, at)},
		{"diagonal", felt, at, nothing, marked(board.MarkDiagonal, at)},
		{"triplet", felt, at, nothing, marked(board.MarkTriplet, at)},
		{"marker", tiles, at, nothing, pieces(stone(at, 0, 2))},
		{"chevron", tiles, at, nothing, pieces(stone(at, 1, 3))},
		{"power", tiles, at, pieces(stone(at, 1, 0)), func(v *board.View, _ *render.Overlay) { v.Pieces[0].Figure = 4 }},
		{"chevron ghost", tiles, at, nothing, ghosts(stone(at, 1, 0))},
		{"marker ghost", tiles, at, nothing, ghosts(stone(at, 0, 0))},
		{"region", tiles, at, nothing, func(v *board.View, _ *render.Overlay) { v.Region = []board.Target{at} }},
		{"turning cell", tiles, at, nothing, marked(board.MarkTurn, at)},
		{"piece given up", tiles, at, nothing, marked(board.MarkGiveUp, at)},
		{"ray beside that of a piece given up", tiles, at, stop(board.StopLand), marked(board.MarkGiveUp, at+20)},
		{"landing", tiles, at, nothing, stop(board.StopLand)},
		{"connection", tiles, at, stop(board.StopLand), stop(board.StopConnect)},
		{"blocked", tiles, at, stop(board.StopLand), stop(board.StopBlocked)},
		{"enemy", tiles, at, stop(board.StopLand), stop(board.StopEnemy)},
		{"what words are about", tiles, at, nothing, func(_ *board.View, o *render.Overlay) {
			o.About = []board.Target{at - 18, at - 17, at - 16, at - 9, at - 8, at - 7, at, at + 1, at + 2}
		}},
		{"dial", tiles, at, nothing, func(v *board.View, _ *render.Overlay) { v.Dial = dial(at, 0) }},
	}
}

func TestEveryElementIsDrawn(t *testing.T) {
	all := append(sightsOnSand(), sightsElsewhere()...)
	for _, g := range everyBoard {
		at := board.Target(2*g.Columns + 2) // c3
		for _, k := range []board.MarkKind{
			board.MarkLast, board.MarkFrom, board.MarkSelected, board.MarkLegal, board.MarkChoice, board.MarkCursor, board.MarkHint,
		} {
			all = append(all, sight{fmt.Sprintf("mark %d", k), g, at, nothing, overlaid(k, at)})
		}
		all = append(all,
			sight{"no ring", g, at, nothing, func(_ *board.View, o *render.Overlay) { o.Refused = at }},
			sight{"offer", g, at, nothing, func(_ *board.View, o *render.Overlay) { o.Alternatives = []board.Target{at} }},
			sight{"ringed proof", g, at, nothing, proven(board.Reason{Cells: []board.Target{at}})},
			sight{"line of a proof", g, at, nothing, proven(board.Reason{Line: []board.Target{at - 1, at, at + 1}})},
			sight{"box of a proof", g, at, nothing, proven(board.Reason{Box: []board.Target{at, at + 7}})},
		)
	}
	p := painter{render.NewPictureCache()}
	for _, c := range all {
		for _, dark := range []bool{false, true} {
			v, o := empty(), render.NoOverlay()
			c.before(v, o)
			without, _ := p.paint(c.g, v, o, dark, false)
			c.with(v, o)
			with, l := p.paint(c.g, v, o, dark, false)
			if n := changed(l, c.where, without, with); n < 8 {
				t.Errorf("%s on surface %d, dark %v: %d pixels of the cell changed", c.name, c.g.Surface, dark, n)
			}
		}
	}
}

func TestBracketsSurroundTile(t *testing.T) {
	p := painter{render.NewPictureCache()}
	const at = board.Target(24)
	for _, to := range []board.Target{at + 1, at + 7, at - 1, at - 7} {
		v, o := empty(), render.NoOverlay()
		v.Pieces = []board.Piece{{ID: 1, At: at, To: to, Owner: board.Nobody}}
		without, _ := p.paint(wood, v, o, false, false)
		o.Marks = []board.Mark{{At: at, Kind: board.MarkLast}, {At: to, Kind: board.MarkLast}}
		with, l := p.paint(wood, v, o, false, false)
		if changed(l, at, without, with) == 0 || changed(l, to, without, with) == 0 {
			t.Errorf("tile %d to %d: a cell without brackets", at, to)
		}
		// Around the middle of the tile, where brackets of single cells would meet, nothing changes.
		c, d := l.Centre(at), l.Centre(to)
		across, down := l.Unit/5, l.Unit/2
		if c.X == d.X { // an upright tile
			across, down = down, across
		}
		middle := render.Rect{X: (c.X+d.X)/2 - across, Y: (c.Y+d.Y)/2 - down, W: 2 * across, H: 2 * down}
		if n := changedIn(middle, without, with); n > 0 {
			t.Errorf("tile %d to %d: brackets across the middle change %d pixels", at, to, n)
		}
	}
}

// dial offers at t the three headings around straight.
func dial(t board.Target, straight uint8) board.Dial {
	return board.Dial{
		At: t, Sprite: 1, Default: 1,
		Buttons: []board.Target{board.ButtonBase, board.ButtonBase + 1, board.ButtonBase + 2},
		Facings: []uint8{(straight + 7) % 8, straight, (straight + 1) % 8},
	}
}

func TestDialHitMatchesDrawing(t *testing.T) {
	p := painter{render.NewPictureCache()}
	panel := render.ThemeOf(false).Panel
	for straight := range uint8(8) {
		for _, at := range []board.Target{0, 40, 80} {
			v := empty()
			v.Dial = dial(at, straight)
			img, l := p.paint(tiles, v, render.NoOverlay(), false, false)
			d := &v.Dial
			for i, want := range d.Buttons {
				if got, ok := l.DialHit(d, l.DialCentre(d, i)); !ok || got != want {
					t.Fatalf("heading %d at %d: hit at button %d = %v %v, want %v", straight, at, i, got, ok, want)
				}
			}
			if _, ok := l.DialHit(d, l.Centre(at)); ok {
				t.Errorf("heading %d at %d: the target itself hits a button", straight, at)
			}
			// Wherever the ground of the band is painted it can be clicked.
			for x, y := range pixels(render.Rect{W: side, H: side}) {
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
	l := render.Fit(tiles, render.Rect{W: 400, H: 400}, 1, false)
	if _, ok := l.DialHit(&board.Dial{At: board.NoTarget}, render.Point{X: 200, Y: 200}); ok {
		t.Error("a dial without buttons was hit")
	}
}

func TestCentresHitTheirCells(t *testing.T) {
	for _, g := range everyBoard {
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

func TestBoardsStayOnSlab(t *testing.T) {
	p := painter{render.NewPictureCache()}
	for _, g := range everyBoard {
		for _, mini := range []bool{false, true} {
			v, o := full(g), render.NoOverlay()
			for i := range v.Pieces {
				o.Marks = append(o.Marks, board.Mark{At: board.Target(i), Kind: board.MarkLast})
			}
			img, l := p.paint(g, v, o, true, mini)
			blank, _ := p.paint(g, empty(), render.NoOverlay(), true, mini)
			// Shadows extend three standard deviations of 16 px; below they are offset by as much.
			room := image.Rect(int(l.Slab.X)-44, int(l.Slab.Y)-34, int(l.Slab.X+l.Slab.W)+44, int(l.Slab.Y+l.Slab.H)+64)
			// The shadows of pieces on the border fall on the frame.
			on := image.Rect(int(l.Field.X)-6, int(l.Field.Y)-6, int(l.Field.X+l.Field.W)+6, int(l.Field.Y+l.Field.H)+10)
			for x, y := range pixels(render.Rect{W: side, H: side}) {
				at := image.Pt(x, y)
				if !at.In(room) && img.RGBAAt(x, y).A != 0 {
					t.Fatalf("surface %d, mini %v: something at %v, outside %v", g.Surface, mini, at, room)
				}
				if !at.In(on) && img.RGBAAt(x, y) != blank.RGBAAt(x, y) {
					t.Fatalf("surface %d, mini %v: a piece reaches %v, outside %v", g.Surface, mini, at, on)
				}
			}
		}
	}
}

// TestMiniatureBarsStayOnSlab checks small boards of every size: outside the slab there is only its shadow.
func TestMiniatureBarsStayOnSlab(t *testing.T) {
	for _, g := range []*board.Geometry{octagons, checker, plain, felt} {
		for _, size := range []float32{40, 48, 64, 96, 131, 208, 320} {
			img, b := sheet(side, true)
			l := render.Fit(g, render.Rect{X: 64, Y: 64, W: size, H: size}, 1, true)
			b.Board(l, empty(), render.NoOverlay())
			slab := image.Rect(int(l.Slab.X)-1, int(l.Slab.Y)-1, int(l.Slab.X+l.Slab.W)+1, int(l.Slab.Y+l.Slab.H)+1)
			for x, y := range pixels(render.Rect{W: side, H: side}) {
				if at := image.Pt(x, y); !at.In(slab) && img.RGBAAt(x, y).A > 200 {
					t.Fatalf("surface %d, size %v: something at %v, outside %v", g.Surface, size, at, slab)
				}
			}
		}
	}
}

// Every piece named by a game has a drawing in every colour: it covers most of its middle, ends at the height given by TopOf, and stays with its
// shadow within one and a half cells.
func TestPiecesStandAlone(t *testing.T) {
	for _, spec := range append(catalog.All(), null.Spec) {
		game, err := spec.Open(nil)
		if err != nil {
			t.Fatal(err)
		}
		g := game.Geometry()
		for i, name := range g.Sprites {
			for owner := range int8(g.Colours) {
				img, b := sheet(96, owner%2 == 1)
				b.Piece(g, uint8(i), owner, render.Point{X: 48, Y: 48}, 48)
				if img.RGBAAt(48, 44).A != 255 {
					t.Errorf("%s, %s of colour %d: nothing in the middle", spec.ID, name, owner)
				}
				if top, said := float32(highest(img)), 48-48*render.TopOf(g, uint8(i)); top < said-2.5 || top > said+2.5 {
					t.Errorf("%s, %s of colour %d: its top is at %v, said is %v", spec.ID, name, owner, top, said)
				}
				for x, y := range pixels(render.Rect{W: 96, H: 96}) {
					if !image.Pt(x, y).In(image.Rect(12, 12, 84, 84)) && img.RGBAAt(x, y).A != 0 {
						t.Fatalf("%s, %s of colour %d: something at %d, %d", spec.ID, name, owner, x, y)
					}
				}
			}
		}
	}
}

// highest returns the first row of img with more than a shadow.
func highest(img *image.RGBA) int {
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] > 200 {
			return i / img.Stride
		}
	}
	return img.Rect.Dy()
}

// BenchmarkBoard draws boards full of pieces: with everything cached, and with an empty cache as after a change of size.
func BenchmarkBoard(b *testing.B) {
	for _, g := range everyBoard {
		v := full(g)
		_, brush := sheet(1280, false)
		l := render.Fit(g, render.Rect{X: 112, Y: 60, W: 656, H: 656}, 1, false)
		for _, fresh := range []bool{false, true} {
			b.Run(fmt.Sprintf("surface%d/fresh=%v", g.Surface, fresh), func(b *testing.B) {
				for b.Loop() {
					if fresh {
						brush.Pictures = render.NewPictureCache()
					}
					brush.Fill(render.Rect{W: 1280, H: 800}, sprites.RGB(0xF6F1E7))
					brush.Board(l, v, render.NoOverlay())
				}
			})
		}
	}
}
