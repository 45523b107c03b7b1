package play

import (
	"time"

	"quintet/games"
	"quintet/games/clock"
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/play/mind"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A timing is what the scene knows about the clock of its table.
type timing struct {
	paused  bool   // by hand, or because nobody has started it: the board is veiled
	past    bool   // somebody looks at the past: no time runs
	figures string // of the seat whose time runs, as they were shown last
}

// lowTime is where the figures begin to warn, and lowShare the part of the time for a turn: a clock that always warned would say nothing.
const (
	lowTime  = 20 * time.Second
	lowShare = 3
)

// setClock makes the clock ready when the table is opened. It stands until somebody starts it, also when the table was left.
func (s *Scene) setClock() {
	if w := s.table.Stopwatch; w != nil {
		w.Run(false, s.desk.Now())
		w.Goto(s.table.Match.Cursor(), s.desk.Now())
	}
	k := s.table.Clock
	if k == nil {
		return
	}
	k.Run(games.None, s.desk.Now())
	k.Goto(s.table.Match.Cursor(), s.desk.Now())
	s.timing.paused = !s.table.Match.Closed()
}

// timed reports whether the table has a clock.
func (s *Scene) timed() bool { return s.table.Clock != nil }

// veiled reports whether the board is hidden because the clock is paused.
func (s *Scene) veiled() bool { return s.timed() && s.timing.paused && !s.table.Match.Over() }

// runs returns the seat whose time runs now: the one that has to decide, games.None while nobody has to. Time stands while something
// moves or is asked, while the board is about to be turned, while the past is looked at, and once the answer of a computer has come.
func (s *Scene) runs() games.Player {
	switch {
	case s.table.Match.Closed(), s.stopped(), s.timing.past, s.notice > 0, s.passes(), s.motion.left > 0, s.turns():
		return games.None
	case s.computerMoves() && (!s.computerPlays() || s.mind.Task() == mind.Ply && !s.mind.Searching(mind.Ply)):
		return games.None
	}
	return s.position().ToMove()
}

// minute brings the clock and the stopwatch up to date and ends the game when the time of a seat has run out.
func (s *Scene) minute() {
	defer s.measure()
	k := s.table.Clock
	if k == nil {
		return
	}
	now := s.desk.Now()
	if out := k.Fallen(now); out != games.None && !s.table.Match.Over() {
		k.Run(games.None, now)
		if err := s.table.Match.Flag(out); err != nil {
			panic("play: the time of a seat that cannot lose by it: " + err.Error())
		}
		s.arrive()
		s.endsUnasked()
	}
	k.Run(s.runs(), now)
	s.timing.figures = s.figures(k.Running())
}

// figures returns what the clock shows for player, "" for nobody, in any language.
func (s *Scene) figures(player games.Player) string {
	if player == games.None {
		return ""
	}
	return clock.Format(s.table.Clock.Left(player, s.desk.Now()), ".")
}

// strikes reports whether the clock shows something new, a time has run out or a refusal has been said for long enough.
func (s *Scene) strikes() bool {
	if s.lapses() {
		return true
	}
	if s.table.Clock == nil || s.table.Clock.Running() == games.None {
		return false
	}
	return s.figures(s.table.Clock.Running()) != s.timing.figures || s.table.Clock.Fallen(s.desk.Now()) != games.None
}

// Alarm returns after how long the clock will show something new, or a refusal has been said for long enough. ok is false where neither will.
func (s *Scene) Alarm() (after time.Duration, ok bool) {
	now := s.desk.Now()
	if s.reason != nil && !s.trial {
		after, ok = max(0, s.reason.until.Sub(now)), true
	}
	if k := s.table.Clock; k != nil && k.Running() != games.None {
		if change := clock.Change(k.Left(k.Running(), now)); !ok || change < after {
			after, ok = change, true
		}
	}
	return after, ok
}

// played tells the clock and the stopwatch of a ply that player has just made.
func (s *Scene) played(player games.Player) {
	if w := s.table.Stopwatch; w != nil {
		w.Played(s.desk.Now())
	}
	if k := s.table.Clock; k != nil {
		k.Played(player, s.position().ToMove(), s.desk.Now())
	}
}

// clockGoes tells the clock and the stopwatch which position is in force.
func (s *Scene) clockGoes() {
	s.timing.past = false
	s.watchGoes()
	if k := s.table.Clock; k != nil {
		k.Goto(s.table.Match.Cursor(), s.desk.Now())
	}
}

// pauseClock stops the clock and veils the board, or lets both go on.
func (s *Scene) pauseClock() {
	if s.timing.paused = !s.timing.paused; s.timing.paused {
		s.mind.Stop()
		s.hint = nil
	}
}

// bound returns how long a computer may search for a ply now, 0 for as long as it likes.
func (s *Scene) bound(player games.Player) time.Duration {
	k := s.table.Clock
	if k == nil {
		return 0
	}
	plies := 1
	if v := s.viewOf(s.position()); v.Steps > 0 {
		plies = int(v.Steps) - int(v.Step) + 1
	}
	turns := (s.game.MaxPlies()-s.table.Match.Cursor())/s.game.Info().Players + 1
	return k.Control().Share(k.Left(player, s.desk.Now()), plies, turns)
}

// clockWide returns the width of the clock of player with figures of size, 0 without a clock.
func (s *Scene) clockWide(u *ui.UI, player games.Player, size float32) float32 {
	if !s.timed() {
		return 0
	}
	left := s.table.Clock.Left(player, s.desk.Now())
	w := u.Measure(clock.Format(left, u.T("number.point")), clockFace(size)) + size
	if s.low(left) {
		w += size + 4
	}
	return w
}

// clocksWide returns the width of the widest clock with figures of size: what stands behind clocks one below the other begins in one line.
func (s *Scene) clocksWide(u *ui.UI, size float32) float32 {
	w := float32(0)
	for i := range s.game.Info().Players {
		w = max(w, s.clockWide(u, games.Player(i), size))
	}
	return w
}

// clockFace returns the type of the figures of a clock.
func clockFace(size float32) render.Type {
	return render.Type{Size: size, Weight: render.TypeScore.Weight}
}

// low reports whether so little time is left that the clock warns.
func (s *Scene) low(left time.Duration) bool {
	least := lowTime
	if c := s.table.Terms.Clock; c.Kind == clock.PerTurn {
		least = min(least, c.Step/lowShare)
	}
	return left < least && !s.table.Match.Over()
}

// seatClock draws the time that player has left, with the middle of its left side at at. While it runs it stands on a ground; when it is
// low the ground has corners and the colour of a warning, and a sign stands before the figures.
func (s *Scene) seatClock(u *ui.UI, player games.Player, at render.Point, size float32) {
	if !s.timed() {
		return
	}
	left := s.table.Clock.Left(player, s.desk.Now())
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
	return ui.Button{Name: u.T("play.clock.pause"), Icon: sprites.IconPause, Act: keys.PauseClock, Off: s.veiled() || s.table.Match.Closed()}
}

// veil takes the place of the board while the clock is paused, and offers to start it.
func (s *Scene) veil(u *ui.UI) {
	r := s.layout.Slab
	u.Box(r, render.Box{Radius: 16, Top: u.Theme.Panel, Line: u.Theme.Hairline, Width: 1})
	lead, detail, label := u.T("play.clock.paused"), u.T("play.clock.paused.detail"), u.T("play.clock.resume")
	if s.table.Match.Len() == 0 {
		lead = u.T("play.clock.ready", s.name(u, s.position().ToMove()))
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
