package play

import (
	"quintet/games/clock"
	"quintet/render"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// tookText returns the time that turn t took on the stopwatch; "" where it is unknown or nobody had to decide.
func (l *moveList) tookText(t listTurn) string {
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
	changes int // of the match
	wide    float32
}

// timesWanted reports whether the players want to see times at this table.
func (l *moveList) timesWanted() bool {
	shown := l.context.Settings.Times
	return shown != settings.Never && (shown != settings.WithClock || l.table.Timed())
}

// times reports whether the list has columns of width w in which all times have room beside their turns: none stands where one has none.
func (l *moveList) times(u *ui.UI, w float32) bool {
	if !l.timesWanted() {
		return false
	}
	now := tookRoom{changes: len(l.table.Match.Changes(0))}
	if was := l.room; was.wide > 0 && was.changes == now.changes {
		return was.wide <= w
	}
	for _, t := range l.main {
		if text := l.tookText(t); text != "" {
			now.wide = max(now.wide, 2*tookSide+u.Measure(t.text, render.TypeSmall.Medium())+tookGap+u.Measure(text, tookFace))
		}
	}
	l.room = now
	return now.wide > 0 && now.wide <= w
}
