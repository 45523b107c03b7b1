package shelf

import (
	"bytes"
	"slices"
	"time"

	"quintet/games/record"
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
func (t *Table) record() {
	var text bytes.Buffer
	if t.over() && !t.recordedBefore() {
		if err := record.Write(&text, t.asRecord()); err != nil {
			t.filing.unfit = true
			t.shelf.unfiled(err)
			return
		}
	}
	t.filing.unfit = false
	if bytes.Equal(text.Bytes(), t.filing.wanted) {
		return
	}
	t.filing.wanted, t.filing.open = text.Bytes(), true
	t.fileRecord()
}

// fileRecord lets the worker write what is wanted, or take it away. Once that is done, the journal of a finished table can go.
func (t *Table) fileRecord() {
	if t.filing.busy {
		return // and will be called again
	}
	f, text, name := t.shelf, t.filing.wanted, recordName(t.file.name)
	t.filing.busy = true
	write := job{do: func() error {
		if len(text) == 0 {
			return f.games.Remove(name)
		}
		return f.games.Write(name, text)
	}}
	stale := func() bool { return !bytes.Equal(text, t.filing.wanted) || name != recordName(t.file.name) }
	write.done = func() {
		t.filing.busy = false
		if stale() {
			t.fileRecord()
			return
		}
		t.filing.open = false
		f.failedFiling = slices.ContainsFunc(f.kept, func(t *Table) bool { return t.filing.open || t.filing.unfit })
		t.retire()
	}
	write.failed = func(err error) {
		t.filing.busy = false
		if stale() {
			t.fileRecord()
			return
		}
		t.filing.due = f.now().Add(againEvery)
		f.unfiled(err)
	}
	f.worker.do(write)
}

// retire forgets a table that is finished, of which the disk has the record: until then its journal stays. It tells everything up to the end
// before it goes: should a power cut bring it back, it must not be a game that is not over.
func (t *Table) retire() {
	if t.finished && t.file.sound && !t.filing.open && !t.filing.unfit {
		t.forget()
	}
}

// unfiled says that records cannot be read or written: once, for as long as that is so. Where journals cannot be written either that is said.
func (f *Shelf) unfiled(err error) {
	if !f.failed && !f.failedFiling {
		f.failedFiling = true
		f.say("shelf.unfiled", err.Error())
	}
}
