package play

import (
	"math"
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A finger hides what it points at and cannot hover, so the first tap only shows what a ply would do; so does the first click where
// every ply is to be confirmed. Such a ply is poised: the cursor holds it, with a tick beside it, until it is confirmed or another cell
// is pointed at.

// waits reports whether plies are poised before they are played.
func (s *Scene) waits(u *ui.UI) bool { return u.In.Touch || s.desk.Settings.Lock }

// poise handles a click on t that may have to wait. It reports whether it does; otherwise the click is to be carried out.
func (s *Scene) poise(u *ui.UI, t board.Target) bool {
	c := &s.cursor
	again := c.poised && c.at == t
	if d := &s.shown.view.Dial; d.At != board.NoTarget {
		return s.poiseDial(t)
	}
	if !s.waits(u) || !t.IsCell() {
		s.unpoise()
		return false
	}
	if s.geo.Aim && u.In.Touch && c.poised && s.poiseTile(u, t) {
		return true
	}
	if !again && c.poised {
		s.aim.locked = false
	}
	if again || !s.completes(t) {
		s.unpoise()
		return false
	}
	if !c.on || c.poised {
		c.on, s.hover = false, t
		s.aimAt(u.Pointer())
	}
	c.on, c.at, c.poised, c.pointer, s.hover, s.reason = true, t, true, u.Pointer(), t, nil
	return true
}

// poiseTile handles a tap on t while a piece of two cells is poised: on the piece it turns it, on a neighbour it lays the other half there.
func (s *Scene) poiseTile(u *ui.UI, t board.Target) bool {
	c := &s.cursor
	s.hover = c.at
	switch {
	case t == c.at:
		s.turnAim(1)
		return true
	case slices.Contains(s.seconds(c.at), t):
		s.aim.angle, s.aim.locked = s.angle(c.at, t), true
		if !s.desk.Settings.Lock {
			s.confirm(u)
		}
		return true
	}
	return false
}

// poiseDial handles a click on t while a heading is chosen: where plies are to be confirmed it only chooses.
func (s *Scene) poiseDial(t board.Target) bool {
	c, d := &s.cursor, &s.shown.view.Dial
	i := slices.Index(d.Buttons, t)
	switch {
	case s.onHint(t):
		i = slices.Index(d.Buttons, s.hint.steps[len(s.hint.steps)-1])
	case t == d.At:
		i = s.dialChoice()
	}
	if !s.desk.Settings.Lock || i < 0 || c.poised && i == s.dialChoice() {
		s.unpoise()
		return false
	}
	c.on, c.at, c.poised, s.dial = true, d.At, true, i
	return true
}

// completes reports whether a click on t makes a ply.
func (s *Scene) completes(t board.Target) bool {
	switch {
	case s.onHint(t):
		return true
	case s.openAt(t):
		return false
	}
	if s.aims() && len(s.builder.Path()) == 0 {
		return s.aimed(t) != nil
	}
	_, progress := s.builder.Try(append(s.builder.Path(), t))
	if progress == games.Refused {
		_, progress = s.builder.Try([]board.Target{t})
	}
	return progress == games.Complete
}

// confirm plays what is poised.
func (s *Scene) confirm(u *ui.UI) {
	t := s.cursor.at
	s.unpoise()
	u.Take()
	s.carryOut(t)
}

// unpoise lets go of the poised ply. It reports whether there was one.
func (s *Scene) unpoise() bool {
	c := &s.cursor
	if !c.poised {
		return false
	}
	c.on, c.poised = false, false
	return true
}

// poised reports whether a ply that waits for being confirmed is shown at t.
func (s *Scene) poised(t board.Target) bool { return s.cursor.poised && s.cursor.at == t }

// Poised reports whether a ply waits for being confirmed.
func (s *Scene) Poised() bool { return s.cursor.poised }

// tickSide is the width of the tick beside a poised ply, for a finger.
const tickSide = 44

// Tick returns where the tick of the poised ply is: in a corner of its cell, or at it where cells are small, so that it is seen to belong
// to the ply; clear of the middles of the cell and of those beside it, on the slab, where it hides the fewest pieces.
func (s *Scene) Tick() render.Rect {
	const clear = 0.3  // of the middle of the cell, in cell widths
	const beside = 0.2 // of the middles of those beside it: a tap there may turn a piece
	c, unit := s.layout.Centre(s.cursor.at), s.layout.Unit
	off := (tickSide/2 + clear*unit) * math.Sqrt2 / 2
	if off+tickSide/2 > (1-beside)*unit {
		off = tickSide/2 + beside*unit
	}
	slab := s.layout.Slab.Inset(tickSide / 2)
	pieces := occupied(s.shown.view.Pieces)
	if s.aims() {
		pieces = append(pieces, s.aimed(s.cursor.at)...)
	}
	var best render.Rect
	least := len(pieces) + 1
	for _, d := range [][2]float32{{1, -1}, {-1, -1}, {1, 1}, {-1, 1}} {
		at := render.Point{X: c.X + d[0]*off, Y: c.Y + d[1]*off}
		r := render.Rect{X: at.X - tickSide/2, Y: at.Y - tickSide/2, W: tickSide, H: tickSide}
		hidden := len(pieces) + 1
		if slab.Contains(at) {
			hidden = s.hiddenBy(r, pieces)
		}
		if hidden < least || best == (render.Rect{}) {
			best, least = r, hidden
		}
	}
	return best
}

// hiddenBy returns how many of the pieces on cells have their middle under r or not far from it.
func (s *Scene) hiddenBy(r render.Rect, cells []board.Target) (n int) {
	r = r.Inset(-0.35 * s.layout.Unit)
	for _, t := range cells {
		if r.Contains(s.layout.Centre(t)) {
			n++
		}
	}
	return n
}

// pointTick handles the tick and the keys that confirm.
func (s *Scene) pointTick(u *ui.UI) {
	if s.cursor.poised && s.table.PersonMoves() && u.Clicked(s.Tick()) {
		s.grip = board.NoTarget
		s.confirm(u)
	}
}

// paintTick draws the tick of the poised ply.
func (s *Scene) paintTick(u *ui.UI) {
	if !s.cursor.poised || !s.personDecides() {
		return
	}
	r := s.Tick()
	u.Add(u.T("play.confirm"), r)
	ground := u.Theme.Accent
	if u.Over(r) {
		ground = sprites.Shade(ground, 0.12)
	}
	u.Box(r.Inset(2), render.Box{
		Radius: tickSide / 2, Top: ground, Line: u.Theme.Counter, Width: 2,
		Shadow: 4, ShadowOffset: 3, ShadowColor: sprites.Alpha(sprites.RGB(0), 0.4),
	})
	u.Icon(sprites.IconCheck, r.Centre(), 24, u.Theme.OnAccent)
}

// paintLock frames the board where a click does not play yet: what waits to be confirmed must not be taken for played.
func (s *Scene) paintLock(u *ui.UI) {
	if !s.desk.Settings.Lock || !s.table.PersonMoves() {
		return
	}
	const width = 3
	out := float32(0)
	if s.shape == wide || s.shape == bare { // elsewhere the keys of the tools stand that near
		out = width // so that it does not touch the letters at the edge of the board
	}
	u.Box(s.layout.Slab.Inset(-out), render.Box{Radius: 16 + out, Line: u.Theme.Accent, Width: width})
}

// besideButtons adds to keep the cells under the tick and the buttons of the dial, so that words do not hide them.
func (s *Scene) besideButtons(keep []board.Target) []board.Target {
	var at []render.Point
	if s.cursor.poised {
		at = append(at, s.Tick().Centre())
	}
	if d := &s.shown.view.Dial; d.At != board.NoTarget {
		for i := range d.Buttons {
			at = append(at, s.layout.DialCentre(d, i))
		}
	}
	for _, p := range at {
		if t, ok := s.layout.Hit(p); ok && t.IsCell() {
			keep = append(keep, slices.Repeat([]board.Target{t}, 8)...)
		}
	}
	return keep
}

// padlock draws the button that makes every ply wait for being confirmed, at the right end of the bar, and returns where it begins. worded says that
// there is room for words.
func (s *Scene) padlock(u *ui.UI, right float32, worded bool) float32 {
	b := ui.Button{Icon: sprites.IconUnlocked, Name: u.T("play.lock"), Act: keys.Lock, Off: s.table.Match.Over()}
	set, word := s.desk.Settings, "play.lock.off"
	if set.Lock {
		b.Icon, b.Name, b.Lit, word = sprites.IconLocked, u.T("play.unlock"), true, "play.lock.on"
	}
	if worded {
		b.Word = u.T(word)
	}
	at := toolBefore(u, right, b)
	if u.Button(at, b) {
		set.Lock = !set.Lock
		s.unpoise()
		s.desk.Keep()
	}
	return at.X - lockApart
}

// lockApart is the room before the padlock, which has a ground while it is closed.
const lockApart = 8
