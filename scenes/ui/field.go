// Text fields: keys, pointer and clipboard, and their drawing. The edited text itself is in buffer.go.

package ui

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"quintet/games/limits"
	"quintet/render"
	"quintet/render/input"
	"quintet/sprites"
)

// An editor is the text field that takes keys. The zero editor is none.
type editor struct {
	buffer

	field   string      // its name, "" for none
	at      render.Rect // where it was in the last pass
	caretAt render.Rect // and its caret
	full    bool        // something was typed last that had no room
	fresh   bool        // it has just got the keys: its text is not in buffer yet
	all     bool        // and will be selected then
	from    int         // the first byte of what is shown that is seen
	erases  bool        // the selection is on the clipboard, and the next pass with input deletes it

	composing input.Composition // shown in the place of the selection

	clicks  int // at one place, one shortly after the other
	clicked time.Time
	pressed render.Point
	drags   bool      // the button went down in it and selects
	word    [2]int    // the first and last place of the word that two clicks selected
	beyond  bool      // the pointer drags beyond its ends: the text scrolls
	scrolls time.Time // the next time that it does

	tools fieldTools

	entered string // the field that Enter has left in this pass
}

// leave gives the keys back to the page. Who has come by the keyboard still sees where they are.
func (e *editor) leave() { e.field, e.drags, e.beyond, e.tools = "", false, false, fieldTools{} }

// A Clipboard gives text fields access to the clipboard of the system. Copy calls done once the text is there, at once or before a later pass,
// and not if it fails. Paste asks for the text, which arrives as a dropped file without a name. A nil function does nothing.
type Clipboard struct {
	Copy  func(text string, done func())
	Paste func()
}

