package play

import (
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
)

// prompt draws the line below the board: whose turn it is, what is to be done, and the one thing that can be pressed for it.
func (s *Scene) prompt(u *ui.UI, a arrangement) {
	switch {
	case a.shape == rail || s.board.Field().Open() || a.prompt.H == 0:
		return // it stands in the rail, or the field or a list takes its place
	case a.shape == bare:
		if a.upright() {
			s.focusColumn(u, a.prompt)
		} else {
			s.focusLine(u, a.prompt)
		}
		return
	}
	s.promptLine(u, s.nearBoard(a))
}

// nearBoard returns the place of the prompt without what of it lies far from the board.
func (s *Scene) nearBoard(a arrangement) render.Rect {
	r := a.prompt
	if aside := min(s.board.Layout().Slab.X-r.X-112, (r.W-roomyWidth)/2); a.shape == wide && aside > 0 {
		r.X, r.W = r.X+aside, r.W-2*aside
	}
	return r
}

// promptPiece draws a piece of player at the beginning of the line from x on and returns where the words begin.
func (s *Scene) promptPiece(u *ui.UI, player games.Player, x, middle float32) float32 {
	seat := s.view().Seats[player]
	u.Piece(s.geo, seat.Sprite, seat.Colour, render.Point{X: x + 16, Y: middle}, 36)
	return x + 48
}

// promptLine draws the prompt into r, the buttons at its right end.
func (s *Scene) promptLine(u *ui.UI, r render.Rect) {
	x := r.X + 32
	if u.Phone() {
		x = r.X + 16
	}
	player := s.board.Mover()
	if s.board.Looks() {
		player = s.board.Threatens()
	}
	if player != games.None && !s.table.Match.Over() {
		x = s.promptPiece(u, player, x, r.Y+36)
	}
	words, as := s.words.say(u), s.atHand(u)
	u.Tell(words.lead, words.detail)
	row := render.Rect{X: r.X + r.W/2, Y: r.Y + 16, W: r.W/2 - 32, H: 40}
	below := r.H >= promptBelow
	if below {
		row = render.Rect{X: r.X + 12, Y: r.Y + promptRow, W: r.W - 24, H: 40}
	}
	if words.wrong && s.board.Repairs() && !below {
		beside := func() float32 { return row.X + row.W - s.actionsWide(u, as, row.W) - 16 - x }
		if !s.bothFit(u, words, render.TypePrompt, beside()) {
			shorten(as)
		}
		if len(u.WrapEvenly(words.detail, render.TypeSmall, beside())) > mostReason { // a key and the tick end the turn, too
			as = slices.DeleteFunc(as, func(a action) bool { return a.button.Act == keys.EndTurn })
		}
	}
	right := s.actions(u, as, row)
	if below {
		right = r.X + r.W
	}
	if at := (render.Rect{X: x, Y: r.Y, W: right - 16 - x, H: r.H}); words.wrong && s.board.Repairs() && !s.bothFit(u, words, leastPrompt, at.W) {
		s.reasonAlone(u, words.detail, at)
		return
	}
	most := 2
	if below && len(as) == 0 && !s.table.Match.Over() {
		most = 4 // in the place of the buttons
	}
	small, leading, up := render.TypeSmall, float32(18), float32(0)
	if n := len(u.WrapEvenly(words.detail, small, right-16-x)); below && n > most {
		small, leading, up, most = render.TypeCaption, 16, -15, most+1
	} else if n > 1 {
		up = -8
	}
	lines := fewLines(u, words.detail, small, right-16-x, most)
	lead := x
	chip := s.words.step(u)
	if long := u.Measure(words.lead, leastPrompt); (below || s.table.ComputerMoves()) && chipWide(u, chip)+10+long > right-16-x {
		chip = "" // who is to move matters more: the seat shows a dot for every ply left
	}
	if chip != "" {
		lead += s.chip(u, chip, render.Point{X: x, Y: r.Y + up + 11}) + 10
	}
	room := right - 16 - lead
	face := smaller(u, words.lead, render.TypePrompt, leastPrompt.Size, room)
	u.Write(u.Fit(words.lead, face, room), face, render.Point{X: lead, Y: r.Y + up + 29}, render.Start, u.Theme.Text)
	for i, line := range lines {
		u.Text(line, small, render.Point{X: x, Y: r.Y + up + 34 + leading*float32(i+1)}, render.Start, words.ink(u))
	}
	if words.detail != "" {
		u.Texts = append(u.Texts, words.detail)
	}
}

