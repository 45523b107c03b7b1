// Draws the texts on a seat, and shortens them if they do not fit: role, level and state (played, state). The second half draws the clock and decides when
// it warns (clock, low). Change here when a clock warns (lowTime). The layout of seats is in seats.go.

package play

import (
	"slices"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/clock"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// role writes the role of player in r.
func (s *seats) role(u *ui.UI, player games.Player, r render.Rect, free float32, m *seatSize) {
	writeFit(u, s.played(u, player, r.W, free, m), m.words, m.low.Size, r, u.Theme.Muted)
}

// played returns the role of player, with the level of a computer if there is room, for a line of width w. It returns only the colour if the role does
// not fit there, or if the role of any seat does not fit in width free, the room that is left during its turn.
func (s *seats) played(u *ui.UI, player games.Player, w, free float32, m *seatSize) string {
	seats := s.model.view().Seats[:s.model.players()]
	text := u.Say(seats[player].Role)
	if u.Measure(text, m.low) > w || slices.ContainsFunc(seats, func(seat board.Seat) bool { return u.Measure(u.Say(seat.Role), m.low) > free }) {
		text = u.Say(seats[player].Name)
	}
	if level := s.model.level(u, player); level != "" {
		if with := u.T("setup.sidelevel", text, level); u.Measure(with, m.low) <= min(w, free) {
			return with
		}
	}
	return text
}

// level writes the level of a computer in r if it fits.
func (s *seats) level(u *ui.UI, player games.Player, r render.Rect, m *seatSize) {
	if level := s.model.level(u, player); level != "" && u.Measure(level, m.low) <= r.W {
		u.WriteIn(level, m.low, r, render.Start, u.Theme.Muted)
	}
}

// state writes the live state of a seat in r, in its short form if the long one of any seat does not fit. If even the short form does not fit it
// writes nothing.
func (s *seats) state(u *ui.UI, l *board.Line, r render.Rect, face render.Type) {
	const least, gap = 14, 6 // the least size of the icon, and its distance from the words
	icon, words := render.IconOf(l.Icon), r
	side := max(least, face.Size)
	if icon != sprites.NoIcon {
		_, words = r.CutLeft(side, gap)
	}
	if l.Strong {
		face = face.Medium()
	}
	text := u.Say(l.Text)
	if !l.Short.Empty() && s.shortened(u, words.W) {
		text = u.Say(l.Short)
	}
	if face = smaller(u, text, face, 12, words.W); u.Measure(text, face) > words.W {
		return
	}
	if icon != sprites.NoIcon {
		u.Icon(icon, render.Point{X: r.X + side/2, Y: r.Centre().Y}, side, s.stateInk(u, l))
	}
	u.WriteIn(text, face, words, render.Start, s.stateInk(u, l))
}

// shortened reports whether the state of a seat does not fit in width w. All seats then show the short form, so that they can be compared.
func (s *seats) shortened(u *ui.UI, w float32) bool {
	return slices.ContainsFunc(s.model.view().Seats[:s.model.players()], func(seat board.Seat) bool {
		return !seat.Detail.Short.Empty() && u.Measure(u.Say(seat.Detail.Text), smallest) > w
	})
}

// namedState writes the colour of a seat, by which all sentences call it. It adds the state of the seat if both fit in r for all seats.
func (s *seats) namedState(u *ui.UI, player games.Player, r render.Rect, low render.Type) {
	seat, face, all := &s.model.view().Seats[player], low, true
	text, ink := u.Say(seat.Name), u.Theme.Muted
	for _, other := range s.model.view().Seats[:s.model.players()] {
		face = smaller(u, u.Say(other.Detail.Named), face, 12, r.W)
		all = all && !other.Detail.Named.Empty() && u.Measure(u.Say(other.Detail.Named), face) <= r.W
	}
	if all {
		text, ink = u.Say(seat.Detail.Named), s.stateInk(u, &seat.Detail)
	} else {
		face = low
	}
	writeFit(u, text, face, 12, r, ink)
}

// stateInk returns the colour of the live state of a seat.
func (s *seats) stateInk(u *ui.UI, l *board.Line) sprites.Color {
	switch {
	case !l.Strong:
		return u.Theme.Muted
	case l.Icon == board.IconScissors || l.Icon == board.IconBroken:
		return u.Theme.Warning // a price to pay
	}
	return u.Theme.Accent
}

// smaller returns face, or the largest smaller size, not below least, at which text is at most w wide.
func smaller(u *ui.UI, text string, face render.Type, least, w float32) render.Type {
	for face.Size > least && u.Measure(text, face) > w {
		face.Size--
	}
	return face
}

// writeFit writes text in r, in a smaller size if necessary but not below least, and cuts it if it still does not fit.
func writeFit(u *ui.UI, text string, face render.Type, least float32, r render.Rect, ink sprites.Color) {
	face = smaller(u, text, face, least, r.W)
	u.WriteIn(u.Fit(text, face, r.W), face, r, render.Start, ink)
}

// lowTime is the time left at which a clock starts to warn. If each turn has a time of its own, it is at most 1/lowShare of that, because a clock
// that always warns says nothing.
const (
	lowTime  = 20 * time.Second
	lowShare = 3
)

// lastTime is the time left below which the warning has the colour of an error.
const lastTime = 5 * time.Second

// warning returns the colour of a clock that warns.
func warning(t *render.Theme, left time.Duration) sprites.Color {
	if left < lastTime {
		return t.Error
	}
	return t.Warning
}

// clockWide returns the width of the clock of player with digits of the given size.
func (s *seats) clockWide(u *ui.UI, player games.Player, size float32) float32 {
	left := s.model.table.Clock.Left(player, s.model.context.Now())
	w := u.Measure(clock.Format(left, u.T("number.point")), figures(size)) + size
	if s.low(player, left) {
		w += size + 4
	}
	return w
}

// clocksWide returns the width of the widest clock with digits of the given size, so that what follows the clocks of all seats is aligned.
func (s *seats) clocksWide(u *ui.UI, size float32) float32 {
	w := float32(0)
	for i := range s.model.players() {
		w = max(w, s.clockWide(u, games.Player(i), size))
	}
	return w
}

// figures returns the type for the digits of a clock or a score.
func figures(size float32) render.Type {
	return render.Type{Size: size, Weight: render.TypeScore.Weight}
}

// low reports whether the clock of player warns when left is left.
func (s *seats) low(player games.Player, left time.Duration) bool {
	least := lowTime
	if c := s.model.table.Terms.Clocks()[player]; c.Kind == clock.PerTurn {
		least = min(least, c.Step/lowShare)
	}
	return left < least && !s.model.table.Match.Over()
}

// lowNow reports whether the clock of player warns now.
func (s *seats) lowNow(player games.Player) bool {
	return s.low(player, s.model.table.Clock.Left(player, s.model.context.Now()))
}

// clockAir is the extra distance between a name and the clock below it.
const clockAir = 4

// apart moves the first of rows up and the others down, so that there is more space between them.
func apart(rows []render.Rect, air float32) {
	for i := range rows {
		rows[i].Y += air / 2
	}
	rows[0].Y -= air
}

// clockBeside draws the clock of player at the right end of r, and below it the increment or time for a turn if the clocks of the seats differ. It
// returns the rest of r.
func (s *seats) clockBeside(u *ui.UI, player games.Player, r render.Rect, m *seatSize) (rest render.Rect) {
	const gap = 12
	wide, note, pad := s.clockWide(u, player, m.clock), s.clockNote(u, player), m.clock/2
	if note == "" {
		at, rest := r.CutRight(wide, gap)
		s.clock(u, player, at, m.clock)
		return rest
	}
	at, rest := r.CutRight(max(wide, u.Measure(note, smallest)+pad), gap)
	lines := at.Place(at.W, 2*m.line, render.Start, render.Middle).Rows(0, render.Even(2)...)
	apart(lines, clockAir)
	figures, _ := lines[0].CutRight(wide, 0)
	s.clock(u, player, figures, m.clock)
	_, below := lines[1].CutRight(pad, 0)
	u.WriteIn(note, smallest, below, render.End, u.Theme.Muted)
	return rest
}

// clockNote says what each turn adds to the clock of player, or how long a turn may take, if the clocks of the seats differ; "" for nothing.
func (s *seats) clockNote(u *ui.UI, player games.Player) string {
	c := s.model.table.Terms.Clocks()[player]
	switch step := int(c.Step / time.Second); {
	case !s.model.table.Terms.Unequal(s.model.players()):
		return ""
	case c.Kind == clock.PerTurn:
		return u.T("setup.short.turn", step)
	case step > 0:
		return u.T("play.clock.added", step)
	}
	return ""
}

// clock draws the time that player has left, at the left of r and centred vertically. A running clock has a background. If little time is left the
// colour is that of a warning, and in the last seconds that of an error, with a clock icon before the digits.
func (s *seats) clock(u *ui.UI, player games.Player, r render.Rect, size float32) {
	left := s.model.table.Clock.Left(player, s.model.context.Now())
	h := size * 1.6
	if size < 16 {
		h = size * 1.3 // the next line is close below it
	}
	r = r.Place(s.clockWide(u, player, size), h, render.Start, render.Middle)
	ink, low := u.Theme.Muted, s.low(player, left)
	switch running := s.model.active(player); {
	case running && low:
		ink = u.Theme.Panel
		u.Box(r, render.Box{Radius: h / 2, Top: warning(u.Theme, left)})
	case running:
		ink = u.Theme.Text
		u.Box(r, render.Box{Radius: h / 2, Top: u.Theme.Panel, Line: u.Theme.Hairline, Width: 1})
	case low:
		ink = warning(u.Theme, left)
		u.Box(r, render.Box{Radius: h / 2, Line: ink, Width: 1.5})
	}
	if low {
		u.Icon(sprites.IconClock, render.Point{X: r.X + size, Y: r.Centre().Y}, size, ink)
	}
	_, r = r.CutRight(size/2, 0)
	u.WriteIn(clock.Format(left, u.T("number.point")), figures(size), r, render.End, ink)
}
