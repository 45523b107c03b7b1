// Draws the first page of training: the next thing to do with its board (next), the days of the week with a solved exercise (week), a row for each game
// with the exercises of the chosen difficulty (exerciseRows), and the way to the other pages (links). Change in offer which exercises come first.

package training

import (
	"slices"
	"strings"

	"quintet/games/study/exercise"
	"quintet/games/study/practice"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Sizes of the overview.
const (
	roomy      = 616 // the height of a column that has room for a large board
	twoColumns = 900 // the width from which the week and the links are beside the exercises
	boardSide  = 250
	boardSmall = 190
	rowPicture = 48
	buttonWide = 220
	daySide    = 26
	weekWide   = 322
)

// overview shows the next thing to do and the ways to go on in a column.
func (s *Scene) overview(u *ui.UI, column render.Rect) ui.Element {
	space := u.Theme.Space
	var rest ui.Element
	if column.W >= twoColumns {
		rest = ui.Row(2*space.L, s.exerciseRows(u).Grow(3).Top(), ui.Column(space.L, s.week(u), s.links(u)).Grow(2).Top())
	} else {
		rest = ui.Column(space.L, s.week(u), s.exerciseRows(u), s.links(u))
	}
	page := ui.Column(space.L, s.nextCard(u, column), rest).Pad(0, space.S/2)
	return ui.Row(0, page.Grow(1), ui.Canvas(edgeOf(u), 0, nil))
}

// An offer is the exercises to solve first, with the text about them.
type offer struct {
	exercises          []*exercise.Exercise
	lead, about, label string
}

// offer returns the exercises that are due today, or new ones if none are due. Newcomers are told how long these take.
func (s *Scene) offer(u *ui.UI) offer {
	if due := s.stock.due; len(due) > 0 {
		return offer{due, u.T("training.today", len(due)), u.T("training.minutes", len(due)), u.T("training.begin")}
	}
	some := s.stock.easiest()
	if s.stock.untried() && len(some) > 0 {
		return offer{some, u.T("training.start", len(some)), u.T("training.minutes", len(some)), u.T("training.begin")}
	}
	if len(some) == 0 {
		return offer{lead: u.T("training.nothing"), about: u.T("training.nothing.left")}
	}
	return offer{some, u.T("training.nothing.new"), u.T("training.minutes", len(some)), u.T("training.new")}
}

// nextCard shows the offer: the board of its first exercise, what there is to find, and the main button.
func (s *Scene) nextCard(u *ui.UI, column render.Rect) ui.Element {
	o, space := s.offer(u), u.Theme.Space
	u.Announce(o.lead, o.about)
	wrapped := func(text string, t render.Type, ink sprites.Color) ui.Element {
		return ui.Wrapped(text, ui.Block{Type: t, Leading: 1.25 * t.Size, MaxLines: 3, Ink: ink})
	}
	words := []ui.Element{ui.Text(u.T("training.up"), render.TypeSeat, u.Theme.Accent), wrapped(o.lead, render.TypePage, u.Theme.Text)}
	side, board, begin := float32(boardSmall), ui.Element{}, ui.Element{}
	if column.H >= roomy {
		side = boardSide
	}
	if len(o.exercises) > 0 {
		e := o.exercises[0]
		picture := s.pictureOf(e)
		board = ui.Canvas(side, side, func(r render.Rect) { picture.Paint(u.Brush, r, false) })
		begin = ui.Button(ui.Command{Label: o.label, Kind: ui.Main, Act: keys.Begin, Run: func() { s.begin(o.exercises) }})
		words = append(words, wrapped(e.Spec.Name+": "+taskText(u, e), render.TypeBody, u.Theme.Text))
	}
	words = append(words, wrapped(o.about, render.TypeSmall, u.Theme.Caption()))
	said := ui.Column(space.S, words...)
	card := ui.Row(space.L, board, ui.Column(space.L, said, begin.Width(buttonWide).Align(render.Start, render.Start)).Grow(1))
	if u.Phone() {
		card = ui.Column(space.M, board.Align(render.Middle, render.Start), said, begin)
	}
	return card.Pad(space.M, space.M).On(render.Box{Radius: 16, Top: u.Theme.Active})
}

// pictureOf returns the board of e in its first position.
func (s *Scene) pictureOf(e *exercise.Exercise) *boardui.Picture {
	if s.shown != e {
		s.shown, s.picture = e, boardui.NewPicture(e.Game, e.Position)
	}
	return s.picture
}

// streak says on how many days in a row the player has solved something.
func (s *Scene) streak(u *ui.UI) string {
	plan := s.stock.deck.Plan()
	days, longest := plan.Streak()
	switch {
	case days == 0:
		return u.T("training.streak.none")
	case !plan.Today():
		return u.T("training.streak.keep", days)
	case longest > days:
		return u.T("training.streak.longest", days, longest)
	}
	return u.T("training.streak", days)
}

// week shows on which of the last seven days the player has solved something, and says how many days in a row that makes.
func (s *Scene) week(u *ui.UI) ui.Element {
	plan, space := s.stock.deck.Plan(), u.Theme.Space
	days := plan.Days()
	cells := make([]ui.Element, len(days))
	for i, solved := range days {
		date := plan.Date().AddDate(0, 0, i+1-practice.Week)
		name := strings.Fields(u.T("training.days"))[date.Weekday()]
		last := i == len(days)-1
		cells[i] = ui.Column(space.S/2, ui.Canvas(daySide, daySide, func(r render.Rect) {
			r = r.Place(daySide, daySide, render.Middle, render.Middle)
			switch {
			case solved:
				u.Box(r, render.Box{Radius: daySide / 2, Top: u.Theme.Accent})
				u.Icon(sprites.IconCheck, r.Centre(), 16, u.Theme.OnAccent)
			case last:
				u.Box(r, render.Box{Radius: daySide / 2, Line: u.Theme.Accent, Width: 2})
			default:
				u.Box(r, render.Box{Radius: daySide / 2, Line: u.Theme.Muted, Width: 1.5})
			}
		}), ui.Canvas(0, 18, func(r render.Rect) { u.WriteIn(name, render.TypeCoord, r, render.Middle, u.Theme.Caption()) }))
	}
	return ui.Column(space.S, heading(u, "training.week"), ui.Row(0, ui.Grid(len(cells), 0, cells...).Width(weekWide)), small(u, s.streak(u), 2))
}

// exerciseRows shows a row for each game: how many of its exercises of the chosen difficulty are solved and due, in words. A press practises them.
func (s *Scene) exerciseRows(u *ui.UI) ui.Element {
	space := u.Theme.Space
	labels := append([]string{u.T("training.grade.all")}, slices.Collect(gradeSeq(u))...)
	lines := []ui.Element{heading(u, "training.sets"), ui.Canvas(0, 36, func(r render.Rect) {
		s.grade, _ = u.Choices(r, u.T("training.grade"), labels, s.grade)
	})}
	for i := range s.stock.sets {
		x := &s.stock.sets[i]
		all := x.grade(s.grade)
		if len(all) == 0 {
			continue
		}
		picture := ui.Canvas(rowPicture, rowPicture, func(r render.Rect) { x.picture.Paint(u.Brush, r, false) })
		press := func() { s.begin(s.stock.forSession(all)) }
		lines = append(lines, s.row(u, picture, x.spec.Name, s.progress(u, all), u.T("training.practise")+" "+x.spec.Name, press))
	}
	return ui.If(len(s.stock.sets) > 0, ui.Column(space.S, lines...))
}

// progress says how many of all are solved, and how many are due today.
func (s *Scene) progress(u *ui.UI, all []*exercise.Exercise) string {
	text := u.T("training.own.some", len(all))
	if solved := s.stock.countSolved(all); solved > 0 {
		text = u.T("training.set.some", solved, len(all))
	}
	due := 0
	for _, e := range all {
		if slices.Contains(s.stock.due, e) {
			due++
		}
	}
	if due > 0 {
		text += ", " + u.T("training.due", due)
	}
	return text
}

// row shows a picture, a title and a line about it, and an arrow if run is not nil: then it can be pressed.
func (s *Scene) row(u *ui.UI, picture ui.Element, title, about, name string, run func()) ui.Element {
	space := u.Theme.Space
	words := ui.Column(0, ui.Text(title, render.TypeButton, u.Theme.Text), small(u, about, 2))
	on := ui.If(run != nil, ui.Icon(sprites.IconNext, 18, u.Theme.Caption()))
	face := ui.Row(space.M, picture.Width(rowPicture), words.Grow(1), on).Pad(space.S, space.S)
	if run == nil {
		return face
	}
	return ui.Stack(ui.Button(ui.Command{Name: name, Kind: ui.Quiet, Bare: true, Run: run}), face)
}

// links shows the way to the exercises from the player's own games, to the solved boards and to the results.
func (s *Scene) links(u *ui.UI) ui.Element {
	const side = 24
	icon := func(i sprites.Icon) ui.Element { return ui.Icon(i, side, u.Theme.Accent) }
	own, about := s.stock.own, u.T("training.own.none")
	var practise func()
	if len(own) > 0 {
		about, practise = s.progress(u, own), func() { s.begin(s.stock.forSession(own)) }
	}
	boards := ui.Element{}
	if len(s.stock.solved) > 0 {
		boards = s.row(u, icon(sprites.IconBoard), u.T("solved.title"), u.T("training.solved"), u.T("solved.title"), func() { s.boards = true })
	}
	return ui.Column(u.Theme.Space.S,
		heading(u, "training.more"),
		s.row(u, icon(sprites.IconTarget), u.T("training.own"), about, u.T("training.practise"), practise),
		boards,
		s.row(u, icon(sprites.IconCurve), u.T("training.results"), u.T("training.results.about"), u.T("training.results"), s.showResults),
	)
}

// maxBoards is the largest number of solved boards beside each other.
const maxBoards = 4

// solvedBoards shows the boards on which the computer plays perfectly, in lines of width w: rows of buttons for each game, which lead to the set-up. They
// stand beside the names of the games if there is room.
func (s *Scene) solvedBoards(u *ui.UI, w float32) ui.Element {
	space, widest := u.Theme.Space, float32(0)
	names := s.namesWidth(u)
	buttons := make([][]ui.Element, len(s.stock.solved))
	for i, x := range s.stock.solved {
		for _, solved := range x.boards {
			o := solved.Game.Info().Options
			study := scenes.NewGame{Spec: x.spec, Study: o}
			b := ui.Command{Label: strings.Join(scenes.Describe(u, x.spec, o), ", "), Nth: " " + x.spec.Name, Kind: ui.Quiet}
			b.Run = func() { s.leave = scenes.Next{Do: scenes.Push, Name: scenes.Setup, Args: study} }
			widest = max(widest, u.ButtonWidth(b, space.M))
			buttons[i] = append(buttons[i], ui.Button(b))
		}
	}
	beside := w >= narrow
	if beside {
		w -= names + space.M
	}
	columns := max(1, min(int((w+space.S)/(widest+space.S)), maxBoards))
	lines := []ui.Element{ui.Wrapped(u.T("training.solved"), ui.Block{Type: render.TypeBody, Leading: 22, MaxLines: 3, Ink: u.Theme.Text})}
	for i, x := range s.stock.solved {
		for len(buttons[i])%columns > 0 { // the last button is no wider than the others
			buttons[i] = append(buttons[i], ui.Spacer())
		}
		name, boards := ui.Text(x.spec.Name, render.TypeButton, u.Theme.Text), ui.Grid(columns, space.S, buttons[i]...)
		if beside {
			lines = append(lines, ui.Row(space.M, name.Width(names).Height(space.Control).Top(), boards.Grow(1)))
		} else {
			lines = append(lines, name, boards)
		}
	}
	return ui.If(len(buttons) > 0, ui.Column(space.M, lines...).Pad(0, space.S))
}
