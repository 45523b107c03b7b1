package play

import (
	"math"
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

// leastLarge is the least height of a seat with large figures.
const leastLarge = 76

// stack draws the first n seats, each of the given height, one below the other from the top of r on. It returns the room below them.
func (s *seats) stack(u *ui.UI, r render.Rect, high float32, n int) render.Rect {
	for i := range n {
		var seat render.Rect
		seat, r = r.CutTop(high, 0)
		s.draw(u, seat, games.Player(i))
	}
	return r
}

// draw draws the seat of player as large as there is room for in r.
func (s *seats) draw(u *ui.UI, r render.Rect, player games.Player) {
	if s.active(player) {
		u.Fill(r, u.Theme.Active)
		u.Fill(render.Rect{X: r.X, Y: r.Y, W: 4, H: r.H}, u.Theme.Accent)
	}
	if r.H < leastLarge {
		s.drawSmall(u, r, player)
		return
	}
	seat := &s.view().Seats[player]
	mid, x := r.Y+r.H/2, r.X+92
	s.piece(u, player, render.Point{X: r.X + 52, Y: mid}, 48)
	full := s.score(u, player, render.TypeScore, render.Point{X: r.X + r.W - 32, Y: mid + 14}, 16)
	right := full - s.clockWide(u, player, 20)
	s.clock(u, player, render.Point{X: right, Y: mid}, 20)
	if s.table.Timed() {
		right -= 12
	}
	right = s.pliesLeft(u, player, render.Point{X: right, Y: mid}, 16)
	state := seat.Detail
	if s.thinks(player) && s.mind.Slow() && s.mind.Task() == mind.Ply {
		state = board.Line{Colour: board.Nobody, Text: board.Say("play.seat.thinks", seconds(s.mind.Elapsed()))}
	}
	name, role := mid-4, mid+18
	if !state.Text.Empty() {
		name, role = mid-12, mid+8
		s.state(u, &state, render.Point{X: x, Y: mid + 29}, full-x, render.TypeSmall)
	}
	writeFit(u, s.name(u, player), render.TypeSeat, render.TypeSeat.Size, render.Point{X: x, Y: name}, right-x, u.Theme.Text)
	plays := u.Say(seat.Role)
	if u.Measure(plays, render.TypeSmall) > right-x {
		plays = u.Say(seat.Name) // clock, dots or score take the room
	}
	writeFit(u, plays, render.TypeSmall, render.TypeSmall.Size, render.Point{X: x, Y: role}, right-x, u.Theme.Muted)
}

// score writes the score of player, ending at at, and returns where what stands before it ends, gap farther left; at without a score.
func (s *seats) score(u *ui.UI, player games.Player, face render.Type, at render.Point, gap float32) float32 {
	if !s.view().Seats[player].HasScore {
		return at.X
	}
	return at.X - u.Write(strconv.Itoa(int(s.board.Score(player))), face, at, render.End, s.scoreInk(u, player)) - gap
}

// thinks reports whether a search for player is under way.
func (s *seats) thinks(player games.Player) bool {
	return s.active(player) && !s.board.Carrying() && (s.mind.Searching(mind.Hint) || s.mind.Searching(mind.Ply) && s.table.AtEnd())
}

// piece draws what stands for player, while a search for him is under way in a ring that shows how far it is.
func (s *seats) piece(u *ui.UI, player games.Player, centre render.Point, size float32) {
	seat := &s.view().Seats[player]
	centre = s.centre(player, centre)
	u.Piece(s.geo, seat.Sprite, seat.Colour, centre, size)
	if s.thinks(player) {
		u.Progress(centre, size*27/48, 3, s.mind.Progress(), u.Theme.Accent, u.Theme.Hairline)
	}
}

// state writes the live state of a seat in width w, in few words where the many of any seat have no room; where even these have none, beside a
// clock, nothing.
func (s *seats) state(u *ui.UI, l *board.Line, at render.Point, w float32, face render.Type) {
	ink, size, lead := s.stateInk(u, l), float32(15), float32(22)
	if face == smallest {
		size, lead = 14, 19
	}
	if l.Strong {
		face = face.Medium()
	}
	icon := render.IconOf(l.Icon)
	if icon == sprites.NoIcon {
		lead = 0
	}
	text := u.Say(l.Text)
	if !l.Short.Empty() && s.shortened(u, w-lead) {
		text = u.Say(l.Short)
	}
	if face = smaller(u, text, face, 12, w-lead); u.Measure(text, face) > w-lead {
		return
	}
	if icon != sprites.NoIcon {
		u.Icon(icon, render.Point{X: at.X + 7, Y: at.Y - 5}, size, ink)
	}
	u.Write(text, face, render.Point{X: at.X + lead, Y: at.Y}, render.Start, ink)
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

// writeFit writes text from at on in width w: in face, in a smaller one, not below least, or as much of it as has room.
func writeFit(u *ui.UI, text string, face render.Type, least float32, at render.Point, w float32, ink sprites.Color) {
	face = smaller(u, text, face, least, w)
	u.Write(u.Fit(text, face, w), face, at, render.Start, ink)
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

// centre returns where the piece of player is to be drawn, whose place is at. While the players swap it comes from the place of
// the seat that had its colour, on a bow so that pieces pass each other.
func (s *seats) centre(player games.Player, at render.Point) render.Point {
	s.places[player] = at
	share, moving := s.board.Moving()
	if !moving || s.swapped == nil {
		return at
	}
	from := s.places[s.swapped[player]]
	if from == (render.Point{}) {
		return at // nobody has seen it yet
	}
	t := float64(share)
	t = t * t * (3 - 2*t)
	bow := float32(math.Sin(t*math.Pi)) * 0.25
	dx, dy := at.X-from.X, at.Y-from.Y
	return render.Point{X: from.X + dx*float32(t) + dy*bow, Y: from.Y + dy*float32(t) - dx*bow}
}

// balance draws a bar below two seats whose scores have parts: each seat's share of all points in its colour. r begins where the seats
// end; as wide as they are.
func (s *seats) balance(u *ui.UI, r render.Rect) {
	const high, above, inset, gap = 8, 9, 32, 2
	first, second := &s.view().Seats[0], &s.view().Seats[1]
	all := float32(first.Score + second.Score)
	if len(first.Bars) == 0 || len(second.Bars) == 0 || all <= 0 {
		return
	}
	bar := render.Rect{X: r.X + inset, Y: r.Y + above, W: r.W - 2*inset, H: high}
	meet := bar.W * float32(first.Score) / all
	u.Box(render.Rect{X: bar.X - 1, Y: bar.Y - 1, W: bar.W + 2, H: bar.H + 2}, render.Box{Radius: high/2 + 1, Top: u.Theme.Panel, Line: u.Theme.Muted, Width: 1})
	u.Box(render.Rect{X: bar.X, Y: bar.Y, W: meet - gap/2, H: high}, render.Box{Radius: high / 2, Top: render.AreaOf(u.Theme, s.geo, first.Colour)})
	u.Box(render.Rect{X: bar.X + meet + gap/2, Y: bar.Y, W: bar.W - meet - gap/2, H: high}, render.Box{Radius: high / 2, Top: render.AreaOf(u.Theme, s.geo, second.Colour)})
}
