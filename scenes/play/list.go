package play

import (
	"strconv"

	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// rowHigh is the height of a row of the list, in logical pixels.
const rowHigh = 28

// A sight is what the list was last scrolled for: the ply in force and its height.
type sight struct {
	ply  int
	high float32
}

// moveList draws the turns played, a row a round, the current one marked. A click goes there.
func (s *Scene) moveList(u *ui.UI, r render.Rect) {
	head := u.T("play.moves")
	u.Write(head, render.TypeBody.Medium(), render.Point{X: r.X, Y: r.Y + 24}, render.Start, u.Theme.Text)
	u.Fill(render.Rect{X: r.X, Y: r.Y + 34, W: u.Measure(head, render.TypeBody.Medium()), H: 3}, u.Theme.Accent)
	u.Hairline(render.Rect{X: r.X, Y: r.Y + 37, W: r.W, H: 1}, u.Theme.Hairline)
	// The list shows whole rows, with room for the marks above and below.
	list := render.Rect{X: r.X - 12, Y: r.Y + 46, W: r.W + 24, H: max(1, float32(int((r.H-50)/rowHigh)))*rowHigh + 4}
	turns := s.match.Turns()
	if len(turns) == 0 {
		u.Write(u.T("play.nomoves"), render.TypeSmall, render.Point{X: r.X, Y: list.Y + 21}, render.Start, u.Theme.Muted)
		return
	}
	rows := rounds(turns)
	full := float32(len(rows))*rowHigh + 4
	if at := (sight{s.match.Cursor(), list.H}); s.seen != at {
		s.seen = at
		u.ScrollTo("moves", s.rowOf(rows)*rowHigh-list.H/2)
	}
	off := float32(int(u.Scroll(list, "moves", full)/rowHigh+0.5)) * rowHigh
	c := *u
	c.Brush = u.Clip(list)
	n := s.game.Info().Players
	left, step := float32(46), (r.W-48)/float32(n)
	if n > 2 {
		left, step = 34, (r.W-24)/float32(n)
	}
	for i, row := range rows {
		y := list.Y + 2 + float32(i)*rowHigh - off
		if y < list.Y || y+rowHigh > list.Y+list.H {
			continue
		}
		c.Write(strconv.Itoa(i+1), render.TypeCaption, render.Point{X: r.X + left - 20, Y: y + 19}, render.End, u.Theme.Muted)
		for _, t := range row {
			at := render.Rect{X: r.X + left + float32(t.Player)*step, Y: y, W: step - 4, H: rowHigh}
			s.turnItem(u, &c, at, t, list)
		}
	}
	u.Texts = c.Texts
}

// turnItem draws one turn of the list on c.
func (s *Scene) turnItem(u, c *ui.UI, r render.Rect, t turn, list render.Rect) {
	text, ink := s.turnText(t), u.Theme.Text
	face := smaller(u, text, render.TypeSmall, 13, r.W-20)
	cursor := s.match.Cursor()
	if t.First >= cursor {
		ink = sprites.Alpha(u.Theme.Muted, 0.7)
	}
	pill := render.Rect{X: r.X, Y: r.Y + 1, W: min(r.W, u.Measure(text, face.Medium())+20), H: r.H - 2}
	if t.First < cursor && cursor <= t.End {
		face = face.Medium()
		c.Box(pill, render.Box{Radius: 6, Top: u.Theme.Current})
	}
	c.WriteIn(text, face, render.Rect{X: r.X + 10, Y: r.Y, W: r.W - 12, H: r.H}, render.Start, ink)
	if !list.Contains(render.Point{X: pill.X, Y: pill.Y + r.H/2}) {
		return // scrolled out of sight
	}
	u.Add("move "+text, pill)
	if u.Clicked(pill) {
		s.jump(t.End)
	}
}

// rowOf returns the row of the turn in force.
func (s *Scene) rowOf(rows [][]turn) float32 {
	for i, row := range rows {
		for _, t := range row {
			if t.End >= s.match.Cursor() {
				return float32(i)
			}
		}
	}
	return float32(len(rows))
}
