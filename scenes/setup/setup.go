// Package setup is the scene in which the players choose options, names and seats of a new game.
package setup

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/match"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/input"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Scene is the choice of a new game.
type Scene struct {
	desk    *scenes.Desk
	spec    games.Spec
	options games.Options
	draw    bool
	game    games.Game // with the options as they are now
	view    board.View
}

// New returns the scene with the choice made last time, or the usual one.
func New(d *scenes.Desk, n scenes.NewGame) *Scene {
	s := &Scene{desk: d, spec: n.Spec, draw: n.Spec.DrawSeats}
	last, kept := d.Settings.Games[n.Spec.ID]
	full, err := n.Spec.Complete(last.Options)
	if err != nil || !kept {
		full, _ = n.Spec.Complete(nil) // the defaults are always allowed
	} else {
		s.draw = last.Draw
	}
	s.choose(full)
	return s
}

// Busy reports false: nothing moves by itself.
func (s *Scene) Busy() bool { return false }

// choose makes the game with the options o, which are complete.
func (s *Scene) choose(o games.Options) {
	g, err := s.spec.New(o)
	if err != nil {
		panic("setup: options that were offered are refused: " + err.Error())
	}
	s.options, s.game = o, g
	s.view.Reset()
	g.AppendView(&s.view, g.Start(), nil)
}

// Frame handles input and draws.
func (s *Scene) Frame(u *ui.UI) scenes.Next {
	w, h := u.Size()
	u.Fill(render.Rect{W: w, H: h}, u.Theme.Window)
	split := w
	if w >= 900 {
		split = pixel(w * 0.463)
		u.Fill(render.Rect{X: split, W: w - split, H: h}, u.Theme.Panel)
		u.Hairline(render.Rect{X: split, W: 1, H: h}, u.Theme.Hairline)
	}
	if u.Button(render.Rect{X: 16, Y: 8, W: 40, H: 40}, ui.Button{Icon: sprites.IconPrevious, Name: u.T("setup.back"), Key: input.Esc}) {
		return scenes.Next{Do: scenes.Pop}
	}
	s.desk.ThemeButton(u, render.Rect{X: w - 56, Y: 8, W: 40, H: 40})
	x := 64 + u.Write(u.T("setup.title"), render.TypeBar, render.Point{X: 64, Y: 34}, render.Start, u.Theme.Text)
	u.Write(s.spec.Name, render.TypeSmall, render.Point{X: x + 15, Y: 34}, render.Start, u.Theme.Muted)
	if split < w {
		return s.wide(u, split, w, h)
	}
	return s.narrow(u, w, h)
}

func pixel(v float32) float32 { return float32(int(v)) }

// wide draws the board and the options at the left, the seats at the right.
func (s *Scene) wide(u *ui.UI, split, w, h float32) scenes.Next {
	rows := float32(len(s.spec.Options))
	side := max(200, min(split-128, h-96-rows*48-72))
	slab := render.Rect{X: 64, Y: 80, W: side, H: side}
	u.Brush.Board(render.Fit(s.game.Geometry(), slab, u.Scale, false), &s.view, render.NoOverlay())
	y := s.optionRows(u, render.Rect{X: 64, Y: slab.Y + side + 32, W: split - 96}, 168)
	if y+20 < h {
		u.WriteLines(u.T("title."+s.spec.ID), render.TypeSmall, render.Point{X: 64, Y: y + 24}, split-128, 21, u.Theme.Muted)
	}
	r := render.Rect{X: split + 48, Y: 80, W: w - split - 96}
	y = s.seats(u, r, 76)
	s.intro(u, render.Rect{X: r.X, Y: y, W: min(r.W, 560), H: h - 84 - y})
	return s.start(u, render.Rect{X: w - 48 - 200, Y: h - 68, W: 200, H: 48})
}

// narrow draws options and seats in one column, with a small board where there is room.
func (s *Scene) narrow(u *ui.UI, w, h float32) scenes.Next {
	r := render.Rect{X: 24, Y: 56, W: w - 48}
	n := float32(s.game.Info().Players)
	need := 56 + float32(len(s.spec.Options))*44 + n*54 + 130
	if room := h - need - 70; room > 140 {
		side := min(room, w-48)
		u.Brush.Board(render.Fit(s.game.Geometry(), render.Rect{X: r.X, Y: r.Y, W: r.W, H: side}, u.Scale, false), &s.view, render.NoOverlay())
		r.Y += side + 12
	}
	r.Y = s.optionRows(u, r, 150) + 4
	s.seats(u, r, 54)
	return s.start(u, render.Rect{X: w - 24 - 180, Y: h - 56, W: 180, H: 44})
}

