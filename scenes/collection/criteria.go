// The filters by player and result in the library: the sheet in which they are set (drawCriteria), and their label. Add a filter of this sheet here.
// filters.go has the button that opens the sheet.

package collection

import (
	"quintet/render"
	"quintet/scenes/data/library/index"
	"quintet/scenes/ui"
)

// criteria are the filters of the sheet. The filter by result is only in the query.
type criteria struct {
	player string // as typed
}

func (c *criteria) title(u *ui.UI) string { return u.T("collection.filter") }

// choices returns the choices of the filter by result.
func (c *criteria) choices(s *Scene, u *ui.UI) []ui.Command {
	all := make([]ui.Command, len(results))
	for i, key := range results {
		all[i] = ui.Command{Label: u.T(key), Lit: index.Result(i) == s.query.Result, Run: func() { s.query.Result = index.Result(i); u.ScrollTo(areaName, 0) }}
	}
	return all
}

// label returns the text on the button of the filters: the result if only that is set, the number of filters if others are, else the title.
func (c *criteria) label(u *ui.UI, r index.Result) string {
	switch {
	case c.player == "" && r == index.AnyResult:
		return c.title(u)
	case c.player == "":
		return u.T(results[r])
	case r != index.AnyResult:
		return u.T("collection.filters", 2)
	}
	return u.T("collection.filters", 1)
}

// Sizes of the sheet of criteria.
const (
	nameWidth   = 90 // of the name of a field
	radioHeight = 36 // of a result
)

// drawCriteria draws the sheet of c.
func (s *Scene) drawCriteria(u *ui.UI, c *criteria) {
	before, cs := *c, c.choices(s, u)
	r := dialog(u, c.title(u), len(cs), max(radioHeight, u.Finger()), func(row float32) ui.Element {
		results := make([]ui.Element, len(cs))
		for i, x := range cs {
			name := ""
			if i == 0 {
				name = u.T("collection.result")
			}
			results[i] = labelled(u, name, radio(u, x)).Height(row)
		}
		space := u.Theme.Space
		return ui.Column(space.L, ui.Column(space.S, ui.Column(0, results...), c.field(u)), s.criteriaButtons(u, c))
	})
	if *c != before {
		s.query.Player = c.player
		u.ScrollTo(areaName, 0)
	}
	s.closeIfDismissed(u, r)
}

// labelled shows e with name at its left side.
func labelled(u *ui.UI, name string, e ui.Element) ui.Element {
	return ui.Row(u.Theme.Space.S, ui.Ellipsis(name, render.TypeSmall, u.Theme.Muted).Width(nameWidth), e.Grow(1))
}

// radio shows x, one of several choices, as a radio button.
func radio(u *ui.UI, x ui.Command) ui.Element {
	const side, inner = 18, 10
	lit := x.Lit
	x.Bare, x.ListRow, x.Lit = true, true, false
	ring := ui.Canvas(side, side, func(r render.Rect) {
		u.Box(r, render.Box{Radius: side / 2, Line: u.Theme.Muted, Width: 1.5})
		if lit {
			u.Box(r, render.Box{Radius: side / 2, Line: u.Theme.Accent, Width: 2})
			u.Box(r.Inset((side-inner)/2), render.Box{Radius: inner / 2, Top: u.Theme.Accent})
		}
	})
	words := ui.FirstThatFits(ui.Text(x.Label, render.TypeButton, u.Theme.Text), ui.Ellipsis(x.Label, render.TypeSmall, u.Theme.Text))
	return ui.Stack(ui.Button(x).Pad(-u.Theme.Space.S, 0), ui.Row(u.Theme.Space.S, ring, words.Grow(1)))
}

// field shows the field for a player.
func (c *criteria) field(u *ui.UI) ui.Element {
	player := u.T("collection.player")
	return labelled(u, player, ui.Canvas(0, u.Theme.Space.Control, func(r render.Rect) {
		c.player = u.SearchField(r, player, c.player, "", maxSearchText, render.TypeSmall)
	}))
}

// criteriaButtons shows the button that closes the sheet, and beside it the button that clears the filters.
func (s *Scene) criteriaButtons(u *ui.UI, c *criteria) ui.Element {
	clear := ui.Command{Label: u.T("collection.clear"), Kind: ui.Quiet, Off: *c == criteria{} && s.query.Result == index.AnyResult, Run: func() { *c, s.query.Result = criteria{}, index.AnyResult }}
	done := ui.Command{Label: u.T("collection.show", len(s.found)), Kind: ui.Main, Run: func() { s.close(u) }}
	return ui.Row(u.Theme.Space.S, ui.Row(0, ui.Button(clear), ui.Spacer()).Grow(1), ui.Button(done))
}
