// Translates messages for a pass (T, Say), in their version for touch if there is one, and inserts the names of the chosen keys (KeyCap, KeyName).
// Change here how keys are named; the words are in scenes/ui/texts. Also here: Phone, which says whether the page is narrow, Announce, which sets
// the text for screen readers, and Sentences, which joins sentences.

package ui

import (
	"cmp"
	"embed"
	"slices"
	"strings"
	"unicode/utf8"

	"quintet/games/board"
	"quintet/games/words"
	"quintet/render/input"
	"quintet/scenes/data/keys"
)

// A wording is the language of a pass, with the names of the current keys.
type wording struct {
	Book *words.Book
	Keys keys.Map // chosen by the players; set before the first widget
	Mac  bool     // the keyboard is a macOS one
	// Touch is used: a message whose key has a second text, ending in TouchEnd, uses that one.
	touch bool
}

// TouchEnd is the suffix of the keys of texts for touch.
const TouchEnd = ".touch"

// T returns the text of the message with this key.
func (w *wording) T(key string, args ...any) string { return w.Say(board.Say(key, args...)) }

// Say returns the text of m. Acts among its arguments become the names of their keys, or a dash.
func (w *wording) Say(m board.Message) string { return w.Book.Say(w.withKeys(m)) }

// withKeys returns m worded for the input device in use, with acts replaced by the names of their keys. m is unchanged.
func (w *wording) withKeys(m board.Message) board.Message {
	if w.touch {
		m = m.ByTouch()
		if w.Book.Has(m.Key + TouchEnd) {
			m.Key += TouchEnd
		}
	}
	if len(m.Args) == 0 {
		return m
	}
	args := make([]any, len(m.Args))
	for i, a := range m.Args {
		switch x := a.(type) {
		case board.Message:
			a = w.withKeys(x)
		case board.Instruction:
			a = w.withKeys(x.Pointer)
		case board.Act:
			a = cmp.Or(w.KeyCap(keys.Action(x)), "–")
		}
		args[i] = a
	}
	m.Args = args
	return m
}

// KeyCap returns the name of the first key of a, such as "Ctrl+Z", or "" if a has none. For yes it is the initial of the word for yes in the current
// language, if that is one of its keys.
func (w *wording) KeyCap(a keys.Action) string {
	if a == keys.Yes {
		if own := input.Key(w.T("key.yes")); slices.Contains(w.Keys.Of(a), own) {
			return w.KeyName(own)
		}
	}
	return w.KeyName(w.Keys.First(a))
}

// KeyName returns the name of k as printed on keyboards for the language.
func (w *wording) KeyName(k input.Key) string {
	rest, name := string(k), ""
	for {
		head, tail, ok := strings.Cut(rest, "+")
		if !ok || head == "" || tail == "" { // the last part, which may be a plus sign
			break
		}
		name, rest = name+w.Modifier(head)+"+", tail
	}
	if len([]rune(rest)) > 1 && !function(rest) {
		return name + w.T("key."+rest)
	}
	return name + strings.ToUpper(rest)
}

// Modifier returns the name of a modifier: on macOS the command key replaces Ctrl.
func (w *wording) Modifier(name string) string {
	switch {
	case w.Mac && name == "ctrl":
		return w.T("key.mac.ctrl")
	case w.Mac && name == "alt":
		return w.T("key.mac.alt")
	}
	return w.T("key." + name)
}

// function reports whether k is one of the keys F1 to F12, whose names are the same everywhere.
func function(k string) bool { return k[0] == 'f' && k[1] >= '0' && k[1] <= '9' }

// PhoneWidth is the width below which a page is that of a phone held upright, also in a narrow window.
const PhoneWidth = 640

// Phone reports whether the page is that of a phone held upright.
func (u *UI) Phone() bool {
	w, _ := u.Size()
	return w < PhoneWidth
}

// CapOn returns the name of the first key of a for its button: "" for touch, and on a phone, which has no keys and little space.
func (u *UI) CapOn(a keys.Action) string {
	if u.Phone() || u.In.Touch {
		return ""
	}
	return u.KeyCap(a)
}

// Announce sets the instruction or event, and its details, for screen readers.
func (u *UI) Announce(lead string, details ...string) {
	u.Announced = Sentences(append([]string{lead}, details...)...)
}

// Sentences joins parts to a text, without the empty ones: a full stop ends each part before another, unless a mark at its end already does.
func Sentences(parts ...string) string {
	var text strings.Builder
	for _, part := range parts {
		if before := text.String(); part != "" && before != "" {
			if last, _ := utf8.DecodeLastRuneInString(before); !strings.ContainsRune(".?!…:", last) {
				text.WriteByte('.')
			}
			text.WriteByte(' ')
		}
		text.WriteString(part)
	}
	return text.String()
}

//go:embed texts
var texts embed.FS

// Texts returns the folder with the names of keys and modifiers, and the key for yes.
func Texts() words.Folder { return words.Folder{Path: "scenes/ui", Files: texts} }
