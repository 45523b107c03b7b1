// The first page of training: what is due today and what else can be practised.

package training

import (
	"quintet/games/study/exercise"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
)

// Measures of the overview.
const (
	areaName   = "training"
	heroHigh   = 72
	tallHero   = 104 // where the window has room for it
	phoneHero  = 148 // its button below the words
	roomy      = 620 // the height of a page that has room for larger rows
	ownHigh    = 60
	headHigh   = 44
	pageTop    = 8
	blockGap   = 16
	buttonWide = 150
)

// A pageLook tells how high the parts of the overview are: today, the way to the exercises of one's own games, each line of the starter sets
// without the gap below it, and all together.
type pageLook struct {
	hero, own, each, all float32
}

// look returns the heights for a page of height h with lines of width w.
func (s *Scene) look(u *ui.UI, w, h float32) pageLook {
	l := pageLook{hero: heroHigh, own: ownHigh, each: lineTall(w, h)}
	switch {
	case u.Phone():
		l.hero = phoneHero
	case h >= roomy:
		l.hero = tallHero
	}
	l.all = pageTop + l.hero + 2*blockGap + l.own + float32(len(s.stock.sets))*(l.each+rowGap) + pageFoot
	if len(s.stock.sets) > 0 {
		l.all += headHigh
	}
	return l
}

// overview draws what comes today, the mistakes of one's own games, and the starter sets.
func (s *Scene) overview(u *ui.UI, r render.Rect) {
	column := scenes.Column(r)
	l := s.look(u, column.W, r.H)
	if l.all > r.H && scenes.Margin(r.W) < 2*barEdge {
		column.W -= barEdge
		l = s.look(u, column.W, r.H)
	}
	off := u.ScrollPage(r, areaName, l.all)
	u.Within(r, func() {
		page := render.Rect{X: column.X, Y: r.Y - off, W: column.W, H: l.all}
		_, page = page.CutTop(pageTop, 0)
		hero, rest := page.CutTop(l.hero, blockGap)
		s.today(u, hero)
		own, rest := rest.CutTop(l.own, blockGap)
		s.own(u, own)
		s.starter(u, rest, l.each)
	})
	u.ScrollEnds(r, u.Theme.Window, areaName, off, l.all)
}

// An offer holds what is to be solved first, and what is said about it.
type offer struct {
	todo               []*exercise.Exercise
	lead, about, label string
}

// offer returns what comes today; where nothing does, new exercises. Newcomers are told how long these take.
func (s *Scene) offer(u *ui.UI) offer {
	if due := s.stock.due; len(due) > 0 {
		return offer{due, u.T("training.today", len(due)), s.streak(u), u.T("training.begin")}
	}
	some := s.stock.first()
	if s.stock.untried() && len(some) > 0 {
		return offer{some, u.T("training.start", len(some)), u.T("training.minutes", len(some)), u.T("training.begin")}
	}
	return offer{some, u.T("training.nothing"), s.streak(u), u.T("training.new")}
}

// today draws what comes today beside the board of the first of it.
func (s *Scene) today(u *ui.UI, r render.Rect) {
	o := s.offer(u)
	u.Box(r, render.Box{Radius: 16, Top: u.Theme.Active})
	inner := r.Pad(16, 12)
	if len(o.todo) > 0 {
		begin := ui.Command{Label: o.label, Kind: ui.Main, Act: keys.Begin}
		at, words := inner.CutRight(max(buttonWide, u.ButtonWide(begin, 18)), 16)
		if u.Phone() {
			at, words = inner.CutBottom(buttonHigh, 12)
		}
		board, rest := words.CutLeft(words.H, 16)
		s.pictureOf(o.todo[0]).Paint(u.Brush, board, false)
		inner = rest
		if u.Button(at.Place(at.W, buttonHigh, render.Start, render.Middle), begin) {
			s.begin(o.todo)
			return
		}
	}
	above := ui.Block{Type: render.TypeSection, Leading: 27, Most: 2, Ink: u.Theme.Text}
	if u.Phone() || inner.H < tallHero-2*12 && len(u.Wrap(o.lead, above.Type, inner.W)) > 1 {
		above.Type, above.Leading = render.TypeSeat, 22
	}
	below := ui.Block{Type: render.TypeSmall, Leading: 20, Most: 2, Ink: u.Theme.Caption()}
	high := above.Leading*float32(len(u.FewLines(o.lead, above.Type, inner.W, above.Most))) +
		below.Leading*float32(len(u.FewLines(o.about, below.Type, inner.W, below.Most)))
	words := inner.Place(inner.W, high, render.Start, render.Middle)
	u.WriteBlock(o.about, u.WriteBlock(o.lead, words, above), below)
	u.Tell(o.lead, o.about)
}

// pictureOf returns the board of e as it is at the beginning.
func (s *Scene) pictureOf(e *exercise.Exercise) *boardui.Picture {
	if s.shown != e {
		s.shown, s.picture = e, boardui.NewPicture(e.Game, e.Position)
	}
	return s.picture
}

// streak says on how many days in a row something was solved.
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

// own draws the way to the exercises made from games.
func (s *Scene) own(u *ui.UI, r render.Rect) {
	own := s.stock.own
	if len(own) > 0 {
		practise := ui.Command{Label: u.T("training.practise"), Kind: ui.Quiet}
		wide := u.ButtonWide(practise, 18)
		if !u.Phone() {
			wide = max(buttonWide, wide) // as wide as the button above
		}
		at, words := r.CutRight(wide, 16)
		r = words
		if u.Button(at.Place(at.W, buttonHigh, render.Start, render.Middle).Pad(0, 2), practise) {
			s.begin(s.stock.fresh(own))
			return
		}
	}
	about := u.T("training.own.none")
	if len(own) > 0 {
		about = u.T("training.own.some", len(own))
		if solved := s.stock.solvedOfOwn; solved > 0 {
			about = u.T("training.own.count", len(own), solved)
		}
	}
	const head = 24
	words := ui.Block{Type: render.TypeSmall, Leading: 20, Most: 2, Ink: u.Theme.Muted}
	high := head + words.Leading*float32(len(u.FewLines(about, words.Type, r.W, words.Most)))
	title, rest := r.Place(r.W, high, render.Start, render.Middle).CutTop(head, 0)
	u.WriteIn(u.T("training.own"), render.TypeSeat, title, render.Start, u.Theme.Text)
	u.WriteBlock(about, rest, words)
}
