// Text fields in three forms: Field, OpenField and SearchField. An editor handles the field with the focus: keys and commands (edit, applyKey),
// pointer and selection (point), clipboard, composed text, drawing and scrolling. Scenes give the focus with Edit, and ask for it with Focused and
// Entered. Add an editing key in key or command. buffer.go edits the text; fieldtools.go has the buttons for touch.

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
	"quintet/scenes/data/keys"
	"quintet/sprites"
)

// An editor is the text field that has the keyboard focus. The zero editor is none.
type editor struct {
	buffer

	field        string      // its name, "" for none
	rect         render.Rect // its place in the last pass
	caretRect    render.Rect // and that of its caret
	full         bool        // the last typed text did not fit
	justFocused  bool        // it has just received the focus: its text is not in buffer yet
	selectsAll   bool        // select all of the text then
	fromStart    bool        // put the caret before the text then
	firstVisible int         // the first visible byte of the displayed text
	deleteCut    bool        // the selection is on the clipboard, and the next pass with input deletes it

	composing input.Composition // replaces the selection on the screen

	clicks      int // clicks at one place in quick succession
	clicked     time.Time
	pressed     render.Point
	dragging    bool      // the button went down in it and is selecting
	word        [2]int    // the start and end of the word selected by a double click
	dragsBeyond bool      // the pointer is dragging beyond its ends: the text scrolls
	nextScroll  time.Time // the time of the next scroll step

	tools fieldTools

	leftByEnter string // the field that was left with Enter in this pass
}

// leave returns the keys to the page. The focus ring stays if the player came by keyboard.
func (e *editor) leave() {
	e.field, e.dragging, e.dragsBeyond, e.tools = "", false, false, fieldTools{}
}

// A Clipboard gives text fields access to the system clipboard. Copy calls done once the text is there, at once or before a later pass, and never if
// it fails. Paste requests the text, which arrives like a dropped file without a name. A nil function does nothing.
type Clipboard struct {
	Copy  func(text string, done func())
	Paste func()
}

// Field shows an editable line of text of at most limit characters and returns the current text. If more is typed it shows the limit. name identifies
// the field within a scene. Enter and Esc leave the field, Tab moves on.
func (u *UI) Field(r render.Rect, name, text string, limit int, t render.Type) string {
	return u.field(r, r, name, text, limit, t, func(text string) {
		u.fieldBox(r, name)
		if !u.Focused(name) {
			u.WriteIn(text, t, r.Pad(fieldPadding, 0), render.Start, u.Theme.Text)
		}
	})
}

// fieldPadding is the margin on both sides of editable text.
const fieldPadding = 10

// OpenField is a Field whose box is visible only while the pointer is over it or it has the focus. A pencil after the text shows that it can be
// edited, if there is space. empty is shown while there is no text.
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
		_, inner := r.CutLeft(fieldPadding, 0)
		u.WriteIn(text, t, inner, render.Start, u.Theme.Text)
		if _, rest := inner.CutLeft(u.Measure(text, t), 0); rest.W >= icon {
			_, rest = rest.CutLeft(min(gap, rest.W-icon), 0)
			u.Icon(sprites.IconPencil, rest.Place(icon, icon, render.Start, render.Middle).Centre(), icon, u.Theme.Muted)
		}
	})
}

// clearWidth is the width of the button that clears a field.
const clearWidth = 32

// SearchField is a Field for search words. While there is no text it shows empty; otherwise it has a clear button at its end.
func (u *UI) SearchField(r render.Rect, name, text, empty string, limit int, t render.Type) string {
	at, clear := r, render.Rect{}
	if text != "" {
		clear, at = r.CutRight(max(clearWidth, u.Finger()), 0)
	}
	text = u.field(r, at, name, text, limit, t, func(text string) {
		u.fieldBox(r, name)
		switch inner := at.Pad(fieldPadding, 0); {
		case u.Focused(name):
		case text == "":
			u.WriteIn(u.Fit(empty, t, inner.W), t, inner, render.Start, u.Theme.Muted)
		default:
			u.WriteIn(u.Fit(text, t, inner.W), t, inner, render.Start, u.Theme.Text)
		}
	})
	if clear.W > 0 && u.clearButton(clear, name) {
		text = ""
	}
	return text
}

