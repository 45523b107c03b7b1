// The list of the best plies in the position shown (candidates), with the ply that was played next in the game: its rows, their bars, and
// variants for small windows. Also marks on the board: the turn played next, with its grade (markPlayed), and the grade of the turn that led to
// the position shown, if that was a mistake (markMistake). Change here what a row shows (element).

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
	asked   int // the line that the board was asked to play out, -1 for none
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

// The heights of a row and of the heading: beside a large board, and in a small window.
const (
	candidateHigh = 34
	smallHigh     = 27
)

// The background of a row extends beyond the column by rowOverhang, and ends rowInset before the rows above and below.
const (
	rowOverhang = 8
	rowInset    = 1
)

// rows returns the candidates, the best first. The played one is the last one if it is in no line. ok is false while they are not known.
func (c *candidates) rows() (rows []candidate, ok bool) {
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
		text, next := c.game.played(n, t.End), c.game.match.PositionAt(t.End)
		same := func(r candidate) bool { return r.text == text || judge.LeadsTo(pos, lines[r.line].Moves, next) }
		if i := slices.IndexFunc(rows, same); i >= 0 {
			rows[i].played = true
		} else if after, ok := c.game.review.Look(t.End); ok {
			_, p, _ := c.game.review.Worst(t)
			rows = append(rows, candidate{text: text, chance: after.Chances[mover], known: true, played: true, line: -1, grade: badgeOf(p)})
		}
	}
	return rows, true
}

// limited returns the first n of rows. If keepLast is set and n is over 1, the last row takes the place of the last of these.
func limited(rows []ui.Element, n int, keepLast bool) []ui.Element {
	if last := len(rows) - 1; 1 < n && n <= last && keepLast {
		return append(slices.Clone(rows[:n-1]), rows[last])
	}
	return rows[:n]
}

// variants returns the list for a place of width w, with fewer and fewer rows of height high: a heading that names the player to move and has the
// command heat, and the candidates.
func (c *candidates) variants(u *ui.UI, w, high float32, heat ui.Command) (all []ui.Element) {
	pos, space := c.game.on().Position(), u.Theme.Space
	toggle := ui.Button(heat).Width(u.ButtonWidth(heat, rowOverhang)).Height(max(high-2*rowInset, u.Finger())).Pad(-rowOverhang, 0) // its label ends at the edge of the column
	gap := space.M
	if high < candidateHigh {
		heat.Act = ""
		toggle, gap = ui.Button(heat.IconOnly()), space.S
	}
	words := narrowing(u.T("review.tomove", c.game.whoIn(pos, pos.ToMove())), render.TypeButton, u.Theme.Text)
	parts := []ui.Element{ui.Row(gap, words.Grow(1), toggle).Height(max(high, u.Finger()))}
	note := func(key string, t render.Type) ui.Element { return ui.Ellipsis(u.T(key), t, u.Theme.Muted).MayBeCut() }
	about := ui.If(heat.Lit && high == candidateHigh, note("review.heat.about", render.TypeCaption))
	rows, ok := c.rows()
	if !ok {
		all = append(all, ui.Column(0, append(parts, note("review.unjudged", render.TypeSmall).Height(high), ui.Spacer(), about)...))
	}
	shown := make([]ui.Element, len(rows))
	for i, x := range rows {
		shown[i] = c.row(u, x, w, max(high, u.Finger()))
	}
	for n := len(rows); n > 0; n-- {
		list := slices.Concat(parts, limited(shown, n, rows[len(rows)-1].line < 0), []ui.Element{ui.Spacer(), about})
		all = append(all, ui.Column(0, list...))
	}
	return all
}

