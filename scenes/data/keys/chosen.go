// The keys the players chose: binding, unbinding and exchanging them. The default keys are in defaults.go.

package keys

import (
	"maps"
	"slices"

	"quintet/render/input"
)

// A Map is the keys that players have chosen: those of every action that does not keep the keys it begins with. The nil Map is ready to
// be asked; only Bind, Unbind and Exchange change one, and give back the changed one. It belongs to the goroutine of the game loop.
type Map map[Action][]input.Key

// Of returns the keys of a, the one on its button first. The caller must not change them.
func (m Map) Of(a Action) []input.Key {
	if ks, ok := m[a]; ok {
		return ks
	}
	r, _ := find(a)
	return r.Keys
}

// First returns the key that stands on the button of a, "" for none.
func (m Map) First(a Action) input.Key {
	if ks := m.Of(a); len(ks) > 0 {
		return ks[0]
	}
	return ""
}

// Pressed reports whether a key of a was pressed in f.
func (m Map) Pressed(f input.Frame, a Action) bool {
	return slices.ContainsFunc(m.Of(a), func(k input.Key) bool { return pressed(f, k) })
}

// Held reports whether a key of a is held in f.
func (m Map) Held(f input.Frame, a Action) bool {
	return slices.ContainsFunc(m.Of(a), func(k input.Key) bool { return slices.Contains(f.Held, k) })
}

// clash returns the other action that has k where a is listened to, if there is one.
func (m Map) clash(a Action, k input.Key) (other Action, ok bool) {
	own, _ := find(a)
	for _, r := range Rows() {
		if r.Action != a && r.Scope&own.Scope != 0 && slices.Contains(m.Of(r.Action), k) {
			return r.Action, true
		}
	}
	return "", false
}

// Fixed reports whether the keys of a never change.
func Fixed(a Action) bool {
	r, ok := find(a)
	return !ok || r.Fixed
}

// Own reports whether a has other keys than it begins with.
func (m Map) Own(a Action) bool {
	_, ok := m[a]
	return ok
}

// Bind gives a the key k in the place of its i-th; behind the last one k is added. It changes nothing and reports the other action when
// that has k already, or a itself when a has, or its keys never change, or k is no key.
func (m Map) Bind(a Action, i int, k input.Key) (now Map, clash Action) {
	if Fixed(a) || !valid(k) || slices.Contains(m.Of(a), k) {
		return m, a
	}
	if other, ok := m.clash(a, k); ok {
		return m, other
	}
	ks := slices.Clone(m.Of(a))
	if i < len(ks) {
		ks[i] = k
	} else {
		ks = append(ks, k)
	}
	return m.with(a, ks), ""
}

// Unbind takes the i-th key from a.
func (m Map) Unbind(a Action, i int) Map {
	ks := m.Of(a)
	if Fixed(a) || i < 0 || i >= len(ks) {
		return m
	}
	return m.with(a, slices.Delete(slices.Clone(ks), i, i+1))
}

// Exchange gives a the key k in the place of its i-th, and that one to the action that had k. ok is false, and nothing changed, where
// that action may not have it or its keys never change.
func (m Map) Exchange(a Action, i int, k input.Key) (now Map, ok bool) {
	other, clash := m.clash(a, k)
	if !clash || Fixed(a) || Fixed(other) {
		return m, false
	}
	theirs := slices.Index(m.Of(other), k)
	without := m.Unbind(other, theirs)
	old := input.Key("")
	if ks := m.Of(a); i < len(ks) {
		old = ks[i]
	}
	now, still := without.Bind(a, i, k)
	if still != "" { // a third action has it, too
		return m, false
	}
	if old == "" {
		return now, true
	}
	ks := slices.Insert(slices.Clone(now.Of(other)), theirs, old)
	if third, taken := now.clash(other, old); taken && third != a {
		return m, false
	}
	return now.with(other, ks), true
}

// Reset gives a the keys back that it begins with. Actions that have one of them lose it, and are named.
func (m Map) Reset(a Action) (now Map, lost []Action) {
	now = maps.Clone(m)
	delete(now, a)
	for _, k := range now.Of(a) {
		for other, taken := now.clash(a, k); taken; other, taken = now.clash(a, k) {
			now = now.Unbind(other, slices.Index(now.Of(other), k))
			lost = append(lost, other)
		}
	}
	return now, lost
}

// with returns m with the keys ks for a, which it does not keep where a begins with them.
func (m Map) with(a Action, ks []input.Key) Map {
	now := maps.Clone(m)
	if now == nil {
		now = Map{}
	}
	if r, _ := find(a); slices.Equal(r.Keys, ks) {
		delete(now, a)
	} else {
		now[a] = ks
	}
	return now
}

// Repair returns m, which comes from outside, without what cannot be: names that are no actions, keys that are none, and keys that two
// actions would share. An action that has no key left by that gets those it begins with, where they are free.
func (m Map) Repair() (now Map) {
	for _, a := range slices.Sorted(maps.Keys(m)) {
		if Fixed(a) {
			continue
		}
		var ks []input.Key
		for _, k := range m[a] {
			other, taken := now.clash(a, k)
			if chosen, changes := m[other]; changes && !slices.Contains(chosen, k) {
				taken = false // it has not been read yet, and gives k up
			}
			if valid(k) && !taken && !slices.Contains(ks, k) {
				ks = append(ks, k)
			}
		}
		if len(ks) > 0 || len(m[a]) == 0 {
			now = now.with(a, ks)
		}
	}
	return now.disjoint()
}

// disjoint returns m where no action that keeps its keys has lost one to another.
func (m Map) disjoint() Map {
	for _, r := range Rows() {
		for _, k := range m.Of(r.Action) {
			if _, taken := m.clash(r.Action, k); taken && !r.Fixed && !m.Own(r.Action) {
				m = m.Unbind(r.Action, slices.Index(m.Of(r.Action), k))
			}
		}
	}
	return m
}

// OfBrowser returns the keys that a browser keeps for itself, or that its readers expect it to have: a tab is opened, closed or loaded anew.
// The page of the web build lets it have them. They are the caller's.
func OfBrowser() []input.Key {
	return []input.Key{
		"f5", "f6", "f7", "f12", "ctrl+c", "ctrl+d", "ctrl+f", "ctrl+h", "ctrl+j", "ctrl+l", "ctrl+n", "ctrl+o", "ctrl+p", "ctrl+q", "ctrl+r",
		"ctrl+s", "ctrl+t", "ctrl+u", "ctrl+w", "ctrl+tab", "ctrl+pageup", "ctrl+pagedown",
	}
}

// Without returns m where no action has one of ks, which are another's.
func (m Map) Without(ks []input.Key) Map {
	other := maps.Clone(m)
	for _, r := range Rows() {
		own := m.Of(r.Action)
		if !slices.ContainsFunc(own, func(k input.Key) bool { return slices.Contains(ks, k) }) {
			continue
		}
		if other == nil {
			other = Map{}
		}
		other[r.Action] = slices.DeleteFunc(slices.Clone(own), func(k input.Key) bool { return slices.Contains(ks, k) })
	}
	return other
}
