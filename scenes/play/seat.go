package play

import (
	"slices"
	"strconv"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/play/mind"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// seats draws the players with their colours, scores and clocks.
type seats struct {
	*model
	places [games.MaxPlayers]render.Point // of the pieces that stand for them, as they were drawn last
}

// draw draws the row of one player.
func (s *seats) draw(u *ui.UI, r render.Rect, player games.Player) {
	seat := &s.view().Seats[player]
	s.seatGround(u, r, player)
	mid := r.Y + r.H/2
	s.seatPiece(u, player, render.Point{X: r.X + 52, Y: mid}, 48)
	full := r.X + r.W - 32
	right := full
	if seat.HasScore {
		right -= u.Write(strconv.Itoa(int(s.board.Score(player))), render.TypeScore, render.Point{X: right, Y: mid + 14}, render.End, s.scoreInk(u, player)) + 16
		full = right
	}
	right -= s.clockWide(u, player, 20)
	s.seatClock(u, player, render.Point{X: right, Y: mid}, 20)
	if s.table.Timed() {
		right -= 12
	}
	right = s.pliesLeft(u, player, render.Point{X: right, Y: mid}, 16)
	x := r.X + 92
	name := u.Fit(s.name(u, player), render.TypeSeat, right-x)
	role := u.Say(seat.Role)
	if u.Measure(role, render.TypeSmall) > right-x {
		role = u.Say(seat.Name) // clock, dots or score take the room
	}
	role = u.Fit(role, render.TypeSmall, right-x)
	detail := seat.Detail
	if s.thinks(player) && s.mind.Slow() && s.mind.Task() == mind.Ply {
		detail = board.Line{Colour: board.Nobody, Text: board.Say("play.seat.thinks", seconds(s.mind.Elapsed()))}
	}
	if detail.Text.Empty() {
		u.Write(name, render.TypeSeat, render.Point{X: x, Y: mid - 4}, render.Start, u.Theme.Text)
		u.Write(role, render.TypeSmall, render.Point{X: x, Y: mid + 18}, render.Start, u.Theme.Muted)
		return
	}
	u.Write(name, render.TypeSeat, render.Point{X: x, Y: mid - 12}, render.Start, u.Theme.Text)
	u.Write(role, render.TypeSmall, render.Point{X: x, Y: mid + 8}, render.Start, u.Theme.Muted)
	s.detail(u, &detail, render.Point{X: x, Y: mid + 29}, full-x)
}

// seatGround sets off the row r of the player who is to move.
func (s *seats) seatGround(u *ui.UI, r render.Rect, player games.Player) {
	if s.active(player) {
		u.Fill(r, u.Theme.Active)
		u.Fill(render.Rect{X: r.X, Y: r.Y, W: 4, H: r.H}, u.Theme.Accent)
	}
}

// thinks reports whether a search for player is under way.
func (s *seats) thinks(player games.Player) bool {
	return s.active(player) && !s.board.Carrying() && (s.mind.Searching(mind.Hint) || s.mind.Searching(mind.Ply) && s.table.AtEnd())
}

// seatPiece draws what stands for player, while a search for him is under way in a ring that shows how far it is.
func (s *seats) seatPiece(u *ui.UI, player games.Player, centre render.Point, size float32) {
	seat := &s.view().Seats[player]
	centre = s.seatCentre(player, centre)
	u.Piece(s.geo, seat.Sprite, seat.Colour, centre, size)
	if s.thinks(player) {
		u.Progress(centre, size*27/48, 3, s.mind.Progress(), u.Theme.Accent, u.Theme.Hairline)
	}
}

// detail writes the live state of a seat.
func (s *seats) detail(u *ui.UI, l *board.Line, at render.Point, w float32) {
	ink, face := s.stateInk(u, l), render.TypeSmall
	if l.Strong {
		face = face.Medium()
	}
	if i := render.IconOf(l.Icon); i != sprites.NoIcon {
		u.Icon(i, render.Point{X: at.X + 7, Y: at.Y - 5}, 15, ink)
		at.X, w = at.X+22, w-22
	}
	text := u.Say(l.Text)
	face = smaller(u, text, face, 12, w)
	u.Write(u.Fit(text, face, w), face, at, render.Start, ink)
}

// stateInk returns the colour of the live state of a seat.
func (s *seats) stateInk(u *ui.UI, l *board.Line) sprites.Color {
	switch {
	case !l.Strong:
		return u.Theme.Muted
	case l.Icon == board.IconScissors || l.Icon == board.IconBroken:
		return u.Theme.Warning // a price
	}
	return u.Theme.Accent
}

// smaller returns face, or the largest face below it, not below least, in which text is at most w wide.
func smaller(u *ui.UI, text string, face render.Type, least, w float32) render.Type {
	for face.Size > least && u.Measure(text, face) > w {
		face.Size--
	}
	return face
}

// scoreInk returns the colour of a player's score: once the game is over only those of the winners stand out.
func (m *model) scoreInk(u *ui.UI, player games.Player) sprites.Color {
	if m.table.Match.Over() && !slices.Contains(m.table.Match.Outcome().Winners, player) {
		return u.Theme.Muted
	}
	return u.Theme.Text
}

// pliesLeft draws a dot of the given size for every placement the seat has left or is promised, ending at at, and returns where they begin.
func (s *seats) pliesLeft(u *ui.UI, player games.Player, at render.Point, size float32) float32 {
	v := s.view()
	seat := &v.Seats[player]
	n, promised := int(seat.Left), false
	if s.active(player) && n == 0 && v.Steps > 1 {
		n = int(v.Steps) - int(v.Step) + 1
	}
	if n == 0 {
		n, promised = int(seat.Promised), true
	}
	for range n {
		box := render.Rect{X: at.X - size, Y: at.Y - size/2, W: size, H: size}
		if promised {
			u.Box(box, render.Box{Radius: size / 2, Line: u.Theme.Warning, Width: 2})
		} else {
			u.Box(box, render.Box{Radius: size / 2, Top: u.Theme.Accent})
		}
		at.X -= 1.5 * size
	}
	return at.X
}

// threeLinesHigh is the least height of a small seat that has three lines.
const threeLinesHigh = 60

// drawSmall draws a seat in little room: the name, below it what is played or the time that is left, and the live state in few words. Of
// more than two seats each says its colour in any case.
func (s *seats) drawSmall(u *ui.UI, r render.Rect, player games.Player) {
	seat := &s.view().Seats[player]
	s.seatGround(u, r, player)
	mid := r.Y + r.H/2
	s.seatPiece(u, player, render.Point{X: r.X + 36, Y: mid}, min(34, r.H-14))
	x := r.X + 64
	unnamed := (s.table.Timed() || r.H < threeLinesHigh) && s.players() > 2 // there is no line for what is played
	says := !seat.Detail.Text.Empty() || unnamed
	full := r.X + r.W - 12
	right, high := full, mid+4
	if says && r.H < threeLinesHigh {
		high = mid // the state has the whole width below
	}
	if seat.HasScore {
		face := render.Type{Size: 22, Weight: render.TypeScore.Weight}
		right -= u.Write(strconv.Itoa(int(s.board.Score(player))), face, render.Point{X: right, Y: high}, render.End, s.scoreInk(u, player)) + 8
	}
	short := s.rolesShort(u, right-2*dotPitch-x)
	between := s.table.Timed() || r.H >= threeLinesHigh && !seat.Role.Empty()
	base := mid + 6
	switch {
	case between && says && r.H >= threeLinesHigh:
		base = mid - 13
	case between || says:
		base = mid - 3
	}
	whole, dots := right, high-8 // where the name may end, and how low the dots are
	below := r.H >= threeLinesHigh && between && s.namesLong(u, right-2*dotPitch-x)
	if below {
		dots = base + 12
	}
	right = s.pliesLeft(u, player, render.Point{X: right, Y: dots}, 10)
	if !below {
		whole = right
	}
	name := s.name(u, player)
	face := smaller(u, name, render.TypeButton, 13, whole-x)
	u.Write(u.Fit(name, face, whole-x), face, render.Point{X: x, Y: base}, render.Start, u.Theme.Text)
	at := render.Point{X: x, Y: base + 17}
	switch {
	case s.table.Timed():
		s.seatClock(u, player, render.Point{X: x - 7, Y: base + 15}, 14)
		at.X, at.Y = at.X+s.clocksWide(u, 14), base+20 // in line with the figures
	case between:
		s.smallRole(u, seat, short, at, right-x)
	}
	if between && r.H >= threeLinesHigh {
		at = render.Point{X: x, Y: base + 35}
		if s.table.Timed() {
			at.Y += 2 // the ground of the clock is higher than words
		}
	}
	switch {
	case unnamed:
		s.namedState(u, seat, at, full-at.X)
	case says:
		s.smallState(u, &seat.Detail, at, full-at.X)
	}
}

// namedState writes which colour a seat has, which all sentences speak of, and how it stands where for all seats both have room in width w.
func (s *seats) namedState(u *ui.UI, seat *board.Seat, at render.Point, w float32) {
	text, ink, face := u.Say(seat.Name), u.Theme.Muted, smallest
	all := true
	for _, other := range s.view().Seats[:s.players()] {
		face = smaller(u, u.Say(other.Detail.Named), face, 12, w)
		all = all && !other.Detail.Named.Empty() && u.Measure(u.Say(other.Detail.Named), face) <= w
	}
	if all {
		text, ink = u.Say(seat.Detail.Named), s.stateInk(u, &seat.Detail)
	} else {
		face = smallest
	}
	face = smaller(u, text, face, 12, w)
	u.Write(u.Fit(text, face, w), face, at, render.Start, ink)
}

// dotPitch is the distance of the dots for the plies that a small seat has left.
const dotPitch = 15

// namesLong reports whether the name of some seat has no room in width w, beside the dots: then these stand on the line below for all,
// so that no name becomes smaller when its turn comes.
func (s *seats) namesLong(u *ui.UI, w float32) bool {
	for i := range s.players() {
		if u.Measure(s.name(u, games.Player(i)), render.TypeButton) > w {
			return true
		}
	}
	return false
}

// rolesShort reports whether what some seat plays has no room in width w: then of all only the colour is told, whose turn it may be.
func (s *seats) rolesShort(u *ui.UI, w float32) bool {
	return slices.ContainsFunc(s.view().Seats[:s.players()], func(seat board.Seat) bool {
		return u.Measure(u.Say(seat.Role), smallest) > w
	})
}

// smallRole writes what a seat plays in width w, only the colour where it is to be short.
func (s *seats) smallRole(u *ui.UI, seat *board.Seat, short bool, at render.Point, w float32) {
	text := u.Say(seat.Role)
	if short || u.Measure(text, smallest) > w {
		text = u.Say(seat.Name)
	}
	face := smaller(u, text, render.TypeCaption, smallest.Size, w)
	u.Write(u.Fit(text, face, w), face, at, render.Start, u.Theme.Muted)
}

// smallest is the least type of the lines of a small seat.
var smallest = render.Type{Size: 13, Weight: render.TypeCaption.Weight}

// smallState writes the live state of a seat in width w, in few words where the many of any seat have no room; where even these have none,
// beside a clock, nothing.
func (s *seats) smallState(u *ui.UI, l *board.Line, at render.Point, w float32) {
	face, ink := smallest, s.stateInk(u, l)
	if l.Strong {
		face = face.Medium()
	}
	icon := render.IconOf(l.Icon)
	if icon != sprites.NoIcon {
		w -= stateLead
	}
	text := u.Say(l.Text)
	if !l.Short.Empty() && s.shortened(u, w) {
		text = u.Say(l.Short)
	}
	if face = smaller(u, text, face, 12, w); u.Measure(text, face) > w {
		return
	}
	if icon != sprites.NoIcon {
		u.Icon(icon, render.Point{X: at.X + 7, Y: at.Y - 5}, 14, ink)
		at.X += stateLead
	}
	u.Write(text, face, at, render.Start, ink)
}

// stateLead is the distance from the left side of the icon of a state to its words.
const stateLead = 19

// shortened reports whether a seat has a state that has no room in width w: then all are told in few words, so that they can be compared.
func (s *seats) shortened(u *ui.UI, w float32) bool {
	for _, seat := range s.view().Seats[:s.players()] {
		if l := &seat.Detail; !l.Short.Empty() && u.Measure(u.Say(l.Text), smallest) > w {
			return true
		}
	}
	return false
}