// promptBelow is the height of a prompt of which the buttons stand below the words.
const promptBelow = 100

// promptRow is the distance of these buttons from the top of the prompt.
const promptRow = 70

// leastPrompt is the type of what is to be done where there is little room for it.
var leastPrompt = render.Type{Size: 15, Weight: render.TypePrompt.Weight}

// bothFit reports whether what is to be done, in type face, has room, with its chip, above why something was refused, both in lines of width w.
func (s *Scene) bothFit(u *ui.UI, words said, face render.Type, w float32) bool {
	lead := u.Measure(words.lead, face)
	if chip := s.words.step(u); chip != "" {
		lead += chipWide(u, chip) + 10
	}
	return lead <= w && len(u.WrapEvenly(words.detail, render.TypeSmall, w)) <= 2
}

// mostReason is the number of lines that a reason has room for where it stands alone.
const mostReason = 3

// reasonAlone writes why something was refused beside what could be done instead: what is to be done can wait. How far the turn is stands
// before it where that leaves room.
func (s *Scene) reasonAlone(u *ui.UI, reason string, r render.Rect) {
	const leading = 18
	if chip := s.words.step(u); chip != "" {
		if wide := chipWide(u, chip) + 10; len(u.WrapEvenly(reason, render.TypeSmall, r.W-wide)) <= mostReason {
			s.chip(u, chip, render.Point{X: r.X, Y: r.Y + 24})
			r.X, r.W = r.X+wide, r.W-wide
		}
	}
	lines := u.WrapEvenly(reason, render.TypeSmall, r.W)
	y := r.Y + 36 - leading*float32(len(lines)-1)/2 + 5
	for i, line := range lines {
		u.Text(line, render.TypeSmall, render.Point{X: r.X, Y: y + float32(i)*leading}, render.Start, u.Theme.Error)
	}
	u.Texts = append(u.Texts, reason)
}

// twoLines breaks text into two lines of width w at most; what does not fit is left out.
func twoLines(u *ui.UI, text string, face render.Type, w float32) []string {
	return fewLines(u, text, face, w, 2)
}

// fewLines breaks text into so many lines of width w at most; what does not fit is left out.
func fewLines(u *ui.UI, text string, face render.Type, w float32, most int) []string {
	lines := u.WrapEvenly(text, face, w)
	if len(lines) > most {
		lines = append(lines[:most-1], u.Fit(strings.Join(lines[most-1:], " "), face, w))
	}
	return lines
}

// step returns the words of the chip that counts the plies of a turn, "" where a turn has one. A piece that is carried is the one that counts.
func (s *speech) step(u *ui.UI) string {
	v := s.view()
	switch {
	case s.table.Match.Over() || s.host.asking != askNothing || s.table.Veiled() || s.board.Looks():
		return "" // the words are about something else
	case v.Dial.At != board.NoTarget:
		return u.T("play.step", 2, 2)
	case v.Steps < 2:
		return ""
	}
	return u.T("play.step", int(v.Step), int(v.Steps))
}

// chip draws a pill with text at its upper left corner and returns its width.
func (s *Scene) chip(u *ui.UI, text string, at render.Point) float32 {
	w := chipWide(u, text)
	r := render.Rect{X: at.X, Y: at.Y, W: w, H: 24}
	u.Box(r, render.Box{Radius: 12, Top: u.Theme.Accent})
	u.WriteIn(text, render.TypeSmall.Medium(), r, render.Middle, u.Theme.OnAccent)
	return w
}

// chipWide returns the width of a chip with text.
func chipWide(u *ui.UI, text string) float32 { return u.Measure(text, render.TypeSmall.Medium()) + 24 }
