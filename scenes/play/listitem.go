package play

import (
	"quintet/games/match"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/ui"
)

// An item is a turn of the list as it stands on the screen. Each of its plies can be pressed.
type item struct {
	turn *listTurn
	text string // of the turn, perhaps with its number before it
	name string // what scripts call it, before the text
	face render.Type
	at   render.Rect // its ground
	side float32     // from the ground to the text
}

// each calls f with the plies that have a text of their own, the texts up to their ends, and their places. For a finger plies whose places would be
// too narrow belong to the next one.
func (i item) each(u *ui.UI, f func(n *match.Node, text string, at render.Rect)) {
	number := len(i.text) - len(i.turn.text)
	rest := i.at
	for k, n := range i.turn.nodes {
		end := number + i.turn.ends[k]
		if next := k + 1; next == len(i.turn.nodes) {
			f(n, i.text, rest)
		} else if wide := i.at.X + i.side + u.Measure(i.text[:end], i.face) - rest.X; i.turn.ends[next] > i.turn.ends[k] && min(wide, rest.W-wide) >= u.Finger() {
			var at render.Rect
			at, rest = rest.CutLeft(wide, 0)
			f(n, i.text[:end], at)
		}
	}
}

// grounds draws the ground of a turn up to the ply in force, and of a ply that is pointed at.
func (l *moveList) grounds(u *ui.UI, i item, inForce bool) {
	here, pill := l.table.Match.Node(), i.at
	i.each(u, func(n *match.Node, _ string, at render.Rect) {
		if n == here && n != i.turn.last() {
			pill.W = min(pill.W, at.X+at.W+i.side/2-pill.X)
		}
		if u.Over(at) && !l.table.Veiled() {
			u.Box(at, render.Box{Radius: 6, Top: u.Theme.PointedGround()})
		}
	})
	if inForce {
		l.here = pill
		u.Box(pill, render.Box{Radius: 6, Top: u.Theme.Current})
	}
}

// press lets the plies of a turn be pressed. A dot says that there is a comment to one of them.
func (l *moveList) press(u *ui.UI, i item) {
	if i.turn.remarked() {
		const side, apart = 5, 2
		x := min(i.at.X+i.side+u.Measure(i.text, i.face)+apart, i.at.X+i.at.W-side)
		u.Box(render.Rect{X: x, Y: i.at.Y + 3, W: side, H: side}, render.Box{Radius: side / 2, Top: u.Theme.Accent})
	}
	if l.table.Veiled() {
		return
	}
	asks := u.In.Released&input.Right != 0 || u.In.Long && u.In.Released&input.Left != 0
	i.each(u, func(n *match.Node, text string, at render.Rect) {
		u.Add(i.name+text, at)
		switch {
		case asks && u.Live() && u.Free() && u.Over(at):
			u.Take()
			l.ask(n, u.Pointer())
		case u.Clicked(at):
			l.show(n)
		}
	})
}
