package ui

import (
	"slices"
	"unicode"

	"quintet/render"
	"quintet/render/input"
	"quintet/sprites"
)

// Field shows a line of text that can be edited, at most limit characters, and returns the text as it is now.
// name tells fields of one scene apart. Enter and Esc leave the field, Tab goes on.
func (u *UI) Field(r render.Rect, name, text string, limit int, t render.Type) string {
	s := u.state
	u.Add(name, r)
	if u.Over(r) && u.In.Pressed&input.Left != 0 {
		s.focus, s.caret, s.ring.name = name, len([]rune(text)), name
		u.taken = true
	}
	if u.stop(stop{name: name, rect: r, field: true}); u.HasFocus(name) && s.focus == "" && u.Free() && u.pressedByKey() {
		s.focus, s.caret, u.taken = name, len([]rune(text)), true // once left, it is entered again
	}
	focused := s.focus == name
	if focused && u.live && u.Free() {
		text = u.edit(text, limit)
		focused = s.focus == name
	}
	line := u.Theme.Hairline
	switch {
	case focused:
		line, s.edited, s.text = u.Theme.Accent, r, text
	case u.Over(r):
		line = u.Theme.Muted
	}
	u.Box(r, render.Box{Radius: 8, Line: line, Width: 1.5, Top: sprites.Alpha(u.Theme.Quiet, 0.5)})
	inner := render.Rect{X: r.X + 10, Y: r.Y, W: r.W - 20, H: r.H}
	if !focused {
		u.WriteIn(text, t, inner, render.Start, u.Theme.Text)
		return text
	}
	u.Texts = append(u.Texts, text)
	shown, before := u.around([]rune(text), t, inner.W)
	u.TextIn(shown, t, inner, render.Start, u.Theme.Text)
	x := inner.X + u.Measure(before, t)
	u.Fill(render.Rect{X: x, Y: r.Y + r.H/2 - t.Size*0.6, W: 1.5, H: t.Size * 1.2}, u.Theme.Accent)
	return text
}

// maxCaret is behind the end of every text.
const maxCaret = 1 << 20

// around returns the part of rs round the caret that has room in w, and what of it stands before the caret.
func (u *UI) around(rs []rune, t render.Type, w float32) (shown, before string) {
	caret := min(u.state.caret, len(rs))
	from, to := 0, len(rs)
	for from < caret && u.Measure(string(rs[from:caret]), t) > w {
		from++
	}
	for to > caret && u.Measure(string(rs[from:to]), t) > w {
		to--
	}
	return string(rs[from:to]), string(rs[from:caret])
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
		case input.Enter, input.Esc:
			s.focus = "" // who has come by the keyboard still sees where they are
			u.taken = true
		case input.Tab, "shift+" + input.Tab, input.ArrowU, input.ArrowD:
			s.focus = "" // the focus goes on at the end of the pass
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

// keepEditing lets the field that takes the keys have them when it is called otherwise now, as in another language. Where it has gone nothing
// is edited any more, and the keys are those of the page.
func (u *UI) keepEditing() {
	s := u.state
	was := s.focus
	if was == "" || slices.ContainsFunc(s.ring.stops, func(x stop) bool { return x.field && x.name == was }) {
		return
	}
	s.focus = ""
	for _, x := range s.ring.stops {
		if x.field && x.rect.Contains(s.edited.Centre()) {
			s.focus, s.ring.name = x.name, x.name
		}
	}
}

// Edit gives the keys to the field called name, with the caret behind its text.
func (u *UI) Edit(name string) { u.state.focus, u.state.caret = name, maxCaret }

// Focused reports whether the field called name takes the keys.
func (u *UI) Focused(name string) bool { return u.state.focus == name }

// Editing returns the text of the field that takes the keys, and where that field is. ok is false where there is none.
func (s *State) Editing() (text string, at render.Rect, ok bool) {
	return s.text, s.edited, s.focus != ""
}
