package shelf

import (
	"bytes"

	"quintet/games/journal"
	"quintet/games/record"
)

// Record returns the name under which the finished match of the table is kept as a record.
func (t *Table) Record() string {
	if t.recordedBefore() {
		return t.From
	}
	return recordName(t.file.name)
}

// Text returns the record of the finished match of the table: what stands under the name that Record returns. The error says why it cannot be
// written.
func (t *Table) Text() ([]byte, error) {
	rec := t.asRecord()
	if t.recordedBefore() {
		rec = t.shelf.recordCalled(t.From)
	}
	var text bytes.Buffer
	err := record.Write(&text, rec)
	return text.Bytes(), err
}

// Called returns the table of the finished game whose record has this name, to be begun. ok is false where there is none.
func (f *Shelf) Called(name string) (t journal.Table, ok bool) {
	rec := f.recordCalled(name)
	if rec == nil {
		return t, false
	}
	t, err := (&Finished{Record: rec, name: name}).Look()
	return t, err == nil && t.Match.Closed()
}

// repeats reports whether every ply of the match is one of the finished game that it was begun from: nothing of its own has been played.
func (t *Table) repeats() bool {
	if t.From == "" {
		return false
	}
	from, ok := t.shelf.Called(t.From)
	return ok && !t.over() && t.Match.Common(from.Match) == t.Match.Len()
}
