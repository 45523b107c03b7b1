// When the program draws and when it may sleep: what is dirty, busy or calm, and the time to wake up.

package app

import (
	"time"

	"quintet/render"
	"quintet/render/due"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// Dirty reports whether something may look different from what Draw drew last.
func (a *App) Dirty() bool { return a.dirty || a.Busy() }

// A timed scene shows a clock.
type timed interface {
	// Calm reports whether nothing but the clock moves by itself.
	Calm() bool
	// WakeAfter returns the delay after which the clock shows another time. ok is false while it stands.
	WakeAfter() (after time.Duration, ok bool)
}

// timed returns the scene that is shown if it may have a clock, else nil.
func (a *App) timed() timed {
	t, _ := a.Top().(timed)
	return t
}

// Calm reports whether the last tick changed nothing but a clock.
func (a *App) Calm() bool { return a.calm }

// WakeAfter returns the delay after which the next tick is needed without input: a clock shows another time, or a write is retried. ok is false
// where neither waits.
func (a *App) WakeAfter() (after time.Duration, ok bool) {
	if t := a.timed(); t != nil {
		after, ok = t.WakeAfter()
	}
	if words, waits := a.state.WakeAfter(a.context.Now()); waits && (!ok || words < after) {
		after, ok = words, true
	}
	if again, waits := a.owed(); waits && (!ok || again < after) {
		return again, true
	}
	return after, ok
}

// owed returns the delay after which keep must be called again. ok is false where everything is written.
func (a *App) owed() (after time.Duration, ok bool) {
	now := a.context.Now()
	return due.Earliest(a.context.Due(now), a.exports.Due(now), a.folders.due(now)).After(now)
}

// Busy reports whether the next tick is needed at once: for an animation, the input of the last tick or the result of a write.
func (a *App) Busy() bool {
	again, waits := a.owed()
	return a.moved || a.state.Due(a.context.Now()) || a.Top().Busy() || waits && again == 0
}

// Announcement returns the text for screen readers: what is to be done or has happened; "" for nothing.
func (a *App) Announcement() string { return a.announcement }

// Resize reports once whether the window is to change between full screen and its own size.
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
	a.frame(c, a.last, false)
}

// frame lays out on c the scene that is shown, and what is said above it.
func (a *App) frame(c render.Canvas, in input.Frame, live bool) (*ui.UI, scenes.Next) {
	a.belowNotices(in)
	b, in := a.brush(c), a.room.seen(in, a.Zoom())
	kit := func(in input.Frame) *ui.UI {
		u := ui.New(b, in, a.book(), &a.state, live)
		u.Keys, u.Mac, u.Clipboard, u.Zoom = a.keys(), a.context.Mac, a.clipboard, a.Zoom()
		return u
	}
	if a.tiny {
		u := kit(in)
		saySmall(u)
		u.Done()
		return u, scenes.Next{}
	}
	below := in
	if len(a.context.Messages) > 0 {
		top := kit(in)
		if a.context.NoticeOver(top) {
			below.X, below.Y = -1, -1
		}
		if live && a.context.NoticeLayer(top) {
			in.Pressed, in.Released, in.Keys = 0, 0, nil
			below.Pressed, below.Released, below.Keys = 0, 0, nil
		}
	}
	u := kit(below)
	a.context.NoticeKeys(u)
	next := a.Top().Frame(u)
	u.Done()
	live = false
	top := kit(in)
	top.Above()
	a.context.NoticePaint(top)
	top.Done()
	u.Below(top)
	return u, next
}

// pass lays the scene out on a canvas that shows nothing.
func (a *App) pass(in input.Frame, live bool) scenes.Next {
	u, next := a.frame(ui.Blind{W: in.W, H: in.H}, in, live)
	a.announcement = u.Said
	a.Widgets, a.Off, a.Texts, a.Placed, a.Sheets, a.Board = u.Widgets, u.Off, u.Texts, u.Placed(), u.Sheets(), u.Played
	return next
}
