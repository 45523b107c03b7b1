package render_test

import (
	"image"
	"iter"
	"slices"

	"quintet/games/board"
	"quintet/render"
	"quintet/render/soft"
)

// The boards of all games as their games describe them.
var (
	octagons = octagonsOf(6)
	checker  = boardOf(board.Checker, 6, "disc", "pyramid")
	plain    = boardOf(board.Plain, 6, "stone")
	wood     = boardOf(board.Wood, 7, "tile", "half")
	felt     = feltOf(9)
	tiles    = &board.Geometry{
		Surface: board.Tiles, Columns: 9, Rows: 9, Cells: board.Tiled(), Buttons: []string{"left", "straight", "right"},
		Sprites: []string{"marker", "chevron"}, Colours: 4, Max: board.Point{X: 9.25, Y: 9.25},
	}
	everyBoard = []*board.Geometry{octagons, checker, plain, wood, felt, tiles}
)

// boardOf returns a square board of n by n cells.
func boardOf(s board.Surface, n int, sprites ...string) *board.Geometry {
	g := &board.Geometry{Surface: s, Columns: n, Rows: n, Cells: board.Squares(n, n), Sprites: sprites, Colours: 2, Max: board.Point{X: float32(n), Y: float32(n)}}
	if s == board.Checker {
		g.Cells = board.Chequered(n, n)
	}
	return g
}

// octagonsOf returns the board of Squex with n by n octagons.
func octagonsOf(n int) *board.Geometry {
	g := boardOf(board.Octagons, n, "octagon", "square")
	g.Cells, g.Edges = board.OctagonsAndSquares(n, n), board.GoalEdges(n, n)
	return g
}

// feltOf returns the board of Distrify with n by n cells.
func feltOf(n int) *board.Geometry {
	g := boardOf(board.Felt, n, "round")
	g.Edges, g.Buttons = board.GoalEdges(n, n), []string{"end"}
	return g
}

const side = 480 // of the canvas; the slab leaves 64 on each side

// sheet returns a fresh canvas of w by w pixels, and a brush on it.
func sheet(w int, dark bool) (*image.RGBA, *render.Brush) {
	c := soft.New(w, w)
	return c.Image, &render.Brush{Canvas: c, Pictures: render.NewPictureCache(), Theme: render.ThemeOf(dark), Scale: 1}
}

// A painter draws boards with a shared picture cache.
type painter struct{ stock *render.PictureCache }

// paint draws a board with v and o in the middle of a fresh canvas.
func (p painter) paint(g *board.Geometry, v *board.View, o *render.Overlay, dark, mini bool) (*image.RGBA, render.Layout) {
	img, b := sheet(side, dark)
	b.Pictures = p.stock
	l := render.Fit(g, render.Rect{X: 64, Y: 64, W: side - 128, H: side - 128}, 1, mini)
	b.Board(l, v, o)
	return img, l
}

// pixels yields the pixels of r.
func pixels(r render.Rect) iter.Seq2[int, int] {
	return func(yield func(x, y int) bool) {
		for y := int(r.Y); y < int(r.Y+r.H); y++ {
			for x := int(r.X); x < int(r.X+r.W); x++ {
				if !yield(x, y) {
					return
				}
			}
		}
	}
}

// around returns the square around the middle of cell t with a fraction of its size.
func around(l render.Layout, t board.Target, share float32) render.Rect {
	c, h := l.Centre(t), share*l.Unit/2
	return render.Rect{X: c.X - h, Y: c.Y - h, W: 2 * h, H: 2 * h}
}

// changed counts the pixels in cell t on which a and b differ.
func changed(l render.Layout, t board.Target, a, b *image.RGBA) int {
	return changedIn(around(l, t, 1), a, b)
}

// changedIn counts the pixels of r on which a and b differ.
func changedIn(r render.Rect, a, b *image.RGBA) (n int) {
	for x, y := range pixels(r) {
		if a.RGBAAt(x, y) != b.RGBAAt(x, y) {
			n++
		}
	}
	return n
}

// stone returns a piece of one cell.
func stone(at board.Target, sprite uint8, owner int8) board.Piece {
	return board.Piece{ID: uint16(at) + 1, At: at, To: board.NoTarget, Sprite: sprite, Owner: owner}
}

// empty returns the view of an empty board.
func empty() *board.View {
	v := &board.View{}
	v.Reset()
	return v
}

// full returns a view of g with a piece on every cell except the small ones.
func full(g *board.Geometry) *board.View {
	sprite := map[*board.Geometry]uint8{wood: 1, tiles: 1}[g]
	v := empty()
	for i := range g.Columns * g.Rows {
		p := stone(board.Target(i), sprite, int8(i%2))
		p.Facing, p.Figure = uint8(i%8), 9
		v.Pieces = append(v.Pieces, p)
	}
	return v
}

// An edit adds something to a board.
type edit = func(*board.View, *render.Overlay)

func nothing(*board.View, *render.Overlay) {}

func pieces(ps ...board.Piece) edit {
	return func(v *board.View, _ *render.Overlay) { v.Pieces = slices.Clone(ps) }
}

func ghosts(ps ...board.Piece) edit { return func(_ *board.View, o *render.Overlay) { o.Ghosts = ps } }

func marked(k board.MarkKind, at board.Target) edit {
	return func(v *board.View, _ *render.Overlay) { v.Marks = []board.Mark{{At: at, Kind: k}} }
}

func overlaid(k board.MarkKind, at board.Target) edit {
	return func(_ *board.View, o *render.Overlay) { o.Marks = []board.Mark{{At: at, Kind: k}} }
}

func proven(r board.Reason) edit { return func(_ *board.View, o *render.Overlay) { o.Proof = &r } }