// clearButton draws the clear button of the field called name in r, and reports whether it was pressed. The field keeps or gets the focus.
func (u *UI) clearButton(r render.Rect, name string) bool {
	if u.Focused(name) && u.Over(r) && u.In.Pressed&input.Left != 0 {
		u.inputUsed = true // so that the press does not leave the field
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
	case u.Over(r): // clearly different from the colour of a focused field
		line = sprites.Mix(line, u.Theme.Muted, 0.4)
	}
	u.Box(r, render.Box{Radius: 8, Line: line, Width: 1.5, Top: sprites.Alpha(u.Theme.Quiet, 0.5)})
}

// field handles editable text at at, in a field in r. It is drawn on top of ground, which also draws the text while the field has no focus.
func (u *UI) field(r, at render.Rect, name, text string, limit int, t render.Type, ground func(text string)) string {
	e := &u.state.editor
	u.Add(name, at)
	pressed := u.Over(at) && u.In.Pressed&input.Left != 0
	if pressed && e.field != name {
		*e, u.state.ring.name = editor{field: name, justFocused: true}, name
	}
	if u.stop(stop{name: name, rect: r, field: true}); u.HasFocus(name) && e.field == "" && u.Free() && u.pressedByKey() {
		*e, u.inputUsed = editor{field: name, justFocused: true}, true // a press returns to a field that was left
	}
	if e.field == name {
		e.setText(text)
	}
	if e.field == name && u.live {
		e.point(u, e.inner(u, at, limit), t, pressed)
		e.tools.run(u, e)
	}
	if pressed {
		u.inputUsed = true
	}
	text = u.edited(name, text, limit)
	ground(text)
	if e.field == name {
		e.rect, e.composing = at, u.In.Composing
		u.Texts = append(u.Texts, text)
		e.draw(u, at, limit, t)
		e.tools.show(u, e)
	}
	return text
}

// setText sets the text of e to text, which may have changed outside.
func (e *editor) setText(text string) {
	switch {
	case e.justFocused:
		if e.buffer = newBuffer(text); e.selectsAll {
			e.selectAll()
		} else if e.fromStart {
			e.moveTo(0, false)
		}
		e.justFocused, e.selectsAll, e.fromStart = false, false, false
	case e.text != text:
		caret := min(e.caret, len(text))
		e.buffer = newBuffer(text)
		e.moveTo(boundary(text, caret), false)
	}
}

// inner returns the place of the text in a field in r: beside the note that the field is full.
func (e *editor) inner(u *UI, r render.Rect, limit int) render.Rect {
	inner := r.Pad(fieldPadding, 0)
	if e.full {
		inner.W -= u.Measure(fullNote(limit), render.TypeSmall) + 8
	}
	return inner
}

// fullNote is the note that a field is full, with limit characters.
func fullNote(limit int) string { return fmt.Sprintf("%d/%d", limit, limit) }

// displayText returns the text to show, in which the composed text replaces the selection, together with the place of the composed text and the
// caret.
func (e *editor) displayText() (text string, start, end, caret int) {
	start, end = e.selection()
	if e.composing.Text == "" {
		return e.text, start, end, e.caret
	}
	text = e.text[:start] + e.composing.Text + e.text[end:]
	return text, start, start + len(e.composing.Text), start + min(e.composing.Caret, len(e.composing.Text))
}

// draw draws the text of e with its selection, or with the composed text underlined, and its caret.
func (e *editor) draw(u *UI, r render.Rect, limit int, t render.Type) {
	inner := e.inner(u, r, limit)
	if e.full {
		u.WriteIn(fullNote(limit), render.TypeSmall, r.Pad(fieldPadding, 0), render.End, u.Theme.Muted)
	}
	text, start, end, caret := e.displayText()
	to := e.scroll(text, caret, func(s string) bool { return u.Measure(s, t) <= inner.W })
	seen := text[e.firstVisible:to]
	in := func(i int) int { return max(e.firstVisible, min(i, to)) - e.firstVisible } // from an offset in text to one in the visible part
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
	e.caretRect = bar
}

// scroll makes the caret of text visible, where fits says what fits, and returns the end of the visible part.
func (e *editor) scroll(text string, caret int, fits func(s string) bool) (to int) {
	e.firstVisible = min(boundary(text, e.firstVisible), caret)
	for e.firstVisible < caret && !fits(text[e.firstVisible:caret]) {
		e.firstVisible += len(first(text[e.firstVisible:]))
	}
	for e.firstVisible > 0 {
		more := e.firstVisible - len(last(text[:e.firstVisible]))
		if !fits(text[more:]) {
			break
		}
		e.firstVisible = more
	}
	return e.visibleEnd(text, caret, fits)
}

