// Writes a journal: the changes at the table since the last line, as lines. tree.go writes the plies of the match.

package journal

import (
	"encoding/json"
	"fmt"
	"hash/crc32"
	"maps"
	"slices"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/clock"
)

// A Log turns what happens at a table into lines of its journal. It remembers the state described by the lines so far, and AppendChanges writes the
// difference. It is not safe for concurrent use.
type Log struct {
	sum       uint32
	tree      tree
	path      []board.Target
	stood     []clock.Times
	left      clock.Times
	moveTimes []time.Duration
	used      time.Duration
	notes     map[string]string
}

// Begin returns the log of a table and the shortest journal that describes its current state. began is when its first journal began.
func Begin(t Snapshot, began, now time.Time) (*Log, []byte) {
	l := &Log{notes: map[string]string{}}
	m := t.Match
	h := head{Version: version, Game: t.Spec.ID, Options: t.Spec.Format(m.Game().Info().Options), From: t.From, Began: began.Unix()}
	if first := games.TextOf(m.PositionAt(0)); first != games.TextOf(m.Game().Start()) {
		h.Position = first
	}
	for _, s := range m.Seats() {
		h.Seats = append(h.Seats, headSeat(s))
	}
	data, err := json.Marshal(h)
	if err != nil {
		panic("journal: " + err.Error()) // numbers and text only
	}
	text := l.appendLine(nil, now, "table", string(data))
	return l, l.AppendChanges(l.appendTree(text, m, now), t, now)
}

// AppendChanges appends the lines that lead from the state known to the log to t, none if nothing has changed.
func (l *Log) AppendChanges(dst []byte, t Snapshot, now time.Time) []byte {
	dst = l.appendMatch(dst, t.Match, now)
	if !slices.Equal(l.path, t.Path) {
		l.path = slices.Clone(t.Path)
		dst = l.appendLine(dst, now, "path", strings.Trim(fmt.Sprint(t.Path), "[]"))
	}
	dst = l.appendClock(dst, t, now)
	dst = l.appendMoveTimes(dst, t, now)
	for _, name := range slices.Sorted(maps.Keys(t.Notes)) {
		if note := string(t.Notes[name]); l.notes[name] != note {
			l.notes[name] = note
			dst = l.appendLine(dst, now, "note", name+" "+note)
		}
	}
	return dst
}

// appendClock appends changes of the clocks.
func (l *Log) appendClock(dst []byte, t Snapshot, now time.Time) []byte {
	n := len(t.Match.Seats())
	l.stood = l.stood[:min(len(l.stood), len(t.Stood))]
	for i, s := range t.Stood {
		s = whole(s, n)
		if i < len(l.stood) && l.stood[i] == s {
			continue
		}
		l.stood = append(l.stood[:min(i, len(l.stood))], s) // later ones are written again: a clock changes from the end
		dst = l.appendLine(dst, now, "stood", fmt.Sprint(i)+formatTimes(s, n))
	}
	if left := whole(t.Left, n); left != l.left {
		l.left = left
		dst = l.appendLine(dst, now, "left", formatTimes(left, n)[1:])
	}
	return dst
}

// appendMoveTimes appends newly known move times.
func (l *Log) appendMoveTimes(dst []byte, t Snapshot, now time.Time) []byte {
	if plies := t.Match.MainLen(); plies < len(l.moveTimes) {
		dst = l.appendUnknown(dst, plies, now)
	}
	for i, d := range t.MoveTimes {
		was := clock.UnknownTime
		if i < len(l.moveTimes) {
			was = l.moveTimes[i]
		}
		switch {
		case d == clock.UnknownTime && was != d:
			dst = l.appendUnknown(dst, i, now)
		case d != clock.UnknownTime && d.Truncate(time.Millisecond) != was:
			d = d.Truncate(time.Millisecond)
			l.tell(i, d)
			dst = l.appendLine(dst, now, "took", fmt.Sprintf("%d %d", i+1, d.Milliseconds()))
		}
	}
	if used := t.Used.Truncate(time.Millisecond); used != l.used {
		l.used = used
		dst = l.appendLine(dst, now, "used", fmt.Sprint(used.Milliseconds()))
	}
	return dst
}

// appendUnknown appends that the times of ply i and later plies are unknown.
func (l *Log) appendUnknown(dst []byte, i int, now time.Time) []byte {
	l.moveTimes = l.moveTimes[:i]
	return l.appendLine(dst, now, "took", fmt.Sprint(i+1))
}

// tell records the time d of ply i.
func (l *Log) tell(i int, d time.Duration) {
	for len(l.moveTimes) <= i {
		l.moveTimes = append(l.moveTimes, clock.UnknownTime)
	}
	l.moveTimes[i] = d
}

// whole returns the times of n seats in t, in whole milliseconds.
func whole(t clock.Times, n int) clock.Times {
	var w clock.Times
	for i := range n {
		w[i] = t[i].Truncate(time.Millisecond)
	}
	return w
}

// formatTimes writes the times of n seats, each after a space.
func formatTimes(t clock.Times, n int) string {
	text := ""
	for _, d := range t[:n] {
		text += fmt.Sprintf(" %d", d.Milliseconds())
	}
	return text
}

// An Event is something that happens to a table as a whole.
type Event string

// The events.
const (
	LeftTable Event = "left-table" // the players have left it, the program continues
	Returned  Event = "returned"
	Dropped   Event = "dropped" // they discarded it
	Restored  Event = "restored"
)

// AppendEvent appends the line of w.
func (l *Log) AppendEvent(dst []byte, w Event, now time.Time) []byte {
	return l.appendLine(dst, now, string(w), "")
}

func (l *Log) appendLine(dst []byte, now time.Time, word, rest string) []byte {
	text := fmt.Sprintf("%d %s", now.Unix(), word)
	if rest != "" {
		text += " " + rest
	}
	l.sum = crc32.Update(l.sum, crc32.IEEETable, []byte(text))
	return fmt.Appendf(dst, "%08x %s\n", l.sum, text)
}
