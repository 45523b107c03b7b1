package ui

import (
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/data/keys"
)

// A form is two fields and a button with a key.
type form struct {
	*desk
	texts   [2]string
	pressed int
}

func newForm() *form { return &form{desk: newDesk()} }

func (f *form) show(u *UI) {
	for i, name := range []string{"first", "second"} {
		f.texts[i] = u.Field(area(i), name, f.texts[i], 6, render.TypeBody)
	}
	if u.Button(area(2), Command{Label: "Go", Act: keys.Begin}) || u.Button(area(3), Command{Label: "x", Act: keys.Flip}) {
		f.pressed++
	}
}

// enter plays words: words in brackets are keys, others are typed.
func (f *form) enter(words string) {
	for _, w := range strings.Fields(words) {
		if key, ok := strings.CutPrefix(w, "<"); ok {
			f.keys(f.show, input.Key(strings.TrimSuffix(key, ">")))
			continue
		}
		f.pass(input.Frame{Typed: []rune(w)}, true, f.show)
	}
}

func TestFieldEditing(t *testing.T) {
	for _, c := range []struct{ name, begin, words, want string }{
		{"typed at the end", "ab", "c", "abc"},
		{"letters of any script", "", "é Ω 漢", "éΩ漢"},
		{"at most six", "abcde", "fgh", "abcdef"},
		{"at most six, pasted", "", "abcdefghi", "abcdef"},
		{"nothing that cannot be seen", "a", "\x07 \u200e b", "ab"},
		{"backspace", "abc", "<backspace>", "ab"},
		{"backspace at the beginning", "abc", "<home> <backspace>", "abc"},
		{"backspace in nothing", "", "<backspace> <delete>", ""},
		{"delete", "abc", "<home> <delete>", "bc"},
		{"delete at the end", "abc", "<delete>", "abc"},
		{"in the middle", "ad", "<left> bc", "abcd"},
		{"left stops at the beginning", "b", "<left> <left> <left> a", "ab"},
		{"right stops at the end", "a", "<right> <right> b", "ab"},
		{"end", "ab", "<home> <end> c", "abc"},
		{"half of a wide text", "éΩ漢", "<left> <backspace> x", "éx漢"},
	} {
		f := newForm()
		f.texts[0] = c.begin
		f.click(area(0).Centre(), f.show)
		if f.enter(c.words); f.texts[0] != c.want {
			t.Errorf("%s: %q after %q is %q, want %q", c.name, c.begin, c.words, f.texts[0], c.want)
		}
		if f.texts[1] != "" {
			t.Errorf("%s: the other field holds %q", c.name, f.texts[1])
		}
	}
}

func TestKeysOfAFieldReachNoButton(t *testing.T) {
	f := newForm()
	f.click(area(0).Centre(), f.show)
	f.pass(input.Frame{Keys: []input.Key{"x"}, Typed: []rune("x")}, true, f.show)
	if f.texts[0] != "x" || f.pressed != 0 {
		t.Errorf("text = %q, buttons pressed = %d, want x and none", f.texts[0], f.pressed)
	}
	f.keys(f.show, input.Enter) // leaves the field, with no other effect
	if f.pressed != 0 {
		t.Error("Enter left the field and pressed the button too")
	}
	f.enter("y")
	if f.texts[0] != "x" {
		t.Errorf("a field without the focus took a letter: %q", f.texts[0])
	}
	if f.keys(f.show, input.Enter, "x"); f.pressed != 2 {
		t.Errorf("%d buttons pressed, want 2", f.pressed)
	}
}

func TestClickMovesFocus(t *testing.T) {
	f := newForm()
	f.enter("a")
	f.click(area(1).Centre(), f.show)
	f.enter("b")
	f.click(area(0).Centre(), f.show)
	f.enter("c")
	f.click(nowhere, f.show)
	f.enter("d")
	if f.texts != [2]string{"c", "b"} {
		t.Errorf("texts = %q, want c and b", f.texts)
	}
	f.click(area(0).Centre(), f.show)
	f.keys(f.show, input.Esc)
	f.enter("e")
	if f.texts[0] != "c" {
		t.Errorf("text = %q after Esc, want c", f.texts[0])
	}
}

