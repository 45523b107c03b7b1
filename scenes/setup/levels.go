// The list of computer levels that opens on a seat of the setup page.

package setup

import (
	"strconv"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A levelList is the list of levels that opens below the name of a computer.
type levelList struct {
	open  bool
	seat  int
	under render.Rect // the row of the seat
	lit   int         // the level that Enter selects
}

// Measures of the list in logical pixels.
const (
	listRow  = 46
	listHead = 26
	listPad  = 8
)

// places returns the places of the list, of its head, and of its n rows. The list is as wide as the seat, so that it covers whole words, and is below
// the seat, or above it, or as close as a window of height h allows.
func (l *levelList) places(h float32, n int) (sheet, head render.Rect, rows []render.Rect) {
	const gap, edge, low = 4, 8, 12
	sheet = render.Rect{X: l.under.X, Y: l.under.Y + l.under.H + gap, W: l.under.W, H: listHead + float32(n)*listRow + 2*listPad}
	if above := l.under.Y - gap - sheet.H; sheet.Y+sheet.H > h-low && above >= edge {
		sheet.Y = above
	}
	sheet.Y = max(edge, min(sheet.Y, h-low-sheet.H))
	head, rest := sheet.Inset(listPad).CutTop(listHead, 0)
	return sheet, head, rest.Rows(0, render.Even(n)...)
}

// pick puts the computer of level n on the seat and closes the list.
func (s *Scene) pick(n int) {
	s.levels[s.list.seat], s.strength[s.list.seat] = n, n
	s.list.open = false
}

// levelList draws the open list, and handles its keys and the pointer on it.
func (s *Scene) levelList(u *ui.UI) {
	w, h := u.Size()
	sheet, head, rows := s.list.places(h, len(s.ladder))
	s.keysOfList(u, sheet)
	if sheet.Intersect(s.list.under).H > 0 { // the list covers its own seat: dim what it covers partly
		u.Fill(render.Rect{W: w, H: h}, sprites.Alpha(u.Theme.Window, 0.6))
	}
	u.Sheet(sheet)
	rated := s.level(len(s.ladder)).Rating > 0
	title, facts := inColumns(head)
	if !s.drawn() {
		var piece render.Rect
		piece, title = title.CutLeft(20, 8)
		s.seatPiece(u, s.list.seat, piece.Centre(), piece.W)
	}
	u.WriteIn(u.T("setup.list.who"), render.TypeCaption, title, render.Start, u.Theme.Muted)
	switch {
	case facts.W < factsWide:
		_, facts = head.CutLeft(title.X+u.Measure(u.T("setup.list.who"), render.TypeCaption)-head.X, 0)
		u.WriteIn(u.T("setup.list.time"), render.TypeCaption, facts.Pad(rowPad, 0), render.End, u.Theme.Muted)
	case rated:
		u.WriteIn(u.Fit(measured(u, s.spec, s.options, s.game.Info().Players), render.TypeCaption, facts.W), render.TypeCaption, facts, render.End, u.Theme.Muted)
	}
	for i, row := range rows {
		if u.Over(row) && u.Moved() { // a pointer at rest leaves it to the keyboard
			s.list.lit = i + 1
		}
		s.levelRow(u, row, i+1, rated)
		if u.Clicked(row) {
			s.pick(i + 1)
		}
	}
}

// The portraits in the list: their side, and the least width of the names beside them.
const (
	faceSide     = 36
	minFaceWidth = 248
)

// The widths of a level's strength and thinking time after its name, or of the time alone in a narrow row; and the margin at the ends of a row.
const (
	rowPad      = 12
	factsWide   = 208
	timeWide    = 48
	minFactsRow = 472
)

// inColumns divides a row of the list: the computer with its style, and its facts.
func inColumns(r render.Rect) (who, facts render.Rect) {
	wide := float32(factsWide)
	if r.W < minFactsRow {
		wide = timeWide
	}
	facts, who = r.Pad(rowPad, 0).CutRight(wide, 0)
	return who, facts
}

// levelRow draws level n: its name, style, strength, and thinking time per ply.
func (s *Scene) levelRow(u *ui.UI, r render.Rect, n int, rated bool) {
	const first, second = 20, 37 // baselines
	level := s.level(n)
	u.Add(level.Name, r)
	switch {
	case n == s.levels[s.list.seat]:
		u.Box(r, render.Box{Radius: 8, Top: u.Theme.Current})
	case n == s.list.lit:
		u.Box(r, render.Box{Radius: 8, Top: u.Theme.PointedGround()})
	}
	who, facts := inColumns(r)
	at := render.Point{X: who.X, Y: r.Y + first}
	if who.W >= minFaceWidth {
		u.Portrait(level.Name, render.Point{X: at.X + faceSide/2, Y: r.Centre().Y}, faceSide)
		at.X += faceSide + 12
	}
	at.X += u.Write(digit(n), render.TypeButton, at, render.Start, u.Theme.Muted) + 10
	wide := u.Write(level.Name, render.TypeButton, at, render.Start, u.Theme.Text)
	if n == s.levels[s.list.seat] { // the background does not distinguish the current level from the one under the pointer
		u.Icon(sprites.IconCheck, render.Point{X: at.X + wide + 16, Y: at.Y - 5}, 16, u.Theme.Accent)
	}
	u.Write(style(u, n, len(s.ladder)), render.TypeCaption, render.Point{X: at.X, Y: r.Y + second}, render.Start, u.Theme.Muted)
	seconds := level.Limits(1).Time.Seconds()
	if facts.W < factsWide {
		u.WriteIn(u.T("setup.seconds", seconds), render.TypeCaption, facts, render.End, u.Theme.Text)
		return
	}
	end := render.Point{X: facts.X + facts.W, Y: r.Y + first}
	if rated {
		u.Write(s.strengthOf(u, level), render.TypeCaption, end, render.End, u.Theme.Text)
	}
	u.Write(u.T("setup.list.thinks", seconds), render.TypeCaption, render.Point{X: end.X, Y: r.Y + second}, render.End, u.Theme.Muted)
}

// style describes how level n of a game with this many levels plays.
func style(u *ui.UI, n, levels int) string {
	if n == levels {
		return u.T("level.full")
	}
	return u.T("level." + digit(n))
}

// measured says how the strengths of a game's levels were measured, if that was in games other than those with o and this many players: with two
// players, or with an option that decides more games; "" for games like these.
func measured(u *ui.UI, s games.Spec, o games.Options, players int) string {
	if players > 2 {
		return u.T("setup.list.two")
	}
	with, err := games.ParseOptions(catalog.LadderOptions(s.ID))
	if err != nil {
		return ""
	}
	for _, opt := range s.Options {
		if v, ok := with[opt.ID]; ok && o[opt.ID] != v {
			return u.T("setup.list.with", scenes.Value(u, s, opt.ID, v))
		}
	}
	return ""
}

// strengthOf says how strong level is: how often it beats the level before.
func (s *Scene) strengthOf(u *ui.UI, level catalog.Level) string {
	if level.Number == 1 {
		return u.T("setup.list.gentlest")
	}
	weaker := s.level(level.Number - 1)
	return u.T("setup.list.beats", weaker.Name, strconv.Itoa(level.Against(weaker))+" %")
}
