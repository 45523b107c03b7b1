// The list of turns with their grades, or of the mistakes alone (list): its tabs, rows, scrolling and clicks. moments lists the key moments at the
// end of the game. Change here what a turn shows (turn, mistake).

package review

import (
	"slices"
	"strconv"

	"quintet/games/play/match"
	"quintet/games/study/judge"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardpage"
	"quintet/scenes/ui"
)

// A list lists the turns of the game with their grades, or only its mistakes and after them its inaccuracies.
type list struct {
	game         *game
	choose       func(plies int) // shows a position
	comments     *boardpage.Comments
	onlyMistakes bool // the tab of the mistakes is chosen
	rows         []row
	scroll       boardpage.Rows
}

// A row is the turns of a round, or a turn with a mistake.
type row struct {
	turns  []*match.Turn // none in a line that says how many inaccuracies follow
	ply    int           // the ply with the mistake
	number int           // the number of the round, 0 if it is in a row above; or the number of inaccuracies
}

// Measures of the list: the height of the tabs, the least width of a turn, the widths of the number of its round, of the piece of a player and of what a
// mistake cost, and the height of a line of its reason. badgeR is the radius of a grade.
const (
	leastTurn  = 100
	listHead   = 40
	numberWide = 22
	pieceSide  = 18
	reasonHigh = 18
	costWide   = 60
	badgeR     = 9
)

// element shows the list, which takes the spare space.
func (l *list) element(u *ui.UI) ui.Element {
	rows := ui.Canvas(0, 0, func(r render.Rect) {
		columns := l.columns(u, r.W)
		l.update(columns)
		now, key := l.now(), [2]int{l.game.shown(), len(l.rows)}
		l.scroll.Draw(u, r, "review", len(l.rows), now, key, func(i int, at render.Rect) { u.Lay(at, l.row(u, &l.rows[i], columns)) })
		if len(l.rows) == 0 {
			word := "play.nomoves"
			if l.onlyMistakes {
				word = noMistakes(l.game.review)
			}
			u.Lay(r, emptyList(u, word))
		}
	})
	body := ui.Canvas(0, 0, func(r render.Rect) { u.Lay(r, l.comments.Below(u, r, rows, false)) })
	return ui.Column(u.Theme.Space.S, l.tabs(u), body.Grow(1)).Grow(1)
}

// emptyList says why a list is empty.
func emptyList(u *ui.UI, word string) ui.Element {
	return ui.Wrapped(u.T(word), ui.Block{Type: render.TypeSmall, Leading: 20, MaxLines: 3, Ink: u.Theme.Muted}).MayBeCut()
}

// tabs shows the tabs that choose what is listed, and after them what the signs of moves mean, if that fits.
func (l *list) tabs(u *ui.UI) ui.Element {
	tab := func(name, label string, mistaken bool) ui.Element {
		const mark = 3
		mine, face, ink := l.onlyMistakes == mistaken, render.TypeBody, u.Theme.Muted
		return ui.Canvas(u.Measure(label, face.Medium()), listHead, func(r render.Rect) {
			if mine {
				face, ink = face.Medium(), u.Theme.Text
				under, _ := r.CutBottom(mark, 0)
				u.Fill(under, u.Theme.Accent)
			} else if u.Over(r) {
				ink = u.Theme.Text
			}
			u.Add(name, r)
			u.WriteIn(label, face, r, render.Start, ink)
			if u.Stop(name, r) || u.Clicked(r) {
				l.onlyMistakes = mistaken
			}
		})
	}
	moves, mistakes := u.T("play.moves"), u.T("review.mistakes")
	row := ui.Row(u.Theme.Space.L, tab(moves, moves, false), tab(mistakes, l.counted(u), true))
	signs := ui.Text(scenes.Signs(u, l.game.rules.Info().ID), render.TypeCaption, u.Theme.Muted)
	return ui.Column(0, ui.FirstThatFits(ui.Row(u.Theme.Space.L, row, ui.Spacer(), signs), row), ui.Hairline())
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
	if l.onlyMistakes {
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
func (l *list) columns(u *ui.UI, w float32) int {
	w -= numberWide + u.Theme.Space.S
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
		return n > 0 && l.game.shown() <= x.turns[n-1].End && (!l.onlyMistakes || l.game.shown() > x.turns[0].First)
	})
}

// row shows x.
func (l *list) row(u *ui.UI, x *row, columns int) ui.Element {
	switch {
	case len(x.turns) == 0:
		return ui.Ellipsis(u.T("review.inaccuracies", x.number), render.TypeCaption, u.Theme.Muted)
	case l.onlyMistakes:
		return l.mistake(u, x.ply)
	}
	turns := make([]ui.Element, columns)
	for _, t := range x.turns {
		_, p, judged := l.game.review.Worst(t)
		turns[int(t.Player)%columns] = l.turn(u, t, p, judged)
	}
	for i, t := range turns {
		turns[i] = ui.Stack(t).Grow(1) // empty if the player has no turn in the row
	}
	return ui.Row(u.Theme.Space.S, append([]ui.Element{number(u, x.number)}, turns...)...)
}