func TestTabMovesToNextField(t *testing.T) {
	f := newForm()
	f.click(area(0).Centre(), f.show)
	f.enter("a <tab> b")
	if f.texts != [2]string{"a", "b"} {
		t.Errorf("texts = %q, want a and b", f.texts)
	}
	f.enter("<tab> c") // there is no third field
	if f.texts != [2]string{"a", "b"} {
		t.Errorf("texts = %q after the last field, want a and b", f.texts)
	}
}

func TestCaretIsClampedToText(t *testing.T) {
	f := newForm()
	f.texts[0] = "abcdef"
	f.click(area(0).Centre(), f.show)
	f.texts[0] = "a" // changed from outside
	if f.enter("b"); f.texts[0] != "ab" {
		t.Errorf("text = %q, want ab", f.texts[0])
	}
}

// A field keeps the focus if its name and width change, as with the language; if it is gone the keys go to the page again.
func TestRenamedField(t *testing.T) {
	name, wide, text, pressed := "name", float32(200), "", 0
	d := newDesk()
	show := func(u *UI) {
		if name != "" {
			text = u.Field(render.Rect{X: 20, Y: 20, W: wide, H: 40}, name, text, 9, render.TypeBody)
		}
		if u.Button(area(2), Command{Label: "Turn", Act: keys.Flip}) {
			pressed++
		}
	}
	step := func(in input.Frame) {
		d.pass(in, true, show)
		d.pass(input.Frame{}, false, show)
	}
	d.click(render.Point{X: 40, Y: 40}, show)
	step(input.Frame{Typed: []rune("A")})
	name, wide = "nome", 190
	step(input.Frame{})
	step(input.Frame{Typed: []rune("na"), Keys: []input.Key{"x"}})
	if text != "Ana" || pressed != 0 || d.state.Focused() != "nome" {
		t.Errorf("renamed: the text is %q, the button was pressed %d times, %q has the focus", text, pressed, d.state.Focused())
	}
	name = ""
	step(input.Frame{})
	if step(input.Frame{Keys: []input.Key{"x"}}); pressed != 1 {
		t.Errorf("gone: the button was pressed %d times by its key, want once", pressed)
	}
}

// A field shows that its text is full until something else is entered.
func TestFullFieldIsMarked(t *testing.T) {
	f := newForm()
	f.texts[0] = "abcde"
	f.click(area(0).Centre(), f.show)
	for _, c := range []struct {
		words string
		says  bool
	}{{"f", false}, {"g", true}, {"<left>", false}, {"x", true}, {"<backspace>", false}, {"y", false}, {"zzz", true}, {"<enter>", false}} {
		f.enter(c.words)
		if says := slices.Contains(f.pass(input.Frame{}, true, f.show).Texts, "6/6"); says != c.says {
			t.Errorf("after %s the field with %q says that it is full: %v", c.words, f.texts[0], says)
		}
	}
}

// An open field shows a placeholder while it is empty, and has a normal box while it is edited.
func TestOpenFieldShowsPurpose(t *testing.T) {
	d, text := newDesk(), ""
	show := func(u *UI) { text = u.OpenField(area(0), "name", text, "Somebody", 6, render.TypeBody) }
	said := func() []string { return d.pass(input.Frame{}, true, show).Texts }
	if got := said(); !slices.Contains(got, "Somebody") {
		t.Errorf("it says %q, want Somebody", got)
	}
	d.click(area(0).Centre(), show)
	d.pass(input.Frame{Typed: []rune("Ana")}, true, show)
	if got := said(); text != "Ana" || slices.Contains(got, "Somebody") {
		t.Errorf("it holds %q and says %q, want Ana", text, got)
	}
	d.keys(show, input.Enter)
	if got := said(); !slices.Contains(got, "Ana") {
		t.Errorf("once left it says %q, want Ana", got)
	}
}

// placeOf returns the position of the n-th letter of a text in the first field.
func placeOf(text string, n int) render.Point {
	b := &render.Brush{Canvas: Blind{W: 640, H: 480}, Pictures: render.NewPictureCache(), Theme: render.ThemeOf(false), Scale: 1, Blind: true}
	r := area(0)
	return render.Point{X: r.X + fieldPadding + b.Measure(text[:n], render.TypeBody) + 1, Y: r.Y + r.H/2}
}

