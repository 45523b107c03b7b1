package play

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/ui"
)

// motionTicks is how long the pieces of a computer's ply take to come to rest.
const motionTicks = 12

// A motion is what moves on the board.
type motion struct {
	left   int // ticks until it is over
	pieces []render.Moving
}

// startMotion lets the pieces come in that the last ply has laid or moved since the position before.
func (s *Scene) startMotion(before games.Position) {
	if s.desk.Settings.Still {
		return
	}
	var a, b board.View
	a.Reset()
	b.Reset()
	s.game.AppendView(&a, before, nil)
	s.game.AppendView(&b, s.position(), nil)
	s.motion = motion{left: motionTicks, pieces: moved(a.Pieces, b.Pieces)}
}

// moved returns how the pieces of a view that differ from those before come in.
func moved(before, after []board.Piece) []render.Moving {
	var ms []render.Moving
	for _, p := range after {
		i := slices.IndexFunc(before, func(q board.Piece) bool { return q.ID == p.ID })
		switch {
		case i < 0:
			ms = append(ms, render.Moving{ID: p.ID, From: board.NoTarget})
		case before[i].At != p.At:
			ms = append(ms, render.Moving{ID: p.ID, From: before[i].At})
		}
	}
	return ms
}

// skipMotion ends what moves as soon as anybody does anything.
func (s *Scene) skipMotion(u *ui.UI) {
	if in := u.In; in.Pressed != 0 || in.Wheel != 0 || len(in.Keys) > 0 || len(in.Typed) > 0 {
		s.motion.left = 0
	}
}

// moving adds what moves to o.
func (s *Scene) moving(o *render.Overlay) {
	if s.motion.left > 0 {
		o.Moving, o.Moved = s.motion.pieces, 1-float32(s.motion.left)/motionTicks
	}
}
