package scenes

import (
	"encoding/json"
	"strconv"
	"time"

	"quintet/games/clock"
	"quintet/games/journal"
	"quintet/games/terms"
	"quintet/scenes/shelf"
)

// The notes of a journal: what a table has agreed on, whether its computers wait, and how the board is turned.
const (
	noteTerms  = "terms"
	notePaused = "paused"
	noteTurned = "turned"
)

// TableOf returns the table k of the shelf as it was left. What its notes say is mended where it cannot be.
func TableOf(k *shelf.Table) Table {
	t := Table{Spec: k.Spec, Match: k.Match, Path: k.Path, From: k.From, Kept: k}
	var agreed terms.Terms
	if json.Unmarshal(k.Notes[noteTerms], &agreed) == nil { // otherwise nothing special was agreed on
		t.Terms, _ = agreed.Mended()
	}
	t.Paused = string(k.Notes[notePaused]) == "true"
	if n, err := strconv.Atoi(string(k.Notes[noteTurned])); err == nil && n >= 0 && n < 4 {
		t.Turned = n
	}
	t.Clock = k.Clock(t.Terms.Clock)
	t.Stopwatch = k.Stopwatch()
	return t
}

// Measure gives the table a stopwatch where it has none: from now on it is known how long plies take.
func (t *Table) Measure() {
	if t.Stopwatch == nil {
		t.Stopwatch = clock.NewStopwatch(t.Match.Len(), t.Match.Cursor(), nil, 0)
	}
}

// TableToLook returns the table of a finished game, or of a record from outside, with the end in force.
func TableToLook(k journal.Table) Table { return Table{Spec: k.Spec, Match: k.Match, From: k.From} }

// Journal returns what a journal tells of the table at now.
func (t *Table) Journal(now time.Time) journal.Table {
	j := journal.Table{Spec: t.Spec, Match: t.Match, Path: t.Path, From: t.From}
	agreed, err := json.Marshal(t.Terms)
	if err != nil {
		panic("scenes: terms cannot be written: " + err.Error()) // plain values
	}
	j.Notes = map[string]json.RawMessage{noteTerms: agreed, notePaused: json.RawMessage("false")}
	if t.Paused {
		j.Notes[notePaused] = json.RawMessage("true")
	}
	j.Notes[noteTurned] = json.RawMessage(strconv.Itoa(t.Turned))
	if t.Clock != nil {
		j.Stood, j.Left = t.Clock.Stood(), t.Clock.Times(now)
	}
	if t.Stopwatch != nil {
		j.Took, j.Used = t.Stopwatch.Took(), t.Stopwatch.Used(now)
	}
	return j
}