// The pointer places the caret and selects as in every other text field.
func TestPointerSelects(t *testing.T) {
	const text = "one two three"
	for _, c := range []struct {
		name string
		do   func(f *form, show func(*UI))
		want string // after an x is typed
	}{
		{"a click", func(f *form, show func(*UI)) { f.click(placeOf(text, 4), show) }, "one xtwo three"},
		{"behind the end", func(f *form, show func(*UI)) { f.click(render.Point{X: 310, Y: 40}, show) }, "one two threex"},
		{"dragging", func(f *form, show func(*UI)) {
			f.press(placeOf(text, 4), show)
			f.at = placeOf(text, 7)
			f.pass(input.Frame{}, true, show)
			f.release(f.at, show)
		}, "one x three"},
		{"dragging quickly", func(f *form, show func(*UI)) { // no tick sees the pointer in between
			f.press(placeOf(text, 4), show)
			f.release(placeOf(text, 7), show)
		}, "one x three"},
		{"two clicks", func(f *form, show func(*UI)) {
			f.click(placeOf(text, 5), show)
			f.click(placeOf(text, 5), show)
		}, "one x three"},
		{"dragging after two clicks", func(f *form, show func(*UI)) {
			f.click(placeOf(text, 5), show)
			f.press(placeOf(text, 5), show)
			f.at = placeOf(text, 10)
			f.pass(input.Frame{}, true, show)
			f.release(f.at, show)
		}, "one x"},
		{"dragging back after two clicks", func(f *form, show func(*UI)) {
			f.click(placeOf(text, 5), show)
			f.press(placeOf(text, 5), show)
			f.at = placeOf(text, 1)
			f.pass(input.Frame{}, true, show)
			f.release(f.at, show)
		}, "x three"},
		{"three clicks", func(f *form, show func(*UI)) {
			for range 3 {
				f.click(placeOf(text, 5), show)
			}
		}, "x"},
		{"two slow clicks", func(f *form, show func(*UI)) {
			f.click(placeOf(text, 5), show)
			f.state.At(time.Unix(9, 0), input.Frame{})
			f.click(placeOf(text, 5), show)
		}, "one txwo three"},
		{"a click with Shift", func(f *form, show func(*UI)) {
			f.click(placeOf(text, 4), show)
			f.at, f.down = placeOf(text, 8), input.Left
			f.pass(input.Frame{Pressed: input.Left, Shift: true}, true, show)
			f.release(f.at, show)
		}, "one xthree"},
		{"a finger that rests", func(f *form, show func(*UI)) {
			f.at, f.down = placeOf(text, 5), input.Left
			f.pass(input.Frame{Pressed: input.Left, Touch: true}, true, show)
			f.pass(input.Frame{Touch: true, Long: true}, true, show)
			f.down = 0
			f.pass(input.Frame{Touch: true, Long: true, Released: input.Left}, true, show)
		}, "one x three"},
	} {
		f, got := newForm(), text
		show := func(u *UI) { got = u.Field(area(0), "first", got, 30, render.TypeBody) }
		c.do(f, show)
		f.pass(input.Frame{Typed: []rune("x")}, true, show)
		if got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

// In a Hebrew name the pointer and the caret are where the letters are drawn, from right to left.
func TestPointerInHebrewName(t *testing.T) {
	const text = "Ana אבגד"
	b := &render.Brush{Canvas: Blind{W: 640, H: 480}, Pictures: render.NewPictureCache(), Theme: render.ThemeOf(false), Scale: 1, Blind: true}
	r, letter := area(0), b.Measure("\ufffd", render.TypeBody)
	x := func(n float32) render.Point { // n letters from the left end of the name
		return render.Point{X: r.X + fieldPadding + b.Measure("Ana ", render.TypeBody) + n*letter, Y: r.Centre().Y}
	}
	for _, c := range []struct {
		name     string
		from, to float32
		typed    string
		want     string
		caret    float32
	}{
		{"before the first letter", 3.9, 3.9, "ת", "Ana תאבגד", 4},
		{"in the middle", 2.1, 2.1, "ת", "Ana אבתגד", 2},
		{"after the last letter", 0.1, 0.1, "ת", "Ana אבגדת", 0},
		{"two letters", 3.1, 0.9, "ת", "Ana אתד", 1},
		{"two letters, from the left", 0.9, 3.1, "ת", "Ana אתד", 1},
	} {
		f, got := newForm(), text
		show := func(u *UI) { got = u.Field(r, "first", got, 30, render.TypeBody) }
		f.click(r.Centre(), show)
		f.press(x(c.from), show)
		f.at = x(c.to)
		f.pass(input.Frame{}, true, show)
		f.release(f.at, show)
		if f.pass(input.Frame{Typed: []rune(c.typed)}, true, show); got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
			continue
		}
		now, _ := f.state.Editing()
		if want := x(c.caret).X; max(now.Caret.X-want, want-now.Caret.X) > 0.1 {
			t.Errorf("%s: the caret stands at %v, want %v", c.name, now.Caret.X, want)
		}
	}
}

// The keys for the clipboard, undo and words work as everywhere.
func TestKeysOfAField(t *testing.T) {
	const text = "one two"
	for _, c := range []struct {
		keys            string
		mac             bool
		want, clipboard string
	}{
		{"ctrl+a ctrl+c", false, text, text},
		{"ctrl+a ctrl+x", false, "", text},
		{"ctrl+shift+left ctrl+x", false, "one ", "two"},
		{"ctrl+x", false, text, ""},
		{"ctrl+a ctrl+x ctrl+v ctrl+v", false, "one twoone two", text},
		{"ctrl+backspace", false, "one ", ""},
		{"ctrl+backspace ctrl+z", false, text, ""},
		{"ctrl+backspace ctrl+z ctrl+y", false, "one ", ""},
		{"ctrl+backspace ctrl+z ctrl+shift+z", false, "one ", ""},
		{"home ctrl+delete", false, " two", ""},
		{"shift+home backspace", false, "", ""},
		{"home shift+end delete", false, "", ""},
		{"alt+left alt+backspace", true, "two", ""},
		{"ctrl+left delete", true, "ne two", ""},
		{"alt+left ctrl+backspace", true, "two", ""},
		{"alt+left ctrl+shift+right ctrl+x", true, "one ", "two"},
		{"alt+left backspace", false, "one to", ""}, // Alt has no meaning elsewhere
	} {
		f, got, clip := newForm(), text, ""
		var dropped *input.File
		show := func(u *UI) {
			u.Mac = c.mac
			u.Clipboard = Clipboard{Copy: func(s string, done func()) { clip = s; done() }, Paste: func() { dropped = &input.File{Data: []byte(clip)} }}
			got = u.Field(area(0), "first", got, 30, render.TypeBody)
		}
		f.click(render.Point{X: 310, Y: 40}, show)
		for _, k := range strings.Fields(c.keys) {
			f.keys(show, input.Key(k))
			if in := (input.Frame{Dropped: dropped}); dropped != nil {
				dropped = nil
				f.pass(in, true, show)
			}
		}
		if got != c.want || clip != c.clipboard {
			t.Errorf("%s: %q with %q on the clipboard, want %q and %q", c.keys, got, clip, c.want, c.clipboard)
		}
	}
}

// Cut text stays until it is on the clipboard, and also if something else is selected by then.
func TestCutWaitsForClipboard(t *testing.T) {
	for _, c := range []struct {
		name, between, want string
		answers             bool
	}{
		{"the answer comes later", "", "", true},
		{"the clipboard refuses", "", "one", false},
		{"another selection", "<left>", "one", true},
		{"typed over", "x", "x", true},
		{"left", "<esc>", "one", true},
	} {
		f, done := newForm(), func() {}
		f.texts[0] = "one"
		show := func(u *UI) {
			u.Clipboard.Copy = func(_ string, d func()) { done = d }
			f.show(u)
		}
		f.click(area(0).Centre(), show)
		f.keys(show, "ctrl+a", "ctrl+x")
		if f.texts[0] != "one" {
			t.Errorf("%s: %q before the answer", c.name, f.texts[0])
		}
		if f.enter(c.between); c.answers {
			done()
		}
		if f.pass(input.Frame{}, true, show); f.texts[0] != c.want {
			t.Errorf("%s: got %q, want %q", c.name, f.texts[0], c.want)
		}
	}
}

// Pasted text becomes one line, without invisible characters.
func TestPastingLines(t *testing.T) {
	f, got := newForm(), ""
	show := func(u *UI) { got = u.Field(area(0), "first", got, 30, render.TypeBody) }
	f.click(area(0).Centre(), show)
	f.pass(input.Frame{Dropped: &input.File{Data: []byte("  one\r\ntwo\x00\tthree \n")}}, true, show)
	if got != "one two three" {
		t.Errorf("pasted: %q", got)
	}
}

// Renaming starts with the whole name selected.
func TestEditAllSelectsEverything(t *testing.T) {
	f, got, begin := newForm(), "old name", true
	show := func(u *UI) {
		if begin {
			u.EditAll("first")
			begin = false
		}
		got = u.Field(area(0), "first", got, 30, render.TypeBody)
	}
	f.pass(input.Frame{}, true, show)
	f.pass(input.Frame{Typed: []rune("new")}, true, show)
	if got != "new" {
		t.Errorf("renamed: got %q, want new", got)
	}
}

// A selection dragged beyond the end of a field grows, one character at a time while the button is down.
func TestDragBeyondEndScrolls(t *testing.T) {
	const text = "a text that is so long that it has no room in its field and scrolls"
	r := area(0)
	for _, c := range []struct {
		name string
		key  input.Key
		from float32
		to   float32
		want string
	}{
		{"to the left", input.End, r.X + r.W/2, r.X - 30, "a text"},
		{"to the right", input.Home, r.X + r.W/2, r.X + r.W + 30, "and scrolls"},
	} {
		f, got := newForm(), text
		show := func(u *UI) { got = u.Field(r, "first", got, 100, render.TypeBody) }
		f.click(r.Centre(), show)
		f.keys(show, c.key)
		f.press(render.Point{X: c.from, Y: r.Y + 10}, show)
		f.at.X = c.to
		now := time.Unix(1, 0)
		for range 200 {
			now = now.Add(scrollInterval)
			f.state.At(now, input.Frame{})
			f.pass(input.Frame{}, true, show)
			f.pass(input.Frame{}, false, show)
		}
		if !f.state.Due().Reached(now) {
			t.Errorf("%s: no further pass is asked for while the button is down", c.name)
		}
		selected := f.state.editor.selected()
		if f.release(f.at, show); !strings.Contains(selected, c.want) || f.state.Due().Reached(now) {
			t.Errorf("%s: %q is selected", c.name, selected)
		}
		if f.pass(input.Frame{Typed: []rune("x")}, true, show); len(got) != len(text)-len(selected)+1 {
			t.Errorf("%s: %q after an x in the place of %q", c.name, got, selected)
		}
	}
}

// The clear button of a search field clears it and gives it the focus; undo restores the text. An empty field has no clear button.
func TestClearSearchField(t *testing.T) {
	for _, editing := range []bool{false, true} {
		f, got := newForm(), "Ana"
		show := func(u *UI) { got = u.SearchField(area(0), "find", got, "Search", 30, render.TypeBody) }
		if editing {
			f.click(area(0).Centre(), show)
		}
		x := render.Point{X: area(0).X + area(0).W - 10, Y: area(0).Centre().Y}
		if f.click(x, show); got != "" {
			t.Fatalf("editing %v: the x leaves %q", editing, got)
		}
		if u := f.pass(input.Frame{}, true, show); len(u.Widgets) != 1 {
			t.Errorf("an empty field has the widgets %v", u.Widgets)
		}
		if f.keys(show, "ctrl+z"); editing && got != "Ana" {
			t.Errorf("undo brings back %q", got)
		}
		f.keys(show, "ctrl+a")
		if f.pass(input.Frame{Typed: []rune("Rui")}, true, show); got != "Rui" {
			t.Errorf("editing %v: %q was typed after the x, want Rui", editing, got)
		}
		if f.click(area(0).Centre(), show); got != "Rui" {
			t.Errorf("a click into the text leaves %q", got)
		}
	}
	f, got := newForm(), ""
	show := func(u *UI) { got = u.SearchField(area(0), "find", got, "Search", 30, render.TypeBody) }
	if u := f.pass(input.Frame{}, false, show); !slices.Contains(u.Texts, "Search") {
		t.Errorf("an empty field says %q", u.Texts)
	}
}

// A long press on a text shows the clipboard commands, above everything else there.
func TestCommandsForFingers(t *testing.T) {
	for _, c := range []struct {
		name            string
		commands        []string
		want, clipboard string
	}{
		{"cut", []string{"Cut"}, " two", "one"},
		{"copy", []string{"Copy"}, "one two", "one"},
		{"paste", []string{"Paste"}, "pasted two", "pasted"},
		{"all", []string{"Select all", "Cut"}, "", "one two"},
	} {
		f, got, clip, below := newForm(), "one two", "pasted", 0
		var dropped *input.File
		field := render.Rect{X: 20, Y: 200, W: 300, H: 40}
		show := func(u *UI) {
			u.Clipboard = Clipboard{Copy: func(s string, done func()) { clip = s; done() }, Paste: func() { dropped = &input.File{Data: []byte(clip)} }}
			if u.Button(render.Rect{W: 640, H: 190}, Command{Label: "Below"}) {
				below++
			}
			got = u.Field(field, "first", got, 30, render.TypeBody)
		}
		tap := func(at render.Point, long bool) {
			f.at, f.down = at, input.Left
			f.pass(input.Frame{Pressed: input.Left, Touch: true}, true, show)
			f.pass(input.Frame{Touch: true, Long: long}, true, show)
			f.down = 0
			f.pass(input.Frame{Released: input.Left, Touch: true, Long: long}, true, show)
			f.pass(input.Frame{Dropped: dropped, Touch: true}, true, show)
			dropped = nil
		}
		tap(render.Point{X: field.X + fieldPadding + 5, Y: 220}, true)
		for _, name := range c.commands {
			u := f.pass(input.Frame{Touch: true}, true, show)
			i := slices.IndexFunc(u.Widgets, func(w Widget) bool { return w.Label == name })
			if i < 0 {
				t.Fatalf("%s: there is no %q among %v", c.name, name, u.Widgets)
			}
			tap(u.Widgets[i].Rect.Centre(), false)
		}
		if got != c.want || clip != c.clipboard || below > 0 {
			t.Errorf("%s: %q with %q on the clipboard, %d presses of what lies below; want %q and %q", c.name, got, clip, below, c.want, c.clipboard)
		}
		f.pass(input.Frame{Touch: true, Typed: []rune("x")}, true, show)
		if u := f.pass(input.Frame{Touch: true}, true, show); len(u.Widgets) != 2 {
			t.Errorf("%s: the commands stay while typing", c.name)
		}
	}
}

// Text composed by an input method is shown at the caret, replaces the selection on the screen, and is not part of the text until it is committed.
func TestComposing(t *testing.T) {
	f, got := newForm(), "one two"
	show := func(u *UI) { got = u.Field(area(0), "first", got, 30, render.TypeBody) }
	f.click(placeOf(got, 5), show)
	f.click(placeOf(got, 5), show)
	before, _ := f.state.Editing()
	f.pass(input.Frame{Composing: input.Composition{Text: "にほん", Caret: len("にほん")}}, true, show)
	during, _ := f.state.Editing()
	if got != "one two" || during.Text != got || during.Start != 4 || during.End != 7 || during.Caret.X <= before.Caret.X {
		t.Errorf("while composing: %q, edited is %+v, before %+v", got, during, before)
	}
	text, start, end, caret := f.state.editor.displayText()
	if text != "one にほん" || text[start:end] != "にほん" || caret != len(text) {
		t.Errorf("shown is %q, composed from %d to %d, with the caret at %d", text, start, end, caret)
	}
	f.pass(input.Frame{Typed: []rune("日本")}, true, show)
	if text, _, _, _ := f.state.editor.displayText(); got != "one 日本" || text != got {
		t.Errorf("composed: %q, shown is %q", got, text)
	}
	if f.keys(show, "ctrl+z"); got != "one two" {
		t.Errorf("taken back: %q", got)
	}
}
