package review

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	widget "quintet/scenes/board"
	"quintet/scenes/ui"
)

// markPlayed rings on b what was played in the position shown, with its grade, where that is none of the plies with letters.
func (c *candidates) markPlayed(u *ui.UI, b *widget.Board) {
	n := c.shown()
	if c.tried != nil || n >= c.match.Len() || c.playing >= 0 || b.Animating() {
		return
	}
	rows, _ := c.rows(listedMost)
	for _, x := range rows {
		if !x.played || x.line >= 0 {
			continue
		}
		on := b.Layout()
		for i, end := n, c.turnOf(n).End; i < end; i++ {
			for _, at := range c.lands(c.match.PositionAt(i), c.match.Move(i)) {
				centre, radius := on.Centre(at), on.Unit*0.36
				ring := render.Rect{X: centre.X - radius, Y: centre.Y - radius, W: 2 * radius, H: 2 * radius}
				u.Box(ring.Inset(-1), render.Box{Radius: radius + 1, Line: u.Theme.Rim, Width: 5})
				u.Box(ring, render.Box{Radius: radius, Line: x.tone(u), Width: 3})
				x.grade.paint(u, render.Point{X: centre.X + 0.7*radius, Y: centre.Y - 0.7*radius}, max(7, min(badgeR, on.Unit*0.2)), u.Brush.Text)
			}
		}
	}
}

// listedMost is the number of candidates beside a large board.
const listedMost = 4

// lands returns the cells on which m in p is laid: both of a piece that covers two.
func (g *game) lands(p games.Position, m games.Move) (cells []board.Target) {
	for _, t := range g.rules.AppendSteps(nil, p, m) {
		if t.IsCell() {
			cells = append(cells, t)
		}
	}
	if len(cells) > 1 && !g.geo.Aim {
		return cells[len(cells)-1:]
	}
	return cells
}
