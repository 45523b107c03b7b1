package board

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
)

// motionTicks is the usual time in which the pieces of a computer's ply come to rest.
const motionTicks = 12

// A motion holds the pieces that move on the board.
type motion struct {
	left, ticks int // until it is over, and of all of it
	pieces      []render.MovingPiece
}

// share returns how much of the motion is over: 1 where nothing moves.
func (m *motion) share() float32 {
	if m.left == 0 {
		return 1
	}
	return 1 - float32(m.left)/float32(m.ticks)
}

// ticks returns how long pieces take to come to rest by the settings: 0.1 to 0.25 s.
func (d *drawing) ticks() int {
	switch d.set.Speed {
	case settings.Quick:
		return motionTicks / 2
	case settings.Slow:
		return motionTicks * 5 / 4
	}
	return motionTicks
}

// stirs reports whether something on the board moves by itself.
func (d *drawing) stirs() bool { return d.motion.left > 0 || d.finale.left > 0 }

// stir moves it on by a tick, and the rings of a refusal. The end of a game is shown when the pieces are at rest.
func (d *drawing) stir() {
	if d.hand.pulsing() {
		d.hand.reason.pulse--
	}
	switch {
	case d.motion.left > 0:
		d.motion.left--
	case d.finale.left > 0:
		d.finale.left--
	}
}

// animate lets the pieces that the last ply has laid, moved or given another colour since the position before come in; of a ply of a
// person only the last: what he lays and moves is there at once, he has put it there himself. It takes so many ticks at the usual speed,
// 0 for as many as is usual and none where no piece moves.
func (d *drawing) animate(before games.Position, person bool, least int) {
	if d.still() {
		return
	}
	a, b := d.viewOf(before), d.viewOf(d.position())
	pieces := slices.DeleteFunc(moved(a.Pieces, b.Pieces), func(m render.MovingPiece) bool { return person && !m.Turns })
	ticks := d.ticks()
	if least > 0 {
		ticks = ticks * least / motionTicks
	}
	if len(pieces) > 0 || least > 0 {
		d.motion = motion{left: ticks, ticks: ticks, pieces: pieces}
	}
}

// moved returns how the pieces of a view that differ from those before come in.
func moved(before, after []board.Piece) []render.MovingPiece {
	var ms []render.MovingPiece
	for _, p := range after {
		i := slices.IndexFunc(before, func(q board.Piece) bool { return q.ID == p.ID })
		switch {
		case i < 0:
			ms = append(ms, render.MovingPiece{ID: p.ID, From: board.NoTarget})
		case before[i].At != p.At:
			ms = append(ms, render.MovingPiece{ID: p.ID, From: before[i].At})
		case before[i].Owner != p.Owner:
			ms = append(ms, render.MovingPiece{ID: p.ID, From: board.NoTarget, Turns: true, Was: before[i].Owner})
		}
	}
	return ms
}

// still reports whether nothing moves by itself: the players want it so, or they are elsewhere and would miss it. What has changed is marked
// when they come back.
func (d *drawing) still() bool { return d.set.Still || d.away }

// skipMotion ends what moves as soon as anybody does anything, or nobody is there to see it.
func (d *drawing) skipMotion(u *ui.UI) {
	d.away = u.In.Away
	if in := u.In; in.Away || in.Pressed != 0 || in.Wheel != 0 || len(in.Keys) > 0 || len(in.Typed) > 0 {
		d.motion.left, d.finale.left = 0, 0
	}
}

// moving adds what moves to o.
func (d *drawing) moving(o *render.Overlay) {
	if d.motion.left > 0 {
		o.Moving, o.Moved = d.motion.pieces, d.motion.share()
	} else {
		o.Lights = d.finale.light()
	}
}
