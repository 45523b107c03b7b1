// The labels on the squares of SQU: the side of each square, and where its label hides least. The lines of the squares are in loops.go.

package render

import (
	"math"
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
	inside := func(i int) bool { w, _ := b.brush.pillSize(pills[i]); return w <= 0.86*b.brush.Unit }
	for i, at := range badgePlaces(b.brush.Layout, b.all, cellObstacles(b.brush.Layout, v, o), inside) {
		b.brush.pill(b.brush.At(at), pills[i])
	}
}

// badgePlaces returns where the badges of all stand: on their lines, but in the middle of a square of side 1, where there is room inside.
func badgePlaces(l Layout, all []board.Loop, obstacles []obstacle, inside func(i int) bool) []board.Point {
	places := make([]board.Point, len(all))
	for i, p := range all {
		at, small := smallSquare(l.Geometry, p.Corners) // on its line a badge would hide a whole side
		if !small || !inside(i) {
			at = badgePlace(l.Geometry, all, i, obstacles)
		}
		obstacles = append(obstacles, obstacle{at, takenReach})
		places[i] = at
	}
	return places
}

// BadgeCells returns the cells on which the badges of the loops of v lie, with ghosts beside its pieces.
func (l Layout) BadgeCells(v *board.View, ghosts []board.Piece) (ts []board.Target) {
	const half = 0.2 // of a badge, in cell widths
	obstacles := cellObstacles(l, v, &Overlay{Ghosts: ghosts})
	for _, at := range badgePlaces(l, v.Loops, obstacles, func(int) bool { return true }) {
		for _, p := range [4]board.Point{{X: at.X - half, Y: at.Y}, {X: at.X + half, Y: at.Y}, {X: at.X, Y: at.Y - half}, {X: at.X, Y: at.Y + half}} {
			if t, ok := l.Hit(l.At(p)); ok && t.IsCell() && !slices.Contains(ts, t) {
				ts = append(ts, t)
			}
		}
	}
	return ts
}

// An obstacle is a place that badges rather leave in sight.
type obstacle struct {
	at    board.Point
	reach float32 // a badge that is nearer hides some of it, in cell widths
}

// The radius of a piece, and of what a badge rather leaves of a free cell: it is better in the middle of one than on the rim of a piece.
const (
	takenReach = 0.65
	freeReach  = 0.1
)

// lastCells is the number of free cells that the last turn fills.
const lastCells = 2

// cellObstacles returns the middles of the cells: with the reach of pieces those with pieces, and the free ones when few are left.
func cellObstacles(l Layout, v *board.View, o *Overlay) []obstacle {
	var obstacles []obstacle
	taken := make([]bool, len(l.Geometry.Cells))
	for _, pieces := range [][]board.Piece{v.Pieces, o.Ghosts} {
		for _, p := range pieces {
			obstacles = append(obstacles, obstacle{l.Geometry.Cells[p.At].Centre, takenReach})
			taken[p.At] = true
		}
	}
	first := len(obstacles)
	for i, c := range l.Geometry.Cells {
		if !taken[i] {
			obstacles = append(obstacles, obstacle{c.Centre, freeReach})
		}
	}
	if free := obstacles[first:]; len(free) <= lastCells {
		for i := range free {
			free[i].reach = takenReach
		}
	}
	return obstacles
}

// badgePlace returns the place on the line of number i of loops where a badge hides least, near the middle of a side: nothing of obstacles, and
// no other lines.
func badgePlace(g *board.Geometry, loops []board.Loop, i int, obstacles []obstacle) board.Point {
	p := loops[i]
	n := len(p.Corners)
	var best board.Point
	least := float32(math.MaxFloat32)
	for _, s := range [4]int{3, 2, 1, 0} { // of a square from its upper left corner: left, bottom, right, top
		if s >= n {
			continue
		}
		from, to := loopSide(g, p, s)
		way := to.Sub(from)
		length := max(abs(way.X), abs(way.Y))
		for step := 0; float32(step) < length; step++ {
			for _, side := range [2]float32{1, -1} {
				t := 0.5 + side*float32(step)/2/length
				if t < 0.1 || t > 0.9 {
					continue
				}
				on := from.Add(way.Mul(t))
				at := board.Point{X: on.X, Y: on.Y}
				cost := crowding(g, loops, i, obstacles, at) + 0.05*float32(step) + 0.1*float32(3-s)
				if cost < least {
					best, least = at, cost
				}
			}
		}
	}
	return best
}

// smallSquare returns the middle of a square of side 1.
func smallSquare(g *board.Geometry, corners []board.Target) (middle board.Point, ok bool) {
	if len(corners) != 4 {
		return middle, false
	}
	a, c := g.Cells[corners[0]].Centre, g.Cells[corners[2]].Centre
	return board.Point{X: (a.X + c.X) / 2, Y: (a.Y + c.Y) / 2}, max(abs(a.X-c.X), abs(a.Y-c.Y)) < 1.01
}

// crowding says how much a badge at p of the loop with line number own would hide.
func crowding(g *board.Geometry, loops []board.Loop, own int, obstacles []obstacle, p board.Point) float32 {
	cost := float32(0)
	for _, s := range obstacles {
		d := float32(math.Hypot(float64(p.X-s.at.X)/1.2, float64(p.Y-s.at.Y)))
		cost += max(0, s.reach-d) * 2
	}
	for i, loop := range loops {
		if i == own {
			continue
		}
		for side := range loop.Corners {
			a, z := loopSide(g, loop, side)
			if d := lineDistance(p, a, z); d < 0.35 {
				cost += 0.35 - d
			}
		}
	}
	return cost
}

// lineDistance returns how far p lies from the line between a and z.
func lineDistance(p board.Point, a, z sprites.Point) float32 {
	dx, dy := z.X-a.X, z.Y-a.Y
	t := ((p.X-a.X)*dx + (p.Y-a.Y)*dy) / max(dx*dx+dy*dy, 1e-6)
	t = min(max(t, 0), 1)
	return float32(math.Hypot(float64(a.X+t*dx-p.X), float64(a.Y+t*dy-p.Y)))
}

func abs(v float32) float32 { return max(v, -v) }

// A pill is a pill with a number.
type pill struct {
	text             string
	icon             sprites.Icon
	ground, rim, ink sprites.Color
}

// pillType returns the type of a pill that is h high.
func pillType(h float32) Type { return Type{max(minType, 16*h/26), fonts.Bold} }

// pillSize returns how large x is: 26 px high where a cell is 60.
func (b *boardBrush) pillSize(x pill) (w, h float32) {
	h = min(max(20, float32(pixel(0.433*b.Unit))), 34)
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
		b.centred(x.text, t, at, x.ink)
		return
	}
	b.Icon(x.icon, Point{r.X + 16*k, at.Y}, 16*k, x.ink)
	b.Text(x.text, t, Point{r.X + 28*k, at.Y + 0.355*t.Size}, Start, x.ink)
}
