// Shows an analysis on the board (Lines): letters on the proposed plies, the heat map, and one line of expected play at a time, ply by ply, as ghosts
// with numbers. A click on a letter plays the line up to it. Change here how letters, heat and lines look. review/analysis.go makes the Analysis from
// the judge's search.

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/ui"
)

// An Analysis holds what the board shows of the analysis of a position.
type Analysis struct {
	Lines [][]games.Move         // the proposed plies, best first, each with the play expected after it
	Heat  map[games.Move]float64 // the quality of each ply, from 0 to 1 for the best; nil for no heat map
}

// lineTicks is the time between two plies of a playing line, in ticks.
const lineTicks = 42

// A line is a proposed ply and the play expected after it.
type line struct {
	moves     []games.Move
	positions []games.Position // before each ply and after the last
	turnLen   int              // number of plies in the first turn
}

// A stage is a ply of a line.
type stage struct{ line, ply int }

// Lines shows an Analysis on a board: letters on the proposed plies, and one line at a time as ghosts: the line whose letter the pointer is on, or
// the line set by PointAt. A line starts with its first ply and continues by itself until someone steps through it.
type Lines struct {
	display     *Display
	lines       []line
	letters     []render.Letter // on the plies of the first turns
	stages      []stage         // the ply of each letter
	heat        []render.Heat
	selected    int // the line set by PointAt, -1 for none
	playingLine int // the playing line, -1 for none
	step        int // number of its plies that are shown, at least 1
	pause       int // ticks until the next ply, 0 if it waits for Step
}

// Show shows a until the position changes.
func (l *Lines) Show(a Analysis) {
	*l = Lines{display: l.display, selected: l.selected, playingLine: -1}
	for i, moves := range a.Lines {
		l.add(i, moves)
	}
	l.setHeat(a.Heat)
}

// add adds line i.
func (l *Lines) add(i int, moves []games.Move) {
	p := l.display.model.position()
	x := line{moves: moves, positions: []games.Position{p}}
	for n, m := range moves {
		if n == x.turnLen && p.ToMove() == l.display.model.position().ToMove() {
			if letter, ok := l.letterOf(i, p, m); ok {
				l.letters, l.stages = append(l.letters, letter), append(l.stages, stage{i, n})
			}
			x.turnLen++
		}
		p = p.Clone()
		p.Play(m)
		x.positions = append(x.positions, p)
	}
	l.lines = append(l.lines, x)
}

// setHeat sets the heat map: each cell gets the best share of the plies on it, see spreadHeat.
func (l *Lines) setHeat(shares map[games.Move]float64) {
	best := map[board.Target]float32{}
	for m, share := range shares {
		for _, t := range l.landingCells(l.display.model.position(), m) {
			best[t] = max(best[t], float32(share))
		}
	}
	for i := range l.display.model.geo.Cells {
		if share, ok := best[board.Target(i)]; ok {
			l.heat = append(l.heat, render.Heat{At: board.Target(i), Share: share})
		}
	}
	spreadHeat(l.heat)
}

// spreadHeat stretches the shares if all plies are almost as good as the best: the worst gets a low share, and the best keeps its own.
func spreadHeat(hs []render.Heat) {
	const low, same = 0.3, 0.01
	least, most := float32(1), float32(0)
	for _, h := range hs {
		least, most = min(least, h.Share), max(most, h.Share)
	}
	if least <= low || most-least < same {
		return
	}
	for i := range hs {
		hs[i].Share = low + (most-low)*(hs[i].Share-least)/(most-least)
	}
}

// stepCells returns the cells that are pointed at to play m in p.
func (l *Lines) stepCells(p games.Position, m games.Move) []board.Target {
	return slices.DeleteFunc(l.display.model.game.AppendSteps(nil, p, m), func(t board.Target) bool { return !t.IsCell() })
}

// landingCells returns the cells on which m in p puts its piece: both of a tile, else the one where the piece arrives.
func (l *Lines) landingCells(p games.Position, m games.Move) []board.Target {
	cells := l.stepCells(p, m)
	if len(cells) > 1 && !l.display.model.geo.Aim {
		return cells[len(cells)-1:]
	}
	return cells
}

// letterOf returns the letter of m in p, a ply of line i. ok is false if m is played by a button and has no cell.
func (l *Lines) letterOf(i int, p games.Position, m games.Move) (x render.Letter, ok bool) {
	x = render.Letter{Rank: i, At: l.stepCells(p, m), Owner: l.display.model.viewOf(p).Seats[p.ToMove()].Colour}
	if len(x.At) > 1 && !l.display.model.geo.Aim {
		q := p.Clone()
		q.Play(m)
		for _, piece := range l.display.model.viewOf(q).Pieces {
			if piece.At == x.At[len(x.At)-1] {
				x.Heading = piece.Facing
			}
		}
	}
	return x, len(x.At) > 0
}

// lineAt returns the best line with a letter at t, -1 for none.
func (l *Lines) lineAt(t board.Target) int {
	for i, x := range l.letters {
		if l.letterIsAt(x, t) {
			return l.stages[i].line
		}
	}
	return -1
}

// letterIsAt reports whether x is at t.
func (l *Lines) letterIsAt(x render.Letter, t board.Target) bool {
	if l.display.model.geo.Aim {
		return slices.Contains(x.At, t)
	}
	return x.At[len(x.At)-1] == t
}

// movesAt returns the plies that a click on the letter at t plays: its line up to the letter. If several lines have a letter there the playing one
// comes first, then the best. It is nil if there is no letter.
func (l *Lines) movesAt(t board.Target) (plies []games.Move) {
	for i, x := range l.letters {
		at := l.stages[i]
		if mine := at.line == l.playingLine; l.letterIsAt(x, t) && (mine || plies == nil) {
			if plies = l.lines[at.line].moves[:at.ply+1]; mine {
				break
			}
		}
	}
	return plies
}

