// The list of the best plies in the position shown, with the played one, and the signs for the played turn on the board.

package review

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/match"
	"quintet/games/study/judge"
	"quintet/render"
	"quintet/scenes/boardui"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// candidates lists the best plies in the position shown, and the played one.
type candidates struct {
	game    *game
	pointed int // the line under the pointer, -1 for none
	pinned  int // the line that was clicked or chosen with a key, -1 for none
	told    int // the line that the board was told to play out, -1 for none
	playing int // the line that the board is playing out, -1 for none
	listed  int // how many lines have a row
}

// A candidate is a row of the list.
type candidate struct {
	text   string
	chance float64 // of the player to move
	known  bool    // chance has been searched
	played bool
	line   int   // the index of its line, -1 if the played ply is in none of them
	grade  badge // of a played ply that is in no line
}

// letterUnit is the cell width of a board whose letters are as large as those in the list.
const letterUnit = 35

// candidateHigh is the height of a row and of the heading.
const candidateHigh = 34

// heatHigh is the height of the explanation of the heat map.
const heatHigh = 24

// noteHigh is the height of the note below the played ply, if it does not fit beside the ply.
const noteHigh = 15

// rows returns at most most candidates. If most is over 1 the played one is among them. ok is false while they are not known.
func (c *candidates) rows(most int) (rows []candidate, ok bool) {
	l, ok := c.game.look()
	if !ok || l.Choice == judge.Over {
		return nil, ok
	}
	on := c.game.on()
	n, pos := on.Cursor(), on.Position()
	mover, begun := pos.ToMove(), n > 0 && on.PositionAt(n-1).ToMove() == pos.ToMove()
	lines, _ := c.game.scored()
	for i, line := range lines {
		rows = append(rows, candidate{text: match.TurnText(c.game.rules, pos, line.Moves, begun), chance: line.Chance, known: line.Known, line: i})
	}
	if c.game.tried == nil && n < c.game.match.Len() {
		t := c.game.review.Turn(n)
		text := c.game.played(n, t.End)
		if i := slices.IndexFunc(rows, func(r candidate) bool { return r.text == text }); i >= 0 {
			rows[i].played = true
		} else if after, ok := c.game.review.Look(t.End); ok && most > 1 {
			_, p, _ := c.game.review.Worst(t)
			rows = append(rows[:min(len(rows), most-1)], candidate{text: text, chance: after.Chances[mover], known: true, played: true, line: -1, grade: badgeOf(p)})
		}
	}
	return rows[:min(len(rows), most)], true
}

// draw draws the list into r: a heading that names the player to move, and as many rows of height high as fit, the best ply first.
func (c *candidates) draw(u *ui.UI, r render.Rect, high float32, heat ui.Command) {
	c.pointed = -1
	pos := c.game.on().Position()
	head, r := r.CutTop(high, 0)
	const pad = 10
	wide, beyond := u.ButtonWide(heat, pad), float32(pad) // its label ends at the edge of the column
	if high < candidateHigh {
		heat, wide, beyond = heat.IconOnly(), high+3, 0
		heat.Act = ""
	}
	at, head := head.CutRight(wide-beyond, 2)
	at.W = wide
	u.Button(at, heat)
	words := u.T("review.tomove", c.game.whoIn(pos, pos.ToMove()))
	face := narrowed(u, words, render.TypeButton, head.W)
	u.WriteIn(u.Fit(words, face, head.W), face, head, render.Start, u.Theme.Text)
	if heat.Lit && high == candidateHigh {
		at, r = r.CutBottom(heatHigh, 0)
		u.WriteIn(u.Fit(u.T("review.heat.about"), render.TypeCaption, at.W), render.TypeCaption, at, render.Start, u.Theme.Muted)
	}
	rows, ok := c.fitting(u, r, high)
	if !ok && r.H >= high {
		line, _ := r.CutTop(high, 0)
		u.WriteIn(u.T("review.unjudged"), render.TypeSmall, line, render.Start, u.Theme.Muted)
	}
	for _, x := range rows {
		var at render.Rect
		at, r = r.CutTop(high, 0)
		if u.Over(at) {
			c.pointed = x.line
		}
		if name := "line " + x.letter(); x.line >= 0 {
			c.listed++
			if u.Add(name, at); u.Stop(name, at) || u.Clicked(at) {
				c.pin(x.line)
			}
		}
		x.draw(u, at, x.line >= 0 && x.line == c.playing)
		if r.H >= noteHigh && x.noteBelow(u, at.W) {
			at, r = r.CutTop(noteHigh, 0)
			_, at = at.CutLeft(letterWide, letterGap)
			u.WriteIn(u.T("review.played"), render.TypeCaption, at, render.Start, u.Theme.Muted)
		}
	}
}

