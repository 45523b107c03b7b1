package rules

import (
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// foot draws the way to the pages before and after. Its arrows stand where the text above it begins and ends. Once the tasks of the page are
// done the way on is a button as strong as that of a task.
func (s *Scene) foot(u *ui.UI, r render.Rect, set setting) {
	u.LineAbove(r)
	high := min(40, r.H-8)
	r = r.Pad(set.margin-wayPad-wayBare, (r.H-high)/2)
	label, back, on := s.ways(u, r.W)
	if s.page > 0 {
		s.way(u, r.Place(back, high, render.Start, render.Start), label, false)
	}
	if s.turns() {
		s.strongWay(u, r.Place(on, high, render.End, render.Start))
		return
	}
	s.way(u, r.Place(on, high, render.End, render.Start), s.onward(u, s.page), true)
}

// strongWay draws the way on at the right end of r, up to where the text above it ends.
func (s *Scene) strongWay(u *ui.UI, r render.Rect) {
	title, name := s.onward(u, s.page), u.T("rules.after")
	_, room := r.CutRight(wayPad+wayBare, 0)
	at := room.Place(min(room.W, wayWide(u, title)+wayStrong-wayPad-wayBare), room.H, render.End, render.Start)
	pressed := u.Button(at, ui.Button{Name: name, Act: keys.Begin, Kind: ui.Main, Bare: true})
	u.TellKey(at, keys.Begin)
	arrow, words := at.Pad(aside, 0).CutRight(wayArrow, wayGap)
	u.Icon(sprites.IconNext, arrow.Centre(), wayArrow, u.Theme.OnAccent)
	u.WriteIn(u.Fit(title, render.TypeSmall.Medium(), words.W), render.TypeSmall.Medium(), words, render.Start, u.Theme.OnAccent)
	if pressed || u.Act(keys.TurnOn) {
		s.turn(1)
	}
}

// titleOf returns the title of a page in the language that is spoken.
func (s *Scene) titleOf(page int) string { return s.book.Pages[page].Title[s.context.Lang()] }

// onward returns what follows a page.
func (s *Scene) onward(u *ui.UI, page int) string {
	if page+1 < len(s.book.Pages) {
		return s.titleOf(page + 1)
	}
	return u.T("rules.full")
}

// ways returns the words of the way back and how wide both ways are. The way on is as wide as its longest words on any page, so that clicks in
// one place lead on from page to page, but where the words of the way back need room. These are of one kind on all pages: the title of the
// page before, else that it is the one before, else nothing. Only a strong way on may leave less room. The way on matters more.
func (s *Scene) ways(u *ui.UI, room float32) (label string, back, on float32) {
	for i := range s.book.Pages {
		on = max(on, wayWide(u, s.onward(u, i)))
	}
	now := wayWide(u, s.onward(u, s.page))
	if s.turns() {
		now += wayStrong
	}
	before := func(page int) string { return s.titleOf(max(0, page-1)) }
	for _, words := range []func(page int) string{before, func(int) string { return u.T("rules.previous") }, func(int) string { return "" }} {
		label = words(s.page)
		if back = wayWide(u, label); s.apart(u, room, words) && back+now+wayApart <= room {
			break
		}
	}
	return label, back, min(max(on, now), room-back-wayApart)
}

// apart reports whether both ways have room on every page, with words as those of the way back.
func (s *Scene) apart(u *ui.UI, room float32, words func(page int) string) bool {
	for i := 1; i < len(s.book.Pages); i++ {
		if wayWide(u, words(i))+wayWide(u, s.onward(u, i))+wayApart > room {
			return false
		}
	}
	return true
}

// The measures of a way: its arrow, what is bare of that at either side, the gap to its title, what its ground has around both, and the gap
// to the other way; and how much wider a strong way is, which ends where the text ends.
const (
	wayArrow  = 18
	wayBare   = 5
	wayGap    = 6
	wayPad    = 8
	wayApart  = 8
	wayStrong = 2*(aside-wayPad) + wayPad + wayBare
)

// wayWide returns how wide a way with the whole title is.
func wayWide(u *ui.UI, title string) float32 {
	return u.Measure(title, render.TypeSmall.Medium()) + wayArrow + wayGap + 2*wayPad + 1
}

// way draws one of the two ways in r: an arrow and the title of the page that it leads to.
func (s *Scene) way(u *ui.UI, r render.Rect, title string, onward bool) {
	face, inner, ink := render.TypeSmall.Medium(), r.Pad(wayPad, 0), u.Theme.Text
	name, act, step, icon, align := "rules.before", keys.TurnBack, -1, sprites.IconPrevious, render.Start
	arrow, words := inner.CutLeft(wayArrow, wayGap)
	if onward {
		name, act, step, icon, align = "rules.after", keys.TurnOn, 1, sprites.IconNext, render.End
		arrow, words = inner.CutRight(wayArrow, wayGap)
	}
	if u.Over(r) {
		ground := r.Place(min(r.W, wayWide(u, title)), r.H, align, render.Start)
		u.Box(ground, render.Box{Radius: 8, Top: u.Theme.PointedGround()})
	}
	u.Icon(icon, arrow.Centre(), wayArrow, ink)
	u.WriteIn(title, face, words, align, ink)
	u.Add(u.T(name), r)
	if u.Clicked(r) || u.Stop(u.T(name), r) || u.Act(act) {
		s.turn(step)
	}
}
