// Package collection is the scene that lists all finished games, to search, open, name, copy and delete them, and the deleted ones in the bin.
//
// This file has the Scene: it draws the page, searches the index when the filters change, and shows the empty state. Add a part of the page here.
//
// # Files
//
//   - list.go: the list of games; say.go: the text on its rows; marks.go: the notes and tags on them
//   - menu.go: what can be done with games, and the menu of a row; selection.go: selects several; bin.go: deletes, restores, the bin
//   - filters.go: the search field and the filter buttons; period.go: the filter by date; criteria.go: by player and result;
//     positionfilter.go: by position
//   - sheet.go: the sheets above the page
package collection

import (
	"slices"
	"strings"

	"quintet/games"
	"quintet/render"
	"quintet/render/due"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/library"
	"quintet/scenes/data/library/index"
	"quintet/scenes/data/notice"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Scene is the page.
type Scene struct {
	context   *scenes.Context
	index     *index.Index
	query     index.Query
	criteria  criteria        // the filter by player, as typed
	period    period          // the filter by date
	position  *positionFilter // the position that the games reached; nil for any
	found     []*index.Entry  // the games that query finds
	problems  []*index.Entry  // files that cannot be read
	lastQuery index.Query
	version   int
	counts    [2]index.Overview           // of the games, and of the bin
	counted   [2]int                      // the versions of their indexes then
	bin       bool                        // the deleted games are listed
	selected  map[string]bool             // the files of the selected games; empty for none
	anchor    string                      // the file where a range of selected games begins
	games     map[string]games.Game       // by id and options
	boards    map[string]*boardui.Picture // of last positions, by file and stamp
	focused   *index.Entry                // has the keyboard focus in this pass; nil for none
	hovered   *index.Entry                // is under the pointer in this pass; nil for none
	deleted   []deleted                   // the last ones last
	unlisted  bool                        // a notice says that the folder cannot be read
	openSheet sheet                       // nil for none
	sheetAt   render.Rect                 // the button below which it opens, for a list of values
	from      string                      // the button that opened it
	leave     scenes.Next                 // where a button pressed in this pass leads
}

// New returns the page. If at has a position, the page lists only the games that reached it.
func New(c *scenes.Context, at scenes.Position) *Scene {
	s := &Scene{context: c, index: c.Library.Games(), version: -1, selected: map[string]bool{}, games: map[string]games.Game{}, boards: map[string]*boardui.Picture{}}
	if at.At != nil {
		s.filterByPosition(at)
	}
	s.index.Look()
	return s
}

var (
	_ scenes.Timed  = (*Scene)(nil)
	_ scenes.Closer = (*Scene)(nil)
)

// Due implements scenes.Timed: now if the library has news of games that are being read or changed.
func (s *Scene) Due() due.Time { return due.If(s.context.Library.Ready()) }

// Advance implements scenes.Timed.
func (s *Scene) Advance() (handle bool) { return false }

// Reading tells scripts whether games are still being read or changed.
func (s *Scene) Reading() bool {
	return s.index.Busy() || s.context.Library.Bin().Busy() || s.context.Library.Edits()
}

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

// Close implements scenes.Closer: it withdraws the notices that only concern this page.
func (s *Scene) Close() {
	s.context.Retract(deletedKey)
	s.context.Retract(unlistedKey)
}

// page draws everything but an open sheet.
func (s *Scene) page(u *ui.UI) {
	s.selectionKeys(u)
	bar := scenes.Bar{Title: u.T("collection.title"), More: s.count(u), Tools: s.tools(u)}
	if s.bin {
		bar.Title, bar.Leave = u.T("collection.bin"), func() { s.setBin(false) }
	}
	rest := s.context.Page(u, bar, &s.leave)
	switch {
	case len(s.selected) > 0:
		rest = s.selectionBar(u, rest)
	case !s.empty() || s.bin || s.counts[1].All > 0:
		rest = s.filters(u, rest)
	}
	if s.position != nil {
		rest = u.LayTop(rest, u.Theme.Space.S, s.positionChip(u))
	}
	if len(s.found) == 0 {
		s.emptyState(u, rest)
	} else {
		s.list(u, rest)
		s.menuKeys(u)
	}
	s.undoKey(u)
	s.warn()
}

// count says how many games are listed, and how much is still to be read.
func (s *Scene) count(u *ui.UI) string {
	count := u.T("collection.count", len(s.found))
	if s.empty() {
		count = ""
	}
	if done, all := s.index.Progress(); done < all {
		count = u.T("setup.both", count, u.T("collection.reading", done, all))
	}
	return count
}

// unlistedKey is the key of the notice that the folder cannot be read.
const unlistedKey = "collection.unlisted"

// warn shows a notice as long as the folder of the games cannot be read.
func (s *Scene) warn() {
	err := s.index.Err()
	if s.unlisted == (err != nil) {
		return
	}
	if s.unlisted = err != nil; s.unlisted {
		s.context.Notify(notice.Say(notice.Failure, unlistedKey, err.Error()))
	} else {
		s.context.Retract(unlistedKey)
	}
}

// unread says which files cannot be read as records, if every game is listed.
func (s *Scene) unread(u *ui.UI) (e ui.Element) {
	if bad := s.problems; len(bad) > 0 && s.unfiltered() {
		e = ui.Ellipsis(u.T("collection.unread", len(bad), bad[0].Name), render.TypeSmall, u.Theme.Muted)
	}
	return e
}

// tools returns the command that opens a file, if the player can choose files here, or the one that empties the bin.
func (s *Scene) tools(u *ui.UI) []ui.Command {
	switch {
	case s.bin && len(s.found) > 0:
		return []ui.Command{s.emptyBin(u)}
	case s.bin || s.context.Choose == nil:
		return nil
	}
	return []ui.Command{{Icon: sprites.IconFolder, Label: u.T("files.open"), Act: keys.OpenFile, Run: s.context.Choose}}
}

// search searches the index again if the query or the index has changed. Games that are no longer listed are not selected any more.
func (s *Scene) search() {
	for i, x := range []*index.Index{s.context.Library.Games(), s.context.Library.Bin()} {
		if s.counted[i] != x.Version() {
			s.counts[i], s.counted[i] = x.Overview(), x.Version()
		}
	}
	s.query.From, s.query.To = s.period.days(s.context.Now())
	if s.version == s.index.Version() && s.lastQuery == s.query {
		return
	}
	s.version, s.lastQuery = s.index.Version(), s.query
	s.found, s.problems = s.index.Find(s.query), s.index.Problems()
	if s.bin && s.query.Order == index.ByDate { // the names begin with the day of the deletion
		slices.SortStableFunc(s.found, func(a, b *index.Entry) int {
			return strings.Compare(b.Name[:min(len(b.Name), 8)], a.Name[:min(len(a.Name), 8)])
		})
	}
	listed := map[string]bool{}
	for _, e := range s.found {
		if s.selected[e.Name] {
			listed[e.Name] = true
		}
	}
	s.selected = listed
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
	switch {
	case s.bin && s.unfiltered():
		sign = sprites.IconBin
	case s.empty():
		sign = sprites.IconBook
	}
	var about, clear ui.Element
	if help != "" {
		about = ui.Wrapped(u.T(help, library.DaysInBin), ui.Block{Type: render.TypeBody, Leading: u.Theme.Space.L, MaxLines: 6, Across: render.Middle, Ink: u.Theme.Muted})
		clear = ui.Button(ui.Command{Label: u.T("collection.clear"), Kind: ui.Quiet, Run: s.clearFilters}).Align(render.Middle, render.Start)
	}
	u.Lay(r, ui.Column(0,
		ui.Spacer().Grow(9),
		ui.Column(u.Theme.Space.M,
			ui.Icon(sign, icon, sprites.Alpha(u.Theme.Muted, 0.7)),
			ui.Ellipsis(u.T(head), render.TypeSection, u.Theme.Text).Align(render.Middle, render.Start),
			about,
			ui.If(!s.unfiltered(), clear),
			s.unread(u).Align(render.Middle, render.Start),
		),
		ui.Spacer().Grow(16),
	).AtMost(widest))
}

// clearFilters removes all filters but keeps the order.
func (s *Scene) clearFilters() {
	s.query, s.criteria, s.period = index.Query{Order: s.query.Order}, criteria{}, period{}
}

// emptyReason returns the key of the text that says why no game is listed, and of the text that says what to do about it, "" for none.
func (s *Scene) emptyReason() (head, help string) {
	switch {
	case s.position != nil:
		return "collection.never", ""
	case s.bin && s.unfiltered():
		return "collection.bin.empty", "collection.bin.help"
	case s.unfiltered():
		return "collection.empty", "collection.empty.help"
	}
	return "collection.nothing", "collection.nothing.help"
}
