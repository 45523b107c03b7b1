// Package title is the scene the program opens with: the five games, each with a board that shows it.
package title

import (
	"strings"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/input"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Scene is the title.
type Scene struct {
	desk  *scenes.Desk
	tiles []tile
	focus int
	note  string
	leave scenes.Next // where a button of this pass leads to
}

// A tile is a game with a position that shows it.
type tile struct {
	spec games.Spec
	geo  *board.Geometry
	view board.View
}

// New returns the title. It panics when a game's showcase cannot be played: that is data of ours.
func New(d *scenes.Desk) *Scene {
	s := &Scene{desk: d, note: d.Note}
	d.Note = ""
	for _, spec := range d.Catalog {
		g, p, err := spec.Show()
		if err != nil {
			panic("title: " + err.Error())
		}
		t := tile{spec: spec, geo: g.Geometry()}
		t.view.Reset()
		g.AppendView(&t.view, p, nil)
		s.tiles = append(s.tiles, t)
	}
	return s
}

// Busy reports false: nothing moves by itself.
func (s *Scene) Busy() bool { return false }

// Frame handles input and draws.
func (s *Scene) Frame(u *ui.UI) scenes.Next {
	s.leave = scenes.Next{}
	w, h := u.Size()
	s.ground(u, w, h)
	small := w < 1000 || h < 620
	down := float32(0)
	if !small && s.desk.Table == nil {
		down = max(0, (h-620)*0.4)
	}
	y := s.head(u, w, down, small)
	if small {
		s.list(u, render.Rect{X: 24, Y: y, W: w - 48, H: h - y - 12})
	} else {
		s.row(u, w, y)
		s.foot(u, w, h)
	}
	s.keys(u)
	return s.leave
}

// ground paints the page.
func (s *Scene) ground(u *ui.UI, w, h float32) {
	u.Fill(render.Rect{W: w, H: h}, u.Theme.WindowLow)
	type ground struct {
		w, h float32
		dark bool
	}
	t := u.Theme
	u.Draw(ground{w, h, t.Dark}, render.Point{}, 1, 1, func() sprites.Drawing {
		centre := sprites.Point{X: w / 2, Y: h * 0.3}
		return sprites.Drawing{}.Fill(sprites.RectPath(0, 0, w, h),
			sprites.Radial(centre, centre, w*0.75, sprites.Stop{Color: sprites.Shade(t.Window, 0.3*light(t.Dark))}, sprites.Stop{At: 1, Color: t.WindowLow}))
	})
}

// light is 1 in the light theme, 0 in the dark one.
func light(dark bool) float32 {
	if dark {
		return 0
	}
	return 1
}

// head draws name, motto and tools, and returns where the games begin.
func (s *Scene) head(u *ui.UI, w, down float32, small bool) float32 {
	left, base, face := float32(64), 107+down, render.TypeTitle
	if small {
		left, base, face = 24, 44, render.Type{Size: 34, Weight: render.TypeTitle.Weight}
	}
	end := left + u.Write("Quintet", face, render.Point{X: left, Y: base}, render.Start, u.Theme.Text)
	motto, ink := u.T("title.motto"), u.Theme.Muted
	if s.note != "" {
		motto, ink = s.note, u.Theme.Warning
	}
	s.desk.ThemeButton(u, render.Rect{X: w - left - 30, Y: base - 35, W: 40, H: 40})
	if small {
		room := w - left - 40 - end - 16
		u.Write(u.Fit(motto, render.TypeSmall, room), render.TypeSmall, render.Point{X: end + 16, Y: base}, render.Start, ink)
		return 68
	}
	u.Write(u.Fit(motto, render.Type{Size: 18}, w-2*left-60), render.Type{Size: 18}, render.Point{X: left + 2, Y: base + 33}, render.Start, ink)
	return 192 + down
}

// row draws the games side by side.
func (s *Scene) row(u *ui.UI, w, y float32) {
	n := float32(len(s.tiles))
	gap := float32(28)
	side := min((w-128-gap*(n-1))/n, 320)
	x := (w - n*side - gap*(n-1)) / 2
	for i := range s.tiles {
		t := &s.tiles[i]
		r := render.Rect{X: x, Y: y, W: side, H: side}
		whole := render.Rect{X: x - 14, Y: y - 14, W: side + 28, H: side + 170}
		if u.Over(whole) && u.In.Pressed == 0 && whole.Contains(u.Pointer()) {
			s.focus = i
		}
		if s.focus == i {
			ground := u.Theme.Panel
			u.Box(whole, render.Box{Radius: 20, Top: ground, Line: u.Theme.Accent, Width: 2.5})
		}
		u.Brush.Board(render.Fit(t.geo, r, u.Scale, true), &t.view, render.NoOverlay())
		u.Write(t.spec.Name, render.TypeGame, render.Point{X: x, Y: y + side + 44}, render.Start, u.Theme.Text)
		u.Write(u.Fit(u.T("title."+t.spec.ID), render.TypeSmall, side), render.TypeSmall, render.Point{X: x, Y: y + side + 70}, render.Start, u.Theme.Muted)
		s.buttons(u, i, render.Rect{X: x, Y: y + side + 98, W: side, H: 40})
		if u.Clicked(r) {
			s.leave = s.setup(i)
		}
		x += side + gap
	}
}

// list draws the games one below the other.
func (s *Scene) list(u *ui.UI, r render.Rect) {
	rows := float32(len(s.tiles))
	if s.desk.Table != nil {
		rows++
	}
	high := min(r.H/rows, 120)
	for i := range s.tiles {
		t := &s.tiles[i]
		row := render.Rect{X: r.X - 10, Y: r.Y + float32(i)*high, W: r.W + 20, H: high - 6}
		if row.Contains(u.Pointer()) {
			s.focus = i
		}
		if s.focus == i {
			u.Box(row, render.Box{Radius: 14, Top: u.Theme.Panel, Line: u.Theme.Accent, Width: 2})
		}
		side := row.H - 10
		picture := render.Rect{X: r.X, Y: row.Y + 5, W: side, H: side}
		u.Brush.Board(render.Fit(t.geo, picture, u.Scale, true), &t.view, render.NoOverlay())
		x, mid := r.X+side+20, row.Y+row.H/2
		u.Write(t.spec.Name, render.Type{Size: 20, Weight: render.TypeGame.Weight}, render.Point{X: x, Y: mid - 3}, render.Start, u.Theme.Text)
		room := r.X + r.W - 250 - x
		u.Write(u.Fit(u.T("title."+t.spec.ID), render.TypeSmall, room), render.TypeSmall, render.Point{X: x, Y: mid + 20}, render.Start, u.Theme.Muted)
		s.buttons(u, i, render.Rect{X: r.X + r.W - 226, Y: mid - 20, W: 226, H: 40})
		if u.Clicked(picture) {
			s.leave = s.setup(i)
		}
	}
	if s.desk.Table != nil {
		s.goOn(u, render.Rect{X: r.X, Y: r.Y + float32(len(s.tiles))*high + 2, W: r.W, H: high - 6})
	}
}

// buttons draws what can be done with game i.
func (s *Scene) buttons(u *ui.UI, i int, r render.Rect) {
	kind, key := ui.Quiet, input.Key("")
	if s.focus == i {
		kind = ui.Main
	}
	name := s.tiles[i].spec.Name
	main := render.Rect{X: r.X, Y: r.Y, W: min(128, r.W*0.62), H: r.H}
	if u.Button(main, ui.Button{Label: u.T("title.new"), Name: " " + name, Kind: kind, Key: key}) {
		s.leave = s.setup(i)
	}
	if u.Button(render.Rect{X: main.X + main.W + 4, Y: r.Y, W: 76, H: r.H}, ui.Button{Label: u.T("title.rules"), Name: " " + name}) {
		s.leave = s.rules(i)
	}
}

func (s *Scene) setup(i int) scenes.Next {
	return scenes.Next{Do: scenes.Push, Name: scenes.Setup, Args: scenes.NewGame{Spec: s.tiles[i].spec}}
}

func (s *Scene) rules(i int) scenes.Next {
	return scenes.Next{Do: scenes.Push, Name: scenes.Rules, Args: scenes.RulesPage{Spec: s.tiles[i].spec}}
}

// foot draws the table that was left, below the games.
func (s *Scene) foot(u *ui.UI, w, h float32) {
	if s.desk.Table == nil || h < 760 {
		return
	}
	y := h - 204
	u.Hairline(render.Rect{X: 64, Y: y, W: w - 128, H: 1}, u.Theme.Hairline)
	u.Write(u.T("title.continue"), render.Type{Size: 19, Weight: render.TypeSeat.Weight}, render.Point{X: 64, Y: y + 40}, render.Start, u.Theme.Text)
	s.goOn(u, render.Rect{X: 64, Y: y + 60, W: 440, H: 96})
}

// goOn draws the table that was left and leads back to it.
func (s *Scene) goOn(u *ui.UI, r render.Rect) {
	t := s.desk.Table
	m := t.Match
	var v board.View
	v.Reset()
	m.Game().AppendView(&v, m.Position(), nil)
	if u.Over(r) {
		u.Box(r.Inset(-8), render.Box{Radius: 14, Top: sprites.Alpha(u.Theme.Text, 0.05)})
	}
	side := r.H
	u.Brush.Board(render.Fit(m.Game().Geometry(), render.Rect{X: r.X, Y: r.Y, W: side, H: side}, u.Scale, true), &v, render.NoOverlay())
	x := r.X + side + 20
	mid := r.Y + r.H/2
	u.Write(t.Spec.Name+" "+scenes.Describe(u, t.Spec, m.Game().Info().Options), render.TypeSeat, render.Point{X: x, Y: mid - 18}, render.Start, u.Theme.Text)
	var names []string
	for i, seat := range m.Seats() {
		if seat.Name == "" {
			seat.Name = u.T("setup.person", i+1)
		}
		names = append(names, seat.Name)
	}
	u.Write(u.Fit(strings.Join(names, ", "), render.TypeSmall, r.W-side-20), render.TypeSmall, render.Point{X: x, Y: mid + 6}, render.Start, u.Theme.Muted)
	state := u.T("title.finished", m.Cursor())
	if p := m.Position().ToMove(); !m.Over() {
		state = u.T("title.tomove", names[p], m.Cursor()+1)
	}
	u.Write(state, render.TypeSmall, render.Point{X: x, Y: mid + 30}, render.Start, u.Theme.Accent)
	u.Add(u.T("title.continue"), r)
	if u.Clicked(r) || u.Key("c") {
		s.leave = scenes.Next{Do: scenes.Push, Name: scenes.Play, Args: *t}
	}
}

// keys moves the focus and acts on it.
func (s *Scene) keys(u *ui.UI) {
	n := len(s.tiles)
	switch {
	case u.Key(input.ArrowR), u.Key(input.ArrowD), u.Key(input.Tab):
		s.focus = (s.focus + 1) % n
	case u.Key(input.ArrowL), u.Key(input.ArrowU):
		s.focus = (s.focus + n - 1) % n
	case u.Key(input.Enter):
		s.leave = s.setup(s.focus)
	case u.Key("f1"):
		s.leave = s.rules(s.focus)
	case u.Key("ctrl+q"):
		s.leave = scenes.Next{Do: scenes.Quit}
	}
}
