package library

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
	"quintet/games/table"
	"quintet/scenes/worker"
)

// An Entry is a table in the library. While the players sit at it, its match is the one that they play.
type Entry struct {
	journal.Snapshot
	Began, Changed time.Time

	library *Library
	file    file
	filing  filing
	log     *journal.Log
	seated  *table.Table // at which the players sit, nil while nobody does
	away    bool         // nobody sits there
	// The match is over and nobody sits there. As soon as the disk has its record the table goes.
	finished bool
	// The players do not want it any more. It is there, to be restored, until the program starts again.
	dropped bool

	stood   stand
	reading time.Time     // when the clocks were written last
	left    clock.Times   // on the clocks; Left is what is written
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

// clockEvery is the interval at which the clocks are written while nothing is played.
const clockEvery = time.Second

// usedEvery is the time between two entries of the time that somebody has thought. It is only written where something else has happened in the window: a
// machine at which somebody only thinks stays silent.
const usedEvery = 10 * time.Second

// againEvery is the time after which a failed write is tried again.
const againEvery = 5 * time.Second

// Note writes down what has changed at the table, where players sit. It is called whenever something may have, and costs next to nothing when
// nothing has. What is played or pointed at the disk has a moment later, what the clocks show when it likes.
func (e *Entry) Note(now journal.Snapshot) {
	at := e.library.now()
	played := standOf(now.Match) != e.stood
	e.left, e.used = now.Left, now.Used
	if !played && at.Sub(e.reading) < clockEvery {
		now.Left = e.Left
	}
	switch {
	case now.Left != e.Left:
		e.reading = at
	case !played && now.Used >= e.Used && now.Used-e.Used < usedEvery:
		now.Used = e.Used
	}
	now.From = e.From
	happened := played || !slices.Equal(now.Path, e.Path) || !maps.EqualFunc(now.Notes, e.Notes, sameNote)
	lines := e.log.AppendChanges(nil, now, at)
	if len(lines) == 0 {
		return
	}
	e.remember(now)
	e.Changed = at
	e.add(lines)
	if happened {
		e.sync()
	}
	e.record()
}

func sameNote(a, b json.RawMessage) bool { return bytes.Equal(a, b) }

// remember keeps what the table is like now.
func (e *Entry) remember(now journal.Snapshot) {
	now.Path, now.Stood, now.Notes = slices.Clone(now.Path), slices.Clone(now.Stood), maps.Clone(now.Notes)
	now.MoveTimes = slices.Clone(now.MoveTimes)
	e.Snapshot, e.stood = now, standOf(now.Match)
}

// add adds lines to the journal. Where that is not possible, all of it is written anew as soon as it is.
func (e *Entry) add(lines []byte) {
	if !e.file.sound || !e.file.own {
		e.rewrite()
		return
	}
	switch err := e.file.add(lines); {
	case err != nil:
		e.file.due = time.Time{}
		e.rewrite()
	case e.file.long():
		e.shorten()
	}
}

// rewrite writes the journal anew where it is time to try that.
func (e *Entry) rewrite() {
	l := e.library
	at := l.now()
	if at.Before(e.file.due) {
		return
	}
	named := e.file.name
	log, text := e.whole(at)
	if err := e.file.replace(e.Spec.ID, e.Began, text); err != nil {
		e.file.sound, e.file.due = false, at.Add(againEvery)
		l.unkept(err)
		return
	}
	e.log = log
	if e.file.name != named {
		e.sync()
		if len(e.filing.wanted) > 0 {
			e.filing.open = true
			e.fileRecord()
		}
	}
	l.recovered()
	e.retire()
}

// shorten writes the journal anew because it has become long. Where that is not possible it is only longer, and shortened later.
func (e *Entry) shorten() {
	log, text := e.whole(e.library.now())
	if err := e.file.replace(e.Spec.ID, e.Began, text); err != nil {
		e.file.short = e.file.length
		return
	}
	e.log = log
}

// whole returns a journal that tells how the table stands, as short as one can be.
func (e *Entry) whole(at time.Time) (*journal.Log, []byte) {
	log, text := journal.Begin(e.Snapshot, e.Began, at)
	if e.away {
		text = log.AppendWord(text, journal.LeftTable, at)
	}
	if e.dropped {
		text = log.AppendWord(text, journal.Dropped, at)
	}
	return log, text
}

// sync lets the disk have what was written. Where it fails nobody knows what the disk has, and the journal is written anew.
func (e *Entry) sync() {
	l, name := e.library, e.file.name
	if !e.file.sound {
		return
	}
	l.worker.Do(worker.Job{Name: name, Do: func() error { return l.tables.Sync(name) }, Failed: func(error) {
		if e.file.name == name && slices.Contains(l.kept, e) {
			e.file.sound, e.file.due = false, time.Time{}
			e.rewrite()
		}
	}})
}

// word writes w.
func (e *Entry) word(w journal.Word) {
	e.add(e.log.AppendWord(nil, w, e.library.now()))
	e.sync()
}

// Sit says that the players are back at the table.
func (e *Entry) Sit() {
	if e.away {
		e.away, e.finished = false, false
		e.word(journal.Returned)
	}
}

// Leave says that the players have left the table. A finished match becomes a record. A table at which nothing has happened is forgotten
// unless it is worth something; so is one that only repeats a finished game.
func (e *Entry) Leave(worth bool) {
	if e.away || !slices.Contains(e.library.kept, e) {
		return
	}
	e.away, e.seated = true, nil
	switch {
	case e.Match.Closed():
		if e.finish(); slices.Contains(e.library.kept, e) {
			e.leave() // so that the next start does not open there
		}
	case e.Match.Len() == 0 && len(e.Path) == 0 && !worth, e.repeats():
		e.forget()
	default:
		e.leave()
	}
}

// leave writes that the players have left. Where there are no locks, and somebody may still sit at a table that was found here, nothing is
// written about it before somebody here sits there.
func (e *Entry) leave() {
	if e.file.own {
		e.noteTimes()
		e.word(journal.LeftTable)
	}
}

// noteTimes writes what the clocks showed at the last Note, and how long the pending move had taken.
func (e *Entry) noteTimes() {
	if e.left == e.Left && e.used == e.Used {
		return
	}
	e.Left, e.Used = e.left, e.used
	e.add(e.log.AppendChanges(nil, e.Snapshot, e.library.now()))
	e.sync()
}

// forget takes the table out of the library, with its journal. Where that does not go, the next start does the same again.
func (e *Entry) forget() {
	l, name := e.library, e.file.name
	l.kept = slices.DeleteFunc(l.kept, func(k *Entry) bool { return k == e })
	if !e.file.foreign {
		l.worker.Do(worker.Job{Do: func() error { return l.tables.Remove(name) }})
	}
}

// Drop says that nobody wants the table any more.
func (e *Entry) Drop() {
	e.dropped = true
	e.word(journal.Dropped)
}

// Restore takes Drop back.
func (e *Entry) Restore() {
	e.dropped = false
	e.word(journal.Restored)
}
