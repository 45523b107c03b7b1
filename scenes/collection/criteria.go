// The filters by players, result and date: their sheets of choices and the query that results. Their buttons are in
// filters.go.

package collection

import (
	"time"

	"quintet/render"
	"quintet/scenes/data/library/index"
	"quintet/scenes/ui"
)

// criteria filter games beside their kind: by who has played, and when. The result stands in the query.
type criteria struct {
	player, from, to string // as they are written
}

func (c *criteria) title(u *ui.UI) string { return u.T("collection.filter") }

// choices lists the results.
func (c *criteria) choices(s *Scene, u *ui.UI) (all []choice) {
	for i, key := range results {
		all = append(all, choice{ui.Button{Label: u.T(key), Lit: index.Result(i) == s.query.Result}, func() { s.query.Result = index.Result(i) }})
	}
	return all
}

// label returns the words of what is asked for.
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

// put puts c into q. Days that cannot be read are left out; wrong reports whether there are any.
func (c *criteria) put(q *index.Query, zone *time.Location) (wrong bool) {
	from, _, ok := index.ParseDays(c.from, zone)
	_, to, other := index.ParseDays(c.to, zone)
	q.Player, q.From, q.To = c.player, from, to
	return !ok && c.from != "" || !other && c.to != ""
}

// The measures of the sheet of criteria.
const (
	nameWide  = 98 // of what a field or the results are called
	fieldGap  = 10
	radioRow  = 36 // of a result
	endGap    = 24 // above the buttons and below them
	fieldHigh = toolHigh + fieldGap
	fieldsEnd = 2*fieldHigh + endGap + toolHigh + endGap
)

// stacked reports whether the sheet is so narrow that the days stand below one another.
func stacked(u *ui.UI) bool {
	w, _ := u.Size()
	return w-32 < sheetWide
}

// choose draws c as a sheet.
func (s *Scene) choose(u *ui.UI, c *criteria) {
	_, h := u.Size()
	cs, high := c.choices(s, u), float32(sheetPad+sheetHead+fieldsEnd)
	if stacked(u) {
		high += fieldHigh
	}
	row := min(radioRow, (h-32-high)/float32(len(cs)))
	r := sheetAt(u, high+row*float32(len(cs)))
	rest := sheetTitle(u, r, c.title(u))
	for i, x := range cs {
		var at render.Rect
		at, rest = rest.CutTop(row, 0)
		name, at := at.CutLeft(nameWide, 0)
		if i == 0 {
			u.WriteIn(u.T("collection.result"), render.TypeSmall, name, render.Start, u.Theme.Muted)
		}
		if radio(u, at, x.button) {
			x.do()
			u.ScrollTo(areaName, 0)
		}
	}
	before := *c
	rest = c.fields(u, rest)
	wrong := c.put(&s.query, s.context.Now().Location())
	if *c != before {
		u.ScrollTo(areaName, 0)
	}
	_, rest = rest.CutTop(endGap, 0)
	s.end(u, c, rest, wrong)
	s.closes(u, r)
}

// radio draws x, one of several choices, in r behind a dot, and reports whether it was pressed.
func radio(u *ui.UI, r render.Rect, x ui.Button) bool {
	const side, inner, pad = 18, 10, 8
	lit := x.Lit
	x.Bare, x.Wide, x.Lit = true, true, false
	pressed := u.Button(r.Pad(-pad, 0), x)
	at, words := r.CutLeft(side, 10)
	ring := at.Place(side, side, render.Start, render.Middle)
	u.Box(ring, render.Box{Radius: side / 2, Line: u.Theme.Muted, Width: 1.5})
	if lit {
		u.Box(ring, render.Box{Radius: side / 2, Line: u.Theme.Accent, Width: 2})
		u.Box(ring.Pad((side-inner)/2, (side-inner)/2), render.Box{Radius: inner / 2, Top: u.Theme.Accent})
	}
	u.WriteIn(u.Fit(x.Label, render.TypeButton, words.W), render.TypeButton, words, render.Start, u.Theme.Text)
	return pressed
}

// fields lets names and days be written at the top of r, and returns the room below.
func (c *criteria) fields(u *ui.UI, r render.Rect) (below render.Rect) {
	line := func(title string) (at render.Rect) {
		_, r = r.CutTop(fieldGap, 0)
		at, r = r.CutTop(toolHigh, 0)
		words, at := at.CutLeft(nameWide, 0)
		u.WriteIn(u.Fit(title, render.TypeSmall, words.W-8), render.TypeSmall, words, render.Start, u.Theme.Muted)
		return at
	}
	c.player = u.SearchField(line(u.T("collection.player")), u.T("collection.player"), c.player, "", maxSought, render.TypeSmall)
	from, to := u.T("collection.from"), u.T("collection.to")
	if stacked(u) {
		c.from = day(u, line(from), from, c.from)
		c.to = day(u, line(to), to, c.to)
		return r
	}
	cells := line(from).Columns(fieldGap, render.Share(1), render.Px(u.Measure(to, render.TypeSmall)), render.Share(1))
	c.from = day(u, cells[0], from, c.from)
	u.WriteIn(to, render.TypeSmall, cells[1], render.Start, u.Theme.Muted)
	c.to = day(u, cells[2], to, c.to)
	return r
}

// day lets a day be written, called name.
func day(u *ui.UI, r render.Rect, name, text string) string {
	const longest, pad = 10, 10
	text = u.Field(r, name, text, longest, render.TypeSmall)
	if text == "" && !u.Focused(name) {
		u.WriteIn(u.Fit(u.T("collection.day"), render.TypeSmall, r.W-2*pad), render.TypeSmall, r.Pad(pad, 0), render.Start, u.Theme.Muted)
	}
	return text
}

// end draws what ends c at the top of r, and what takes all of it back; or that a day cannot be read.
func (s *Scene) end(u *ui.UI, c *criteria, r render.Rect, wrong bool) {
	r.H = toolHigh
	done := ui.Button{Label: u.T("collection.show", len(s.found)), Kind: ui.Main}
	at, r := r.CutRight(u.ButtonWide(done, 18), fieldGap)
	if u.Button(at, done) {
		s.close(u)
	}
	if wrong {
		u.WriteBlock(u.T("collection.wrongday"), r, ui.Block{Type: render.TypeCaption, Leading: 17, Most: 2, Down: render.Middle, Ink: u.Theme.Error})
		return
	}
	anew := ui.Button{Label: u.T("collection.clear"), Kind: ui.Quiet, Off: *c == criteria{} && s.query.Result == index.AnyResult}
	if at, _ = r.CutLeft(u.ButtonWide(anew, 18), 0); u.Button(at, anew) {
		*c, s.query.Result = criteria{}, index.AnyResult
		c.put(&s.query, time.UTC)
	}
}
