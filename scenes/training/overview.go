// Draws the first page of training: the next thing to do with its board (nextCard), the days of the week with a solved exercise (week), a row for each
// game with the exercises of the chosen difficulty (exerciseRows), and the way to the other pages (links). Change in offer which exercises come first.

package training

import (
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/study/exercise"
	"quintet/games/study/practice"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/library/index"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Sizes of the overview.
const (
	roomy      = 616 // the height of a column that has room for a large board
	twoColumns = 900 // the width from which the week and the links are beside the exercises
	boardSide  = 208
	boardSmall = 176
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
	exercises       []*exercise.Exercise
	up, lead, label string
	about           []string
}

// offer returns the exercises that are due today, or else moments from the player's own games, or else new ones, after a session with how that
// went. Newcomers are told what training is.
func (s *Scene) offer(u *ui.UI) offer {
	o := offer{exercises: s.stock.due, up: u.T("training.up"), lead: u.T("training.nothing.new"), label: u.T("training.new")}
	due, own := len(o.exercises), s.stock.moments()
	switch {
	case due > 0:
	case len(own) > 0:
		o.exercises = own
	default:
		o.exercises = s.stock.easiest()
	}
	n := len(o.exercises)
	switch {
	case n == 0:
		o.lead, o.about = u.T("training.nothing"), []string{u.T("training.nothing.left")}
	case due > 0:
		o.lead, o.label = u.T("training.today", n), u.T("training.begin")
	case len(own) > 0:
		o.lead, o.label = s.momentsText(u, own), u.T("training.begin")
	case s.stock.untried():
		o.lead, o.label, o.about = u.T("training.start", n), u.T("training.begin"), []string{u.T("training.what")}
	}
	if n > 0 {
		o.about = append(o.about, u.T("training.minutes", n))
	}
	if f := s.finished; f != nil {
		o.up, o.lead, o.about = u.T("training.done"), u.T("training.set.some", len(f.solved), len(f.all)), s.finishedTexts(u)
		s.offerNext(u, &o, due+len(own) == 0)
	}
	return o
}

// offerNext says in o which set was practised last and how much of it is solved, and offers the next set if nothing else comes first.
func (s *Scene) offerNext(u *ui.UI, o *offer, free bool) {
	if at, grade := s.stock.setOf(s.finished.all); at >= 0 {
		set := s.stock.sets[at].grade(grade)
		o.lead = u.T("training.set.done", s.setName(u, s.finished.all), s.stock.countSolved(set), len(set))
	}
	if !free {
		return
	}
	o.exercises = s.stock.following(s.finished.all)
	if name := s.setName(u, o.exercises); name != "" {
		o.label = u.T("training.set.next", name)
	}
}

// setName names the starter set that all are from, with their difficulty if it is the same; "" if they are not from one set.
func (s *Scene) setName(u *ui.UI, all []*exercise.Exercise) string {
	switch at, grade := s.stock.setOf(all); {
	case at < 0:
		return ""
	case grade == 0:
		return all[0].Spec.Name
	default:
		return all[0].Spec.Name + ", " + strings.ToLower(gradeNames(u)[grade-1])
	}
}

// momentsText says how many moments there are, and from which game if it is only one.
func (s *Scene) momentsText(u *ui.UI, all []*exercise.Exercise) string {
	other := func(e *exercise.Exercise) bool { return e.Origin.Record != all[0].Origin.Record }
	if name := s.opponentIn(u, all[0]); name != "" && !slices.ContainsFunc(all, other) {
		return u.T("training.moments.game", len(all), name)
	}
	return u.T("training.moments", len(all))
}

// A lastGame is the name of the record of the last game that a person has finished here, "" for none, as of a version of the index.
type lastGame struct {
	version int
	record  string
}

// lastRecord returns the record of the last game that a person has finished here, "" if there is none.
func (s *Scene) lastRecord() string {
	if v := s.games.Version(); v != s.last.version {
		s.last = lastGame{version: v}
		all := s.games.Find(index.Query{})
		here := func(e *index.Entry) bool {
			return e.Over() && !e.Imported() && !e.Copied() && slices.Contains(e.Levels, 0)
		}
		if i := slices.IndexFunc(all, here); i >= 0 {
			s.last.record = all[i].Name
		}
	}
	return s.last.record
}

// reviewLast opens the review of the last game.
func (s *Scene) reviewLast() {
	if t, ok := s.context.Library.OpenGame(s.lastRecord()); ok {
		s.leave = scenes.Next{Do: scenes.Push, Name: scenes.Review, Args: scenes.ReviewPage{Table: t}}
	}
}

// finishedTexts says of the last session how many exercises were solved at the first try, when the first one comes again, and how long the streak is.
func (s *Scene) finishedTexts(u *ui.UI) (texts []string) {
	f, wait := s.finished, practice.MaxWait
	for _, e := range f.all {
		if days, ok := s.stock.deck.Plan().Wait(e.ID()); ok {
			wait = min(wait, days)
		}
	}
	switch {
	case f.alone == len(f.all) && f.alone > 1:
		texts = append(texts, u.T("training.alone.all"))
	case f.alone > 0:
		texts = append(texts, u.T("training.alone", f.alone))
	}
	if wait > 0 {
		texts = append(texts, u.T("training.again", wait))
	}
	return append(texts, s.streak(u))
}

// nextCard shows the offer: the board of its first exercise, what there is to find, the main button, and the boards of some more.
func (s *Scene) nextCard(u *ui.UI, column render.Rect) ui.Element {
	o, space := s.offer(u), u.Theme.Space
	u.Announce(o.lead, o.about...)
	wrapped := func(text string, t render.Type, ink sprites.Color) ui.Element {
		return ui.Wrapped(text, ui.Block{Type: t, Leading: 1.25 * t.Size, MaxLines: 3, Ink: ink})
	}
	words := []ui.Element{ui.Text(o.up, render.TypeSeat, u.Theme.Accent), wrapped(o.lead, render.TypePage, u.Theme.Text)}
	side, board, begin, more := float32(boardSmall), ui.Element{}, ui.Element{}, ui.Element{}
	if column.H >= roomy {
		side = boardSide
	}
	task := ui.Element{}
	if len(o.exercises) > 0 {
		e := o.exercises[0]
		board = s.boardOf(u, e, side)
		x := ui.Command{Label: o.label, Kind: ui.Main, Act: keys.Begin, Run: func() { s.begin(o.exercises) }}
		begin = ui.Button(x).Width(max(buttonWide, u.ButtonWidth(x, space.M)))
		seat := games.ViewOf(e.Game, e.Position).Seats[e.Player()]
		task = wrapped(e.Spec.Name+": "+taskText(u, e)+" "+u.T("training.you", seat.Name), render.TypeBody, u.Theme.Text)
		more = s.moreBoards(u, o.exercises[1:], (side-space.S)/2)
	}
	if s.finished != nil {
		board, task, more = s.finishedBoards(u, side, column.W >= twoColumns), ui.Element{}, ui.Element{}
	}
	words = append(words, task)
	for _, text := range o.about {
		words = append(words, wrapped(text, render.TypeSmall, u.Theme.Caption()))
	}
	said := ui.Column(space.S/2, words...)
	card := ui.Row(space.L, board, ui.Column(space.M, said, begin.Align(render.Start, render.Start)).Grow(1), ui.If(column.W >= twoColumns, more))
	if u.Phone() {
		card = ui.Column(space.M, board.Align(render.Middle, render.Start), said, begin)
	}
	return card.Pad(space.M, space.M).On(render.Box{Radius: 16, Top: u.Theme.Active})
}

// moreBoards shows the boards of the exercises after the first, two or four, in two lines, with their numbers.
func (s *Scene) moreBoards(u *ui.UI, all []*exercise.Exercise, side float32) ui.Element {
	const most, lines = 4, 2
	gap := u.Theme.Space.S
	columns := min(len(all), most) / lines
	var boards []ui.Element
	for i, e := range all[:columns*lines] {
		number := strconv.Itoa(i + lines)
		boards = append(boards, ui.Stack(s.boardOf(u, e, side), badge(u, u.Theme.Panel, func(r render.Rect) {
			u.WriteIn(number, render.TypeCoord.Medium(), r, render.Middle, u.Theme.Text)
		})))
	}
	return ui.If(columns > 0, ui.Grid(max(1, columns), gap, boards...).Width(float32(columns)*(side+gap)-gap))
}

// badge shows what paint draws on a disc at the upper left corner.
func badge(u *ui.UI, ground sprites.Color, paint func(r render.Rect)) ui.Element {
	const side = 22
	return ui.Canvas(0, 0, func(r render.Rect) {
		disc := r.Place(side, side, render.Start, render.Start)
		u.Box(disc, render.Box{Radius: side / 2, Top: ground, Line: u.Theme.Hairline, Width: 1})
		paint(disc)
	})
}

// finishedBoards shows the boards of the last session with a tick at each solved one, in two lines; only the first solved one if wide is not set.
func (s *Scene) finishedBoards(u *ui.UI, side float32, wide bool) ui.Element {
	const lines = 2
	gap, all := u.Theme.Space.S, s.finished.all
	if !wide || len(all) < lines {
		all = s.finished.solved[:1]
	}
	columns := (len(all) + lines - 1) / lines
	if len(all) >= lines {
		side = (side - gap) / lines
	}
	var boards []ui.Element
	for _, e := range all {
		tick := badge(u, u.Theme.Accent, func(r render.Rect) { u.Icon(sprites.IconCheck, r.Centre(), 14, u.Theme.OnAccent) })
		boards = append(boards, ui.Stack(s.boardOf(u, e, side), ui.If(slices.Contains(s.finished.solved, e), tick)))
	}
	if len(boards) < columns*lines && len(all) > 1 { // the last board is no wider than the others
		boards = append(boards, ui.Spacer())
	}
	return ui.Grid(columns, gap, boards...).Width(float32(columns)*(side+gap) - gap)
}

// boardOf shows the board of e in its first position.
func (s *Scene) boardOf(u *ui.UI, e *exercise.Exercise, side float32) ui.Element {
	picture := s.pictures[e]
	if picture == nil {
		picture = boardui.NewPicture(e.Game, e.Position)
		s.pictures[e] = picture
	}
	return ui.Canvas(side, side, func(r render.Rect) { picture.Paint(u.Brush, r, false) })
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
	return ui.Column(space.S, heading(u, "training.week"), ui.Row(0, ui.Grid(len(cells), 0, cells...).Width(weekWide)), ui.If(s.finished == nil, small(u, s.streak(u), 2)))
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
		face := ui.Row(space.M, picture, s.setProgress(u, x.spec.Name, all).Grow(1), ui.Icon(sprites.IconNext, 18, u.Theme.Caption()))
		name := u.T("training.practise") + " " + x.spec.Name
		lines = append(lines, ui.Stack(ui.Button(ui.Command{Name: name, Kind: ui.Quiet, Bare: true, Run: press}), face.Pad(space.S, space.S)))
	}
	return ui.If(len(s.stock.sets) > 0, ui.Column(space.S, lines...))
}