// point plays the line set by PointAt, else the one with a letter at hover. The wheel over the board steps through it.
func (l *Lines) point(u *ui.UI, hover board.Target) {
	on := l.selected
	if on < 0 || on >= len(l.lines) {
		on = l.lineAt(hover)
	}
	if on != l.playingLine {
		if l.playingLine, l.step, l.pause = on, 1, lineTicks; l.display.model.settings.ReducedMotion {
			l.pause = 0
		}
	}
	if u.Free() && l.display.layout.Slab.Contains(u.Pointer()) {
		switch {
		case u.In.Wheel > 0:
			l.Step(-1)
		case u.In.Wheel < 0:
			l.Step(1)
		}
	}
}

// PointAt plays line i as if the pointer were on its letter, for example while it is on the row of the line in a list; -1 for none.
func (l *Lines) PointAt(i int) { l.selected = i }

// Playing returns the playing line and how many of its plies are shown. ok is false if none plays.
func (l *Lines) Playing() (i, plies int, ok bool) { return l.playingLine, l.step, l.playing() }

// playing reports whether a line plays.
func (l *Lines) playing() bool { return l.playingLine >= 0 && !l.display.ThreatViewOn() }

// Step moves the playing line by that many plies and stops it there. It reports whether a line plays.
func (l *Lines) Step(by int) bool {
	if !l.playing() {
		return false
	}
	l.step, l.pause = max(1, min(l.step+by, len(l.lines[l.playingLine].moves))), 0
	return true
}

// advance counts a tick of the playing line.
func (l *Lines) advance() {
	if !l.advancing() {
		return
	}
	if l.pause--; l.pause == 0 {
		l.step++
		l.pause = lineTicks
	}
}

// advancing reports whether the playing line continues by itself.
func (l *Lines) advancing() bool {
	return l.playing() && l.pause > 0 && l.step < len(l.lines[l.playingLine].moves)
}

// shown returns the ply of the playing line that is shown last, and the position before it. ok is false if no line plays.
func (l *Lines) shown() (p games.Position, m games.Move, ok bool) {
	if !l.playing() {
		return nil, games.NoMove, false
	}
	x := &l.lines[l.playingLine]
	return x.positions[l.step-1], x.moves[l.step-1], true
}

// visibleLetters returns the letters to paint. The pieces of a playing line have numbers instead. During its first turn the other letters on free
// cells stay, so that they can be pointed at next, unless PointAt has set the line.
func (l *Lines) visibleLetters() (all []render.Letter) {
	if l.display.ThreatViewOn() {
		return nil
	}
	if !l.playing() {
		return l.letters
	}
	x, all := &l.lines[l.playingLine], l.stepLetters()
	if l.step > x.turnLen || l.playingLine == l.selected {
		return all
	}
	taken := l.laidCells(x)
	for i, letter := range l.letters {
		if l.stages[i].line != l.playingLine && !slices.ContainsFunc(letter.At, func(t board.Target) bool { return slices.Contains(taken, t) }) {
			all = append(all, letter)
		}
	}
	return all
}

// laidCells returns the cells of the plies of x that are shown.
func (l *Lines) laidCells(x *line) (all []board.Target) {
	for i, m := range x.moves[:l.step] {
		all = append(all, l.landingCells(x.positions[i], m)...)
	}
	return all
}

// visibleHeat returns the heat map, which a playing line hides.
func (l *Lines) visibleHeat() []render.Heat {
	if l.playing() || l.display.ThreatViewOn() {
		return nil
	}
	return l.heat
}

// stepLetters returns the numbers of the shown plies of the playing line. The first ply alone has a number only if PointAt has set the line, because
// then the letters are hidden. A cell has the number of the last ply on it.
func (l *Lines) stepLetters() (all []render.Letter) {
	x, taken := &l.lines[l.playingLine], map[board.Target]bool{}
	for i := l.step - 1; i >= 0 && (l.step > 1 || l.playingLine == l.selected); i-- {
		letter, ok := l.letterOf(l.playingLine, x.positions[i], x.moves[i])
		if !ok || taken[letter.At[len(letter.At)-1]] {
			continue
		}
		taken[letter.At[len(letter.At)-1]] = true
		letter.Step = i + 1
		all = append(all, letter)
	}
	return all
}

// ghostEarlier makes ghosts of the pieces that the playing line placed or moved before the ply shown last. Other changes stay, except the sizes of
// groups, which would be mistaken for numbers of plies.
func (l *Lines) ghostEarlier(v *Shown) {
	if !l.playing() {
		return
	}
	v.View.Outlines = v.View.Outlines[:0]
	before, laid := l.display.model.viewOf(l.display.model.position()).Pieces, l.laidCells(&l.lines[l.playingLine])
	v.Ghosts = slices.DeleteFunc(v.Ghosts, func(p board.Piece) bool { return !slices.Contains(laid, p.At) })
	v.View.Pieces = slices.DeleteFunc(v.View.Pieces, func(p board.Piece) bool {
		there := slices.ContainsFunc(before, func(q board.Piece) bool { return p.ID == q.ID && p.At == q.At && p.To == q.To })
		if there || !slices.Contains(laid, p.At) {
			return false
		}
		if !slices.ContainsFunc(v.Ghosts, func(q board.Piece) bool { return p.ID == q.ID }) {
			p.Open = false
			v.Ghosts = append(v.Ghosts, p)
		}
		return true
	})
}
