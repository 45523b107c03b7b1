// The text on a row of the collection: title, players, result and facts, fitted to its width (summarize). announce says for screen readers what is
// open or how many games are listed. Change here what a row says; list.go and marks.go draw it.

package collection

import (
	"slices"
	"strings"

	"quintet/games"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/data/library"
	"quintet/scenes/data/library/index"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// summary is the text about a game.
type summary struct {
	title   string   // "" for none
	kind    []string // the game and its options
	players string
	result  string // who won
	ending  string // how it ended, "" if by the rules
	length  string // how long it was
	notes   []note // what it holds besides its moves, and where it comes from
	tags    []string
	day     string // "" if unknown
}

// summarize returns the text about e.
func (s *Scene) summarize(u *ui.UI, e *index.Entry) (w summary) {
	spec := s.spec(e)
	var names []string
	for i, name := range e.Players {
		names = append(names, scenes.PlayerName(u, name, i))
	}
	w.players = strings.Join(names, ", ")
	if len(names) == 2 {
		w.players = u.T("title.pair", names[0], names[1])
	}
	w.title, w.kind = e.Title, append([]string{spec.Name}, scenes.Describe(u, spec, s.options(e))...)
	if !e.At.IsZero() {
		w.day = scenes.Day(u, e.At)
	}
	o, name := e.Outcome(), func(p games.Player) any { return names[p] }
	w.result, w.ending = u.Say(o.Verdict(len(names), name)), u.Say(o.Cause(len(names), name))
	w.length = u.T("game.rounds", e.Rounds)
	if e.Variations {
		w.notes = append(w.notes, note{sprites.IconBranch, u.T("collection.variations")})
	}
	if e.Comments {
		w.notes = append(w.notes, note{sprites.IconComment, u.T("collection.comments")})
	}
	switch {
	case e.Copied():
		w.notes = append(w.notes, note{sprites.IconCopy, u.T("collection.copied")})
	case e.Imported():
		w.notes = append(w.notes, note{sprites.IconFolder, u.T("collection.imported")})
	case e.Helped:
		w.notes = append(w.notes, note{sprites.IconStar, u.T("collection.helped")})
	}
	w.tags = e.Tags
	return w
}

// heading returns the title, or the game and its options if there is none, as much as fits in room.
func (w *summary) heading(u *ui.UI, room float32) string {
	if w.title != "" {
		return u.Fit(w.title, render.TypeSeat, room)
	}
	return scenes.FitWords(u, w.kind, render.TypeSeat, room)
}

// subheading returns the text below the head: the players, and if the head is a title the game before them, with as many of its options as fit in room, or
// without the game if that does not fit.
func (w *summary) subheading(u *ui.UI, room float32) string {
	for n := len(w.kind); n > 0 && w.title != ""; n-- {
		if text := u.T("setup.both", strings.Join(w.kind[:n], ", "), w.players); u.Measure(text, render.TypeSmall) <= room {
			return text
		}
	}
	return u.Fit(w.players, render.TypeSmall, room)
}

// name returns the title of e, or its game and players if it has none.
func (s *Scene) name(u *ui.UI, e *index.Entry) string {
	if e.Title != "" {
		return e.Title
	}
	return u.T("setup.both", s.spec(e).Name, s.summarize(u, e).players)
}

// facts returns who won, how the game ended and how long it was, and its notes and tags.
func (w *summary) facts() []string {
	facts := []string{w.result, w.length}
	if w.ending != "" {
		facts = slices.Insert(facts, 1, w.ending)
	}
	for _, n := range w.notes {
		facts = append(facts, n.word)
	}
	for _, tag := range w.tags {
		facts = append(facts, "#"+tag)
	}
	return facts
}

// announce says for screen readers what is open, or how many games are listed and what is known of the one with the focus.
func (s *Scene) announce(u *ui.UI, open sheet) {
	lead, about := s.lead(u), s.focused
	if open != nil {
		lead, about = open.title(u), nil
	}
	if g, ok := open.(gameSheet); ok && len(g.all) == 1 {
		about = g.all[0]
	}
	var detail []string
	switch {
	case about != nil:
		w := s.summarize(u, about)
		who := []string{strings.Join(w.kind, ", "), w.players}
		if w.title != "" {
			who = []string{w.title, strings.Join(who, ", ")}
		}
		detail = append(append(detail, who...), strings.Join(w.facts(), ", "), w.day)
	case open == nil && len(s.deleted) > 0 && !s.bin:
		detail = append(detail, s.deleted[len(s.deleted)-1].message(u))
	case open == nil && len(s.found) == 0 && !s.index.Busy():
		head, help := s.emptyReason()
		if detail = append(detail, u.T(head)); help != "" {
			detail = append(detail, u.T(help, library.DaysInBin))
		}
	}
	u.Announce(lead, detail...)
}

// lead says for screen readers which games are listed, and how many are selected.
func (s *Scene) lead(u *ui.UI) string {
	title := u.T("collection.title")
	if s.bin {
		title = u.T("collection.bin")
	}
	lead := u.T("setup.both", title, u.T("collection.count", len(s.found)))
	if len(s.selected) > 0 {
		lead = u.T("setup.both", lead, u.T("collection.selected", len(s.selected)))
	}
	if s.position != nil {
		lead = ui.Sentences(lead, u.T("collection.here"))
	}
	return lead
}
