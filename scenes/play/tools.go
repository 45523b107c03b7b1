package play

import (
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// tools draws the icons at the right end of r, side by side.
func (c *commands) tools(u *ui.UI, r render.Rect) {
	timed := c.table.Timed() && !c.table.Match.Over()
	const pitch = float32(toolSide)
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
		at, _ = r.CutRight(pitch, 0)
		c.pauseClock(u).show(u, at)
	}
}

// toolsRoom is the room for the tools at the right end of the top of a small window of that width: one more for a clock.
func (c *commands) toolsRoom(width float32) float32 {
	const air, tool, most = 10, scenes.ToolSide, 3
	room := scenes.Margin(width) - scenes.ToolBare + most*tool + air
	if c.table.Timed() && width >= ui.PhoneWide {
		room += tool
	}
	return room
}

// transport draws the way through the game: by turns at the left, by steps at the right, where the column ends.
func (c *commands) transport(u *ui.UI, r render.Rect) {
	u.LineAbove(r)
	const margin, icon, usual, snug, tight, least = 32, 26, 14, 8, 3, 34 // beside a word: its icon, and what is bare of both at either side; a way
	row, left, way, bare := r.Place(r.W, buttonHigh, render.Start, render.Middle), float32(20), float32(40), float32(usual)
	back, on := c.undo(u), c.redo(u)
	undo, redo := icon+u.Measure(back.button.Label, render.TypeButton), icon+u.Measure(on.button.Label, render.TypeButton)
	need := func() float32 { return undo + redo + 3*bare }
	if r.W-left-4*way-margin < need() {
		left = 4
		room := r.W - left - margin - undo - redo
		way = max(least, min(way, (room-3*snug)/4))
		bare = max(tight, min(usual, (room-4*way)/3))
	}
	_, row = row.CutLeft(left, 0)
	for _, a := range c.ways(u) {
		var at render.Rect
		at, row = row.CutLeft(way, 0)
		a.show(u, at)
	}
	if row.W-margin < need() {
		const side = 20 // of an icon alone
		back, on, undo, redo, bare = back.iconic(), on.iconic(), side, side, scenes.ToolBare
	}
	_, row = row.CutRight(margin-bare, 0)
	second, row := row.CutRight(redo+2*bare, 0)
	first, _ := row.CutRight(undo+2*bare, 0)
	back.show(u, first)
	on.show(u, second)
}
