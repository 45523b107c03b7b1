package setup

import (
	"quintet/render"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// seats draws the seats with their names, each in a row of the given height, and who gets which. It returns where they end.
func (s *Scene) seats(u *ui.UI, r render.Rect, high float32) float32 {
	n := s.game.Info().Players
	u.Write(u.T("setup.seats"), render.TypeSection, render.Point{X: r.X, Y: r.Y + 24}, render.Start, u.Theme.Text)
	y := r.Y + 36
	roomy := high > 60
	for i := range n {
		s.seat(u, i, render.Rect{X: r.X, Y: y, W: r.W, H: high})
		y += high
		if i < n-1 && roomy {
			u.Hairline(render.Rect{X: r.X, Y: y, W: r.W, H: 1}, u.Theme.Hairline)
		}
	}
	y += 8
	u.WriteIn(u.T("setup.who"), render.TypeBody, render.Rect{X: r.X, Y: y, W: 150, H: 36}, render.Start, u.Theme.Muted)
	chosen := 0
	if s.draw {
		chosen = 1
	}
	labels := []string{u.T("setup.fixed"), u.T("setup.drawn")}
	now, _ := u.Choices(render.Rect{X: r.X + 150, Y: y, W: r.W - 150, H: 36}, "seats", labels, chosen)
	s.draw = now == 1
	if !roomy {
		return y + 44
	}
	note := u.T("setup.drawnnote")
	if !s.draw {
		note = u.T("setup.fixednote", u.Say(s.view.Seats[0].Name))
	}
	u.Write(note, render.TypeSmall, render.Point{X: r.X, Y: y + 62}, render.Start, u.Theme.Muted)
	return y + 76
}

// seat draws the row of seat i in r: its piece, who sits there, and which side that is. Before the draw nobody has a piece.
func (s *Scene) seat(u *ui.UI, i int, r render.Rect) {
	const lead, role = 64, 150
	seat := &s.view.Seats[i]
	mid := r.Y + r.H/2
	if s.draw {
		u.Icon(sprites.IconPerson, render.Point{X: r.X + 26, Y: mid}, 24, u.Theme.Muted)
	} else {
		u.Piece(s.game.Geometry(), seat.Sprite, seat.Colour, render.Point{X: r.X + 26, Y: mid}, min(48, r.H-14))
	}
	field := render.Rect{X: r.X + lead, Y: mid - 19, W: min(320, r.W-lead-role-16), H: 38}
	below := r.H > 60 && field.W < 240 // then the role stands under the name
	if below {
		field.Y, field.W = mid-30, min(320, r.W-lead)
	}
	name := u.T("setup.person", i+1)
	text := u.Field(field, name, s.desk.Settings.Names[i], settings.MaxName, render.TypeSeat)
	s.desk.Settings.Names[i] = text
	if text == "" && !u.Focused(name) {
		u.WriteIn(name, render.Type{Size: render.TypeSeat.Size}, render.Rect{X: field.X + 10, Y: field.Y, W: field.W, H: field.H}, render.Start, u.Theme.Muted)
	}
	switch {
	case s.draw:
	case below:
		u.Write(u.Say(seat.Role), render.TypeCaption, render.Point{X: field.X + 10, Y: field.Y + field.H + 17}, render.Start, u.Theme.Muted)
	default:
		room := r.X + r.W - field.X - field.W - 16
		u.WriteIn(u.Say(seat.Role), render.TypeSmall, render.Rect{X: field.X + field.W + 16, Y: field.Y, W: room, H: field.H}, render.Start, u.Theme.Muted)
	}
}
