package shelf

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"time"

	"quintet/games"
	"quintet/games/clock"
	"quintet/games/journal"
	"quintet/games/match"
)

// A Table is one on the shelf. While the players sit at it, its match is the one that they play.
type Table struct {
	journal.Table
	Began, Changed time.Time

	shelf  *Shelf
	file   file
	filing filing
	log    *journal.Log
	away   bool // nobody sits there
	// The match is over and nobody sits there. As soon as the disk has its record the table goes.
	finished bool
	// The players do not want it any more. It is there, to be restored, until the program starts again.
	dropped bool

	stood   stand
	reading time.Time     // when the clocks were written last
	used    time.Duration // of the pending move; Used is the part that is written
}

// A stand is the progress of a match.
type stand struct {
	plies, cursor int
	ending        match.Ending
	by            games.Player
}

func standOf(m *match.Match) stand {
	e, by := m.End()
	return stand{m.Len(), m.Cursor(), e, by}
}

// clockEvery is how often the clocks are written while nothing is played.
const clockEvery = time.Second

// usedEvery is the time between two entries of the time that somebody has thought. It is only written where something else has happened in the window: a
// machine at which somebody only thinks stays silent.
const usedEvery = 10 * time.Second

// againEvery is the time after which a failed write is tried again.
const againEvery = 5 * time.Second

// Note writes down what has changed at the table, where players sit. It is called whenever something may have, and costs next to nothing when
// nothing has. What is played or pointed at the disk has a moment later, what the clocks show when it likes.
func (t *Table) Note(now journal.Table) {
	at := t.shelf.now()
	played := standOf(now.Match) != t.stood
	t.used = now.Used
	if !played && at.Sub(t.reading) < clockEvery {
		now.Left = t.Left
	}
	switch {
	case now.Left != t.Left:
		t.reading = at
	case !played && now.Used >= t.Used && now.Used-t.Used < usedEvery:
		now.Used = t.Used
	}
	now.From = t.From
	happened := played || !slices.Equal(now.Path, t.Path) || !maps.EqualFunc(now.Notes, t.Notes, sameNote)
	lines := t.log.AppendChanges(nil, now, at)
	if len(lines) == 0 {
		return
	}
	t.remember(now)
	t.Changed = at
	t.add(lines)
	if happened {
		t.sync()
	}
	t.record()
}

func sameNote(a, b json.RawMessage) bool { return bytes.Equal(a, b) }

// remember keeps what the table is like now.
func (t *Table) remember(now journal.Table) {
	now.Path, now.Stood, now.Notes = slices.Clone(now.Path), slices.Clone(now.Stood), maps.Clone(now.Notes)
	now.Took = slices.Clone(now.Took)
	t.Table, t.stood = now, standOf(now.Match)
}

// add adds lines to the journal. Where that is not possible, all of it is written anew as soon as it is.
func (t *Table) add(lines []byte) {
	if !t.file.sound || !t.file.own {
		t.rewrite()
		return
	}
	switch err := t.file.add(lines); {
	case err != nil:
		t.file.due = time.Time{}
		t.rewrite()
	case t.file.long():
		t.shorten()
	}
}

// rewrite writes the journal anew where it is time to try that.
func (t *Table) rewrite() {
	f := t.shelf
	at := f.now()
	if at.Before(t.file.due) {
		return
	}
	named := t.file.name
	log, text := t.whole(at)
	if err := t.file.replace(t.Spec.ID, t.Began, text); err != nil {
		t.file.sound, t.file.due = false, at.Add(againEvery)
		f.unkept(err)
		return
	}
	t.log = log
	if t.file.name != named {
		t.sync()
		if len(t.filing.wanted) > 0 {
			t.filing.open = true
			t.fileRecord()
		}
	}
	f.recovered()
	t.retire()
}

// shorten writes the journal anew because it has become long. Where that is not possible it is only longer, and shortened later.
func (t *Table) shorten() {
	log, text := t.whole(t.shelf.now())
	if err := t.file.replace(t.Spec.ID, t.Began, text); err != nil {
		t.file.short = t.file.length
		return
	}
	t.log = log
}

// whole returns a journal that tells how the table stands, as short as one can be.
func (t *Table) whole(at time.Time) (*journal.Log, []byte) {
	log, text := journal.Begin(t.Table, t.Began, at)
	if t.away {
		text = log.AppendWord(text, journal.LeftTable, at)
	}
	if t.dropped {
		text = log.AppendWord(text, journal.Dropped, at)
	}
	return log, text
}

// sync lets the disk have what was written. Where it fails nobody knows what the disk has, and the journal is written anew.
func (t *Table) sync() {
	f, name := t.shelf, t.file.name
	if !t.file.sound {
		return
	}
	f.worker.do(job{name: name, do: func() error { return f.tables.Sync(name) }, failed: func(error) {
		if t.file.name == name && slices.Contains(f.kept, t) {
			t.file.sound, t.file.due = false, time.Time{}
			t.rewrite()
		}
	}})
}

// word writes w.
func (t *Table) word(w journal.Word) {
	t.add(t.log.AppendWord(nil, w, t.shelf.now()))
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
		t.away, t.finished = false, false
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
		if t.finish(); slices.Contains(t.shelf.kept, t) {
			t.leave() // so that the next start does not open there
		}
	case t.Match.Len() == 0 && len(t.Path) == 0 && !worth, t.repeats():
		t.forget()
	default:
		t.leave()
	}
}

// leave writes that the players have left. Where there are no locks, and somebody may still sit at a table that was found here, nothing is
// written about it before somebody here sits there.
func (t *Table) leave() {
	if t.file.own {
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
	t.add(t.log.AppendChanges(nil, t.Table, t.shelf.now()))
	t.sync()
}

// forget takes the table off the shelf, with its journal. Where that does not go, the next start does the same again.
func (t *Table) forget() {
	f, name := t.shelf, t.file.name
	f.kept = slices.DeleteFunc(f.kept, func(k *Table) bool { return k == t })
	if !t.file.foreign {
		f.worker.do(job{do: func() error { return f.tables.Remove(name) }})
	}
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
