// Draws an analysis on the board: the letters A, B, C on proposed plies or the numbers on the plies of a line (Letter), and the heat map (heat). A
// letter comes with a line from its moving piece and with the new heading of the piece; letters that share a cell shrink. Change their sizes here
// (letterSizes). scenes/boardui/analysis.go decides which plies are shown.

package render

import (
	"math"
	"slices"
	"strconv"

	"quintet/fonts"
	"quintet/games/board"
	"quintet/sprites"
)

// A Letter labels a ply proposed by an analysis, on the board and in a list, or a numbered ply of a line.
type Letter struct {
	Rank int // of the line, from 0: A, the best
	Step int // the number of the ply in the line, shown instead of the letter; 0 for a proposed ply
	// At holds the cells of the ply. A piece moves from the first to the last, except on a board with two-cell pieces, where it covers both.
	At []board.Target
	// Heading is the heading of a moving piece after the ply, in eighths of a turn clockwise from north.
	Heading uint8
	Owner   int8 // the colour of the player of the ply
}

// Radii of letters, in cell widths.
var (
	letterSizes = [...]float32{0.335, 0.29, 0.255, 0.23} // by rank: the better, the larger. Higher ranks use the last
	stepSize    = float32(0.22)
)

// size returns the radius of l in cell widths.
func (l Letter) size() float32 {
	if l.Step > 0 {
		return stepSize
	}
	return letterSizes[min(l.Rank, len(letterSizes)-1)]
}

// text returns the text on l.
func (l Letter) text() string {
	if l.Step > 0 {
		return strconv.Itoa(l.Step)
	}
	return string(rune('A' + l.Rank))
}

// Letter draws the letter of a rank around at in a list. All letters there have the size of the best one on a board with cells of width unit.
func (b *Brush) Letter(rank int, at Point, unit float32) {
	l := Letter{Rank: rank}
	b.letter(l, at, unit*Letter{}.size()/l.size())
}

// letter draws l around at for cells of width unit.
func (b *Brush) letter(l Letter, at Point, unit float32) {
	b.sign(l, at, unit, RankTone(l.Rank))
}

// sign draws l around at in a tone, for cells of width unit.
func (b *Brush) sign(l Letter, at Point, unit float32, tone sprites.Color) {
	r := max(7, l.size()*unit)
	b.badge(at, r, tone, sprites.RGB(0xFFFFFF), max(1.2, 0.03*unit))
	b.writeCentred(l.text(), Type{Size: max(minType, 1.02*r), Weight: fonts.Bold}, at, InkOn(tone))
}

// A proposals draws the plies that an analysis proposes on one board.
type proposals struct{ brush *boardBrush }

// draw draws all of ls, the best on top. Letters of one cell share it.
func (b proposals) draw(ls []Letter) {
	if b.brush.Mini {
		return
	}
	at := b.places(ls)
	for _, l := range slices.Backward(ls) {
		b.drawCells(l)
	}
	for i, l := range slices.Backward(ls) {
		unit := b.brush.Unit * b.scale(ls, at, i)
		if len(l.At) > 1 && !b.brush.Geometry.Aim && l.Step == 0 {
			b.drawHeading(l, at[i], unit)
		}
		tone := RankTone(l.Rank)
		if l.Step > 0 { // in a line the player's colour matters more than the rank of the line
			tone = ColourOf(b.brush.Geometry, l.Owner)
		}
		b.brush.sign(l, at[i], unit, tone)
	}
}

// sharedOffsets gives the positions of the letters that share a cell, relative to its middle in cell widths, by their number. Further letters overlap.
var sharedOffsets = [...][]Point{{{}}, {{-0.22, 0}, {0.22, 0}}, {{-0.22, -0.13}, {0.22, -0.13}, {0, 0.25}}}

// places returns the middles of the letters.
func (b proposals) places(ls []Letter) (at []Point) {
	for _, l := range ls {
		at = append(at, b.middleOf(l))
	}
	with := map[Point][]int{}
	for i, p := range at {
		with[p] = append(with[p], i)
	}
	for p, all := range with {
		offs := sharedOffsets[min(len(all), len(sharedOffsets))-1]
		for k, i := range all {
			off := offs[min(k, len(offs)-1)]
			at[i] = Point{p.X + off.X*b.brush.Unit, p.Y + off.Y*b.brush.Unit}
		}
	}
	return at
}

// scale returns the factor by which letter i shrinks so that it overlaps no other.
func (b proposals) scale(ls []Letter, at []Point, i int) float32 {
	scale := float32(1)
	for k, p := range at {
		if k != i && p != at[i] {
			scale = min(scale, p.Distance(at[i])/((ls[i].size()+ls[k].size())*b.brush.Unit))
		}
	}
	return scale
}

