package play

import (
	"time"

	"quintet/games"
	"quintet/games/clock"
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// lowTime is the time left at which the figures begin to warn. Where each turn has its own time it is at most the part 1/lowShare of that: a
// clock that always warned would say nothing.
const (
	lowTime  = 20 * time.Second
	lowShare = 3
)

// clockWide returns the width of the clock of player with figures of size, 0 without a clock.
func (s *seats) clockWide(u *ui.UI, player games.Player, size float32) float32 {
	if !s.table.Timed() {
		return 0
	}
	left := s.table.Clock.Left(player, s.context.Now())
	w := u.Measure(clock.Format(left, u.T("number.point")), clockFace(size)) + size
	if s.low(left) {
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

// clockFace returns the type of the figures of a clock.
func clockFace(size float32) render.Type {
	return render.Type{Size: size, Weight: render.TypeScore.Weight}
}

// low reports whether so little time is left that the clock warns.
func (s *seats) low(left time.Duration) bool {
	least := lowTime
	if c := s.table.Terms.Clock; c.Kind == clock.PerTurn {
		least = min(least, c.Step/lowShare)
	}
	return left < least && !s.table.Match.Over()
}

// seatClock draws the time that player has left, with the middle of its left side at at. While it runs it stands on a ground; when it is
// low the ground has corners and the colour of a warning, and a sign stands before the figures.
func (s *seats) seatClock(u *ui.UI, player games.Player, at render.Point, size float32) {
	if !s.table.Timed() {
		return
	}
	left := s.table.Clock.Left(player, s.context.Now())
	h, w := size*1.6, s.clockWide(u, player, size)
	if size < 16 {
		h = size * 1.3 // there is a line close below it
	}
	r := render.Rect{X: at.X, Y: at.Y - h/2, W: w, H: h}
	ink, low := u.Theme.Muted, s.low(left)
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
		u.Icon(sprites.IconClock, render.Point{X: r.X + size, Y: at.Y}, size, ink)
	}
	u.Write(clock.Format(left, u.T("number.point")), clockFace(size), render.Point{X: r.X + r.W - size/2, Y: at.Y + 0.355*size}, render.End, ink)
}

// pauseButton is the button that stops the clock.
func (s *Scene) pauseButton(u *ui.UI) ui.Button {
	return ui.Button{Name: u.T("play.clock.pause"), Icon: sprites.IconPause, Act: keys.PauseClock, Off: s.table.Veiled() || s.table.Match.Closed()}
}

// veil takes the place of the board while the clock is paused, and offers to start it.
func (s *Scene) veil(u *ui.UI) {
	r := s.board.Layout().Slab
	u.Box(r, render.Box{Radius: 16, Top: u.Theme.Panel, Line: u.Theme.Hairline, Width: 1})
	lead, detail, label := u.T("play.clock.paused"), u.T("play.clock.paused.detail"), u.T("play.clock.resume")
	if s.table.Match.Len() == 0 {
		lead = u.T("play.clock.ready", s.name(u, s.table.Position().ToMove()))
		detail, label = s.sayControl(u), u.T("play.clock.start")
	}
	wide := min(r.W-48, 440)
	x, y := r.X+(r.W-wide)/2, r.Y+r.H/2-76
	u.Icon(sprites.IconClock, render.Point{X: r.X + r.W/2, Y: y - 16}, 40, u.Theme.Muted)
	for i, line := range twoLines(u, lead, render.TypeSection, wide) {
		if i > 0 {
			y += 26
		}
		u.Text(line, render.TypeSection, render.Point{X: r.X + r.W/2, Y: y + 36}, render.Middle, u.Theme.Text)
	}
	for i, line := range u.Wrap(detail, render.TypeBody, wide) {
		if i > 0 {
			y += 22
		}
		u.Text(line, render.TypeBody, render.Point{X: r.X + r.W/2, Y: y + 66}, render.Middle, u.Theme.Muted)
	}
	u.Texts = append(u.Texts, lead, detail)
	w := min(wide, 240)
	if u.Button(render.Rect{X: x + (wide-w)/2, Y: y + 96, W: w, H: 48}, ui.Button{Label: label, Icon: sprites.IconPlay, Act: keys.PauseClock, Kind: ui.Main}) ||
		u.Act(keys.Press) || u.Act(keys.Choose) { // the only thing to do, and nothing else can have the focus
		s.pauseClock()
	}
}

// sayControl words how time is measured.
func (s *Scene) sayControl(u *ui.UI) string {
	c := s.table.Terms.Clock
	minutes, rest := int(c.Main/time.Minute), int(c.Main%time.Minute/time.Second)
	switch {
	case c.Kind == clock.PerTurn:
		return u.T("play.clock.perturn", int(c.Step/time.Second))
	case minutes == 0:
		return u.T("play.clock.seconds", rest, int(c.Step/time.Second))
	case c.Step == 0:
		return u.T("play.clock.minutes", minutes)
	}
	return u.T("play.clock.fischer", minutes, int(c.Step/time.Second))
}
