package collection

import (
	"quintet/render"
	"quintet/scenes/library/index"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// empty reports whether no game has been finished yet: there is nothing to be searched for.
func (s *Scene) empty() bool { return len(s.found) == 0 && s.anything() && !s.index.Busy() }

// anything reports whether every game is listed.
func (s *Scene) anything() bool {
	return s.sought == nil && s.query == (index.Query{Order: s.query.Order})
}

// nothing says in the middle of r that there is no game, and lets what is asked for be taken back where games were left out by that.
func (s *Scene) nothing(u *ui.UI, r render.Rect) {
	if s.index.Busy() {
		return
	}
	const icon, gap, line, leading, most, above = 40, 16, 32, 24, 440, 0.36
	_, r = r.Place(min(r.W, most), r.H, render.Middle, render.Start).CutTop(max(0, (r.H-icon-gap-line-leading)*above), 0)
	head, help := s.why()
	at, r := r.CutTop(icon, gap)
	sign := sprites.IconSearch
	if s.empty() {
		sign = sprites.IconBook
	}
	u.Icon(sign, at.Centre(), icon, sprites.Alpha(u.Theme.Muted, 0.7))
	at, r = r.CutTop(line, 0)
	u.WriteIn(u.Fit(u.T(head), render.TypeSection, at.W), render.TypeSection, at, render.Middle, u.Theme.Text)
	if help == "" {
		return
	}
	for _, text := range u.Wrap(u.T(help), render.TypeBody, r.W) {
		at, r = r.CutTop(leading, 0)
		u.WriteIn(text, render.TypeBody, at, render.Middle, u.Theme.Muted)
	}
	if s.anything() {
		return
	}
	_, r = r.CutTop(gap, 0)
	clear := ui.Button{Label: u.T("collection.clear"), Kind: ui.Quiet}
	if u.Button(r.Place(u.ButtonWide(clear, 18), toolHigh, render.Middle, render.Start), clear) {
		s.query, s.criteria = index.Query{Order: s.query.Order}, criteria{}
	}
}

// why returns the keys of the words about why no game is listed, and of what can be done about it, "" for nothing.
func (s *Scene) why() (head, help string) {
	switch {
	case s.sought != nil:
		return "collection.never", ""
	case s.anything():
		return "collection.empty", "collection.empty.help"
	}
	return "collection.nothing", "collection.nothing.help"
}
