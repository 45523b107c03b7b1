// Draws the games of a person over time (chart): each as a dot at the height of its opponent, and the rating after it as a curve with its bounds as a
// band. exampleResults are invented games, for people who have none (example). Change its size and look here. scale.go places ratings.

package training

import (
	"math"
	"slices"

	"quintet/games/catalog"
	"quintet/games/study/rating"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A chart shows the rated games of a person on a scale, with the rating after each.
type chart struct {
	scale   scale
	results *rating.Results
	ink     sprites.Color
}

// Sizes of a chart: the height of a level, the least height of all, the width of the names at its left side, and the fineness of its places.
const (
	chartRow   = 36
	chartLeast = 150
	chartFace  = 24
	chartNames = 84
	chartFine  = 1000 // heights are rounded to this fraction of the chart
	chartDot   = 4
	chartEdge  = 10 // on both sides of the dots
	chartSmall = 50 // the height of an example
)

// exampleResults are invented games against the first three levels of s: what a person who learns may have played.
func exampleResults(s scale) *rating.Results {
	var games []rating.Game
	for _, g := range []struct{ level, points int }{{1, 0}, {1, 1}, {1, 0}, {1, 1}, {1, 1}, {2, 0}, {2, 1}, {2, 0}, {2, 1}, {2, 1}, {3, 0}, {2, 1}, {3, 1}} {
		games = append(games, rating.Game{Rated: true, Level: g.level, Rating: float64(s[g.level-1].Rating), Points: float64(g.points)})
	}
	return rating.Sum(games)[0]
}

// span returns the part of the scale that c shows, in slots: that of the opponents, of the ratings and of the bounds of the last one.
func (c chart) span() (low, high float64) {
	all := []float64{c.results.Estimate.Low, c.results.Estimate.High}
	for i, g := range c.results.Counted() {
		all = append(all, g.Rating, c.results.History[i].Rating)
	}
	low, high = math.Inf(1), math.Inf(-1)
	for _, r := range all {
		if !math.IsInf(r, 0) {
			low, high = min(low, c.scale.slot(r)), max(high, c.scale.slot(r))
		}
	}
	const beyond = 0.3
	return low - beyond, high + beyond
}

// element shows c with the levels that it reaches at the left, the numbers of the first and the last game below, and what the dots mean.
func (c chart) element(u *ui.UI) ui.Element {
	low, high := c.span()
	tall := max(chartLeast, chartRow*float32(high-low))
	place := func(r render.Rect, slot float64) float32 { return r.Y + r.H*float32((high-slot)/(high-low)) }
	names := ui.Canvas(chartNames, tall, func(r render.Rect) {
		for _, l := range c.reached(low, high) {
			at := render.Point{X: r.X + chartFace/2, Y: place(r, float64(l.Number)-0.5)}
			u.Portrait(l.Name, sprites.Calm, at, chartFace)
			row := render.Rect{X: r.X + chartFace + u.Theme.Space.S, Y: at.Y - chartFace/2, W: chartNames, H: chartFace}
			u.WriteIn(l.Name, render.TypeCoord, row, render.Start, u.Theme.Text)
		}
	})
	field := ui.Canvas(0, tall, func(r render.Rect) {
		c.ground(u, r)
		for _, l := range c.reached(low, high) {
			u.Hairline(render.Rect{X: r.X, Y: place(r, float64(l.Number)-0.5), W: r.W, H: 1}, u.Theme.Hairline)
		}
		c.draw(u, r)
	})
	label := func(words string) ui.Element { return ui.Text(words, render.TypeCoord, u.Theme.Caption()) }
	space, games, dots := u.Theme.Space, c.results.Rated, c.legend(u)
	first := label(u.T("level.game", games-len(c.results.History)+1))
	last := label(u.T("level.game", games))
	below := ui.FirstThatFits(
		ui.Row(space.M, first, ui.Spacer(), dots, ui.Spacer(), last),
		ui.Column(space.S/2, ui.Row(space.M, first, ui.Spacer(), last), ui.Row(0, dots, ui.Spacer())),
	)
	return ui.Column(space.S/2, ui.Row(space.S, names, field.Grow(1)), ui.Row(space.S, ui.Canvas(chartNames, 0, nil), below.Grow(1)))
}

// example shows c small, without names, and says that it is an example.
func (c chart) example(u *ui.UI) ui.Element {
	space := u.Theme.Space
	field := ui.Canvas(0, chartSmall, func(r render.Rect) {
		c.ground(u, r)
		c.draw(u, r)
		words, _ := r.Pad(space.S, space.S/2).CutTop(nameHeight, 0)
		u.WriteIn(u.T("level.example"), render.TypeCoord.Medium(), words, render.Start, u.Theme.Caption())
	})
	return ui.Column(space.S/2, field, ui.Row(0, c.legend(u), ui.Spacer()))
}

// ground draws what is below c in r.
func (c chart) ground(u *ui.UI, r render.Rect) {
	u.Box(r, render.Box{Radius: 8, Top: u.Theme.Panel, Line: u.Theme.Hairline, Width: 1})
}

// draw draws the games and the curve in r.
func (c chart) draw(u *ui.UI, r render.Rect) {
	lines := c.lines(r, u.Theme)
	u.Draw(lines, render.Point{X: r.X, Y: r.Y}, 1, 1, lines.drawing)
}

// legend says which dots are games won and lost.
func (c chart) legend(u *ui.UI) ui.Element {
	dot := func(is, key string) ui.Element {
		return ui.Row(u.Theme.Space.S/2, ui.Canvas(3*chartDot, 3*chartDot, func(r render.Rect) {
			l := chartLines{dots: is, ink: c.ink, ground: u.Theme.Panel}
			u.Draw(l, r.Centre(), 1, 1, l.drawing)
		}), ui.Text(u.T(key), render.TypeCoord, u.Theme.Caption()))
	}
	return ui.Row(u.Theme.Space.M, dot("w", "level.dot.won"), dot("l", "level.dot.lost"))
}

// reached returns the levels between low and high.
func (c chart) reached(low, high float64) []catalog.Level {
	return slices.DeleteFunc(slices.Clone(c.scale), func(l catalog.Level) bool { at := float64(l.Number) - 0.5; return at < low || at > high })
}

// chartLines are a chart as it is drawn. Equal values look the same.
type chartLines struct {
	wide, high  float32
	ink, ground sprites.Color
	dots        string // w for each game won, d for a share of the first place, l for a loss
	heights     string // of the opponent, the lower bound, the rating and the upper bound of each game, as runes
	known       string // 1 for each game after which the rating is finite: the curve goes through these
}

// The places of what heights holds for each game.
const (
	chartOpponent = iota
	chartLow
	chartRating
	chartHigh
	chartHeights
)

// lines returns c as it is drawn in r.
func (c chart) lines(r render.Rect, t *render.Theme) chartLines {
	l := chartLines{wide: r.W, high: r.H, ink: c.ink, ground: t.Panel}
	low, high := c.span()
	var heights []rune
	for i, g := range c.results.Counted() {
		e := c.results.History[i]
		l.known += map[bool]string{true: "0", false: "1"}[math.IsInf(e.Rating, 0)]
		switch {
		case g.Points == 1:
			l.dots += "w"
		case g.Points == 0:
			l.dots += "l"
		default:
			l.dots += "d"
		}
		for _, v := range []float64{g.Rating, e.Low, e.Rating, e.High} {
			heights = append(heights, rune(math.Round(chartFine*min(1, max(0, (c.scale.slot(v)-low)/(high-low))))))
		}
	}
	l.heights = string(heights)
	return l
}

// drawing draws l with its upper left corner at the origin. A single dot without heights is drawn there.
func (l chartLines) drawing() (d sprites.Drawing) {
	n, heights := len(l.dots), []rune(l.heights)
	at := func(i, which int) (p sprites.Point) {
		if len(heights) > 0 {
			p.X = chartEdge + (l.wide-2*chartEdge)*float32(i)/float32(max(1, n-1))
			p.Y = l.high * (1 - float32(heights[chartHeights*i+which])/chartFine)
		}
		return p
	}
	var line, upper, lower []sprites.Point
	for i := range n + 1 {
		if i < len(l.known) && l.known[i] == '1' {
			line, upper, lower = append(line, at(i, chartRating)), append(upper, at(i, chartHigh)), append(lower, at(i, chartLow))
			continue
		}
		if len(line) > 1 {
			slices.Reverse(lower)
			d = d.Fill(sprites.Polygon(append(upper, lower...)...), sprites.Solid(sprites.Alpha(l.ink, 0.18)))
			d = d.Line(sprites.Polyline(line...), 2.5, sprites.Solid(l.ink))
		}
		line, upper, lower = nil, nil, nil
	}
	for i, dot := range l.dots {
		p := at(i, chartOpponent)
		d = d.Fill(sprites.Circle(p.X, p.Y, chartDot+1), sprites.Solid(l.ink))
		switch dot {
		case 'l':
			d = d.Fill(sprites.Circle(p.X, p.Y, chartDot-1), sprites.Solid(l.ground))
		case 'd':
			d = d.Fill(sprites.Circle(p.X, p.Y, chartDot-2.5), sprites.Solid(l.ground))
		}
	}
	return d
}
