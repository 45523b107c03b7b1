package setup

import (
	"quintet/games/catalog"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A levelList is the list of levels that opens under the name of a computer.
type levelList struct {
	open  bool
	seat  int
	under render.Rect // the row of the seat, from the name on
	aside float32     // where the seats begin: at the left of that the list covers none of them
	lit   int         // the level that Enter picks
}

// Measures of the list in logical pixels.
const (
	listWide  = 632
	listLeast = 590 // beside the seats
	listRow   = 46
	listHead  = 26
	listPad   = 8
	listSide  = 48 // the right margin of the page, where there is room
)

// places returns where the list lies, its head, and its rows, those of the levels from the first on. It lies beside the seats where it has
// room there; or else below the seat, or above it, or as near to that as the window of w by h allows.
func (l *levelList) places(w, h float32) (sheet, head render.Rect, rows []render.Rect) {
	sheet = render.Rect{X: l.under.X, Y: l.under.Y + l.under.H + 4, W: min(listWide, w-16), H: listHead + catalog.Levels*listRow + 2*listPad}
	sheet.X = max(8, min(sheet.X, w-listSide-sheet.W))
	if room := l.aside - 16; room >= listLeast {
		sheet.W = min(listWide, room)
		sheet.X, sheet.Y = l.aside-8-sheet.W, l.under.Centre().Y-sheet.H/2
	} else if above := l.under.Y - 4 - sheet.H; sheet.Y+sheet.H > h-8 && above >= 8 {
		sheet.Y = above
	}
	sheet.Y = max(8, min(sheet.Y, h-8-sheet.H))
	head, rest := sheet.Inset(listPad).CutTop(listHead, 0)
	return sheet, head, rest.Rows(0, render.Even(catalog.Levels)...)
}

// pick seats the computer of level n and closes the list.
func (s *Scene) pick(n int) {
	s.levels[s.list.seat], s.strength[s.list.seat] = n, n
	s.list.open = false
}

// listLayer handles the open list before everything below it, which sees no input then. It reports whether the list is open.
func (s *Scene) listLayer(u *ui.UI) bool {
	if !s.list.open || !u.Live() {
		return s.list.open
	}
	sheet, _, rows := s.list.places(u.Size())
	for i, row := range rows {
		if u.Over(row) {
			s.list.lit = i + 1
			if u.Clicked(row) {
				s.pick(i + 1)
			}
		}
	}
	s.keysOfList(u)
	if u.Free() && u.In.Released != 0 && !sheet.Contains(u.Pointer()) {
		s.list.open = false
	}
	u.Take()
	return true
}

// paintList draws the open list above everything else, which cannot be pressed meanwhile.
func (s *Scene) paintList(u *ui.UI) {
	if !s.list.open {
		return
	}
	sheet, head, rows := s.list.places(u.Size())
	u.Alone()
	u.Sheet(sheet)
	rated := s.level(catalog.Levels).Rating > 0
	titles := [3]string{u.T("setup.list.level", s.list.seat+1), u.T("setup.list.rating"), u.T("setup.list.time")}
	switch {
	case !rated:
		titles[1] = ""
	case s.game.Info().Players > 2: // it is measured with two
		titles[1] = u.T("setup.list.rating.two")
	}
	for i, c := range inColumns(head) {
		if c.W == 0 {
			continue
		}
		if i == 0 && !s.drawn() {
			var piece render.Rect
			piece, c = c.CutLeft(20, 8)
			s.seatPiece(u, s.list.seat, piece.Centre(), piece.W)
		}
		u.WriteIn(titles[i], render.TypeCaption, c, [3]render.Align{render.Start, render.End, render.End}[i], u.Theme.Muted)
	}
	for i, row := range rows {
		s.levelRow(u, row, i+1, rated)
	}
}

// The portraits in the list: their side, and the width of the names below which they have no room.
const (
	faceSide     = 36
	minFaceWidth = 248
)

// minRatingWidth is the width of a row of the list below which it has no room for the rating.
const minRatingWidth = 520

// inColumns divides a row of the list: the computer and its line of style, the rating, which is 0 wide where it has no room, the time.
func inColumns(r render.Rect) []render.Rect {
	const pad, time = 12, 110 // the head of the last is 94 wide: 16 keep it off the one before
	rating := float32(208)
	if r.W < minRatingWidth {
		rating = 0
	}
	return r.Pad(pad, 0).Columns(0, render.Share(1), render.Px(rating), render.Px(time))
}

// levelRow draws level n: who it is, how it plays, how strong it is, and how long it may think about a ply.
func (s *Scene) levelRow(u *ui.UI, r render.Rect, n int, rated bool) {
	level := s.level(n)
	u.Add(level.Name, r)
	switch {
	case n == s.levels[s.list.seat]:
		u.Box(r, render.Box{Radius: 8, Top: u.Theme.Current})
	case n == s.list.lit:
		u.Box(r, render.Box{Radius: 8, Top: u.Theme.PointedGround()})
	}
	c := inColumns(r)
	if c[1].W == 0 { // the heading of the times is wider than they are
		c = r.Pad(12, 0).Columns(0, render.Share(1), render.Px(0), render.Px(48))
	}
	at := render.Point{X: c[0].X, Y: r.Y + 20}
	if c[0].W >= minFaceWidth {
		u.Portrait(level.Name, render.Point{X: at.X + faceSide/2, Y: r.Centre().Y}, faceSide)
		at.X += faceSide + 12
	}
	at.X += u.Write(digit(n), render.TypeButton, at, render.Start, u.Theme.Muted) + 10
	wide := u.Write(level.Name, render.TypeButton, at, render.Start, u.Theme.Text)
	if n == s.levels[s.list.seat] { // its ground alone would leave open which is chosen and which is pointed at
		u.Icon(sprites.IconCheck, render.Point{X: at.X + wide + 16, Y: at.Y - 5}, 16, u.Theme.Accent)
	}
	at.Y += 17
	u.Write(u.T("level."+digit(n)), render.TypeCaption, at, render.Start, u.Theme.Muted)
	if rated && n > 1 && c[1].W > 0 {
		s.strengthOf(u, level, c[1])
	}
	u.WriteIn(u.T("setup.seconds", level.Limits(1).Time.Seconds()), render.TypeCaption, c[2], render.End, u.Theme.Text)
}

// strengthOf says in r how strong level is, which is not the weakest: what it means for two players, and the points that mean it.
func (s *Scene) strengthOf(u *ui.UI, level catalog.Level, r render.Rect) {
	points := u.T("setup.list.about", level.About(), s.level(1).Name)
	weaker := s.level(level.Number - 1)
	wins, games := level.Against(weaker)
	at := render.Point{X: r.X + r.W, Y: r.Y + 20}
	u.Write(u.T("setup.list.beats", weaker.Name, wins, games), render.TypeCaption, at, render.End, u.Theme.Text)
	at.Y += 17
	u.Write(points, render.TypeCaption, at, render.End, u.Theme.Muted)
}
