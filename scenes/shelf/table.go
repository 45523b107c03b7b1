package shelf

import (
	"errors"
	"maps"
	"slices"
	"time"

	"quintet/games/clock"
	"quintet/games/journal"
	"quintet/games/match"
	"quintet/scenes/store"
)

// A Table is one on the shelf. While the players sit at it, its match is the one that they play.
type Table struct {
	journal.Table
	Began, Changed time.Time

	shelf *Shelf
	name  string // of the journal
	log   *journal.Log
	away  bool // nobody sits there
	// The players do not want it any more. It is there, to be restored, until the program starts again.
	dropped bool
	// The journal tells everything up to now. Where it does not, because something could not be written, it is written anew.
	sound  bool
	length int       // of the journal, in bytes, while it is sound
	spoilt []byte    // the damaged journal that could not be set aside so far
	tried  time.Time // when it was written anew last

	plies    int // of the match when it was noted last
	cursor   int
	reading  time.Time     // when the clocks were written last
	used     time.Duration // what the ply that is thought about has taken; Used is what is written of it
	recorded []byte        // the record of the match that is kept, nil for none
}

// clockEvery is how often the clocks are written while nothing is played.
const clockEvery = time.Second

// againEvery is how often a journal that could not be written is tried again.
const againEvery = 5 * time.Second

// Note writes down what has changed at the table, where players sit. It is called whenever something may have, and costs next to nothing when
// nothing has.
func (t *Table) Note(now journal.Table) {
	at := t.shelf.now()
	played := now.Match.Len() != t.plies || now.Match.Cursor() != t.cursor
	t.used = now.Used
	if !played && at.Sub(t.reading) < clockEvery {
		now.Left = t.Left
	}
	if now.Left != t.Left {
		t.reading = at
	} else if !played {
		now.Used = t.Used // alone it is no reason to write: a machine at which somebody only thinks stays silent
	}
	now.From = t.From
	lines := t.log.AppendChanges(nil, now, at)
	if len(lines) == 0 {
		return
	}
	t.remember(now)
	t.Changed = at
	t.append(lines)
	if played {
		t.sync()
	}
	t.record()
}

// remember keeps what the table is like now.
func (t *Table) remember(now journal.Table) {
	now.Path, now.Stood, now.Notes = slices.Clone(now.Path), slices.Clone(now.Stood), maps.Clone(now.Notes)
	now.Took = slices.Clone(now.Took)
	t.Table, t.plies, t.cursor = now, now.Match.Len(), now.Match.Cursor()
}

// append adds lines to the journal. After an error, which may have left half a line, it is written anew as soon as that is possible.
func (t *Table) append(lines []byte) {
	f := t.shelf
	if t.sound {
		err := f.tables.Append(t.name, t.length, lines)
		if err == nil {
			t.length += len(lines)
			return
		}
		if t.sound = false; errors.Is(err, store.ErrChanged) {
			t.tried = time.Time{} // somebody else has changed the file: it is written anew at once
		} else {
			f.fail(err)
		}
	}
	at := f.now()
	if at.Sub(t.tried) < againEvery {
		return
	}
	t.tried = at
	if t.spoilt != nil {
		if _, ok := f.setAside(t.name, t.spoilt); !ok {
			return
		}
		t.spoilt = nil
	}
	log, whole := journal.Begin(t.Table, t.Began, at)
	if t.away {
		whole = log.AppendWord(whole, journal.LeftTable, at)
	}
	if t.dropped {
		whole = log.AppendWord(whole, journal.Dropped, at)
	}
	if err := f.tables.Write(t.name, whole); err != nil {
		f.fail(err)
		return
	}
	t.log, t.sound, t.length = log, true, len(whole)
}

// sync lets the disk have what was written.
func (t *Table) sync() {
	f, name := t.shelf, t.name
	if t.sound {
		f.worker.do(func() error { return f.tables.Sync(name) })
	}
}

// word writes w.
func (t *Table) word(w journal.Word) {
	t.append(t.log.AppendWord(nil, w, t.shelf.now()))
	t.sync()
}

// over reports whether the match has come to its end, whichever plies are in force.
func (t *Table) over() bool {
	e, _ := t.Match.End()
	return e != match.Going || t.Match.PositionAt(t.Match.Len()).Over()
}

// Sit says that the players are back at the table.
func (t *Table) Sit() {
	if t.away {
		t.away = false
		t.word(journal.Returned)
	}
}

// Leave says that the players have left the table. A finished match becomes a record. A table at which nothing has happened is forgotten
// unless it is worth something; so is one that only repeats a finished game.
func (t *Table) Leave(worth bool) {
	if t.away || !slices.Contains(t.shelf.kept, t) {
		return
	}
	t.away = true
	switch {
	case t.over():
		t.finish()
	case t.Match.Len() == 0 && len(t.Path) == 0 && !worth, t.repeats():
		t.forget()
	default:
		t.noteUsed()
		t.word(journal.LeftTable)
	}
}

// noteUsed writes what the ply that is thought about has taken so far.
func (t *Table) noteUsed() {
	if t.used == t.Used {
		return
	}
	t.Used = t.used
	t.append(t.log.AppendChanges(nil, t.Table, t.shelf.now()))
}

// forget takes the table off the shelf, with its journal.
func (t *Table) forget() {
	f, name := t.shelf, t.name
	f.kept = slices.DeleteFunc(f.kept, func(k *Table) bool { return k == t })
	f.worker.do(func() error { return f.tables.Remove(name) })
}

// Drop says that nobody wants the table any more.
func (t *Table) Drop() {
	t.dropped = true
	t.word(journal.Dropped)
}

// Restore takes Drop back.
func (t *Table) Restore() {
	t.dropped = false
	t.word(journal.Restored)
}

// Clock returns the clock of the table, which measures as c says; nil where c measures nothing.
func (t *Table) Clock(c clock.Control) *clock.Clock {
	if c.Kind == clock.None {
		return nil
	}
	if len(t.Stood) == 0 {
		return clock.New(c, t.Match.Len(), t.Match.Cursor())
	}
	return clock.Resume(c, t.Match.Len(), t.Match.Cursor(), t.Stood, t.Left)
}

// Stopwatch returns what measures how long each ply of the table takes. It stands.
func (t *Table) Stopwatch() *clock.Stopwatch {
	return clock.NewStopwatch(t.Match.Len(), t.Match.Cursor(), t.Took, t.Used)
}
