package play

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/ui"
)

// pliesLeft draws a dot of the given size for every placement the seat has left or is promised, at the right end of r, and returns the rest.
func (s *seats) pliesLeft(u *ui.UI, player games.Player, r render.Rect, size float32) (rest render.Rect) {
	seat := &s.view().Seats[player]
	dot := render.Box{Radius: size / 2, Top: u.Theme.Accent}
	if s.begun(player) == 0 {
		dot = render.Box{Radius: size / 2, Line: u.Theme.Warning, Width: 2}
	}
	for i := range s.dots(player) {
		var at render.Rect
		at, r = r.CutRight(size, (dotPitch-1)*size)
		at = at.Place(size, size, render.Start, render.Middle)
		if i < int(seat.Lost) {
			lostDot(u, at)
			continue
		}
		u.Box(at, dot)
	}
	return r
}

// begun returns how many placements player has left in a turn of several.
func (s *seats) begun(player games.Player) int {
	v := s.view()
	if n := int(v.Seats[player].Left); n > 0 || !s.active(player) || v.Steps < 2 || v.Dial.At != board.NoTarget { // a heading is no ply
		return n
	}
	return int(v.Steps) - int(v.Step) + 1
}

// dots returns how many dots stand at the seat of player: for what is left, or else for what is promised.
func (s *seats) dots(player games.Player) int {
	if n := s.begun(player); n > 0 {
		return n
	}
	return int(s.view().Seats[player].Promised)
}

// lostDot draws in r an empty dot that is struck out, for a placement that the previewed move gives up.
func lostDot(u *ui.UI, r render.Rect) {
	u.Box(r, render.Box{Radius: r.W / 2, Line: u.Theme.Warning, Width: 2})
	c := r.Centre()
	u.Fill(render.Rect{X: c.X - 0.7*r.W, Y: c.Y - 1, W: 1.4 * r.W, H: 2}, u.Theme.Warning)
}

// dotPitch is the distance of the dots for the plies that a seat has left, as a multiple of their size.
const dotPitch = 1.5

// placeDots draws the dots for the plies left at a seat with the lines l in rows, in the room beside the figures: on the line of the name, or
// where a name is longer than free on the line below. It narrows the first row and returns the width for what is played, and the least of it
// on any turn.
func (s *seats) placeDots(
	u *ui.UI, player games.Player, l seatLines, rows []render.Rect, beside render.Rect, free float32, m *seatSize,
) (wide, least float32) {
	wide = beside.W
	under := (l.clock || l.role) && s.namesLong(u, free, m)
	switch scored := m != &seatTag && s.view().Seats[player].HasScore; {
	case under && scored && l.role:
		words := u.Measure(s.played(u, player, wide, free, m), m.words)
		wide, rows[0].W = s.dotsBehind(u, player, words, rows[1], wide, m), wide
	case scored && l.stacked(m):
		rows[0].W = s.dotsBehind(u, player, u.Measure(s.name(u, player), m.name), rows[0], wide, m)
		return rows[1].W, rows[1].W
	case under:
		beside.Y = rows[1].Centre().Y - beside.H/2
		wide, rows[0].W = s.pliesLeft(u, player, beside, m.dot).W, wide
	case scored:
		rows[0].W = s.dotsBehind(u, player, u.Measure(s.name(u, player), m.name), rows[0], wide, m)
	default:
		wide = s.pliesLeft(u, player, beside, m.dot).W
		rows[0].W = wide
	}
	return wide, free
}

// dotsBehind draws the dots for the plies left behind words in r that are so wide, at most as far as width most: beside a score they would
// be read as part of it. It returns the width of what is left for the words.
func (s *seats) dotsBehind(u *ui.UI, player games.Player, words float32, r render.Rect, most float32, m *seatSize) float32 {
	r.W = min(most, words+m.gap/4+dotPitch*m.dot*float32(s.dots(player)))
	return s.pliesLeft(u, player, r, m.dot).W
}
