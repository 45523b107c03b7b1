package journal_test

import (
	"encoding/json"
	"fmt"
	"hash/crc32"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/games/play/table"
)

// The writer of version 0.2, so that every journal which that could write is read.

// A snapshot is the state of a table at one moment, as a journal stores it.
type snapshot struct {
	*table.Table
	clockHistory []clock.Times
	left         clock.Times
	moveTimes    []time.Duration
	used         time.Duration
	notes        map[string]json.RawMessage
}

// snapshotOf returns the state of t at now.
func snapshotOf(t *table.Table, now time.Time) snapshot {
	s := snapshot{Table: t, moveTimes: t.Stopwatch.MoveTimes(), used: t.Stopwatch.Used(now)}
	agreed, err := json.Marshal(t.Terms)
	if err != nil {
		panic(err)
	}
	s.notes = map[string]json.RawMessage{
		"terms": agreed, "paused": json.RawMessage(strconv.FormatBool(t.Paused)), "turned": json.RawMessage(strconv.Itoa(t.Turned)),
	}
	if t.Helped {
		s.notes["helped"] = json.RawMessage("true")
	}
	if t.Imported {
		s.notes["imported"] = json.RawMessage("true")
	}
	if t.Hinted != "" {
		s.notes["hinted"] = json.RawMessage(strconv.Quote(t.Hinted))
	}
	if t.Clock != nil {
		s.clockHistory, s.left = t.Clock.History(), t.Clock.Times(now)
	}
	return s
}

// A journalLog turns what happens at a table into lines of its journal. It remembers the state described by the lines so far, and appendChanges writes
// the difference.
type journalLog struct {
	sum          uint32
	tree         tree
	path         []board.Target
	clockHistory []clock.Times
	left         clock.Times
	moveTimes    []time.Duration
	used         time.Duration
	notes        map[string]string
}

// beginLog returns the log of a table and the shortest journal that describes its current state. began is when its first journal began.
func beginLog(t snapshot, began, now time.Time) (*journalLog, []byte) {
	l := &journalLog{notes: map[string]string{}}
	m := t.Match
	h := map[string]any{"version": 2, "game": t.Spec.ID, "options": t.Spec.Format(m.Game().Info().Options), "from": t.From, "began": began.Unix()}
	if first := games.TextOf(m.PositionAt(0)); first != games.TextOf(m.Game().Start()) {
		h["position"] = first
	}
	var seats []map[string]any
	for _, s := range m.Seats() {
		seats = append(seats, map[string]any{"name": s.Name, "level": s.Level})
	}
	h["seats"] = seats
	data, err := json.Marshal(h)
	if err != nil {
		panic("journal: " + err.Error()) // numbers and text only
	}
	text := l.appendLine(nil, now, "table", string(data))
	return l, l.appendChanges(l.appendTree(text, m, now), t, now)
}

// appendChanges appends the lines that lead from the state known to the log to t, none if nothing has changed.
func (l *journalLog) appendChanges(dst []byte, t snapshot, now time.Time) []byte {
	dst = l.appendMatch(dst, t.Match, now)
	if !slices.Equal(l.path, t.Path) {
		l.path = slices.Clone(t.Path)
		dst = l.appendLine(dst, now, "path", strings.Trim(fmt.Sprint(t.Path), "[]"))
	}
	dst = l.appendClock(dst, t, now)
	dst = l.appendMoveTimes(dst, t, now)
	for _, name := range slices.Sorted(maps.Keys(t.notes)) {
		if note := string(t.notes[name]); l.notes[name] != note {
			l.notes[name] = note
			dst = l.appendLine(dst, now, "note", name+" "+note)
		}
	}
	return dst
}

// appendClock appends changes of the clocks.
func (l *journalLog) appendClock(dst []byte, t snapshot, now time.Time) []byte {
	n := len(t.Match.Seats())
	l.clockHistory = l.clockHistory[:min(len(l.clockHistory), len(t.clockHistory))]
	for i, s := range t.clockHistory {
		s = wholeMillis(s, n)
		if i < len(l.clockHistory) && l.clockHistory[i] == s {
			continue
		}
		l.clockHistory = append(l.clockHistory[:min(i, len(l.clockHistory))], s) // later ones are written again: a clock changes from the end
		dst = l.appendLine(dst, now, "stood", fmt.Sprint(i)+formatTimes(s, n))
	}
	if left := wholeMillis(t.left, n); left != l.left {
		l.left = left
		dst = l.appendLine(dst, now, "left", formatTimes(left, n)[1:])
	}
	return dst
}

