package window

import (
	"os"
	"strings"
	"testing"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/render/input"
)

// boardKeys are the keys of testdata/layouts.txt in its order: the four rows of an American keyboard.
var boardKeys = []ebiten.Key{
	ebiten.KeyBackquote, ebiten.Key1, ebiten.Key2, ebiten.Key3, ebiten.Key4, ebiten.Key5, ebiten.Key6, ebiten.Key7, ebiten.Key8, ebiten.Key9, ebiten.Key0,
	ebiten.KeyMinus, ebiten.KeyEqual,
	ebiten.KeyQ, ebiten.KeyW, ebiten.KeyE, ebiten.KeyR, ebiten.KeyT, ebiten.KeyY, ebiten.KeyU, ebiten.KeyI, ebiten.KeyO, ebiten.KeyP,
	ebiten.KeyBracketLeft, ebiten.KeyBracketRight,
	ebiten.KeyA, ebiten.KeyS, ebiten.KeyD, ebiten.KeyF, ebiten.KeyG, ebiten.KeyH, ebiten.KeyJ, ebiten.KeyK, ebiten.KeyL,
	ebiten.KeySemicolon, ebiten.KeyQuote, ebiten.KeyBackslash,
	ebiten.KeyZ, ebiten.KeyX, ebiten.KeyC, ebiten.KeyV, ebiten.KeyB, ebiten.KeyN, ebiten.KeyM, ebiten.KeyComma, ebiten.KeyPeriod, ebiten.KeySlash,
}

// american is what boardKeys type on an American keyboard.
const american = "`1234567890-=qwertyuiop[]asdfghjkl;'\\zxcvbnm,./"

// layouts returns what each key types on each layout of testdata, "" for a key that types nothing. The file holds an X server's layouts, one per
// line: the name, and what boardKeys type; -- for nothing.
func layouts(t *testing.T) map[string]map[ebiten.Key]string {
	t.Helper()
	data, err := os.ReadFile("testdata/layouts.txt")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]map[ebiten.Key]string{}
	for line := range strings.Lines(string(data)) {
		words := strings.Split(strings.TrimSuffix(line, "\n"), " ")
		if len(words) != 1+len(boardKeys) {
			t.Fatalf("%q has %d keys, want %d", words[0], len(words)-1, len(boardKeys))
		}
		types := map[ebiten.Key]string{}
		for i, w := range words[1:] {
			if w != "--" {
				types[boardKeys[i]] = w
			}
		}
		all[words[0]] = types
	}
	return all
}

// On every layout each letter used in a shortcut is on some key: where the layout types it, or where an American keyboard has it if the layout has no
// Latin letters. No key is named by a letter of another script.
func TestShortcuts(t *testing.T) {
	all := layouts(t)
	if len(all) < 60 {
		t.Fatalf("%d layouts are too few", len(all))
	}
	for name, types := range all {
		layout := func(k ebiten.Key) string { return types[k] }
		has := map[input.Key]bool{}
		for i, k := range boardKeys {
			got, typed := keyName(k, layout), input.Key(strings.ToLower(types[k]))
			has[got] = true
			for _, r := range got {
				if r > unicode.MaxASCII && unicode.IsLetter(r) && !unicode.Is(unicode.Latin, r) || unicode.IsMark(r) {
					t.Errorf("%s: the key %q is called %q", name, american[i], got)
				}
			}
			switch {
			case latinLayout(layout) && letterKey(k) && got != typed && !foreign(string(typed)):
				t.Errorf("%s: the key that types %q is called %q", name, typed, got)
			case !latinLayout(layout) && letterKey(k) && got != input.Key(american[i]):
				t.Errorf("%s: the key in the place of %q is called %q", name, american[i], got)
			}
		}
		for r := 'a'; r <= 'z' && !latinLayout(layout); r++ {
			if !has[input.Key(r)] {
				t.Errorf("%s: no key is called %q", name, r)
			}
		}
	}
}

// The names of single keys of known layouts.
func TestKeysOfLayouts(t *testing.T) {
	all := layouts(t)
	for _, c := range []struct {
		layout string
		key    ebiten.Key
		want   input.Key
	}{
		{"ru", ebiten.KeyZ, "z"}, {"ru", ebiten.KeyH, "h"}, {"ru", ebiten.KeyComma, ","}, {"ru", ebiten.KeySlash, "."},
		{"gr", ebiten.KeyQ, "q"}, {"gr", ebiten.KeyW, "w"}, {"gr", ebiten.KeyV, "v"},
		{"il", ebiten.KeyQ, "q"}, {"il", ebiten.KeyW, "w"}, {"il", ebiten.KeyT, "t"}, {"il", ebiten.KeyDigit1, "1"},
		{"ara", ebiten.KeyB, "b"}, {"ara", ebiten.KeyC, "c"}, {"af", ebiten.KeyDigit3, "3"}, {"kz", ebiten.KeyDigit2, "2"},
		{"th", ebiten.KeyU, "u"}, {"in", ebiten.KeyF, "f"},
		{"us(dvorak)", ebiten.KeyQ, "'"}, {"us(dvorak)", ebiten.KeyZ, ";"}, {"us(dvorak)", ebiten.KeySlash, "z"}, {"us(dvorak)", ebiten.KeyY, "f"},
		{"fr", ebiten.KeyQ, "a"}, {"fr", ebiten.KeyW, "z"}, {"fr", ebiten.KeyM, ","}, {"fr", ebiten.KeyDigit2, "é"},
		{"de", ebiten.KeyZ, "y"}, {"de", ebiten.KeySemicolon, "ö"}, {"tr", ebiten.KeyI, "ı"},
	} {
		types, ok := all[c.layout]
		if !ok {
			t.Errorf("%s is not among the layouts", c.layout)
		}
		if got := keyName(c.key, func(k ebiten.Key) string { return types[k] }); got != c.want {
			t.Errorf("%s: %v is called %q, want %q", c.layout, c.key, got, c.want)
		}
	}
	nothing := func(ebiten.Key) string { return "" } // like a browser that does not reveal the layout
	for i, k := range boardKeys {
		if got := keyName(k, nothing); got != input.Key(american[i]) {
			t.Errorf("without a layout %v is called %q", k, got)
		}
	}
	for _, k := range []ebiten.Key{ebiten.KeyShiftLeft, ebiten.KeyControlRight, ebiten.KeyCapsLock} {
		if got := keyName(k, nothing); got != "" {
			t.Errorf("%v is called %q", k, got)
		}
	}
}
