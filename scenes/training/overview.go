// Draws the first page of training: the exercises due today with the board of the first one (today), those from the player's own games (own), the
// days in a row with a solved exercise, and the solved boards. Change in offer which exercises come first. training.go draws the starter sets.

package training

import (
	"strings"

	"quintet/games/study/exercise"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
)

// Sizes of the overview.
const (
	roomy       = 616 // the height of a column that has room for larger rows
	buttonWidth = 150
)

// overview shows the exercises due today, those from the player's own games, and the starter sets in a column.
func (s *Scene) overview(u *ui.UI, column render.Rect) ui.Element {
	space, roomy := u.Theme.Space, column.H >= roomy
	page := ui.Column(space.L, s.today(u, roomy), s.own(u), s.starterSets(u, column.W, roomy), s.solvedBoards(u, column.W, roomy)).Pad(0, space.S/2)
	if column.X < 2*barEdge && u.Extent(page, column.W, column.H).H > column.H {
		page = ui.Row(0, page.Grow(1), ui.Canvas(barEdge, 0, nil))
	}
	return page
}

// An offer is the exercises to solve first, with the text about them.
type offer struct {
	exercises          []*exercise.Exercise
	lead, about, label string
}

// offer returns the exercises that are due today, or new ones if none are due. Newcomers are told how long these take.
func (s *Scene) offer(u *ui.UI) offer {
	if due := s.stock.due; len(due) > 0 {
		return offer{due, u.T("training.today", len(due)), s.streak(u), u.T("training.begin")}
	}
	some := s.stock.easiest()
	if s.stock.untried() && len(some) > 0 {
		return offer{some, u.T("training.start", len(some)), u.T("training.minutes", len(some)), u.T("training.begin")}
	}
	return offer{some, u.T("training.nothing"), s.streak(u), u.T("training.new")}
}

// today shows the offer beside the board of its first exercise.
func (s *Scene) today(u *ui.UI, roomy bool) ui.Element {
	o, space := s.offer(u), u.Theme.Space
	u.Announce(o.lead, o.about)
	large := ui.Block{Type: render.TypeSection, Leading: 27, MaxLines: 2, Ink: u.Theme.Text}
	small := ui.Block{Type: render.TypeSeat, Leading: 22, MaxLines: 2, Ink: u.Theme.Text}
	side := float32(80)
	switch {
	case u.Phone():
		side = 70
	case !roomy:
		side, large.MaxLines = 48, 1
	}
	var board, begin ui.Element
	if len(o.exercises) > 0 {
		picture := s.pictureOf(o.exercises[0])
		board = ui.Canvas(side, side, func(r render.Rect) { picture.Paint(u.Brush, r, false) })
		begin = wideButton(u, ui.Command{Label: o.label, Kind: ui.Main, Act: keys.Begin, Run: func() { s.begin(o.exercises) }})
	}
	lead := ui.FirstThatFits(ui.If(!u.Phone(), ui.Wrapped(o.lead, large)), ui.Wrapped(o.lead, small))
	about := ui.Wrapped(o.about, ui.Block{Type: render.TypeSmall, Leading: 20, MaxLines: 2, Ink: u.Theme.Caption()})
	hero := ui.Row(space.M, board, ui.Column(0, lead, about).Grow(1))
	if u.Phone() {
		hero = ui.Column(space.S, hero, begin)
	} else {
		hero = ui.Row(space.M, hero.Grow(1), begin)
	}
	return hero.Pad(space.M, space.M).On(render.Box{Radius: 16, Top: u.Theme.Active})
}

// wideButton is a button as wide as the others of the overview, except on a phone.
func wideButton(u *ui.UI, x ui.Command) ui.Element {
	if u.Phone() {
		return ui.Button(x)
	}
	return ui.Button(x).Width(max(buttonWidth, u.ButtonWidth(x, u.Theme.Space.M)))
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

// own shows how many exercises were made from the player's games, with a button to practise them.
func (s *Scene) own(u *ui.UI) ui.Element {
	own, space := s.stock.own, u.Theme.Space
	about, practise := u.T("training.own.none"), ui.Element{}
	if len(own) > 0 {
		about = u.T("training.own.some", len(own))
		if solved := s.stock.solvedOfOwn; solved > 0 {
			about = u.T("training.own.count", len(own), solved)
		}
		practise = wideButton(u, ui.Command{Label: u.T("training.practise"), Kind: ui.Quiet, Run: func() { s.begin(s.stock.forSession(own)) }})
	}
	title := ui.Ellipsis(u.T("training.own"), render.TypeSeat, u.Theme.Text)
	words := ui.Wrapped(about, ui.Block{Type: render.TypeSmall, Leading: 20, MaxLines: 2, Ink: u.Theme.Muted})
	return ui.Row(space.M, ui.Column(0, title, words).Grow(1), practise)
}

// maxBoards is the largest number of solved boards beside each other.
const maxBoards = 4

// solvedBoards shows the boards on which the computer plays perfectly, in lines of width w: rows of buttons for each game, which lead to the set-up. They
// begin where those of the starter sets do.
func (s *Scene) solvedBoards(u *ui.UI, w float32, roomy bool) ui.Element {
	space, widest := u.Theme.Space, float32(0)
	names := setSide(w, roomy) + space.S + s.namesWidth(u)
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
	lines := []ui.Element{ui.Column(0,
		ui.Ellipsis(u.T("solved.title"), render.TypeSeat, u.Theme.Text),
		ui.Wrapped(u.T("training.solved"), ui.Block{Type: render.TypeSmall, Leading: 20, MaxLines: 2, Ink: u.Theme.Muted}),
	)}
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
	return ui.If(len(buttons) > 0, ui.Column(space.S, lines...))
}
