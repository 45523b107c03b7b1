package play

import (
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/clock"
	"quintet/games/match"
	"quintet/render"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
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

// A sight holds the ply in force and the height that the list was last scrolled for.
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

type turn = match.Turn

// rounds sorts turns into rows, one a round.
func rounds(turns []turn) [][]turn {
	var rows [][]turn
	for _, t := range turns {
		if t.Round > len(rows) {
			rows = append(rows, nil)
		}
		rows[t.Round-1] = append(rows[t.Round-1], t)
	}
	return rows
}

// turnText returns the plies of t as the list shows them: joined by +, with the short marks of the game, without a closing ply that does
// nothing.
func (l *moveList) turnText(t turn) string {
	var words []string
	for ply := t.First; ply < t.End; ply++ {
		p, m := l.table.Match.PositionAt(ply), l.table.Match.Move(ply)
		if e, ok := l.game.(games.TurnEnder); ok && ply > t.First {
			if end, ok := e.EndTurn(p); ok && end == m {
				continue
			}
		}
		if a, ok := l.game.(games.Annotator); ok {
			word, _, _ := strings.Cut(a.Annotate(p, m), " ")
			words = append(words, word)
			continue
		}
		words = append(words, l.game.FormatMove(p, m))
	}
	return strings.Join(words, "+")
}

// tookText returns the time that turn t took on the stopwatch; "" where it is unknown or nobody had to decide.
func (l *moveList) tookText(t turn) string {
	sum, ok := l.table.Stopwatch.Sum(t.First, t.End)
	if !ok || sum == 0 {
		return ""
	}
	return clock.FormatMoveTime(sum)
}

// tookFace is the type of the times in the list.
var tookFace = render.TypeCaption

// tookGap is the least distance of a time from the turn before it.
const tookGap = 8

// tookMost is the greatest width of a turn with its time: farther apart they would not be read together.
const tookMost = 176

// timesHead draws a clock above each column of times in the list r: figures alone could be points.
func (l *moveList) timesHead(u *ui.UI, r render.Rect, left, step float32, columns int) {
	const size = 16
	for i := range columns {
		end := r.X + left + float32(i)*step + min(step-4, tookMost) - 10
		u.Icon(sprites.IconClock, render.Point{X: end - size/2, Y: r.Y + 18}, size, u.Theme.Muted)
	}
}

// A tookRoom holds the measured width of the turns of a list with their times: times are written alike in all languages.
type tookRoom struct {
	position games.Position // in force: a mended slip leaves as many plies, and not the same ones
	plies    int
	wide     float32
}

// times reports whether the list has columns of width w in which all times have room beside their turns: none stands where one has none.
func (l *moveList) times(u *ui.UI, turns []turn, w float32) bool {
	switch shown := l.context.Settings.Times; {
	case shown == settings.Never, shown == settings.WithClock && !l.table.Timed():
		return false
	}
	now := tookRoom{position: l.table.Position(), plies: l.table.Match.Len()}
	if was := l.room; was.wide > 0 && was.position == now.position && was.plies == now.plies {
		return was.wide <= w
	}
	for _, t := range turns {
		if text := l.tookText(t); text != "" {
			now.wide = max(now.wide, 20+u.Measure(l.turnText(t), render.TypeSmall.Medium())+tookGap+u.Measure(text, tookFace))
		}
	}
	l.room = now
	return now.wide > 0 && now.wide <= w
}
