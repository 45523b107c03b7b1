// The keys that players have chosen (Map); all other actions have their default keys. A Map says which keys an action has and whether one is pressed
// or held, and binds, unbinds, exchanges and resets keys. Repair removes invalid and shared keys from a Map that was read from a file. BrowserKeys
// lists the keys that a browser keeps for itself; add one there.

package keys

import (
	"maps"
	"slices"

	"quintet/render/input"
)

// A Map has the keys of every action whose keys differ from the defaults. The nil Map has the defaults. Methods that change keys return a changed copy.
// A Map belongs to the goroutine of the game loop.
type Map map[Action][]input.Key

// Of returns the keys of a. The first one is shown on its button. The caller must not change the slice.
func (m Map) Of(a Action) []input.Key {
	if ks, ok := m[a]; ok {
		return ks
	}
	r, _ := find(a)
	return r.Keys
}

// First returns the key shown on the button of a, "" for none.
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

// conflict returns the other action that has k in a scope of a, if there is one.
func (m Map) conflict(a Action, k input.Key) (other Action, ok bool) {
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

// Changed reports whether the keys of a differ from the defaults.
func (m Map) Changed(a Action) bool {
	_, ok := m[a]
	return ok
}

// Bind replaces the i-th key of a by k; if a has only i keys, it adds k. If another action has k already, nothing changes and clash is that action. If a
// itself has k, its keys never change, or k is not a key, nothing changes and clash is a.
func (m Map) Bind(a Action, i int, k input.Key) (now Map, clash Action) {
	if Fixed(a) || !valid(k) || slices.Contains(m.Of(a), k) {
		return m, a
	}
	if other, ok := m.conflict(a, k); ok {
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

// Unbind removes the i-th key of a.
func (m Map) Unbind(a Action, i int) Map {
	ks := m.Of(a)
	if Fixed(a) || i < 0 || i >= len(ks) {
		return m
	}
	return m.with(a, slices.Delete(slices.Clone(ks), i, i+1))
}

// Exchange replaces the i-th key of a by k, and gives the replaced key to the action that had k. ok is false, and nothing changes, if that action cannot
// have it or if the keys of either never change.
func (m Map) Exchange(a Action, i int, k input.Key) (now Map, ok bool) {
	other, clash := m.conflict(a, k)
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
	if third, taken := now.conflict(other, old); taken && third != a {
		return m, false
	}
	return now.with(other, ks), true
}

// Reset restores the default keys of a. Other actions lose these keys; lost names them.
func (m Map) Reset(a Action) (now Map, lost []Action) {
	now = maps.Clone(m)
	delete(now, a)
	for _, k := range now.Of(a) {
		for other, taken := now.conflict(a, k); taken; other, taken = now.conflict(a, k) {
			now = now.Unbind(other, slices.Index(now.Of(other), k))
			lost = append(lost, other)
		}
	}
	return now, lost
}

// with returns m with the keys ks for a. Default keys are not stored.
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

// Repair returns m, which comes from outside, without invalid actions, invalid keys, and keys that two actions would share. An action left without a key
// gets its default keys if they are free.
func (m Map) Repair() (now Map) {
	for _, a := range slices.Sorted(maps.Keys(m)) {
		if Fixed(a) {
			continue
		}
		var ks []input.Key
		for _, k := range m[a] {
			other, taken := now.conflict(a, k)
			if chosen, changes := m[other]; changes && !slices.Contains(chosen, k) {
				taken = false // it comes later and will give up k
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

// disjoint returns m in which no action with default keys shares a key with another action: it loses such keys.
func (m Map) disjoint() Map {
	for _, r := range Rows() {
		for _, k := range m.Of(r.Action) {
			if _, taken := m.conflict(r.Action, k); taken && !r.Fixed && !m.Changed(r.Action) {
				m = m.Unbind(r.Action, slices.Index(m.Of(r.Action), k))
			}
		}
	}
	return m
}

// BrowserKeys returns the keys that a browser keeps for itself, or that people expect it to have, such as those that open, close or reload a tab. The web
// page leaves them to the browser. The caller owns the slice.
func BrowserKeys() []input.Key {
	return []input.Key{
		"f5", "f6", "f7", "f12", "ctrl+c", "ctrl+d", "ctrl+f", "ctrl+h", "ctrl+j", "ctrl+l", "ctrl+n", "ctrl+o", "ctrl+p", "ctrl+q", "ctrl+r",
		"ctrl+s", "ctrl+t", "ctrl+u", "ctrl+w", "ctrl+tab", "ctrl+pageup", "ctrl+pagedown",
	}
}

// Without returns m without the keys ks.
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
