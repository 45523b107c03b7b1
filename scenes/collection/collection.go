// Package collection is the scene that lists all finished games, to search, open, name, copy and delete them.
//
// This file has the Scene: it draws the page, searches the index when the filters change, and shows messages and the empty state. Add a part of the
// page here.
//
// # Files
//
//   - list.go: the list of games; say.go: the text on its rows; marks.go: the notes and tags on them
//   - filters.go: the search field and the filter buttons; criteria.go: the filters by player, result and date; positionfilter.go: by position
//   - sheet.go: the sheets above the page; menu.go: the menu of a game
package collection

import (
	"quintet/games"
	"quintet/render"
	"quintet/render/due"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/library"
	"quintet/scenes/data/library/index"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Scene is the page.
type Scene struct {
	context   *scenes.Context
	index     *index.Index
	query     index.Query
	criteria  criteria        // the other filters of the query, as typed
	position  *positionFilter // the position that the games reached; nil for any
	found     []*index.Entry  // the games that query finds
	problems  []*index.Entry  // files that cannot be read
	lastQuery index.Query
	version   int
	games     map[string]games.Game       // by id and options
	boards    map[string]*boardui.Picture // of last positions, by file and stamp
	focused   *index.Entry                // has the keyboard focus in this pass; nil for none
	hovered   *index.Entry                // is under the pointer in this pass; nil for none
	deleted   []deleted                   // the last one last
	openSheet sheet                       // nil for none
	from      string                      // the button that opened it
	leave     scenes.Next                 // where a button pressed in this pass leads
}

// deleted is a deleted game that can be restored.
type deleted struct {
	game *library.Deleted
	name string // see Scene.name
}

// New returns the page. If at has a position, the page lists only the games that reached it.
func New(c *scenes.Context, at scenes.Position) *Scene {
	s := &Scene{context: c, index: c.Library.Games(), version: -1, games: map[string]games.Game{}, boards: map[string]*boardui.Picture{}}
	if at.At != nil {
		s.filterByPosition(at)
	}
	s.index.Look()
	return s
}

var _ scenes.Timed = (*Scene)(nil)

// Due implements scenes.Timed: now if the library has news of games that are being read or changed.
func (s *Scene) Due() due.Time { return due.If(s.context.Library.Ready()) }

// Advance implements scenes.Timed.
func (s *Scene) Advance() (handle bool) { return false }

// Reading tells scripts whether games are still being read or changed.
func (s *Scene) Reading() bool { return s.index.Busy() || s.context.Library.Edits() }

// Sizes of the page.
const (
	pageFoot  = 16
	rowHeight = 92
	narrow    = 640 // the width below which the filters are below the search field
	areaName  = "collection"
	pageShade = 0.32 // opacity of the shade on the page below a sheet
)

// Frame handles input and draws.
func (s *Scene) Frame(u *ui.UI) scenes.Next {
	s.leave, s.focused, s.hovered = scenes.Next{}, nil, nil
	s.search()
	open, sheet := s.openSheet, (func())(nil)
	if open != nil {
		sheet = func() { s.sheet(u, open) }
	}
	u.Modal(func() { s.page(u) }, sheet)
	s.announce(u, open)
	return s.leave
}

// page draws everything but an open sheet.
func (s *Scene) page(u *ui.UI) {
	count := u.T("collection.count", len(s.found))
	if s.empty() {
		count = ""
	}
	rest := s.context.Page(u, scenes.Bar{Title: u.T("collection.title"), More: count, Tools: s.tools(u)}, &s.leave)
	if !s.empty() {
		rest = s.filters(u, rest)
	}
	rest = s.messages(u, rest)
	if len(s.found) == 0 {
		s.emptyState(u, rest)
	} else {
		s.list(u, rest)
		s.menuKeys(u)
	}
}

// tools returns the command that opens a file, if the player can choose files here.
func (s *Scene) tools(u *ui.UI) []ui.Command {
	if s.context.Choose == nil {
		return nil
	}
	return []ui.Command{{Icon: sprites.IconFolder, Label: u.T("files.open"), Act: keys.OpenFile, Run: s.context.Choose}}
}

// search searches the index again if the query or the index has changed.
func (s *Scene) search() {
	if s.version != s.index.Version() || s.lastQuery != s.query {
		s.version, s.lastQuery = s.index.Version(), s.query
		s.found, s.problems = s.index.Find(s.query), s.index.Problems()
	}
}

// messages shows the messages above the list, and returns the room below them.
func (s *Scene) messages(u *ui.UI, r render.Rect) (below render.Rect) {
	var lines []ui.Element
	say := func(text string) { lines = append(lines, ui.Ellipsis(text, render.TypeSmall, u.Theme.Muted)) }
	if s.position != nil {
		lines = append(lines, s.positionChip(u))
	}
	if len(s.deleted) > 0 {
		lines = append(lines, s.restorable(u))
	}
	if done, all := s.index.Progress(); done < all {
		say(u.T("collection.reading", done, all))
	}
	if err := s.index.Err(); err != nil {
		say(u.T("collection.unlisted", err.Error()))
	}
	if bad := s.problems; len(bad) > 0 && s.query == (index.Query{}) {
		say(u.T("collection.unread", len(bad), bad[0].Name))
	}
	return u.LayTop(r, u.Theme.Space.S, ui.Column(u.Theme.Space.S, lines...))
}

// restorable shows the name of the game that was deleted last, with a button that restores it.
func (s *Scene) restorable(u *ui.UI) ui.Element {
	n := len(s.deleted)
	last := s.deleted[n-1]
	return ui.Row(u.Theme.Space.M,
		ui.Ellipsis(u.T("collection.deleted", n, last.name), render.TypeSmall, u.Theme.Muted),
		ui.Button(ui.Command{Label: u.T("title.restore"), Icon: sprites.IconUndo, Kind: ui.Quiet, Act: keys.Undo, Run: func() {
			s.context.Library.RestoreGame(last.game)
			s.deleted = s.deleted[:n-1]
		}}))
}

// empty reports whether no game has been finished yet, so that there is nothing to search.
func (s *Scene) empty() bool { return len(s.found) == 0 && s.unfiltered() && !s.index.Busy() }

// unfiltered reports whether no filter is set, so that every game is listed.
func (s *Scene) unfiltered() bool {
	return s.position == nil && s.query == (index.Query{Order: s.query.Order})
}

// emptyState says in the upper middle of r why no game is listed. If filters hide all games, a button clears them.
func (s *Scene) emptyState(u *ui.UI, r render.Rect) {
	if s.index.Busy() {
		return
	}
	const widest, icon = 440, 40
	head, help := s.emptyReason()
	sign := sprites.IconSearch
	if s.empty() {
		sign = sprites.IconBook
	}
	var about, clear ui.Element
	if help != "" {
		about = ui.Wrapped(u.T(help), ui.Block{Type: render.TypeBody, Leading: u.Theme.Space.L, MaxLines: 6, Across: render.Middle, Ink: u.Theme.Muted})
		clear = ui.Button(ui.Command{Label: u.T("collection.clear"), Kind: ui.Quiet, Run: s.clearFilters}).Align(render.Middle, render.Start)
	}
	u.Lay(r, ui.Column(0,
		ui.Spacer().Grow(9),
		ui.Column(u.Theme.Space.M,
			ui.Icon(sign, icon, sprites.Alpha(u.Theme.Muted, 0.7)),
			ui.Ellipsis(u.T(head), render.TypeSection, u.Theme.Text).Align(render.Middle, render.Start),
			about,
			ui.If(!s.unfiltered(), clear),
		),
		ui.Spacer().Grow(16),
	).AtMost(widest))
}

// clearFilters removes all filters but keeps the order.
func (s *Scene) clearFilters() {
	s.query, s.criteria = index.Query{Order: s.query.Order}, criteria{}
}

// emptyReason returns the key of the text that says why no game is listed, and of the text that says what to do about it, "" for none.
func (s *Scene) emptyReason() (head, help string) {
	switch {
	case s.position != nil:
		return "collection.never", ""
	case s.unfiltered():
		return "collection.empty", "collection.empty.help"
	}
	return "collection.nothing", "collection.nothing.help"
}