// visibleEnd returns the end of the visible part of text: as far as it fits, but not before least.
func (e *editor) visibleEnd(text string, least int, fits func(s string) bool) (to int) {
	for to = len(text); to > least && !fits(text[e.firstVisible:to]); {
		to -= len(last(text[:to]))
	}
	return to
}

// doubleClick is the longest time between the clicks of a double click.
const doubleClick = 400 * time.Millisecond

// scrollInterval is the interval at which a selection dragged beyond the end of a field grows by one character.
const scrollInterval = 40 * time.Millisecond

// point handles the pointer: it places the caret and selects, by dragging, with Shift, a word with a double click or a long press, everything with a
// triple click.
func (e *editor) point(u *UI, inner render.Rect, t render.Type, pressed bool) {
	at := u.Pointer()
	e.dragsBeyond = false
	switch {
	case pressed:
		e.press(u.state.now, at, e.placeAt(u, inner, t, at.X), u.In)
	case !e.dragging:
	case u.In.Touch:
		if u.In.Long {
			e.selectWord(e.placeAt(u, inner, t, at.X))
			e.dragging, e.tools.on = false, true
		}
	case u.In.Down&input.Left != 0, u.In.Released&input.Left != 0 && u.moved: // a quick drag can begin and end in one tick
		e.drag(u, inner, t, at.X)
	}
	if u.In.Down&input.Left == 0 {
		e.dragging, e.dragsBeyond = false, false
	}
}

