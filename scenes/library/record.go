package library

import (
	"bytes"

	"quintet/games/journal"
	"quintet/games/record"
)

// Record returns the name under which the finished match of the table is kept as a record.
func (e *Entry) Record() string {
	if e.matchesOrigin() {
		return e.From
	}
	return recordName(e.file.name)
}

// Text returns the text of the record that Record names. The error says why it cannot be written.
func (e *Entry) Text() ([]byte, error) {
	rec := e.toRecord()
	if e.matchesOrigin() {
		rec = e.library.findRecord(e.From)
	}
	var text bytes.Buffer
	err := record.Write(&text, rec)
	return text.Bytes(), err
}

// Lookup returns the finished game whose record is called name. ok is false where there is none.
func (l *Library) Lookup(name string) (t journal.Snapshot, ok bool) {
	rec := l.findRecord(name)
	if rec == nil {
		return t, false
	}
	t, err := (&FinishedGame{Record: rec, name: name}).Snapshot()
	return t, err == nil && t.Match.Closed()
}

// repeats reports whether the match has no ply of its own: all are those of the finished game that it was begun from.
func (e *Entry) repeats() bool {
	if e.From == "" {
		return false
	}
	from, ok := e.library.Lookup(e.From)
	return ok && !e.Match.Closed() && e.Match.Common(from.Match) == e.Match.Len()
}
