package play

import (
	"math"
	"slices"

	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/input"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
)

// A cursor is the cell that the keyboard points at. It stands for the pointer from the first arrow key until the pointer moves.
type cursor struct {
	on      bool
	waits   bool         // it comes back when what is asked has been answered
	poised  bool         // it holds a ply that waits for being confirmed
	at      board.Target // where it is, or was last
	pointer render.Point // where the pointer was in the last pass
}

// pointed returns the place that stands for the pointer: the pointer, or the middle of the cursor's cell.
func (s *Scene) pointed(u *ui.UI) render.Point {
	if s.cursor.on {
		return s.layout.Centre(s.cursor.at)
	}
	return u.Pointer()
}

// moveCursor handles the keys that move the cursor. It is put away when the pointer moves, and where nobody needs it.
func (s *Scene) moveCursor(u *ui.UI) {
	c := &s.cursor
	if c.pointer != u.Pointer() || u.In.Pressed&(input.Left|input.Right) != 0 {
		c.on, c.waits, c.pointer = c.poised, false, u.Pointer()
	}
	if s.table.Match.Over() || s.asking != askNothing || s.table.Watching() {
		c.waits = (c.waits || c.on) && s.asking != askNothing
		c.on, c.poised = false, false
		return
	}
	c.on, c.waits = c.on || c.waits, false
	if s.shown.view.Dial.At != board.NoTarget {
		return // the arrows turn the dial
	}
	ways := []struct {
		act    keys.Action
		dx, dy float32
	}{{keys.CursorLeft, -1, 0}, {keys.CursorRight, 1, 0}, {keys.CursorUp, 0, -1}, {keys.CursorDown, 0, 1}}
	for _, w := range ways {
		if u.Act(w.act) {
			if c.poised = false; s.showCursor(u) {
				c.at = s.beyond(c.at, w.dx, w.dy)
			}
		}
	}
	switch {
	case !s.table.PersonMoves() || s.table.Trial:
	case u.Act(keys.NextTarget):
		s.targetFrom(u, 1)
	case u.Act(keys.PreviousTarget):
		s.targetFrom(u, -1)
	}
}

// showCursor makes the cursor appear: under the pointer, where it was, or in the middle. It reports whether it was there already.
func (s *Scene) showCursor(u *ui.UI) (was bool) {
	c := &s.cursor
	if c.on {
		return true
	}
	c.on = true
	if t, ok := s.layout.Hit(u.Pointer()); ok && s.stands(t) {
		c.at = t
	}
	if !s.stands(c.at) {
		c.at = s.middle()
	}
	return false
}

// stands reports whether the cursor can be on t: a cell that may be played, and not what lies between such cells.
func (s *Scene) stands(t board.Target) bool {
	return t.IsCell() && int(t) < len(s.geo.Cells) && s.geo.Cells[t].Style != board.Diamond
}

// middle returns the cell nearest to the middle of the board.
func (s *Scene) middle() board.Target {
	c := s.layout.Field.Centre()
	best, off := board.NoTarget, math.Inf(1)
	for i := range s.geo.Cells {
		t := board.Target(i)
		if p := s.layout.Centre(t); s.stands(t) && math.Hypot(float64(p.X-c.X), float64(p.Y-c.Y)) < off-1e-3 {
			best, off = t, math.Hypot(float64(p.X-c.X), float64(p.Y-c.Y))
		}
	}
	return best
}

// beyond returns the next cell from t in a direction as the board lies on the screen; from the last cell of a row it is the first.
func (s *Scene) beyond(t board.Target, dx, dy float32) board.Target {
	from := s.layout.Centre(t)
	next, first := t, t
	near, far := float32(math.MaxFloat32), float32(0)
	for i := range s.geo.Cells {
		o := board.Target(i)
		p := s.layout.Centre(o)
		along, across := (p.X-from.X)*dx+(p.Y-from.Y)*dy, (p.X-from.X)*dy+(p.Y-from.Y)*dx
		if !s.stands(o) || o == t || max(across, -across) > s.layout.Unit/2 {
			continue
		}
		if along > 0 && along < near {
			next, near = o, along
		}
		if along < far {
			first, far = o, along
		}
	}
	if next == t {
		return first
	}
	return next
}

// targetFrom moves the cursor to the next or the previous cell, in reading order, that may be pointed at now.
func (s *Scene) targetFrom(u *ui.UI, step int) {
	var ts []board.Target
	for _, t := range s.builder.Next(nil) {
		if s.stands(t) {
			ts = append(ts, t)
		}
	}
	if len(ts) == 0 {
		return
	}
	place := func(a board.Target) (row, column int) {
		p := s.layout.Centre(a)
		return int(p.Y/s.layout.Unit*4 + 0.5), int(p.X/s.layout.Unit*4 + 0.5)
	}
	reading := func(a, b board.Target) int {
		ar, ac := place(a)
		br, bc := place(b)
		if ar != br {
			return ar - br
		}
		return ac - bc
	}
	slices.SortFunc(ts, reading)
	s.cursor.poised = false
	s.showCursor(u)
	i, found := slices.BinarySearchFunc(ts, s.cursor.at, reading)
	switch {
	case step < 0:
		i--
	case found:
		i++
	}
	s.cursor.at = ts[(i+len(ts))%len(ts)]
}

// act does at the cursor what a click does there.
func (s *Scene) act(u *ui.UI) {
	if s.table.Trial && !s.cursor.on && s.shown.view.Dial.At == board.NoTarget || !u.Act(keys.Act) {
		return
	}
	if s.cursor.poised {
		s.confirm(u)
		return
	}
	if s.actOnHint(u) {
		return
	}
	if d := &s.shown.view.Dial; d.At != board.NoTarget {
		s.release(u, d.At, d.At, board.NoTarget)
		return
	}
	if s.showCursor(u) {
		s.release(u, s.cursor.at, s.cursor.at, board.NoTarget)
	}
}

// cursorMarks returns the mark of the cursor where it is to be seen.
func (s *Scene) cursorMarks() []board.Mark {
	if !s.cursor.on || s.cursor.poised {
		return nil
	}
	return []board.Mark{{At: s.cursor.at, Kind: board.MarkCursor, Owner: board.Nobody}}
}

// Cursor returns the cell that the keyboard points at. ok is false while it points at none.
func (s *Scene) Cursor() (t board.Target, ok bool) { return s.cursor.at, s.cursor.on }

// Dial returns the headings that are offered, from left to right as the piece sees them; nil for none.
func (s *Scene) Dial() []board.Target {
	if s.shown.view.Dial.At == board.NoTarget {
		return nil
	}
	return s.shown.view.Dial.Buttons
}

// Aimed returns the steps of the piece that covers two cells and would be laid where the pointer or the cursor is, nil for none.
func (s *Scene) Aimed() []board.Target {
	if !s.aims() || !s.hover.IsCell() {
		return nil
	}
	return s.aimed(s.hover)
}
