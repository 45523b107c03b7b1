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

// listColumns divides r into the numbers of the rounds and the columns of the turns: one a player, or two where those of three or four would be
// too narrow to be read. Then a round takes several rows.
func listColumns(players int, r render.Rect) (number render.Rect, turns []render.Rect) {
	const least, gap = 72, 4 // the longest turn that is usual, with what keeps it off the next
	wide, end := float32(26), float32(6)
	if players == 2 {
		wide, end = 38, 18
	}
	number, r = r.Pad(-12, 0).CutLeft(wide, 20)
	if _, r = r.CutRight(end, 0); r.W+gap < least*float32(players) {
		players = 2
	}
	return number, r.Columns(gap, render.Even(players)...)
}

// draw draws the turns played, a row a round, or two where all have no room in one, the current one marked. A click goes there, and
// the wheel leads through the game where it may.
func (l *moveList) draw(u *ui.UI, r render.Rect, wheel bool) {
	const headHigh, gap, mark = 37, 9, 3
	title := u.T("play.moves")
	head, r := r.CutTop(headHigh, 0)
	u.WriteIn(title, render.TypeBody.Medium(), head, render.Start, u.Theme.Text)
	under, _ := head.CutBottom(mark, 0)
	under.W = u.Measure(title, render.TypeBody.Medium())
	u.Fill(under, u.Theme.Accent)
	u.LineAbove(r)
	_, r = r.CutTop(gap, 0)
	// The list shows whole rows, with room for the marks above and below.
	list := r.Pad(-12, 0)
	list.H = max(1, float32(int((r.H-4)/rowHigh)))*rowHigh + 4
	turns := l.table.Match.Turns()
	if len(turns) == 0 {
		u.WriteLines(u.T("play.nomoves"), render.TypeSmall, render.Point{X: r.X, Y: r.Y + 21}, r.W, 20, u.Theme.Muted)
		return
	}
	rows := rounds(turns)
	number, cells := listColumns(l.players(), r)
	columns := len(cells)
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
	times := l.times(u, turns, cells[0].W)
	if times {
		timesHead(u, head, cells)
	}
	u.Clipped(list, func() {
		for i, row := range rows {
			top := list.Y + 2 + float32(i*per)*rowHigh - off
			if seen(list, top) {
				number.Y, number.H = top, rowHigh
				u.WriteIn(strconv.Itoa(i+1), render.TypeCaption, number, render.End, u.Theme.Muted)
			}
			for _, t := range row {
				at := cells[int(t.Player)%columns]
				at.Y, at.H = top+float32(int(t.Player)/columns)*rowHigh, rowHigh
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
	bar, _ := list.CutRight(4, 0)
	u.ScrollBar(bar, "moves", full)
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
	face := smaller(u, text, render.TypeSmall, 13, r.W-2*tookSide)
	cursor := l.table.Match.Cursor()
	if t.First >= cursor {
		ink = u.Theme.Muted
	}
	pill := r.Pad(0, 1)
	pill.W = min(r.W, u.Measure(text, face.Medium())+2*tookSide)
	if took != "" {
		r.W = min(r.W, tookMost)
		pill.W = r.W
	}
	if t.First < cursor && cursor <= t.End {
		face, quiet = face.Medium(), u.Theme.Caption()
		u.Box(pill, render.Box{Radius: 6, Top: u.Theme.Current})
	}
	_, words := r.CutLeft(tookSide, 0)
	u.WriteIn(text, face, words, render.Start, ink)
	if took != "" {
		u.WriteIn(took, tookFace, r.Pad(tookSide, 0), render.End, quiet)
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

// tookSide is the distance of a turn and of its time from the sides of their place.
const tookSide = 10

// tookGap is the least distance of a time from the turn before it.
const tookGap = 8

// tookMost is the greatest width of a turn with its time: farther apart they would not be read together.
const tookMost = 176

// timesHead draws a clock above the times of each of cells, in the line of head: figures alone could be points.
func timesHead(u *ui.UI, head render.Rect, cells []render.Rect) {
	const size = 16
	for _, at := range cells {
		end := at.X + min(at.W, tookMost) - tookSide
		u.Icon(sprites.IconClock, render.Point{X: end - size/2, Y: head.Centre().Y}, size, u.Theme.Muted)
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
			now.wide = max(now.wide, 2*tookSide+u.Measure(l.turnText(t), render.TypeSmall.Medium())+tookGap+u.Measure(text, tookFace))
		}
	}
	l.room = now
	return now.wide > 0 && now.wide <= w
}
