package board

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// Foresee shows as ghosts what the next player would lay by a click on each of cells, until something is played.
func (b *Sandbox) Foresee(cells []board.Target) {
	b.drawing.foreseen = nil
	for _, t := range cells {
		if ms := b.begun(b.match.Cursor(), []board.Target{t}); len(ms) == 1 && !slices.Contains(b.drawing.foreseen, ms[0]) {
			b.drawing.foreseen = append(b.drawing.foreseen, ms[0])
		}
	}
	b.shown = Shown{View: b.shown.View}
}

// foresee adds the ghosts of the pieces that are foreseen in p. They are spoken about, and not the last turn, which has no marks meanwhile.
func (d *drawing) foresee(p games.Position) {
	v := &d.shown
	if len(d.foreseen) > 0 {
		v.marks = nil
	}
	for _, m := range d.foreseen {
		steps := d.game.AppendSteps(nil, p, m)
		ghosts, _ := d.ghosts(p, m, &v.View)
		v.Ghosts = append(v.Ghosts, slices.DeleteFunc(ghosts, func(g board.Piece) bool { return !slices.Contains(steps, g.At) })...)
	}
}
