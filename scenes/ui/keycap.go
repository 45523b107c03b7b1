package ui

import (
	"slices"
	"strings"

	"quintet/render/input"
	"quintet/scenes/keys"
)

// KeyCap returns how the first key of a is written: "Ctrl+Z". It is empty where a has none. For yes it is the key with which the word of the
// language begins, where that is one of them.
func (u *UI) KeyCap(a keys.Action) string {
	if a == keys.Yes {
		if own := input.Key(u.T("key.yes")); slices.Contains(u.Keys.Of(a), own) {
			return u.KeyName(own)
		}
	}
	return u.KeyName(u.Keys.First(a))
}

// KeyName returns how k is written, in the words that stand on keyboards of the language.
func (u *UI) KeyName(k input.Key) string {
	rest, name := string(k), ""
	for {
		head, tail, ok := strings.Cut(rest, "+")
		if !ok || head == "" || tail == "" { // the last part, which may be a plus itself
			break
		}
		name, rest = name+u.Modifier(head)+"+", tail
	}
	if len([]rune(rest)) > 1 && !function(rest) {
		return name + u.T("key."+rest)
	}
	return name + strings.ToUpper(rest)
}

// Modifier returns how a modifier is written: on macOS the command key takes the place of Ctrl.
func (u *UI) Modifier(name string) string {
	switch {
	case u.Mac && name == "ctrl":
		return u.T("key.mac.ctrl")
	case u.Mac && name == "alt":
		return u.T("key.mac.alt")
	}
	return u.T("key." + name)
}

// function reports whether k is one of the keys F1 to F12, which are called so everywhere.
func function(k string) bool { return k[0] == 'f' && k[1] >= '0' && k[1] <= '9' }
