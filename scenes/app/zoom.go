// Zooming the whole interface by keys and wheel. The steps offered in the settings are in options/scale.go.

package app

import (
	"strconv"

	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/notice"
	"quintet/scenes/data/settings"
	"quintet/scenes/options"
	"quintet/scenes/ui"
)

// zoom handles the keys and the wheel that make everything larger or smaller, in every scene, and takes them out of in. Every step is one
// that can be seen: none leads further beyond what the window has room for, and the way back begins at what it has room for.
func (a *App) zoom(in input.Frame) input.Frame {
	set := a.context.Settings
	seen, to := min(set.Scale, a.context.MaxScale), set.Scale
	turned := in.Ctrl && in.Wheel != 0
	pressed := set.Keys.Pressed(in, keys.Larger)
	switch larger := turned && in.Wheel > 0 || pressed; {
	case larger && seen < a.context.MaxScale:
		to = options.ScaleAfter(to)
	case pressed && a.context.MaxScale < settings.MaxScale:
		a.sayFull()
	case larger:
	case turned || set.Keys.Pressed(in, keys.Smaller):
		to = options.ScaleBefore(seen)
		a.context.Retract(scaleFull)
	case set.Keys.Pressed(in, keys.UsualSize):
		to = settings.MinScale
		a.context.Retract(scaleFull)
	}
	if turned {
		in.Wheel = 0
	}
	if to != set.Scale {
		set.Scale = to
		a.context.SaveSettings()
	}
	return in
}

// scaleFull is the key of the words that say that the window has no room for anything larger.
const scaleFull = "options.scale.full"

// sayFull says so.
func (a *App) sayFull() {
	a.context.Notify(notice.Say(notice.Reply, scaleFull, strconv.Itoa(a.context.MaxScale)+" %"))
}

// Zoom returns how many pixels of the window one pixel of the page is wide: what Widgets and Board are given in. It is 1 but in large
// windows, where the players want everything larger, and beside a notice in a small window.
func (a *App) Zoom() float32 {
	return a.growth * float32(min(a.context.Settings.Scale, a.context.MaxScale)) / 100 * a.room.zoom()
}

// measure learns how large the window of in is.
func (a *App) measure(in input.Frame) {
	w, h := float32(in.W)/in.Scale, float32(in.H)/in.Scale
	a.growth, a.tiny = growth(w, h), shrunk(w, h) < leastShrunk
	room := options.Room(w/a.growth, h/a.growth)
	if room != a.context.MaxScale {
		a.context.Retract(scaleFull)
	}
	a.context.MaxScale = room
}

// growth returns how many times larger everything is drawn in a window of w by h logical pixels than in one of 1280 by 800, for which
// pages are laid out: up to one and a half times, and beyond that only so much that no page is larger than 1920 by 1080. It goes in
// steps, so that dragging the border of a window does not make every size of every text.
func growth(w, h float32) float32 {
	const most, steps = 1.5, 8
	if by := shrunk(w, h); by < 1 {
		return by
	}
	by := max(min(w/1280, h/800, most), min(w/1920, h/1080), 1)
	return float32(int(by*steps)) / steps
}

// The smallest page that is laid out as one of a phone, and how high a page of a desktop must be. A window is never as small, but a page of a browser is
// where its user has enlarged it, and there everything still has as many pixels of the screen as it needs.
const (
	leastSide   = 360
	phoneHigh   = 640
	desktopWide = 640
	desktopHigh = 480
)

// leastShrunk is how small everything may become before nothing can be told apart.
const leastShrunk = 0.3

// shrunk returns how many times smaller everything is drawn where a window of w by h logical pixels has no room for a page: for one of a phone held
// upright or for one of a desktop, whichever is larger there; 1 where it has room.
func shrunk(w, h float32) float32 {
	if w >= leastSide && h >= leastSide && (w < desktopWide || h >= desktopHigh) {
		return 1
	}
	return min(1, max(min(w/desktopWide, h/desktopHigh), min(w/leastSide, h/phoneHigh)))
}

// saySmall says on the page of u that the window has no room for anything else.
func saySmall(u *ui.UI) {
	w, h := u.Size()
	u.Fill(render.Rect{W: w, H: h}, u.Theme.Window)
	lines := u.Wrap(u.T("window.small"), render.TypeBody, w)
	const leading = 22
	for i, l := range lines {
		y := (h-leading*float32(len(lines)))/2 + leading*float32(i)
		u.WriteIn(l, render.TypeBody, render.Rect{Y: y, W: w, H: leading}, render.Middle, u.Theme.Text)
	}
}

// AtZoom returns where in the window the point p of the page lies, in logical pixels.
func (a *App) AtZoom(p render.Point) render.Point {
	z := a.Zoom()
	return render.Point{X: p.X * z, Y: (p.Y + a.room.low) * z}
}
