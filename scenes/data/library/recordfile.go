// Writing the record of one finished table to its file, and removing it again.

package library

import (
	"bytes"
	"errors"
	"slices"
	"time"

	"quintet/games/files/record"
	"quintet/scenes/data/store/queue"
)

// A recordFile writes the record of a table into the folder of the games, and removes it again.
type recordFile struct {
	text    []byte    // wanted in the file; nil for no record
	pending bool      // the disk does not have it yet
	busy    bool      // the queue writes it
	due     time.Time // of the next try after a failure
	invalid bool      // the match cannot be written as a record

	// Of a match that was taken from a record: that record, the text of its file as far as it is known here, and whether someone else has
	// changed the file since, so that this match gets one of its own.
	sought bool
	from   *record.Record
	there  []byte
	apart  bool
}

// errChanged says that someone else has written to the file of a record.
var errChanged = errors.New("the record was changed by another program")

// updateRecord writes the record of a match that is over and has plies, and removes it when the match goes on: a player may undo the end. A record from
// which the match was taken is written when something has been added to it.
func (e *Entry) updateRecord() {
	f := &e.recordFile
	var text bytes.Buffer
	if e.Match.Closed() && e.played() {
		rec := e.ToRecord()
		if err := record.Write(&text, rec); err != nil {
			f.invalid = true
			e.library.reportUnsavedRecord(err)
			return
		}
		if o := e.takenFrom(); o != nil && f.text == nil && equal(o, rec) {
			return
		}
		e.library.replaceFinished(e.Record(), rec)
	}
	f.invalid = false
	if bytes.Equal(text.Bytes(), f.text) {
		return
	}
	f.text, f.pending = text.Bytes(), true
	e.writeRecord()
}

// writeRecord lets the queue write or remove the record. After that the journal of a finished table can go.
func (e *Entry) writeRecord() {
	e.attend()
	f := &e.recordFile
	if f.busy {
		return // and will be called again
	}
	l, text, name, there := e.library, f.text, e.Record(), f.there
	taken := name == e.From
	f.busy = true
	write := queue.Job{Do: func() error {
		if taken {
			if err := l.unchanged(name, there); err != nil {
				return err
			}
		}
		if len(text) == 0 {
			return l.games.Remove(name)
		}
		return l.games.Write(name, text)
	}}
	stale := func() bool { return !bytes.Equal(text, f.text) || name != e.Record() }
	write.Done = func() {
		l.noteGame(name)
		if f.busy = false; taken {
			f.there = text
		}
		if stale() {
			e.writeRecord()
			return
		}
		f.pending = false
		l.unsavedRecord = slices.ContainsFunc(l.entries, func(e *Entry) bool { return e.recordFile.pending || e.recordFile.invalid })
		e.retire()
	}
	write.Failed = func(err error) {
		f.busy, f.apart = false, f.apart || errors.Is(err, errChanged)
		if stale() {
			e.writeRecord()
			return
		}
		f.due = l.now().Add(retryInterval)
		l.reportUnsavedRecord(err)
	}
	l.queue.Do(write)
}

// retire removes a finished table once the disk has its record, that which the match was taken from included. Its journal must be complete by
// then: a power cut may bring it back, and it must not come back as a game that is not over.
func (e *Entry) retire() {
	_, comes := e.library.incoming[e.From]
	if e.finished && e.file.intact && !e.recordFile.pending && !e.recordFile.invalid && !comes {
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
