package render_test

import (
	"fmt"
	"image"
	"image/color"
	"slices"
	"testing"

	"quintet/games/board"
	"quintet/render"
	"quintet/render/soft"
)

// The boards of Squex, SQU and the template game as their games describe them.
var (
	octagons = &board.Geometry{
		Surface: board.Octagons, Columns: 6, Rows: 6, Cells: board.OctagonsAndSquares(6, 6), Edges: board.GoalEdges(6, 6),
		Sprites: []string{"octagon", "square"}, Colours: 2, Max: board.Point{X: 6, Y: 6},
	}
	checker = &board.Geometry{
		Surface: board.Checker, Columns: 6, Rows: 6, Cells: board.Chequered(6, 6),
		Sprites: []string{"disc", "pyramid"}, Colours: 2, Max: board.Point{X: 6, Y: 6},
	}
	plain = &board.Geometry{
		Surface: board.Plain, Columns: 6, Rows: 6, Cells: board.Squares(6, 6),
		Sprites: []string{"stone"}, Colours: 4, Max: board.Point{X: 6, Y: 6},
	}
	sands = []*board.Geometry{octagons, checker, plain}
)

// An edit adds something to an empty board.
type edit = func(*board.View, *render.Overlay)

func pieces(ps ...board.Piece) edit {
	return func(v *board.View, _ *render.Overlay) { v.Pieces = slices.Clone(ps) }
}

func TestEverythingShowsOnSand(t *testing.T) {
	const at, below = board.Target(14), board.Target(36 + 2*5 + 2) // c3, and the square below and to the right of it
	nothing := func(*board.View, *render.Overlay) {}
	mark := func(k board.MarkKind, at board.Target) edit {
		return func(v *board.View, _ *render.Overlay) { v.Marks = []board.Mark{{At: at, Kind: k}} }
	}
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
	ghost := func(at board.Target, sprite uint8) edit {
		return func(_ *board.View, o *render.Overlay) { o.Ghosts = []board.Piece{stone(at, sprite, 1)} }
	}
	open := func(v *board.View, _ *render.Overlay) { v.Pieces[0].Open, v.Pieces[0].Figure = true, 1 }
	proof := func(r board.Reason) edit { return func(_ *board.View, o *render.Overlay) { o.Proof = &r } }
	type test struct {
		name         string
		g            *board.Geometry
		where        board.Target
		before, with edit // with is done after before
	}
	tests := []test{
		{"octagon", octagons, at, nothing, pieces(stone(at, 0, 1))},
		{"square", octagons, below, nothing, pieces(stone(below, 1, 1))},
		{"spine", octagons, at, pieces(stone(at, 0, 0), stone(at+7, 0, 0), stone(below, 1, 0)), link(board.LinkSafe, false)},
		{"loose link", octagons, below, link(board.LinkSafe, false), link(board.LinkLater, false)},
		{"notch", octagons, below, link(board.LinkLater, false), link(board.LinkNow, false)},
		{"winning link", octagons, at, link(board.LinkSafe, false), link(board.LinkSafe, true)},
		{"veiled octagon", octagons, at, pieces(stone(at, 0, 0)), mark(board.MarkVeil, at)},
		{"veiled square", octagons, below, pieces(stone(below, 1, 0)), mark(board.MarkVeil, below)},
		{"link that will be cut", octagons, below, link(board.LinkNow, false), mark(board.MarkCut, below)},
		{"ghost of an octagon", octagons, at, nothing, ghost(at, 0)},
		{"ghost of a square", octagons, below, nothing, ghost(below, 1)},
		{"disc", checker, at, nothing, pieces(stone(at, 0, 0))},
		{"pyramid", checker, at, pieces(stone(at, 0, 0)), pieces(stone(at, 0, 0), stone(at, 1, 0))},
		{"open disc", checker, at, pieces(stone(at, 0, 0)), open},
		{"veiled disc", checker, at, pieces(stone(at, 0, 0)), mark(board.MarkVeil, at)},
		{"record", checker, at + 1, nothing, loop(board.LoopRecord, false)},
		{"prospect", checker, at + 1, loop(board.LoopRecord, false), loop(board.LoopProspect, false)},
		{"winning square", checker, at + 1, loop(board.LoopRecord, false), loop(board.LoopRecord, true)},
		{"square beside the winner", checker, at + 1, func(v *board.View, o *render.Overlay) {
			loop(board.LoopRecord, false)(v, o)
			v.Loops = append(v.Loops, board.Loop{Corners: []board.Target{0, 3, 21, 18}})
		}, func(v *board.View, _ *render.Overlay) { v.Loops[1].Winning = true }},
		{"crown", checker, at + 6, loop(board.LoopRecord, false), crown},
		{"ghost of a disc", checker, at, nothing, ghost(at, 0)},
		{"stone", plain, at, nothing, pieces(stone(at, 0, 3))},
		{"open stone", plain, at, pieces(stone(at, 0, 3)), open},
		{"ghost of a stone", plain, at, nothing, ghost(at, 0)},
	}
	for _, g := range sands {
		for k := board.MarkLast; k <= board.MarkLegal; k++ {
			tests = append(tests, test{fmt.Sprintf("mark %d on surface %d", k, g.Surface), g, at, nothing,
				func(_ *board.View, o *render.Overlay) { o.Marks = []board.Mark{{At: at, Kind: k}} }})
		}
		for k := board.MarkCursor; k <= board.MarkHint; k++ {
			tests = append(tests, test{fmt.Sprintf("mark %d on surface %d", k, g.Surface), g, at, nothing,
				func(_ *board.View, o *render.Overlay) { o.Marks = []board.Mark{{At: at, Kind: k}} }})
		}
		tests = append(tests,
			test{"no ring", g, at, nothing, func(_ *board.View, o *render.Overlay) { o.Refused = at }},
			test{"offer", g, at, nothing, func(_ *board.View, o *render.Overlay) { o.Offers = []board.Target{at} }},
			test{"ringed proof", g, at, nothing, proof(board.Reason{Cells: []board.Target{at}})},
			test{"line of a proof", g, at, nothing, proof(board.Reason{Line: []board.Target{at - 1, at, at + 1}})},
			test{"box of a proof", g, at, nothing, proof(board.Reason{Box: []board.Target{at, at + 7}})},
		)
	}
	p := painter{render.NewPictureCache()}
	for _, c := range tests {
		for _, dark := range []bool{false, true} {
			v, o := empty(), render.NoOverlay()
			c.before(v, o)
			without, _ := p.paint(c.g, v, o, dark, false)
			c.with(v, o)
			with, l := p.paint(c.g, v, o, dark, false)
			if n := changed(l, c.where, without, with); n < 8 {
				t.Errorf("%s, dark %v: %d pixels of the cell changed", c.name, dark, n)
			}
		}
	}
}

