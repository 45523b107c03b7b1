package library

import (
	"bytes"
	"slices"
	"time"

	"quintet/games/record"
	"quintet/scenes/store/queue"
)

// A recordFile writes the record of a table into the folder of the games, and removes it again.
type recordFile struct {
	text    []byte    // wanted in the file; nil for no record
	pending bool      // the disk does not have it yet
	busy    bool      // the queue writes it
	due     time.Time // of the next try after a failure
	invalid bool      // the match cannot be written as a record
}

// updateRecord writes the record of a match that is over, and removes it when the match goes on: a player may undo the end.
func (e *Entry) updateRecord() {
	var text bytes.Buffer
	if e.Match.Closed() && !e.matchesOrigin() {
		if err := record.Write(&text, e.toRecord()); err != nil {
			e.recordFile.invalid = true
			e.library.reportUnsavedRecord(err)
			return
		}
	}
	e.recordFile.invalid = false
	if bytes.Equal(text.Bytes(), e.recordFile.text) {
		return
	}
	e.recordFile.text, e.recordFile.pending = text.Bytes(), true
	e.writeRecord()
}

// writeRecord lets the queue write or remove the record. After that the journal of a finished table can go.
func (e *Entry) writeRecord() {
	if e.recordFile.busy {
		return // and will be called again
	}
	l, text, name := e.library, e.recordFile.text, recordName(e.file.name)
	e.recordFile.busy = true
	write := queue.Job{Do: func() error {
		if len(text) == 0 {
			return l.games.Remove(name)
		}
		return l.games.Write(name, text)
	}}
	stale := func() bool { return !bytes.Equal(text, e.recordFile.text) || name != recordName(e.file.name) }
	write.Done = func() {
		e.recordFile.busy = false
		if stale() {
			e.writeRecord()
			return
		}
		e.recordFile.pending = false
		l.unsavedRecord = slices.ContainsFunc(l.entries, func(e *Entry) bool { return e.recordFile.pending || e.recordFile.invalid })
		e.retire()
	}
	write.Failed = func(err error) {
		e.recordFile.busy = false
		if stale() {
			e.writeRecord()
			return
		}
		e.recordFile.due = l.now().Add(retryInterval)
		l.reportUnsavedRecord(err)
	}
	l.queue.Do(write)
}

// retire removes a finished table once the disk has its record. Its journal must be complete by then: a power cut may bring it back, and it
// must not come back as a game that is not over.
func (e *Entry) retire() {
	if e.finished && e.file.intact && !e.recordFile.pending && !e.recordFile.invalid {
		e.forget()
	}
}

// reportUnsavedRecord tells the players once that records cannot be read or written. A report about journals is enough for both.
func (l *Library) reportUnsavedRecord(err error) {
	if !l.unsaved && !l.unsavedRecord {
		l.unsavedRecord = true
		l.say("library.unsavedrecords", err.Error())
	}
}
