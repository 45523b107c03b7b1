// The notes of a journal: what it says about a table besides its game and its times. Converts what was read to a table.Table (table).

package journal

import (
	"encoding/json"
	"strconv"

	"quintet/games/play/clock"
	"quintet/games/play/table"
	"quintet/games/play/terms"
)

// The notes, each a field of table.Table.
const (
	noteTerms    = "terms"
	notePaused   = "paused"
	noteTurned   = "turned"
	noteHelped   = "helped"
	noteImported = "imported"
	noteHinted   = "hinted"
)

// isNoted reports whether the note called name is true.
func (r *reader) isNoted(name string) bool { return string(r.notes[name]) == "true" }

// table returns the table as far as it was read. Impossible values in notes are corrected.
func (r *reader) table() *table.Table {
	m := r.match
	plies := m.MainLen()
	t := table.New(r.spec, m, r.terms())
	t.Path, t.From, t.Paused = r.path, r.from, r.isNoted(notePaused)
	t.Helped, t.Imported = t.Helped || r.isNoted(noteHelped), r.isNoted(noteImported)
	if json.Unmarshal(r.notes[noteHinted], &t.Hinted) != nil {
		t.Hinted = ""
	}
	if n, err := strconv.Atoi(string(r.notes[noteTurned])); err == nil && n >= 0 && n < 4 {
		t.Turned = n
	}
	if history := r.clockHistory[:min(len(r.clockHistory), plies+1)]; t.Clock != nil && len(history) > 0 {
		t.Clock = clock.Resume(t.Terms.Clocks(), plies, m.MainCursor(), history, r.left)
	}
	t.Stopwatch = clock.NewStopwatch(plies, m.MainCursor(), r.moveTimes[:min(len(r.moveTimes), plies)], r.used)
	return t
}

// terms returns the terms of the table, or the zero terms if there is no note.
func (r *reader) terms() terms.Terms {
	var agreed terms.Terms
	if json.Unmarshal(r.notes[noteTerms], &agreed) != nil {
		return terms.Terms{}
	}
	agreed, _ = agreed.Sanitized()
	return agreed
}
