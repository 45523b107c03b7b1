// Draws a rating as a mark on a track of computer levels (scale), with the level and the points in words (levelText, ratingText). Change the range
// and the look of the track here. chart.go draws the rating over time.

package training

import (
	"cmp"
	"math"
	"slices"

	"quintet/games/catalog"
	"quintet/games/study/rating"
	"quintet/render"
	"quintet/scenes/ui"
)

// Sizes of a scale: the height of its track and of the numbers of the levels below it.
const (
	trackHeight = 22
	marksHeight = 30
	scaleOver   = 60 // how far the track extends below level 1 and above the strongest level, in Elo points
)

// A scale is the track for the ratings of a game, from below its weakest level to above its strongest.
type scale struct {
	levels    []catalog.Level
	low, high float64
}

// newScale returns the scale of the game called id.
func newScale(id string) scale {
	all := catalog.LevelsOf(id)
	return scale{all, float64(all[0].Rating - scaleOver), float64(all[len(all)-1].Rating + scaleOver)}
}

// position returns the place of a rating on the track: 0 at the left end, 1 at the right. Ratings beyond the track are drawn at its ends.
func (s scale) position(rating float64) float32 {
	return float32(min(1, max(0, (rating-s.low)/(s.high-s.low))))
}

// strength shows how strong the person is: the level, the rating with its bounds, and their places among the levels of the game.
func strength(u *ui.UI, x *rating.Results) ui.Element {
	if !x.Rated {
		key := "training.rating.unknown"
		if x.Helped > 0 {
			key = "training.rating.helped"
		}
		return ui.Wrapped(u.T(key), ui.Block{Type: render.TypeBody, Leading: 24, MaxLines: 2, Ink: u.Theme.Muted})
	}
	on, points := newScale(x.ID), ratingText(u, x.Estimate)
	say := func(words string) ui.Element { return ui.Ellipsis(words, render.TypeSmall, u.Theme.Muted) }
	return ui.Column(0,
		ui.Ellipsis(on.levelText(u, x.Estimate), render.TypeResult, u.Theme.Text),
		ui.FirstThatFits(ui.If(x.Games() < barGames, say(points+" "+u.T("training.rating.few"))), say(points)),
		ui.Canvas(0, trackHeight+marksHeight, func(r render.Rect) { on.draw(u, r, x.Estimate) }),
	)
}

// levelText describes e by a level: the nearest one or, if e has only a lower or only an upper bound, the one that the bound reaches.
func (s scale) levelText(u *ui.UI, e rating.Estimate) string {
	switch {
	case math.IsInf(e.Low, 0):
		for _, l := range s.levels {
			switch above := float64(l.Rating) >= e.High; {
			case above && l.Number > 1:
				return u.T("training.level.most", l.Number-1) // where the bar ends
			case above:
				return u.T("training.level.below", l.Number)
			}
		}
	case math.IsInf(e.High, 0):
		for _, l := range slices.Backward(s.levels) {
			if float64(l.Rating) <= e.Low {
				return u.T("training.level.above", l.Number)
			}
		}
	default:
		away := func(l catalog.Level) float64 { return math.Abs(float64(l.Rating) - e.Rating) }
		near := slices.MinFunc(s.levels, func(a, b catalog.Level) int { return cmp.Compare(away(a), away(b)) })
		return u.T("training.level.about", near.Number)
	}
	return u.T("training.level.unknown")
}

// ratingText describes e in points.
func ratingText(u *ui.UI, e rating.Estimate) string {
	switch {
	case math.IsInf(e.Low, 0):
		return u.T("training.rating.below", roundRating(e.High))
	case math.IsInf(e.High, 0):
		return u.T("training.rating.above", roundRating(e.Low))
	}
	return u.T("training.rating", roundRating(e.Rating), roundRating(e.Low), roundRating(e.High))
}

// draw draws the track in r, e with its bounds on it, and the levels of the game below it.
func (s scale) draw(u *ui.UI, r render.Rect, e rating.Estimate) {
	const thick = 8
	track, marks := r.CutTop(trackHeight, 0)
	line := track.Place(track.W, thick, render.Start, render.Middle)
	drawSpan(u, line, s.position(e.Low), s.position(e.High))
	if !math.IsInf(e.Low, 0) && !math.IsInf(e.High, 0) {
		drawTick(u, line, s.position(e.Rating))
	}
	end := float32(math.Inf(-1)) // of the text before
	for _, l := range s.levels {
		at := line.X + line.W*s.position(float64(l.Rating))
		u.Fill(render.Rect{X: at, Y: track.Y + track.H - 2, W: 1, H: 6}, u.Theme.Muted)
		text := u.T("training.level", l.Number)
		wide := u.Measure(text, render.TypeLabel)
		words := render.Rect{X: max(r.X, min(at-wide/2, r.X+r.W-wide)), Y: marks.Y + 5, W: wide, H: 16}
		if words.X > end+8 {
			u.WriteIn(text, render.TypeLabel, words, render.Start, u.Theme.Muted)
			end = words.X + wide
		}
	}
}

// drawSpan draws a bar and highlights the part between two places on it: 0 is its left end, 1 its right.
func drawSpan(u *ui.UI, bar render.Rect, from, to float32) {
	u.Box(bar, render.Box{Radius: bar.H / 2, Top: u.Theme.Hairline})
	part := render.Rect{X: bar.X + bar.W*from, Y: bar.Y, W: max(bar.H, bar.W*(to-from)), H: bar.H}
	u.Box(part, render.Box{Radius: bar.H / 2, Top: u.Theme.Active, Line: u.Theme.Accent, Width: 1})
}

// drawTick marks a place on a bar with a thin line: 0 is its left end, 1 its right. A round knob would look as if it could be dragged.
func drawTick(u *ui.UI, bar render.Rect, along float32) {
	const wide, over = 3, 5
	u.Box(render.Rect{X: bar.X + (bar.W-wide)*along, Y: bar.Y - over, W: wide, H: bar.H + 2*over}, render.Box{Radius: wide / 2, Top: u.Theme.Accent})
}