// setProgress shows the title of a set with all its exercises, in words and as a bar how many of them are solved, and a tick if all are.
func (s *Scene) setProgress(u *ui.UI, title string, all []*exercise.Exercise) ui.Element {
	const thin, tick = 4, 18
	space, solved := u.Theme.Space, s.stock.countSolved(all)
	name, count := ui.Text(title, render.TypeButton, u.Theme.Text), ui.Text(s.progress(u, all), render.TypeCaption, u.Theme.Caption())
	done := ui.If(solved == len(all), ui.Icon(sprites.IconCheck, tick, u.Theme.Accent))
	bar := ui.Canvas(0, thin, func(r render.Rect) {
		u.Box(r, render.Box{Radius: thin / 2, Top: sprites.Alpha(u.Theme.Muted, 0.25)})
		r.W *= float32(solved) / float32(len(all))
		u.Box(r, render.Box{Radius: thin / 2, Top: u.Theme.Accent})
	})
	return ui.Column(space.S/2, ui.FirstThatFits(ui.Row(space.S, name, done, ui.Spacer(), count), ui.Column(0, ui.Row(space.S, name, done, ui.Spacer()), count)), ui.If(solved > 0, bar))
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

// row shows a picture, a title and a line about it, and an arrow if run is not nil: then it can be pressed. Else it is dimmed.
func (s *Scene) row(u *ui.UI, picture ui.Element, title, about, name string, run func()) ui.Element {
	space := u.Theme.Space
	ink := u.Theme.Text
	if run == nil {
		ink = u.Theme.Caption()
	}
	words := ui.Column(0, ui.Wrapped(title, ui.Block{Type: render.TypeButton, Leading: 22, MaxLines: 2, Ink: ink}), small(u, about, 2))
	on := ui.If(run != nil, ui.Icon(sprites.IconNext, 18, u.Theme.Caption()))
	face := ui.Row(space.M, picture.Width(rowPicture), words.Grow(1), on).Pad(space.S, space.S)
	return ui.Stack(ui.Button(ui.Command{Name: name, Kind: ui.Quiet, Bare: true, Off: run == nil, Run: run}), face)
}

// links shows the way to the exercises from the player's own games, to the solved boards and to the results.
func (s *Scene) links(u *ui.UI) ui.Element {
	const side = 24
	icon, ink := func(i sprites.Icon) ui.Element { return ui.Icon(i, side, u.Theme.Accent) }, u.Theme.Accent
	own, about, name := s.stock.own, u.T("training.own.none"), u.T("training.practise")
	var practise func()
	switch {
	case len(own) > 0:
		about, practise = s.progress(u, own), func() { s.begin(s.stock.forSession(own)) }
	case s.lastRecord() != "":
		about, name, practise = u.T("training.own.last"), u.T("training.own.last"), s.reviewLast
	default:
		ink = u.Theme.Muted
	}
	boards := ui.Element{}
	if len(s.stock.solved) > 0 {
		boards = s.row(u, icon(sprites.IconBoard), u.T("solved.title"), u.T("training.solved.about"), u.T("solved.title"), func() { s.boards = true })
	}
	return ui.Column(u.Theme.Space.S,
		heading(u, "training.more"),
		s.row(u, ui.Icon(sprites.IconTarget, side, ink), u.T("training.own"), about, name, practise),
		boards,
		s.row(u, icon(sprites.IconCurve), u.T("training.results"), u.T("training.results.about"), u.T("training.results"), s.showResults),
	)
}

// solvedBoards shows the boards on which the computer plays perfectly, in lines of width w: for each game the boards, with what is known of them. A press
// leads to the set-up.
func (s *Scene) solvedBoards(u *ui.UI, w float32) ui.Element {
	const (
		beside = 3   // boards beside each other at most
		around = 126 // the width of a row without its words
	)
	space, widest := u.Theme.Space, float32(0)
	for _, x := range s.stock.solved {
		for _, b := range x.boards {
			title, about := solvedTexts(u, x.spec, b)
			widest = max(widest, u.Measure(title, render.TypeButton), u.Measure(about, render.TypeCaption))
		}
	}
	columns := max(1, min(int((w+space.S)/(widest+around+space.S)), beside))
	lines := []ui.Element{ui.Wrapped(u.T("training.solved"), ui.Block{Type: render.TypeBody, Leading: 22, MaxLines: 3, Ink: u.Theme.Text})}
	for _, x := range s.stock.solved {
		boards := make([]ui.Element, (len(x.boards)+columns-1)/columns*columns)
		for i := range boards {
			boards[i] = ui.Spacer() // the last board is no wider than the others
			if i < len(x.boards) {
				boards[i] = s.solvedRow(u, x.spec, x.boards[i])
			}
		}
		lines = append(lines, ui.Column(space.S, ui.Text(x.spec.Name, render.TypeSeat, u.Theme.Text), ui.Grid(columns, space.S, boards...)))
	}
	return ui.If(len(s.stock.solved) > 0, ui.Column(space.M, lines...).Pad(0, space.S))
}

// solvedTexts returns the name of b, a board of spec, and who wins on it.
func solvedTexts(u *ui.UI, spec games.Spec, b solvedBoard) (title, about string) {
	title = strings.Join(scenes.Describe(u, spec, b.Game.Info().Options), ", ")
	if end := b.Outcome(); end.Winner != games.None {
		return title, u.T("training.solved.wins", b.picture.View.Seats[end.Winner].Name, end.Plies)
	}
	return title, u.T("training.solved.draw")
}

// solvedRow shows b, a board of spec. A press leads to its set-up.
func (s *Scene) solvedRow(u *ui.UI, spec games.Spec, b solvedBoard) ui.Element {
	title, about := solvedTexts(u, spec, b)
	picture := ui.Canvas(rowPicture, rowPicture, func(r render.Rect) { b.picture.Paint(u.Brush, r, false) })
	return s.row(u, picture, title, about, title+" "+spec.Name, func() {
		s.leave = scenes.Next{Do: scenes.Push, Name: scenes.Setup, Args: scenes.NewGame{Spec: spec, Study: b.Game.Info().Options}}
	})
}
