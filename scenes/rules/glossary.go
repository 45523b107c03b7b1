package rules

import (
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/lesson"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// An entry is a word of one of the games, of several or of all.
type entry struct {
	spec games.Spec   // of a word of one
	of   string       // the names of the games, "" for all
	book *lesson.Book // nil for a word of several or of all
	term *lesson.Term
	own  bool     // of the game that is being read about, perhaps among others
	seen *picture // nil for none
}

// vocabulary returns the words of all games in the order of the language that is spoken: first those of the game that is being read
// about and those of all, then those of the other games.
func (s *Scene) vocabulary() []entry {
	lang := s.context.Lang()
	if s.terms != nil && s.lang == lang && s.first == s.spec.ID {
		return s.terms
	}
	s.terms, s.lang, s.first = nil, lang, s.spec.ID
	general, err := lesson.General()
	if err != nil {
		panic("rules: " + err.Error()) // data of ours, which the tests of package lesson read
	}
	for i := range general {
		s.terms = append(s.terms, s.shared(&general[i]))
	}
	for _, spec := range s.context.Catalog {
		b := scenes.Book(spec)
		for i := range b.Terms {
			e := entry{spec: spec, of: spec.Name, book: b, term: &b.Terms[i], own: spec.ID == s.spec.ID}
			if e.term.Pictured {
				e.seen = pictureOf(spec, e.term.Board)
			}
			s.terms = append(s.terms, e)
		}
	}
	slices.SortStableFunc(s.terms, func(a, b entry) int {
		if a.own != b.own {
			if a.own {
				return -1
			}
			return 1
		}
		return compareWords(a.term.Name[lang], b.term.Name[lang])
	})
	return s.terms
}

// shared returns the entry of a word that games share.
func (s *Scene) shared(t *lesson.Term) entry {
	if t.Option == "" {
		return entry{term: t, own: true}
	}
	e := entry{term: t}
	var names []string
	for _, spec := range s.context.Catalog {
		if slices.ContainsFunc(spec.Options, func(o games.Option) bool { return o.ID == t.Option }) {
			names = append(names, spec.Name)
			e.own = e.own || spec.ID == s.spec.ID
		}
	}
	e.of = strings.Join(names, ", ")
	return e
}

// Measures of the glossary.
const (
	pictureSide = 76
	entryLead   = pictureSide + 20
	entryLeast  = pictureSide + 24
	ownHigh     = 56 // of the heading above the words of the game
	othersHigh  = 72 // of the heading above the words of the other games
)

// glossary draws the words of all games, headed by the game that is being read about and then by the others.
func (s *Scene) glossary(u *ui.UI, a arrangement) {
	area := render.Rect{Y: barHigh, W: a.width, H: a.height - barHigh}
	width := min(a.width-48, 680)
	left := (a.width - width) / 2
	all := s.vocabulary()
	high := float32(ownHigh + 24)
	others := slices.IndexFunc(all, func(e entry) bool { return !e.own })
	for i := range all {
		high += s.entryHigh(u, &all[i], width)
		if i == others {
			high += othersHigh
		}
	}
	off := u.ScrollPage(area, "glossary", high)
	u.Within(area, func() {
		y := area.Y - off
		heading := func(text string, high, at float32) {
			if y < area.Y+area.H && y+high > area.Y {
				u.Write(text, render.TypePage, render.Point{X: left, Y: y + at}, render.Start, u.Theme.Text)
			}
			y += high
		}
		heading(s.spec.Name, ownHigh, 36)
		for i := range all {
			if i == others {
				heading(u.T("rules.others"), othersHigh, 50)
			}
			row := render.Rect{X: left, Y: y, W: width, H: s.entryHigh(u, &all[i], width)}
			if y < area.Y+area.H && y+row.H > area.Y {
				s.entry(u, &all[i], row)
			}
			s.shown(u, &all[i], row)
			y += row.H
		}
	})
	u.ScrollEnds(area, u.Theme.Window, "glossary", off, high)
}

// entryHigh returns the height of the row of e.
func (s *Scene) entryHigh(u *ui.UI, e *entry, w float32) float32 {
	high := float32(len(u.Wrap(s.text(e.term.Text), render.TypeSmall, w-entryLead)))*21 + 52
	if e.seen == nil {
		return high
	}
	return max(entryLeast, high)
}

// entry draws e in r, but for its button.
func (s *Scene) entry(u *ui.UI, e *entry, r render.Rect) {
	u.Hairline(render.Rect{X: r.X, Y: r.Y, W: r.W, H: 1}, u.Theme.Hairline)
	if e.seen != nil {
		e.seen.draw(u, render.Rect{X: r.X, Y: r.Y + (r.H-pictureSide)/2, W: pictureSide, H: pictureSide})
	}
	x := r.X + entryLead
	w := u.Write(s.text(e.term.Name), render.TypeButton, render.Point{X: x, Y: r.Y + 32}, render.Start, u.Theme.Text)
	if room := r.X + r.W - s.shownWide(u) - x - w - 12; !u.Phone() || u.Measure(e.of, render.TypeCaption) <= room { // its heading says it, too
		u.Write(e.of, render.TypeCaption, render.Point{X: x + w + 12, Y: r.Y + 32}, render.Start, u.Theme.Muted)
	}
	u.WriteLines(s.text(e.term.Text), render.TypeSmall, render.Point{X: x, Y: r.Y + 56}, r.W-entryLead, 21, u.Theme.Muted)
}

// shown draws the button of e in r, which leads to the page where the word is shown. It is there for the keyboard also out of sight.
func (s *Scene) shown(u *ui.UI, e *entry, r render.Rect) {
	if e.book == nil {
		return
	}
	page, ok := e.book.PageNamed(e.term.Page)
	if !ok {
		return
	}
	label, wide := u.T("rules.shown"), s.shownWide(u)
	at := render.Rect{X: r.X + r.W - wide, Y: r.Y + 10, W: wide, H: 34}
	if u.Button(at, ui.Button{Label: label, Name: " " + s.text(e.term.Name) + " " + e.spec.Name}) {
		s.spec, s.book = e.spec, e.book
		s.open(page)
	}
}

// shownWide returns the width of that button.
func (s *Scene) shownWide(u *ui.UI) float32 {
	return u.Measure(u.T("rules.shown"), render.TypeButton) + 28
}
