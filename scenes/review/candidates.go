package review

import (
	"slices"

	"quintet/games/judge"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// candidates lists the best plies of the position shown, and the one that was played.
type candidates struct {
	*game
	pointed int // the line of the look under the pointer, -1 for none
}

// A candidate is a row of the list.
type candidate struct {
	text   string
	chance float64 // of who is to move
	played bool
	line   int   // of the look, -1 for what was played where that is none of them
	grade  badge // of what was played
}

// candidateHigh is the height of a row, and of the heading.
const candidateHigh = 34

// rows returns the candidates, as many as most, the one that was played among them. ok is false while they are not known.
func (c *candidates) rows(most int) (rows []candidate, ok bool) {
	n := c.shown()
	l, ok := c.review.Look(n)
	if !ok || l.Choice == judge.Over {
		return nil, ok
	}
	pos := c.match.PositionAt(n)
	mover, begun := pos.ToMove(), n > 0 && c.match.PositionAt(n-1).ToMove() == pos.ToMove()
	chance := 1.0
	for i, line := range l.Lines {
		chance = min(chance, line.Chances[mover]) // what was searched less does not look better than what the search prefers
		rows = append(rows, candidate{text: c.turnText(pos, line.Moves, begun), chance: chance, line: i})
	}
	if n < c.match.Len() {
		t := c.turnOf(n)
		text := c.played(n, t.End)
		if i := slices.IndexFunc(rows, func(r candidate) bool { return r.text == text }); i >= 0 {
			rows[i].played = true
		} else if after, ok := c.review.Look(t.End); ok && most > 1 {
			_, p, _ := c.worst(t)
			rows = append(rows[:min(len(rows), most-1)], candidate{text, after.Chances[mover], true, -1, badgeOf(p)})
		}
	}
	return rows[:min(len(rows), most)], true
}

// draw draws the list into r: who is to move, and as many rows as have room, each so high, in the order of their worth.
func (c *candidates) draw(u *ui.UI, r render.Rect, high float32) {
	c.pointed = -1
	n := c.shown()
	pos := c.match.PositionAt(n)
	head, r := r.CutTop(high, 0)
	u.WriteIn(u.Fit(u.T("review.tomove", c.who(pos.ToMove(), n)), render.TypeButton, r.W), render.TypeButton, head, render.Start, u.Theme.Text)
	rows, ok := c.rows(max(0, int(r.H/high)))
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
		x.draw(u, at)
	}
}

// draw draws the row in r: its letter or grade, the ply, and its chance as a bar and in figures.
func (x candidate) draw(u *ui.UI, r render.Rect) {
	const letter, gap, figures, bar, high = 22, 12, 48, 112, 10
	tone := x.tone(u)
	if u.Over(r) {
		u.Box(r.Pad(-8, 1), render.Box{Radius: 6, Top: u.Theme.Active})
	}
	at, r := r.CutLeft(letter, gap)
	disc := at.Place(letter, letter, render.Middle, render.Middle)
	if x.line < 0 {
		x.grade.draw(u, disc.Centre(), badgeR)
	} else {
		u.Box(disc, render.Box{Radius: letter / 2, Top: tone, Line: u.Theme.Rim, Width: 1})
		u.WriteIn(string(rune('A'+x.line)), render.TypeCoord.Strong(), disc, render.Middle, render.InkOn(tone))
	}
	at, r = r.CutRight(figures, 6)
	u.WriteIn(percent(x.chance), render.TypeButton, at, render.End, u.Theme.Text)
	if r.W > 2*bar {
		at, r = r.CutRight(bar, gap)
		track := at.Place(bar, high, render.Start, render.Middle)
		u.Box(track, render.Box{Radius: high / 2, Top: u.Theme.QuietGround(true)})
		if track.W = max(high, bar*float32(x.chance)); x.chance > 0 {
			u.Box(track, render.Box{Radius: high / 2, Top: tone, Line: u.Theme.Rim, Width: 1})
		}
	}
	face := render.TypeBody
	if x.played {
		face = face.Medium()
	}
	if note := u.T("review.played"); x.played && u.Measure(x.text, face)+gap+u.Measure(note, render.TypeCaption) <= r.W {
		u.WriteIn(note, render.TypeCaption, r, render.End, u.Theme.Muted)
	}
	for face.Size > render.TypeCoord.Size && u.Measure(x.text, face) > r.W {
		face.Size--
	}
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
