package library

import (
	"bytes"
	"slices"
	"time"

	"quintet/games/record"
	"quintet/scenes/worker"
)

// A filing brings the record of a table into the folder of the games, and takes it out again.
type filing struct {
	wanted []byte    // what the record is to say; nil for no record
	open   bool      // the disk does not have it so yet
	busy   bool      // the worker is at it
	due    time.Time // when to try again, after it has failed
	unfit  bool      // the match cannot be written as a record
}

// record keeps a record of the match once it is over, and none while it goes on: it may be taken up again after its end.
func (e *Entry) record() {
	var text bytes.Buffer
	if e.Match.Closed() && !e.recordedBefore() {
		if err := record.Write(&text, e.asRecord()); err != nil {
			e.filing.unfit = true
			e.library.unfiled(err)
			return
		}
	}
	e.filing.unfit = false
	if bytes.Equal(text.Bytes(), e.filing.wanted) {
		return
	}
	e.filing.wanted, e.filing.open = text.Bytes(), true
	e.fileRecord()
}

// fileRecord lets the worker write what is wanted, or take it away. Once that is done, the journal of a finished table can go.
func (e *Entry) fileRecord() {
	if e.filing.busy {
		return // and will be called again
	}
	l, text, name := e.library, e.filing.wanted, recordName(e.file.name)
	e.filing.busy = true
	write := worker.Job{Do: func() error {
		if len(text) == 0 {
			return l.games.Remove(name)
		}
		return l.games.Write(name, text)
	}}
	stale := func() bool { return !bytes.Equal(text, e.filing.wanted) || name != recordName(e.file.name) }
	write.Done = func() {
		e.filing.busy = false
		if stale() {
			e.fileRecord()
			return
		}
		e.filing.open = false
		l.failedFiling = slices.ContainsFunc(l.kept, func(e *Entry) bool { return e.filing.open || e.filing.unfit })
		e.retire()
	}
	write.Failed = func(err error) {
		e.filing.busy = false
		if stale() {
			e.fileRecord()
			return
		}
		e.filing.due = l.now().Add(againEvery)
		l.unfiled(err)
	}
	l.worker.Do(write)
}

// retire forgets a table that is finished, of which the disk has the record: until then its journal stays. It tells everything up to the end
// before it goes: should a power cut bring it back, it must not be a game that is not over.
func (e *Entry) retire() {
	if e.finished && e.file.sound && !e.filing.open && !e.filing.unfit {
		e.forget()
	}
}

// unfiled says that records cannot be read or written: once, for as long as that is so. Where journals cannot be written either that is said.
func (l *Library) unfiled(err error) {
	if !l.failed && !l.failedFiling {
		l.failedFiling = true
		l.say("library.unfiled", err.Error())
	}
}
