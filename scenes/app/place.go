package app

import (
	"quintet/render/place"
	"quintet/scenes"
)

// Place returns where the window was last.
func (a *App) Place() place.Place { return a.desk.Settings.Window }

// KeepPlace keeps where the window lies.
func (a *App) KeepPlace(p place.Place) {
	a.desk.Settings.Window = p
	a.desk.Keep()
}

// Attention reports once whether something has happened that a person waits for: a computer has moved, and it is the turn of a person.
func (a *App) Attention() bool {
	c, ok := a.Top().(scenes.Caller)
	return ok && c.Calls()
}
