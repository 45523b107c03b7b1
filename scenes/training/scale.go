// Places a rating among the computer players of a game (scale): in words (levelText, rangeText, doubtText, aimText), and as a band on a track beside
// their faces (element, small). Ratings are never shown as numbers. Change here when a level is sure, and when a rating counts as equal to it. chart.go
// draws the rating over time.

package training

import (
	"math"
	"slices"

	"quintet/games/catalog"
	"quintet/games/study/rating"
	"quintet/render"
	"quintet/scenes"
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

// Distances from a level, as parts of the gap to its neighbour: within sameLevel a rating is about equal to it, and pastLevel above it clearly stronger.
const (
	sameLevel = 1.0 / 3
	pastLevel = 0.12
)

// A level is named once there are enoughGames, and the bounds are at most surelyWide slots from each other.
const (
	enoughGames = 5
	surelyWide  = 2.5
)

// sure reports whether n games with the estimate e say what the level is.
func (s scale) sure(n int, e rating.Estimate) bool {
	return n >= enoughGames && s.position(e.High)-s.position(e.Low) <= surelyWide/float32(len(s))
}

// gamesToGo returns about how many more games make the level of x sure: as many even ones as that takes, at most Window.
func (s scale) gamesToGo(x *rating.Results) int {
	var more []rating.Game
	for len(more) < rating.Window && !s.sure(x.Rated+len(more), x.After(more...)) {
		more = append(more, rating.Game{Rating: float64(s.opponent(x).Rating), Points: 0.5})
	}
	return len(more)
}

// computer returns the computer player of l as the argument of a sentence.
func computer(l catalog.Level) any { return scenes.Player(l.Name, 0) }

// levelText says between which computer players the person is. names are theirs, for their faces.
func (s scale) levelText(u *ui.UI, x *rating.Results) (text string, names []string) {
	e := x.Estimate
	at := e.Rating
	switch {
	case x.Games() == 0:
		return u.T("level.none"), nil
	case x.Rated == 0:
		return u.T("level.uncounted"), nil
	case !s.sure(x.Rated, e):
		return u.T("level.early"), nil
	case math.IsInf(e.Low, 0):
		at = e.High
	case math.IsInf(e.High, 0):
		at = e.Low
	}
	for _, l := range s {
		if math.Abs(s.slot(e.Rating)-float64(l.Number)+0.5) <= sameLevel {
			return u.T("level.equal", computer(l)), []string{l.Name}
		}
	}
	low, weaker := s.below(at)
	high, stronger := s.above(at)
	switch {
	case !weaker, stronger && math.IsInf(e.Low, 0):
		return u.T("level.weaker", computer(high)), []string{high.Name}
	case !stronger, math.IsInf(e.High, 0):
		return u.T("level.stronger", computer(low)), []string{low.Name}
	}
	return u.T("level.between", computer(low), computer(high)), []string{low.Name, high.Name}
}

// nearest returns the level whose place is nearest to a rating.
func (s scale) nearest(rating float64) catalog.Level {
	return s[int(min(max(0, s.slot(rating)), float64(len(s)-1)))]
}

// rangeText says how certain the level is: from which computer player to which the band goes, after how many games.
func (s scale) rangeText(u *ui.UI, x *rating.Results) string {
	switch {
	case x.Games() == 0:
		return u.T("level.none.about")
	case x.Rated == 0:
		return u.T("level.uncounted.about")
	}
	e, n := x.Estimate, min(x.Rated, rating.Window)
	low, high := s.nearest(e.Low), s.nearest(e.High)
	switch open, top := s.slot(e.Low) <= 0, s.slot(e.High) >= float64(len(s)); {
	case open && top:
		return u.T("level.range.any", n)
	case open:
		return u.T("level.range.below", n, computer(high))
	case top:
		return u.T("level.range.above", n, computer(low))
	case low.Number == high.Number:
		return u.T("level.range.near", n, computer(low))
	}
	return u.T("level.range", n, computer(low), computer(high))
}

// doubtText says of a level that is not sure which computer player is nearest, and how many more games it takes; "" if it is sure.
func (s scale) doubtText(u *ui.UI, x *rating.Results) string {
	e := x.Estimate
	switch {
	case x.Rated == 0 || s.sure(x.Rated, e):
		return ""
	case math.IsInf(e.Rating, 0):
		return u.T("level.more", s.gamesToGo(x))
	}
	return u.T("level.near", computer(s.nearest(e.Rating))) + " " + u.T("level.more", s.gamesToGo(x))
}

// mostWins is the largest number of wins that aimText speaks of.
const mostWins = 5

// aimText says how many wins in a row against the next stronger computer player would make the person the stronger one; "" if the level is not sure, or if
// that takes more than mostWins.
func (s scale) aimText(u *ui.UI, x *rating.Results) string {
	if x.Rated == 0 || !s.sure(x.Rated, x.Estimate) {
		return ""
	}
	ahead := func(l catalog.Level, e rating.Estimate) bool {
		return s.slot(e.Rating) > float64(l.Number)-0.5+pastLevel
	}
	i := slices.IndexFunc(s, func(l catalog.Level) bool { return !ahead(l, x.Estimate) })
	if i < 0 {
		return ""
	}
	var wins []rating.Game
	for n := 1; n <= mostWins; n++ {
		wins = append(wins, rating.Game{Rating: float64(s[i].Rating), Points: 1})
		if ahead(s[i], x.After(wins...)) {
			return u.T("level.aim", n, computer(s[i]))
		}
	}
	return ""
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

// Sizes of a scale: its track, the faces below it, and the width of a level that has room for what it is like.
const (
	trackHeight = 12
	trackThin   = 6
	faceLarge   = 44
	faceSmall   = 32
	faceTiny    = 20
	nameHeight  = 20
	youHeight   = 24
	styleWide   = 92
)

// element shows the scale of the game called game with the faces and names of all levels, and on it the bounds of the person, with the place between
// them once that is sure. A press on a face calls play.
func (s scale) element(u *ui.UI, game string, x *rating.Results, w float32, play func(l catalog.Level)) ui.Element {
	wide, side, space := w/catalog.MaxLevels, float32(faceLarge), u.Theme.Space
	if wide < faceLarge+space.M {
		side = faceSmall
	}
	words := ui.Block{Type: render.TypeCoord, Leading: 17, MaxLines: 3, Across: render.Middle, Ink: u.Theme.Caption()}
	cells := make([]ui.Element, len(s))
	for i, l := range s {
		style := ui.Wrapped(scenes.LevelStyle(u, l, len(s)), words)
		person := ui.Column(space.S/2, face(u, l.Name, side), ui.Canvas(0, nameHeight, func(r render.Rect) {
			u.WriteIn(l.Name, render.TypeCaption.Medium(), r, render.Middle, u.Theme.Text)
		}), ui.If(wide >= styleWide, style)).Pad(space.S/2, space.S/2)
		press := ui.Button(ui.Command{Name: u.T("rules.play", computer(l)), Nth: " " + u.T("level.face"), Kind: ui.Plain, Bare: true, Run: func() { play(l) }})
		cells[i] = ui.Stack(press, person).Top()
	}
	for _, name := range catalog.Names()[len(s):catalog.MaxLevels] {
		absent := ui.Wrapped(u.T("level.absent", scenes.Player(name, 0), game), words)
		cells = append(cells, ui.If(wide >= styleWide, absent.Pad(space.S/2, space.S)).Top())
	}
	track := ui.Canvas(0, youHeight+trackHeight, func(r render.Rect) {
		you, line := r.CutTop(youHeight, 0)
		s.draw(u, line, x)
		if p := x.Estimate.Rating; s.sure(x.Rated, x.Estimate) && !math.IsInf(p, 0) {
			s.drawYou(u, you, line, s.position(p))
		}
	})
	return ui.Column(space.S/2, s.across(track), ui.Grid(catalog.MaxLevels, 0, cells...))
}

// across returns track as wide as the levels of s, where the levels of every game are below those of the others.
func (s scale) across(track ui.Element) ui.Element {
	rest := catalog.MaxLevels - len(s)
	return ui.Row(0, track.Grow(float32(len(s))), ui.If(rest > 0, ui.Spacer().Grow(float32(rest))))
}

// small shows the scale in little room: the faces of all levels, and the track below.
func (s scale) small(u *ui.UI, x *rating.Results) ui.Element {
	faces := make([]ui.Element, len(s))
	for i, l := range s {
		faces[i] = face(u, l.Name, faceTiny)
	}
	return ui.Column(u.Theme.Space.S/2, ui.Grid(catalog.MaxLevels, 0, faces...), s.across(ui.Canvas(0, trackThin, func(r render.Rect) { s.draw(u, r, x) })))
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
