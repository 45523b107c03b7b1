// What a board does when the position changes: drops half-entered input, plays sounds and animates the pieces.

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/match"
	"quintet/render"
	"quintet/render/sound"
	"quintet/scenes/data/settings"
	"quintet/scenes/ui"
)

// Arrive prepares for the current position of m after any change: input and hints for the previous one are dropped.
func (b *Board) Arrive(m *match.Match) {
	b.model.match = m
	b.Display.arrive()
	b.Hand.arrive()
}

// arrive ends what belongs to another position.
func (d *Display) arrive() {
	d.motion.left, d.finale.left = 0, 0
	if d.Lines.lines != nil {
		d.Lines.Show(Analysis{})
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

// materials holds the sound of a piece that is laid, by the surface of the board.
var materials = map[board.Surface]sound.Sound{
	board.Plain: sound.Wood, board.Octagons: sound.Wood, board.Checker: sound.Disc,
	board.Wood: sound.Tile, board.Tiles: sound.Wood, board.Felt: sound.Stone,
}

// Sounds returns what is to be heard of what has changed since the position before. There is nothing for a
// pointer that moves about or for looking at the past: only what someone has done to the board sounds.
func (d *Display) Sounds(before games.Position) []sound.Sound {
	return soundsOf(d.model.viewOf(before), d.model.viewOf(d.model.position()), materials[d.model.geo.Surface])
}

// soundsOf returns the sounds of a change of the view: a piece that is laid or moves, and links that are cut or tiles that change their
// colour.
func soundsOf(before, after *board.View, laid sound.Sound) []sound.Sound {
	var first, second sound.Sound
	for _, m := range moved(before.Pieces, after.Pieces) {
		switch {
		case m.Turns:
			second = sound.Flip
		case m.From != board.NoTarget:
			first = sound.Slide
		case first == sound.None:
			first = laid
		}
	}
	for _, l := range before.Links {
		if l.Via != board.NoTarget && !slices.ContainsFunc(after.Links, func(k board.Link) bool { return k.From == l.From && k.To == l.To }) {
			second = sound.Cut
		}
	}
	return slices.DeleteFunc([]sound.Sound{first, second}, func(s sound.Sound) bool { return s == sound.None })
}

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

// Animate lets the pieces come in that the last ply has laid, moved or given another colour since the position before; of a ply of a person
// only the last: what he lays and moves is there at once, he has put it there himself. least bounds the ticks of that from below, at the
// usual speed, also where no piece moves; 0 sets no bound.
func (d *Display) Animate(before games.Position, person bool, least int) {
	if d.motionOff() {
		return
	}
	pieces := moved(d.model.viewOf(before).Pieces, d.model.viewOf(d.model.position()).Pieces)
	pieces = slices.DeleteFunc(pieces, func(m render.MovingPiece) bool { return person && !m.Turns })
	ticks := d.motionTime()
	if least > 0 {
		ticks = ticks * least / motionTicks
	}
	if len(pieces) > 0 || least > 0 {
		d.motion = motion{left: ticks, ticks: ticks, pieces: pieces}
	}
}

// motionTime returns how long pieces take to come to rest by the settings: 0.1 to 0.25 s.
func (d *Display) motionTime() int {
	switch d.model.settings.Speed {
	case settings.Quick:
		return motionTicks / 2
	case settings.Slow:
		return motionTicks * 5 / 4
	}
	return motionTicks
}

// motionOff reports whether nothing moves by itself: the players want it so, or they are elsewhere and would miss it. What has changed is marked
// when they come back.
func (d *Display) motionOff() bool { return d.model.settings.Still || d.away }

// SkipMotion ends what moves as soon as anybody does anything, or no one is there to see it.
func (d *Display) SkipMotion(u *ui.UI) {
	d.away = u.In.Away
	in := u.In
	if d.Animating() && (in.Away || in.Pressed != 0 || in.Wheel != 0 || len(in.Keys) > 0 || len(in.Typed) > 0) {
		d.motion.left, d.finale.left = 0, 0
	}
}

// Moving returns how much of what moves on the board has been shown. ok is false where no piece moves.
func (d *Display) Moving() (share float32, ok bool) { return d.motion.share(), d.motion.left > 0 }

// Animating reports whether something on the board moves by itself: pieces, or the light on what decided the game.
func (d *Display) Animating() bool { return d.motion.left > 0 || d.finale.left > 0 }

// advance moves on by a tick what moves by itself. The end of a game is shown when the pieces are at rest.
func (d *Display) advance() {
	d.Lines.advance()
	switch {
	case d.motion.left > 0:
		d.motion.left--
	case d.finale.left > 0:
		d.finale.left--
	}
}

// addMotion adds what moves to o.
func (d *Display) addMotion(o *render.Overlay) {
	if d.motion.left > 0 {
		o.Moving, o.Moved = d.motion.pieces, d.motion.share()
	} else {
		o.Lights = d.finale.light()
	}
	o.Finale = d.finale.shown()
}
