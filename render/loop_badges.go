// Draws a badge on each of SQU's squares (loops in the code): a pill with the side length, and a crown on the largest. Most of the file chooses the
// place of each badge; change here what a badge may cover (badgeObstacles). threats.go draws its figures with the same pill; loops.go draws the
// lines.

package render

import (
	"slices"
	"strconv"

	"quintet/fonts"
	"quintet/games/board"
	"quintet/sprites"
)

// badges writes the side length of every loop on its line, with a crown for the largest.
func (b loops) badges(v *board.View, o *Overlay) {
	pills := make([]pill, len(b.all))
	ivory := sprites.RGB(0xFBF6EA)
	for i, p := range b.all {
		x := pill{text: strconv.Itoa(int(p.Label)), ground: squBody(p.Owner), rim: ivory, ink: sprites.RGB(0xFFFFFF)}
		if p.Kind == board.LoopProspect {
			x.ground, x.rim, x.ink = sprites.RGB(0xFFFDF6), squBody(p.Owner), squBody(p.Owner)
		}
		if p.Crown {
			x.icon = sprites.IconCrown
		}
		pills[i] = x
	}
	for i, at := range badgePlaces(b.brush.Layout, v, o) {
		b.brush.pill(b.brush.At(board.Point(at.Core.Centre())), pills[i])
	}
}

// badgePlaces returns the positions of the badges of v's loops, in cell widths: on their lines, or inside a square of side 1 if there is room.
func badgePlaces(l Layout, v *board.View, o *Overlay) []Shape {
	if len(v.Loops) == 0 {
		return nil
	}
	const room = 0.86 // inside a square of side 1
	g, high := l.Geometry, pillHeight(l.Unit)/l.Unit
	first, middles, rims := badgeObstacles(g, v, o)
	badges := make([]Shape, 0, len(v.Loops))
	for i, p := range v.Loops {
		if at, small := smallSquare(g, p.Corners); small { // on its line a badge would hide a whole side
			if s := badgeAt(p, at, high); s.Core.W+high <= room {
				badges = append(badges, s)
				continue
			}
		}
		places := badgesOn(g, p, high)
		at, _ := FirstFree(places, badges, first, middles, otherLines(g, v.Loops, i), rims)
		badges = append(badges, places[at])
	}
	return badges
}

// badgeAt returns the shape of p's badge with its middle at at. Everything is in cell widths, including the height of the badge.
func badgeAt(p board.Loop, at board.Point, high float32) Shape {
	if p.Crown {
		crown := 0.73 * high
		return Shape{Rect{at.X - crown/2, at.Y, crown, 0}, high / 2}
	}
	return Disc(Point(at), high/2)
}

// badgesOn returns the positions for p's badge on its line, best first: the middle of its left, bottom, right and upper side, then positions farther
// from the middles.
func badgesOn(g *board.Geometry, p board.Loop, high float32) (places []Shape) {
	n := len(p.Corners)
	for step := float32(0); step < float32(g.Columns+g.Rows); step++ {
		for side := n - 1; side >= 0; side-- {
			from, to := loopSide(g, p, side)
			way := to.Sub(from)
			for _, off := range [2]float32{step / 2, -step / 2} {
				if t := 0.5 + off/max(abs(way.X), abs(way.Y)); t >= 0.1 && t <= 0.9 {
					places = append(places, badgeAt(p, board.Point(from.Add(way.Mul(t))), high))
				}
			}
		}
	}
	return places
}

// badgeObstacles returns what badges should not cover, in cell widths: first the cells of the last turn and the last free ones, then the middles of
// pieces, then whole pieces.
func badgeObstacles(g *board.Geometry, v *board.View, o *Overlay) (first, middles, rims []Shape) {
	const lastCells = 2 // that the last turn fills
	taken := make([]bool, len(g.Cells))
	for _, p := range slices.Concat(v.Pieces, o.Ghosts) {
		at := Point(g.Cells[p.At].Centre)
		middles, rims, taken[p.At] = append(middles, Disc(at, 0.2)), append(rims, Disc(at, 0.42)), true
	}
	for i, c := range g.Cells {
		if !taken[i] {
			first = append(first, Disc(Point(c.Centre), 0.3))
		}
	}
	if len(first) > lastCells {
		first = nil
	}
	for _, m := range o.Marks {
		if m.Kind == board.MarkLast {
			first = append(first, Disc(Point(g.Cells[m.At].Centre), 0.42))
		}
	}
	return first, middles, rims
}

// otherLines returns the lines of all loops except number own.
func otherLines(g *board.Geometry, loops []board.Loop, own int) (lines []Shape) {
	for i, loop := range loops {
		if i == own {
			continue
		}
		for side := range loop.Corners {
			a, z := ordered(loopSide(g, loop, side))
			lines = append(lines, Shape{Rect{a.X, a.Y, z.X - a.X, z.Y - a.Y}, 0.1})
		}
	}
	return lines
}

// smallSquare returns the middle of a square of side 1.
func smallSquare(g *board.Geometry, corners []board.Target) (middle board.Point, ok bool) {
	if len(corners) != 4 {
		return middle, false
	}
	a, c := g.Cells[corners[0]].Centre, g.Cells[corners[2]].Centre
	return board.Point{X: (a.X + c.X) / 2, Y: (a.Y + c.Y) / 2}, max(abs(a.X-c.X), abs(a.Y-c.Y)) < 1.01
}

func abs(v float32) float32 { return max(v, -v) }

// A pill is a pill with a number.
type pill struct {
	text             string
	icon             sprites.Icon
	ground, rim, ink sprites.Color
}

// pillType returns the type of a pill of height h.
func pillType(h float32) Type { return Type{max(minType, 16*h/26), fonts.Bold} }

// pillHeight returns the height of a pill on cells of the given width, in pixels: 26 for a cell of 60.
func pillHeight(unit float32) float32 { return min(max(20, float32(pixel(0.433*unit))), 34) }

// pillSize returns the size of x.
func (b *boardBrush) pillSize(x pill) (w, h float32) {
	h = pillHeight(b.Unit)
	text := b.Measure(x.text, pillType(h))
	if x.icon != sprites.NoIcon {
		return float32(pixel(text + 36*h/26)), h
	}
	return float32(pixel(max(h, text+14*h/26))), h
}

// pill draws x with its middle at at.
func (b *boardBrush) pill(at Point, x pill) {
	w, h := b.pillSize(x)
	k, t := h/26, pillType(h)
	r := Rect{at.X - w/2, at.Y - h/2, w, h}
	b.Box(r.Inset(-1), Box{Radius: h/2 + 1, Top: x.ground, Line: x.rim, Width: 1.75}.raised(2))
	if x.icon == sprites.NoIcon {
		b.writeCentred(x.text, t, at, x.ink)
		return
	}
	b.Icon(x.icon, Point{r.X + 16*k, at.Y}, 16*k, x.ink)
	b.Text(x.text, t, Point{r.X + 28*k, at.Y + 0.355*t.Size}, Start, x.ink)
}
