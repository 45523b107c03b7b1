package app

import "quintet/render/input"

// Editing returns the text that is being edited by touch, with the place of its field in logical pixels of the window; the zero Edit where
// none is, or where there are keys for it.
func (a *App) Editing() input.Edit {
	text, at, ok := a.state.Editing()
	if !ok || !a.last.Touch {
		return input.Edit{}
	}
	z := a.Zoom()
	return input.Edit{On: true, Text: text, X: at.X * z, Y: (at.Y + a.room.low) * z, W: at.W * z, H: at.H * z}
}