// fitting returns as many candidates as fit in r with rows of height high, and with the note below the played one.
func (c *candidates) fitting(u *ui.UI, r render.Rect, high float32) (rows []candidate, ok bool) {
	rows, ok = c.rows(max(0, int(r.H/high)))
	noted := slices.ContainsFunc(rows, func(x candidate) bool { return x.noteBelow(u, r.W) })
	if n := len(rows); n > 2 && noted && r.H < float32(n)*high+noteHigh {
		return c.rows(n - 1)
	}
	return rows, ok
}

// wanted returns the line that the list wants played out, -1 for none.
func (c *candidates) wanted() int {
	if c.pointed >= 0 {
		return c.pointed
	}
	return c.pinned
}

// pin has line i played out until it is pressed again.
func (c *candidates) pin(i int) {
	if c.pinned == i {
		i = -1
	}
	c.pinned = i
}

// letter returns the letter of x, which it also has on the board.
func (x candidate) letter() string { return string(rune('A' + x.line)) }

// The parts of a row: its letter, the chance in figures, and the chance as a bar if there is room.
const (
	letterWide  = 22
	letterGap   = 12
	figuresWide = 48
	figuresGap  = 6
	barWide     = 112
)

// face returns the type of the ply.
func (x candidate) face() render.Type {
	if x.played {
		return render.TypeBody.Medium()
	}
	return render.TypeBody
}

// noteFits reports whether the note that x was played fits beside the ply in the given width.
func (x candidate) noteFits(u *ui.UI, wide float32) bool {
	const apart = 8
	return u.Measure(x.text, x.face())+apart+u.Measure(u.T("review.played"), render.TypeCaption) <= wide
}

// noteBelow reports whether that note is below the ply, in a row of the given width.
func (x candidate) noteBelow(u *ui.UI, wide float32) bool {
	wide -= letterWide + letterGap + figuresWide + figuresGap
	return x.played && wide <= 2*barWide && !x.noteFits(u, wide)
}

// draw draws the row in r: its letter or grade, the ply, and its chance as a bar and in figures.
func (x candidate) draw(u *ui.UI, r render.Rect, lit bool) {
	const high = 10
	tone := x.tone(u)
	if lit || u.Over(r) {
		u.Box(r.Pad(-8, 1), render.Box{Radius: 6, Top: u.Theme.Active})
	}
	at, r := r.CutLeft(letterWide, letterGap)
	disc := at.Place(letterWide, letterWide, render.Middle, render.Middle)
	if x.line < 0 {
		x.grade.draw(u, disc.Centre(), badgeR)
	} else {
		u.Letter(x.line, disc.Centre(), letterUnit)
	}
	at, r = r.CutRight(figuresWide, figuresGap)
	u.WriteIn(chanceText(x.chance, x.known), render.TypeButton, at, render.End, u.Theme.Text)
	if r.W > 2*barWide && !x.known {
		_, r = r.CutRight(barWide, letterGap)
	} else if r.W > 2*barWide {
		at, r = r.CutRight(barWide, letterGap)
		track := at.Place(barWide, high, render.Start, render.Middle)
		u.Box(track, render.Box{Radius: high / 2, Top: u.Theme.QuietGround(true)})
		if track.W = max(high, barWide*float32(x.chance)); x.chance > 0 {
			u.Box(track, render.Box{Radius: high / 2, Top: tone, Line: u.Theme.Rim, Width: 1})
		}
	}
	if x.played && x.noteFits(u, r.W) {
		u.WriteIn(u.T("review.played"), render.TypeCaption, r, render.End, u.Theme.Muted)
	}
	face := narrowed(u, x.text, x.face(), r.W)
	u.WriteIn(u.Fit(x.text, face, r.W), face, r, render.Start, u.Theme.Text)
}

// tone returns the colour of x.
func (x candidate) tone(u *ui.UI) sprites.Color {
	switch {
	case x.line >= 0:
		return render.RankTone(x.line)
	case x.grade.class == judge.Ungraded:
		return u.Theme.Muted
	}
	return x.grade.tone()
}

