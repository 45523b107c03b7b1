// The state of a table besides its game (state), as JSON. It converts to and from a table.Table: add a new field of the table here and in doc.go.

package tablefile

import (
	"slices"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/files/record"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/play/terms"
)

// version is the format version that this package writes.
const version = 3

// A state is what a file says about a table after its record; doc.go explains the fields.
type state struct {
	Version   int            `json:"version"`
	Began     int64          `json:"began"`
	Changed   int64          `json:"changed"`
	Away      bool           `json:"away,omitempty"`
	Dropped   bool           `json:"dropped,omitempty"`
	From      string         `json:"from,omitempty"`
	Shown     int            `json:"shown,omitempty"`
	Plies     int            `json:"plies"`
	Continued bool           `json:"continued,omitempty"`
	Path      []board.Target `json:"path,omitempty"`
	Terms     terms.Terms    `json:"terms"`
	Paused    bool           `json:"paused,omitempty"`
	Turned    int            `json:"turned,omitempty"`
	Helped    bool           `json:"helped,omitempty"`
	Help      table.Help     `json:"help,omitempty"`
	Imported  bool           `json:"imported,omitempty"`
	Hinted    string         `json:"hinted,omitempty"`
	Clocks    []millis       `json:"clocks,omitempty"`
	Left      millis         `json:"left,omitempty"`
	Times     millis         `json:"times,omitempty"`
	Used      int64          `json:"used,omitempty"`
}

// millis are times in milliseconds.
type millis []int64

// millisOf returns times in milliseconds; clock.UnknownTime is -1.
func millisOf(times []time.Duration) (all millis) {
	for _, d := range times {
		if d == clock.UnknownTime {
			all = append(all, -1)
		} else {
			all = append(all, d.Milliseconds())
		}
	}
	return all
}

// times returns m as times, -1 as clock.UnknownTime. Times beyond those of any clock become the longest one.
func (m millis) times() (all []time.Duration) {
	for _, n := range m {
		if n < 0 {
			all = append(all, clock.UnknownTime)
		} else {
			all = append(all, time.Duration(min(n, clock.MaxLeft.Milliseconds()))*time.Millisecond)
		}
	}
	return all
}

// clocks returns m as the times of all seats.
func (m millis) clocks() (t clock.Times) {
	copy(t[:], m.times())
	return t
}

// stateOf returns the state of f at now.
func stateOf(f File, now time.Time) state {
	t, m := f.Table, f.Table.Match
	s := state{
		Version: version, Began: f.Began.UnixMilli(), Changed: f.Changed.UnixMilli(), Away: f.Away, Dropped: f.Dropped, From: t.From,
		Plies: m.Cursor(), Continued: m.Continues(), Path: t.Path, Terms: t.Terms,
		Paused: t.Paused, Turned: t.Turned, Helped: t.Helped, Help: t.Help, Imported: t.Imported, Hinted: t.Hinted,
		Times: millisOf(t.Stopwatch.MoveTimes()), Used: t.Stopwatch.Used(now).Milliseconds(),
	}
	if leaf := m.NodeAt(m.Len()); leaf != m.MainEnd() {
		s.Shown = m.Number(leaf)
	}
	if t.Clock != nil {
		seats := len(m.Seats())
		for _, times := range t.Clock.History() {
			s.Clocks = append(s.Clocks, millisOf(times[:seats]))
		}
		left := t.Clock.Times(now)
		s.Left = millisOf(left[:seats])
	}
	return s
}

// file returns the table of rec in the state s, with its clock and stopwatch stopped. Impossible values are corrected.
func (s *state) file(rec *record.Record) File {
	m := rec.Match
	if n := m.Numbered(s.Shown); n != nil && s.Shown > 0 {
		m.ShowPath(n)
	}
	m.Goto(s.Plies)
	if s.Continued {
		m.Continue()
	}
	agreed, _ := s.Terms.Sanitized()
	t := table.New(rec.Spec, m, agreed)
	t.From, t.Paused, t.Imported, t.Hinted = s.From, s.Paused, s.Imported, s.Hinted
	t.Helped, t.Path = t.Helped || s.Helped, possiblePath(m, s.Path)
	if t.Helped && slices.Contains(table.Helps, s.Help) {
		t.Help = s.Help
	}
	if s.Turned > 0 && s.Turned < 4 {
		t.Turned = s.Turned
	}
	if t.Clock != nil && len(s.Left) == len(m.Seats()) {
		var history []clock.Times
		for _, times := range s.Clocks {
			history = append(history, times.clocks())
		}
		t.Clock = clock.Resume(agreed.Clocks(), m.MainLen(), m.MainCursor(), history, s.Left.clocks())
	}
	t.Stopwatch = clock.NewStopwatch(m.MainLen(), m.MainCursor(), s.Times.times(), time.Duration(max(0, s.Used))*time.Millisecond)
	return File{Table: t, Began: time.UnixMilli(s.Began), Changed: time.UnixMilli(s.Changed), Away: s.Away, Dropped: s.Dropped}
}

// possiblePath returns path, the targets entered for a ply in the position in force, or nil if they lead to none.
func possiblePath(m *match.Match, path []board.Target) []board.Target {
	if len(path) == 0 || m.Over() {
		return nil
	}
	b := games.NewBuilder(m.Game())
	b.Reset(m.Position())
	if _, progress := b.Try(path); progress != games.Partial {
		return nil
	}
	return path
}
