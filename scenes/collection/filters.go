// The search field and the row of filter buttons above the list of games (filters). The buttons for the game and for the order open a list of values
// (filterSheet); the third opens the sheet in criteria.go. Add a filter with its own button here.

package collection

import (
	"quintet/games"
	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/library/index"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Sizes of a filter button: the margin at its sides, its icon, and the least width at which it has one.
const (
	filterPadding    = 12
	filterIcon       = 18
	minWidthWithIcon = 150
)

// maxSearchText is the most characters that a search text can have.
const maxSearchText = 100

// filters draws the search field and the filters at the top of r, and returns the room below.
func (s *Scene) filters(u *ui.UI, r render.Rect) (below render.Rect) {
	space := u.Theme.Space
	field := ui.Canvas(0, space.Control, func(r render.Rect) { s.searchField(u, r) })
	buttons := ui.Grid(3, space.S, s.filter(u, byGame), s.filter(u, byMore), s.filter(u, byOrder))
	if r.W < narrow {
		return u.LayTop(r, space.S, ui.Column(space.S, field, buttons))
	}
	return u.LayTop(r, space.S, ui.Row(space.S, field.Grow(2), buttons.Grow(3)))
}

// searchField draws the field for the search text and handles its key.
func (s *Scene) searchField(u *ui.UI, r render.Rect) {
	name, before := u.T("collection.search"), s.query.Text
	if s.query.Text = u.SearchField(r, name, before, name, maxSearchText, render.TypeSmall); s.query.Text != before {
		u.ScrollTo(areaName, 0)
	}
	u.KeyTooltip(r, keys.Find)
	if u.Act(keys.Find) {
		u.EditAll(name)
	}
}

// filter is the button that opens f. An arrow at its end shows that it opens a list; a funnel at its start, that it opens a sheet with several
// filters. A narrow button has no icon.
func (s *Scene) filter(u *ui.UI, f filterSheet) ui.Element {
	space := u.Theme.Space
	return ui.Canvas(0, space.Control, func(r render.Rect) {
		room, sign := r.W-2*filterPadding, ui.Element{}
		if r.W >= minWidthWithIcon {
			room, sign = room-filterIcon-space.S, ui.Icon(f.icon(), filterIcon, u.Theme.Muted)
		}
		x := ui.Command{Name: f.short(u, f.label(s, u), room), Nth: " " + f.title(u), Kind: ui.Quiet, Bare: true}
		if u.Button(r, x) {
			if s.openSheet, s.from = f, x.Name+x.Nth; f == byMore {
				s.openSheet = &s.criteria
			}
		}
		first, last := ui.Ellipsis(x.Name, render.TypeButton, u.Theme.Text).Grow(1), sign
		if f == byMore {
			first, last = last, first
		}
		u.Lay(r.Pad(filterPadding, 0), ui.Row(space.S, first, last))
	})
}

// A filterSheet is the list of the values of a filter. byMore is the exception: its button opens the sheet of the criteria.
type filterSheet int

// The filters.
const (
	byGame filterSheet = iota
	byMore
	byOrder
)

// results and orders are the keys of the texts for the values of index.Result and index.Order.
var (
	results = [...]string{"collection.results", "collection.person", "collection.computer", "collection.nobody", "game.unfinished"}
	orders  = [...]string{"collection.newest", "collection.bygame", "collection.byplayers", "collection.byresult", "collection.longest"}
)

// icon returns the icon of f.
func (f filterSheet) icon() sprites.Icon {
	if f == byMore {
		return sprites.IconFilter
	}
	return sprites.IconDown
}

// title returns the name of the filter.
func (f filterSheet) title(u *ui.UI) string {
	return u.T([...]string{"collection.game", "collection.filter", "collection.order"}[f])
}

// label returns the text of the current value.
func (f filterSheet) label(s *Scene, u *ui.UI) string {
	switch f {
	case byGame:
		for _, spec := range s.context.Catalog {
			if spec.ID == s.query.Game {
				return spec.Name
			}
		}
		return u.T("collection.games")
	case byMore:
		return s.criteria.label(u, s.query.Result)
	}
	return u.T(orders[s.query.Order])
}

// short returns label if it fits in w, else the name of the filter.
func (f filterSheet) short(u *ui.UI, label string, w float32) string {
	if u.Measure(label, render.TypeButton) <= w {
		return label
	}
	return f.title(u)
}

// choices returns the values of the filter as commands.
func (f filterSheet) choices(s *Scene, u *ui.UI) (all []ui.Command) {
	add := func(label string, lit bool, do func()) {
		all = append(all, ui.Command{Label: label, Lit: lit, Run: func() { do(); u.ScrollTo(areaName, 0) }})
	}
	switch f {
	case byGame:
		for _, spec := range append([]games.Spec{{Name: u.T("collection.games")}}, s.context.Catalog...) {
			add(spec.Name, spec.ID == s.query.Game, func() { s.setGame(spec.ID) })
		}
	case byOrder:
		for i, key := range orders {
			add(u.T(key), index.Order(i) == s.query.Order, func() { s.query.Order = index.Order(i) })
		}
	}
	return all
}

// setGame lists the games of one kind, "" for all. A change of the kind removes the filter by position, because a position belongs to one kind.
func (s *Scene) setGame(id string) {
	if id != s.query.Game {
		s.clearPosition()
	}
	s.query.Game = id
}
