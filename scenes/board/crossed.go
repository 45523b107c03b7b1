package board

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// Cross shows m, legal in the position that the board begins with, as a ghost with a cross for as long as nothing has been tried instead.
func (b *Sandbox) Cross(m games.Move) {
	b.drawing.passed = m
	b.shown = Shown{View: b.shown.View}
}

// crossOut adds the ply that is crossed out to what is shown of p. Its ghost gives way to what is pointed at.
func (d *drawing) crossOut(p games.Position) {
	v := &d.shown
	if d.passed == games.NoMove || d.match.Cursor() > 0 || v.line || v.lens {
		return
	}
	v.marks = slices.Concat(v.marks, marked(board.MarkPassed, d.lines.lands(p, d.passed)...))
	if v.Move == games.NoMove && len(v.path) == 0 && v.half == board.NoTarget {
		v.Ghosts, _ = d.ghosts(p, d.passed, &v.View)
	}
}
