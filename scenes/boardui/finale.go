// The animation at the end of a game: what it highlights and how long each part takes.

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
)

// A finale shows what decided the game, before the board rests and the verdict is told. All of it is a function of the ticks that have passed:
// the board holds still, what does not count steps back, then the winning path or loop draws itself, or a light comes to everything that
// counts. Where single cells make the scores these grow with it, and nothing steps back: every cell is worth the same to its seat.
type finale struct {
	left   int // ticks until it is over; 0 for none
	pace   float32
	draws  float32        // for how many ticks something draws itself
	parts  float32        // stretches of the path, or cells of the loop
	cells  []board.Target // that a light comes to
	counts []board.Count  // those of the cells, where they make the scores
}

// The parts of a finale, in ticks at the usual pace.
const (
	holdTicks = 15 // nothing happens: 250 ms
	dimTicks  = 24 // what does not count steps back: 400 ms
	riseTicks = 14 // the verdict rises: 240 ms

	ticksOfCell  = 4.2 // of a path or a loop: 70 ms
	ticksOfGroup = 22
	ticksOfCount = 2
	mostDraw     = 150
)

// ShowFinale shows what decided the game that has just ended. A game that the rules have not ended has nothing to draw.
func (d *Display) ShowFinale() {
	if d.motionOff() {
		return
	}
	f := finale{pace: motionTicks / float32(d.motionTime())}
	if p := d.model.position(); p.Over() {
		f.decide(d.model.viewOf(p))
	}
	f.draws = min(f.draws, mostDraw)
	f.left = int(f.length()/f.pace + 0.999)
	d.finale = f
}

// decide finds out what is to be drawn of a finished game's view, and how long that takes.
func (f *finale) decide(v *board.View) {
	if path, loop := v.WinningPath(), v.WinningLoop(); path != nil {
		f.parts = float32(len(path)) + 1
	} else if loop != nil {
		f.parts = 4 * float32(loop.Label)
	}
	if f.draws = f.parts * ticksOfCell; f.draws > 0 {
		return
	}
	for _, o := range v.Outlines {
		if o.Kind == board.OutlineCounted && o.At.IsCell() {
			f.cells = append(f.cells, o.At)
		}
	}
	f.draws = float32(len(f.cells)) * ticksOfGroup
	if f.draws > 0 {
		return
	}
	f.counts = v.Counts
	for _, c := range v.Counts {
		f.cells = append(f.cells, c.At)
	}
	f.draws = float32(len(f.cells)) * ticksOfCount
}

// length returns how many ticks all of it takes at the usual pace.
func (f *finale) length() float32 { return f.risesAt() + riseTicks }

// risesAt returns the tick at which the verdict begins to rise.
func (f *finale) risesAt() float32 {
	if f.draws == 0 { // the players know how the game has ended: one of them has ended it
		return 0
	}
	return f.begins() + f.draws
}

// begins returns the tick at which what decided the game begins to draw itself.
func (f *finale) begins() float32 {
	if len(f.counts) > 0 {
		return holdTicks
	}
	return holdTicks + dimTicks
}

// passed returns the share that has passed of what begins at a tick and takes so many.
func (f *finale) passed(from, ticks float32) float32 {
	if f.left == 0 {
		return 1
	}
	return max(0, min((f.length()-float32(f.left)*f.pace-from)/ticks, 1))
}

// dimmed returns how far what does not count has stepped back.
func (f *finale) dimmed() float32 { return f.passed(holdTicks, dimTicks) }

// drawn returns the share of what draws itself that is drawn.
func (f *finale) drawn() float32 { return f.passed(f.begins(), max(f.draws, 1)) }

// shown returns how much is to be drawn; nil for all of it.
func (f *finale) shown() *render.Finale {
	if f.left == 0 {
		return nil
	}
	return &render.Finale{Dim: f.dimmed(), Drawn: f.drawn() * f.parts, Bright: f.passed(f.risesAt(), riseTicks)}
}

// Verdict returns how far the verdict on the game has risen, from 0 to 1. told is false before everything is drawn and counted; from then on a part
// of it is in sight.
func (d *Display) Verdict() (risen float32, told bool) {
	f := &d.finale
	if f.left > 0 && f.length()-float32(f.left)*f.pace < f.risesAt() {
		return 0, false
	}
	const first = 1 // tick, which has passed when it is first drawn
	back := 1 - f.passed(f.risesAt()-first, riseTicks)
	return 1 - back*back, true
}

// reached returns how many of n things the light has come to.
func (f *finale) reached(n int) int { return min(n, int(f.drawn()*float32(n))) }

// Score returns the score of a seat as the board shows it: during a finale that counts single cells what has been counted.
func (d *Display) Score(player games.Player) int32 {
	f := &d.finale
	if f.left == 0 || len(f.counts) == 0 {
		return d.shown.View.Seats[player].Score
	}
	n := int32(0)
	for _, c := range f.counts[:f.reached(len(f.counts))] {
		if int(c.Seat) == int(player) {
			n++
		}
	}
	return n
}

// glimmer is the number of cells behind the light that still glow.
const glimmer = 3

// light returns what glows now: the cell the light has come to, and fading those before.
func (f *finale) light() (lights []render.Light) {
	if f.left == 0 || f.drawn() == 0 {
		return nil
	}
	at := f.drawn() * float32(len(f.cells)+glimmer)
	for i, t := range f.cells {
		if ago := at - float32(i); ago >= 0 && ago < glimmer {
			lights = append(lights, render.Light{At: t, Glow: 1 - ago/glimmer})
		}
	}
	return lights
}

// reveal returns v, or a copy, as it is shown during the finale: once the rest has begun to step back, a group is outlined and has its number
// when the light has come to it.
func (f *finale) reveal(v *board.View) *board.View {
	if f.left == 0 || len(f.cells) == 0 || f.dimmed() == 0 {
		return v
	}
	w := *v
	reached := f.cells[:f.reached(len(f.cells))]
	w.Outlines = slices.DeleteFunc(slices.Clone(v.Outlines), func(o board.Outline) bool {
		return o.Kind == board.OutlineCounted && o.At.IsCell() && !slices.Contains(reached, o.At)
	})
	return &w
}
