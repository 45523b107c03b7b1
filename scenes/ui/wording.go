// Translating messages for the screen, with the names of keys and words for fingers.

package ui

import (
	"cmp"
	"embed"
	"slices"
	"strings"

	"quintet/games/board"
	"quintet/games/words"
	"quintet/render/input"
	"quintet/scenes/data/keys"
)

// A wording is the language of a pass, with the names of the keys in force.
type wording struct {
	Book *words.Book
	Keys keys.Map // that the players have chosen; set before the first widget
	Mac  bool     // the keyboard is one of macOS
	// A finger is used: of messages whose key has a second sentence, ending in TouchEnd, that one is said.
	finger bool
}

// TouchEnd is the end of the keys of sentences for fingers.
const TouchEnd = ".touch"

// T words the message called key.
func (w *wording) T(key string, args ...any) string { return w.Say(board.Say(key, args...)) }

// Say words m. Acts among its arguments become the names of their keys, a dash where they have none.
func (w *wording) Say(m board.Message) string { return w.Book.Say(w.keyed(m)) }

// keyed returns m in the words for what is used, with the names of keys in the place of acts. m itself stays as it is.
func (w *wording) keyed(m board.Message) board.Message {
	if w.finger {
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
			a = w.keyed(x)
		case board.Way:
			a = w.keyed(x.Pointer)
		case board.Act:
			a = cmp.Or(w.KeyCap(keys.Action(x)), "–")
		}
		args[i] = a
	}
	m.Args = args
	return m
}

// KeyCap returns how the first key of a is written: "Ctrl+Z". It is empty where a has none. For yes it is the key with which the word of the
// language begins, where that is one of them.
func (w *wording) KeyCap(a keys.Action) string {
	if a == keys.Yes {
		if own := input.Key(w.T("key.yes")); slices.Contains(w.Keys.Of(a), own) {
			return w.KeyName(own)
		}
	}
	return w.KeyName(w.Keys.First(a))
}

// KeyName returns how k is written, in the words that stand on keyboards of the language.
func (w *wording) KeyName(k input.Key) string {
	rest, name := string(k), ""
	for {
		head, tail, ok := strings.Cut(rest, "+")
		if !ok || head == "" || tail == "" { // the last part, which may be a plus itself
			break
		}
		name, rest = name+w.Modifier(head)+"+", tail
	}
	if len([]rune(rest)) > 1 && !function(rest) {
		return name + w.T("key."+rest)
	}
	return name + strings.ToUpper(rest)
}

// Modifier returns how a modifier is written: on macOS the command key takes the place of Ctrl.
func (w *wording) Modifier(name string) string {
	switch {
	case w.Mac && name == "ctrl":
		return w.T("key.mac.ctrl")
	case w.Mac && name == "alt":
		return w.T("key.mac.alt")
	}
	return w.T("key." + name)
}

// function reports whether k is one of the keys F1 to F12, which are called so everywhere.
func function(k string) bool { return k[0] == 'f' && k[1] >= '0' && k[1] <= '9' }

// PhoneWide is the width below which a page is that of a phone held upright. No window is so narrow.
const PhoneWide = 480

// Phone reports whether the page is that of a phone held upright.
func (u *UI) Phone() bool {
	w, _ := u.Size()
	return w < PhoneWide
}

// CapOn returns how the first key of a is written on its button: nothing on a phone, which has no keys and little room, or for a finger.
func (u *UI) CapOn(a keys.Action) string {
	if u.Phone() || u.In.Touch {
		return ""
	}
	return u.KeyCap(a)
}

// Tell notes what is to be done, or has happened, and what is said about it, for those who hear the page instead of seeing it.
func (u *UI) Tell(lead, detail string) {
	u.Said = lead
	if lead != "" && detail != "" {
		u.Said += ". "
	}
	u.Said += detail
}

//go:embed texts
var texts embed.FS

// Texts returns the folder of the names of keys and modifiers, and of which key says yes.
func Texts() words.Folder { return words.Folder{Path: "scenes/ui", Files: texts} }