// optionRows draws a row for every option and returns where they end.
func (s *Scene) optionRows(u *ui.UI, r render.Rect, column float32) float32 {
	high := float32(48)
	if column < 168 {
		high = 40
	}
	y := r.Y
	for _, opt := range s.spec.Options {
		u.WriteIn(u.T("option."+opt.ID), render.TypeBody, render.Rect{X: r.X, Y: y, W: column - 8, H: 36}, render.Start, u.Theme.Muted)
		labels := make([]string, len(opt.Choices))
		for i, c := range opt.Choices {
			labels[i] = scenes.Value(u, opt.ID, c)
		}
		chosen := slices.Index(opt.Choices, s.options[opt.ID])
		if now := u.Choices(render.Rect{X: r.X + column, Y: y, W: r.W - column, H: 36}, opt.ID, labels, chosen); now != chosen {
			o := games.Options{}
			for k, v := range s.options {
				o[k] = v
			}
			o[opt.ID] = opt.Choices[now]
			s.choose(o)
		}
		y += high
	}
	return y
}

// intro draws the first words of the rules as far as they fit.
func (s *Scene) intro(u *ui.UI, r render.Rect) {
	y := r.Y + 40
	for _, p := range scenes.Paragraphs(s.spec.Rules) {
		face, leading := render.TypeSmall, float32(22)
		ink := u.Theme.Muted
		if p.Kind == scenes.Page || p.Kind == scenes.Heading {
			face, ink = render.TypeButton, u.Theme.Text
			y += 8
		}
		lines := u.Wrap(p.Text, face, r.W)
		if y+float32(len(lines)+1)*leading > r.Y+r.H {
			return
		}
		y = u.WriteLines(p.Text, face, render.Point{X: r.X, Y: y}, r.W, leading, ink) + 4
	}
}

// seats draws the seats with their names, and who gets which. It returns where they end.
func (s *Scene) seats(u *ui.UI, r render.Rect, high float32) float32 {
	n := s.game.Info().Players
	u.Write(u.T("setup.seats"), render.TypeSection, render.Point{X: r.X, Y: r.Y + 24}, render.Start, u.Theme.Text)
	y := r.Y + 36
	geo := s.game.Geometry()
	for i := range n {
		seat := &s.view.Seats[i]
		mid := y + high/2
		if !s.draw {
			u.Piece(geo, seat.Sprite, seat.Colour, render.Point{X: r.X + 26, Y: mid}, min(48, high-14))
		} else {
			u.Icon(sprites.IconPerson, render.Point{X: r.X + 26, Y: mid}, 24, u.Theme.Muted)
		}
		field := render.Rect{X: r.X + 64, Y: mid - 19, W: min(260, r.W-64), H: 38}
		name := s.desk.Settings.Names[i]
		shown := u.Field(field, u.T("setup.person", i+1), name, settings.MaxName, render.TypeSeat)
		if shown == "" && !u.Focused(u.T("setup.person", i+1)) {
			u.WriteIn(u.T("setup.person", i+1), render.TypeSeat, render.Rect{X: field.X + 10, Y: field.Y, W: field.W, H: field.H}, render.Start, sprites.Alpha(u.Theme.Muted, 0.7))
		}
		s.desk.Settings.Names[i] = shown
		if room := r.X + r.W - field.X - field.W - 16; room > 80 && !s.draw {
			u.WriteIn(u.Say(seat.Role), render.TypeSmall, render.Rect{X: field.X + field.W + 16, Y: mid - 19, W: room, H: 38}, render.Start, u.Theme.Muted)
		}
		y += high
		if i < n-1 && high > 60 {
			u.Hairline(render.Rect{X: r.X, Y: y, W: r.W, H: 1}, u.Theme.Hairline)
		}
	}
	y += 8
	u.WriteIn(u.T("setup.who"), render.TypeBody, render.Rect{X: r.X, Y: y, W: 150, H: 36}, render.Start, u.Theme.Muted)
	chosen := 0
	if s.draw {
		chosen = 1
	}
	now := u.Choices(render.Rect{X: r.X + 150, Y: y, W: r.W - 150, H: 36}, "seats", []string{u.T("setup.fixed"), u.T("setup.drawn")}, chosen)
	s.draw = now == 1
	note := u.T("setup.drawnnote")
	if !s.draw {
		note = u.T("setup.fixednote", u.Say(s.view.Seats[0].Name))
	}
	if high > 60 {
		u.Write(note, render.TypeSmall, render.Point{X: r.X, Y: y + 64}, render.Start, u.Theme.Muted)
	}
	return y + 80
}

// start draws the button that begins the game.
func (s *Scene) start(u *ui.UI, r render.Rect) scenes.Next {
	if !u.Button(r, ui.Button{Label: u.T("setup.play"), Key: input.Enter, Kind: ui.Main}) {
		return scenes.Next{}
	}
	s.desk.Settings.Games[s.spec.ID] = settings.Setup{Options: s.options, Draw: s.draw}
	s.desk.Keep()
	n := s.game.Info().Players
	seats := make([]match.Seat, n)
	for i := range seats {
		seats[i].Name = s.desk.Settings.Names[i]
		if seats[i].Name == "" {
			seats[i].Name = u.T("setup.person", i+1)
		}
	}
	if s.draw {
		for i := n - 1; i > 0; i-- { // Fisher and Yates
			j := s.desk.Rand.Intn(i + 1)
			seats[i], seats[j] = seats[j], seats[i]
		}
	}
	return scenes.Next{Do: scenes.Replace, Name: scenes.Play, Args: scenes.Table{Spec: s.spec, Match: match.New(s.game, seats)}}
}
