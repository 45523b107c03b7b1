package play

import (
	"slices"
	"time"

	"quintet/games"
	"quintet/games/clock"
	"quintet/render"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// measure lets the stopwatch run while somebody has to decide, by the same measure as a clock would.
func (s *Scene) measure() {
	if w := s.table.Stopwatch; w != nil {
		w.Run(s.runs() != games.None, s.desk.Now())
	}
}

// watchGoes tells the stopwatch which position is in force, and what an end has forgotten.
func (s *Scene) watchGoes() {
	w := s.table.Stopwatch
	if w == nil {
		return
	}
	w.Goto(s.table.Match.Cursor(), s.desk.Now())
	if s.table.Match.Len() < len(w.Took()) {
		w.End(s.desk.Now())
	}
}

// took returns how long the plies from first up to, not including, end took, nil where nobody measures.
func (s *Scene) took(first, end int) []time.Duration {
	if s.table.Stopwatch == nil {
		return nil
	}
	all := s.table.Stopwatch.Took()
	return slices.Clone(all[min(first, len(all)):min(end, len(all))])
}

// mend gives the plies from first on the times took: they have taken the place of others, and are the same decisions.
func (s *Scene) mend(first int, took []time.Duration) {
	if w := s.table.Stopwatch; w != nil {
		w.Mend(first, took)
	}
}

// tookText says how long the turn t of a table with a stopwatch took; "" where that is not known, and where nobody had anything to decide.
func (s *Scene) tookText(t turn) string {
	sum, ok := s.table.Stopwatch.Sum(t.First, t.End)
	if !ok || sum == 0 {
		return ""
	}
	return clock.FormatTook(sum)
}

// tookFace is the type of the times in the list.
var tookFace = render.TypeCaption

// tookGap is the least distance of a time from the turn before it.
const tookGap = 8

// tookMost is the greatest width of a turn with its time: farther apart they would not be read together.
const tookMost = 176

// timesHead draws a clock above each column of times in the list r: figures alone could be points.
func (s *Scene) timesHead(u *ui.UI, r render.Rect, left, step float32, columns int) {
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
func (s *Scene) times(u *ui.UI, turns []turn, w float32) bool {
	switch shown := s.desk.Settings.Times; {
	case s.table.Stopwatch == nil, shown == settings.Never, shown == settings.WithClock && !s.timed():
		return false
	}
	now := tookRoom{position: s.position(), plies: s.table.Match.Len()}
	if was := s.tookRoom; was.wide > 0 && was.position == now.position && was.plies == now.plies {
		return was.wide <= w
	}
	for _, t := range turns {
		if text := s.tookText(t); text != "" {
			now.wide = max(now.wide, 20+u.Measure(s.turnText(t), render.TypeSmall.Medium())+tookGap+u.Measure(text, tookFace))
		}
	}
	s.tookRoom = now
	return now.wide > 0 && now.wide <= w
}
