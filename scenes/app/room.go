// The space that notices at the top leave for the page: the page moves down or shrinks.

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

// A room is the window below the notices. If the page would become too low, everything is drawn smaller. The zero room is the whole window.
type room struct {
	rows int     // rows of pixels of the window above the page
	low  float32 // the same in pixels of the page
	less float32 // how much smaller everything is drawn, 0 for no change
}

// zoom returns the scale factor compared with a window without notices.
func (r room) zoom() float32 { return 1 - r.less }

// belowNotices makes space above the page for the notices. With touch they float on the page instead, so that it never moves under the finger.
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
		high = a.context.NoticeHigh(page(), h-least, float) // at a smaller scale more words fit in a line
	}
	scale := in.Scale * a.Zoom()
	a.room.rows = int(high * scale)
	a.room.low = float32(a.room.rows) / scale
}

// leastHigh returns the least height of a page of w by h for its contents.
func (a *App) leastHigh(w, h float32) float32 {
	least := options.LeastHigh(w, h)
	if s, ok := a.Top().(*title.Scene); ok {
		return s.LeastHigh(w, h, least)
	}
	return least
}

// floats reports whether all notices only answer the last action: that nothing can be larger in this window, or that something was deleted and can be
// restored. Then the page should not move.
func floats(c *scenes.Context) bool {
	return !slices.ContainsFunc(c.Notices, func(n scenes.Notice) bool { return n.Kind != notice.Reply })
}

// seen returns in as the scenes see it: in pixels of the page in r, drawn at scale by.
func (r room) seen(in input.Frame, by float32) input.Frame {
	in.Scale *= by
	in.X, in.Y = in.X/by, in.Y/by-r.low
	in.H -= r.rows
	return in
}

// brush returns the brush that draws the page on c. No picture is rendered for a canvas that shows none.
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
