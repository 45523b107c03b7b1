// Package rules is the scene that teaches a game: pages with a board to try each rule on, tasks, the full rules and the glossary.
package rules

import (
	"cmp"
	"slices"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/lesson"
	"quintet/games/match"
	"quintet/games/table"
	"quintet/games/terms"
	"quintet/render"
	"quintet/scenes"
	widget "quintet/scenes/board"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Scene teaches one game.
type Scene struct {
	context *scenes.Context
	spec    games.Spec
	book    *lesson.Book
	options games.Options // whose the full rules are
	atTable bool          // a game lies below, to which Back leads
	place   place
	page    int  // that was read last
	listed  bool // the contents stand in the place of the text

	full     full
	glossary glossary

	try   *attempt
	task  int         // of the page, -1 where the board is free
	leave scenes.Next // where a button of this pass leads to
}

// A place names a page of the scene.
type place uint8

const (
	atPage     place = iota
	atFull           // the full rules
	atGlossary       // the words of all games
)

// New opens the rules at the page that explains what was just refused, else at the first one with a task that has not been solved.
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

// unfinished returns the first page with a task to be solved, the first of all where there is none.
func (s *Scene) unfinished() int {
	for i, p := range s.book.Pages {
		if s.firstOpen(&p) >= 0 {
			return i
		}
	}
	return 0
}

// open shows page i with its first task that has not been solved, else with its first one.
func (s *Scene) open(i int) {
	s.place, s.page, s.listed = atPage, i, false
	p := &s.book.Pages[i]
	task := s.firstOpen(p)
	if task < 0 && len(p.Tasks) > 0 {
		task = 0
	}
	s.begin(task)
}

// firstOpen returns the first task of p that has not been solved, -1 where there is none.
func (s *Scene) firstOpen(p *lesson.Page) int {
	return slices.IndexFunc(p.Tasks, func(t lesson.Task) bool { return !s.solved(t.ID) })
}

// begin puts task i of the page on the board, or with -1 the board of the page.
func (s *Scene) begin(i int) {
	p := &s.book.Pages[s.page]
	var t *lesson.Task
	if i >= 0 {
		t = &p.Tasks[i]
	}
	s.task, s.try = i, newAttempt(s.context, s.spec, p.Board, t)
}

// judge looks at what the last pass has done to the board, and keeps that a task has been solved.
func (s *Scene) judge() {
	if !s.try.judge() || s.solved(s.try.task.ID) {
		return
	}
	s.context.Settings.Solved[s.spec.ID] = append(s.context.Settings.Solved[s.spec.ID], s.try.task.ID)
	s.context.SaveSettings()
}

// solved reports whether a task has ever been solved.
func (s *Scene) solved(task string) bool {
	return slices.Contains(s.context.Settings.Solved[s.spec.ID], task)
}

// Busy reports whether something moves on the board.
func (s *Scene) Busy() bool { return s.place == atPage && s.try.Busy() }

// Match returns what is tried on the board.
func (s *Scene) Match() *match.Match { return s.try.Match() }

// Board returns the board.
func (s *Scene) Board() *widget.Board { return s.try.Board }

// Frame handles input and draws.
func (s *Scene) Frame(u *ui.UI) scenes.Next {
	s.leave = scenes.Next{}
	u.Focusing(keys.Press) // the arrows move the cursor on the board, or the text
	a := arrange(u.Size())
	u.Fill(a.page, u.Theme.Window)
	switch s.place {
	case atPage:
		u.InOrder(func() { s.lesson(u, a) })
	case atFull:
		if page := s.full.draw(u, a.below, s.spec, s.book, s.options, s.context.Lang()); page >= 0 {
			s.open(page)
		}
	case atGlossary:
		s.glossary.fill(s.context, s.spec, s.context.Lang())
		if e := s.glossary.draw(u, a.below); e != nil {
			s.spec, s.book = e.spec, e.book
			s.open(e.page)
		}
	}
	u.First(func() { s.bar(u, a) })
	if u.Live() && s.leave.Do == scenes.Stay {
		s.keys(u)
	}
	return s.leave
}

// bar draws the top: the way back, the name of the game, and what leads to the other places.
func (s *Scene) bar(u *ui.UI, a arrangement) {
	title, where := s.title(u, a)
	back, free := scenes.Bar(u, s.column(a), u.T("rules.back"), title, where, 4)
	if back {
		s.back()
	}
	_, free = s.context.Tools(u, free, &s.leave).CutLeft(24, 0)
	if s.place == atPage && !a.tall {
		_, free = free.CutLeft(max(0, a.panel.X-free.X), 0)
	}
	s.places(u, free)
}

// column returns the part of the page between its margins.
func (s *Scene) column(a arrangement) render.Rect {
	if s.place == atPage {
		return scenes.BoardPage(a.page.W, a.page.H)
	}
	return scenes.Column(a.page)
}

// title returns what the bar is headed with, and what follows it in small letters. The glossary is of all games.
func (s *Scene) title(u *ui.UI, a arrangement) (title, where string) {
	switch {
	case s.place == atGlossary:
		return u.T("rules.glossary"), ""
	case s.place == atPage && !s.listed && (u.Phone() || !a.tall && settingOf(a.panel.W, false).bars < wordedBars):
		return s.spec.Name, u.T("rules.titlepage", s.page+1, len(s.book.Pages))
	}
	if s.place == atFull {
		return s.spec.Name, u.T("rules.full")
	}
	return s.spec.Name, u.T("rules.title")
}

// places draws what leads to the other places at the right end of r: with words where they have room.
func (s *Scene) places(u *ui.UI, r render.Rect) {
	ways := []struct {
		icon sprites.Icon
		name string
		act  keys.Action
		lit  bool
		do   func()
	}{
		{sprites.IconBook, "rules.glossary", keys.Glossary, s.place == atGlossary, s.lookUp},
		{sprites.IconMenu, "rules.contents", keys.Menu, s.place == atPage && s.listed, s.contents},
	}
	all := float32(0)
	for _, b := range ways {
		all += u.WordWide(u.T(b.name))
	}
	worded := all <= r.W
	for _, b := range ways {
		x, wide := ui.Button{Icon: b.icon, Name: u.T(b.name), Act: b.act, Lit: b.lit}, float32(scenes.ToolSide)
		if worded {
			x.Word, wide = x.Name, u.WordWide(x.Name)
		}
		var at render.Rect
		if at, r = r.CutRight(wide, 0); u.Button(at, x) {
			b.do()
		}
	}
}

// lookUp shows the glossary, or the page again.
func (s *Scene) lookUp() {
	if s.place == atGlossary {
		s.place = atPage
		return
	}
	s.place, s.listed = atGlossary, false
}

// contents shows the list of the pages, or hides it.
func (s *Scene) contents() {
	s.listed = !s.listed || s.place != atPage
	s.place = atPage
}

// back takes a half-step or a miss back, closes what is open above a page, or leaves.
func (s *Scene) back() {
	switch {
	case s.place == atPage && !s.listed && s.try.back():
	case s.place != atPage:
		s.place = atPage
	case s.listed:
		s.listed = false
	default:
		s.leave = scenes.Next{Do: scenes.Pop}
	}
}

// keys handles the keys that no button on the screen has.
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

// turn goes n pages on; behind the last page stand the full rules.
func (s *Scene) turn(n int) {
	switch to := s.page + n; {
	case to < 0:
	case to < len(s.book.Pages):
		s.open(to)
	default:
		s.place = atFull
	}
}

// playNow opens a table for a person against the weakest computer.
func (s *Scene) playNow() {
	g, err := s.spec.Open(nil)
	if err != nil {
		panic("rules: the game with its defaults: " + err.Error())
	}
	name := cmp.Or(s.context.Settings.Names[0], scenes.DefaultName(1))
	seats := []match.Seat{{Name: name}, {Name: s.weakest().Name, Level: s.weakest().Number}}
	s.leave = scenes.Next{Do: scenes.Replace, Name: scenes.Play, Args: table.New(s.spec, match.New(g, seats), terms.Terms{})}
}

// weakest is the computer that a newcomer meets.
func (s *Scene) weakest() catalog.Level { return catalog.LevelsOf(s.spec.ID)[0] }
