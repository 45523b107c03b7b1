package library

import (
	"bytes"

	"quintet/games/journal"
	"quintet/games/record"
)

// Record returns the name under which the finished match of the table is kept as a record.
func (e *Entry) Record() string {
	if e.recordedBefore() {
		return e.From
	}
	return recordName(e.file.name)
}

// Text returns the record of the finished match of the table: what stands under the name that Record returns. The error says why it cannot be
// written.
func (e *Entry) Text() ([]byte, error) {
	rec := e.asRecord()
	if e.recordedBefore() {
		rec = e.library.recordCalled(e.From)
	}
	var text bytes.Buffer
	err := record.Write(&text, rec)
	return text.Bytes(), err
}

// Called returns the table of the finished game whose record has this name, to be begun. ok is false where there is none.
func (l *Library) Called(name string) (t journal.Snapshot, ok bool) {
	rec := l.recordCalled(name)
	if rec == nil {
		return t, false
	}
	t, err := (&Finished{Record: rec, name: name}).Look()
	return t, err == nil && t.Match.Closed()
}

// repeats reports whether every ply of the match is one of the finished game that it was begun from: nothing of its own has been played.
func (e *Entry) repeats() bool {
	if e.From == "" {
		return false
	}
	from, ok := e.library.Called(e.From)
	return ok && !e.Match.Closed() && e.Match.Common(from.Match) == e.Match.Len()
}
