// The room that notices at the top leave for the page: the page moves down or shrinks.

package app

import (
	"slices"

	"quintet/render"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/data/notice"
	"quintet/scenes/options"
	"quintet/scenes/title"
	"quintet/scenes/ui"
)

// A room is the window without the notices at its top. Everything is smaller where that would be lower than a page can be. The zero room is the
// whole window.
type room struct {
	rows int     // of the window above the page
	low  float32 // the same, in pixels of the page
	less float32 // how much smaller everything is, 0 for nothing
}

// zoom returns how many times larger everything is than without notices.
func (r room) zoom() float32 { return 1 - r.less }

// belowNotices makes room above the page for the notices. Where a finger is used they float on the page instead, so that it never
// moves under the finger.
func (a *App) belowNotices(in input.Frame) {
	if a.room = (room{}); len(a.context.Notices) == 0 || a.tiny {
		return
	}
	page := func() *ui.UI {
		return ui.New(a.brush(ui.Blind{W: in.W, H: in.H}), a.room.seen(in, a.Zoom()), a.book(), &ui.State{}, false)
	}
	u := page()
	w, h := u.Size()
	least := a.leastHigh(w, h)
	float := in.Touch || floats(a.context)
	high := a.context.NoticeHigh(u, h-least, float)
	if short := least + high - h; short > 0 {
		a.room.less = short / (least + high)
		high = a.context.NoticeHigh(page(), h-least, float) // more words have room in a line where everything is smaller
	}
	scale := in.Scale * a.Zoom()
	a.room.rows = int(high * scale)
	a.room.low = float32(a.room.rows) / scale
}

// leastHigh returns how high a page of w by h must be for what it shows.
func (a *App) leastHigh(w, h float32) float32 {
	least := options.LeastHigh(w, h)
	if s, ok := a.Top().(*title.Scene); ok {
		return s.LeastHigh(w, h, least)
	}
	return least
}

// floats reports whether the notices only answer what has just been done: that the window has no room for anything larger, or that something
// was deleted and can be brought back. Who has done that is not to see the page move.
func floats(c *scenes.Context) bool {
	return !slices.ContainsFunc(c.Notices, func(n scenes.Notice) bool { return n.Kind != notice.Reply })
}

// seen returns in as the scenes see it: in pixels of a page in r that is drawn so many times larger.
func (r room) seen(in input.Frame, by float32) input.Frame {
	in.Scale *= by
	in.X, in.Y = in.X/by, in.Y/by-r.low
	in.H -= r.rows
	return in
}

// brush returns what draws the page on c. No picture is made for a canvas that shows none.
func (a *App) brush(c render.Canvas) *render.Brush {
	blind, none := c.(ui.Blind)
	if none {
		blind.H -= a.room.rows
		c = blind
	} else {
		c = render.Below(c, a.room.rows)
	}
	return &render.Brush{Canvas: c, Pictures: a.stock, Theme: a.context.Theme(), Scale: a.last.Scale * a.Zoom(), Blind: none}
}
