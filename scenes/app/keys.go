package app

import (
	"slices"

	"quintet/render/input"
	"quintet/scenes/keys"
)

// keys returns which keys do what. In a page of a browser some are the browser's.
func (a *App) keys() keys.Map {
	if a.context.InBrowser {
		return a.context.Settings.Keys.Without(keys.OfBrowser())
	}
	return a.context.Settings.Keys
}

// taken returns the entered text that has an effect: while no field takes text, the signs that can be keys. A letter that is held
// is entered again and again, and would ask for as many frames.
func (a *App) taken(in input.Frame) []rune {
	if a.state.Edits() {
		return in.Typed
	}
	return keys.KeyRunes(in.Typed)
}

// without returns in without the keys ks: no scene sees what is meant for the window.
func without(in input.Frame, ks []input.Key) input.Frame {
	in.Keys = slices.DeleteFunc(slices.Clone(in.Keys), func(k input.Key) bool { return slices.Contains(ks, k) })
	return in
}
