package review

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/judge"
	"quintet/render"
	widget "quintet/scenes/board"
	"quintet/scenes/ui"
)

// markPlayed rings on b what was played in the position shown, with its grade, where that is none of the plies with letters: of a turn that shares
// cells with the best one the others, as that part of it was right.
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
		on, right := b.Layout(), c.best(n)
		for i, end := n, c.turnOf(n).End; i < end; i++ {
			for _, at := range c.lands(c.match.PositionAt(i), c.match.Move(i)) {
				if slices.Contains(right, at) {
					continue
				}
				centre, radius := on.Centre(at), on.Unit*0.36
				ring := render.Rect{X: centre.X - radius, Y: centre.Y - radius, W: 2 * radius, H: 2 * radius}
				u.Box(ring.Inset(-1), render.Box{Radius: radius + 1, Line: u.Theme.Rim, Width: 5})
				u.Box(ring, render.Box{Radius: radius, Line: x.tone(u), Width: 3})
				x.grade.paint(u, render.Point{X: centre.X + 0.7*radius, Y: centre.Y - 0.7*radius}, badgeOn(on.Unit), u.Brush.Text)
			}
		}
	}
}

// badgeOn returns the radius of a badge on a board whose cells are so wide.
func badgeOn(unit float32) float32 { return max(7, min(badgeR, 0.2*unit)) }

// markMistake puts the grade of the turn that has led to the position shown on its piece, at the corner of the cell, where it was a mistake: the
// sentence and the list say so of every turn.
func (c *candidates) markMistake(u *ui.UI, b *widget.Board) {
	at, grade, ok := c.mistaken()
	if !ok || c.playing >= 0 || b.Animating() {
		return
	}
	on := b.Layout()
	grade.paint(u, on.Corner(at), badgeOn(on.Unit), u.Brush.Text)
}

// mistaken returns the grade of the turn that has led to the position shown, and the cell where it laid its last piece. ok is false where it was no
// mistake or is not over, where something is tried out, and at the end of the game.
func (g *game) mistaken() (at board.Target, grade badge, ok bool) {
	n := g.shown()
	if g.tried != nil || n == 0 || g.match.Over() || g.goesOn(g.turnOf(n-1)) {
		return board.NoTarget, grade, false
	}
	_, p, judged := g.worst(g.turnOf(n - 1))
	cells := g.lands(g.match.PositionAt(n-1), g.match.Move(n-1))
	if !judged || p.Class < judge.Inaccuracy || len(cells) == 0 {
		return board.NoTarget, grade, false
	}
	return cells[0], badgeOf(p), true
}

// best returns the cells of the best turn in the position after n plies, as far as it is known; nil where the turn that was played lands on no other.
func (c *candidates) best(n int) (cells []board.Target) {
	l, ok := c.review.Look(n)
	if !ok || len(l.Lines) == 0 {
		return nil
	}
	p := c.match.PositionAt(n).Clone()
	all, _ := c.whole(p, l.Lines[0])
	for by := p.ToMove(); len(all) > 0 && !p.Over() && p.ToMove() == by; all = all[1:] {
		cells = append(cells, c.lands(p, all[0])...)
		p.Play(all[0])
	}
	for i := n; i < c.turnOf(n).End; i++ {
		if slices.ContainsFunc(c.lands(c.match.PositionAt(i), c.match.Move(i)), func(t board.Target) bool { return !slices.Contains(cells, t) }) {
			return cells
		}
	}
	return nil
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
