package play

import (
	"strconv"

	"quintet/games"
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Measures of the window that shows nothing but the board and the scores.
const (
	tagsHigh = 52  // of the row above the board
	lineHigh = 48  // of the line below it
	tagsWide = 152 // of the column beside the board, at least
	tagsMost = 220 // of a tag, at most
	tagPitch = 44  // from tag to tag in the column
)

// alone divides a window that shows nothing but the board and the scores, which stand beside the board where there is room for them.
func (s *Scene) alone(w, h float32) arrangement {
	a := arrangement{
		shape: bare, width: w, height: h,
		side:   render.Rect{W: w, H: tagsHigh},
		prompt: render.Rect{Y: h - lineHigh, W: w, H: lineHigh},
		board:  render.Rect{X: 8, Y: tagsHigh, W: w - 16, H: h - tagsHigh - lineHigh},
	}
	if w-h < tagsWide+8 {
		return a
	}
	col := min(tagsMost, w-h-8)
	top := tagsHigh + float32(s.players())*tagPitch + 12
	a.side = render.Rect{X: w - col - 8, W: col, H: top - 12}
	a.prompt = render.Rect{X: a.side.X, Y: top, W: col, H: h - top - 8}
	a.board = render.Rect{X: 8, Y: 8, W: w - col - 24, H: h - 16}
	if middle := w - 2*(col+16); middle >= a.board.H {
		a.board.X, a.board.W = col+16, middle
	}
	return a
}

// scoreTags draws a tag for every seat, and at the right what leads back to everything else.
func (s *Scene) scoreTags(u *ui.UI, a arrangement) {
	const gap, leave = 12, 48
	n := s.players()
	at, step := render.Rect{X: a.side.X, Y: tagsHigh, W: a.side.W, H: 36}, render.Point{Y: tagPitch}
	if !a.upright() {
		at.W = min(tagsMost, (a.width-2*leave-gap*float32(n-1))/float32(n))
		at.X, at.Y = (a.width-at.W*float32(n)-gap*float32(n-1))/2, 8
		step = render.Point{X: at.W + gap}
	}
	for i := range n {
		s.seats.drawTag(u, at, games.Player(i))
		at.X, at.Y = at.X+step.X, at.Y+step.Y
	}
	if u.Button(render.Rect{X: a.width - 44, Y: 6, W: 40, H: 40}, ui.Button{Icon: sprites.IconClose, Name: u.T("play.focus.leave"), Act: keys.Focus}) {
		s.focused = false
	}
}

// drawTag draws who plays a colour, the score, and whether it is his turn.
func (s *seats) drawTag(u *ui.UI, r render.Rect, player games.Player) {
	seat := &s.view().Seats[player]
	box := render.Box{Radius: r.H / 2, Top: u.Theme.Panel, Line: u.Theme.Hairline, Width: 1}
	if s.active(player) {
		box.Top, box.Line, box.Width = u.Theme.Active, u.Theme.Accent, 2
	}
	u.Box(r, box)
	s.seatPiece(u, player, render.Point{X: r.X + r.H/2 + 2, Y: r.Y + r.H/2}, 26)
	right := r.X + r.W - 14
	if seat.HasScore {
		face := render.Type{Size: 20, Weight: render.TypeScore.Weight}
		right -= u.Write(strconv.Itoa(int(s.board.Score(player))), face, render.Point{X: right, Y: r.Y + r.H/2 + 7}, render.End, s.scoreInk(u, player)) + 8
	}
	right = s.pliesLeft(u, player, render.Point{X: right, Y: r.Y + r.H/2}, 10)
	x := r.X + r.H + 6
	name := s.name(u, player)
	face := smaller(u, name, render.TypeSmall, 13, right-x)
	if u.Measure(name, face) > right-x { // the piece says who it is
		return
	}
	u.WriteIn(name, face, render.Rect{X: x, Y: r.Y, W: right - x, H: r.H}, render.Start, u.Theme.Text)
}

// focusWords returns only what has to be said: a question, a refusal, what the lens sees, the end; "" for nothing.
func (s *Scene) focusWords(u *ui.UI) (text string, ink sprites.Color) {
	words := s.words.say(u)
	u.Tell(words.lead, words.detail)
	switch {
	case words.wrong:
		return words.detail, u.Theme.Error
	case s.table.Match.Over() || s.asking != askNothing || s.notice > 0:
		return words.lead, u.Theme.Text
	case s.board.Looks() || s.hints.seen():
		return words.detail, u.Theme.Text
	}
	return "", u.Theme.Text
}

// focusLine writes below the board what has to be said, with what can be pressed.
func (s *Scene) focusLine(u *ui.UI, r render.Rect) {
	const least = 640 // words and two buttons need it beside a small board as well
	w := min(r.W-32, max(s.board.Layout().Slab.W, least))
	r = render.Rect{X: r.X + (r.W-w)/2, Y: r.Y + 4, W: w, H: 40}
	right := s.actions(u, s.atHand(u), render.Rect{X: r.X + r.W/2, Y: r.Y, W: r.W / 2, H: r.H})
	text, ink := s.focusWords(u)
	if text == "" {
		return
	}
	room := right - 16 - r.X
	face := smaller(u, text, render.TypeBody, 13, room)
	u.WriteIn(u.Fit(text, face, room), face, render.Rect{X: r.X, Y: r.Y, W: room, H: r.H}, render.Start, ink)
}

// focusColumn writes beside the board what has to be said, and below it what can be pressed.
func (s *Scene) focusColumn(u *ui.UI, r render.Rect) {
	as := s.atHand(u)
	actionColumn(u, as, render.Point{X: r.X, Y: r.Y + r.H - actionHigh*float32(len(as)) + 8}, r.W)
	text, ink := s.focusWords(u)
	if text == "" {
		return
	}
	u.WriteLines(text, render.TypeSmall, render.Point{X: r.X, Y: r.Y + 16}, r.W, 20, ink)
}
