package play

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
)

// motionTicks is how long the pieces of a computer's ply usually take to come to rest.
const motionTicks = 12

// A motion is what moves on the board.
type motion struct {
	left, ticks int // until it is over, and of all of it
	pieces      []render.Moving
	seats       []games.Player                 // whose colour every seat takes over, nil where all keep theirs
	places      [games.MaxPlayers]render.Point // of the pieces that stand for the seats, as they were drawn last
}

// ticks returns how long pieces take to come to rest by the settings: 0.1 to 0.25 s.
func (s *Scene) ticks() int {
	switch s.desk.Settings.Speed {
	case settings.Quick:
		return motionTicks / 2
	case settings.Slow:
		return motionTicks * 5 / 4
	}
	return motionTicks
}

// stirs reports whether something on the board moves by itself.
func (s *Scene) stirs() bool { return s.motion.left > 0 || s.finale.left > 0 }

// stir moves it on by a tick, and the rings of a refusal. The end of a game is shown when the pieces are at rest.
func (s *Scene) stir() {
	if s.pulsing() {
		s.reason.pulse--
	}
	switch {
	case s.motion.left > 0:
		s.motion.left--
	case s.finale.left > 0:
		s.finale.left--
	}
}

// startMotion lets the pieces come in that the last ply has laid or moved since the position before.
func (s *Scene) startMotion(before games.Position) {
	s.startMoving(before, func(render.Moving) bool { return true })
}

// startTurning lets the tiles turn that the last ply has given another colour since the position before. What a person lays and moves is
// there at once: he has put it there himself.
func (s *Scene) startTurning(before games.Position) {
	s.startMoving(before, func(m render.Moving) bool { return m.Turns })
}

// startMoving starts the motions since the position before that pass.
func (s *Scene) startMoving(before games.Position, pass func(render.Moving) bool) {
	if s.still() {
		return
	}
	a, b := s.viewOf(before), s.viewOf(s.position())
	pieces := slices.DeleteFunc(moved(a.Pieces, b.Pieces), func(m render.Moving) bool { return !pass(m) })
	seats := exchanged(a, b, s.game.Info().Players)
	ticks := s.ticks()
	if seats != nil {
		ticks = ticks * swapTicks / motionTicks
	}
	if len(pieces) > 0 || seats != nil {
		s.motion = motion{left: ticks, ticks: ticks, pieces: pieces, seats: seats, places: s.motion.places}
	}
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
		case before[i].Owner != p.Owner:
			ms = append(ms, render.Moving{ID: p.ID, From: board.NoTarget, Turns: true, Was: before[i].Owner})
		}
	}
	return ms
}

// still reports whether nothing moves by itself: the players want it so, or they are elsewhere and would miss it. What has changed is marked
// when they come back.
func (s *Scene) still() bool { return s.desk.Settings.Still || s.away }

// skipMotion ends what moves as soon as anybody does anything, or nobody is there to see it.
func (s *Scene) skipMotion(u *ui.UI) {
	s.away = u.In.Away
	if in := u.In; in.Away || in.Pressed != 0 || in.Wheel != 0 || len(in.Keys) > 0 || len(in.Typed) > 0 {
		s.motion.left, s.finale.left = 0, 0
	}
}

// moving adds what moves to o.
func (s *Scene) moving(o *render.Overlay) {
	if s.motion.left > 0 {
		o.Moving, o.Moved = s.motion.pieces, 1-float32(s.motion.left)/float32(s.motion.ticks)
	} else {
		o.Lights = s.finale.light()
	}
}
