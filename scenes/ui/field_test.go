package ui

import (
	"slices"
	"strings"
	"testing"

	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/keys"
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
	if u.Button(area(2), Button{Label: "Go", Act: keys.Begin}) || u.Button(area(3), Button{Label: "x", Act: keys.Flip}) {
		f.pressed++
	}
}

// enter plays words: text is typed, words in brackets are keys.
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
	f.keys(f.show, input.Enter) // leaves the field, and that is all
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

func TestFocusGoesWhereItIsClicked(t *testing.T) {
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
		t.Errorf("the text is %q after Esc, want c", f.texts[0])
	}
}

func TestTabGoesToTheNextField(t *testing.T) {
	f := newForm()
	f.click(area(0).Centre(), f.show)
	f.enter("a <tab> b")
	if f.texts != [2]string{"a", "b"} {
		t.Errorf("texts = %q, want a and b", f.texts)
	}
	f.enter("<tab> c") // there is no third
	if f.texts != [2]string{"a", "b"} {
		t.Errorf("texts = %q after the last field, want a and b", f.texts)
	}
}

func TestCaretOfALongerTextFitsAShorterOne(t *testing.T) {
	f := newForm()
	f.texts[0] = "abcdef"
	f.click(area(0).Centre(), f.show)
	f.texts[0] = "a" // changed from outside
	if f.enter("b"); f.texts[0] != "ab" {
		t.Errorf("text = %q, want ab", f.texts[0])
	}
}

// A field that is called otherwise, as in another language, and is not quite as wide keeps the letters; where it has gone the keys are those
// of the page again.
func TestAFieldThatIsRenamedAndGoes(t *testing.T) {
	name, wide, text, pressed := "name", float32(200), "", 0
	d := newDesk()
	show := func(u *UI) {
		if name != "" {
			text = u.Field(render.Rect{X: 20, Y: 20, W: wide, H: 40}, name, text, 9, render.TypeBody)
		}
		if u.Button(area(2), Button{Label: "Turn", Act: keys.Flip}) {
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

// What has no room in a field is told, until something else is entered.
func TestAFullFieldSaysSo(t *testing.T) {
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

// An open field says what it is called until something is written, and while it is written to it is like any field.
func TestAnOpenFieldSaysWhatItIsFor(t *testing.T) {
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
