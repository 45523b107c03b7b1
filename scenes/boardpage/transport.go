// Steps through a game: the commands to its start, back, on and to its end (Turns), their buttons at the foot of a side column (Transport), and the
// mouse wheel over the board (Wheel). Change the place of the buttons here.

package boardpage

import (
	"quintet/games/play/match"
	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Turns returns the commands that step through m: to its start, one turn back, one turn on, and to its end. jump shows the position after that many
// plies.
func Turns(u *ui.UI, m *match.Match, jump func(plies int)) []ui.Command {
	start, end := m.Cursor() == 0, m.Cursor() == m.Len()
	return []ui.Command{
		{Icon: sprites.IconFirst, Name: u.T("play.first"), Act: keys.First, Off: start, Run: func() { jump(0) }},
		{Icon: sprites.IconPrevious, Name: u.T("play.back"), Act: keys.TurnBack, Off: start, Run: func() { jump(m.TurnBefore()) }},
		{Icon: sprites.IconNext, Name: u.T("play.forward"), Act: keys.TurnOn, Off: end, Run: func() { jump(m.TurnAfter()) }},
		{Icon: sprites.IconLast, Name: u.T("play.last"), Act: keys.Last, Off: end, Run: func() { jump(m.Len()) }},
	}
}

// Heights of the foot of a side column, and of its buttons.
const (
	FootHeight   = 72
	ButtonHeight = 40
)

// Transport draws turns from the left of the foot r of a side column, closer together if the rest would be narrower than need. It returns the rest,
// up to the margin of the column.
func Transport(u *ui.UI, r render.Rect, turns []ui.Command, need float32) (rest render.Rect) {
	const margin, left, close = 32, 20, 4
	n, least, wide := float32(len(turns)), max(34, u.Finger()), max(40, u.Finger())
	u.LineAbove(r)
	row := r.Place(r.W-margin, ButtonHeight, render.Start, render.Middle)
	begin := float32(left)
	if row.W-begin-n*wide < need {
		begin = close
	}
	_, row = row.CutLeft(begin, 0)
	wide = max(least, min(wide, (row.W-need)/n))
	for _, x := range turns {
		var at render.Rect
		at, row = row.CutLeft(wide, 0)
		u.Button(at, x)
	}
	return row
}

// A Wheel steps through a game with the mouse wheel.
type Wheel struct {
	At     render.Point // where the pointer was when the wheel was last turned
	rolled float32      // notches, or parts of one, that have not made a step yet
}

// Roll handles the mouse wheel over r. It calls back for each notch up and on for each notch down.
func (w *Wheel) Roll(u *ui.UI, r render.Rect, back, on func()) {
	if !u.Free() || u.In.Wheel == 0 || !r.Contains(u.Pointer()) {
		return
	}
	w.rolled += u.In.Wheel
	w.At, u.In.Wheel = u.Pointer(), 0
	for ; w.rolled >= 1; w.rolled-- {
		back()
	}
	for ; w.rolled <= -1; w.rolled++ {
		on()
	}
}
