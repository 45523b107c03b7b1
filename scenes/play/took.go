package play

import (
	"quintet/games"
	"quintet/games/clock"
	"quintet/render"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
)

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

// A tookRoom is how wide the turns of a list are with their times, as it was last found out: times are written alike in all languages.
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