// appendMoveTimes appends newly known move times.
func (l *journalLog) appendMoveTimes(dst []byte, t snapshot, now time.Time) []byte {
	if plies := t.Match.MainLen(); plies < len(l.moveTimes) {
		dst = l.appendUnknown(dst, plies, now)
	}
	for i, d := range t.moveTimes {
		was := clock.UnknownTime
		if i < len(l.moveTimes) {
			was = l.moveTimes[i]
		}
		switch {
		case d == clock.UnknownTime && was != d:
			dst = l.appendUnknown(dst, i, now)
		case d != clock.UnknownTime && d.Truncate(time.Millisecond) != was:
			d = d.Truncate(time.Millisecond)
			l.recordTime(i, d)
			dst = l.appendLine(dst, now, "took", fmt.Sprintf("%d %d", i+1, d.Milliseconds()))
		}
	}
	if used := t.used.Truncate(time.Millisecond); used != l.used {
		l.used = used
		dst = l.appendLine(dst, now, "used", fmt.Sprint(used.Milliseconds()))
	}
	return dst
}

// appendUnknown appends that the times of ply i and later plies are unknown.
func (l *journalLog) appendUnknown(dst []byte, i int, now time.Time) []byte {
	l.moveTimes = l.moveTimes[:i]
	return l.appendLine(dst, now, "took", fmt.Sprint(i+1))
}

// endings are the names of the endings that a table may give a match.
var endings = map[match.Ending]string{match.Resigned: "resigned", match.Agreed: "agreed", match.Timed: "time", match.Declared: "declared"}

// recordTime records the time d of ply i.
func (l *journalLog) recordTime(i int, d time.Duration) {
	for len(l.moveTimes) <= i {
		l.moveTimes = append(l.moveTimes, clock.UnknownTime)
	}
	l.moveTimes[i] = d
}

