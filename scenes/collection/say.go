package collection

import (
	"strings"

	"quintet/scenes"
	"quintet/scenes/library/index"
	"quintet/scenes/ui"
)

// said holds the words about a game.
type said struct {
	head    []string // its title, else its kind and options
	players string   // and its kind where the head is a title
	result  string   // how it ended
	plies   string   // how long it was
	more    []string // its variations, comments and tags
	day     string   // "" where that is not known
}

// say words what is known of e.
func (s *Scene) say(u *ui.UI, e *index.Entry) (w said) {
	spec := s.spec(e)
	var names []string
	for i, name := range e.Players {
		names = append(names, scenes.PlayerName(u, name, i))
	}
	w.players = strings.Join(names, ", ")
	if len(names) == 2 {
		w.players = u.T("title.pair", names[0], names[1])
	}
	w.head = append([]string{spec.Name}, scenes.Describe(u, spec, s.options(e))...)
	if e.Title != "" {
		w.head, w.players = []string{e.Title}, u.T("setup.both", w.players, spec.Name)
	}
	if !e.At.IsZero() {
		w.day = scenes.Day(u, e.At)
	}
	w.result, w.plies = result(u, e, names), u.T("collection.plies", e.Plies)
	if e.Variations {
		w.more = append(w.more, u.T("collection.variations"))
	}
	if e.Comments {
		w.more = append(w.more, u.T("collection.comments"))
	}
	for _, tag := range e.Tags {
		w.more = append(w.more, "#"+tag)
	}
	return w
}

// name returns the title of e, or which game it is and who has played.
func (s *Scene) name(u *ui.UI, e *index.Entry) string {
	if e.Title != "" {
		return e.Title
	}
	return u.T("setup.both", s.spec(e).Name, s.say(u, e).players)
}

// facts returns how the game ended, how long it was, and more about it.
func (w said) facts() []string { return append([]string{w.result, w.plies}, w.more...) }

// result says who has won.
func result(u *ui.UI, e *index.Entry, names []string) string {
	switch {
	case !e.Over:
		return u.T("collection.notover")
	case len(e.Winners) == 1:
		return u.T("play.wins", names[e.Winners[0]])
	case len(names) == 2:
		return u.T("play.draw")
	}
	return u.T("play.shared")
}

// tell says for those who hear the page what is open, or how many games are listed, and what is known of the one that has the focus.
func (s *Scene) tell(u *ui.UI, open sheet) {
	lead, about := u.T("setup.both", u.T("collection.title"), u.T("collection.count", len(s.found))), s.attended
	if s.sought != nil {
		lead += ". " + u.T("collection.here")
	}
	if open != nil {
		lead, about = open.title(u), nil
	}
	if g, ok := open.(gameSheet); ok {
		about = g.Entry
	}
	var detail []string
	switch {
	case about != nil:
		w := s.say(u, about)
		detail = append(detail, strings.Join(w.head, ", "), w.players, strings.Join(w.facts(), ", "), w.day)
	case open == nil && len(s.deleted) > 0:
		detail = append(detail, u.T("collection.deleted", len(s.deleted), s.deleted[len(s.deleted)-1].name))
	case open == nil && len(s.found) == 0 && !s.index.Busy():
		detail = append(detail, u.T(s.why()))
	}
	u.Tell(lead, strings.TrimSuffix(strings.Join(detail, ". "), ". "))
}
