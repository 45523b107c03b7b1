package play

import (
	"time"

	"quintet/games"
	"quintet/games/clock"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// lowTime is the time left at which the figures begin to warn. Where each turn has its own time it is at most the part 1/lowShare of that: a
// clock that always warned would say nothing.
const (
	lowTime  = 20 * time.Second
	lowShare = 3
)

// clockWide returns the width of the clock of player with figures of size.
func (s *seats) clockWide(u *ui.UI, player games.Player, size float32) float32 {
	left := s.table.Clock.Left(player, s.context.Now())
	w := u.Measure(clock.Format(left, u.T("number.point")), figures(size)) + size
	if s.low(player, left) {
		w += size + 4
	}
	return w
}

// clocksWide returns the width of the widest clock with figures of size: what stands behind clocks one below the other begins in one line.
func (s *seats) clocksWide(u *ui.UI, size float32) float32 {
	w := float32(0)
	for i := range s.players() {
		w = max(w, s.clockWide(u, games.Player(i), size))
	}
	return w
}

// figures returns the type of the figures of a clock or a score.
func figures(size float32) render.Type {
	return render.Type{Size: size, Weight: render.TypeScore.Weight}
}

// low reports whether so little time is left for player that the clock warns.
func (s *seats) low(player games.Player, left time.Duration) bool {
	least := lowTime
	if c := s.table.Terms.Clocks()[player]; c.Kind == clock.PerTurn {
		least = min(least, c.Step/lowShare)
	}
	return left < least && !s.table.Match.Over()
}

// clock draws the time that player has left, in the middle of the left side of r. While it runs it stands on a ground; when it is
// low the ground has corners and the colour of a warning, and a sign stands before the figures.
func (s *seats) clock(u *ui.UI, player games.Player, r render.Rect, size float32) {
	left := s.table.Clock.Left(player, s.context.Now())
	h := size * 1.6
	if size < 16 {
		h = size * 1.3 // there is a line close below it
	}
	r = r.Place(s.clockWide(u, player, size), h, render.Start, render.Middle)
	ink, low := u.Theme.Muted, s.low(player, left)
	switch running := s.active(player); {
	case running && low:
		ink = u.Theme.Panel
		u.Box(r, render.Box{Radius: 4, Top: u.Theme.Warning})
	case running:
		ink = u.Theme.Text
		u.Box(r, render.Box{Radius: h / 2, Top: u.Theme.Panel, Line: u.Theme.Hairline, Width: 1})
	case low:
		ink = u.Theme.Warning
		u.Box(r, render.Box{Radius: 4, Line: ink, Width: 1.5})
	}
	if low {
		u.Icon(sprites.IconClock, render.Point{X: r.X + size, Y: r.Centre().Y}, size, ink)
	}
	_, r = r.CutRight(size/2, 0)
	u.WriteIn(clock.Format(left, u.T("number.point")), figures(size), r, render.End, ink)
}
