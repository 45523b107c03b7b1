package render

import (
	"math"
	"slices"
	"strconv"

	"quintet/fonts"
	"quintet/games/board"
	"quintet/sprites"
)

// loopKey identifies the line of a loop, seen from its first corner.
type loopKey struct {
	corners      string
	body, casing sprites.Color
	width, extra float32
	dashed       bool
}

// loops draws all loops, the largest and those in prospect above the others. Beside one that wins the others step back.
func (b *Brush) loops(l Layout, loops []board.Loop) {
	won := slices.ContainsFunc(loops, func(p board.Loop) bool { return p.Winning })
	for _, above := range [2]bool{false, true} {
		for _, p := range loops {
			if (p.Crown || p.Winning || p.Kind == board.LoopProspect) != above {
				continue
			}
			opacity := float32(1)
			if won && !p.Winning {
				opacity = 0.44
			}
			b.loop(l, p, opacity)
		}
	}
}

// loop draws a line through the middles of the corners of p, on a casing.
func (b *Brush) loop(l Layout, p board.Loop, opacity float32) {
	k := loopKey{body: squBody(p.Owner), casing: sprites.Alpha(sprites.RGB(0xFBF6EA), 0.85), extra: min(3*l.pixel(), 0.23)}
	if b.Theme.Dark {
		k.casing = sprites.Alpha(sprites.PieceRim(true), 0.85)
		k.extra = min(2*l.pixel(), 0.15)
	}
	k.width = max(0.075, min(2.4*l.pixel(), 0.2))
	switch {
	case p.Kind == board.LoopProspect:
		k.width, k.extra, k.dashed = max(0.053, min(2*l.pixel(), 0.1)), min(2.8*l.pixel(), 0.2), true
	case p.Winning:
		k.width *= 1.3
	}
	first := l.Geometry.Cells[p.Corners[0]].Centre
	points := make([]sprites.Point, len(p.Corners))
	key := make([]byte, 0, 2*len(p.Corners))
	for i, t := range p.Corners {
		c := l.Geometry.Cells[t].Centre
		x, y := int8(pixel(c.X-first.X)), int8(pixel(c.Y-first.Y))
		points[i] = sprites.Point{X: float32(x), Y: float32(y)}
		key = append(key, byte(x), byte(y))
	}
	k.corners = string(key)
	b.onCell(l, p.Corners[0], k, opacity, func() sprites.Drawing {
		a := rounded(points, 0.1)
		d := sprites.Drawing{}.Line(a, k.width+k.extra, sprites.Solid(k.casing))
		if k.dashed {
			return d.Dashes(a, k.width, sprites.Solid(k.body), 0.183, 0.117)
		}
		return d.Line(a, k.width, sprites.Solid(k.body))
	})
}

// rounded returns the closed line through ps with its corners rounded with radius r.
func rounded(ps []sprites.Point, r float32) *sprites.Path {
	a := &sprites.Path{}
	for i, p := range ps {
		from, to := ps[(i+len(ps)-1)%len(ps)].Sub(p), ps[(i+1)%len(ps)].Sub(p)
		q := p.Add(from.Mul(min(r/from.Len(), 0.5)))
		if i == 0 {
			a.MoveTo(q.X, q.Y)
		} else {
			a.LineTo(q.X, q.Y)
		}
		q = p.Add(to.Mul(min(r/to.Len(), 0.5)))
		a.QuadTo(p.X, p.Y, q.X, q.Y)
	}
	return a.Close()
}

// loopBadges writes the side of every loop on its line, with a crown for the largest.
func (b *Brush) loopBadges(l Layout, v *board.View, o *Overlay) {
	obstacles := cellObstacles(l, v, o)
	ivory := sprites.RGB(0xFBF6EA)
	for i, p := range v.Loops {
		at := badgePlace(l, v.Loops, i, obstacles)
		obstacles = append(obstacles, obstacle{at, takenReach})
		x := pill{text: strconv.Itoa(int(p.Label)), ground: squBody(p.Owner), rim: ivory, ink: sprites.RGB(0xFFFFFF)}
		if p.Kind == board.LoopProspect {
			x.ground, x.rim, x.ink = sprites.RGB(0xFFFDF6), squBody(p.Owner), squBody(p.Owner)
		}
		if p.Crown {
			x.icon = sprites.IconCrown
		}
		b.pill(l, l.At(at), x)
	}
}

