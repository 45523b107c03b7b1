package ui

import (
	"fmt"
	"slices"

	"quintet/games/limits"
	"quintet/render"
	"quintet/render/input"
	"quintet/sprites"
)

// An editor is the text field that takes keys. The zero editor is none.
type editor struct {
	field string      // its name, "" for none
	at    render.Rect // where it was in the last pass
	text  string
	caret int  // in runes
	full  bool // something was typed last that had no room

	entered string // the field that Enter has left in this pass
}

// maxCaret is behind the end of every text.
const maxCaret = 1 << 20

// leave gives the keys back to the page. Who has come by the keyboard still sees where they are.
func (e *editor) leave() { e.field = "" }

// Field shows a line of text that can be edited, at most limit characters, and returns the text as it is now. Where more is typed
// it says how many it takes. name tells fields of one scene apart. Enter and Esc leave the field, Tab goes on.
func (u *UI) Field(r render.Rect, name, text string, limit int, t render.Type) string {
	return u.field(r, name, text, limit, t, func(text string) {
		fieldBox(u, r, name)
		if !u.Focused(name) {
			u.WriteIn(text, t, r.Pad(fieldPad, 0), render.Start, u.Theme.Text)
		}
	})
}

// fieldPad is the room at the sides of a text that can be edited.
const fieldPad = 10

// OpenField is a Field whose box is seen only where it is pointed at or takes the keys. A pencil behind the text says that it can be changed,
// where it has room; while it is empty, empty stands there.
func (u *UI) OpenField(r render.Rect, name, text, empty string, limit int, t render.Type) string {
	return u.field(r, name, text, limit, t, func(text string) {
		const gap, icon = 10, 15
		if u.Focused(name) || u.Over(r) {
			fieldBox(u, r, name)
		}
		if u.Focused(name) {
			return
		}
		if text == "" {
			text = empty
		}
		_, inner := r.CutLeft(fieldPad, 0)
		u.WriteIn(text, t, inner, render.Start, u.Theme.Text)
		if _, rest := inner.CutLeft(u.Measure(text, t), 0); rest.W >= icon {
			_, rest = rest.CutLeft(min(gap, rest.W-icon), 0)
			u.Icon(sprites.IconPencil, rest.Place(icon, icon, render.Start, render.Middle).Centre(), icon, u.Theme.Muted)
		}
	})
}

// fieldBox draws the box of the field called name in r.
func fieldBox(u *UI, r render.Rect, name string) {
	line, e := u.Theme.Hairline, &u.state.editor
	switch {
	case e.field == name && e.full:
		line = u.Theme.Warning
	case e.field == name:
		line = u.Theme.Accent
	case u.Over(r): // far from the colour of the one that takes the keys
		line = sprites.Mix(line, u.Theme.Muted, 0.4)
	}
	u.Box(r, render.Box{Radius: 8, Line: line, Width: 1.5, Top: sprites.Alpha(u.Theme.Quiet, 0.5)})
}

// field handles a text that can be edited and draws it on what ground draws, which draws the text too while it takes no keys.
func (u *UI) field(r render.Rect, name, text string, limit int, t render.Type, ground func(text string)) string {
	e := &u.state.editor
	u.Add(name, r)
	if u.Over(r) && u.In.Pressed&input.Left != 0 {
		*e, u.state.ring.name = editor{field: name, caret: len([]rune(text))}, name
		u.taken = true
	}
	if u.stop(stop{name: name, rect: r, field: true}); u.HasFocus(name) && e.field == "" && u.Free() && u.pressedByKey() {
		*e, u.taken = editor{field: name, caret: len([]rune(text))}, true // once left, it is entered again
	}
	text = u.edited(name, text, limit)
	ground(text)
	if e.field != name {
		return text
	}
	e.at, e.text = r, text
	inner := r.Pad(fieldPad, 0)
	u.Texts = append(u.Texts, text)
	if e.full {
		most := fmt.Sprintf("%d/%d", limit, limit)
		u.WriteIn(most, render.TypeSmall, inner, render.End, u.Theme.Muted)
		inner.W -= u.Measure(most, render.TypeSmall) + 8
	}
	shown, before := e.around([]rune(text), func(s string) bool { return u.Measure(s, t) <= inner.W })
	u.TextIn(shown, t, inner, render.Start, u.Theme.Text)
	x := inner.X + u.Measure(before, t)
	u.Fill(render.Rect{X: x, Y: r.Y + r.H/2 - t.Size*0.6, W: 1.5, H: t.Size * 1.2}, u.Theme.Accent)
	return text
}

