package play

import (
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// tools draws the icons at the right end of r, side by side as far as there is room.
func (c *commands) tools(u *ui.UI, r render.Rect) {
	timed := c.table.Timed() && !c.table.Match.Over()
	hints := !c.page.roomy() && c.offersHints()
	pitch := float32(40)
	if timed && hints {
		pitch = min(pitch, r.W/5)
	}
	at, r := r.CutRight(pitch, 0)
	c.options(u).iconic().show(u, at)
	if !timed || !u.Phone() { // else the settings have it
		at, r = r.CutRight(pitch, 0)
		c.context.ThemeButton(u, at)
	}
	help := c.rules(u).iconic()
	help.button.Icon = sprites.IconHelp
	at, r = r.CutRight(pitch, 0)
	help.show(u, at)
	if timed {
		at, r = r.CutRight(pitch, 0)
		c.pauseClock(u).show(u, at)
	}
	if hints {
		hint := c.hint(u).iconic()
		if wide := u.WordWide(hint.button.Name); wide <= r.W {
			hint.button.Word, pitch = hint.button.Name, wide
		}
		at, _ = r.CutRight(pitch, 0)
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
	const beside, usual, least = 32, 208, 34 // what a word has beside it: its icon, and what keeps it off the next; room for both; a way
	row, left, right, way := r.Place(r.W, buttonHigh, render.Start, render.Middle), float32(20), float32(16), float32(40)
	back, on := c.undo(u), c.redo(u)
	undo, redo := u.Measure(back.button.Label, render.TypeButton), u.Measure(on.button.Label, render.TypeButton)
	need := undo + redo + 2*beside
	if r.W-left-right-4*way < need {
		left, right = 4, 4
		way = max(least, min(way, (r.W-left-right-need)/4))
	}
	_, row = row.CutLeft(left, 0)
	_, row = row.CutRight(right, 0)
	for _, a := range c.ways(u) {
		var at render.Rect
		at, row = row.CutLeft(way, 0)
		a.show(u, at)
	}
	room := min(row.W, max(usual, need))
	if room < need {
		row, _ = row.CutRight(96, 0)
		parts := row.Columns(0, render.Even(2)...)
		back.iconic().show(u, parts[0])
		on.iconic().show(u, parts[1])
		return
	}
	row, _ = row.CutRight(room, 0)
	first, second := row.CutLeft((room+undo-redo)/2, 0) // each gets what its word is longer than the other's
	back.show(u, first)
	on.show(u, second)
}
