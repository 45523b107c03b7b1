// The search field and the filter buttons above the list of games (filters). Three buttons open a list of values below them (filterSheet, dropDown); the
// fourth opens the sheet in criteria.go. Add a filter with its own button here.

package collection

import (
	"slices"
	"strconv"

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
	game, date, more, order := s.filter(u, byGame), s.filter(u, byDate), s.filter(u, byMore), s.filter(u, byOrder)
	if r.W < narrow {
		first := ui.Row(space.S, field.Grow(2), order.Grow(1))
		return u.LayTop(r, space.S, ui.Column(space.S, first, ui.Grid(3, space.S, game, date, more)))
	}
	return u.LayTop(r, space.S, ui.Row(space.S, field.Grow(1), ui.Grid(4, space.S, game, date, more, order).Grow(2)))
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
		if s.openSheet == f {
			s.sheetAt = r
		}
		if u.Button(r, x) {
			s.sheetAt = r
			u.ScrollTo(valuesArea, f.scrolled(s, u))
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
	byDate
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
	return u.T([...]string{"collection.game", "collection.date", "collection.filter", "collection.order"}[f])
}

// label returns the text of the current value.
func (f filterSheet) label(s *Scene, u *ui.UI) string {
	switch f {
	case byGame:
		if s.bin {
			return u.T("collection.bin")
		}
		for _, spec := range s.context.Catalog {
			if spec.ID == s.query.Game {
				return spec.Name
			}
		}
		return u.T("collection.games")
	case byDate:
		return s.period.label(u)
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

// A value is a value of a filter, in a list.
type value struct {
	ui.Command
	games int  // the number of its games, 0 if it is not shown
	opens bool // a choice shows more values and does not close the list
	inner bool // it is one of those
	apart bool // a line is above it
}

// values returns the values of the filter.
func (f filterSheet) values(s *Scene, u *ui.UI) (all []value) {
	add := func(label string, lit bool, games int, do func()) *value {
		all = append(all, value{Command: ui.Command{Label: label, Lit: lit, Run: func() { do(); u.ScrollTo(areaName, 0) }}, games: games})
		return &all[len(all)-1]
	}
	switch f {
	case byDate:
		return s.periods(u)
	case byGame:
		games, deleted := s.counts[0], s.counts[1]
		add(u.T("collection.games"), !s.bin && s.query.Game == "", games.All, func() { s.setGame("") })
		for _, spec := range s.context.Catalog {
			add(spec.Name, !s.bin && s.query.Game == spec.ID, games.ByGame[spec.ID], func() { s.setGame(spec.ID) })
		}
		add(u.T("collection.bin"), s.bin, deleted.All, func() { s.setBin(true) }).apart = true
	case byOrder:
		for i, key := range orders {
			add(u.T(key), index.Order(i) == s.query.Order, 0, func() { s.query.Order = index.Order(i) })
		}
	}
	return all
}

// choices returns the values of the filter as commands.
func (f filterSheet) choices(s *Scene, u *ui.UI) (all []ui.Command) {
	for _, v := range f.values(s, u) {
		all = append(all, v.Command)
	}
	return all
}

// Sizes of a list of values: its least width, and the least height of a row.
const (
	minDropDown = 240
	minValue    = 34
	valuesArea  = "values"
)

// scrolled returns how far the list of values is scrolled at first if it has no room: so that the chosen value is in sight.
func (f filterSheet) scrolled(s *Scene, u *ui.UI) float32 {
	const before = 2 // rows above it
	i := slices.IndexFunc(f.values(s, u), func(v value) bool { return v.Lit })
	return float32(max(0, i-before) * minValue)
}

// dropDown draws the list of the values of f below its button. A list without room scrolls.
func (s *Scene) dropDown(u *ui.UI, f filterSheet) {
	const gap = 4
	w, h := u.Size()
	space := u.Theme.Space
	r := render.Rect{Y: s.sheetAt.Y + s.sheetAt.H + gap, W: min(max(minDropDown, s.sheetAt.W), w-2*sheetMargin)}
	r.X = max(sheetMargin, min(s.sheetAt.X, w-sheetMargin-r.W))
	var list ui.Element
	most := h - sheetMargin - r.Y
	for _, high := range []float32{choiceHeight, minValue} {
		var rows []ui.Element
		for _, v := range f.values(s, u) {
			if v.apart {
				rows = append(rows, ui.Hairline().Pad(0, gap))
			}
			rows = append(rows, s.valueRow(u, v).Height(max(high, u.Finger())))
		}
		list = ui.Column(0, rows...).Pad(space.L, space.S)
		if r.H = u.Extent(list, r.W, h).H; r.H <= most {
			break
		}
	}
	if r.H > most {
		r.H, list = most, ui.ScrollPanel(valuesArea, u.Theme.Panel, list)
	}
	u.Sheet(r)
	u.Lay(r, list)
	s.closeIfDismissed(u, r)
}

// valueRow shows v as a row: the chosen one has a tick, and the number of its games is at the right.
func (s *Scene) valueRow(u *ui.UI, v value) ui.Element {
	const side, inset = 18, 20
	x, space := v.Command, u.Theme.Space
	x.Bare, x.ListRow = true, true
	if !v.opens {
		x = x.After(func() { s.close(u) })
	}
	tick, before, count := ui.Canvas(side, 0, nil), float32(0), ""
	if x.Lit {
		tick = ui.Icon(sprites.IconCheck, side, u.Theme.Accent)
	}
	if v.inner {
		before = inset
	}
	if v.games > 0 {
		count = strconv.Itoa(v.games)
	}
	row := ui.Row(space.S, ui.Canvas(before, 0, nil), ui.Ellipsis(x.Label, render.TypeButton, u.Theme.Text).Grow(1), ui.Text(count, render.TypeSmall, u.Theme.Muted), tick)
	return ui.Stack(ui.Button(x).Pad(-space.M, 0), row)
}

// setGame lists the games of one kind, "" for all. A change of the kind removes the filter by position, because a position belongs to one kind.
func (s *Scene) setGame(id string) {
	s.setBin(false)
	if id != s.query.Game {
		s.clearPosition()
	}
	s.query.Game = id
}
