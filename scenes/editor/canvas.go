// Draws the board of the editor, and handles the pointer and keys on it: strokes that place or remove pieces (paint), the cursor (keys), and the
// preview of the piece in hand (ghosts). Change here what a button or key does on the board. editor.go changes the position (put); the pieces are in
// palette.go.

package editor

import (
	"math"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
)

// A canvas is the board with the state of pointer and keys on it.
type canvas struct {
	layout  render.Layout
	hover   board.Target // the cell under the pointer, NoTarget if none
	at      board.Target // the cell of the cursor
	cursor  bool         // the keyboard is used, not the pointer
	pointer render.Point // its place in the last pass
	stroke  stroke
}

// A stroke tracks a button of the pointer from going down to going up.
type stroke struct {
	on, erases bool
	from       render.Point // the place of the pointer in the last pass
	last       board.Target // NoTarget before the first cell
	changed    bool         // an earlier cell of the stroke changed the position
}

func newCanvas() canvas { return canvas{hover: board.NoTarget, at: board.NoTarget} }

// draw draws the board in slab, and in a pass with input handles the pointer on it.
func (s *Scene) draw(u *ui.UI, slab render.Rect) {
	c := &s.canvas
	c.layout = render.Fit(s.game.Geometry(), slab, u.Scale, false)
	if u.Live() {
		c.point(u)
		s.paint(u)
	}
	layout := c.layout
	u.Played = &layout
	o := render.NoOverlay()
	o.Hover, o.Ghosts = c.hover, s.ghosts()
	if c.cursor {
		o.Marks = []board.Mark{{At: c.at, Kind: board.MarkCursor, Owner: board.Nobody}}
	}
	if c.hover != board.NoTarget && len(o.Ghosts) == 0 && !s.palette.erases() {
		o.Refused = c.hover
	}
	if !s.playable() {
		o.Proof = &s.why
	}
	u.Brush.Board(layout, &s.view, o)
}

// point finds the cell under the pointer.
func (c *canvas) point(u *ui.UI) {
	if p := u.Pointer(); p != c.pointer || u.In.Pressed != 0 {
		c.cursor, c.pointer = false, p
	}
	c.hover = board.NoTarget
	if t, ok := c.layout.Hit(u.Pointer()); ok && t.IsCell() && u.Free() {
		c.hover = t
	}
	if c.cursor {
		c.hover = c.at
	}
}

// paint places pieces on the cells that the pointer reaches with a button down. The right button removes them.
func (s *Scene) paint(u *ui.UI) {
	c := &s.canvas
	if c.hover != board.NoTarget && u.In.Pressed&(input.Left|input.Right) != 0 && !c.cursor {
		c.stroke = stroke{on: true, erases: s.palette.erases() || u.In.Pressed&input.Right != 0, last: board.NoTarget}
	}
	if c.stroke.on {
		s.continueStroke(u.Pointer())
	}
	if u.In.Down&(input.Left|input.Right) == 0 {
		c.stroke.on = false
	}
	if c.hover != board.NoTarget && !c.cursor && u.In.Wheel != 0 {
		by := 1
		if u.In.Wheel > 0 {
			by = -1
		}
		s.palette.turn(by)
	}
}

// continueStroke continues the stroke to p, visiting every cell on the way from the last place of the pointer.
func (s *Scene) continueStroke(p render.Point) {
	k, l := &s.canvas.stroke, s.canvas.layout
	if k.last == board.NoTarget {
		k.from = p
	}
	steps := 1 + int(math.Hypot(float64(p.X-k.from.X), float64(p.Y-k.from.Y))/float64(l.Unit/4))
	for i := range steps {
		share := float32(i+1) / float32(steps)
		at, ok := l.Hit(render.Point{X: k.from.X + share*(p.X-k.from.X), Y: k.from.Y + share*(p.Y-k.from.Y)})
		if !ok || !at.IsCell() || at == k.last {
			continue
		}
		before := s.position()
		s.put(at, k.erases, k.changed)
		k.last, k.changed = at, k.changed || s.position() != before
	}
	k.from = p
}

// ghosts returns the preview of the piece in hand on the cell pointed at.
func (s *Scene) ghosts() (ghosts []board.Piece) {
	at := s.canvas.hover
	if at == board.NoTarget || s.palette.erases() || s.canvas.stroke.on {
		return nil
	}
	p, why := s.game.Put(s.position(), s.palette.piece(at))
	if !why.Text.Empty() {
		return nil
	}
	for _, x := range games.ViewOf(s.game, p).Pieces {
		if x.At == at || x.To == at {
			ghosts = append(ghosts, x)
		}
	}
	return ghosts
}

// keys handles the keys: the arrows move over the board, and other keys act like the pointer.
func (s *Scene) keys(u *ui.UI) {
	c := &s.canvas
	if u.Keys.Pressed(u.In, keys.Next) || u.Keys.Pressed(u.In, keys.Previous) {
		c.cursor = false // the keyboard moves on to the buttons
	}
	for _, way := range []struct {
		act    keys.Action
		dx, dy float32
	}{{keys.CursorLeft, -1, 0}, {keys.CursorRight, 1, 0}, {keys.CursorUp, 0, -1}, {keys.CursorDown, 0, 1}} {
		if u.Act(way.act) {
			u.HideFocus()
			if c.show(u) {
				c.at = boardui.Beyond(c.layout, c.at, way.dx, way.dy, c.alike)
			}
		}
	}
	switch {
	case u.Act(keys.TileBack):
		s.palette.turn(-1)
	case u.Act(keys.TileOn):
		s.palette.turn(1)
	case !c.cursor:
	case u.Act(keys.Act):
		s.put(c.at, s.palette.erases(), false)
	case u.Act(keys.Drop):
		s.put(c.at, true, false)
	case u.Act(keys.Flip):
		c.at = c.other()
	}
	if c.cursor {
		c.hover = c.at
	}
}

// show shows the cursor at its last place or in the middle. It reports whether it was visible already.
func (c *canvas) show(u *ui.UI) (was bool) {
	was, c.cursor, c.pointer = c.cursor, true, u.Pointer()
	if c.at == board.NoTarget {
		g := c.layout.Geometry
		c.at = board.Target(g.Rows/2*g.Columns + g.Columns/2)
	}
	return was
}

// alike reports whether the arrows move the cursor to t: from an octagon to octagons, and from a square between octagons to squares.
func (c *canvas) alike(t board.Target) bool {
	cells := c.layout.Geometry.Cells
	return (cells[t].Style == board.Diamond) == (cells[c.at].Style == board.Diamond)
}

// other returns the cell of the other kind with the same label as that of the cursor, or the same cell if there is none.
func (c *canvas) other() board.Target {
	cells := c.layout.Geometry.Cells
	for i := range cells {
		if t := board.Target(i); cells[i].Label == cells[c.at].Label && !c.alike(t) {
			return t
		}
	}
	return c.at
}
