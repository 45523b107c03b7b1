// The state of a table at one moment (Snapshot), which the journal writes and reads, with notes about terms, pause, help, import, hint and turned
// board. It converts to and from a table.Table: add a new field of the table here.

package journal

import (
	"encoding/json"
	"strconv"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/play/terms"
)

// A Snapshot is the state of a table at one moment, as a journal stores it.
type Snapshot struct {
	Spec  games.Spec
	Match *match.Match
	Path  []board.Target // entered for an incomplete ply
	// ClockHistory holds the clocks at each position when it was reached, see clock.Clock, and Left the current clocks, in whole milliseconds. ClockHistory is
	// empty if the table has no clock.
	ClockHistory []clock.Times
	Left         clock.Times
	// MoveTimes holds the known move times, and Used the time of the next move so far, see clock.Stopwatch, in whole milliseconds.
	MoveTimes []time.Duration
	Used      time.Duration
	// Notes holds other data of the table, as JSON by name.
	Notes map[string]json.RawMessage
	// From is the name of the record that the match was taken from, or "".
	From string
}

// The notes, each a field of table.Table.
const (
	noteTerms    = "terms"
	notePaused   = "paused"
	noteTurned   = "turned"
	noteHelped   = "helped"
	noteImported = "imported"
	noteHinted   = "hinted"
)

// SnapshotOf returns the state of t at now.
func SnapshotOf(t *table.Table, now time.Time) Snapshot {
	s := Snapshot{Spec: t.Spec, Match: t.Match, Path: t.Path, From: t.From, MoveTimes: t.Stopwatch.MoveTimes(), Used: t.Stopwatch.Used(now)}
	agreed, err := json.Marshal(t.Terms)
	if err != nil {
		panic("journal: terms cannot be written: " + err.Error()) // plain values
	}
	s.Notes = map[string]json.RawMessage{
		noteTerms: agreed, notePaused: json.RawMessage(strconv.FormatBool(t.Paused)), noteTurned: json.RawMessage(strconv.Itoa(t.Turned)),
	}
	if t.Helped {
		s.note(noteHelped, true)
	}
	if t.Imported {
		s.note(noteImported, true)
	}
	if t.Hinted != "" {
		s.note(noteHinted, t.Hinted)
	}
	if t.Clock != nil {
		s.ClockHistory, s.Left = t.Clock.History(), t.Clock.Times(now)
	}
	return s
}

// note writes a note.
func (s *Snapshot) note(name string, value any) {
	text, err := json.Marshal(value)
	if err != nil {
		panic("journal: a note cannot be written: " + err.Error()) // plain values
	}
	if s.Notes == nil {
		s.Notes = map[string]json.RawMessage{}
	}
	s.Notes[name] = text
}

// isNoted reports whether the note called name is true.
func (s *Snapshot) isNoted(name string) bool { return string(s.Notes[name]) == "true" }

// MarkImported notes that the game began elsewhere, see table.Table.
func (s *Snapshot) MarkImported() { s.note(noteImported, true) }

// Helped and Imported return the fields of table.Table with these names.
func (s *Snapshot) Helped() bool   { return s.isNoted(noteHelped) }
func (s *Snapshot) Imported() bool { return s.isNoted(noteImported) }

// Table returns the table with its clock and stopwatch stopped. Impossible values in notes are corrected.
func (s *Snapshot) Table() *table.Table {
	t := table.New(s.Spec, s.Match, s.terms())
	t.Path, t.From, t.Paused = s.Path, s.From, s.isNoted(notePaused)
	t.Helped, t.Imported = t.Helped || s.Helped(), s.Imported()
	if json.Unmarshal(s.Notes[noteHinted], &t.Hinted) != nil {
		t.Hinted = ""
	}
	if n, err := strconv.Atoi(string(s.Notes[noteTurned])); err == nil && n >= 0 && n < 4 {
		t.Turned = n
	}
	if t.Clock != nil && len(s.ClockHistory) > 0 {
		t.Clock = clock.Resume(t.Terms.Clocks(), s.Match.MainLen(), s.Match.MainCursor(), s.ClockHistory, s.Left)
	}
	t.Stopwatch = clock.NewStopwatch(s.Match.MainLen(), s.Match.MainCursor(), s.MoveTimes, s.Used)
	return t
}

// terms returns the terms of the table, or the zero terms if there is no note.
func (s *Snapshot) terms() terms.Terms {
	var agreed terms.Terms
	if json.Unmarshal(s.Notes[noteTerms], &agreed) != nil {
		return terms.Terms{}
	}
	agreed, _ = agreed.Sanitized()
	return agreed
}