// Field shows a line of text that can be edited, at most limit characters, and returns the text as it is now. Where more is typed
// it says how many it takes. name tells fields of one scene apart. Enter and Esc leave the field, Tab goes on.
func (u *UI) Field(r render.Rect, name, text string, limit int, t render.Type) string {
	return u.field(r, r, name, text, limit, t, func(text string) {
		u.fieldBox(r, name)
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
	return u.field(r, r, name, text, limit, t, func(text string) {
		const gap, icon = 10, 15
		if u.Focused(name) || u.Over(r) {
			u.fieldBox(r, name)
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

// clearWide is the width of the button that clears a field.
const clearWide = 32

// SearchField is a Field for what is searched for. While it is empty, empty stands there; otherwise an x at its end clears it.
func (u *UI) SearchField(r render.Rect, name, text, empty string, limit int, t render.Type) string {
	at, clear := r, render.Rect{}
	if text != "" {
		clear, at = r.CutRight(clearWide, 0)
	}
	text = u.field(r, at, name, text, limit, t, func(text string) {
		u.fieldBox(r, name)
		switch inner := at.Pad(fieldPad, 0); {
		case u.Focused(name):
		case text == "":
			u.WriteIn(u.Fit(empty, t, inner.W), t, inner, render.Start, u.Theme.Muted)
		default:
			u.WriteIn(u.Fit(text, t, inner.W), t, inner, render.Start, u.Theme.Text)
		}
	})
	if clear.W > 0 && u.clears(clear, name) {
		text = ""
	}
	return text
}

// clears draws the button in r that clears the field called name, and reports whether it was pressed. The field keeps the keys, or gets them.
func (u *UI) clears(r render.Rect, name string) bool {
	if u.Focused(name) && u.Over(r) && u.In.Pressed&input.Left != 0 {
		u.taken = true // the press does not leave the field
	}
	if !u.Button(r.Inset(3), Command{Icon: sprites.IconClose, Name: u.T("field.clear"), Nth: " " + name}) {
		return false
	}
	e := &u.state.editor
	if !u.Focused(name) {
		u.Edit(name)
		return true
	}
	e.selectAll()
	e.erase(false, false)
	return true
}

// fieldBox draws the box of the field called name in r.
func (u *UI) fieldBox(r render.Rect, name string) {
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

// field handles a text in at that can be edited, in a field in r, and draws it on what ground draws, which draws the text too while it takes no
// keys.
func (u *UI) field(r, at render.Rect, name, text string, limit int, t render.Type, ground func(text string)) string {
	e := &u.state.editor
	u.Add(name, at)
	pressed := u.Over(at) && u.In.Pressed&input.Left != 0
	if pressed && e.field != name {
		*e, u.state.ring.name = editor{field: name, fresh: true}, name
	}
	if u.stop(stop{name: name, rect: r, field: true}); u.HasFocus(name) && e.field == "" && u.Free() && u.pressedByKey() {
		*e, u.taken = editor{field: name, fresh: true}, true // once left, it is entered again
	}
	if e.field == name {
		e.take(text)
	}
	if e.field == name && u.live {
		e.point(u, e.inner(u, at, limit), t, pressed)
		e.tools.run(u, e)
	}
	if pressed {
		u.taken = true
	}
	text = u.edited(name, text, limit)
	ground(text)
	if e.field == name {
		e.at, e.composing = at, u.In.Composing
		u.Texts = append(u.Texts, text)
		e.draw(u, at, limit, t)
		e.tools.show(u, e)
	}
	return text
}

// take makes text, which may have changed outside, the text of e.
func (e *editor) take(text string) {
	switch {
	case e.fresh:
		if e.buffer = newBuffer(text); e.all {
			e.selectAll()
		}
		e.fresh, e.all = false, false
	case e.text != text:
		caret := min(e.caret, len(text))
		e.buffer = newBuffer(text)
		e.moveTo(boundary(text, caret), false)
	}
}

// inner returns the place of the text in a field in r: beside what says that it is full.
func (e *editor) inner(u *UI, r render.Rect, limit int) render.Rect {
	inner := r.Pad(fieldPad, 0)
	if e.full {
		inner.W -= u.Measure(fullWords(limit), render.TypeSmall) + 8
	}
	return inner
}

// fullWords says that limit characters are in a field.
func fullWords(limit int) string { return fmt.Sprintf("%d/%d", limit, limit) }

// shown returns the text that is seen, which has what is being composed in the place of the selection, where that is in it, and the caret.
func (e *editor) shown() (text string, start, end, caret int) {
	start, end = e.selection()
	if e.composing.Text == "" {
		return e.text, start, end, e.caret
	}
	text = e.text[:start] + e.composing.Text + e.text[end:]
	return text, start, start + len(e.composing.Text), start + min(e.composing.Caret, len(e.composing.Text))
}

// draw draws the text of e with its selection, or with a line below what is being composed, and its caret.
func (e *editor) draw(u *UI, r render.Rect, limit int, t render.Type) {
	inner := e.inner(u, r, limit)
	if e.full {
		u.WriteIn(fullWords(limit), render.TypeSmall, r.Pad(fieldPad, 0), render.End, u.Theme.Muted)
	}
	text, start, end, caret := e.shown()
	to := e.scroll(text, caret, func(s string) bool { return u.Measure(s, t) <= inner.W })
	seen := text[e.from:to]
	in := func(i int) int { return max(e.from, min(i, to)) - e.from } // from a place in text to one in seen
	bar := render.Rect{Y: r.Y + r.H/2 - t.Size*0.6, W: 1.5, H: t.Size * 1.2}
	for _, s := range u.Spans(seen, in(start), in(end), t) {
		marked := render.Rect{X: inner.X + s.X, Y: bar.Y, W: s.W, H: bar.H}
		if e.composing.Text == "" {
			u.Fill(marked, sprites.Alpha(u.Theme.Accent, 0.3))
			continue
		}
		marked.Y, marked.H = marked.Y+marked.H, 1
		u.Fill(marked, u.Theme.Text)
	}
	u.TextIn(seen, t, inner, render.Start, u.Theme.Text)
	bar.X = inner.X + u.CaretX(seen, in(caret), t)
	u.Fill(bar, u.Theme.Accent)
	e.caretAt = bar
}

// scroll brings the caret of text in sight where fits says what has room, and returns the end of what is seen.
func (e *editor) scroll(text string, caret int, fits func(s string) bool) (to int) {
	e.from = min(boundary(text, e.from), caret)
	for e.from < caret && !fits(text[e.from:caret]) {
		e.from += len(first(text[e.from:]))
	}
	for e.from > 0 {
		more := e.from - len(last(text[:e.from]))
		if !fits(text[more:]) {
			break
		}
		e.from = more
	}
	return e.seenTo(text, caret, fits)
}

// seenTo returns the end of what is seen of text: as far as it fits, but not before least.
func (e *editor) seenTo(text string, least int, fits func(s string) bool) (to int) {
	for to = len(text); to > least && !fits(text[e.from:to]); {
		to -= len(last(text[:to]))
	}
	return to
}

// doubleClick is the longest time between two clicks that belong together.
const doubleClick = 400 * time.Millisecond

// scrollEvery is the time after which a selection that is dragged beyond the end of a field takes in one more character.
const scrollEvery = 40 * time.Millisecond

// point lets the pointer place the caret and select: by dragging, by Shift, a word by two clicks or a finger that rests, everything by three.
func (e *editor) point(u *UI, inner render.Rect, t render.Type, pressed bool) {
	at := u.Pointer()
	e.beyond = false
	switch {
	case pressed:
		e.press(u.state.now, at, e.placeAt(u, inner, t, at.X), u.In)
	case !e.drags:
	case u.In.Touch:
		if u.In.Long {
			e.selectWord(e.placeAt(u, inner, t, at.X))
			e.drags, e.tools.on = false, true
		}
	case u.In.Down&input.Left != 0, u.In.Released&input.Left != 0 && u.moved: // a quick hand moves and lets go in one tick
		e.drag(u, inner, t, at.X)
	}
	if u.In.Down&input.Left == 0 {
		e.drags, e.beyond = false, false
	}
}

// press follows the button that goes down at a point, where place is in the text.
func (e *editor) press(now time.Time, at render.Point, place int, in input.Frame) {
	const near = 4
	if now.Sub(e.clicked) > doubleClick || outside(render.Rect{X: e.pressed.X, Y: e.pressed.Y}, at) > near {
		e.clicks = 0
	}
	e.clicks++
	e.clicked, e.pressed, e.drags = now, at, true
	switch {
	case in.Shift || e.clicks == 1:
		e.moveTo(place, in.Shift)
	case e.clicks == 2:
		e.selectWord(place)
		e.word[0], e.word[1] = e.selection()
	default:
		e.selectAll()
	}
	e.tools.on = in.Touch && e.clicks > 1
}

// drag selects up to the pointer at x, after two clicks by words. While the pointer is beyond the end of the field the text scrolls.
func (e *editor) drag(u *UI, inner render.Rect, t render.Type, x float32) {
	e.beyond = x < inner.X || x > inner.X+inner.W
	if e.beyond && u.state.now.Before(e.scrolls) || !e.beyond && !u.moved {
		return
	}
	e.scrolls = u.state.now.Add(scrollEvery)
	place := e.placeAt(u, inner, t, x)
	switch {
	case e.clicks == 1:
		e.moveTo(place, true)
	case e.clicks == 2:
		e.extendByWord(e.word[0], e.word[1], place)
	}
}

// placeAt returns the place in the text of e nearest to x on the screen. Beyond the ends of what is seen it is a character further.
func (e *editor) placeAt(u *UI, inner render.Rect, t render.Type, x float32) int {
	e.from = min(boundary(e.text, e.from), len(e.text))
	if x < inner.X && e.from > 0 {
		return e.from - len(last(e.text[:e.from]))
	}
	to := e.seenTo(e.text, e.from, func(s string) bool { return u.Measure(s, t) <= inner.W })
	if x > inner.X+inner.W && to < len(e.text) {
		return to + len(first(e.text[to:]))
	}
	return e.from + u.PlaceAt(e.text[e.from:to], x-inner.X, t)
}

// edited returns the text of the field called name after the keys of this pass.
func (u *UI) edited(name, text string, limit int) string {
	e := &u.state.editor
	if e.entered == name {
		e.entered = ""
	}
	if e.field == name && u.live && u.Free() {
		if u.taken = e.edit(u, limit); u.taken && u.In.Key(input.Enter) {
			e.entered = name
		}
		return e.text
	}
	return text
}

// edit applies the keys of this pass, and what comes from the clipboard. It reports whether they leave the field, so that they do nothing else.
func (e *editor) edit(u *UI, limit int) (taken bool) {
	in := u.In
	if len(in.Keys)+len(in.Typed) > 0 {
		e.full, e.tools.on = false, false
	}
	for _, k := range in.Keys {
		taken = e.stroke(u, k) || taken
	}
	if e.erases {
		e.erase(false, false)
		e.erases = false
	}
	e.enter(string(in.Typed), limit)
	if d := in.Dropped; d != nil && d.Name == "" && d.Err == nil {
		e.full = false
		e.enter(pasted(string(d.Data)), limit)
	}
	return taken
}

// stroke does what k means in a field, and reports whether it leaves the field and does nothing else.
func (e *editor) stroke(u *UI, k input.Key) (taken bool) {
	rest, ctrl := strings.CutPrefix(string(k), "ctrl+")
	rest, alt := strings.CutPrefix(rest, "alt+")
	rest, shift := strings.CutPrefix(rest, "shift+")
	switch key := input.Key(rest); {
	case k == input.Enter || k == input.Esc:
		e.leave()
		return true
	case key == input.Tab || k == input.ArrowU || k == input.ArrowD:
		e.leave() // the focus goes on at the end of the pass
	case ctrl && !alt && e.command(u, key, shift):
	default:
		e.key(key, ctrl && !u.Mac || alt && u.Mac, ctrl && u.Mac, shift)
	}
	return false
}

// key moves the caret or deletes. byWord says that it does so by words, toEnd that it goes to the end of the text as Command does on macOS.
func (e *editor) key(k input.Key, byWord, toEnd, shift bool) {
	if toEnd && k == input.Backspace && e.caret == e.anchor {
		e.moveTo(0, true)
	}
	if toEnd {
		k = cmp.Or(map[input.Key]input.Key{input.ArrowL: input.Home, input.ArrowR: input.End}[k], k)
	}
	right := k == input.ArrowR || k == input.Delete
	switch k {
	case input.Home, input.ArrowU:
		e.moveTo(0, shift)
	case input.End, input.ArrowD:
		e.moveTo(len(e.text), shift)
	case input.ArrowL, input.ArrowR:
		e.step(right, byWord, shift)
	case input.Backspace, input.Delete:
		e.erase(right, byWord)
	}
}

// command does what k means with Ctrl, on macOS with Command, and reports whether it means anything.
func (e *editor) command(u *UI, k input.Key, shift bool) bool {
	switch {
	case k == "a":
		e.selectAll()
	case k == "z" && shift || k == "y":
		e.redo()
	case k == "z":
		e.undo()
	case k == "c":
		e.copy(u, func() {})
	case k == "x":
		e.cut(u)
	case k == "v":
		if u.Clipboard.Paste != nil {
			u.Clipboard.Paste()
		}
	default:
		return false
	}
	return true
}

// copy puts the selected text on the clipboard and calls done once it is there.
func (e *editor) copy(u *UI, done func()) {
	if s := e.selected(); s != "" && u.Clipboard.Copy != nil {
		u.Clipboard.Copy(s, done)
	}
}

// cut copies the selected text and deletes it once it is on the clipboard, if it is still selected.
func (e *editor) cut(u *UI) {
	field, start, end, text := e.field, e.caret, e.anchor, e.text
	e.copy(u, func() {
		e.erases = e.field == field && e.caret == start && e.anchor == end && e.text == text
	})
}

// enter puts what can stand in a line of typed in the place of the selection, as far as there are at most limit characters.
func (e *editor) enter(typed string, limit int) {
	clean := strings.Map(func(r rune) rune {
		if limits.Allows(r) {
			return r
		}
		return -1
	}, typed)
	if clean != "" {
		e.full = e.insert(clean, limit) || e.full
	}
}

// pasted returns a text as it goes into one line: without blanks at its ends, with a blank for each end of a line.
func pasted(text string) string { return strings.Join(strings.Fields(text), " ") }

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
func (u *UI) Edit(name string) { u.state.editor = editor{field: name, fresh: true} }

// EditAll gives the keys to the field called name, with all of its text selected: what is typed takes its place.
func (u *UI) EditAll(name string) { u.state.editor = editor{field: name, fresh: true, all: true} }

// Entered reports whether Enter has left the field called name in this pass, which has shown it.
func (u *UI) Entered(name string) bool { return u.live && u.state.editor.entered == name }

// Focused reports whether the field called name takes the keys.
func (u *UI) Focused(name string) bool { return u.state.editor.field == name }

// Edits reports whether a field takes the text that is entered.
func (s *State) Edits() bool { return s.editor.field != "" }

// Editing is the text that is being edited and where it is, in pixels of the page.
type Editing struct {
	Text         string
	Start, End   int // of the selection, in bytes; equal where nothing is selected
	Field, Caret render.Rect
}

// Editing returns the text of the field that takes the keys. ok is false where there is none.
func (s *State) Editing() (now Editing, ok bool) {
	e := &s.editor
	start, end := e.selection()
	return Editing{Text: e.text, Start: start, End: end, Field: e.at, Caret: e.caretAt}, s.Edits()
}
