package title

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// list draws the whole page with the games one below the other, for windows in which they have no room side by side.
func (s *Scene) list(u *ui.UI, w, h float32) {
	const head = 68
	wide := min(w-48, 1000)
	x := (w - wide) / 2
	face := render.Type{Size: 34, Weight: render.TypeTitle.Weight}
	end := x + u.Write("Quintet", face, render.Point{X: x, Y: 44}, render.Start, u.Theme.Text) + 16
	if motto := u.T("title.motto", len(s.tiles)); wide >= narrowLine || u.Measure(motto, render.TypeSmall) <= x+wide-s.toolsWide()-end {
		u.Write(u.Fit(motto, render.TypeSmall, x+wide-s.toolsWide()-end), render.TypeSmall, render.Point{X: end, Y: 44}, render.Start, u.Theme.Muted)
	}
	s.tools(u, x+wide, 44)

	rows, gap := float32(len(s.tiles)), float32(0)
	if s.listed() {
		rows++
		gap = 44
	}
	high := min((h-head-12-gap)/rows, 160)
	brief := s.brief(u, wide, high-6)
	for i := range s.tiles {
		s.line(u, i, render.Rect{X: x, Y: head + float32(i)*high, W: wide, H: high - 6}, brief)
	}
	if !s.listed() {
		return
	}
	y := head + float32(len(s.tiles))*high
	u.Hairline(render.Rect{X: x, Y: y + 2, W: wide, H: 1}, u.Theme.Hairline)
	s.lines(u, render.Rect{X: x, Y: y + 5, W: wide, H: 36}, render.Rect{X: x, Y: y + gap, W: wide, H: high - 6})
}

// The measures of a line: its buttons, the gap before its words, the distance of their baselines.
const (
	lineTools   = 204
	lineGap     = 20
	lineLeading = 20
)

// lineWords returns how wide the words in a line of the given size may be.
func lineWords(w, h float32) float32 { return w - lineTools - 24 - (h - 10) - lineGap }

// brief reports whether some game cannot be described in a line of the given size in more than a few words; then none is.
func (s *Scene) brief(u *ui.UI, w, h float32) bool {
	if w < narrowLine {
		return true
	}
	for _, t := range s.tiles {
		if n := len(u.Wrap(u.T(t.spec.ID+".about"), render.TypeSmall, lineWords(w, h))); h < 32+float32(n)*lineLeading {
			return true
		}
	}
	return false
}

// line draws game i in r.
func (s *Scene) line(u *ui.UI, i int, r render.Rect, brief bool) {
	t := &s.tiles[i]
	whole := lineFrame(r)
	s.frame(u, i, whole)
	side := r.H - 10
	s.board(u, t, render.Rect{X: r.X, Y: r.Y + 5, W: side, H: side})

	about := u.T(t.spec.ID + ".about")
	if brief {
		about = u.T(t.spec.ID + ".title")
	}
	if r.W < narrowLine {
		s.narrowLine(u, i, r, about)
		return
	}
	room := lineWords(r.W, r.H)
	lines := float32(len(u.Wrap(about, render.TypeSmall, room)))
	at := render.Point{X: r.X + side + lineGap, Y: r.Y + (r.H-lines*lineLeading+11)/2}
	u.Write(t.spec.Name, render.Type{Size: 20, Weight: render.TypeGame.Weight}, at, render.Start, u.Theme.Text)
	at.Y += lineLeading + 3
	u.WriteLines(about, render.TypeSmall, at, room, lineLeading, u.Theme.Muted)
	s.buttons(u, i, render.Rect{X: r.X + r.W - lineTools, Y: r.Y + r.H/2 - 20, W: lineTools, H: 40})
	if u.Clicked(whole) {
		s.leave = s.setup(i)
	}
}

// narrowLine is the width of a line below which its buttons stand below its words, as on a phone held upright.
const narrowLine = 480

// narrowLine draws what stands beside the board of game i in the narrow line r: its name, about it as far as there is room, and the buttons.
func (s *Scene) narrowLine(u *ui.UI, i int, r render.Rect, about string) {
	const gap, tools = 14, 40
	x := r.X + r.H - 10 + gap
	wide, high := r.X+r.W-x, float32(24+tools)
	lines := u.Wrap(about, render.TypeSmall, wide)
	if words := high + 22; len(lines) > 1 || words > r.H-4 {
		lines = nil
	} else {
		high = words
	}
	y := r.Y + (r.H-high)/2
	u.Write(s.tiles[i].spec.Name, render.Type{Size: 20, Weight: render.TypeGame.Weight}, render.Point{X: x, Y: y + 17}, render.Start, u.Theme.Text)
	for _, l := range lines {
		u.Write(l, render.TypeSmall, render.Point{X: x, Y: y + 39}, render.Start, u.Theme.Muted)
	}
	s.buttons(u, i, render.Rect{X: x, Y: y + high - tools, W: wide, H: tools})
	if u.Clicked(lineFrame(r)) {
		s.leave = s.setup(i)
	}
}

// lineFrame is the frame round a line of the list.
func lineFrame(r render.Rect) render.Rect {
	return render.Rect{X: r.X - 10, Y: r.Y, W: r.W + 20, H: r.H}
}