// An obstacle is a place that badges rather leave in sight.
type obstacle struct {
	at    board.Point
	reach float32 // a badge that is nearer hides some of it, in cell widths
}

// The reach of what stands on a cell, and of a free cell, on which a badge is worse than between two cells that are taken.
const (
	takenReach = 0.65
	freeReach  = 0.45
)

// lastCells is how few free cells are looked for: as many as the last turn fills.
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

// badgePlace returns the place on the line of loop i where a badge hides least, near the middle of a side: nothing of obstacles, and no
// other lines.
func badgePlace(l Layout, loops []board.Loop, i int, obstacles []obstacle) board.Point {
	corners := loops[i].Corners
	n := len(corners)
	var best board.Point
	least := float32(math.MaxFloat32)
	for _, s := range [4]int{3, 2, 1, 0} { // of a square from its upper left corner: left, bottom, right, top
		if s >= n {
			continue
		}
		p, q := l.Geometry.Cells[corners[s]].Centre, l.Geometry.Cells[corners[(s+1)%n]].Centre
		length := max(abs(q.X-p.X), abs(q.Y-p.Y))
		for step := 0; float32(step) < length; step++ {
			for _, side := range [2]float32{1, -1} {
				t := 0.5 + side*float32(step)/2/length
				if t < 0.1 || t > 0.9 {
					continue
				}
				at := board.Point{X: p.X + (q.X-p.X)*t, Y: p.Y + (q.Y-p.Y)*t}
				cost := crowding(l, loops, i, obstacles, at) + 0.05*float32(step) + 0.1*float32(3-s)
				if cost < least {
					best, least = at, cost
				}
			}
		}
	}
	return best
}

// crowding says how much a badge of loop own at p would hide.
func crowding(l Layout, loops []board.Loop, own int, obstacles []obstacle, p board.Point) float32 {
	cost := float32(0)
	for _, s := range obstacles {
		d := float32(math.Hypot(float64(p.X-s.at.X)/1.2, float64(p.Y-s.at.Y)))
		cost += max(0, s.reach-d) * 2
	}
	for i, loop := range loops {
		if i == own {
			continue
		}
		for j, t := range loop.Corners {
			a, z := l.Geometry.Cells[t].Centre, l.Geometry.Cells[loop.Corners[(j+1)%len(loop.Corners)]].Centre
			if d := lineDistance(p, a, z); d < 0.35 {
				cost += 0.35 - d
			}
		}
	}
	return cost
}

// lineDistance returns how far p lies from the line between a and z.
func lineDistance(p, a, z board.Point) float32 {
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

// pill draws x with its middle at at, 26 px high where a cell is 60.
func (b *Brush) pill(l Layout, at Point, x pill) {
	h := min(max(20, float32(pixel(0.433*l.Unit))), 34)
	k := h / 26
	t := Type{max(leastType, 16*k), fonts.Bold}
	text := b.Measure(x.text, t)
	w := max(h, text+16*k)
	if x.icon != sprites.NoIcon {
		w = text + 36*k
	}
	w = float32(pixel(w))
	r := Rect{at.X - w/2, at.Y - h/2, w, h}
	b.Box(r.Inset(-1), Box{
		Radius: h/2 + 1, Top: x.ground, Line: x.rim, Width: 1.75,
		Shadow: 2, ShadowOffset: 2, ShadowColor: sprites.Alpha(sprites.RGB(0), 0.35),
	})
	if x.icon == sprites.NoIcon {
		b.centred(x.text, t, at, x.ink)
		return
	}
	b.Icon(x.icon, Point{r.X + 16*k, at.Y}, 16*k, x.ink)
	b.Text(x.text, t, Point{r.X + 28*k, at.Y + 0.355*t.Size}, Start, x.ink)
}
