package play

import (
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// tools draws the icons at the right end of r, side by side as far as there is room.
func (c *commands) tools(u *ui.UI, r render.Rect) {
	timed := c.table.Timed() && !c.table.Match.Over()
	hints := !c.page.roomy() && !c.table.Match.Over() && !c.table.Watching() && !c.table.Terms.NoAids
	pitch := float32(40)
	if timed && hints {
		pitch = min(pitch, r.W/5)
	}
	at := render.Rect{X: r.X + r.W - pitch, Y: r.Y, W: pitch, H: 40}
	c.options(u).iconic().show(u, at)
	at.X -= pitch
	if !timed || !u.Phone() { // else the settings have it
		c.context.ThemeButton(u, at)
		at.X -= pitch
	}
	help := c.rules(u).iconic()
	help.button.Icon = sprites.IconHelp
	help.show(u, at)
	if timed {
		at.X -= pitch
		c.pauseClock(u).show(u, at)
	}
	if hints {
		hint := c.hint(u).iconic()
		if wide := u.WordWide(hint.button.Name); at.X-wide >= r.X {
			hint.button.Word, pitch = hint.button.Name, wide
		}
		at.X, at.W = at.X-pitch, pitch
		hint.show(u, at)
	}
}

// toolsRoom is the room for the tools at the right end of the top of a small window of that width: one more for a clock.
func (c *commands) toolsRoom(width float32) float32 {
	if c.table.Timed() && width >= ui.PhoneWide {
		return 216
	}
	return 176
}

// transport draws the way through the game: by turns at the left, by steps at the right.
func (c *commands) transport(u *ui.UI, r render.Rect) {
	u.LineAbove(r)
	at, margin := render.Rect{X: r.X + 24, Y: r.Y + 16, W: 40, H: 40}, float32(20)
	back, on := c.undo(u), c.redo(u)
	undo, redo := u.Measure(back.button.Label, render.TypeButton), u.Measure(on.button.Label, render.TypeButton)
	const beside = 32 // of a word: its icon, and what keeps it off the next
	need := undo + redo + 2*beside
	if r.W-24-margin-4*at.W < need {
		at.X, margin = r.X+4, 4
		at.W = max(34, min(at.W, (r.W-8-need)/4))
	}
	for _, way := range c.ways(u) {
		way.show(u, at)
		at.X += at.W
	}
	// Each gets what its word is longer than the other's.
	room := min(r.X+r.W-margin-at.X, max(208, need))
	at.X = r.X + r.W - margin - room
	w := (room + undo - redo) / 2
	if room < need {
		back.iconic().show(u, render.Rect{X: at.X + room - 96, Y: at.Y, W: 48, H: 40})
		on.iconic().show(u, render.Rect{X: at.X + room - 48, Y: at.Y, W: 48, H: 40})
		return
	}
	back.button.Under, on.button.Under = true, true
	back.show(u, render.Rect{X: at.X, Y: at.Y, W: w, H: 40})
	on.show(u, render.Rect{X: at.X + w, Y: at.Y, W: room - w, H: 40})
}
