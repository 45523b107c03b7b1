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
// one place lead on from page to page, but where the words of the way back need room. These are the title of the page before where it has
// room beside the way on, else that it is the page before, or nothing: the way on matters more.
func (s *Scene) ways(u *ui.UI, room float32) (label string, back, on float32) {
	for i := range s.book.Pages {
		on = max(on, wayWide(u, s.onward(u, i)))
	}
	now := wayWide(u, s.onward(u, s.page))
	if s.turns() {
		now += wayStrong
	}
	on = max(on, now)
	left := room - now - wayApart
	for _, words := range []string{s.titleOf(max(0, s.page-1)), u.T("rules.before")} {
		if back = wayWide(u, words); back <= left {
			return words, back, min(on, room-back-wayApart)
		}
	}
	back = wayWide(u, "")
	return "", back, min(on, room-back-wayApart)
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
