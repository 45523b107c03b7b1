// The small map of the game tree with its variations: layout, drawing and clicks.

package play

import (
	"math"
	"slices"

	"quintet/games/play/match"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A treeMap is a small drawing of all that was played: the game downwards, a row a ply, and the variations in lanes beside it.
type treeMap struct {
	model  *model
	show   func(n *match.Node) // puts n in force
	made   int                 // changes of the match that it was made for
	runs   []run
	of     map[*match.Node]int // the run of each ply
	lanes  int                 // the last one
	deep   int                 // the last row
	listed int                 // the rows of a list of all, at least
	placed treePlace
}

// A run is plies that follow each other in a lane. The first run is the game, and begins with the start; each other one goes on from a ply elsewhere.
type run struct {
	nodes []*match.Node
	lane  int
	row   int // of its first ply
}

// A treePlace holds the places of the rows and lanes on the screen.
type treePlace struct {
	render.Rect
	across, down float32 // from lane to lane and from row to row
}

// The measures of the drawing.
const (
	treeWide    = 64
	treeGap     = 22  // between the list and it
	treeLow     = 224 // eight turns: beside fewer it would show little
	treeDot     = 3   // radius of a ply
	treeHere    = 5   // of the one in force
	treeAcross  = 14  // at most from lane to lane, and at least
	treeTight   = 5
	treeDown    = rowHigh / 2 // at most from row to row: a row of the list has a ply of each of two players
	treeDots    = 9           // least distance of rows at which each ply has a dot
	leastListed = 72          // least width of the turns in the list beside it
)

// beside draws the tree at the right side of r, and returns the rest.
func (t *treeMap) beside(u *ui.UI, r render.Rect) (rest render.Rect) {
	at, rest := r.CutRight(treeWide, treeGap)
	u.LineBeside(render.Rect{X: at.X - treeGap/2 + 4, Y: at.Y, W: 1, H: at.H - treeHere})
	p := at.Inset(treeHere+1).Pad(0, 2)
	t.placed = treePlace{p, min(treeAcross, max(treeTight, p.W/float32(max(1, t.lanes)))), min(treeDown, p.H/float32(max(1, t.deep)))}
	t.draw(u)
	if t.model.table.Covered() {
		return rest
	}
	u.Add("tree", at)
	if u.Clicked(at) {
		t.show(t.nearest(u.Pointer()))
	}
	return rest
}

// update lays the tree out where something has been added or taken out since the last time.
func (t *treeMap) update() {
	changes := len(t.model.table.Match.Changes(0))
	if t.of != nil && t.made == changes {
		return
	}
	t.made, t.runs, t.of, t.lanes, t.deep = changes, nil, map[*match.Node]int{}, 0, 0
	m := t.model.table.Match
	var used []int // the last lane in each row
	waiting := []run{{nodes: append([]*match.Node{m.Root()}, mainLine(m).nodes...)}}
	for len(waiting) > 0 {
		x := waiting[len(waiting)-1]
		waiting = waiting[:len(waiting)-1]
		end := x.row + len(x.nodes)
		for len(used) < end {
			used = append(used, -1)
		}
		from := max(0, x.row-1) // it leaves the other lane there
		x.lane = slices.Max(used[from:end]) + 1
		for i := from; i < end; i++ {
			used[i] = x.lane
		}
		t.lanes, t.deep = max(t.lanes, x.lane), max(t.deep, end-1)
		for i, n := range x.nodes {
			t.of[n] = len(t.runs)
			for _, other := range slices.Backward(n.Next()) {
				if i == len(x.nodes)-1 || other != x.nodes[i+1] {
					waiting = append(waiting, run{nodes: leave(nil, other, nil, 0).nodes, row: x.row + i + 1})
				}
			}
		}
		t.runs = append(t.runs, x)
	}
	main, _ := (&builder{model: t.model}).model.turnsOf(mainLine(m))
	if t.listed = len(t.runs) - 1; len(main) > 0 {
		t.listed += main[len(main)-1].Round
	}
}

// point returns the middle of row i of a lane. What has no room lies at the right side.
func (p treePlace) point(lane, row int) render.Point {
	return render.Point{X: float32(int(p.X + min(p.W, p.across*float32(lane)))), Y: float32(int(p.Y + p.down*float32(row)))}
}

// draw draws the lines, those that lead to the ply in force above the others.
func (t *treeMap) draw(u *ui.UI) {
	quiet := sprites.Mix(u.Theme.Panel, u.Theme.Muted, 0.5)
	for i := range t.runs {
		if x := &t.runs[i]; t.placed.across*float32(x.lane) <= t.placed.W {
			t.line(u, x, x.row+len(x.nodes)-1, quiet)
		}
	}
	here := t.model.table.Match.Node()
	for n := here; n != nil; {
		x := &t.runs[t.of[n]]
		t.line(u, x, x.row+slices.Index(x.nodes, n), u.Theme.Accent)
		n = x.nodes[0].Parent()
	}
	x := &t.runs[t.of[here]]
	t.dot(u, t.placed.point(x.lane, x.row+slices.Index(x.nodes, here)), treeHere, u.Theme.Accent)
}

// line draws x up to a row, with the way to it from the ply before.
func (t *treeMap) line(u *ui.UI, x *run, end int, ink sprites.Color) {
	const thick = 2
	from, to := t.placed.point(x.lane, max(0, x.row-1)), t.placed.point(x.lane, end)
	if parent := x.nodes[0].Parent(); parent != nil {
		left := t.placed.point(t.runs[t.of[parent]].lane, 0).X
		u.Fill(render.Rect{X: left, Y: from.Y - 1, W: from.X - left + 1, H: thick}, ink)
	}
	u.Fill(render.Rect{X: from.X - 1, Y: from.Y - 1, W: thick, H: to.Y - from.Y + 1}, ink)
	if t.placed.down < treeDots {
		return
	}
	for row := x.row; row <= end; row++ {
		t.dot(u, t.placed.point(x.lane, row), treeDot, ink)
	}
}

// dot draws a ply.
func (t *treeMap) dot(u *ui.UI, at render.Point, radius float32, ink sprites.Color) {
	u.Box(render.Rect{X: at.X - radius, Y: at.Y - radius, W: 2 * radius, H: 2 * radius}, render.Box{Radius: radius, Top: ink})
}

// nearest returns the ply nearest to at.
func (t *treeMap) nearest(at render.Point) (best *match.Node) {
	least := math.Inf(1)
	for i := range t.runs {
		x := &t.runs[i]
		row := int(math.Round(float64((at.Y - t.placed.Y) / t.placed.down)))
		row = max(x.row, min(row, x.row+len(x.nodes)-1))
		p := t.placed.point(x.lane, row)
		if off := math.Hypot(float64(p.X-at.X), float64(p.Y-at.Y)); off < least {
			least, best = off, x.nodes[row-x.row]
		}
	}
	return best
}
