// Package title is the scene the program opens with: a tile for each game, and below them the recent games.
//
// This file has the Scene: the focus and its keys, the buttons of a game, the links to other pages, and the drawing of the offer of lessons
// (invitation).
//
// # Files
//
//   - list.go: the layouts of the page: the games in a row, or in a column in narrow windows
//   - recentitems.go: which recent games there are, and what can be done with them; recent.go: how they are drawn
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

// tools draws the buttons at the right end of r beside the name, whose baseline is base, and returns the rest of r. In a narrow window only a key
// ends the program.
func (s *Scene) tools(u *ui.UI, r render.Rect, base float32) (free render.Rect) {
	const languages = 116 // the language switch, with its margins
	row := render.Rect{X: r.X, Y: base - 35, W: r.W + scenes.ToolBare, H: toolHigh}
	u.InOrder(func() {
		if !s.context.InBrowser && !u.Phone() {
			var quit render.Rect
			quit, row = row.CutRight(scenes.ToolSide, 0)
			s.context.QuitButton(u, quit, &s.leave)
		}
		row = s.context.Tools(u, row, &s.leave)
		s.context.LanguageSwitch(u, render.Point{X: row.X + row.W - 8, Y: base - 15})
	})
	_, free = row.CutRight(languages, 0)
	return free
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

// buttons draws the buttons of game i.
func (s *Scene) buttons(u *ui.UI, i int, r render.Rect) {
	const rules, gap = 88, 10
	name := " " + s.tiles[i].spec.Name
	if u.HasFocus(u.T("title.new")+name) || u.HasFocus(u.T("title.rules")+name) {
		s.focus = i
	}
	main, rest := r.CutLeft(min(124, r.W-rules-gap), gap)
	rest.W = rules
	if u.Button(main, ui.Command{Label: u.T("title.new"), Name: name, Kind: s.buttonKind(i), Act: pickKey(i)}) {
		s.leave = s.setup(i)
	}
	act := keys.Action("")
	if s.focus == i {
		act = keys.Rules
	}
	if u.Button(rest, ui.Command{Label: u.T("title.rules"), Name: name, Act: act}) {
		s.leave = s.rules(s.tiles[i].spec)
	}
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
	head, offer, do := s.sayInvitation(u)
	whole := u.LayTop(r, space.S, ui.Ellipsis(head, render.TypeSection, u.Theme.Text).Height(headHigh-6))
	whole.H = cardHigh
	s.cardFrame(u, s.offer(), whole)
	u.Lay(whole, ui.Row(space.M,
		ui.Canvas(cardBoard, cardBoard, func(r render.Rect) { s.next().lesson.Paint(u.Brush, r, false) }),
		ui.Column(0,
			ui.Ellipsis(offer, render.TypeSeat, u.Theme.Text),
			ui.Ellipsis(u.T("title.invite.how"), render.TypeSmall, u.Theme.Muted),
		).Grow(1),
		ui.Canvas(wide, high, func(r render.Rect) { s.acceptButton(u, r, do, whole) }),
	).Pad(cardPad, cardPad))
}

// invitationCard offers lessons in r, a free place beside the games.
func (s *Scene) invitationCard(u *ui.UI, r render.Rect) {
	_, offer, do := s.sayInvitation(u)
	s.cardFrame(u, s.offer(), r)
	board, words := cardParts(r)
	s.next().lesson.Paint(u.Brush, board, false)
	block := func(text string, t render.Type, ink sprites.Color) ui.Element {
		return ui.Wrapped(text, ui.Block{Type: t, Leading: 22, Ink: ink})
	}
	first := block(offer, render.TypeSeat, u.Theme.Text)
	both := ui.Column(0, first, block(u.T("title.invite.how"), render.TypeSmall, u.Theme.Muted))
	u.Lay(words, ui.Column(6, // as far apart as those of a game beside it
		ui.FirstThatFits(both, first).Grow(1),
		ui.Row(0, ui.Canvas(u.ButtonWide(ui.Command{Label: do}, u.Theme.Space.M), cardButton, func(at render.Rect) { s.acceptButton(u, at, do, r) })),
	))
}

// invitationLine draws the same offer as a line of the list, in r, with the question in head; a narrow line shows the offer in head.
func (s *Scene) invitationLine(u *ui.UI, head, r render.Rect) {
	ask, offer, do := s.sayInvitation(u)
	l, face := footLine(r, u.Phone()), render.TypeSeat
	if l.narrow {
		ask, offer, face = offer, "", render.TypeCaption
		l.tools = l.words.Place(l.words.W, toolHigh, render.Start, render.Middle)
	}
	u.WriteIn(u.Fit(ask, face, head.W), face, head, render.Start, u.Theme.Text)
	s.cardFrame(u, s.offer(), l.whole)
	s.next().lesson.Paint(u.Brush, l.board, false)
	if offer != "" {
		u.WriteIn(u.Fit(offer, render.TypeSmall, l.words.W), render.TypeSmall, l.words, render.Start, u.Theme.Text)
	}
	s.acceptButton(u, l.tools, do, l.whole)
}

// acceptButton is the button in r that opens the lessons, as all of whole does.
func (s *Scene) acceptButton(u *ui.UI, r render.Rect, label string, whole render.Rect) {
	x := ui.Command{Label: label, Kind: s.buttonKind(s.offer())}
	if s.invited() { // otherwise the first game has the key
		x.Act = keys.Continue
	}
	if u.HasFocus(label) {
		s.focus = s.offer()
	}
	if u.Button(r, x) || u.Clicked(whole) {
		s.leave = s.rules(s.next().spec)
	}
}

// The links from the title page are icons with a word, in this order: the library, the exercises, files.

// toLibrary draws the link to all games at the right end of r. It returns the rest of r.
func (s *Scene) toLibrary(u *ui.UI, r render.Rect) (free render.Rect) {
	return s.link(u, r, ui.Command{Icon: sprites.IconBook, Name: u.T("title.all"), Act: keys.Library, Run: func() { s.leave = toAll }})
}

// toTraining draws the link to the exercises at the right end of r. It returns the rest of r.
func (s *Scene) toTraining(u *ui.UI, r render.Rect) (free render.Rect) {
	return s.link(u, r, ui.Command{Icon: sprites.IconTarget, Name: u.T("title.training"), Act: keys.Training, Run: func() {
		s.leave = scenes.Next{Do: scenes.Push, Name: scenes.Training, Args: scenes.Exercises{}}
	}})
}

// toFile draws the link that lets players choose files, at the right end of r, if there are dialogs; a phone has no space for it. It returns the rest
// of r.
func (s *Scene) toFile(u *ui.UI, r render.Rect) (free render.Rect) {
	if s.context.Choose == nil || u.Phone() || s.crowded(u, r) {
		return r
	}
	x := ui.Command{Icon: sprites.IconFolder, Name: u.T("files.open"), Act: keys.OpenFile, Run: s.context.Choose}
	if r.W-u.WordWide(x.Name) >= roomForBoth {
		return s.link(u, r, x)
	}
	return tool(u, r, x)
}

// roomForBoth is the least width for the undo of a deletion beside the links.
const roomForBoth = 700

// crowded reports whether the undo of a deletion needs the space of the links at the right end of r.
func (s *Scene) crowded(u *ui.UI, r render.Rect) bool {
	return len(s.dropped) > 0 && r.W < roomForBoth && !u.Phone()
}

// link draws x with its name as a word, at the right end of r. A phone shows only the icon, and if the undo of a deletion needs the space only the
// key remains. It returns the rest of r.
func (s *Scene) link(u *ui.UI, r render.Rect, x ui.Command) (free render.Rect) {
	switch {
	case s.crowded(u, r):
		u.ByKey([]ui.Command{x})
		return r
	case !u.Phone():
		x.Word = x.Name
	}
	return tool(u, r, x)
}

// tool draws the button x at the right end of r, with a word or only its icon. It returns the rest of r.
func tool(u *ui.UI, r render.Rect, x ui.Command) (free render.Rect) {
	const gap, high = 4, 34
	wide := float32(scenes.ToolSide)
	if x.Word != "" {
		wide = u.WordWide(x.Word)
	}
	end, free := r.CutRight(wide, gap)
	u.Button(end.Place(end.W, min(end.H, high), render.Start, render.Middle), x)
	return free
}
