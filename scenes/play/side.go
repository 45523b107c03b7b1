package play

import (
	"strconv"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/input"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// side draws what stands beside the board: seats, moves or result, and the way through the game.
func (s *Scene) side(u *ui.UI, a arrangement) scenes.Next {
	r := a.side
	switch a.shape {
	case rail:
		s.ground(u, r)
		return s.rail(u, r)
	case tall:
		return s.strip(u, a)
	}
	s.ground(u, r)
	s.tools(u, render.Rect{X: r.X, Y: 8, W: r.W - 16, H: 40})
	y := float32(64)
	transport := render.Rect{X: r.X, Y: r.H - 72, W: r.W, H: 72}
	if s.match.Over() {
		next := s.result(u, render.Rect{X: r.X + 32, Y: y, W: r.W - 64, H: transport.Y - y})
		s.transport(u, transport)
		return next
	}
	high := float32(88)
	if s.game.Info().Players > 2 {
		high = 76
	}
	for i := range s.game.Info().Players {
		s.seat(u, render.Rect{X: r.X, Y: y, W: r.W, H: high}, games.Player(i))
		y += high
	}
	inner := render.Rect{X: r.X + 32, Y: y + 16, W: r.W - 64, H: transport.Y - y - 16}
	if len(s.geo.Legend) > 0 && inner.H > 200 {
		inner.H -= 60
		s.legend(u, render.Rect{X: inner.X, Y: inner.Y + inner.H, W: inner.W, H: 52})
	}
	s.moveList(u, inner)
	s.transport(u, transport)
	return scenes.Next{}
}

// ground paints the panel of the side with its border.
func (s *Scene) ground(u *ui.UI, r render.Rect) {
	shade := float32(0.055)
	if u.Theme.Dark {
		shade = 0.22
	}
	for i := range 24 {
		x := r.X - 24 + float32(i)
		u.Fill(render.Rect{X: x, Y: r.Y, W: 1, H: r.H}, sprites.Alpha(sprites.RGB(0), shade*float32(i)/24))
	}
	u.Fill(r, u.Theme.Panel)
	u.Hairline(render.Rect{X: r.X, Y: r.Y, W: 1, H: r.H}, u.Theme.Hairline)
}

// tools draws the icons at the right end of r.
func (s *Scene) tools(u *ui.UI, r render.Rect) {
	at := render.Rect{X: r.X + r.W - 40, Y: r.Y, W: 40, H: 40}
	s.desk.ThemeButton(u, at)
	at.X -= 40
	if u.Button(at, ui.Button{Icon: sprites.IconHelp, Name: u.T("play.rules"), Key: "f1"}) {
		s.leave = s.rules()
	}
}

// active reports whether player is to move.
func (s *Scene) active(player games.Player) bool {
	return !s.match.Over() && s.position().ToMove() == player
}

// seat draws the row of one player.
func (s *Scene) seat(u *ui.UI, r render.Rect, player games.Player) {
	seat := &s.shown.view.Seats[player]
	if s.active(player) {
		u.Fill(r, u.Theme.Active)
		u.Fill(render.Rect{X: r.X, Y: r.Y, W: 4, H: r.H}, u.Theme.Accent)
	}
	mid := r.Y + r.H/2
	u.Piece(s.geo, seat.Sprite, seat.Colour, render.Point{X: r.X + 52, Y: mid}, 48)
	full := r.X + r.W - 32
	right := full
	if seat.HasScore {
		right -= u.Write(strconv.Itoa(int(seat.Score)), render.TypeScore, render.Point{X: right, Y: r.Y + r.H*0.66}, render.End, u.Theme.Text) + 16
		full = right
	}
	right = s.turnsLeft(u, seat, right, mid)
	x := r.X + 92
	name := u.Fit(s.name(u, player), render.TypeSeat, right-x)
	role := u.Fit(u.Say(seat.Role), render.TypeSmall, right-x)
	if seat.Detail.Text.Empty() {
		u.Write(name, render.TypeSeat, render.Point{X: x, Y: mid - 4}, render.Start, u.Theme.Text)
		u.Write(role, render.TypeSmall, render.Point{X: x, Y: mid + 18}, render.Start, u.Theme.Muted)
		return
	}
	u.Write(name, render.TypeSeat, render.Point{X: x, Y: mid - 12}, render.Start, u.Theme.Text)
	u.Write(role, render.TypeSmall, render.Point{X: x, Y: mid + 8}, render.Start, u.Theme.Muted)
	s.detail(u, &seat.Detail, render.Point{X: x, Y: mid + 29}, full-x)
}

// detail writes the live state of a seat.
func (s *Scene) detail(u *ui.UI, l *board.Line, at render.Point, w float32) {
	ink, face := u.Theme.Muted, render.TypeSmall
	if l.Strong {
		ink, face = u.Theme.Warning, render.TypeSmall.Medium()
	}
	if i := lineIcon(l.Icon); i != sprites.NoIcon {
		u.Icon(i, render.Point{X: at.X + 7, Y: at.Y - 5}, 15, ink)
		at.X, w = at.X+22, w-22
	}
	u.Write(u.Fit(u.Say(l.Text), face, w), face, at, render.Start, ink)
}

// lineIcon returns the drawing of an icon that games use.
func lineIcon(i board.Icon) sprites.Icon {
	switch i {
	case board.IconScissors:
		return sprites.IconScissors
	case board.IconCrown:
		return sprites.IconCrown
	case board.IconBroken:
		return sprites.IconBroken
	}
	return sprites.NoIcon
}

// turnsLeft draws a dot for every placement the seat has left or is promised, ending at right, and returns where they begin.
func (s *Scene) turnsLeft(u *ui.UI, seat *board.Seat, right, mid float32) float32 {
	n, promised := int(seat.Left), false
	if n == 0 {
		n, promised = int(seat.Promised), true
	}
	for range n {
		c := render.Point{X: right - 8, Y: mid}
		box := render.Rect{X: c.X - 8, Y: c.Y - 8, W: 16, H: 16}
		if promised {
			u.Box(box, render.Box{Radius: 8, Line: u.Theme.Warning, Width: 2})
		} else {
			u.Box(box, render.Box{Radius: 8, Top: u.Theme.Accent})
		}
		right -= 24
	}
	return right
}

// moveList draws the turns played, a row a round, the current one marked. A click goes there.
func (s *Scene) moveList(u *ui.UI, r render.Rect) {
	head := u.T("play.moves")
	u.Write(head, render.TypeBody.Medium(), render.Point{X: r.X, Y: r.Y + 24}, render.Start, u.Theme.Text)
	u.Fill(render.Rect{X: r.X, Y: r.Y + 32, W: u.Measure(head, render.TypeBody.Medium()), H: 3}, u.Theme.Accent)
	u.Hairline(render.Rect{X: r.X, Y: r.Y + 36, W: r.W, H: 1}, u.Theme.Hairline)
	list := render.Rect{X: r.X - 12, Y: r.Y + 40, W: r.W + 24, H: r.H - 44}
	turns := s.match.Turns()
	if len(turns) == 0 {
		u.Write(u.T("play.nomoves"), render.TypeSmall, render.Point{X: r.X, Y: list.Y + 24}, render.Start, u.Theme.Muted)
		return
	}
	rows := rounds(turns)
	const high = 28
	full := float32(len(rows))*high + 12
	if s.seenAt != s.match.Cursor() {
		s.seenAt = s.match.Cursor()
		u.ScrollTo("moves", s.rowOf(rows)*high-list.H/2)
	}
	off := u.Scroll(list, "moves", full)
	c := *u
	c.Brush = u.Clip(list)
	n := s.game.Info().Players
	step := (r.W - 48) / float32(n)
	for i, row := range rows {
		y := list.Y + 6 + float32(i)*high - off
		if y+high < list.Y || y > list.Y+list.H {
			continue
		}
		c.Write(strconv.Itoa(i+1), render.TypeCaption, render.Point{X: r.X + 26, Y: y + 19}, render.End, u.Theme.Muted)
		for _, t := range row {
			at := render.Rect{X: r.X + 46 + float32(t.Player)*step, Y: y, W: step - 4, H: high}
			s.turnItem(u, &c, at, t, list)
		}
	}
	u.Texts = c.Texts
}

// turnItem draws one turn of the list on c.
func (s *Scene) turnItem(u, c *ui.UI, r render.Rect, t turn, list render.Rect) {
	text, face, ink := s.turnText(t), render.TypeSmall, u.Theme.Text
	cursor := s.match.Cursor()
	if t.First >= cursor {
		ink = sprites.Alpha(u.Theme.Muted, 0.7)
	}
	pill := render.Rect{X: r.X, Y: r.Y + 1, W: min(r.W, u.Measure(text, face.Medium())+20), H: r.H - 2}
	if t.First < cursor && cursor <= t.End {
		face = face.Medium()
		c.Box(pill, render.Box{Radius: 6, Top: u.Theme.Current})
	}
	c.WriteIn(text, face, render.Rect{X: r.X + 10, Y: r.Y, W: r.W - 12, H: r.H}, render.Start, ink)
	if !list.Contains(render.Point{X: pill.X, Y: pill.Y + r.H/2}) {
		return // scrolled out of sight
	}
	u.Add("move "+text, pill)
	if u.Clicked(pill) {
		s.jump(t.End)
	}
}

// rowOf returns the row of the turn in force.
func (s *Scene) rowOf(rows [][]turn) float32 {
	for i, row := range rows {
		for _, t := range row {
			if t.End >= s.match.Cursor() {
				return float32(i)
			}
		}
	}
	return float32(len(rows))
}

// transport draws the way through the game: by turns at the left, by steps at the right.
func (s *Scene) transport(u *ui.UI, r render.Rect) {
	u.Hairline(render.Rect{X: r.X, Y: r.Y, W: r.W, H: 1}, u.Theme.Hairline)
	at := render.Rect{X: r.X + 10, Y: r.Y + 16, W: 32, H: 40}
	start, latest := s.match.Cursor() == 0, s.match.Cursor() == s.match.Len()
	for _, b := range []struct {
		icon sprites.Icon
		name string
		key  input.Key
		off  bool
		do   func()
	}{
		{sprites.IconFirst, "play.first", input.Home, start, func() { s.jump(0) }},
		{sprites.IconPrevious, "play.back", input.PageUp, start, func() { s.jump(s.turnBefore()) }},
		{sprites.IconNext, "play.forward", input.PageDown, latest, func() { s.jump(s.turnAfter()) }},
		{sprites.IconLast, "play.last", input.End, latest, func() { s.jump(s.match.Len()) }},
	} {
		if u.Button(at, ui.Button{Icon: b.icon, Name: u.T(b.name), Key: b.key, Off: b.off}) {
			b.do()
		}
		at.X += 32
	}
	w := (r.X + r.W - 6 - at.X) / 2
	s.undoRedo(u, render.Rect{X: at.X, Y: at.Y, W: w, H: 40}, render.Rect{X: at.X + w, Y: at.Y, W: w, H: 40}, ui.Plain)
}

// undoRedo draws the two buttons that take steps back and on.
func (s *Scene) undoRedo(u *ui.UI, undo, redo render.Rect, k ui.Kind) {
	nothing := s.match.Cursor() == 0 && len(s.builder.Path()) == 0 && !s.match.Over()
	if u.Button(undo, ui.Button{Label: u.T("play.undo"), Icon: sprites.IconUndo, Key: "ctrl+z", Kind: k, Off: nothing}) {
		s.undo()
	}
	if u.Button(redo, ui.Button{Label: u.T("play.redo"), Icon: sprites.IconRedo, Key: "ctrl+y", Kind: k, Off: s.match.Cursor() == s.match.Len()}) {
		s.redo()
	}
}
