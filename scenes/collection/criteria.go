// The filters by player, result and date in the library: the sheet in which they are set (drawCriteria), their label, and the query that results
// (apply). Add a filter of this sheet here. filters.go has the button that opens the sheet.

package collection

import (
	"time"

	"quintet/render"
	"quintet/scenes/data/library/index"
	"quintet/scenes/ui"
)

// criteria are the filters by player and date. The filter by result is only in the query.
type criteria struct {
	player, from, to string // as typed
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
	n := 0
	for _, text := range []string{c.player, c.from + c.to} {
		if text != "" {
			n++
		}
	}
	switch {
	case n == 0 && r == index.AnyResult:
		return c.title(u)
	case n == 0:
		return u.T(results[r])
	case r != index.AnyResult:
		n++
	}
	return u.T("collection.filters", n)
}

// apply puts c into q. Dates that cannot be read are left out; wrong reports whether there are any.
func (c *criteria) apply(q *index.Query, zone *time.Location) (wrong bool) {
	from, _, ok := index.ParseDays(c.from, zone)
	_, to, other := index.ParseDays(c.to, zone)
	q.Player, q.From, q.To = c.player, from, to
	return !ok && c.from != "" || !other && c.to != ""
}

// Sizes of the sheet of criteria.
const (
	nameWidth   = 90 // of the name of a field
	radioHeight = 36 // of a result
)

// stacked reports whether the sheet is so narrow that the fields for the dates are below each other.
func stacked(u *ui.UI) bool {
	w, _ := u.Size()
	return w-32 < sheetWidth
}

// drawCriteria draws the sheet of c.
func (s *Scene) drawCriteria(u *ui.UI, c *criteria) {
	before, zone, cs := *c, s.context.Now().Location(), c.choices(s, u)
	wrong := c.apply(&s.query, zone)
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
		return ui.Column(space.L, ui.Column(space.S, ui.Column(0, results...), c.fields(u)), s.criteriaButtons(u, c, wrong))
	})
	if *c != before {
		c.apply(&s.query, zone)
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

// fields shows the fields for a player and for the dates, which are below each other in a narrow window.
func (c *criteria) fields(u *ui.UI) ui.Element {
	space := u.Theme.Space
	player, from, to := u.T("collection.player"), u.T("collection.from"), u.T("collection.to")
	who := ui.Canvas(0, space.Control, func(r render.Rect) {
		c.player = u.SearchField(r, player, c.player, "", maxSearchText, render.TypeSmall)
	})
	first := ui.Canvas(0, space.Control, func(r render.Rect) { c.from = day(u, r, from, c.from) })
	last := ui.Canvas(0, space.Control, func(r render.Rect) { c.to = day(u, r, to, c.to) })
	if stacked(u) {
		return ui.Column(space.S, labelled(u, player, who), labelled(u, from, first), labelled(u, to, last))
	}
	days := ui.Row(space.S, first.Grow(1), ui.Text(to, render.TypeSmall, u.Theme.Muted), last.Grow(1))
	return ui.Column(space.S, labelled(u, player, who), labelled(u, from, days))
}

// day draws the field for a date called name and returns its text.
func day(u *ui.UI, r render.Rect, name, text string) string {
	const longest, pad = 10, 10
	text = u.Field(r, name, text, longest, render.TypeSmall)
	if text == "" && !u.Focused(name) {
		u.WriteIn(u.Fit(u.T("collection.day"), render.TypeSmall, r.W-2*pad), render.TypeSmall, r.Pad(pad, 0), render.Start, u.Theme.Muted)
	}
	return text
}

// criteriaButtons shows the button that closes the sheet, and beside it the button that clears the filters, or a message if a date cannot be read.
func (s *Scene) criteriaButtons(u *ui.UI, c *criteria, wrong bool) ui.Element {
	clear := ui.Command{Label: u.T("collection.clear"), Kind: ui.Quiet, Off: *c == criteria{} && s.query.Result == index.AnyResult, Run: func() { *c, s.query.Result = criteria{}, index.AnyResult }}
	left := ui.Row(0, ui.Button(clear), ui.Spacer())
	if wrong {
		left = ui.Wrapped(u.T("collection.wrongday"), ui.Block{Type: render.TypeCaption, Leading: 17, MaxLines: 2, Ink: u.Theme.Error})
	}
	done := ui.Command{Label: u.T("collection.show", len(s.found)), Kind: ui.Main, Run: func() { s.close(u) }}
	return ui.Row(u.Theme.Space.S, left.Grow(1), ui.Button(done))
}
