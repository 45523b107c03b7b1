// Writes the record of one finished table to its file (writeRecord), and removes it if players undo the end of the game. A record that another
// program has changed is not overwritten: the game gets another file. removeFinished removes the table once the record is on the disk. Change the
// order of these steps here.

package library

import (
	"bytes"
	"errors"
	"slices"
	"time"

	"quintet/games/files/record"
	"quintet/scenes/data/notice"
	"quintet/scenes/data/store/queue"
)

// A recordFile writes the record of a table to the folder of games, and removes it again.
type recordFile struct {
	text    []byte    // the wanted content of the file; nil for no record
	pending bool      // the disk does not have it yet
	busy    bool      // the queue is writing it
	due     time.Time // of the next try after a failure
	invalid bool      // the match cannot be written as a record

	// For a match opened from a record: whether that was looked up, the record, the text of its file as far as known here, and whether someone else
	// has changed the file since, so that this match gets a separate record.
	lookedUp bool
	from     *record.Record
	fileText []byte
	separate bool
}

// errChanged reports that someone else wrote to the file of a record.
var errChanged = errors.New("the record was changed by another program")

// updateRecord writes the record of a match that is over and has plies, and removes it if the match continues because a player undid the end. A
// record from which the match was opened is written only if something was added to it.
func (e *Entry) updateRecord() {
	f := &e.recordFile
	var text bytes.Buffer
	var rec *record.Record
	if e.Table.Match.Closed() && e.played() {
		rec = e.ToRecord()
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
	if x := e.library.index; x != nil && rec != nil {
		x.Expect(e.Record(), rec) // the next opponent follows from it at once
	}
	e.writeRecord()
}

// writeRecord queues writing or removing the record. Afterwards the files of a finished table can be removed.
func (e *Entry) writeRecord() {
	e.markUnsettled()
	f := &e.recordFile
	if f.busy {
		return // called again when that is done
	}
	l, text, name, there := e.library, f.text, e.Record(), f.fileText
	taken := name == e.Table.From
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
			f.fileText = text
		}
		if stale() {
			e.writeRecord()
			return
		}
		f.pending = false
		l.unsavedRecord = slices.ContainsFunc(l.entries, func(e *Entry) bool { return e.recordFile.pending || e.recordFile.invalid })
		e.removeFinished()
	}
	write.Failed = func(err error) {
		l.noteGame(name)
		f.busy, f.separate = false, f.separate || errors.Is(err, errChanged)
		if stale() {
			e.writeRecord()
			return
		}
		f.due = l.now().Add(queue.RetryInterval)
		l.reportUnsavedRecord(err)
	}
	l.queue.Do(write)
}

// removeFinished removes a finished table once the disk has its record, and the record from which the match was opened. Its file must be complete by then:
// if a power cut brings it back, it must not come back as an unfinished game.
func (e *Entry) removeFinished() {
	if e.state == finished && e.file.whole && !e.recordFile.pending && !e.recordFile.invalid && !e.recordComes() {
		e.remove()
	}
}

// reportUnsavedRecord tells the players once that records cannot be read or written. A report about tables covers both.
func (l *Library) reportUnsavedRecord(err error) {
	if !l.unsaved && !l.unsavedRecord {
		l.unsavedRecord = true
		l.notify(notice.Say(notice.Failure, "library.unsavedrecords", err.Error()))
	}
}
