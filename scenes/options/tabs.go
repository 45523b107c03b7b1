package options

import (
	"slices"

	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// list draws in r the names of the sections, which lead to them; the current one stands out. high is the height of the page that is seen.
func (s *Scene) list(u *ui.UI, all []section, r render.Rect, current int, high float32) {
	const bare = 12 // of a row, before its words
	w, _ := u.Size()
	_, rows := r.Pad(scenes.Margin(w)-bare, 0).CutTop(barHigh, 16)
	for i, sec := range all {
		at, rest := rows.CutTop(max(40, u.Finger()-4), 4)
		rows = rest
		if u.Button(at, ui.Button{Label: u.T(sec.title), Wide: true, Lit: i == current}) {
			s.goTo(u, i, high)
		}
	}
}

// goTo scrolls the page, of which a height is seen, to its i-th section.
func (s *Scene) goTo(u *ui.UI, i int, high float32) {
	if i < len(s.heads) {
		s.went, s.to = i, max(0, min(s.heads[i]-8, s.full-high))
		u.ScrollTo("options", s.to)
	}
}

// Measures of the names of the sections above a page that has no room for them at its side.
const (
	tabHigh = 40
	tabPad  = 8  // at both sides of a name
	tabMost = 12 // the most room between two of them
	tabLine = 3  // below the current one
)

// tabsWide returns how wide the names of all are side by side.
func tabsWide(u *ui.UI, all []section) (wide float32) {
	for _, sec := range all {
		wide += tabWide(u, sec)
	}
	return wide - 2*tabPad
}

// tabWide returns how wide the name of a section is with the room beside it.
func tabWide(u *ui.UI, sec section) float32 {
	return u.Measure(u.T(sec.title), render.TypeSmall.Medium()) + 2*tabPad
}

// tabs draws the names of the sections side by side in r, as list does below one another.
func (s *Scene) tabs(u *ui.UI, all []section, r render.Rect, current int, high float32) {
	w, _ := u.Size()
	row := r.Pad(scenes.Margin(w)-tabPad, 0)
	gap := min(tabMost, (row.W-2*tabPad-tabsWide(u, all))/float32(len(all)-1))
	for i, sec := range all {
		at, rest := row.CutLeft(tabWide(u, sec), gap)
		row = rest
		pressed := u.Button(at.Pad(0, 4), ui.Button{Label: u.T(sec.title), Bare: true})
		ink := u.Theme.Muted
		if i == current {
			ink = u.Theme.Text
			below, _ := at.Pad(tabPad, 0).CutBottom(tabLine, 0)
			u.Fill(below, u.Theme.Accent)
		}
		u.WriteIn(u.T(sec.title), render.TypeSmall.Medium(), at, render.Middle, ink)
		if pressed {
			s.goTo(u, i, high)
		}
	}
	_, below := r.CutTop(r.H, 0)
	u.LineAbove(below)
}

// current returns the section that is looked at in a window on the page that begins at off and is high: the one with the focus; else the
// one that was chosen in the list, until the page is scrolled, since the last ones have no room to begin at the top; else the last one at the
// end of the page, and the one that fills the most elsewhere.
func (s *Scene) current(u *ui.UI, off, high float32) int {
	if i := slices.IndexFunc(s.stops, func(names []string) bool { return slices.ContainsFunc(names, u.HasFocus) }); i >= 0 {
		return i
	}
	if s.to == off {
		return s.went
	}
	if off > 0 && off > s.full-high-1 {
		return len(s.heads) - 1
	}
	at, most := 0, float32(0)
	for i, head := range s.heads {
		end := s.full
		if i+1 < len(s.heads) {
			end = s.heads[i+1]
		}
		if seen := min(end, off+high) - max(head, off); seen > most {
			at, most = i, seen
		}
	}
	return at
}
