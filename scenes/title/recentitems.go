// Fetches the recent games of the title page (unfinished tables and finished games) from the library, and opens, deletes and restores them. The
// second half has their texts: the players, the result or who is to move, and how long ago that was (words, now, ago). The keys of a game and the
// first focus are here, too. Change here which games appear (fetch). recent.go draws them.

package title

import (
	"strings"
	"time"

	"quintet/games"
	"quintet/games/play/match"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/library"
	"quintet/scenes/data/notice"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// An item is a game that was played here: an unfinished table or a finished game.
type item struct {
	spec     games.Spec
	match    *match.Match
	picture  *boardui.Picture // nil until the item is first shown
	at       time.Time
	table    *library.Entry // nil for a finished game
	finished *library.FinishedGame
	title    string // of a finished game; "" if none
	before   int    // games of the series before this table; 0 until the item is first shown
}

// maxFinished limits the finished games shown.
const maxFinished = 6

// refresh fetches the items again if the library has changed: games are named and deleted on another page.
func (s *Scene) refresh() {
	if s.context.Library.Version() != s.version {
		s.fetch()
		s.focus = min(s.focus, s.stops()-1)
	}
}

// fetch fetches the items from the library: the tables first.
func (s *Scene) fetch() {
	l := s.context.Library
	s.items, s.version = nil, l.Version()
	for _, t := range l.Tables() {
		s.items = append(s.items, item{spec: t.Table.Spec, match: t.Table.Match, at: t.Changed, table: t})
	}
	done := l.FinishedGames()
	for _, f := range done[:min(len(done), maxFinished)] {
		s.items = append(s.items, item{spec: f.Record.Spec, match: f.Record.Match, at: f.At, finished: f, title: f.Title()})
	}
	s.first = min(s.first, max(0, len(s.items)-1))
}

// item returns item i with everything that is shown.
func (s *Scene) item(i int) *item {
	it := &s.items[i]
	if it.picture != nil {
		return it
	}
	it.picture = pictureOf(it.match)
	if it.table != nil {
		it.before = it.table.Table.Terms.Series.Games
	}
	return it
}

// pictureOf returns the picture of the present position of m.
func pictureOf(m *match.Match) *boardui.Picture {
	p := boardui.NewPicture(m.Game(), m.Position())
	if m.Over() && !m.Position().Over() {
		p.View.EndTurn()
	}
	return p
}

// foot reports whether there is anything below the games: tables and games, or an offer to newcomers.
func (s *Scene) foot() bool { return s.listed() || s.invited() }

// listed reports whether there are tables or games, or some were deleted.
func (s *Scene) listed() bool { return len(s.items) > 0 || len(s.dropped) > 0 }

// openItem opens the i-th item.
func (s *Scene) openItem(i int) scenes.Next {
	next := scenes.Next{Do: scenes.Push, Name: scenes.Play}
	it := &s.items[i]
	if it.table != nil {
		next.Args = it.table.Table
		return next
	}
	next.Args = it.finished.Table()
	return next
}

// droppedKey is the key of the notice about a deleted table.
const droppedKey = "title.dropped"

// drop deletes the i-th item, a table, from the list, and offers to restore it. Its key does so as long as the page is open.
func (s *Scene) drop(i int) {
	t := s.items[i].table
	t.Drop()
	s.dropped = append(s.dropped, t)
	s.fetch()
	s.focus = min(s.focus, s.stops()-1)
	s.offerRestore()
}

// offerRestore shows a notice about the table that was deleted last, if there is one, with a button that restores it.
func (s *Scene) offerRestore() {
	s.context.Retract(droppedKey)
	if n := len(s.dropped); n > 0 {
		s.context.Offer(notice.Say(notice.Reply, droppedKey, s.dropped[n-1].Table.Spec.Name), func(u *ui.UI) ui.Command {
			return ui.Command{Label: u.T("title.restore"), Icon: sprites.IconUndo, Act: keys.Undo, Run: s.restore}
		})
	}
}

// restore restores the table that was deleted last, and offers the one before it.
func (s *Scene) restore() {
	last := len(s.dropped) - 1
	s.dropped[last].Restore()
	s.dropped = s.dropped[:last]
	s.fetch()
	s.offerRestore()
}

// A text is what is said about an item, in lines of the same height.
type text struct {
	game, players ui.Element
	both          ui.Element // game and players in one line, the game alone if both have no space
	now           string     // the result, or who is to move
	ink           sprites.Color
	ago           string // the time since the last change
	high          float32
}

// words returns the text of an item, with lines of height high.
func (s *Scene) words(u *ui.UI, it *item, high float32) text {
	m := it.match
	game := append([]string{it.spec.Name}, scenes.Describe(u, it.spec, m.Game().Info().Options)...)
	var names, listed []string
	for i, seat := range m.Seats() {
		names = append(names, scenes.PlayerName(u, seat.Name, i))
	}
	for _, i := range scenes.ListingOrder(m.Seats()) {
		listed = append(listed, names[i])
	}
	players := strings.Join(listed, ", ")
	if len(listed) == 2 {
		players = u.T("title.pair", listed[0], listed[1])
	}
	fit := func(t render.Type, ink sprites.Color, say func(w float32) string) ui.Element {
		return ui.Fitted(t, ink, say).Height(high)
	}
	describe := func(w float32) string { return scenes.FitWords(u, game, render.TypeSeat, w) }
	both := func(w float32) string {
		for _, head := range []string{describe(w), it.spec.Name} {
			if said := u.T("setup.both", head, players); u.Measure(said, render.TypeSeat) <= w {
				return said
			}
		}
		return describe(w)
	}
	if it.title != "" {
		players = u.T("setup.both", players, it.spec.Name)
		describe = func(w float32) string { return u.Fit(it.title, render.TypeSeat, w) }
		both = describe
	}
	return text{
		game:    fit(render.TypeSeat, u.Theme.Text, describe),
		both:    fit(render.TypeSeat, u.Theme.Text, both),
		players: fit(render.TypeSmall, u.Theme.Muted, func(w float32) string { return u.Fit(players, render.TypeSmall, w) }),
		now:     now(u, it, names), ink: stateInk(u, it), ago: s.ago(u, it.at), high: high,
	}
}

// state shows the result or who is to move, and ago after it if there is space for both.
func (t text) state(u *ui.UI, ago string) ui.Element {
	return ui.Fitted(render.TypeSmall, t.ink, func(w float32) string {
		if both := u.T("title.since", t.now, ago); ago != "" && u.Measure(both, render.TypeSmall) <= w {
			return both
		}
		return u.Fit(t.now, render.TypeSmall, w)
	}).Height(t.high)
}

// now says how the match of an item ended, or which of names is to move.
func now(u *ui.UI, it *item, names []string) string {
	m := it.match
	if it.table == nil && m.Over() {
		return result(u, m, names)
	}
	at := m.Position().ToMove()
	if at == games.None { // the end was undone
		at = 0
	}
	if it.before > 0 {
		return u.T("title.tomove.series", names[at], it.before+1, m.Round())
	}
	return u.T("title.tomove", names[at], m.Round())
}

// result says who has won a finished match.
func result(u *ui.UI, m *match.Match, names []string) string {
	return u.Say(m.Outcome().Verdict(len(names), func(p games.Player) any { return names[p] }))
}

// ago says roughly how long ago at was.
func (s *Scene) ago(u *ui.UI, at time.Time) string {
	now := s.context.Now()
	past := now.Sub(at)
	days := int(midnight(now).Sub(midnight(at)).Hours()+12) / 24
	switch {
	case at.IsZero() || past < 0:
		return ""
	case past < time.Minute:
		return u.T("title.ago.now")
	case past < time.Hour:
		return u.T("title.ago.minutes", int(past.Minutes()))
	case days == 0 || past < 6*time.Hour:
		return u.T("title.ago.hours", int(past.Hours()))
	case days == 1:
		return u.T("title.ago.yesterday")
	}
	return u.T("title.ago.days", days)
}

// midnight returns the start of the day of t.
func midnight(t time.Time) time.Time {
	y, m, d := t.Date()
	return time.Date(y, m, d, 0, 0, 0, 0, t.Location())
}

// stateInk is the colour of the last line of an item, which is highlighted if a person is to move.
func stateInk(u *ui.UI, it *item) sprites.Color {
	p := it.match.Position().ToMove()
	if it.table != nil && p != games.None && it.match.Seats()[p].Level == 0 {
		return u.Theme.Accent
	}
	return u.Theme.Muted
}

// label returns the text of the button of an item.
func label(u *ui.UI, it *item) string {
	if it.table == nil {
		return u.T("title.look")
	}
	return u.T("title.continue")
}

// itemKeys handles the keys for the i-th item, which has the focus.
func (s *Scene) itemKeys(u *ui.UI, i int) {
	switch {
	case u.Act(keys.Begin):
		s.leave = s.openItem(i)
	case u.Act(keys.Rules):
		s.leave = s.rules(s.items[i].spec)
	case s.items[i].table != nil && u.Act(keys.Drop):
		s.drop(i)
	}
}

// resetFocus gives the focus to the latest table if that is new, or to the offer to newcomers.
func (s *Scene) resetFocus() {
	if s.invited() || len(s.items) > 0 && s.items[0].table != nil {
		s.focus = len(s.tiles)
	}
}