// row shows x. A click on a line pins it.
func (c *candidates) row(u *ui.UI, x candidate, w, high float32) ui.Element {
	ground := ui.Canvas(0, high, func(r render.Rect) {
		over := u.Over(r)
		if over {
			c.pointed = x.line
		}
		if name := "line " + x.letter(); x.line >= 0 {
			c.listed++
			if u.Add(name, r); u.Stop(name, r) || u.Clicked(r) {
				c.pin(x.line)
			}
		}
		if over || x.line >= 0 && x.line == c.playing {
			u.Box(r.Pad(-rowOverhang, rowInset), render.Box{Radius: 6, Top: u.Theme.Active})
		}
	})
	return ui.Stack(ground, x.element(u, w >= barsLeast, high))
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

// The widths of the parts of a row, the least width of a list with bars, and the height of a note below a ply.
const (
	letterWide  = 22
	figuresWide = 48
	barWide     = 112
	barsLeast   = 312
	noteHigh    = 15
)

// element shows x in a row of height high: its letter or grade, the ply, and its chance in figures and, with bars, as a bar. If there is no room for
// the note that it was played, the note is below the ply.
func (x candidate) element(u *ui.UI, bars bool, high float32) ui.Element {
	sign := ui.Canvas(letterWide, high, func(r render.Rect) {
		if x.line < 0 {
			x.grade.draw(u, r.Centre(), badgeR)
		} else {
			u.Letter(x.line, r.Centre(), letterUnit)
		}
	})
	face := render.TypeBody
	if x.played {
		face = face.Medium()
	}
	ply := narrowing(x.text, face, u.Theme.Text).Height(high)
	if x.played {
		note := ui.Text(u.T("review.played"), render.TypeCaption, u.Theme.Muted)
		beside, below := ui.Row(u.Theme.Space.S, ui.Text(x.text, face, u.Theme.Text).Grow(1), note).Height(high), ui.Column(0, ply, note.Height(noteHigh))
		if bars {
			below = ply
		}
		ply = ui.FirstThatFits(beside, below)
	}
	figures := ui.Text(chanceText(x.chance, x.known), render.TypeButton, u.Theme.Text).Align(render.End, render.Middle)
	return ui.Row(u.Theme.Space.S, sign.Top(), ply.Grow(1), ui.If(bars, ui.Canvas(barWide, high, x.bar(u)).Top()), figures.Width(figuresWide).Height(high).Top())
}

// bar draws the chance of x.
func (x candidate) bar(u *ui.UI) func(r render.Rect) {
	return func(r render.Rect) {
		const high = 10
		if !x.known {
			return
		}
		track := r.Place(r.W, high, render.Start, render.Middle)
		u.Box(track, render.Box{Radius: high / 2, Top: u.Theme.QuietGround(true)})
		if track.W = max(high, track.W*float32(x.chance)); x.chance > 0 {
			u.Box(track, render.Box{Radius: high / 2, Top: x.tone(u), Line: u.Theme.Rim, Width: 1})
		}
	}
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

// narrowing shows s in one line, in smaller type if the space is narrow.
func narrowing(s string, t render.Type, ink sprites.Color) ui.Element {
	var sizes []ui.Element
	for ; t.Size > render.TypeCoord.Size; t.Size-- {
		sizes = append(sizes, ui.Text(s, t, ink))
	}
	return ui.FirstThatFits(append(sizes, ui.Ellipsis(s, t, ink))...).MayBeCut()
}

// markPlayed rings the played turn on b and shows its grade, unless the turn is among the plies with letters. If the turn shares cells with the best
// one only the other cells are ringed, because that part of it was right.
func (c *candidates) markPlayed(u *ui.UI, b *boardui.Board) {
	n := c.game.shown()
	if c.game.tried != nil || n >= c.game.match.Len() || c.playing >= 0 || b.Display.Animating() {
		return
	}
	rows, _ := c.rows()
	for _, x := range rows {
		if !x.played || x.line >= 0 {
			continue
		}
		on, right := b.Display.Layout(), c.best(n)
		for i, end := n, c.game.review.Turn(n).End; i < end; i++ {
			for _, at := range c.game.placedCells(c.game.match.PositionAt(i), c.game.match.Move(i)) {
				if slices.Contains(right, at) {
					continue
				}
				centre, radius := on.Centre(at), on.Unit*0.36
				disc(u, centre, radius+1, render.Box{Line: u.Theme.Rim, Width: 5})
				disc(u, centre, radius, render.Box{Line: x.tone(u), Width: 3})
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
	at, grade, ok := c.game.shownMistake()
	if !ok || c.playing >= 0 || b.Display.Animating() {
		return
	}
	on := b.Display.Layout()
	grade.paint(u, on.Corner(at), badgeOn(on.Unit), u.Brush.Text)
}

// shownMistake returns the grade of the turn that led to the position shown, and the cell of its last piece. ok is false if the turn was no mistake
// or is not complete, if something is tried out, and at the end of the game.
func (g *game) shownMistake() (at board.Target, grade badge, ok bool) {
	n := g.shown()
	if g.tried != nil || n == 0 || g.match.Over() || g.goesOn(g.review.Turn(n-1)) {
		return board.NoTarget, grade, false
	}
	_, p, judged := g.review.Worst(g.review.Turn(n - 1))
	cells := g.placedCells(g.match.PositionAt(n-1), g.match.Move(n-1))
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
	all, _ := c.game.completeTurn(p, l.Lines[0])
	for by := p.ToMove(); len(all) > 0 && !p.Over() && p.ToMove() == by; all = all[1:] {
		cells = append(cells, c.game.placedCells(p, all[0])...)
		p.Play(all[0])
	}
	for i := n; i < c.game.review.Turn(n).End; i++ {
		if slices.ContainsFunc(c.game.placedCells(c.game.match.PositionAt(i), c.game.match.Move(i)), func(t board.Target) bool { return !slices.Contains(cells, t) }) {
			return cells
		}
	}
	return nil
}

// placedCells returns the cells where m places a piece in p: both cells of a piece that covers two.
func (g *game) placedCells(p games.Position, m games.Move) (cells []board.Target) {
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
