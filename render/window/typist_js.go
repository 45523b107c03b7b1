// Enters text in browsers through a hidden field of the page, which makes phones show their keyboard. Changes of the field become keys and text
// (changed). Add a key with a meaning besides text here (pressed). Desktops use typist.go.

package window

import (
	"fmt"
	"syscall/js"
	"unicode/utf16"

	"quintet/render/input"
)

// A typist makes a phone show its keyboard, which it does only for a field of the page: a hidden field has the focus while a text is edited by touch.
// Changes in the field become keys and runes.
type typist struct {
	field js.Value // undefined until a text is edited
	edit  input.Edit
	text  string // in the field, as far as the program knows
	keys  []input.Key
	typed []rune
}

// make adds the hidden field to the page, outside its body, which is shown scaled down. Some browsers show a keyboard only if the field gets the
// focus during the event of a finger that goes up.
func (t *typist) make() {
	t.field = document().Call("createElement", "input")
	for name, value := range map[string]string{"id": "quintet-typing", "autocomplete": "off", "autocapitalize": "words", "spellcheck": "false", "enterkeyhint": "done", "tabindex": "-1", "aria-hidden": "true"} {
		t.field.Call("setAttribute", name, value)
	}
	document().Get("documentElement").Call("appendChild", t.field)
	addListener(t.field, "input", func(js.Value) { t.changed(t.field.Get("value").String()) })
	addListener(t.field, "keydown", t.pressed)
	addListener(document(), "touchend", func(js.Value) {
		if t.edit.On {
			t.field.Call("focus")
		}
	})
}

// changed turns the new content of the field into keys and runes: the part that differs before the caret is deleted and typed again.
func (t *typist) changed(now string) {
	was, is := []rune(t.text), []rune(now)
	after := []rune(t.edit.Text[t.edit.End:])
	for len(after) > 0 && len(was) > 0 && len(is) > 0 && was[len(was)-1] == is[len(is)-1] {
		was, is, after = was[:len(was)-1], is[:len(is)-1], after[1:]
	}
	same := 0
	for same < len(was) && same < len(is) && was[same] == is[same] {
		same++
	}
	for range was[same:] {
		t.keys = append(t.keys, input.Backspace)
	}
	t.typed, t.text = append(t.typed, is[same:]...), now
	Wake()
}

// show copies the text of e and its caret to the hidden field if they differ. Writing what is already there would end a keyboard's composition.
func (t *typist) show(e input.Edit, was bool) {
	if e.Text != t.text || !was {
		t.text = e.Text
		t.field.Set("value", e.Text)
	}
	if caret := len(utf16.Encode([]rune(e.Text[:e.End]))); t.field.Get("selectionEnd").Int() != caret {
		t.field.Call("setSelectionRange", caret, caret)
	}
}

// pressed handles the keys that have a meaning besides text.
func (t *typist) pressed(e js.Value) {
	k, ok := map[string]input.Key{"Enter": input.Enter, "Escape": input.Esc, "Tab": input.Tab}[e.Get("key").String()]
	if !ok {
		return
	}
	e.Call("preventDefault")
	t.keys = append(t.keys, k)
	Wake()
}

// add adds to f what was typed since the last tick. Nothing comes before f.
func (t *typist) add(f *input.Frame) (before []input.Frame) {
	f.Keys, f.Typed = append(f.Keys, t.keys...), append(f.Typed, t.typed...)
	t.keys, t.typed = nil, nil
	return nil
}

// follow gives the hidden field the focus while e is on, and e's text and position. down says that a finger is down: the focus follows when it goes
// up.
func (t *typist) follow(e input.Edit, down bool) {
	was := t.edit
	e.On = e.On && e.Touch
	if t.edit = e; !e.On && !was.On {
		return
	}
	if t.field.IsUndefined() {
		t.make()
	}
	active := document().Get("activeElement").Equal(t.field)
	if !e.On {
		t.text = ""
		if active {
			t.field.Call("blur")
			document().Call("querySelector", "canvas").Call("focus")
		}
		return
	}
	if len(t.keys) == 0 && len(t.typed) == 0 {
		t.show(e, was.On)
	}
	if e != was {
		left, top := inset()
		t.field.Get("style").Set("cssText", fmt.Sprintf("position:fixed;left:%gpx;top:%gpx;width:%gpx;height:%gpx;opacity:0;border:0;padding:0;font-size:16px;pointer-events:none", left+float64(e.Field.X), top+float64(e.Field.Y), e.Field.W, e.Field.H))
	}
	if !active && !down {
		t.field.Call("focus")
	}
}
