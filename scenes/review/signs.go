// Draws the signs of mistakes on the graph of chances. signs finds their places, the costliest mistake first: a small dot replaces a sign that
// would cover a costlier one or if the graph is low, and a sign without room even for a dot is left out. Change these rules in placed; badge.go
// draws a sign. Also marks the result of plies that are tried out: the point of the graph (triedPoint), and a ring there (ringAt).

package review

import (
	"cmp"
	"slices"

	"quintet/games/study/judge"
	"quintet/render"
	"quintet/scenes/ui"
)

// A sign marks a mistake on the curve.
type sign struct {
	badge
	at     render.Point
	radius float32
}

// The radius of a sign, and of a dot, which replaces the sign if costlier mistakes leave no room for it or if the graph is low.
const (
	signRadius = 9
	dotRadius  = 5
	signsLeast = 64 // the least height of a graph with signs
)

// signs returns the signs for all turns with a mistake or inaccuracy on the curve in r, the costliest first.
func (g *graph) signs(r render.Rect) (all []sign) {
	var taken []render.Shape // by signs that are not dots
	grave, slight := g.game.review.Mistakes()
	plies := append(grave, slight...)
	slices.SortStableFunc(plies, func(a, b int) int {
		p, _ := g.game.review.Ply(a)
		q, _ := g.game.review.Ply(b)
		return cmp.Compare(q.Loss, p.Loss)
	})
	for _, i := range plies {
		p, _ := g.game.review.Ply(i)
		end := g.game.review.Turn(i).End
		if !g.points[end].known {
			continue
		}
		at := render.Point{X: g.across(r, end), Y: r.Y + r.H*(1-g.level(end, p))}
		s, free := sign{badgeOf(p), at, signRadius}.placed(r, taken)
		if !free {
			continue // the list shows it, and the more serious one must stay readable
		}
		if all = append(all, s); s.radius > dotRadius {
			taken = append(taken, s.shape())
		}
	}
	return all
}

// placed returns s where it covers nothing in taken: at its place unless the graph r is low, or else as a dot there or a little above or below. free
// is false if there is no such place.
func (s sign) placed(r render.Rect, taken []render.Shape) (at sign, free bool) {
	var places []sign
	if r.H >= signsLeast {
		places = append(places, s.within(r))
	}
	s.radius = dotRadius
	for by := range dotRadius + 1 {
		for _, way := range []float32{-1, 1} {
			dot := s
			dot.at.Y += way * float32(by)
			places = append(places, dot.within(r))
		}
	}
	shapes := make([]render.Shape, len(places))
	for i, p := range places {
		shapes[i] = p.shape()
	}
	i, free := render.FirstFree(shapes, taken)
	return places[i], free
}

// within returns s moved so that it is entirely in r.
func (s sign) within(r render.Rect) sign {
	s.at.X = max(r.X+s.radius, min(s.at.X, r.X+r.W-s.radius))
	s.at.Y = max(r.Y+s.radius, min(s.at.Y, r.Y+r.H-s.radius))
	return s
}

// shape returns the area that s covers.
func (s sign) shape() render.Shape { return render.Disc(s.at, s.radius) }

// draw draws s.
func (s sign) draw(u *ui.UI) {
	if s.radius == dotRadius {
		s.badge.dot(u, s.at, s.radius)
		return
	}
	s.badge.draw(u, s.at, s.radius)
}

// level returns the height of the sign for a mistake in the position after its turn: the upper edge of the player's area, or with two seats the line
// between them.
func (g *graph) level(plies int, p judge.Ply) float32 {
	if g.game.players() == 2 {
		return g.height(plies, 1)
	}
	return g.height(plies, int(p.Player)+1)
}

// triedPoint returns where the chances after what is tried out are on the line of the position shown. ok is false if nothing is tried out, if the chances
// are unknown, or with more than two seats.
func (g *graph) triedPoint(r render.Rect) (at render.Point, ok bool) {
	l, known := g.game.look()
	if g.game.tried == nil || !known || g.game.players() > 2 {
		return at, false
	}
	return render.Point{X: g.across(r, g.game.shown()), Y: r.Y + r.H*(1-float32(l.Chances[0]))}, true
}

// ringAt draws a ring at the chances of what is tried out.
func ringAt(u *ui.UI, at render.Point) {
	disc(u, at, dotRadius+2, render.Box{Top: u.Theme.Counter})
	disc(u, at, dotRadius, render.Box{Top: u.Theme.Panel, Line: u.Theme.Accent, Width: 2.5})
}
