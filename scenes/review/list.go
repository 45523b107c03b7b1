// The list of turns with their grades, or of the mistakes alone: rows, scrolling and clicks. The list of key moments is here, too.

package review

import (
	"slices"
	"strconv"

	"quintet/games/play/match"
	"quintet/games/study/judge"
	"quintet/render"
	"quintet/scenes/boardpage"
	"quintet/scenes/ui"
)

// A list lists the turns of the game with their grades, or only its mistakes and after them its inaccuracies.
type list struct {
	game     *game
	mistaken bool // only the mistakes
	rows     []row
	scroll   boardpage.Rows
}

// A row is the turns of a round, or a turn with a mistake.
type row struct {
	turns  []*match.Turn // none in a line that says how many inaccuracies follow
	ply    int           // the ply with the mistake
	number int           // the number of the round, 0 if it is in a row above; or the number of inaccuracies
}

// The height of the tabs of the list, and the radius of a grade.
const (
	listHead = 40
	badgeR   = 9
)

// The least width of a turn, and of a list that shows what mistakes cost.
const (
	leastTurn = 100
	leastCost = 200
)

// draw draws the list into r. If the player clicks on a turn it returns the plies of the position to show, and ok is true.
func (l *list) draw(u *ui.UI, r render.Rect) (plies int, ok bool) {
	head, r := r.CutTop(listHead, 6)
	l.tabs(u, head)
	columns := l.columns(r.W)
	l.update(columns)
	if len(l.rows) == 0 {
		word := "play.nomoves"
		if l.mistaken {
			word = "review.nomistakes"
		}
		u.WriteBlock(u.T(word), r.Pad(0, 6), ui.Block{Type: render.TypeSmall, Leading: 20, Most: 3, Ink: u.Theme.Muted})
		return 0, false
	}
	now, key := l.now(), [2]int{l.game.shown(), len(l.rows)}
	l.scroll.Draw(u, r, "review", len(l.rows), now, key, func(i int, at render.Rect) {
		if to, wanted := l.row(u, at, &l.rows[i], columns); wanted {
			plies, ok = to, true
		}
	})
	return plies, ok
}

// tabs draws the tabs that choose what is listed.
func (l *list) tabs(u *ui.UI, r render.Rect) {
	const gap, mark = 28, 3
	x := r.X
	for i, name := range []string{u.T("play.moves"), u.T("review.mistakes")} {
		label := name
		if i == 1 {
			label = l.counted(u)
		}
		mine, face, ink := l.mistaken == (i == 1), render.TypeBody, u.Theme.Muted
		if mine {
			face, ink = face.Medium(), u.Theme.Text
		}
		at := render.Rect{X: x, Y: r.Y, W: u.Measure(label, render.TypeBody.Medium()), H: r.H}
		u.Add(name, at)
		if u.Over(at) {
			ink = u.Theme.Text
		}
		u.WriteIn(label, face, at, render.Start, ink)
		if mine {
			under, _ := at.CutBottom(mark, 0)
			u.Fill(under, u.Theme.Accent)
		}
		if u.Stop(name, at) || u.Clicked(at) {
			l.mistaken = i == 1
		}
		x += at.W + gap
	}
	_, r = r.CutTop(r.H, 0)
	u.LineAbove(r)
}

// counted returns the label of the tab of mistakes, with their number. Without mistakes it counts the inaccuracies, because then they are the key
// moments.
func (l *list) counted(u *ui.UI) string {
	switch grave, slight := l.game.review.Mistakes(); {
	case len(grave) > 0:
		return u.T("review.mistakes.counted", len(grave))
	case len(slight) > 0:
		return u.T("review.inaccuracies", len(slight))
	case l.game.review.Done():
		return u.T("review.mistakes.none")
	}
	return u.T("review.mistakes")
}

// update builds the rows.
func (l *list) update(columns int) {
	l.rows = l.rows[:0]
	if l.mistaken {
		grave, slight := l.game.review.Mistakes()
		for _, i := range grave {
			l.rows = append(l.rows, row{turns: []*match.Turn{l.game.review.Turn(i)}, ply: i})
		}
		if len(slight) > 0 && len(grave) > 0 {
			l.rows = append(l.rows, row{number: len(slight)})
		}
		for _, i := range slight {
			l.rows = append(l.rows, row{turns: []*match.Turn{l.game.review.Turn(i)}, ply: i})
		}
		return
	}
	turns := l.game.review.Turns()
	for i := range turns {
		t := &turns[i]
		if n := len(l.rows); n > 0 && l.rows[n-1].turns[0].SameRow(t, columns) {
			l.rows[n-1].turns = append(l.rows[n-1].turns, t)
			continue
		}
		x := row{turns: []*match.Turn{t}, number: t.Round}
		if i > 0 && turns[i-1].Round == t.Round {
			x.number = 0
		}
		l.rows = append(l.rows, x)
	}
}

// columns returns how many turns are side by side in a list of width w: all of a round, two or one, as many as fit.
func (l *list) columns(w float32) int {
	w -= numberWide + numberGap
	switch n := l.game.players(); {
	case w >= leastTurn*float32(n):
		return n
	case w >= 2*leastTurn:
		return 2
	}
	return 1
}