// wholeMillis returns the times of n seats in t, in whole milliseconds.
func wholeMillis(t clock.Times, n int) clock.Times {
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

// appendEvent appends a line with any word.
func (l *journalLog) appendEvent(dst []byte, word string, now time.Time) []byte {
	return l.appendLine(dst, now, word, "")
}

func (l *journalLog) appendLine(dst []byte, now time.Time, word, rest string) []byte {
	text := fmt.Sprintf("%d %s", now.Unix(), word)
	if rest != "" {
		text += " " + rest
	}
	l.sum = crc32.Update(l.sum, crc32.IEEETable, []byte(text))
	return fmt.Appendf(dst, "%08x %s\n", l.sum, text)
}

// A tree is the part of a match described by the lines so far: the numbers of its plies, and which of them are shown.
type tree struct {
	ids      map[*match.Node]int // 0 is the start
	changes  int                 // number of changes of the match already written
	shown    *match.Node         // the last ply of the shown path; nil if unknown
	current  *match.Node         // the current ply
	endAside bool                // the end of the match is set aside
}

// add numbers n, a new ply, which becomes shown and current.
func (t *tree) add(n *match.Node) {
	t.ids[n] = len(t.ids)
	t.shown, t.current, t.endAside = n, n, false
}

// appendMatch appends the changes of m, and of the shown path.
func (l *journalLog) appendMatch(dst []byte, m *match.Match, now time.Time) []byte {
	_, same := l.tree.ids[m.Root()]
	var changes []match.Change
	if same {
		changes = m.Changes(l.tree.changes)
	}
	if !same || slices.ContainsFunc(changes, func(c match.Change) bool { return c.Back }) {
		dst = l.appendTree(l.appendLine(dst, now, "again", ""), m, now)
		changes = nil
	}
	for _, c := range changes {
		dst = l.appendChange(dst, m, c, now)
	}
	l.tree.changes = len(m.Changes(0))
	return l.appendShown(dst, m, now)
}

func (l *journalLog) appendChange(dst []byte, m *match.Match, c match.Change, now time.Time) []byte {
	if c.Kind == match.Added {
		return l.appendAdded(dst, m, m.PositionAfter(c.Node.Parent()), c.Node, now)
	}
	word, rest, id := "", "", l.tree.ids[c.Node]
	switch c.Kind {
	case match.Removed:
		word, rest = "remove", fmt.Sprint(id)
	case match.Moved:
		word, rest = "place", fmt.Sprintf("%d %d", id, c.Index)
	case match.Commented:
		return l.appendComment(dst, c.Node, c.Text, now)
	case match.Marked:
		word, rest = "mark", strings.TrimSpace(fmt.Sprintf("%d %s", id, c.Mark))
	case match.Ended:
		dst = l.appendCurrent(dst, c.Node, now)
		word, rest = endText(c.Ending, c.By, games.Seats(c.Winners))
	case match.Reopened:
		word = "reopen"
	}
	if c.Kind != match.Marked {
		l.tree.shown, l.tree.current, l.tree.endAside = nil, nil, false
		l.path, l.used = nil, 0
	}
	return l.appendLine(dst, now, word, rest)
}

// appendAdded appends the ply n, played in p.
func (l *journalLog) appendAdded(dst []byte, m *match.Match, p games.Position, n *match.Node, now time.Time) []byte {
	text := fmt.Sprintf("%d %s", l.tree.ids[n.Parent()], m.Game().FormatMove(p, n.Move()))
	l.tree.add(n)
	l.path, l.used = nil, 0
	return l.appendLine(dst, now, "add", text)
}

// appendComment appends the comment on n.
func (l *journalLog) appendComment(dst []byte, n *match.Node, text string, now time.Time) []byte {
	quoted, err := json.Marshal(text)
	if err != nil {
		panic("journal: " + err.Error()) // text only
	}
	return l.appendLine(dst, now, "comment", fmt.Sprintf("%d %s", l.tree.ids[n], quoted))
}

// appendTree appends all of m: first its main path and its end, then the variations.
func (l *journalLog) appendTree(dst []byte, m *match.Match, now time.Time) []byte {
	l.tree = tree{ids: map[*match.Node]int{m.Root(): 0}, changes: len(m.Changes(0)), shown: m.Root(), current: m.Root()}
	l.path, l.used = nil, 0
	var grow func(n *match.Node, p games.Position, main bool)
	grow = func(n *match.Node, p games.Position, main bool) { // modifies p
		if n.Parent() != nil && n.Mark() != match.NoMark && !main {
			dst = l.appendLine(dst, now, "mark", fmt.Sprintf("%d %s", l.tree.ids[n], n.Mark()))
		}
		if n.Comment() != "" && !main {
			dst = l.appendComment(dst, n, n.Comment(), now)
		}
		if main && n == m.MainEnd() {
			return
		}
		for i, next := range n.Next() {
			if _, told := l.tree.ids[next]; !told {
				dst = l.appendAdded(dst, m, p, next, now)
			}
			q := p
			if last := i == len(n.Next())-1; !last && !main {
				q = p.Clone()
			}
			if q.Play(next.Move()); main {
				grow(next, q, main)
				return
			}
			grow(next, q, main)
		}
	}
	grow(m.Root(), m.PositionAfter(m.Root()), true)
	if ending, by := m.End(); ending != match.Going || m.Held() {
		word, rest := endText(ending, by, m.Final().Winners)
		dst = l.appendLine(dst, now, word, rest)
	}
	grow(m.Root(), m.PositionAfter(m.Root()), false)
	l.tree.shown, l.tree.current = nil, nil
	return dst
}

// appendShown appends which path m shows, and the current position in it.
func (l *journalLog) appendShown(dst []byte, m *match.Match, now time.Time) []byte {
	if shown := m.NodeAt(m.Len()); shown != l.tree.shown {
		dst = l.appendLine(dst, now, "show", fmt.Sprint(l.tree.ids[shown]))
		l.tree.shown, l.tree.current, l.tree.endAside = shown, shown, false
		l.path, l.used = nil, 0
	}
	if l.tree.endAside && !m.Continues() {
		l.tree.current = nil
	}
	dst = l.appendCurrent(dst, m.Node(), now)
	if m.Continues() != l.tree.endAside {
		l.tree.endAside, l.path, l.used = m.Continues(), nil, 0
		dst = l.appendLine(dst, now, "continue", "")
	}
	return dst
}

// appendCurrent makes n the current ply.
func (l *journalLog) appendCurrent(dst []byte, n *match.Node, now time.Time) []byte {
	if n == l.tree.current {
		return dst
	}
	l.tree.current, l.tree.endAside, l.path, l.used = n, false, nil, 0
	return l.appendLine(dst, now, "at", fmt.Sprint(l.tree.ids[n]))
}

// endText returns the line that says how the match ended without a rule, or that it is held. winners are those of a declared result.
func endText(e match.Ending, by games.Player, winners []games.Player) (word, rest string) {
	switch {
	case e == match.Going:
		return "hold", ""
	case e == match.Declared:
		rest = endings[e]
		for _, w := range winners {
			rest += fmt.Sprintf(" %d", w+1)
		}
		return "end", rest
	case by == games.None || e == match.Agreed:
		return "end", endings[e]
	}
	return "end", fmt.Sprintf("%s %d", endings[e], by+1)
}
