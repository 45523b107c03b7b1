// Package title is the scene the program opens with: a tile for each game, and below them the recent games.
//
// This file has the Scene: its bar and background, the keys and the focus (keys), the buttons of a game, and the links to other pages. It also draws
// the offer of lessons (invitation). Add a link to another page here.
//
// # Files
//
//   - list.go: the layouts of the page: the games in a row, or in a column in windows that are narrow or low
//   - recentitems.go: which recent games there are, their texts, and how they are opened, deleted and restored; recent.go: how they are drawn
//   - lessons.go: the progress in the lessons, and whether lessons are offered
//   - demonstration.go: the plies that the tile with the focus plays
package title

import (
	"quintet/games"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/library"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Scene is the title.
type Scene struct {
	context *scenes.Context
	tiles   []tile
	items   []item
	version int  // library version of the items
	focus   int  // the index of the focus: a tile, or after the last one an item
	moved   bool // the focus was moved by the pointer or a key, and is framed
	first   int  // the index of the first item shown
	page    int  // the number of items shown
	// dropped are the deleted tables, the last one last. They can be restored one after another.
	dropped []*library.Entry
	leave   scenes.Next // set by a button of this pass to leave the page
	show    show
	shown   int // the focus when the show began
}

// A tile is a game with its showcase position, and its lessons with the board of the first one.
type tile struct {
	spec    games.Spec
	picture *boardui.Picture
	lessons course
	lesson  *boardui.Picture
}

// New returns the title page. It panics if a game's showcase cannot be played, because showcases are embedded.
func New(c *scenes.Context) *Scene {
	s := &Scene{context: c}
	for _, spec := range c.Catalog {
		g, p, err := spec.Show()
		if err != nil {
			panic("title: " + err.Error())
		}
		book := c.Lessons(spec)
		s.tiles = append(s.tiles, tile{spec, boardui.NewPicture(g, p), newCourse(book), firstLesson(spec, book)})
	}
	s.page = 1
	s.fetch()
	s.resetFocus()
	s.shown = s.focus
	return s
}

// Frame handles input and draws.
func (s *Scene) Frame(u *ui.UI) scenes.Next {
	s.leave = scenes.Next{}
	s.refresh()
	w, h := u.Size()
	s.ground(u, w, h)
	if boards, ok := s.room(w, h); ok {
		s.row(u, boards)
	} else {
		s.list(u, w, h)
	}
	s.keys(u)
	return s.leave
}

// ground paints the background of the page.
func (s *Scene) ground(u *ui.UI, w, h float32) {
	top := u.Theme.Window
	if !u.Theme.Dark {
		top = sprites.Shade(top, 0.3)
	}
	u.FillDown(render.Rect{W: w, H: h}, top, u.Theme.WindowLow)
}

// bar shows name, which is that of the program, with the text beside it, and at the right end links and the tools of every page. In a narrow window
// only a key ends the program.
func (s *Scene) bar(u *ui.UI, name, beside ui.Element, links ...ui.Element) ui.Element {
	tools := ui.Canvas(2*u.ToolPitch(), u.Theme.Space.Control, func(r render.Rect) { s.context.Tools(u, r, &s.leave) })
	quit := ui.Canvas(scenes.ToolSize, u.Theme.Space.Control, func(r render.Rect) { s.context.QuitButton(u, r, &s.leave) })
	parts := append([]ui.Element{name, beside, ui.Spacer()}, links...)
	return ui.Row(u.Theme.Space.S, append(parts, s.context.LanguageSwitch(u), ui.Row(0, tools, ui.If(!s.context.InBrowser && !u.Phone(), quit)))...)
}

// toEdge lays e, whose last part is an icon, in r so that this icon ends with r.
func toEdge(u *ui.UI, r render.Rect, e ui.Element) {
	r.W += scenes.ToolPadding
	u.Lay(r, e)
}

// target returns e on the background of item. A click anywhere on it calls open.
func (s *Scene) target(u *ui.UI, item int, background func(u *ui.UI, item int, r render.Rect), e ui.Element, open func()) ui.Element {
	return ui.Stack(
		ui.Canvas(0, 0, func(r render.Rect) { background(u, item, r) }),
		e,
		ui.Canvas(0, 0, func(r render.Rect) {
			if u.Clicked(r) {
				open()
			}
		}),
	)
}

// frame draws the background of the thing with the focus, once the focus was moved.
func (s *Scene) frame(u *ui.UI, item int, r render.Rect) {
	if u.Moved() && u.In.Pressed == 0 && u.Over(r) {
		s.focus, s.moved = item, true
	}
	if s.focus == item && s.moved {
		u.Box(r, render.Box{Radius: cardRadius, Top: u.Theme.Panel, Line: u.Theme.Accent, Width: 2.5})
	}
}

// cardRadius is the corner radius of things that can have the focus.
const cardRadius = 20

// cardFrame draws the background of a card below the games, which always has one.
func (s *Scene) cardFrame(u *ui.UI, item int, r render.Rect) {
	u.Box(r, render.Box{Radius: cardRadius, Top: u.Theme.Panel})
	s.frame(u, item, r)
}

// buttons shows the buttons of game i.
func (s *Scene) buttons(u *ui.UI, i int) ui.Element {
	const rules, most = 88, 222
	name := " " + s.tiles[i].spec.Name
	begin := ui.Command{Label: u.T("title.new"), Name: name, Kind: s.buttonKind(i), Act: pickKey(i), Run: func() { s.leave = s.setup(i) }}
	read := ui.Command{Label: u.T("title.rules"), Name: name, Run: func() { s.leave = s.rules(s.tiles[i].spec) }}
	if u.HasFocus(begin.Label+name) || u.HasFocus(read.Label+name) {
		s.focus = i
	}
	if s.focus == i {
		read.Act = keys.Rules
	}
	return ui.Row(0, ui.Row(u.Theme.Space.S, ui.Button(begin).Width(0).Grow(1), ui.Button(read).Width(rules)).AtMost(most))
}

// buttonKind returns the style of the main button of an item: it stands out once the focus was moved there, and not only because it is the first.
func (s *Scene) buttonKind(item int) ui.Kind {
	if s.focus == item && (s.moved || item >= len(s.tiles)) {
		return ui.Main
	}
	return ui.Quiet
}

// pickKey returns the action that opens item i, "" if there are not enough digits.
func pickKey(i int) keys.Action {
	if i >= keys.Picks {
		return ""
	}
	return keys.Pick(i + 1)
}

func (s *Scene) setup(i int) scenes.Next {
	return scenes.Next{Do: scenes.Push, Name: scenes.Setup, Args: scenes.NewGame{Spec: s.tiles[i].spec}}
}

func (s *Scene) rules(spec games.Spec) scenes.Next {
	return scenes.Next{Do: scenes.Push, Name: scenes.Rules, Args: scenes.RulesPage{Spec: spec}}
}

// keys moves the focus and acts on it.
func (s *Scene) keys(u *ui.UI) {
	n := s.stops()
	s.focus = min(s.focus, n-1) // the window may have become too narrow for the thing with the focus
	switch {
	case u.Act(keys.Right), u.Act(keys.Down):
		u.HideFocus()
		s.focusOn((s.focus + 1) % n)
	case u.Act(keys.Left), u.Act(keys.Up):
		u.HideFocus()
		s.focusOn((s.focus + n - 1) % n)
	case len(s.dropped) > 0 && u.Act(keys.Undo):
		s.restore()
	case !s.listed() && u.Act(keys.Library): // otherwise its button has the key
		s.leave = toAll
	case s.focus == s.offer():
		if u.Act(keys.Begin) {
			s.leave = s.rules(s.next().spec)
		}
	case s.focus >= len(s.tiles):
		s.itemKeys(u, s.focus-len(s.tiles))
	case u.Act(keys.Begin):
		s.leave = s.setup(s.focus)
	}
}

// stops returns the number of things that keys can act on.
func (s *Scene) stops() int {
	n := s.offer()
	if s.offered() {
		n++
	}
	return n
}

// toAll leads to all games.
var toAll = scenes.Next{Do: scenes.Push, Name: scenes.Collection}

// focusOn gives the focus to what, a tile or an item, and shows it.
func (s *Scene) focusOn(what int) {
	s.focus, s.moved = what, true
	if i := what - len(s.tiles); i >= 0 && (i < s.first || i >= s.first+s.page) {
		s.first = i / s.page * s.page
	}
}

// invitation draws in r, below the boards of the games, the offer to newcomers.
func (s *Scene) invitation(u *ui.UI, r render.Rect) {
	const wide, high = 150, 44 // the button
	space := u.Theme.Space
	head, offer, do := s.invitationTexts(u)
	x := s.accept(u, do)
	u.Lay(r, ui.Column(space.S,
		ui.Ellipsis(head, render.TypeSection, u.Theme.Text).Height(headHigh),
		s.target(u, s.offer(), s.cardFrame, ui.Row(space.M,
			s.lessonBoard(u),
			ui.Column(0,
				ui.Ellipsis(offer, render.TypeSeat, u.Theme.Text),
				ui.Ellipsis(u.T("title.invite.how"), render.TypeSmall, u.Theme.Muted),
			).Grow(1),
			ui.Button(x).Width(wide).Height(high),
		).Pad(cardPad, cardPad), x.Run).Height(cardHigh),
	))
}

// lessonBoard shows the board of the lessons that are offered, on a card.
func (s *Scene) lessonBoard(u *ui.UI) ui.Element {
	return ui.Square(func(r render.Rect) { s.next().lesson.Paint(u.Brush, r, false) }).Height(cardBoard)
}

// invitationCard offers lessons in a free place beside the games.
func (s *Scene) invitationCard(u *ui.UI) ui.Element {
	_, offer, do := s.invitationTexts(u)
	block := func(text string, t render.Type, ink sprites.Color) ui.Element {
		return ui.Wrapped(text, ui.Block{Type: t, Leading: cardLeading, Ink: ink})
	}
	first, x := block(offer, render.TypeSeat, u.Theme.Text), s.accept(u, do)
	both := ui.Column(0, first, block(u.T("title.invite.how"), render.TypeSmall, u.Theme.Muted))
	return s.target(u, s.offer(), s.cardFrame, card(s.lessonBoard(u), ui.FirstThatFits(both, first), ui.Row(0, ui.Button(x).Height(cardButton))), x.Run)
}

// invitationLine shows the same offer as a line of the list, without its question; a narrow line has only the button.
func (s *Scene) invitationLine(u *ui.UI) ui.Element {
	_, offer, do := s.invitationTexts(u)
	x := s.accept(u, do)
	button := ui.Button(x)
	line := ui.Row(u.Theme.Space.M, ui.Ellipsis(offer, render.TypeSmall, u.Theme.Text).Grow(1), button.Width(lineTools-u.Theme.Space.S)).Grow(1)
	if u.Phone() {
		line = button.Grow(1)
	}
	board := ui.Square(func(r render.Rect) { s.next().lesson.Paint(u.Brush, r, false) })
	return s.onCard(u, s.offer(), ui.Row(u.Theme.Space.M, board, line), x.Run)
}

// accept is the command that opens the lessons, with this label.
func (s *Scene) accept(u *ui.UI, label string) ui.Command {
	x := ui.Command{Label: label, Kind: s.buttonKind(s.offer()), Run: func() { s.leave = s.rules(s.next().spec) }}
	if s.invited() { // otherwise the first game has the key
		x.Act = keys.Continue
	}
	if u.HasFocus(label) {
		s.focus = s.offer()
	}
	return x
}

// The links from the title page are icons with a word; on a phone they are icons, also where words are false.

// toLibrary is the link to all games.
func (s *Scene) toLibrary(u *ui.UI, words bool) ui.Element {
	return link(u, words, ui.Command{Icon: sprites.IconBook, Name: u.T("title.all"), Act: keys.Library, Run: func() { s.leave = toAll }})
}

// toTraining is the link to the exercises.
func (s *Scene) toTraining(u *ui.UI, words bool) ui.Element {
	return link(u, words, ui.Command{Icon: sprites.IconTarget, Name: u.T("title.training"), Act: keys.Training, Run: func() {
		s.leave = scenes.Next{Do: scenes.Push, Name: scenes.Training, Args: scenes.Exercises{}}
	}})
}

// toFile is the link that lets players choose files, if there are dialogs; a phone has no space for it.
func (s *Scene) toFile(u *ui.UI, words bool) ui.Element {
	x := ui.Command{Icon: sprites.IconFolder, Name: u.T("files.open"), Act: keys.OpenFile, Run: s.context.Choose}
	return ui.If(s.context.Choose != nil && !u.Phone(), link(u, words, x))
}

// link shows x as an icon, with its name as a word if words is set, unless the page is that of a phone.
func link(u *ui.UI, words bool, x ui.Command) ui.Element {
	if words && !u.Phone() {
		x.Word = x.Name
	}
	return ui.Button(x)
}
