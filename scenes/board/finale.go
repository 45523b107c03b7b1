package board

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
)

// A finale shows what decided the game, one after the other, before the board rests: a light runs along the winning path or around the
// winning loop, or over everything that counts. Where single cells make the scores these grow with it.
type finale struct {
	left, ticks int // until it is over, and of all of it
	cells       []board.Target
	counts      []board.Count // those of the cells, where they make the scores
}

// The length of a finale in ticks: so many for each cell of a path, of a loop or of a group that counts, and for each piece where all
// count; within bounds.
const (
	ticksOfCell  = 5
	ticksOfLoop  = 14
	ticksOfGroup = 22
	ticksOfPiece = 1
	ticksOfCount = 2
	minFinale    = 30
	maxFinale    = 96
)

// Celebrate shows what decided the game that has just ended.
func (b *Board) Celebrate() {
	d := b.drawing
	v := d.viewOf(d.position())
	cells, each := decisive(v)
	if d.still() || len(cells) == 0 {
		return
	}
	ticks := min(max(len(cells)*each, minFinale), maxFinale) * d.ticks() / motionTicks
	d.finale = finale{left: ticks, ticks: ticks, cells: cells, counts: v.Counts}
}

// decisive returns the cells of a finished game's view to be lit, in order, and the ticks for each of them.
func decisive(v *board.View) (cells []board.Target, each int) {
	if cells = winningPath(v.Links); len(cells) > 0 {
		return cells, ticksOfCell
	}
	for _, l := range v.Loops {
		if l.Winning {
			return append(slices.Clone(l.Corners), l.Corners[0]), ticksOfLoop
		}
	}
	for _, o := range v.Outlines {
		if o.Kind == board.OutlineCounted && o.At.IsCell() {
			cells = append(cells, o.At)
		}
	}
	if len(cells) > 0 {
		return cells, ticksOfGroup
	}
	for _, c := range v.Counts {
		cells = append(cells, c.At)
	}
	if len(cells) > 0 {
		return cells, ticksOfCount
	}
	for _, p := range v.Pieces {
		if !slices.Contains(cells, p.At) {
			cells = append(cells, p.At)
		}
	}
	return cells, ticksOfPiece
}

// winningPath returns the cells that the winning links join, from one end to the other.
func winningPath(links []board.Link) []board.Target {
	beside := map[board.Target][]board.Target{}
	var all []board.Target
	for _, l := range links {
		if !l.Winning {
			continue
		}
		for _, t := range [2]board.Target{l.From, l.To} {
			if !slices.Contains(all, t) {
				all = append(all, t)
			}
		}
		beside[l.From], beside[l.To] = append(beside[l.From], l.To), append(beside[l.To], l.From)
	}
	end := slices.IndexFunc(all, func(t board.Target) bool { return len(beside[t]) == 1 })
	if end < 0 {
		return nil
	}
	path := []board.Target{all[end]}
	for {
		i := slices.IndexFunc(beside[path[len(path)-1]], func(t board.Target) bool { return !slices.Contains(path, t) })
		if i < 0 {
			return path
		}
		path = append(path, beside[path[len(path)-1]][i])
	}
}

// done returns the share of the finale that has been shown: 1 when it is over, or when there is none.
func (f *finale) done() float32 {
	if f.left == 0 {
		return 1
	}
	return 1 - float32(f.left)/float32(f.ticks)
}

// reached returns how many of n things the light has come to.
func (f *finale) reached(n int) int { return min(n, int(f.done()*float32(n))+1) }

// Score returns the score of a seat as the board shows it: during a finale that counts single cells what has been counted.
func (b *Board) Score(player games.Player) int32 {
	f := &b.drawing.finale
	if f.left == 0 || len(f.counts) == 0 {
		return b.shown.View.Seats[player].Score
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
	if f.left == 0 {
		return nil
	}
	at := f.done() * float32(len(f.cells))
	for i, t := range f.cells {
		if ago := at - float32(i); ago >= 0 && ago < glimmer {
			lights = append(lights, render.Light{At: t, Glow: 1 - ago/glimmer})
		}
	}
	return lights
}

// solemn returns v, or a copy, as it is shown during the finale: nothing is dimmed yet, and groups have their numbers when the light has come to them.
func (f *finale) solemn(v *board.View) *board.View {
	if f.left == 0 {
		return v
	}
	w := *v
	w.Marks = slices.DeleteFunc(slices.Clone(v.Marks), func(m board.Mark) bool { return m.Kind == board.MarkVeil })
	reached := f.cells[:f.reached(len(f.cells))]
	w.Outlines = slices.DeleteFunc(slices.Clone(v.Outlines), func(o board.Outline) bool {
		return o.Kind == board.OutlineCounted && o.At.IsCell() && !slices.Contains(reached, o.At)
	})
	return &w
}
