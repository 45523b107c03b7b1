// Calculates the scale of the interface: the players change it by keys or the wheel (zoom), it grows with the window (growthFactor), and it shrinks
// in a window that is too small for a page (shrinkFactor). Zoom and AtZoom convert between pixels of the page and of the window. options/scale.go has
// the steps of the scale.

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

// zoom handles the keys and the wheel that change the scale, in every scene, and removes them from in. Every step must be visible: none goes further
// beyond what fits the window, and the way back starts at what fits.
func (a *App) zoom(in input.Frame) input.Frame {
	set := a.context.Settings
	seen, to := min(set.Scale, a.context.MaxScale), set.Scale
	turned := in.Ctrl && in.Wheel != 0
	pressed := set.Keys.Pressed(in, keys.Larger)
	switch larger := turned && in.Wheel > 0 || pressed; {
	case larger && seen < a.context.MaxScale:
		to = options.ScaleAfter(to)
	case pressed && a.context.MaxScale < settings.MaxScale:
		a.notifyMaxScale()
	case larger:
	case turned || set.Keys.Pressed(in, keys.Smaller):
		to = options.ScaleBefore(seen)
		a.context.Retract(maxScaleReached)
	case set.Keys.Pressed(in, keys.UsualSize):
		to = settings.MinScale
		a.context.Retract(maxScaleReached)
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

// maxScaleReached is the key of the message that nothing larger fits the window.
const maxScaleReached = "options.scale.full"

// notifyMaxScale shows the message maxScaleReached.
func (a *App) notifyMaxScale() {
	a.context.Notify(notice.Say(notice.Reply, maxScaleReached, strconv.Itoa(a.context.MaxScale)+" %"))
}

// Zoom returns the number of window pixels per page pixel. Widgets and Board are in page pixels. It differs from 1 in large windows and at another
// scale.
func (a *App) Zoom() float32 {
	return a.growth * float32(min(a.context.Settings.Scale, a.context.MaxScale)) / 100
}

// measure sets the sizes that depend on the window of in.
func (a *App) measure(in input.Frame) {
	w, h := float32(in.W)/in.Scale, float32(in.H)/in.Scale
	a.growth, a.tooSmall = growthFactor(w, h), shrinkFactor(w, h) < minShrink
	room := options.Room(w/a.growth, h/a.growth)
	if room != a.context.MaxScale {
		a.context.Retract(maxScaleReached)
	}
	a.context.MaxScale = room
}

// growthFactor returns the scale factor for a window of w by h logical pixels, compared with one of 1280 by 800, for which pages are designed: up to
// one and a half, and beyond that only as much as keeps the page within 1920 by 1080. It changes in steps, so that resizing a window does not render
// text in every possible size.
func growthFactor(w, h float32) float32 {
	const most, steps = 1.5, 8
	if by := shrinkFactor(w, h); by < 1 {
		return by
	}
	by := max(min(w/1280, h/800, most), min(w/1920, h/1080), 1)
	return float32(int(by*steps)) / steps
}

// The smallest page of a phone layout, and the smallest desktop page. A window is never that small, but a browser page is if its user zooms it, and
// even then text keeps as many screen pixels as it needs.
const (
	minPhoneWidth    = 360
	minPhoneHeight   = 640
	minDesktopWidth  = 640
	minDesktopHeight = 480
)

// minShrink is the scale factor below which nothing is legible.
const minShrink = 0.3

// shrinkFactor returns the scale factor in a window of w by h logical pixels that is too small for a page: for that of a phone held upright or that
// of a desktop, whichever is larger; 1 if a page fits.
func shrinkFactor(w, h float32) float32 {
	if w >= minPhoneWidth && h >= minPhoneHeight || w >= minDesktopWidth && h >= minDesktopHeight {
		return 1
	}
	return min(1, max(min(w/minDesktopWidth, h/minDesktopHeight), min(w/minPhoneWidth, h/minPhoneHeight)))
}

// drawTooSmall shows on the page of u that the window is too small for anything else.
func drawTooSmall(u *ui.UI) {
	w, h := u.Size()
	u.Fill(render.Rect{W: w, H: h}, u.Theme.Window)
	lines := u.Wrap(u.T("window.small"), render.TypeBody, w)
	const leading = 22
	for i, l := range lines {
		y := (h-leading*float32(len(lines)))/2 + leading*float32(i)
		u.WriteIn(l, render.TypeBody, render.Rect{Y: y, W: w, H: leading}, render.Middle, u.Theme.Text)
	}
}

// AtZoom returns the point in the window, in logical pixels, of the point p of the page.
func (a *App) AtZoom(p render.Point) render.Point {
	z := a.Zoom()
	return render.Point{X: p.X * z, Y: p.Y * z}
}