// edited returns the text of the field called name after the keys of this pass.
func (u *UI) edited(name, text string, limit int) string {
	e := &u.state.editor
	if e.entered == name {
		e.entered = ""
	}
	if e.field == name && u.live && u.Free() {
		if text, u.taken = e.edit(u.In, text, limit); u.taken && u.In.Key(input.Enter) {
			e.entered = name
		}
	}
	return text
}

// around returns the part of rs round the caret that fits, and what of it stands before the caret.
func (e *editor) around(rs []rune, fits func(s string) bool) (shown, before string) {
	caret := min(e.caret, len(rs))
	from, to := 0, len(rs)
	for from < caret && !fits(string(rs[from:caret])) {
		from++
	}
	for to > caret && !fits(string(rs[from:to])) {
		to--
	}
	return string(rs[from:to]), string(rs[from:caret])
}

// edit applies the keys of in to text, of at most limit characters. It reports whether they leave the field, so that they do nothing else.
func (e *editor) edit(in input.Frame, text string, limit int) (now string, taken bool) {
	rs := []rune(text)
	e.caret = min(e.caret, len(rs))
	if len(in.Keys)+len(in.Typed) > 0 {
		e.full = false
	}
	for _, k := range in.Keys {
		switch k {
		case input.Backspace:
			if e.caret > 0 {
				rs = append(rs[:e.caret-1:e.caret-1], rs[e.caret:]...)
				e.caret--
			}
		case input.Delete:
			if e.caret < len(rs) {
				rs = append(rs[:e.caret:e.caret], rs[e.caret+1:]...)
			}
		case input.ArrowL:
			e.caret = max(0, e.caret-1)
		case input.ArrowR:
			e.caret = min(len(rs), e.caret+1)
		case input.Home:
			e.caret = 0
		case input.End:
			e.caret = len(rs)
		case input.Enter, input.Esc:
			e.leave()
			taken = true
		case input.Tab, "shift+" + input.Tab, input.ArrowU, input.ArrowD:
			e.leave() // the focus goes on at the end of the pass
		}
	}
	return string(e.enter(rs, in.Typed, limit)), taken
}

// enter puts what can stand in a line of typed at the caret of rs, as long as there are fewer than limit characters.
func (e *editor) enter(rs, typed []rune, limit int) []rune {
	for _, c := range typed {
		switch {
		case !limits.Allows(c):
		case len(rs) >= limit:
			e.full = true
		default:
			rs = append(rs[:e.caret:e.caret], append([]rune{c}, rs[e.caret:]...)...)
			e.caret++
		}
	}
	return rs
}

// keepEditing lets the field that takes the keys have them when it is called otherwise now, as in another language. Where it has gone nothing
// is edited any more, and the keys are those of the page.
func (s *State) keepEditing() {
	was := s.editor.field
	if was == "" || slices.ContainsFunc(s.ring.stops, func(x stop) bool { return x.field && x.name == was }) {
		return
	}
	s.editor.leave()
	for _, x := range s.ring.stops {
		if x.field && x.rect.Contains(s.editor.at.Centre()) {
			s.editor.field, s.ring.name = x.name, x.name
		}
	}
}

// Edit gives the keys to the field called name, with the caret behind its text.
func (u *UI) Edit(name string) { u.state.editor.field, u.state.editor.caret = name, maxCaret }

// Entered reports whether Enter has left the field called name in this pass, which has shown it.
func (u *UI) Entered(name string) bool { return u.live && u.state.editor.entered == name }

// Focused reports whether the field called name takes the keys.
func (u *UI) Focused(name string) bool { return u.state.editor.field == name }

// Edits reports whether a field takes the text that is entered.
func (s *State) Edits() bool { return s.editor.field != "" }

// Editing returns the text of the field that takes the keys, and where that field is. ok is false where there is none.
func (s *State) Editing() (text string, at render.Rect, ok bool) {
	return s.editor.text, s.editor.at, s.Edits()
}
