package journal

import (
	"encoding/json"
	"fmt"
	"hash/crc32"
	"maps"
	"slices"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/clock"
	"quintet/games/match"
)

// A Log turns what happens at a table into lines of its journal: it remembers what the lines so far tell, and AppendChanges writes what is
// different. It belongs to one goroutine.
type Log struct {
	sum       uint32
	moves     []games.Move
	cursor    int
	ending    match.Ending
	by        games.Player
	path      []board.Target
	stood     []clock.Times
	left      clock.Times
	moveTimes []time.Duration
	used      time.Duration
	notes     map[string]string
}

// Begin returns the log of a table with the journal that tells how it stands now: as short as one can be. began is when it was first
// written about.
func Begin(t Snapshot, began, now time.Time) (*Log, []byte) {
	l := &Log{by: games.None, notes: map[string]string{}}
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
	return l, l.AppendChanges(l.appendLine(nil, now, "table", string(data)), t, now)
}

// AppendChanges appends the lines that lead from the table as the log knows it to t, none where nothing has changed.
func (l *Log) AppendChanges(dst []byte, t Snapshot, now time.Time) []byte {
	dst = l.appendMatch(dst, t.Match, now)
	if !slices.Equal(l.path, t.Path) {
		l.path = slices.Clone(t.Path)
		dst = l.appendLine(dst, now, "path", join(t.Path))
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

// appendMatch appends what has been played, taken back and ended.
func (l *Log) appendMatch(dst []byte, m *match.Match, now time.Time) []byte {
	ending, by := m.End()
	same := 0
	for same < min(len(l.moves), m.Len()) && l.moves[same] == m.Move(same) {
		same++
	}
	switch {
	case same < m.Len():
		dst = l.appendGoto(dst, same, now)
		if l.ending != match.Going && same == len(l.moves) {
			dst = l.appendReopen(dst, now)
		}
		for i := same; i < m.Len(); i++ {
			dst = l.appendLine(dst, now, "ply", m.Game().FormatMove(m.PositionAt(i), m.Move(i)))
			l.play(m.Move(i))
		}
	case same < len(l.moves): // only an end forgets plies without another in their place; it may have been taken back since
		dst = l.appendGoto(dst, same, now)
		if ending != match.Going {
			dst = l.appendEnd(dst, ending, by, now)
			break
		}
		dst = l.appendReopen(l.appendEnd(dst, anEnd(m), 0, now), now)
	}
	if l.ending != match.Going && (l.ending != ending || l.by != by) {
		dst = l.appendReopen(l.appendGoto(dst, len(l.moves), now), now)
	}
	if ending != l.ending {
		dst = l.appendEnd(l.appendGoto(dst, len(l.moves), now), ending, by, now)
	}
	return l.appendGoto(dst, m.Cursor(), now)
}

// play notes a ply: what was taken back is forgotten.
func (l *Log) play(mv games.Move) {
	l.moves = append(l.moves[:l.cursor], mv)
	l.moveTimes, l.used = l.moveTimes[:min(len(l.moveTimes), l.cursor)], 0
	l.cursor++
	l.stood = l.stood[:min(len(l.stood), l.cursor)]
	l.ending, l.by, l.path = match.Going, games.None, nil
}

// anEnd is one that a table may give a match of so many seats.
func anEnd(m *match.Match) match.Ending {
	if len(m.Seats()) == 2 {
		return match.Resigned
	}
	return match.Agreed
}

// appendEnd ends the match after the plies in force.
func (l *Log) appendEnd(dst []byte, e match.Ending, by games.Player, now time.Time) []byte {
	if e == match.Agreed {
		by = games.None
	}
	rest := endings[e]
	if by != games.None {
		rest = fmt.Sprintf("%s %d", rest, by+1)
	}
	l.end(e, by)
	return l.appendLine(dst, now, "end", rest)
}

// appendReopen takes the end back.
func (l *Log) appendReopen(dst []byte, now time.Time) []byte {
	l.ending, l.by = match.Going, games.None
	return l.appendLine(dst, now, "reopen", "")
}

// end notes that the table has ended the match.
func (l *Log) end(e match.Ending, by games.Player) {
	l.moves = l.moves[:l.cursor]
	l.moveTimes = l.moveTimes[:min(len(l.moveTimes), l.cursor)]
	l.stood = l.stood[:min(len(l.stood), l.cursor+1)]
	l.ending, l.by, l.path = e, by, nil
}

// appendGoto puts ply plies in force.
func (l *Log) appendGoto(dst []byte, ply int, now time.Time) []byte {
	if l.cursor == ply {
		return dst
	}
	l.cursor, l.path, l.used = ply, nil, 0
	return l.appendLine(dst, now, "goto", fmt.Sprint(ply))
}

// appendClock appends what has changed on the clocks.
func (l *Log) appendClock(dst []byte, t Snapshot, now time.Time) []byte {
	n := len(t.Match.Seats())
	for i, s := range t.Stood {
		s = whole(s, n)
		if i < len(l.stood) && l.stood[i] == s {
			continue
		}
		l.stood = append(l.stood[:min(i, len(l.stood))], s) // those after it are written again: a clock changes from the end
		dst = l.appendLine(dst, now, "stood", fmt.Sprint(i)+formatTimes(s, n))
	}
	if left := whole(t.Left, n); left != l.left {
		l.left = left
		dst = l.appendLine(dst, now, "left", formatTimes(left, n)[1:])
	}
	return dst
}

// appendMoveTimes appends the move times that have become known.
func (l *Log) appendMoveTimes(dst []byte, t Snapshot, now time.Time) []byte {
	for i, d := range t.MoveTimes {
		if d == clock.UnknownTime {
			continue
		}
		if d = d.Truncate(time.Millisecond); i < len(l.moveTimes) && l.moveTimes[i] == d {
			continue
		}
		l.tell(i, d)
		dst = l.appendLine(dst, now, "took", fmt.Sprintf("%d %d", i+1, d.Milliseconds()))
	}
	if used := t.Used.Truncate(time.Millisecond); used != l.used {
		l.used = used
		dst = l.appendLine(dst, now, "used", fmt.Sprint(used.Milliseconds()))
	}
	return dst
}

// tell records the time d of ply i.
func (l *Log) tell(i int, d time.Duration) {
	for len(l.moveTimes) <= i {
		l.moveTimes = append(l.moveTimes, clock.UnknownTime)
	}
	l.moveTimes[i] = d
}

// whole returns what n seats have in t, in whole milliseconds.
func whole(t clock.Times, n int) clock.Times {
	var w clock.Times
	for i := range n {
		w[i] = t[i].Truncate(time.Millisecond)
	}
	return w
}

// formatTimes writes what n seats have, each with a blank before it.
func formatTimes(t clock.Times, n int) string {
	text := ""
	for _, d := range t[:n] {
		text += fmt.Sprintf(" %d", d.Milliseconds())
	}
	return text
}

// A Event is something that happens to a table as a whole.
type Event string

// The events.
const (
	LeftTable Event = "left-table" // the players have left it, the program goes on
	Returned  Event = "returned"
	Dropped   Event = "dropped" // they do not want it any more
	Restored  Event = "restored"
)

// AppendEvent appends the line of w.
func (l *Log) AppendEvent(dst []byte, w Event, now time.Time) []byte {
	return l.appendLine(dst, now, string(w), "")
}

// appendLine appends one line.
func (l *Log) appendLine(dst []byte, now time.Time, word, rest string) []byte {
	text := fmt.Sprintf("%d %s", now.Unix(), word)
	if rest != "" {
		text += " " + rest
	}
	l.sum = crc32.Update(l.sum, crc32.IEEETable, []byte(text))
	return fmt.Appendf(dst, "%08x %s\n", l.sum, text)
}

// join writes targets with blanks between them.
func join(ts []board.Target) string {
	text := ""
	for i, t := range ts {
		if i > 0 {
			text += " "
		}
		text += fmt.Sprint(uint16(t))
	}
	return text
}
