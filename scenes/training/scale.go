// Places a rating among the computer players of a game (scale): in words (levelText, rangeText), and as a band on a track above their faces (element,
// small). Ratings are never shown as numbers. Change here when a rating counts as equal to a level. chart.go draws the rating over time.

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

// A scale has a slot for each level of a game, all equally wide, from the weakest to the strongest.
type scale []catalog.Level

// newScale returns the scale of the game called id.
func newScale(id string) scale { return scale(catalog.LevelsOf(id)) }

// slot returns the place of a rating in slots: level n is in the middle of its slot, at n-0.5. Between levels it is proportional, and beyond them it goes
// on as in the nearest gap.
func (s scale) slot(rating float64) float64 {
	upper := slices.IndexFunc(s, func(l catalog.Level) bool { return float64(l.Rating) > rating })
	if upper < 0 {
		upper = len(s) - 1
	}
	upper = max(1, upper)
	low, high := float64(s[upper-1].Rating), float64(s[upper].Rating)
	return float64(upper) - 0.5 + (rating-low)/(high-low)
}

// position returns the place of a rating on the track: 0 at the left end, 1 at the right. Ratings beyond the track are drawn at its ends.
func (s scale) position(rating float64) float32 {
	return float32(min(1, max(0, s.slot(rating)/float64(len(s)))))
}

// below returns the strongest level that is not stronger than a rating, and above the weakest that is not weaker. ok is false if there is none.
func (s scale) below(rating float64) (l catalog.Level, ok bool) {
	for _, l := range slices.Backward(s) {
		if float64(l.Rating) <= rating {
			return l, true
		}
	}
	return l, false
}

func (s scale) above(rating float64) (l catalog.Level, ok bool) {
	for _, l := range s {
		if float64(l.Rating) >= rating {
			return l, true
		}
	}
	return l, false
}

// sameLevel is the distance from a level, as a part of the gap to its neighbour, within which a rating counts as equal to it.
const sameLevel = 0.12

// levelText says between which computer players the person is. names are theirs, for their faces.
func (s scale) levelText(u *ui.UI, x *rating.Results) (text string, names []string) {
	e := x.Estimate
	switch {
	case x.Games() == 0:
		return u.T("level.none"), nil
	case x.Rated == 0:
		return u.T("level.uncounted"), nil
	case math.IsInf(e.Low, 0):
		if l, ok := s.above(e.High); ok {
			return u.T("level.weaker", l.Name), []string{l.Name}
		}
		return u.T("level.early"), nil
	case math.IsInf(e.High, 0):
		if l, ok := s.below(e.Low); ok {
			return u.T("level.stronger", l.Name), []string{l.Name}
		}
		return u.T("level.early"), nil
	}
	for _, l := range s {
		if math.Abs(s.slot(e.Rating)-float64(l.Number)+0.5) <= sameLevel {
			return u.T("level.equal", l.Name), []string{l.Name}
		}
	}
	low, weaker := s.below(e.Rating)
	high, stronger := s.above(e.Rating)
	switch {
	case !weaker:
		return u.T("level.weaker", high.Name), []string{high.Name}
	case !stronger:
		return u.T("level.stronger", low.Name), []string{low.Name}
	}
	return u.T("level.between", low.Name, high.Name), []string{low.Name, high.Name}
}

// rangeText says how certain the level is: between which computer players the bounds are, and from how many games.
func (s scale) rangeText(u *ui.UI, x *rating.Results) string {
	switch {
	case x.Games() == 0:
		return u.T("level.none.about")
	case x.Rated == 0:
		return u.T("level.uncounted.about")
	}
	low, hasLow := s.below(x.Estimate.Low)
	high, hasHigh := s.above(x.Estimate.High)
	switch {
	case hasLow && hasHigh:
		return u.T("level.range", min(x.Rated, rating.Window), low.Name, high.Name)
	case hasLow:
		return u.T("level.range.above", min(x.Rated, rating.Window), low.Name)
	case hasHigh:
		return u.T("level.range.below", min(x.Rated, rating.Window), high.Name)
	}
	return u.T("level.range.any", x.Rated)
}

