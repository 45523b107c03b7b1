package app

import (
	"quintet/render"
	"quintet/scenes/input"
	"quintet/scenes/keys"
	"quintet/scenes/options"
	"quintet/scenes/settings"
)

// zoom handles the keys and the wheel that make everything larger or smaller, in every scene, and takes them out of in.
func (a *App) zoom(in input.Frame) input.Frame {
	set := a.desk.Settings
	before, to := set.Scale, set.Scale
	if in.Ctrl && in.Wheel != 0 {
		if to = options.ScaleAfter(to); in.Wheel < 0 {
			to = options.ScaleBefore(set.Scale)
		}
		in.Wheel = 0
	}
	switch {
	case set.Keys.Pressed(in, keys.Larger):
		to = options.ScaleAfter(to)
	case set.Keys.Pressed(in, keys.Smaller):
		to = options.ScaleBefore(to)
	case set.Keys.Pressed(in, keys.UsualSize):
		to = settings.LeastScale
	}
	if to != before {
		set.Scale = to
		a.desk.Keep()
	}
	return in
}

// enlarged returns in as the scenes see it: in pixels of a page that is drawn so many times larger.
func enlarged(in input.Frame, by float32) input.Frame {
	in.Scale *= by
	in.X, in.Y = in.X/by, in.Y/by
	return in
}

// Zoom returns how many pixels of the window one pixel of the page is wide: what Widgets and Board are given in. It is 1 but where the
// players want everything larger.
func (a *App) Zoom() float32 {
	return float32(min(a.desk.Settings.Scale, a.desk.Room)) / 100
}

// AtZoom returns where in the window the point p of the page lies, in logical pixels.
func (a *App) AtZoom(p render.Point) render.Point {
	z := a.Zoom()
	return render.Point{X: p.X * z, Y: p.Y * z}
}
