package app

import (
	"quintet/render"
	"quintet/render/input"
)

// Editing returns the text that is being edited, with its places in the window; the zero Edit where none is.
func (a *App) Editing() input.Edit {
	now, ok := a.state.Editing()
	if !ok {
		return input.Edit{}
	}
	z := a.Zoom()
	in := func(r render.Rect) input.Area {
		return input.Area{X: r.X * z, Y: (r.Y + a.room.low) * z, W: r.W * z, H: r.H * z}
	}
	return input.Edit{On: true, Touch: a.last.Touch, Text: now.Text, Start: now.Start, End: now.End, Field: in(now.Field), Caret: in(now.Caret)}
}