// middleOf returns the middle of l: of the cell where a piece lands, or of the piece that covers two.
func (b proposals) middleOf(l Letter) Point {
	to := b.brush.Centre(l.At[len(l.At)-1])
	switch {
	case b.brush.Geometry.Surface == board.Tiles && l.Step > 0: // the ghost below it has a heading
		off := besideTip(b.brush.Geometry.Heading(l.Heading), 0.24)
		return Point{to.X + off.X*b.brush.Unit, to.Y + off.Y*b.brush.Unit}
	case !b.brush.Geometry.Aim:
		return to
	}
	from := b.brush.Centre(l.At[0])
	return Point{(to.X + from.X) / 2, (to.Y + from.Y) / 2}
}

// drawCells draws which cells the piece of l covers, or where it comes from.
func (b proposals) drawCells(l Letter) {
	if len(l.At) < 2 || l.Step > 0 {
		return
	}
	line := cased{line: RankTone(l.Rank), casing: sprites.Alpha(sprites.RGB(0xFFFFFF), 0.9), width: min(2.6*b.brush.pixel(), 0.09), extra: 2.4 * b.brush.pixel()}
	if b.brush.Geometry.Aim {
		lo, hi := extent(b.brush.Layout, l.At)
		b.brush.frame(lo, hi, 0.41, 0.16, line)
		threats{brush: b.brush}.halves(l.At, l.Owner, 0.12, 0.2)
		return
	}
	const start = 0.42 // outside the piece that stands there
	way := b.brush.middles(l.At[len(l.At)-1:], b.brush.Geometry.Cells[l.At[0]].Centre)[0]
	border := sprites.Point{X: way.X * start / way.Len(), Y: way.Y * start / way.Len()}
	b.brush.path(l.At[0], []sprites.Point{border, way}, 0, line, 1)
}

// drawHeading draws the new heading of l's piece at the border of the letter at at. A cell is unit wide.
func (b proposals) drawHeading(l Letter, at Point, unit float32) {
	tone, r := RankTone(l.Rank), l.size()
	f := b.brush.Geometry.Heading(l.Heading)
	b.brush.Draw([4]any{"nose", tone, r, f}, at, unit, 1, func() sprites.Drawing {
		const half, long = 0.15, 0.17
		tip := (&sprites.Path{}).MoveTo(-half, -r+0.03).LineTo(0, -r-long).LineTo(half, -r+0.03).Close()
		tip = tip.Transform(sprites.Rotation(float32(f) * math.Pi / 4))
		return sprites.Drawing{}.Line(tip, 2.4*b.brush.pixel(), sprites.Solid(sprites.RGB(0xFFFFFF))).Fill(tip, sprites.Solid(tone))
	})
}

// A Heat says how good a ply on a cell is relative to the best cell, from 0 to 1.
type Heat struct {
	At    board.Target
	Share float32
}

// heat shades the cells of hs below all pieces and marks. Equal values look the same, on a chequered board too.
func (b *boardBrush) heat(hs []Heat) {
	tone := sprites.RGB(0x7B2CBF)
	if b.Theme.Dark {
		tone = sprites.RGB(0xB07CFF)
	}
	for _, h := range hs {
		const least, most, steps = 0.06, 0.56, 24 // opacities, and the number of steps between them
		share := float32(math.Round(float64(min(max(h.Share, 0), 1)*steps))) / steps
		if share == 0 {
			continue
		}
		if ground, ok := b.lightCell(); ok {
			b.shade(h.At, ground, 1)
		}
		b.shade(h.At, tone, least+(most-least)*share)
	}
}

// shade fills almost all of cell t.
func (b *boardBrush) shade(t board.Target, tone sprites.Color, opacity float32) {
	c := b.Geometry.Cells[t]
	b.onCell(t, [3]any{"shade", tone, c.Style}, opacity, func() sprites.Drawing {
		const inside = 0.95
		var ps []sprites.Point
		for _, p := range c.Outline {
			ps = append(ps, sprites.Point{X: inside * (p.X - c.Centre.X), Y: inside * (p.Y - c.Centre.Y)})
		}
		return sprites.Drawing{}.Fill(sprites.Polygon(ps...), sprites.Solid(tone))
	})
}

// lightCell returns the tone of the light cells of a chequered board. ok is false for other boards.
func (b *boardBrush) lightCell() (tone sprites.Color, ok bool) {
	t := b.Theme.tonesOf()
	switch b.Geometry.Surface {
	case board.Checker:
		return t.checker.light, true
	case board.Tiles:
		return sprites.Mix(sprites.Mix(t.plates.top, t.plates.bottom, 0.5), sprites.RGB(0xFFFFFF), t.plates.bright), true
	}
	return tone, false
}
