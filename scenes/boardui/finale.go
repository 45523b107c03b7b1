// The animation at the end of a game (finale): what it highlights (decide), how long each part takes, and what the board shows meanwhile: the dimmed
// board, the moving light, the counted scores and the rising verdict. Change its timing here. Package render draws it.

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
)

// A finale shows what decided the game before the verdict is told. Everything is a function of the ticks since its start: first nothing happens, then
// what does not count is dimmed, then the winning path or loop is drawn, or a light visits everything that counts. If single cells make the scores,
// the scores grow with the light and nothing is dimmed, because all cells are worth the same.
type finale struct {
	left   int // remaining ticks; 0 for none
	pace   float32
	draws  float32        // ticks for drawing
	parts  float32        // sections of the path, or cells of the loop
	cells  []board.Target // visited by the light
	counts []board.Count  // the counts of cells, if they make the scores
}

// The parts of a finale, in ticks at normal speed.
const (
	holdTicks = 15 // nothing happens: 250 ms
	dimTicks  = 24 // what does not count is dimmed: 400 ms
	riseTicks = 14 // the verdict rises: 240 ms

	ticksOfCell  = 4.2 // of a path or a loop: 70 ms
	ticksOfGroup = 22
	ticksOfCount = 2
	maxDraw      = 150
)

// ShowFinale starts the finale of the game that has just ended. If the rules have not ended it there is nothing to draw.
func (d *Display) ShowFinale() {
	if d.motionOff() {
		return
	}
	f := finale{pace: motionTicks / float32(d.motionTime())}
	if p := d.model.position(); p.Over() {
		f.decide(d.model.viewOf(p))
	}
	f.draws = min(f.draws, maxDraw)
	f.left = int(f.length()/f.pace + 0.999)
	d.finale = f
}

// decide sets what is drawn of v, the view of a finished game, and how long that takes.
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

// length returns the total ticks at normal speed.
func (f *finale) length() float32 { return f.verdictStart() + riseTicks }

// verdictStart returns the tick at which the verdict begins to rise.
func (f *finale) verdictStart() float32 {
	if f.draws == 0 { // a player has ended the game: there is nothing to show first
		return 0
	}
	return f.drawStart() + f.draws
}

// drawStart returns the tick at which drawing begins.
func (f *finale) drawStart() float32 {
	if len(f.counts) > 0 {
		return holdTicks
	}
	return holdTicks + dimTicks
}

// fraction returns the fraction that is over of a part that begins at from and takes ticks.
func (f *finale) fraction(from, ticks float32) float32 {
	if f.left == 0 {
		return 1
	}
	return max(0, min((f.length()-float32(f.left)*f.pace-from)/ticks, 1))
}

// dimmed returns how far what does not count is dimmed, from 0 to 1.
func (f *finale) dimmed() float32 { return f.fraction(holdTicks, dimTicks) }

// drawn returns how much is drawn, from 0 to 1.
func (f *finale) drawn() float32 { return f.fraction(f.drawStart(), max(f.draws, 1)) }

// shown returns the state of the finale for painting, nil after its end.
func (f *finale) shown() *render.Finale {
	if f.left == 0 {
		return nil
	}
	return &render.Finale{Dim: f.dimmed(), Drawn: f.drawn() * f.parts, Bright: f.fraction(f.verdictStart(), riseTicks)}
}

// Verdict returns how far the verdict has risen, from 0 to 1. told is false until everything is drawn and counted; from then on risen is above 0.
func (d *Display) Verdict() (risen float32, told bool) {
	f := &d.finale
	if f.left > 0 && f.length()-float32(f.left)*f.pace < f.verdictStart() {
		return 0, false
	}
	const first = 1 // one tick has passed when it is first painted
	back := 1 - f.fraction(f.verdictStart()-first, riseTicks)
	return 1 - back*back, true
}

// visited returns how many of n things the light has visited.
func (f *finale) visited(n int) int { return min(n, int(f.drawn()*float32(n))) }

// Score returns the score of a seat as shown: during a finale that counts cells, what has been counted so far.
func (d *Display) Score(player games.Player) int32 {
	f := &d.finale
	if f.left == 0 || len(f.counts) == 0 {
		return d.shown.View.Seats[player].Score
	}
	n := int32(0)
	for _, c := range f.counts[:f.visited(len(f.counts))] {
		if int(c.Seat) == int(player) {
			n++
		}
	}
	return n
}

// glimmer is the number of cells that glow behind the light.
const glimmer = 3

// light returns the glowing cells: the one that the light has reached, and fading ones behind it.
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

// reveal returns v as shown during the finale, a copy if it differs: once dimming has begun, groups have an outline and a number only after the light
// has reached them.
func (f *finale) reveal(v *board.View) *board.View {
	if f.left == 0 || len(f.cells) == 0 || f.dimmed() == 0 {
		return v
	}
	w := *v
	reached := f.cells[:f.visited(len(f.cells))]
	w.Outlines = slices.DeleteFunc(slices.Clone(v.Outlines), func(o board.Outline) bool {
		return o.Kind == board.OutlineCounted && o.At.IsCell() && !slices.Contains(reached, o.At)
	})
	return &w
}
