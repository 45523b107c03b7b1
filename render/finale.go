// Draws the animation at the end of a game (Finale): finds the winning path (winningPathOf), draws as much of it as has been reached (along), lights
// its goal bars (bars), and dims what does not count (fading). Change the look of each stage here; loops.go draws a winning loop, and
// scenes/boardui/finale.go has the timing.

package render

import (
	"slices"

	"quintet/games/board"
	"quintet/sprites"
)

// A Finale is the progress of the animation that shows what decided a game.
type Finale struct {
	Dim    float32 // how far everything that does not count is dimmed, from 0 to 1
	Drawn  float32 // how many stretches of the winning path, or cells of the winning loop, are drawn
	Bright float32 // how bright the joined bars are, from 0 to 1
}

// finishedFinale is the finale of a board at rest: all of it is shown.
var finishedFinale = Finale{Dim: 1, Drawn: 1 << 16, Bright: 1}

// A stretch is a part of the winning path: from the middle of a cell to that of the next, or to the bar next to it.
type stretch struct {
	cell     board.Target // the cell at which its drawing begins
	x, y     int8         // direction in cells
	from, to Point        // along the path
	bar      bool
}

// A winningPath is the winning path on a board, from bar to bar.
type winningPath struct {
	owner     int8
	cells     []board.Target
	stretches []stretch
}

// winningPathOf returns the winning path of v.
func (b *boardBrush) winningPathOf(v *board.View) winningPath {
	w := winningPath{owner: board.Nobody, cells: v.WinningPath()}
	last := len(w.cells) - 1
	if last < 0 {
		return w
	}
	i := slices.IndexFunc(v.Links, func(k board.Link) bool { return k.Winning })
	w.owner = v.Links[i].Owner
	if s, ok := b.toBar(w.cells[0], w.owner); ok {
		s.from, s.to = s.to, s.from
		w.stretches = append(w.stretches, s)
	}
	for i, t := range w.cells[:last] {
		next := w.cells[i+1]
		s := stretch{cell: t, from: b.Centre(t), to: b.Centre(next)}
		s.x, s.y = away(b.Layout, t, next, 1)
		w.stretches = append(w.stretches, s)
	}
	if s, ok := b.toBar(w.cells[last], w.owner); ok {
		w.stretches = append(w.stretches, s)
	}
	return w
}

// toBar returns the stretch from cell t to owner's bar next to it.
func (b *boardBrush) toBar(t board.Target, owner int8) (s stretch, ok bool) {
	c, f := b.Centre(t), b.Field
	for _, e := range b.Geometry.Edges {
		way := [...][2]int8{board.Top: {0, -1}, board.Right: {1, 0}, board.Bottom: {0, 1}, board.Left: {-1, 0}}[e.Side]
		x, y := way[0], way[1]
		to := Point{c.X + float32(x)*0.6*b.Unit, c.Y + float32(y)*0.6*b.Unit}
		if e.Owner == owner && !f.Contains(to) {
			return stretch{t, x, y, c, to, true}, true
		}
	}
	return s, false
}

// along calls draw for the stretches drawn so far, each clipped to its drawn part, which extends at most reach, the width of the bars, beyond the
// field.
func (w *winningPath) along(b *boardBrush, reach float32, draw func(b *boardBrush, s stretch)) {
	const wide = 0.1 // more than half of a line, in cell widths
	for i, s := range w.stretches {
		share := min(1, b.finale.Drawn-float32(i))
		if share <= 0 {
			return
		}
		if share == 1 && !s.bar {
			draw(b, s)
			continue
		}
		to := Point{s.from.X + (s.to.X-s.from.X)*share, s.from.Y + (s.to.Y-s.from.Y)*share}
		c := *b
		c.Brush = b.Clip(span(s.from, to, wide*b.Unit))
		if s.bar {
			c.Brush = c.Clip(b.Field.Inset(-reach))
		}
		draw(&c, s)
	}
}

// span returns the rectangle with the corners p and q, enlarged by wider on all sides.
func span(p, q Point, wider float32) Rect {
	return Rect{min(p.X, q.X), min(p.Y, q.Y), abs(q.X - p.X), abs(q.Y - p.Y)}.Inset(-wider)
}

// drawnAt reports whether cell t is on the path and already drawn.
func (w *winningPath) drawnAt(b *boardBrush, t board.Target) bool {
	i := slices.Index(w.cells, t)
	return i >= 0 && float32(i) < b.finale.Drawn
}

// fading draws something that is dimmed at the end of a game: undimmed first, then dimmed on top with the opacity of the animation.
func (b *boardBrush) fading(dimmed bool, draw func(dimmed bool, opacity float32)) {
	dim := b.finale.Dim
	if !dimmed {
		dim = 0
	}
	if dim < 1 {
		draw(false, 1)
	}
	if dim > 0 {
		draw(true, dim)
	}
}

// A barTone is the key of a bar in a tone other than during the game.
type barTone struct {
	layout Layout
	side   board.Side
	tone   sprites.Color
}

// brightened returns c brightened but with the same hue. On a dark board, whose bars are lighter than the pieces, it brightens less.
func brightened(c sprites.Color, dark bool) sprites.Color {
	more := 6
	if dark {
		more = 5
	}
	up := func(v uint8) uint8 { return uint8(min(255, int(v)*more/4+6)) }
	return sprites.Color{R: up(c.R), G: up(c.G), B: up(c.B), A: c.A}
}

// bars brightens the winner's bars and dims the others. outline returns a bar in logical pixels.
func (b *boardBrush) bars(w *winningPath, ink func(owner int8) sprites.Color, dim sprites.Color, outline func(l Layout, e board.Edge) *sprites.Path) {
	if w.owner == board.Nobody {
		return
	}
	l, at := b.atOrigin()
	for _, e := range l.Geometry.Edges {
		k, opacity := barTone{l, e.Side, brightened(ink(e.Owner), b.Theme.Dark)}, b.finale.Bright
		if e.Owner != w.owner {
			k.tone, opacity = sprites.Alpha(dim, 0.56), b.finale.Dim
		}
		if opacity > 0 {
			b.Draw(k, at, 1, opacity, func() sprites.Drawing {
				return b.Theme.finish(append(sprites.Drawing{}, sprites.Layer{Path: outline(l, e), Paint: sprites.Solid(k.tone), Clip: miniature(l)}))
			})
		}
	}
}