// now returns the index of the row of the position shown, -1 if there is none.
func (l *list) now() int {
	return slices.IndexFunc(l.rows, func(x row) bool {
		n := len(x.turns)
		return n > 0 && l.game.shown() <= x.turns[n-1].End && (!l.mistaken || l.game.shown() > x.turns[0].First)
	})
}

// row draws x in r, and returns the position to show if it was clicked.
func (l *list) row(u *ui.UI, r render.Rect, x *row, columns int) (plies int, ok bool) {
	if len(x.turns) == 0 {
		u.WriteIn(u.T("review.inaccuracies", x.number), render.TypeCaption, r, render.Start, u.Theme.Muted)
		return 0, false
	}
	if l.mistaken {
		return l.mistake(u, r, x.ply)
	}
	r = number(u, r, x.number)
	cells := r.Columns(4, render.Even(columns)...)
	for _, t := range x.turns {
		_, p, judged := l.game.review.Worst(t)
		if l.turnItem(u, cells[int(t.Player)%columns], t, p, judged) {
			plies, ok = t.End, true
		}
	}
	return plies, ok
}

// The width of the number of a round in a row, and its distance from the turns.
const (
	numberWide = 22
	numberGap  = 10
)

// number writes the number of a round, or nothing for 0, at the beginning of r, and returns the rest.
func number(u *ui.UI, r render.Rect, round int) (rest render.Rect) {
	at, rest := r.CutLeft(numberWide, numberGap)
	if round > 0 {
		u.WriteIn(strconv.Itoa(round), render.TypeCaption, at, render.End, u.Theme.Muted)
	}
	return rest
}

// turnItem draws the turn t with its grade in r, and reports whether it was clicked.
func (l *list) turnItem(u *ui.UI, r render.Rect, t *match.Turn, p judge.Ply, judged bool) (pressed bool) {
	const gap, pad = 8, 6
	face, text := render.TypeSmall, l.game.texts[t.First]
	words := r
	_, words = words.CutLeft(pad+2*badgeR, gap)
	pill := render.Rect{X: r.X, Y: r.Y + 1, W: min(r.W, pad+2*badgeR+gap+u.Measure(text, face.Medium())+pad+2), H: r.H - 2}
	if t.First < l.game.shown() && l.game.shown() <= t.End {
		face = face.Medium()
		u.Box(pill, render.Box{Radius: 6, Top: u.Theme.Current})
	} else if u.Over(pill) {
		u.Box(pill, render.Box{Radius: 6, Top: u.Theme.PointedGround()})
	}
	if judged {
		badgeOf(p).draw(u, render.Point{X: r.X + pad + badgeR, Y: r.Centre().Y}, badgeR)
	}
	u.WriteIn(u.Fit(text, face, words.W), face, words, render.Start, u.Theme.Text)
	u.Add("move "+text, pill)
	return u.Clicked(pill)
}

// drawMoments lists the key moments all in r. If the player clicks on one it returns the plies of the position to show, and ok is true.
func (l *list) drawMoments(u *ui.UI, r render.Rect, all []int) (plies int, ok bool) {
	head, r := r.CutTop(candidateHigh, 0)
	if len(all) > 0 && r.H < boardpage.RowHigh(u) {
		return 0, false // a heading alone would say nothing
	}
	u.WriteIn(u.T("review.moments.list"), render.TypeButton, head, render.Start, u.Theme.Text)
	if len(all) == 0 {
		word := "review.nomistakes"
		if !l.game.review.Done() {
			word = "review.unjudged"
		}
		u.WriteBlock(u.T(word), r, ui.Block{Type: render.TypeSmall, Leading: 20, Most: 3, Ink: u.Theme.Muted})
	}
	for _, ply := range all[:min(len(all), max(0, int(r.H/boardpage.RowHigh(u))))] {
		var at render.Rect
		at, r = r.CutTop(boardpage.RowHigh(u), 0)
		if to, wanted := l.mistake(u, at, ply); wanted {
			plies, ok = to, true
		}
	}
	return plies, ok
}

// mistake draws the turn of a mistaken ply with its player, what would have been better and what it cost.
func (l *list) mistake(u *ui.UI, r render.Rect, ply int) (plies int, ok bool) {
	const cost, gap, piece = 52, 8, 18
	p, _ := l.game.review.Ply(ply)
	t := l.game.review.Turn(ply)
	r = number(u, r, t.Round)
	seat := l.game.seat(t.Player, t.First)
	whose, r := r.CutLeft(piece, gap/2)
	u.Piece(l.game.geo, seat.Sprite, seat.Colour, whose.Centre(), piece)
	if r.W >= leastCost {
		var at render.Rect
		at, r = r.CutRight(cost, gap)
		u.WriteIn("−"+lost(p), render.TypeSmall, at, render.End, u.Theme.Text)
	}
	if cells := r.Columns(4, render.Even(2)...); cells[1].W > 80 && len(p.Before.Lines) > 0 {
		r = cells[0]
		better := l.game.better(ply, p.Before.Lines[0])
		if named := u.T("review.better.ply", better); u.Measure(named, render.TypeCaption) <= cells[1].W {
			better = named
		}
		u.WriteIn(u.Fit(better, render.TypeCaption, cells[1].W), render.TypeCaption, cells[1], render.Start, u.Theme.Muted)
	}
	return t.End, l.turnItem(u, r, t, p, true)
}
