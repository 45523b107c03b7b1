// Package rules is the scene that teaches a game: pages with a board to try each rule on, tasks, the full rules and the glossary.
//
// This file has the Scene: which page and task are shown (open, begin), its bar and keys, and the game against the weakest computer that follows the
// lessons (playNow). The last quarter draws the links to the pages before and after (foot). Add another kind of page here (place). The texts of the
// pages belong to each game.
//
// # Files
//
//   - attempt.go: the board of a page, and the tasks on it
//   - prompt.go: the text below the board; commands.go: the buttons there
//   - panel.go: the panel beside the board; text.go: the text and the tasks in it; textsize.go: its sizes
//   - finish.go: what replaces the text when the lessons end
//   - full.go: the full rules; glossary.go: the glossary; picture.go: the small boards in both
package rules

import (
	"slices"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/lesson"
	"quintet/games/play/match"
	"quintet/render"
	"quintet/render/due"
	"quintet/scenes"
	"quintet/scenes/boardpage"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Scene teaches one game.
type Scene struct {
	context *scenes.Context
	spec    games.Spec
	book    *lesson.Book
	options games.Options // for the full rules
	atTable bool          // Back returns to a game
	place   place
	shown   int  // the last page read
	listed  bool // the contents replace the text

	measured panelSize // the last one whose pages were measured
	allFit   bool      // they all fit with large text

	full     full
	glossary glossary

	try   *attempt
	task  int         // of the page, -1 for a free board
	leave scenes.Next // set by a button of this pass to leave the scene
}

// A place is a kind of page of the scene.
type place uint8

const (
	atPage     place = iota
	atFull           // the full rules
	atGlossary       // the words of all games
)

// New opens the rules at the page that explains the latest refusal, else at the first one with an unsolved task.
func New(c *scenes.Context, r scenes.RulesPage) *Scene {
	s := &Scene{context: c, spec: r.Spec, book: c.Lessons(r.Spec), options: r.Options, atTable: r.AtTable, full: full{section: -1, went: -1}}
	page, explained := s.book.PageOf(r.Reason)
	switch {
	case explained && page >= len(s.book.Pages):
		s.open(0)
		s.place, s.full.section = atFull, page
	case explained:
		s.open(page)
	default:
		s.open(s.unfinished())
	}
	return s
}

// unfinished returns the first page with an unsolved task, the first page if there is none.
func (s *Scene) unfinished() int {
	for i, p := range s.book.Pages {
		if s.firstOpen(&p) >= 0 {
			return i
		}
	}
	return 0
}

// open shows page i with its first unsolved task, or else its first task.
func (s *Scene) open(i int) {
	s.place, s.shown, s.listed = atPage, i, false
	p := &s.book.Pages[i]
	task := s.firstOpen(p)
	if task < 0 && len(p.Tasks) > 0 {
		task = 0
	}
	s.begin(task)
}

// firstOpen returns the first unsolved task of p, -1 if there is none.
func (s *Scene) firstOpen(p *lesson.Page) int {
	return slices.IndexFunc(p.Tasks, func(t lesson.Task) bool { return !s.solved(t.ID) })
}

// begin puts task i of the page on the board, or for -1 the board of the page.
func (s *Scene) begin(i int) {
	p := &s.book.Pages[s.shown]
	var t *lesson.Task
	if i >= 0 {
		t = &p.Tasks[i]
	}
	s.task, s.try = i, newAttempt(s.context, s.spec, p.Board, t)
}

// judge judges what the last pass did on the board, and records a solved task.
func (s *Scene) judge() {
	if !s.try.judge() || s.solved(s.try.task.ID) {
		return
	}
	s.context.Settings.Solved[s.spec.ID] = append(s.context.Settings.Solved[s.spec.ID], s.try.task.ID)
	s.context.SaveSettings()
}

// solved reports whether a task was ever solved.
func (s *Scene) solved(task string) bool {
	return slices.Contains(s.context.Settings.Solved[s.spec.ID], task)
}

var _ scenes.Timed = (*Scene)(nil)

// Due implements scenes.Timed: only the board of a page moves by itself.
func (s *Scene) Due() due.Time {
	if s.place != atPage {
		return due.Time{}
	}
	return s.try.Due()
}

// Advance implements scenes.Timed.
func (s *Scene) Advance() (handle bool) { return s.place == atPage && s.try.Advance() }

// Match returns the plies tried on the board.
func (s *Scene) Match() *match.Match { return s.try.Match() }

// Board returns the board.
func (s *Scene) Board() *boardui.Board { return s.try.Board }

// Frame handles input and draws.
func (s *Scene) Frame(u *ui.UI) scenes.Next {
	s.leave = scenes.Next{}
	u.Focusing(keys.Press) // the arrows move the cursor on the board, or scroll the text
	a := arrange(u.Size())
	switch s.place {
	case atPage:
		a.Paint(u)
		u.InOrder(func() { s.lesson(u, a) })
	case atFull:
		u.Fill(a.Window, u.Theme.Window)
		if page := s.full.draw(u, a.Page(), s.spec, s.book, s.options, s.context.Lang()); page >= 0 {
			s.open(page)
		}
	case atGlossary:
		u.Fill(a.Window, u.Theme.Window)
		s.glossary.fill(s.context, s.spec, s.context.Lang())
		if e := s.glossary.draw(u, a.Page()); e != nil {
			s.spec, s.book = e.spec, e.book
			s.open(e.page)
		}
	}
	s.bar(u, a)
	if s.leave.Do == scenes.Stay {
		s.keys(u)
	}
	return s.leave
}

// arrange divides a window of w by h: the text is beside the board, or in a tall window below it.
func arrange(w, h float32) boardpage.Frame {
	if w < h*1.05 {
		return boardpage.Below(w, h, 0.465, promptHigh(w))
	}
	side := max(300, min(w*400/1280, 460))
	return boardpage.Beside(w, h, side, promptHigh(w-side))
}

// bar draws the top bar: the back button, the name of the game, and the buttons for the other places.
func (s *Scene) bar(u *ui.UI, a boardpage.Frame) {
	title, where := s.title(u, a)
	b := scenes.Bar{Back: u.T("rules.back"), Leave: func() { s.back(len(u.In.Keys) > 0 && !u.In.Back) }, Title: title, More: where, Tools: s.places(u)}
	if s.place == atPage && a.Sided {
		b.From = a.Side.X
	}
	s.context.Bar(u, s.column(a), b, &s.leave)
}

// column returns the part of the page between its margins.
func (s *Scene) column(a boardpage.Frame) render.Rect {
	if s.place == atPage {
		return scenes.BoardPage(a.Window.W, a.Window.H)
	}
	return scenes.Column(a.Window)
}

// title returns the title in the bar, and the small text after it. The glossary covers all games.
func (s *Scene) title(u *ui.UI, a boardpage.Frame) (title, where string) {
	switch {
	case s.place == atGlossary:
		return u.T("rules.glossary"), ""
	case s.place == atPage && !s.listed && (u.Phone() || a.Sided && textSizeOf(a.Side.W, false).bars < wordedBars):
		return s.spec.Name, u.T("rules.titlepage", s.shown+1, len(s.book.Pages))
	}
	if s.place == atFull {
		return s.spec.Name, u.T("rules.full")
	}
	return s.spec.Name, u.T("rules.title")
}

// places returns the commands that lead to the other places.
func (s *Scene) places(u *ui.UI) []ui.Command {
	return []ui.Command{
		{Label: u.T("rules.contents"), Icon: sprites.IconMenu, Act: keys.Menu, Lit: s.place == atPage && s.listed, Run: s.contents},
		{Label: u.T("rules.glossary"), Icon: sprites.IconBook, Act: keys.Glossary, Lit: s.place == atGlossary, Run: s.lookUp},
	}
}

// lookUp opens or closes the glossary.
func (s *Scene) lookUp() {
	if s.place == atGlossary {
		s.place = atPage
		return
	}
	s.place, s.listed = atGlossary, false
}

// contents opens or closes the list of pages.
func (s *Scene) contents() {
	s.listed = !s.listed || s.place != atPage
	s.place = atPage
}

// back closes what is open above a page, or leaves. By a key it first takes a half-step or a miss back.
func (s *Scene) back(byKey bool) {
	switch {
	case byKey && s.place == atPage && !s.listed && s.try.back():
	case s.place != atPage:
		s.place = atPage
	case s.listed:
		s.listed = false
	default:
		s.leave = scenes.Next{Do: scenes.Pop}
	}
}

// keys handles the keys without a button on the screen.
func (s *Scene) keys(u *ui.UI) {
	switch {
	case s.place != atPage:
	case u.Act(keys.TurnOn):
		s.turn(1)
	case u.Act(keys.TurnBack):
		s.turn(-1)
	case u.Act(keys.Undo):
		if s.try.verdict == lesson.Solved {
			s.try.restart()
		} else {
			s.try.back()
		}
	}
}

// turn turns n pages; after the last page come the full rules.
func (s *Scene) turn(n int) {
	switch to := s.shown + n; {
	case to < 0:
	case to < len(s.book.Pages):
		s.open(to)
	default:
		s.place = atFull
	}
}

// playNow opens a table for a person against the weakest computer.
func (s *Scene) playNow() {
	s.leave = s.context.AgainstComputer(s.spec, match.Seat{Name: s.weakest().Name, Level: s.weakest().Number}, scenes.Replace)
}

// weakest returns the computer for newcomers.
func (s *Scene) weakest() catalog.Level { return catalog.LevelsOf(s.spec.ID)[0] }

// lesson draws a page: its board, the prompt below, and the text beside it.
func (s *Scene) lesson(u *ui.UI, a boardpage.Frame) {
	if s.listed && !a.Sided { // the contents need the whole page
		a.Side = a.Page()
		s.panel(u, a)
		return
	}
	right := a.Side.X
	if !a.Sided {
		right = a.Window.W
	}
	s.try.retryOnPress(u, a.Board)
	s.try.Frame(u, a.Board, right, s.try.verdict != lesson.Open)
	if u.Live() {
		s.judge()
	}
	s.prompt(u, a)
	s.panel(u, a)
}

// ends reports whether the solved task on the board completes the lessons.
func (s *Scene) ends() bool {
	p := &s.book.Pages[s.shown]
	return p.PlayableAfter && s.try.verdict == lesson.Solved && s.firstOpen(p) < 0 && s.last()
}

// last reports whether the task on the board is the last one of its page.
func (s *Scene) last() bool { return s.task == len(s.book.Pages[s.shown].Tasks)-1 }

// turns reports whether nothing is left to do on the page except turning it.
func (s *Scene) turns() bool { return s.try.verdict == lesson.Solved && s.last() && !s.ends() }

// foot shows the links to the pages before and after, across a panel of width w. Their arrows align with the text above. Once the tasks of the page are
// done, the link to the next page is a main button.
func (s *Scene) foot(u *ui.UI, w float32, set textSize) ui.Element {
	high, side := min(40, set.footer-8), set.margin-linkPad-linkBare
	label, back, on := s.links(u, w-2*side)
	before, after := ui.If(s.shown > 0, s.link(u, label, false).Width(back)), s.link(u, s.onward(u, s.shown), true).Width(on)
	if s.turns() {
		after = s.primaryLink(u, on, high)
	}
	links := ui.Stack(before.Height(high).Align(render.Start, render.Middle), after.Height(high).Align(render.End, render.Middle))
	return ui.Stack(ui.Column(0, ui.Hairline()), links.Pad(side, 0)).Height(set.footer)
}

// primaryLink shows the main button to the next page, as high as given, in a width of w. It ends where the text above ends.
func (s *Scene) primaryLink(u *ui.UI, w, high float32) ui.Element {
	title, face, margin := s.onward(u, s.shown), render.TypeSmall.Medium(), float32(linkPad+linkBare)
	button := ui.Canvas(0, high, func(r render.Rect) {
		pressed := u.Button(r, ui.Command{Name: u.T("rules.after"), Act: keys.Begin, Kind: ui.Main, Bare: true})
		u.KeyTooltip(r, keys.Begin)
		if pressed || u.Act(keys.TurnOn) {
			s.turn(1)
		}
	})
	words := ui.Row(linkGap, ui.Ellipsis(title, face, u.Theme.OnAccent).Grow(1), ui.Icon(sprites.IconNext, linkArrow, u.Theme.OnAccent))
	wide := min(w, linkWide(u, title)+linkStrong) - margin
	return ui.Row(0, ui.Stack(button, words.Pad(aside, 0)).Width(wide), ui.Canvas(margin, 0, nil))
}

// titleOf returns the title of a page in the current language.
func (s *Scene) titleOf(page int) string { return s.book.Pages[page].Title[s.context.Lang()] }

// onward returns the title of what follows a page.
func (s *Scene) onward(u *ui.UI, page int) string {
	if page+1 < len(s.book.Pages) {
		return s.titleOf(page + 1)
	}
	return u.T("rules.full")
}

// links returns the label of the back link and the widths of both links. The next link is as wide as its longest label on any page, so that clicks at
// one place turn page after page, unless the label of the back link needs the space. The back label is of one kind on all pages: the title of the
// previous page, or "previous page", or nothing. Only a main button to the next page may leave less space, because it is more important.
func (s *Scene) links(u *ui.UI, room float32) (label string, back, on float32) {
	for i := range s.book.Pages {
		on = max(on, linkWide(u, s.onward(u, i)))
	}
	now := linkWide(u, s.onward(u, s.shown))
	if s.turns() {
		now += linkStrong
	}
	before := func(page int) string { return s.titleOf(max(0, page-1)) }
	for _, words := range []func(page int) string{before, func(int) string { return u.T("rules.previous") }, func(int) string { return "" }} {
		label = words(s.shown)
		if back = linkWide(u, label); s.apart(u, room, words) && back+now+linkApart <= room {
			break
		}
	}
	return label, back, min(max(on, now), room-back-linkApart)
}

// apart reports whether both links fit on every page, with back labels from words.
func (s *Scene) apart(u *ui.UI, room float32, words func(page int) string) bool {
	for i := 1; i < len(s.book.Pages); i++ {
		if linkWide(u, words(i))+linkWide(u, s.onward(u, i))+linkApart > room {
			return false
		}
	}
	return true
}

// The measures of a link: its arrow, the margin on both sides of it, the gap to its title, the padding of its background, the gap to the other link,
// and the extra width of a main button, which ends where the text ends.
const (
	linkArrow  = 18
	linkBare   = 5
	linkGap    = 6
	linkPad    = 8
	linkApart  = 8
	linkStrong = 2*(aside-linkPad) + linkPad + linkBare
)

// linkWide returns the width of a link with the whole title.
func linkWide(u *ui.UI, title string) float32 {
	return u.Measure(title, render.TypeSmall.Medium()) + linkArrow + linkGap + 2*linkPad + 1
}

// link shows one of the two links: an arrow and the title of its page.
func (s *Scene) link(u *ui.UI, title string, onward bool) ui.Element {
	words, ink := ui.Text(title, render.TypeSmall.Medium(), u.Theme.Text), u.Theme.Text
	name, act, step, align := "rules.before", keys.TurnBack, -1, render.Start
	face := ui.Row(linkGap, ui.Icon(sprites.IconPrevious, linkArrow, ink), words.Grow(1))
	if onward {
		name, act, step, align = "rules.after", keys.TurnOn, 1, render.End
		face = ui.Row(linkGap, words.Align(render.End, render.Middle).Grow(1), ui.Icon(sprites.IconNext, linkArrow, ink))
	}
	press := ui.Canvas(0, 0, func(r render.Rect) {
		if u.Over(r) {
			ground := r.Place(min(r.W, linkWide(u, title)), r.H, align, render.Start)
			u.Box(ground, render.Box{Radius: 8, Top: u.Theme.PointedGround()})
		}
		u.Add(u.T(name), r)
		if u.Clicked(r) || u.Stop(u.T(name), r) || u.Act(act) {
			s.turn(step)
		}
	})
	return ui.Stack(press, face.Pad(linkPad, 0))
}
