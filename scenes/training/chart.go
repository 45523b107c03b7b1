// Draws the curve of a person's rating over time, with its bounds as a band, among the computer players (chart). Change its size and look here. scale.go
// places ratings.

package training

import (
	"math"

	"quintet/games/study/rating"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A chart shows a person's rating after each game, with its bounds, on a scale.
type chart struct {
	scale   scale
	history []rating.Estimate
}

// Sizes of a chart: the height of a level, the width of the faces at its left side, and the fineness of its heights.
const (
	chartRow    = 28
	chartFaces  = 28
	chartLevels = 250 // heights are rounded to this fraction of the chart
)

// element shows c with the faces of the levels at the left, and the numbers of the first and the last of the games below.
func (c chart) element(u *ui.UI, games int) ui.Element {
	label := func(words string) ui.Element { return ui.Text(words, render.TypeCoord, u.Theme.Caption()) }
	high := chartRow * float32(len(c.scale))
	faces := ui.Canvas(chartFaces, high, func(r render.Rect) {
		for i, l := range c.scale {
			u.Portrait(l.Name, sprites.Calm, render.Point{X: r.X + chartFaces/2, Y: r.Y + r.H - chartRow*(float32(i)+0.5)}, faceTiny+4)
		}
	})
	areas := ui.Canvas(0, high, func(r render.Rect) { c.draw(u, r) })
	space, indent := u.Theme.Space, ui.Canvas(chartFaces, 0, nil)
	return ui.Column(space.S/2,
		ui.Row(space.S, faces, areas.Grow(1)),
		ui.Row(space.S, indent, label(u.T("level.game", games-len(c.history)+1)), ui.Spacer(), label(u.T("level.game", games))),
	)
}

// draw draws c in r: a line for each level, the band and the curve.
func (c chart) draw(u *ui.UI, r render.Rect) {
	u.Box(r, render.Box{Radius: 8, Top: u.Theme.Panel, Line: u.Theme.Hairline, Width: 1})
	for i := range c.scale {
		u.Hairline(render.Rect{X: r.X, Y: r.Y + r.H - chartRow*(float32(i)+0.5), W: r.W, H: 1}, u.Theme.Hairline)
	}
	l := c.lines(r, u.Theme)
	u.Draw(l, render.Point{X: r.X, Y: r.Y}, 1, 1, l.drawing)
}

// chartLines are a chart as it is drawn. Equal values look the same.
type chartLines struct {
	wide, high float32
	band, line sprites.Color
	heights    string // of the lower bound, the rating and the upper bound of each estimate
	known      string // 1 for each estimate whose rating is finite: the curve goes through these
}

// lines returns c as it is drawn in r.
func (c chart) lines(r render.Rect, t *render.Theme) chartLines {
	l := chartLines{wide: r.W, high: r.H, band: sprites.Alpha(t.Accent, 0.25), line: t.Accent}
	data, known := make([]byte, 0, 3*len(c.history)), make([]byte, 0, len(c.history))
	for _, e := range c.history {
		known = append(known, map[bool]byte{true: '0', false: '1'}[math.IsInf(e.Rating, 0)])
		for _, v := range []float64{e.Low, e.Rating, e.High} {
			data = append(data, byte(math.Round(float64(chartLevels*c.scale.position(v)))))
		}
	}
	l.heights, l.known = string(data), string(known)
	return l
}

// drawing draws l with its upper left corner at the origin.
func (l chartLines) drawing() sprites.Drawing {
	n := len(l.heights) / 3
	at := func(i, which int) sprites.Point {
		return sprites.Point{X: l.wide * float32(i) / float32(max(1, n-1)), Y: l.high * (1 - float32(l.heights[3*i+which])/chartLevels)}
	}
	var band []sprites.Point
	for i := range n {
		band = append(band, at(i, 2))
	}
	for i := n - 1; i >= 0; i-- {
		band = append(band, at(i, 0))
	}
	d := sprites.Drawing{}.Fill(sprites.Polygon(band...), sprites.Solid(l.band))
	if i := n - 1; l.known[i] == '1' {
		const dot = 4
		d = d.Fill(sprites.Circle(at(i, 1).X-dot, at(i, 1).Y, dot), sprites.Solid(l.line)) // now
	}
	var line []sprites.Point
	for i := range n + 1 {
		if i < n && l.known[i] == '1' {
			line = append(line, at(i, 1))
			continue
		}
		if len(line) > 1 {
			d = d.Line(sprites.Polyline(line...), 2.5, sprites.Solid(l.line))
		}
		line = nil
	}
	return d
}
