package play

import (
	"strconv"

	"quintet/render"
	"quintet/scenes/ui"
)

// rowHigh is the height of a row of the list, in logical pixels.
const rowHigh = 28

// A moveList lists the turns that have been played.
type moveList struct {
	*model
	jump   func(ply int) // puts so many plies in force
	rolled float32       // notches of the wheel over the list that have led nowhere yet
	sight  sight
	room   tookRoom
}

// A sight is what the list was last scrolled for: the ply in force and its height.
type sight struct {
	ply  int
	high float32
}

// listColumns returns where the columns of a list of width w begin, how far apart they are, and how many there are: one a player, or two
// where those of three or four would be too narrow to be read. Then a round takes several rows.
func listColumns(players int, w float32) (left, step float32, columns int) {
	const least = 72 // the longest turn that is usual, in a pill
	if players == 2 {
		return 46, (w - 48) / 2, 2
	}
	if step = (w - 24) / float32(players); step >= least {
		return 34, step, players
	}
	return 34, (w - 24) / 2, 2
}

// draw draws the turns played, a row a round, or two where all have no room in one, the current one marked. A click goes there, and
// the wheel leads through the game where it may.
func (l *moveList) draw(u *ui.UI, r render.Rect, wheel bool) {
	head := u.T("play.moves")
	u.Write(head, render.TypeBody.Medium(), render.Point{X: r.X, Y: r.Y + 24}, render.Start, u.Theme.Text)
	u.Fill(render.Rect{X: r.X, Y: r.Y + 34, W: u.Measure(head, render.TypeBody.Medium()), H: 3}, u.Theme.Accent)
	u.Hairline(render.Rect{X: r.X, Y: r.Y + 37, W: r.W, H: 1}, u.Theme.Hairline)
	// The list shows whole rows, with room for the marks above and below.
	list := render.Rect{X: r.X - 12, Y: r.Y + 46, W: r.W + 24, H: max(1, float32(int((r.H-50)/rowHigh)))*rowHigh + 4}
	turns := l.table.Match.Turns()
	if len(turns) == 0 {
		u.WriteLines(u.T("play.nomoves"), render.TypeSmall, render.Point{X: r.X, Y: list.Y + 21}, r.W, 20, u.Theme.Muted)
		return
	}
	rows := rounds(turns)
	left, step, columns := listColumns(l.players(), r.W)
	per := (l.players() + columns - 1) / columns // rows a round
	full := float32(len(rows)*per)*rowHigh + 4
	if wheel {
		l.roll(u, list)
	}
	if at := (sight{l.table.Match.Cursor(), list.H}); l.sight != at {
		l.sight = at
		u.ScrollTo("moves", l.rowOf(rows, columns, per)*rowHigh-list.H/2)
	}
	off := float32(int(u.Scroll(list, "moves", full)/rowHigh+0.5)) * rowHigh
	times := l.times(u, turns, step-4)
	if times {
		l.timesHead(u, r, left, step, columns)
	}
	u.Clipped(list, func() {
		for i, row := range rows {
			top := list.Y + 2 + float32(i*per)*rowHigh - off
			if seen(list, top) {
				u.Write(strconv.Itoa(i+1), render.TypeCaption, render.Point{X: r.X + left - 20, Y: top + 19}, render.End, u.Theme.Muted)
			}
			for _, t := range row {
				at := render.Rect{X: r.X + left + float32(int(t.Player)%columns)*step, Y: top + float32(int(t.Player)/columns)*rowHigh, W: step - 4, H: rowHigh}
				if seen(list, at.Y) {
					took := ""
					if times {
						took = l.tookText(t)
					}
					l.turnItem(u, at, t, took, list)
				}
			}
		}
	})
	u.ScrollBar(render.Rect{X: list.X + list.W - 4, Y: list.Y, W: 4, H: list.H}, "moves", full)
}

// roll lets the wheel over the list lead through the game, a turn a notch; what is not seen of the list is reached by its bar.
func (l *moveList) roll(u *ui.UI, list render.Rect) {
	if !u.Live() || !u.Free() || u.In.Wheel == 0 || !list.Contains(u.Pointer()) {
		return
	}
	l.rolled += u.In.Wheel
	u.In.Wheel = 0
	for ; l.rolled >= 1; l.rolled-- {
		if l.table.Match.Cursor() > 0 {
			l.jump(l.table.Match.TurnBefore())
		}
	}
	for ; l.rolled <= -1; l.rolled++ {
		if !l.table.AtEnd() {
			l.jump(l.table.Match.TurnAfter())
		}
	}
}

// seen reports whether a row at y lies whole in the list.
func seen(list render.Rect, y float32) bool { return y >= list.Y && y+rowHigh <= list.Y+list.H }

// turnItem draws one turn of the list, with how long it took where that is not "".
func (l *moveList) turnItem(u *ui.UI, r render.Rect, t turn, took string, list render.Rect) {
	text, ink, quiet := l.turnText(t), u.Theme.Text, u.Theme.Muted
	face := smaller(u, text, render.TypeSmall, 13, r.W-20)
	cursor := l.table.Match.Cursor()
	if t.First >= cursor {
		ink = u.Theme.Muted
	}
	pill := render.Rect{X: r.X, Y: r.Y + 1, W: min(r.W, u.Measure(text, face.Medium())+20), H: r.H - 2}
	if took != "" {
		r.W = min(r.W, tookMost)
		pill.W = r.W
	}
	if t.First < cursor && cursor <= t.End {
		face, quiet = face.Medium(), u.Theme.Caption()
		u.Box(pill, render.Box{Radius: 6, Top: u.Theme.Current})
	}
	u.WriteIn(text, face, render.Rect{X: r.X + 10, Y: r.Y, W: r.W - 12, H: r.H}, render.Start, ink)
	if took != "" {
		u.Write(took, tookFace, render.Point{X: r.X + r.W - 10, Y: r.Y + 19}, render.End, quiet)
	}
	if l.table.Veiled() || !list.Contains(render.Point{X: pill.X, Y: pill.Y + r.H/2}) {
		return // or scrolled out of sight
	}
	u.Add("move "+text, pill)
	if u.Clicked(pill) {
		l.jump(t.End)
	}
}

// rowOf returns the row of the turn in force, in a list with so many columns and rows a round.
func (l *moveList) rowOf(rounds [][]turn, columns, per int) float32 {
	for i, round := range rounds {
		for _, t := range round {
			if t.End >= l.table.Match.Cursor() {
				return float32(i*per + int(t.Player)/columns)
			}
		}
	}
	return float32(len(rounds) * per)
}
