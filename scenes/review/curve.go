// The curve of chances as a shape to draw: one area for each seat, with a plain tone where chances are unknown. Change the outline of the areas here
// (edge). graph.go calculates the values and draws the graph around it.

package review

import (
	"quintet/games"
	"quintet/sprites"
)

// The levels of a curve divide its height. unknownLevel stands for unknown chances.
const (
	levels       = 240
	unknownLevel = 255
)

// A curve is the areas of a graph as they are drawn. Equal curves look the same.
type curve struct {
	wide, high    float32 // in logical pixels
	seats         int
	tones         [games.MaxPlayers]sprites.Color
	unknown, line sprites.Color
	levels        string // for each position, the height up to which the areas of the first seat, of the first two and so on reach, without the last seat
}

// drawing returns the curve with its upper left corner at the origin. Positions with unknown chances have one plain tone.
func (c curve) drawing() sprites.Drawing {
	d := sprites.Drawing{}.Fill(sprites.RectPath(0, 0, c.wide, c.high), sprites.Solid(c.unknown))
	rows := c.seats - 1
	n := len(c.levels) / rows
	for from := 0; from < n; from++ {
		to := from
		for to < n && c.levels[to*rows] != unknownLevel {
			to++
		}
		if to > from {
			d = c.run(d, from, to)
			from = to
		}
	}
	if c.seats == 2 {
		d = d.Dashes(sprites.Polyline(sprites.Point{Y: c.high / 2}, sprites.Point{X: c.wide, Y: c.high / 2}), 1, sprites.Solid(sprites.Alpha(c.line, 0.45)), 3, 4)
	}
	return d
}

// run adds the areas of the positions from to to-1, which must all be known. Each area reaches half-way to the next positions.
func (c curve) run(d sprites.Drawing, from, to int) sprites.Drawing {
	step := c.wide / float32(max(1, len(c.levels)/(c.seats-1)-1))
	left, right := max(0, step*(float32(from)-0.5)), min(c.wide, step*(float32(to)-0.5))
	d = d.Fill(sprites.RectPath(left, 0, right, c.high), sprites.Solid(c.tones[c.seats-1]))
	for k := c.seats - 2; k >= 0; k-- {
		edge := c.edge(from, to, k, left, right, step)
		area := append([]sprites.Point{{X: left, Y: c.high}}, edge...)
		d = d.Fill(sprites.Polygon(append(area, sprites.Point{X: right, Y: c.high})...), sprites.Solid(c.tones[k]))
		d = d.Line(sprites.Polyline(edge...), 2, sprites.Solid(c.line))
	}
	return d
}

// edge returns the upper edge of the area of seat k.
func (c curve) edge(from, to, k int, left, right, step float32) (edge []sprites.Point) {
	down := func(i int) float32 { return c.high * (1 - float32(c.levels[i*(c.seats-1)+k])/levels) }
	edge = append(edge, sprites.Point{X: left, Y: down(from)})
	for i := from; i < to; i++ {
		edge = append(edge, sprites.Point{X: step * float32(i), Y: down(i)})
	}
	return append(edge, sprites.Point{X: right, Y: down(to - 1)})
}