// narrowed returns face, or a smaller size at which words fit in the given width if there is one.
func narrowed(u *ui.UI, words string, face render.Type, wide float32) render.Type {
	for face.Size > render.TypeCoord.Size && u.Measure(words, face) > wide {
		face.Size--
	}
	return face
}

// markPlayed rings the played turn on b and shows its grade, unless the turn is among the plies with letters. If the turn shares cells with the best
// one only the other cells are ringed, because that part of it was right.
func (c *candidates) markPlayed(u *ui.UI, b *boardui.Board) {
	n := c.game.shown()
	if c.game.tried != nil || n >= c.game.match.Len() || c.playing >= 0 || b.Display.Animating() {
		return
	}
	rows, _ := c.rows(listedMost)
	for _, x := range rows {
		if !x.played || x.line >= 0 {
			continue
		}
		on, right := b.Display.Layout(), c.best(n)
		for i, end := n, c.game.review.Turn(n).End; i < end; i++ {
			for _, at := range c.game.lands(c.game.match.PositionAt(i), c.game.match.Move(i)) {
				if slices.Contains(right, at) {
					continue
				}
				centre, radius := on.Centre(at), on.Unit*0.36
				ring := render.Rect{X: centre.X - radius, Y: centre.Y - radius, W: 2 * radius, H: 2 * radius}
				u.Box(ring.Inset(-1), render.Box{Radius: radius + 1, Line: u.Theme.Rim, Width: 5})
				u.Box(ring, render.Box{Radius: radius, Line: x.tone(u), Width: 3})
				x.grade.paint(u, render.Point{X: centre.X + 0.7*radius, Y: centre.Y - 0.7*radius}, badgeOn(on.Unit), u.Brush.Text)
			}
		}
	}
}

// badgeOn returns the radius of a badge on a board with cells of width unit.
func badgeOn(unit float32) float32 { return max(7, min(badgeR, 0.2*unit)) }

// markMistake puts the grade of the turn that led to the position shown on its piece, at the corner of the cell, if the turn was a mistake. The words
// and the list show the grades of all turns.
func (c *candidates) markMistake(u *ui.UI, b *boardui.Board) {
	at, grade, ok := c.game.mistaken()
	if !ok || c.playing >= 0 || b.Display.Animating() {
		return
	}
	on := b.Display.Layout()
	grade.paint(u, on.Corner(at), badgeOn(on.Unit), u.Brush.Text)
}

// mistaken returns the grade of the turn that led to the position shown, and the cell of its last piece. ok is false if the turn was no mistake or is
// not complete, if something is tried out, and at the end of the game.
func (g *game) mistaken() (at board.Target, grade badge, ok bool) {
	n := g.shown()
	if g.tried != nil || n == 0 || g.match.Over() || g.goesOn(g.review.Turn(n-1)) {
		return board.NoTarget, grade, false
	}
	_, p, judged := g.review.Worst(g.review.Turn(n - 1))
	cells := g.lands(g.match.PositionAt(n-1), g.match.Move(n-1))
	if !judged || p.Class < judge.Inaccuracy || len(cells) == 0 {
		return board.NoTarget, grade, false
	}
	return cells[0], badgeOf(p), true
}

// best returns the cells of the best turn in the position after n plies, as far as it is known; nil if the played turn uses no other cells.
func (c *candidates) best(n int) (cells []board.Target) {
	l, ok := c.game.review.Look(n)
	if !ok || len(l.Lines) == 0 {
		return nil
	}
	p := c.game.match.PositionAt(n).Clone()
	all, _ := c.game.whole(p, l.Lines[0])
	for by := p.ToMove(); len(all) > 0 && !p.Over() && p.ToMove() == by; all = all[1:] {
		cells = append(cells, c.game.lands(p, all[0])...)
		p.Play(all[0])
	}
	for i := n; i < c.game.review.Turn(n).End; i++ {
		if slices.ContainsFunc(c.game.lands(c.game.match.PositionAt(i), c.game.match.Move(i)), func(t board.Target) bool { return !slices.Contains(cells, t) }) {
			return cells
		}
	}
	return nil
}

// listedMost is the most candidates beside a large board.
const listedMost = 4

// lands returns the cells where m places a piece in p: both cells of a piece that covers two.
func (g *game) lands(p games.Position, m games.Move) (cells []board.Target) {
	for _, t := range g.rules.AppendSteps(nil, p, m) {
		if t.IsCell() {
			cells = append(cells, t)
		}
	}
	if len(cells) > 1 && !g.geo.Aim {
		return cells[len(cells)-1:]
	}
	return cells
}
