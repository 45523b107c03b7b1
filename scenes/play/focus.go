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
	tagsHigh = 52 // of the row above the board
	lineHigh = 48 // of the line below it
)

// alone divides a window that shows nothing but the board and the scores.
func alone(w, h float32) arrangement {
	return arrangement{
		shape: bare, width: w, height: h,
		side:   render.Rect{W: w, H: tagsHigh},
		prompt: render.Rect{Y: h - lineHigh, W: w, H: lineHigh},
		board:  render.Rect{X: 8, Y: tagsHigh, W: w - 16, H: h - tagsHigh - lineHigh},
	}
}

// scoreTags draws a tag for every seat above the board, and at the right what leads back to everything else.
func (s *Scene) scoreTags(u *ui.UI, a arrangement) {
	const gap, leave = 12, 48
	n := s.game.Info().Players
	w := min(220, (a.width-2*leave-gap*float32(n-1))/float32(n))
	x := (a.width - w*float32(n) - gap*float32(n-1)) / 2
	for i := range n {
		s.scoreTag(u, render.Rect{X: x, Y: 8, W: w, H: 36}, games.Player(i))
		x += w + gap
	}
	if u.Button(render.Rect{X: a.width - 44, Y: 6, W: 40, H: 40}, ui.Button{Icon: sprites.IconClose, Name: u.T("play.focus.leave"), Act: keys.Focus}) {
		s.focused = false
	}
}

// scoreTag draws who plays a colour, the score, and whether it is his turn.
func (s *Scene) scoreTag(u *ui.UI, r render.Rect, player games.Player) {
	seat := &s.shown.view.Seats[player]
	box := render.Box{Radius: r.H / 2, Top: u.Theme.Panel, Line: u.Theme.Hairline, Width: 1}
	if s.active(player) {
		box.Top, box.Line, box.Width = u.Theme.Active, u.Theme.Accent, 2
	}
	u.Box(r, box)
	s.seatPiece(u, player, render.Point{X: r.X + r.H/2 + 2, Y: r.Y + r.H/2}, 26)
	right := r.X + r.W - 14
	if seat.HasScore {
		face := render.Type{Size: 20, Weight: render.TypeScore.Weight}
		right -= u.Write(strconv.Itoa(int(seat.Score)), face, render.Point{X: right, Y: r.Y + r.H/2 + 7}, render.End, s.scoreInk(u, player)) + 8
	}
	right = s.turnsLeft(u, player, render.Point{X: right, Y: r.Y + r.H/2}, 10)
	x := r.X + r.H + 6
	name := s.name(u, player)
	face := smaller(u, name, render.TypeSmall, 13, right-x)
	if u.Measure(name, face) > right-x { // the piece says who it is
		return
	}
	u.WriteIn(name, face, render.Rect{X: x, Y: r.Y, W: right - x, H: r.H}, render.Start, u.Theme.Text)
}

// focusLine writes below the board only what has to be said: a question, a refusal, what the lens sees, the end; with what can be pressed.
func (s *Scene) focusLine(u *ui.UI, r render.Rect) {
	const least = 640 // words and two buttons need it beside a small board as well
	w := min(r.W-32, max(s.layout.Slab.W, least))
	r = render.Rect{X: r.X + (r.W-w)/2, Y: r.Y + 4, W: w, H: 40}
	right := s.actions(u, render.Rect{X: r.X + r.W/2, Y: r.Y, W: r.W / 2, H: r.H})
	words := s.say(u)
	text, ink := words.detail, u.Theme.Text
	switch {
	case words.wrong:
		ink = u.Theme.Error
	case s.match.Over() || s.asking != askNothing || s.notice > 0:
		text = words.lead
	case !s.looks() && s.hint == nil:
		return
	}
	room := right - 16 - r.X
	face := smaller(u, text, render.TypeBody, 13, room)
	u.WriteIn(u.Fit(text, face, room), face, render.Rect{X: r.X, Y: r.Y, W: room, H: r.H}, render.Start, ink)
}
