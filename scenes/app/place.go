package app

import (
	"quintet/render/input"
	"quintet/render/place"
	"quintet/scenes"
)

// Place returns where the window was last.
func (a *App) Place() place.Place { return a.context.Settings.Window }

// SetPlace saves the place of the window. On another monitor the scale may differ: then the program is dirty.
func (a *App) SetPlace(p place.Place) {
	before := a.context.Settings.Scale
	a.context.Settings.Move(p)
	a.context.SaveSettings()
	if a.context.Settings.Scale != before {
		a.dirty, a.last = true, input.Frame{} // so that the next tick is not quiet
	}
}

// Attention reports once whether something has happened that a person waits for: a computer has moved, and it is the turn of a person.
func (a *App) Attention() bool {
	c, ok := a.Top().(scenes.Notifier)
	return ok && c.NeedsAttention()
}
