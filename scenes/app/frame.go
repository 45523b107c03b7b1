// Runs the passes over the current page: with input (frame), for drawing (Draw), and for scripts and tests (Seen). Decides when to draw (Dirty) and
// when the next tick is due (Due): add to due what must wake the program. Tick itself is in app.go.

package app

import (
	"time"

	"quintet/render"
	"quintet/render/due"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// Dirty reports whether Draw would draw something new.
func (a *App) Dirty() bool { return a.dirty }

// Due returns the delay after which the next tick is needed without input, 0 for at once. ok is false if nothing moves, runs or is written.
func (a *App) Due() (after time.Duration, ok bool) {
	now := a.context.Now()
	return a.due(now).After(now)
}

// due returns when the next tick is needed without input.
func (a *App) due(now time.Time) due.Time {
	if a.moved {
		return due.Now()
	}
	page := due.Time{}
	if s, ok := a.Top().(scenes.Timed); ok {
		page = s.Due()
	}
	return due.Earliest(page, a.state.Due(), a.context.Due(now), a.exports.Due(now), a.folders.due(now))
}

// Seen returns a pass over the page after the last tick, for scripts and tests: its texts and widgets. It makes that pass on the first call.
func (a *App) Seen() *ui.UI {
	switch {
	case a.last.W <= 0: // before the first tick
		return &ui.UI{}
	case a.seen == nil:
		a.seen = a.show(ui.Blind{W: a.last.W, H: a.last.H})
	}
	return a.seen
}

// Announcement returns the text for screen readers: what to do or what has happened; "" for nothing. The window asks for it after drawing.
func (a *App) Announcement() string {
	if !a.shown {
		a.Seen()
	}
	return a.announcement
}

// Passes returns the number of passes made over the pages of the program.
func (a *App) Passes() int { return a.state.Passes }

// Resize returns true once if the window should switch between full screen and its own size.
func (a *App) Resize() bool {
	r := a.resize
	a.resize = false
	return r
}

// Draw draws everything on c, which must have the size of the last tick's window.
func (a *App) Draw(c render.Canvas) {
	if a.last.W <= 0 {
		return
	}
	a.dirty = false
	a.stock.NextFrame()
	a.show(c)
}

// show makes a pass without input over the page after the last tick.
func (a *App) show(c render.Canvas) *ui.UI {
	u, _ := a.frame(c, a.last, false)
	a.shown, a.announcement = true, a.context.Announcement(u)
	return u
}

// frame makes a pass over the current scene, and over the notices above it.
func (a *App) frame(c render.Canvas, in input.Frame, live bool) (u *ui.UI, next scenes.Next) {
	_, blind := c.(ui.Blind) // no picture is rendered for it
	zoom := a.Zoom()
	b := &render.Brush{Canvas: c, Pictures: a.stock, Theme: a.context.Theme(), Scale: a.last.Scale * zoom, Blind: blind}
	in.Scale, in.X, in.Y = in.Scale*zoom, in.X/zoom, in.Y/zoom
	u = ui.New(b, in, a.book(), &a.state, live)
	u.Keys, u.Mac, u.Clipboard, u.Zoom = a.keys(), a.context.Mac, a.clipboard, zoom
	if a.tooSmall {
		drawTooSmall(u)
	} else {
		u.Menus(func() { next = a.context.Toasts(u, a.Top()) })
	}
	u.Done()
	return u, next
}
