// Draws the small map of the game tree beside the move list, and finds the ply under a click (nearest). Change its measures here.
// games/play/match/lanes.go calculates the lanes.

package play

import (
	"math"

	"quintet/games/play/match"
	"quintet/render"
	"quintet/scenes/boardpage"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A treeMap is a small drawing of the whole game tree: the game downwards, one row for each ply, and the variations in lanes beside it.
type treeMap struct {
	model  *model
	show   func(n *match.Node) // shows the position after n
	made   int                 // the number of changes of the match that lanes was made for
	lanes  *match.Lanes
	listed int // the least number of rows in a list of everything
	placed treePlace
}

// A treePlace holds the places of the rows and lanes on the screen.
type treePlace struct {
	render.Rect
	across, down float32 // from one lane to the next and from one row to the next
}

// The measures of the drawing.
const (
	treeWide    = 64
	treeGap     = 22  // between the list and the tree
	treeLow     = 224 // eight turns; beside fewer the tree would show little
	treeDot     = 3   // radius of a ply
	treeHere    = 5   // of the current one
	treeAcross  = 14  // from one lane to the next: the most, and the least
	treeTight   = 5
	treeDown    = boardpage.MinRow / 2 // the most from one row to the next: a row of the list has one ply of each of two players
	treeDots    = 9                    // the least distance of rows at which each ply has a dot
	leastListed = 72                   // the least width of the turns in the list beside it
)

// beside draws the tree at the right side of r, and returns the rest.
func (t *treeMap) beside(u *ui.UI, r render.Rect) (rest render.Rect) {
	at, rest := r.CutRight(treeWide, treeGap)
	u.LineBeside(render.Rect{X: at.X - treeGap/2 + 4, Y: at.Y, W: 1, H: at.H - treeHere})
	p := at.Inset(treeHere+1).Pad(0, 2)
	t.placed = treePlace{p, min(treeAcross, max(treeTight, p.W/float32(max(1, t.lanes.Lane)))), min(treeDown, p.H/float32(max(1, t.lanes.Row)))}
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

// update lays the tree out again if the match has changed.
func (t *treeMap) update() {
	m := t.model.table.Match
	if changes := len(m.Changes(0)); t.lanes == nil || t.made != changes {
		t.made, t.lanes = changes, m.Lanes()
		t.listed = len(t.lanes.Runs) - 1 + m.Length()
	}
}

// point returns the centre of a row in a lane. Lanes that do not fit are at the right side.
func (p treePlace) point(lane, row int) render.Point {
	return render.Point{X: float32(int(p.X + min(p.W, p.across*float32(lane)))), Y: float32(int(p.Y + p.down*float32(row)))}
}

// draw draws the lines, with those that lead to the current ply on top.
func (t *treeMap) draw(u *ui.UI) {
	quiet := sprites.Mix(u.Theme.Panel, u.Theme.Muted, 0.5)
	for i := range t.lanes.Runs {
		if x := &t.lanes.Runs[i]; t.placed.across*float32(x.Lane) <= t.placed.W {
			t.line(u, x, x.Row+len(x.Nodes)-1, quiet)
		}
	}
	here := t.model.table.Match.Node()
	for n := here; n != nil; {
		x, row := t.lanes.Of(n)
		t.line(u, x, row, u.Theme.Accent)
		n = x.Nodes[0].Parent()
	}
	x, row := t.lanes.Of(here)
	t.dot(u, t.placed.point(x.Lane, row), treeHere, u.Theme.Accent)
}

// line draws x up to row end, with the line that connects it to the ply before.
func (t *treeMap) line(u *ui.UI, x *match.Run, end int, ink sprites.Color) {
	const thick = 2
	from, to := t.placed.point(x.Lane, max(0, x.Row-1)), t.placed.point(x.Lane, end)
	if parent := x.Nodes[0].Parent(); parent != nil {
		other, _ := t.lanes.Of(parent)
		left := t.placed.point(other.Lane, 0).X
		u.Fill(render.Rect{X: left, Y: from.Y - 1, W: from.X - left + 1, H: thick}, ink)
	}
	u.Fill(render.Rect{X: from.X - 1, Y: from.Y - 1, W: thick, H: to.Y - from.Y + 1}, ink)
	if t.placed.down < treeDots {
		return
	}
	for row := x.Row; row <= end; row++ {
		t.dot(u, t.placed.point(x.Lane, row), treeDot, ink)
	}
}

// dot draws a ply.
func (t *treeMap) dot(u *ui.UI, at render.Point, radius float32, ink sprites.Color) {
	u.Box(render.Rect{X: at.X - radius, Y: at.Y - radius, W: 2 * radius, H: 2 * radius}, render.Box{Radius: radius, Top: ink})
}

// nearest returns the ply nearest to at.
func (t *treeMap) nearest(at render.Point) (best *match.Node) {
	least := math.Inf(1)
	for i := range t.lanes.Runs {
		x := &t.lanes.Runs[i]
		row := int(math.Round(float64((at.Y - t.placed.Y) / t.placed.down)))
		row = max(x.Row, min(row, x.Row+len(x.Nodes)-1))
		p := t.placed.point(x.Lane, row)
		if off := math.Hypot(float64(p.X-at.X), float64(p.Y-at.Y)); off < least {
			least, best = off, x.Nodes[row-x.Row]
		}
	}
	return best
}
