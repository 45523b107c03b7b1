// Draws the chart of a player's rating over time, with its bounds (chart). Change its size and look here. scale.go draws the current rating.

package training

import (
	"math"
	"strconv"

	"quintet/games/study/rating"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A chart shows a person's rating over time, with its bounds.
type chart struct {
	low, high float64 // the ratings at its bottom and its top
	history   []rating.Estimate
}

// Sizes of a chart: its height, and the width of the figures at its left side.
const (
	chartHeight = 96
	chartScale  = 48
	chartRound  = 100 // its top and its bottom are multiples of this rating
	chartLevels = 250 // heights are rounded to this fraction of the chart
)

// newChart returns the chart of history. All finite bounds fit in it.
func newChart(course []rating.Estimate) chart {
	c := chart{math.Inf(1), math.Inf(-1), course}
	for _, e := range course {
		for _, v := range []float64{e.Low, e.Rating, e.High} {
			if !math.IsInf(v, 0) {
				c.low, c.high = min(c.low, v), max(c.high, v)
			}
		}
	}
	c.low, c.high = chartRound*math.Floor(c.low/chartRound), chartRound*math.Ceil(c.high/chartRound)
	c.high = max(c.high, c.low+chartRound)
	return c
}

// height returns the height of a rating in the chart: 0 at the bottom, 1 at the top. Infinite ratings are drawn at the edge.
func (c chart) height(rating float64) float32 {
	return float32(min(1, max(0, (rating-c.low)/(c.high-c.low))))
}

// element shows c with its lowest and highest rating at the left, and the numbers of the first and the last game below.
func (c chart) element(u *ui.UI, games int) ui.Element {
	label := func(words string) ui.Element { return ui.Text(words, render.TypeLabel, u.Theme.Muted) }
	bound := func(rating float64) ui.Element {
		return label(strconv.Itoa(int(rating))).Align(render.End, render.Start)
	}
	areas := ui.Canvas(0, chartHeight, func(r render.Rect) {
		l := c.lines(r, u.Theme)
		u.Draw(l, render.Point{X: r.X, Y: r.Y}, 1, 1, l.drawing)
	})
	space, indent := u.Theme.Space, ui.Canvas(chartScale, 0, nil)
	return ui.Column(0,
		ui.Row(space.S, ui.Column(0, bound(c.high), ui.Spacer(), bound(c.low)).Width(chartScale), areas.Grow(1)).Height(chartHeight),
		ui.Row(space.S, indent, label(u.T("training.game", games-len(c.history)+1)), ui.Spacer(), label(u.T("training.game", games))),
		ui.Row(space.S, indent, ui.Ellipsis(u.T("training.chart", rating.TrendGames), render.TypeCaption, u.Theme.Muted)),
	)
}

// chartLines are a chart as it is drawn. Equal values look the same.
type chartLines struct {
	wide, high         float32
	ground, band, line sprites.Color
	heights            string // of the lower bound, the rating and the upper bound of each estimate
}

// lines returns c as it is drawn in r.
func (c chart) lines(r render.Rect, t *render.Theme) chartLines {
	l := chartLines{wide: r.W, high: r.H, ground: t.Quiet, band: sprites.Alpha(t.Accent, 0.2), line: t.Accent}
	data := make([]byte, 0, 3*len(c.history))
	for _, e := range c.history {
		for _, v := range []float64{e.Low, e.Rating, e.High} {
			data = append(data, byte(math.Round(float64(chartLevels*c.height(v)))))
		}
	}
	l.heights = string(data)
	return l
}

// drawing draws l with its upper left corner at the origin.
func (l chartLines) drawing() sprites.Drawing {
	n := len(l.heights) / 3
	at := func(i, which int) sprites.Point {
		return sprites.Point{X: l.wide * float32(i) / float32(n-1), Y: l.high * (1 - float32(l.heights[3*i+which])/chartLevels)}
	}
	var band, line []sprites.Point
	for i := range n {
		band, line = append(band, at(i, 2)), append(line, at(i, 1))
	}
	for i := n - 1; i >= 0; i-- {
		band = append(band, at(i, 0))
	}
	d := sprites.Drawing{}.Fill(sprites.RectPath(0, 0, l.wide, l.high), sprites.Solid(l.ground))
	return d.Fill(sprites.Polygon(band...), sprites.Solid(l.band)).Line(sprites.Polyline(line...), 2, sprites.Solid(l.line))
}
