// The names of keys in settings and code ("ctrl+z"): which are valid, which typed character a key stands for, and which key was pressed in a frame
// (Pressed). Add a key without a character to bases. ui/wording.go has the names that players see.

package keys

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"quintet/render/input"
)

// bases are the keys with names, besides f1 to f12.
var bases = map[input.Key]bool{
	input.Esc: true, input.Enter: true, input.Space: true, input.Tab: true, input.Backspace: true, input.Delete: true,
	input.ArrowL: true, input.ArrowR: true, input.ArrowU: true, input.ArrowD: true,
	input.Home: true, input.End: true, input.PageUp: true, input.PageDown: true, input.ContextMenu: true,
}

// valid reports whether k is written as in an input.Frame: "z", "ctrl+shift+z", "f1", "pageup", or a typed character such as ":".
func valid(k input.Key) bool {
	rest := string(k)
	for _, m := range []string{"ctrl+", "alt+", "shift+"} {
		if tail, ok := strings.CutPrefix(rest, m); ok && tail != "" {
			rest = tail
		}
	}
	if bases[input.Key(rest)] || function(rest) {
		return true
	}
	r, n := utf8.DecodeRuneInString(rest)
	return n == len(rest) && n > 0 && r != utf8.RuneError && unicode.IsGraphic(r) && r != ' ' && unicode.ToLower(r) == r
}

// function reports whether name is f1 to f12.
func function(name string) bool {
	n, ok := strings.CutPrefix(name, "f")
	return ok && len(n) > 0 && (len(n) == 1 && n[0] >= '1' && n[0] <= '9' || n == "10" || n == "11" || n == "12")
}

// KeyRune returns the character that k stands for, if it is typed and neither a letter nor a digit. Keyboards differ in where such characters are and
// which modifiers they need, so they are recognised by what is typed.
func KeyRune(k input.Key) (r rune, ok bool) {
	r, n := utf8.DecodeRuneInString(string(k))
	return r, n > 0 && n == len(k) && !unicode.IsLetter(r) && !unicode.IsDigit(r)
}

// KeyRunes returns the runes of typed that can be keys (see KeyRune) or are letters of other scripts, which older settings may name. It does not change
// typed.
func KeyRunes(typed []rune) (signs []rune) {
	for _, r := range typed {
		if _, ok := KeyRune(input.Key(r)); ok || foreign(r) {
			signs = append(signs, r)
		}
	}
	return signs
}

// Pressed returns the key pressed in f, as a Map writes it: the typed character, or the key with its modifiers. ok is false if there is none.
func Pressed(f input.Frame) (k input.Key, ok bool) {
	for _, r := range f.Typed {
		if k = input.Key(r); valid(k) && unicode.IsGraphic(r) {
			if _, sign := KeyRune(k); sign {
				return k, true
			}
		}
	}
	for _, k := range f.Keys {
		if valid(k) {
			return k, true
		}
	}
	return "", false
}

// pressed reports whether k was pressed in f.
func pressed(f input.Frame, k input.Key) bool {
	if f.Key(k) {
		return true
	}
	r, ok := KeyRune(k)
	return (ok || foreign(r)) && slices.ContainsFunc(f.Typed, func(t rune) bool { return unicode.ToLower(t) == r })
}

// foreign reports whether r is a letter of a script other than Latin. Such letters no longer name keys, but older settings may contain them.
func foreign(r rune) bool { return unicode.IsLetter(r) && !unicode.Is(unicode.Latin, r) }
