// Package setup is the scene in which the players choose options, names and seats of a new game.
package setup

import (
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
	asked   string // the option that was changed last, "" for none
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
	u.Grow(1280, 800)
	w, h := u.Size()
	u.Fill(render.Rect{W: w, H: h}, u.Theme.Window)
	split := w
	if w >= 900 {
		split = pixel(w * 0.463)
		if w < 1200 {
			split = pixel(w * 0.5)
		}
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
	margin, side := float32(64), float32(48)
	if w < 1200 {
		margin, side = 40, 40
	}
	lay := optionLay{row: 48, column: 168}
	if h < 700 {
		lay = optionLay{row: 40, column: 148}
	}
	rows := float32(len(s.spec.Options)) * lay.row
	size := max(180, min(split-2*margin, h-72-28-rows-64))
	block := min(split-2*margin, max(size, 520))
	left := pixel((split - block) / 2)
	slab := render.Rect{X: left, Y: 72, W: size, H: size}
	u.Brush.Board(render.Fit(s.game.Geometry(), slab, u.Scale, false), &s.view, render.NoOverlay())
	y, help := s.optionRows(u, render.Rect{X: left, Y: slab.Y + size + 28, W: block}, lay)
	u.WriteLines(help, render.TypeSmall, render.Point{X: left, Y: y + 20}, block, 21, u.Theme.Muted)

	wide := min(w-split-2*side, 680)
	r := render.Rect{X: split + (w-split-wide)/2, Y: 72, W: wide}
	y = s.seats(u, r, 76)
	foot := render.Rect{X: r.X, Y: h - 68, W: r.W, H: 48}
	s.intro(u, render.Rect{X: r.X, Y: y, W: r.W, H: foot.Y - 16 - y})
	return s.buttons(u, foot)
}

// narrow draws options and seats in one column, with a board above them where there is room.
func (s *Scene) narrow(u *ui.UI, w, h float32) scenes.Next {
	wide := min(w-48, 560)
	r := render.Rect{X: (w - wide) / 2, Y: 56, W: wide}
	lay, seat, words := optionLay{row: 40, column: 150}, float32(50), float32(56)
	if h < 600 { // the explanation of the options moves between the buttons
		lay.row, seat, words = 36, 44, 0
	}
	n := float32(s.game.Info().Players)
	need := float32(len(s.spec.Options))*lay.row + words + 36 + n*seat + 52 + 92
	if room := h - r.Y - need; room > 140 {
		side := min(room, wide)
		u.Brush.Board(render.Fit(s.game.Geometry(), render.Rect{X: (w - side) / 2, Y: r.Y, W: side, H: side}, u.Scale, false), &s.view, render.NoOverlay())
		r.Y += side + 20
	}
	y, help := s.optionRows(u, r, lay)
	if words > 0 {
		u.WriteLines(help, render.TypeSmall, render.Point{X: r.X, Y: y + 18}, wide, 20, u.Theme.Muted)
		y += words
	}
	s.seats(u, render.Rect{X: r.X, Y: y, W: wide}, seat)
	foot := render.Rect{X: r.X, Y: h - 56, W: wide, H: 44}
	if words > 0 {
		return s.buttons(u, foot)
	}
	lines := u.Wrap(help, render.TypeCaption, wide-180-96-32)
	y = foot.Y + foot.H/2 - float32(len(lines)-1)*9 + 5
	for i, l := range lines {
		u.Write(l, render.TypeCaption, render.Point{X: r.X + 96 + 16, Y: y + float32(i)*18}, render.Start, u.Theme.Muted)
	}
	return s.buttons(u, foot)
}

// intro draws the first sections of the rules, as many of them as have room whole.
func (s *Scene) intro(u *ui.UI, r render.Rect) {
	const most = 3
	y := r.Y
	for i, section := range scenes.Sections(scenes.Paragraphs(s.spec.Rules)) {
		end := y
		for _, p := range section {
			end += p.Height(u, scenes.PrintNote, r.W)
		}
		if i == most || end > r.Y+r.H {
			return
		}
		for _, p := range section {
			y = p.Write(u, scenes.PrintNote, render.Point{X: r.X, Y: y}, r.W)
		}
	}
}

// buttons draws what leads on from here: to the rules and to the game.
func (s *Scene) buttons(u *ui.UI, r render.Rect) scenes.Next {
	if u.Button(render.Rect{X: r.X, Y: r.Y, W: 96, H: r.H}, ui.Button{Label: u.T("rules.title"), Key: "f1", Kind: ui.Quiet}) {
		return scenes.Next{Do: scenes.Push, Name: scenes.Rules, Args: scenes.RulesPage{Spec: s.spec}}
	}
	if !u.Button(render.Rect{X: r.X + r.W - 180, Y: r.Y, W: 180, H: r.H}, ui.Button{Label: u.T("setup.play"), Key: input.Enter, Kind: ui.Main}) {
		return scenes.Next{}
	}
	return s.begin(u)
}

// begin keeps what was chosen and opens the table.
func (s *Scene) begin(u *ui.UI) scenes.Next {
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