// press handles the button going down at a point; place is the text position there.
func (e *editor) press(now time.Time, at render.Point, place int, in input.Frame) {
	const near = 4
	if now.Sub(e.clicked) > doubleClick || distance(render.Rect{X: e.pressed.X, Y: e.pressed.Y}, at) > near {
		e.clicks = 0
	}
	e.clicks++
	e.clicked, e.pressed, e.dragging = now, at, true
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

// drag extends the selection to the pointer at x, by words after a double click. While the pointer is beyond the end of the field the text scrolls.
func (e *editor) drag(u *UI, inner render.Rect, t render.Type, x float32) {
	e.dragsBeyond = x < inner.X || x > inner.X+inner.W
	if e.dragsBeyond && u.state.now.Before(e.nextScroll) || !e.dragsBeyond && !u.moved {
		return
	}
	e.nextScroll = u.state.now.Add(scrollInterval)
	place := e.placeAt(u, inner, t, x)
	switch {
	case e.clicks == 1:
		e.moveTo(place, true)
	case e.clicks == 2:
		e.extendByWord(e.word[0], e.word[1], place)
	}
}

// placeAt returns the text position nearest to x on the screen. Beyond the ends of the visible part it is one character further.
func (e *editor) placeAt(u *UI, inner render.Rect, t render.Type, x float32) int {
	e.firstVisible = min(boundary(e.text, e.firstVisible), len(e.text))
	if x < inner.X && e.firstVisible > 0 {
		return e.firstVisible - len(last(e.text[:e.firstVisible]))
	}
	to := e.visibleEnd(e.text, e.firstVisible, func(s string) bool { return u.Measure(s, t) <= inner.W })
	if x > inner.X+inner.W && to < len(e.text) {
		return to + len(first(e.text[to:]))
	}
	return e.firstVisible + u.OffsetAt(e.text[e.firstVisible:to], x-inner.X, t)
}

// edited returns the text of the field called name after the keys of this pass.
func (u *UI) edited(name, text string, limit int) string {
	e := &u.state.editor
	if e.leftByEnter == name {
		e.leftByEnter = ""
	}
	if e.field == name && u.live && u.Free() {
		if u.inputUsed = e.edit(u, limit); u.inputUsed && u.In.Key(input.Enter) {
			e.leftByEnter = name
		}
		return e.text
	}
	return text
}

// edit applies the keys of this pass and clipboard results. It reports whether the keys left the field, so that they have no other effect.
func (e *editor) edit(u *UI, limit int) (taken bool) {
	in := u.In
	if len(in.Keys)+len(in.Typed) > 0 {
		e.full, e.tools.on = false, false
	}
	for _, k := range in.Keys {
		taken = e.applyKey(u, k) || taken
	}
	if e.deleteCut {
		e.erase(false, false)
		e.deleteCut = false
	}
	e.insertTyped(string(in.Typed), limit)
	if d := in.Dropped; d != nil && d.Name == "" && d.Err == nil {
		e.full = false
		e.insertTyped(singleLine(string(d.Data)), limit)
	}
	return taken
}

// applyKey applies k to the field. It reports whether k left the field and has no other effect.
func (e *editor) applyKey(u *UI, k input.Key) (taken bool) {
	rest, ctrl := strings.CutPrefix(string(k), "ctrl+")
	rest, alt := strings.CutPrefix(rest, "alt+")
	rest, shift := strings.CutPrefix(rest, "shift+")
	switch key := input.Key(rest); {
	case k == input.Enter || k == input.Esc:
		e.leave()
		return true
	case key == input.Tab || k == input.ArrowU || k == input.ArrowD:
		e.leave() // the focus moves on at the end of the pass
	case ctrl && !alt && e.command(u, key, shift):
	default:
		e.key(key, ctrl && !u.Mac || alt && u.Mac, ctrl && u.Mac, shift)
	}
	return false
}

// key moves the caret or deletes text, by words if byWord is set, and to the end of the text if toEnd is set, as Command does on macOS.
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

// command applies k with Ctrl, or Command on macOS, and reports whether that is a command.
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

// copy copies the selected text to the clipboard and calls done once it is there.
func (e *editor) copy(u *UI, done func()) {
	if s := e.selected(); s != "" && u.Clipboard.Copy != nil {
		u.Clipboard.Copy(s, done)
	}
}

// cut copies the selected text and deletes it once it is on the clipboard, if it is still selected.
func (e *editor) cut(u *UI) {
	field, start, end, text := e.field, e.caret, e.anchor, e.text
	e.copy(u, func() {
		e.deleteCut = e.field == field && e.caret == start && e.anchor == end && e.text == text
	})
}

// insertTyped replaces the selection by the characters of typed that a line may contain, up to limit characters in all.
func (e *editor) insertTyped(typed string, limit int) {
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

// singleLine converts a text to one line: it trims blanks at the ends and replaces line ends by blanks.
func singleLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// keepEditing keeps the focus in a field whose name has changed, for example with the language. If the field is gone, editing ends and the keys go to
// the page.
func (s *State) keepEditing() {
	was := s.editor.field
	if was == "" || slices.ContainsFunc(s.ring.stops, func(x stop) bool { return x.field && x.name == was }) {
		return
	}
	s.editor.leave()
	for _, x := range s.ring.stops {
		if x.field && x.rect.Contains(s.editor.rect.Centre()) {
			s.editor.field, s.ring.name = x.name, x.name
		}
	}
}

// Edit gives the focus to the field called name, with the caret at the end of its text.
func (u *UI) Edit(name string) { u.state.editor = editor{field: name, justFocused: true} }

// EditStart gives the focus to the field called name, with the caret before its text.
func (u *UI) EditStart(name string) {
	u.state.editor = editor{field: name, justFocused: true, fromStart: true}
}

// EditAll gives the focus to the field called name, with all of its text selected, so that typing replaces it.
func (u *UI) EditAll(name string) {
	u.state.editor = editor{field: name, justFocused: true, selectsAll: true}
}

// Entered reports whether Enter left the field called name in this pass. It must come after the field.
func (u *UI) Entered(name string) bool { return u.live && u.state.editor.leftByEnter == name }

// LineBreak reports whether keys.LineBreak was pressed in the field called name, whose text it returns as the parts before and after the caret,
// without what is selected. It must come after the field.
func (u *UI) LineBreak(name string) (before, after string, ok bool) {
	e := &u.state.editor
	if !u.live || e.field != name || !u.Free() || !u.Keys.Pressed(u.In, keys.LineBreak) {
		return "", "", false
	}
	start, end := e.selection()
	return e.text[:start], e.text[end:], true
}

// Focused reports whether the field called name has the focus.
func (u *UI) Focused(name string) bool { return u.state.editor.field == name }

// HasEditor reports whether a field has the focus.
func (s *State) HasEditor() bool { return s.editor.field != "" }

// Editing is the text being edited and its place, in pixels of the page.
type Editing struct {
	Text         string
	Start, End   int // of the selection, in bytes; equal if nothing is selected
	Field, Caret render.Rect
}

// Editing returns the text of the field with the focus. ok is false if there is none.
func (s *State) Editing() (now Editing, ok bool) {
	e := &s.editor
	start, end := e.selection()
	return Editing{Text: e.text, Start: start, End: end, Field: e.rect, Caret: e.caretRect}, s.HasEditor()
}