// number shows the number of a round, or nothing for 0.
func number(u *ui.UI, round int) ui.Element {
	text := ""
	if round > 0 {
		text = strconv.Itoa(round)
	}
	return ui.Text(text, render.TypeCaption, u.Theme.Muted).Align(render.End, render.Middle).Width(numberWide)
}

// turn shows the turn t with its grade, on a background if its position is shown. A click shows it.
func (l *list) turn(u *ui.UI, t *match.Turn, p judge.Ply, judged bool) ui.Element {
	text, face := l.game.texts[t.First], render.TypeSmall
	shown := t.First < l.game.shown() && l.game.shown() <= t.End
	if shown {
		face = face.Medium()
	}
	ground := ui.Canvas(0, boardpage.RowHeight(u), func(r render.Rect) {
		r = r.Pad(0, 1)
		if shown {
			u.Box(r, render.Box{Radius: 6, Top: u.Theme.Current})
		} else if u.Over(r) {
			u.Box(r, render.Box{Radius: 6, Top: u.Theme.PointedGround()})
		}
		if u.Add("move "+text, r); u.Clicked(r) {
			l.choose(t.End)
		}
	})
	grade := ui.Canvas(2*badgeR, 2*badgeR, func(r render.Rect) {
		if judged {
			badgeOf(p).draw(u, r.Centre(), badgeR)
		}
	})
	space := u.Theme.Space.S
	words := ui.Row(space, grade, ui.Ellipsis(text, face, u.Theme.Text)).Pad(space, 0)
	return ui.Stack(ground, words).MayBeCut().Align(render.Start, render.Middle)
}

// moments lists the key moments below a heading of height high, if there is room with their reasons, and otherwise with fewer and fewer rows.
func (l *list) moments(u *ui.UI, high float32) (variants []ui.Element) {
	all := l.game.review.Moments()
	head := ui.Ellipsis(u.T("review.moments.list", len(all)), render.TypeButton, u.Theme.Text).MayBeCut().Height(high)
	switch {
	case len(all) > 0:
	case l.game.review.Done():
		return []ui.Element{ui.Column(0, head, emptyList(u, "review.nomistakes"))}
	default:
		return []ui.Element{ui.Column(0, head, emptyList(u, "review.unjudged"))}
	}
	rows, told := []ui.Element{head}, []ui.Element{head}
	for _, ply := range all {
		rows, told = append(rows, l.mistake(u, ply)), append(told, l.mistake(u, ply), l.reason(u, ply))
	}
	variants = append(variants, ui.Column(0, told...))
	for n := len(all); n > 0; n-- {
		variants = append(variants, ui.Column(0, rows[:n+1]...))
	}
	return variants
}

// reason says below the row of a mistaken ply why it was a mistake, if that is proven.
func (l *list) reason(u *ui.UI, ply int) ui.Element {
	const most = 2
	p, _ := l.game.review.Ply(ply)
	why, ok := l.game.why(ply, p)
	if !ok {
		return ui.Element{}
	}
	text := u.Say(why.Text)
	if why.Move != p.Move {
		text = u.T("review.better", l.game.review.Better(ply)) + " " + text
	}
	words := ui.Wrapped(text, ui.Block{Type: render.TypeCaption, Leading: reasonHigh, MaxLines: most, Ink: u.Theme.Muted})
	return ui.Row(0, ui.Canvas(numberWide+pieceSide+2*u.Theme.Space.S, 0, nil), words.Grow(1))
}

// mistake shows the turn of a mistaken ply with its player, and if there is room what it cost and what would have been better.
func (l *list) mistake(u *ui.UI, ply int) ui.Element {
	const least = 88
	p, _ := l.game.review.Ply(ply)
	t := l.game.review.Turn(ply)
	seat := l.game.seat(t.Player, t.First)
	whose := ui.Canvas(pieceSide, pieceSide, func(r render.Rect) { u.Piece(l.game.geo, seat.Sprite, seat.Colour, r.Centre(), pieceSide) })
	turn := ui.Stack(ui.Canvas(least, 0, nil), l.turn(u, t, p, true)).Grow(1)
	better := ui.Spacer()
	if len(p.Before.Lines) > 0 {
		text := l.game.review.Better(ply)
		named := ui.Text(u.T("review.better.ply", text), render.TypeCaption, u.Theme.Muted)
		better = ui.FirstThatFits(named, ui.Ellipsis(text, render.TypeCaption, u.Theme.Muted)).MayBeCut().Grow(1)
	}
	cost := ui.Text("−"+lost(p), render.TypeSmall, u.Theme.Text).Align(render.End, render.Middle).Width(costWide)
	row := func(parts ...ui.Element) ui.Element {
		return ui.Row(u.Theme.Space.S/2, append([]ui.Element{number(u, t.Round), whose}, parts...)...).Height(boardpage.RowHeight(u))
	}
	return ui.FirstThatFits(row(turn, better, cost), row(turn, cost), row(turn.MayBeCut()))
}
