package journal

import (
	"encoding/json"
	"strconv"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/clock"
	"quintet/games/match"
	"quintet/games/table"
	"quintet/games/terms"
)

// A Snapshot is the state of a table at one moment, as a journal keeps it.
type Snapshot struct {
	Spec  games.Spec
	Match *match.Match
	Path  []board.Target // pointed at for a ply that is not complete
	// Stood holds the times on the clocks when each position was reached, see clock.Clock, and Left the times now. Both are
	// counted in whole milliseconds. Stood is empty where the table has no clock.
	Stood []clock.Times
	Left  clock.Times
	// MoveTimes holds the move times as far as they are known, and Used the time of the next move so far, see clock.Stopwatch. Both are
	// counted in whole milliseconds.
	MoveTimes []time.Duration
	Used      time.Duration
	// Notes holds other data of the table, as JSON by name.
	Notes map[string]json.RawMessage
	// From is the name of the record that the match was taken from, "" for a match of its own.
	From string
}

// The notes: what a table has agreed on, whether its computers wait, and how the board is turned.
const (
	noteTerms  = "terms"
	notePaused = "paused"
	noteTurned = "turned"
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
	if t.Clock != nil {
		s.Stood, s.Left = t.Clock.Stood(), t.Clock.Times(now)
	}
	return s
}

// Table returns the table as it was, its clock and its stopwatch standing. What its notes say is mended where it cannot be.
func (s *Snapshot) Table() *table.Table {
	t := table.New(s.Spec, s.Match, s.terms())
	t.Path, t.From, t.Paused = s.Path, s.From, string(s.Notes[notePaused]) == "true"
	if n, err := strconv.Atoi(string(s.Notes[noteTurned])); err == nil && n >= 0 && n < 4 {
		t.Turned = n
	}
	if t.Clock != nil && len(s.Stood) > 0 {
		t.Clock = clock.Resume(t.Terms.Clocks(), s.Match.MainLen(), s.Match.MainCursor(), s.Stood, s.Left)
	}
	t.Stopwatch = clock.NewStopwatch(s.Match.MainLen(), s.Match.MainCursor(), s.MoveTimes, s.Used)
	return t
}

// terms returns what the table has agreed on; the zero terms where it is not noted.
func (s *Snapshot) terms() terms.Terms {
	var agreed terms.Terms
	if json.Unmarshal(s.Notes[noteTerms], &agreed) != nil {
		return terms.Terms{}
	}
	agreed, _ = agreed.Sanitized()
	return agreed
}