// TestTheWinningPathIsOneLine looks along a path of three octagons, whose links come in either order, and past its ends.
func TestTheWinningPathIsOneLine(t *testing.T) {
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

func TestHoverMakesItsCoordinatesStrong(t *testing.T) {
	p := painter{render.NewPictureCache()}
	for _, g := range sands {
		o := render.NoOverlay()
		without, l := p.paint(g, empty(), o, false, false)
		o.Hover = 14 // c3
		with, _ := p.paint(g, empty(), o, false, false)
		u, f, c := l.Unit, l.Field, l.Centre(14)
		head := image.Rect(int(c.X-u/2), int(l.Slab.Y), int(c.X+u/2), int(f.Y))
		row := image.Rect(int(l.Slab.X), int(c.Y-u/2), int(f.X), int(c.Y+u/2))
		found := [2]bool{}
		for y := range side {
			for x := range side {
				if without.RGBAAt(x, y) == with.RGBAAt(x, y) {
					continue
				}
				at := image.Pt(x, y)
				found[0], found[1] = found[0] || at.In(head), found[1] || at.In(row)
				if !at.In(head) && !at.In(row) {
					t.Fatalf("surface %d: hovering c3 changes %v", g.Surface, at)
				}
			}
		}
		if found != [2]bool{true, true} {
			t.Errorf("surface %d: column strong %v, row strong %v", g.Surface, found[0], found[1])
		}
	}
}

func TestCellsOnSandAreHit(t *testing.T) {
	for _, g := range sands {
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

func TestSandBoardsStayOnTheirSlabs(t *testing.T) {
	p := painter{render.NewPictureCache()}
	for _, g := range sands {
		for _, mini := range []bool{false, true} {
			v, o := empty(), render.NoOverlay()
			for i := range g.Columns * g.Rows {
				v.Pieces = append(v.Pieces, stone(board.Target(i), 0, int8(i%2)))
				o.Marks = append(o.Marks, board.Mark{At: board.Target(i), Kind: board.MarkLast})
			}
			img, l := p.paint(g, v, o, true, mini)
			blank, _ := p.paint(g, empty(), render.NoOverlay(), true, mini)
			// Shadows reach three deviations of 16 px; below they are lower by as much.
			room := image.Rect(int(l.Slab.X)-44, int(l.Slab.Y)-34, int(l.Slab.X+l.Slab.W)+44, int(l.Slab.Y+l.Slab.H)+64)
			// The shadows of pieces on the border fall on the frame.
			on := image.Rect(int(l.Field.X)-6, int(l.Field.Y)-6, int(l.Field.X+l.Field.W)+6, int(l.Field.Y+l.Field.H)+10)
			for y := range side {
				for x := range side {
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
}

func TestGoalBarsHaveTheColoursOfTheirOwners(t *testing.T) {
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
			t.Errorf("%s: %v", name, got)
		}
	}
}

func TestTagKeepsClear(t *testing.T) {
	stock := render.NewPictureCache()
	words := func(m board.Message) string { return m.Key }
	one := []board.Line{{Colour: board.Nobody, Icon: board.IconScissors, Text: board.Say("cuts one, Blue places two"), Strong: true}}
	two := append(one, board.Line{Colour: 1, Text: board.Say("your second placement is lost")})
	bounds := render.Rect{X: 8, Y: 8, W: side - 16, H: side - 16}
	l := render.Fit(octagons, render.Rect{X: 64, Y: 64, W: side - 128, H: side - 128}, 1, false)
	for _, lines := range [][]board.Line{one, two} {
		for _, at := range []render.Point{{X: 240, Y: 240}, {X: 9, Y: 9}, {X: 470, Y: 9}, {X: 9, Y: 470}, {X: 470, Y: 470}, {X: 240, Y: 470}} {
			c := soft.New(side, side)
			b := &render.Brush{Canvas: c, Pictures: stock, Theme: render.ThemeOf(false), Scale: 1}
			b.Tag(l, lines, words, at, bounds, nil, nil)
			ground := b.Theme.TagGround
			n := 0
			for y := range side {
				for x := range side {
					got := c.Image.RGBAAt(x, y)
					if got.R != ground.R || got.G != ground.G || got.B != ground.B || got.A != 255 {
						continue
					}
					n++
					if !bounds.Contains(render.Point{X: float32(x), Y: float32(y)}) {
						t.Fatalf("%d lines at %v: the tag reaches %d, %d", len(lines), at, x, y)
					}
					if dx, dy := float32(x)-at.X, float32(y)-at.Y; dx >= 0 && dx < 14 && dy >= 0 && dy < 22 {
						t.Fatalf("%d lines at %v: the tag lies under the pointer", len(lines), at)
					}
				}
			}
			if n < 3000 {
				t.Errorf("%d lines at %v: %d pixels of ground", len(lines), at, n)
			}
		}
	}
}

func TestTagSparesPieces(t *testing.T) {
	words := func(m board.Message) string { return m.Key }
	line := []board.Line{{Colour: board.Nobody, Text: board.Say("a new record")}}
	l := render.Fit(checker, render.Rect{X: 64, Y: 64, W: side - 128, H: side - 128}, 1, false)
	for name, c := range map[string]struct {
		at    board.Target
		keep  []board.Target
		spare []board.Target
		clear []board.Target // of those to spare
	}{
		"below and below right":                 {at: 14, keep: []board.Target{20, 21, 22}},
		"all round at the left side, but above": {at: 12, keep: []board.Target{7, 7, 7, 7, 13, 14, 15, 18, 18, 19, 19, 20, 20, 21, 21}},
		"goals below and below right":           {at: 14, spare: []board.Target{20, 21, 22}, clear: []board.Target{20, 21, 22}},
		"rather goals than pieces":              {at: 14, keep: []board.Target{20, 21, 22}, spare: []board.Target{6, 7, 8, 9, 10, 11, 18, 19}},
	} {
		canvas := soft.New(side, side)
		b := &render.Brush{Canvas: canvas, Pictures: render.NewPictureCache(), Theme: render.ThemeOf(false), Scale: 1}
		b.Tag(l, line, words, l.Centre(c.at), render.Rect{X: 8, Y: 8, W: side - 16, H: side - 16}, c.keep, c.spare)
		for _, k := range append(c.keep, c.clear...) {
			p, near := l.Centre(k), int(0.4*l.Unit)
			for _, off := range [][2]int{{0, 0}, {near, 0}, {-near, 0}, {0, near}, {0, -near}} {
				if canvas.Image.RGBAAt(int(p.X)+off[0], int(p.Y)+off[1]).A == 255 {
					t.Errorf("%s: the tag hides cell %d", name, k)
				}
			}
		}
	}
}

func TestBadgesSpareDiscs(t *testing.T) {
	// The middle of the left side of the record is taken: its number goes elsewhere.
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
}

// BenchmarkSand draws boards full of pieces: with everything in stock, and from an empty stock as after a new size.
func BenchmarkSand(b *testing.B) {
	for _, g := range sands {
		v := empty()
		for i := range g.Columns * g.Rows {
			v.Pieces = append(v.Pieces, stone(board.Target(i), 0, int8(i%2)))
		}
		c := soft.New(1280, 800)
		l := render.Fit(g, render.Rect{X: 112, Y: 60, W: 656, H: 656}, 1, false)
		kept := render.NewPictureCache()
		for _, fresh := range []bool{false, true} {
			b.Run(fmt.Sprintf("surface%d/fresh=%v", g.Surface, fresh), func(b *testing.B) {
				for b.Loop() {
					brush := &render.Brush{Canvas: c, Pictures: kept, Theme: render.ThemeOf(false), Scale: 1}
					if fresh {
						brush.Pictures = render.NewPictureCache()
					}
					brush.Board(l, v, render.NoOverlay())
				}
			})
		}
	}
}

// The brackets around an octagon leave the squares at its corners, which say how safe links are, in sight.
func TestBracketsLeaveSquaresInSight(t *testing.T) {
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
		for y := int(c.Y - l.Unit/2); y < int(c.Y+l.Unit/2); y++ {
			for x := int(c.X - l.Unit/2); x < int(c.X+l.Unit/2); x++ {
				off := max(float32(x)-c.X, c.X-float32(x)) + max(float32(y)-c.Y, c.Y-float32(y))
				if off < 0.2*l.Unit && with.RGBAAt(x, y) != without.RGBAAt(x, y) {
					t.Fatalf("dark %v: brackets over the square at %d, %d", dark, x-int(c.X), y-int(c.Y))
				}
			}
		}
	}
}

// The words at the pointer leave the letters of the board in sight, even where they would hide nothing else there.
func TestTagSparesLetters(t *testing.T) {
	words := func(m board.Message) string { return m.Key }
	line := []board.Line{{Colour: board.Nobody, Text: board.Say("record")}}
	l := render.Fit(checker, render.Rect{X: 64, Y: 64, W: side - 128, H: side - 128}, 1, false)
	canvas := soft.New(side, side)
	b := &render.Brush{Canvas: canvas, Pictures: render.NewPictureCache(), Theme: render.ThemeOf(false), Scale: 1}
	at := l.Centre(2)
	b.Tag(l, line, words, at, render.Rect{X: 8, Y: 8, W: side - 16, H: side - 16}, nil, []board.Target{6, 7, 8, 9, 10, 11})
	for x := range side {
		if y := int(l.Slab.Y+l.Field.Y) / 2; canvas.Image.RGBAAt(x, y).A == 255 {
			t.Fatalf("the tag for a pointer at %v hides the letters at %d, %d", at, x, y)
		}
	}
}
