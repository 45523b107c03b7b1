// Handles a change of the position: drops unfinished input (Arrive), chooses the sounds (soundsOf), and animates the pieces that arrive, move or
// change their owner (motion, Animate). Change the sounds and the duration of animations here. finale.go animates the end of a game.

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

// Arrive prepares for the current position of m after any change. It drops input and hints for the previous position.
func (b *Board) Arrive(m *match.Match) {
	b.model.match = m
	b.Display.arrive()
	b.Hand.arrive()
}

// arrive ends animations and the analysis of the previous position.
func (d *Display) arrive() {
	d.motion.left, d.finale.left = 0, 0
	if d.Lines.lines != nil {
		d.Lines.Show(Analysis{})
	}
}

// moved returns the pieces in after that are new, have moved or have another owner, and how each of them arrives.
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

// placingSounds holds the sound of placing a piece for each surface.
var placingSounds = map[board.Surface]sound.Sound{
	board.Plain: sound.Wood, board.Octagons: sound.Wood, board.Checker: sound.Disc,
	board.Wood: sound.Tile, board.Tiles: sound.Wood, board.Felt: sound.Stone,
}

// Sounds returns the sounds of the change since before. Call it only for plies, not for moving through the game.
func (d *Display) Sounds(before games.Position) []sound.Sound {
	return soundsOf(d.model.viewOf(before), d.model.viewOf(d.model.position()), placingSounds[d.model.geo.Surface])
}

// soundsOf returns the sounds of the change from before to after: of a piece that is placed or slides, and of cut links or pieces that change their
// owner.
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

// motionTicks is how long the pieces of a computer's ply take to arrive at normal speed.
const motionTicks = 12

// A motion is the animation of a ply.
type motion struct {
	left, ticks int // remaining and total time
	pieces      []render.MovingPiece
}

// share returns how much of the motion is over, 1 if nothing moves.
func (m *motion) share() float32 {
	if m.left == 0 {
		return 1
	}
	return 1 - float32(m.left)/float32(m.ticks)
}

// Animate animates the pieces that the last ply placed, moved or gave another owner. For a person only changes of owner are animated: everything else
// was put there by hand. least is the minimal number of ticks at normal speed, even if no piece moves; 0 for none.
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

// motionTime returns how long pieces take to arrive at the speed in the settings: 0.1 to 0.25 s.
func (d *Display) motionTime() int {
	switch d.model.settings.Speed {
	case settings.Quick:
		return motionTicks / 2
	case settings.Slow:
		return motionTicks * 5 / 4
	}
	return motionTicks
}

// motionOff reports whether nothing is animated: the players want no motion, or they are away and would miss it. Marks show what changed when they
// are back.
func (d *Display) motionOff() bool { return d.model.settings.ReducedMotion || d.unfocused }

// SkipMotion ends all animation at any input, or when the window loses its focus. Call it at the beginning of each pass; without
// input it does nothing.
func (d *Display) SkipMotion(u *ui.UI) {
	if !u.Live() {
		return
	}
	d.unfocused = u.In.Unfocused
	in := u.In
	if d.Animating() && (in.Unfocused || in.Pressed != 0 || in.Wheel != 0 || len(in.Keys) > 0 || len(in.Typed) > 0) {
		d.motion.left, d.finale.left = 0, 0
	}
}

// Moving returns how much of the motion of pieces is over. ok is false if none moves.
func (d *Display) Moving() (share float32, ok bool) { return d.motion.share(), d.motion.left > 0 }

// Animating reports whether pieces or the finale are animated.
func (d *Display) Animating() bool { return d.motion.left > 0 || d.finale.left > 0 }

// advance advances all animation by one tick. The finale begins when the pieces have arrived.
func (d *Display) advance() {
	d.Lines.advance()
	switch {
	case d.motion.left > 0:
		d.motion.left--
	case d.finale.left > 0:
		d.finale.left--
	}
}

// addMotion adds the animation to o.
func (d *Display) addMotion(o *render.Overlay) {
	if d.motion.left > 0 {
		o.Moving, o.Moved = d.motion.pieces, d.motion.share()
	} else {
		o.Lights = d.finale.light()
	}
	o.Finale = d.finale.shown()
}
