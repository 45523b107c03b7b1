package ui

import (
	"unicode"

	"quintet/render"
	"quintet/scenes/input"
	"quintet/sprites"
)

// Field shows a line of text that can be edited, at most limit characters, and returns the text as it is now.
// name tells fields of one scene apart. Enter and Esc leave the field.
func (u *UI) Field(r render.Rect, name, text string, limit int, t render.Type) string {
	s := u.state
	u.Add(name, r)
	if u.Over(r) && u.In.Pressed&input.Left != 0 {
		s.focus, s.caret = name, len([]rune(text))
		u.taken = true
	}
	focused := s.focus == name
	if focused && u.live {
		text = u.edit(text, limit)
	}
	line := u.Theme.Hairline
	switch {
	case focused:
		line = u.Theme.Accent
	case u.Over(r):
		line = u.Theme.Muted
	}
	u.Box(r, render.Box{Radius: 8, Line: line, Width: 1.5, Top: sprites.Alpha(u.Theme.Quiet, 0.5)})
	inner := render.Rect{X: r.X + 10, Y: r.Y, W: r.W - 20, H: r.H}
	u.WriteIn(text, t, inner, render.Start, u.Theme.Text)
	if focused {
		rs := []rune(text)
		x := inner.X + min(inner.W, u.Measure(string(rs[:min(s.caret, len(rs))]), t))
		u.Fill(render.Rect{X: x, Y: r.Y + r.H/2 - t.Size*0.6, W: 1.5, H: t.Size * 1.2}, u.Theme.Accent)
	}
	return text
}

// edit applies the keys of this pass to the text of the field in focus.
func (u *UI) edit(text string, limit int) string {
	s, rs := u.state, []rune(text)
	s.caret = min(s.caret, len(rs))
	for _, k := range u.In.Keys {
		switch k {
		case input.Backspace:
			if s.caret > 0 {
				rs = append(rs[:s.caret-1:s.caret-1], rs[s.caret:]...)
				s.caret--
			}
		case input.Delete:
			if s.caret < len(rs) {
				rs = append(rs[:s.caret:s.caret], rs[s.caret+1:]...)
			}
		case input.ArrowL:
			s.caret = max(0, s.caret-1)
		case input.ArrowR:
			s.caret = min(len(rs), s.caret+1)
		case input.Home:
			s.caret = 0
		case input.End:
			s.caret = len(rs)
		case input.Enter, input.Esc, input.Tab:
			s.focus = ""
			u.taken = true
		}
	}
	for _, c := range u.In.Typed {
		if len(rs) < limit && unicode.IsPrint(c) {
			rs = append(rs[:s.caret:s.caret], append([]rune{c}, rs[s.caret:]...)...)
			s.caret++
		}
	}
	return string(rs)
}

// Scroll returns how far the content of r, of the given height, is scrolled, after wheel and keys. name tells areas apart.
func (u *UI) Scroll(r render.Rect, name string, height float32) float32 {
	s := u.state
	if s.scrolled == nil {
		s.scrolled = map[string]float32{}
	}
	at := s.scrolled[name]
	if u.live && r.Contains(u.Pointer()) {
		at -= u.In.Wheel * 48
	}
	at = max(0, min(at, height-r.H))
	s.scrolled[name] = at
	return at
}

// ScrollTo sets where Scroll begins.
func (u *UI) ScrollTo(name string, at float32) {
	if u.state.scrolled == nil {
		u.state.scrolled = map[string]float32{}
	}
	u.state.scrolled[name] = at
}

// Focused reports whether the field called name takes the keys.
func (u *UI) Focused(name string) bool { return u.state.focus == name }