// opponent returns the level to play next: the weakest that is not weaker than the person, as far as the results tell.
func (s scale) opponent(x *rating.Results) catalog.Level {
	n := 1
	switch r := x.Estimate.Rating; {
	case x.Rated == 0:
	case math.IsInf(r, 1):
		n = x.Levels[len(x.Levels)-1].Tenths()/10 + 1
	case math.IsInf(r, -1):
		n = (x.Levels[0].Tenths() - 1) / 10
	default:
		if l, ok := s.above(r); ok {
			n = l.Number
		} else {
			n = len(s)
		}
	}
	return s[min(max(1, n), len(s))-1]
}

// Sizes of a scale: its track, the faces below it and the largest width of a slot.
const (
	trackHeight = 12
	faceLarge   = 44
	faceSmall   = 32
	faceTiny    = 20
	nameHeight  = 20
	youHeight   = 24
)

// element shows the scale with the faces and names of all levels, and on it where the person is, with the bounds.
func (s scale) element(u *ui.UI, x *rating.Results, w float32) ui.Element {
	side := float32(faceLarge)
	if w/float32(len(s)) < faceLarge+u.Theme.Space.M {
		side = faceSmall
	}
	cells := make([]ui.Element, len(s))
	for i, l := range s {
		cells[i] = ui.Column(0, face(u, l.Name, side), ui.Canvas(0, nameHeight, func(r render.Rect) {
			u.WriteIn(l.Name, render.TypeCaption, r, render.Middle, u.Theme.Text)
		}))
	}
	track := ui.Canvas(0, youHeight+trackHeight, func(r render.Rect) {
		you, line := r.CutTop(youHeight, 0)
		s.draw(u, line, x)
		if p := x.Estimate.Rating; x.Rated > 0 && !math.IsInf(p, 0) {
			s.drawYou(u, you, line, s.position(p))
		}
	})
	return ui.Column(u.Theme.Space.S, track, ui.Grid(len(s), 0, cells...))
}

// small shows the scale in one line: the faces of all levels on the track.
func (s scale) small(u *ui.UI, x *rating.Results) ui.Element {
	return ui.Canvas(0, faceTiny+4, func(r render.Rect) {
		s.draw(u, r, x)
		wide := r.W / float32(len(s))
		for i, l := range s {
			u.Portrait(l.Name, sprites.Calm, render.Point{X: r.X + wide*(float32(i)+0.5), Y: r.Y + r.H/2}, faceTiny)
		}
	})
}

// face shows the face of a computer player in the middle of its space.
func face(u *ui.UI, name string, side float32) ui.Element {
	return ui.Canvas(side, side, func(r render.Rect) { u.Portrait(name, sprites.Calm, r.Centre(), side) })
}

// draw draws the track in r, and the bounds of x on it as a band.
func (s scale) draw(u *ui.UI, r render.Rect, x *rating.Results) {
	u.Box(r, render.Box{Radius: r.H / 2, Top: u.Theme.Hairline})
	if x.Rated == 0 {
		return
	}
	from, to := s.position(x.Estimate.Low), s.position(x.Estimate.High)
	band := render.Rect{X: r.X + r.W*from, Y: r.Y, W: r.W * (to - from), H: r.H}
	if band.W < r.H { // both bounds are at or beyond one end
		band = render.Rect{X: min(band.X, r.X+r.W-r.H), Y: r.Y, W: r.H, H: r.H}
	}
	u.Box(band, render.Box{Radius: r.H / 2, Top: sprites.Mix(u.Theme.Window, u.Theme.Accent, 0.35), Line: u.Theme.Accent, Width: 1.5})
}

// drawYou marks a place on the track line with a thin line, and writes whose it is above.
func (s scale) drawYou(u *ui.UI, above, line render.Rect, at float32) {
	const wide, over = 4, 3
	x := line.X + line.W*at
	u.Box(render.Rect{X: x - wide/2, Y: line.Y - over, W: wide, H: line.H + 2*over}, render.Box{Radius: wide / 2, Top: u.Theme.Accent})
	text := u.T("level.you")
	room := u.Measure(text, render.TypeCoord.Medium())
	words := render.Rect{X: max(above.X, min(x-room/2, above.X+above.W-room)), Y: above.Y, W: room + 1, H: above.H - over}
	u.WriteIn(text, render.TypeCoord.Medium(), words, render.Start, u.Theme.Text)
}
