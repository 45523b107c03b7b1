// One table in the library: when its clock times and moves are written, and when a failed write is retried.

package library

import (
	"encoding/json"
	"maps"
	"slices"
	"time"

	"quintet/games/files/journal"
	"quintet/games/files/record"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/scenes/data/library/index"
	"quintet/scenes/data/store/queue"
)

// An Entry is a table in the library. While the players sit at it, its match is the one that they play.
type Entry struct {
	journal.Snapshot
	Began, Changed time.Time

	library    *Library
	file       file
	recordFile recordFile
	log        *journal.Log
	seated     *table.Table // at which the players sit, nil while no one does
	away       bool         // no one sits there
	// The match is over and no one sits there. As soon as the disk has its record the table goes.
	finished bool
	// The players have dropped it. It can be restored until the program starts again.
	dropped bool

	progress      progress
	clocksWritten time.Time     // when the clocks were written last
	left          clock.Times   // on the clocks; the journal has it as Left
	used          time.Duration // of the pending move; the journal has a part of it as Used
}

// progress tells two moments of a match apart.
type progress struct {
	changes      int
	force, shown *match.Node
	continues    bool
}

func progressOf(m *match.Match) progress {
	return progress{len(m.Changes(0)), m.Node(), m.NodeAt(m.Len()), m.Continues()}
}

// clockInterval is the interval at which the clocks are written while nothing is played.
const clockInterval = time.Second

// thinkingInterval is the interval at which the time of the pending move is written. Only input in the window causes a write: a machine at
// which someone only thinks stays silent.
const thinkingInterval = 10 * time.Second

// retryInterval is the delay before a failed write is tried again.
const retryInterval = 5 * time.Second

// Note writes the changes of an open table into its journal. It is called often, and cheap when nothing has changed. Plies and targets are
// synced to the disk at once, clock times whenever the system likes.
func (e *Entry) Note(now journal.Snapshot) {
	at := e.library.now()
	progress := progressOf(now.Match)
	played, changed := progress != e.progress, progress.changes != e.progress.changes
	e.left, e.used = now.Left, now.Used
	if !played && at.Sub(e.clocksWritten) < clockInterval {
		now.Left = e.Left
	}
	switch {
	case now.Left != e.Left:
		e.clocksWritten = at
	case !played && now.Used >= e.Used && now.Used-e.Used < thinkingInterval:
		now.Used = e.Used
	}
	now.From = e.From
	happened := played || !slices.Equal(now.Path, e.Path) || !maps.EqualFunc(now.Notes, e.Notes, slices.Equal[json.RawMessage])
	lines := e.log.AppendChanges(nil, now, at)
	if len(lines) == 0 {
		return
	}
	e.remember(now)
	e.Changed = at
	e.library.version++
	e.add(lines)
	if happened {
		e.sync()
	}
	if changed && (e.Match.Closed() || len(e.recordFile.text) > 0 || e.recordFile.invalid) { // or its end was taken back
		e.updateRecord()
	}
}

// remember copies now as the state last written.
func (e *Entry) remember(now journal.Snapshot) {
	now.Path, now.Stood, now.Notes = slices.Clone(now.Path), slices.Clone(now.Stood), maps.Clone(now.Notes)
	now.MoveTimes = slices.Clone(now.MoveTimes)
	e.Snapshot, e.progress = now, progressOf(now.Match)
}

// attend lets Poll attend to e as long as it has something to write.
func (e *Entry) attend() {
	if l := e.library; !e.settled() && !slices.Contains(l.unsettled, e) {
		l.unsettled = append(l.unsettled, e)
	}
}

// settled reports whether everything of e is written.
func (e *Entry) settled() bool { return e.file.intact && !e.recordFile.pending }

// add appends lines to the journal. Where that fails, the whole journal is rewritten as soon as that is possible.
func (e *Entry) add(lines []byte) {
	if !e.file.intact {
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

// rewrite writes the whole journal, unless the next try is not due yet.
func (e *Entry) rewrite() {
	l := e.library
	at := l.now()
	if at.Before(e.file.due) {
		return
	}
	named := e.file.name
	log, text := e.whole(at)
	if err := e.file.replace(e.Spec.ID, e.Began, text); err != nil {
		e.file.intact, e.file.due = false, at.Add(retryInterval)
		e.attend()
		l.reportUnsaved(err)
		return
	}
	e.log = log
	if e.file.name != named {
		e.sync()
		if len(e.recordFile.text) > 0 {
			e.recordFile.pending = true
			e.writeRecord()
		}
	}
	l.noteSaved()
	e.retire()
}

// shorten rewrites a journal that has become long. Where that fails it is shortened later.
func (e *Entry) shorten() {
	log, text := e.whole(e.library.now())
	if err := e.file.replace(e.Spec.ID, e.Began, text); err != nil {
		e.file.short = e.file.length
		return
	}
	e.log = log
}

// whole returns the shortest journal of the table as it is now.
func (e *Entry) whole(at time.Time) (*journal.Log, []byte) {
	log, text := journal.Begin(e.Snapshot, e.Began, at)
	if e.away {
		text = log.AppendEvent(text, journal.LeftTable, at)
	}
	if e.dropped {
		text = log.AppendEvent(text, journal.Dropped, at)
	}
	return log, text
}

// sync syncs the journal to the disk. After a failure no one knows what the disk has, so the journal is rewritten.
func (e *Entry) sync() {
	l, name := e.library, e.file.name
	if !e.file.intact {
		return
	}
	l.queue.Do(queue.Job{Name: name, Do: func() error { return l.tables.Sync(name) }, Failed: func(error) {
		if e.file.name == name && slices.Contains(l.entries, e) {
			e.file.intact, e.file.due = false, time.Time{}
			e.rewrite()
		}
	}})
}

func (e *Entry) word(w journal.Event) {
	e.add(e.log.AppendEvent(nil, w, e.library.now()))
	e.sync()
}

// Sit notes that the players are back at the table.
func (e *Entry) Sit() {
	if e.away {
		e.away, e.finished = false, false
		e.library.version++
		e.word(journal.Returned)
	}
}

// Leave notes that the players have left the table. A finished match becomes a record. A table that is not worth keeping is forgotten.
func (e *Entry) Leave() {
	if e.away || !slices.Contains(e.library.entries, e) {
		return
	}
	e.away, e.seated = true, nil
	e.library.version++
	e.Match.Compact()
	switch {
	case e.Match.Closed():
		if e.finish(); slices.Contains(e.library.entries, e) {
			e.leave() // so that the next start does not open there
		}
	case !e.worthKeeping():
		e.forget()
	default:
		e.leave()
	}
}

// played reports whether anything was played at the table, or said: a game without a move is not kept.
func (e *Entry) played() bool {
	start := e.Match.Root()
	return len(start.Next()) > 0 || start.Comment() != ""
}

// worthKeeping reports whether there is something to come back to at a table that is not finished: what was played, a ply that is begun, a position
// that was set up, or the score of a series.
func (e *Entry) worthKeeping() bool {
	if e.played() || len(e.Path) > 0 || e.Table().Terms.Series.Games > 0 {
		return true
	}
	return !e.Spec.IsOpening(e.Match.Game(), e.Match.Position())
}

// leave writes that the players have left.
func (e *Entry) leave() {
	e.noteTimes()
	e.word(journal.LeftTable)
}

// noteTimes writes the clocks and the time of the pending move as of the last Note.
func (e *Entry) noteTimes() {
	if e.left == e.Left && e.used == e.Used {
		return
	}
	e.Left, e.Used = e.left, e.used
	e.add(e.log.AppendChanges(nil, e.Snapshot, e.library.now()))
	e.sync()
}

// forget removes the table and its journal. Where the file stays, the next start tries again.
func (e *Entry) forget() {
	l, name := e.library, e.file.name
	is := func(k *Entry) bool { return k == e }
	l.entries, l.unsettled = slices.DeleteFunc(l.entries, is), slices.DeleteFunc(l.unsettled, is)
	l.version++
	if e.file.made {
		l.queue.Do(queue.Job{Do: func() error { return l.tables.Remove(name) }})
	}
}

// Drop removes the table from Tables. Restore brings it back.
func (e *Entry) Drop() {
	e.dropped = true
	e.library.version++
	e.word(journal.Dropped)
}

// Restore undoes Drop.
func (e *Entry) Restore() {
	e.dropped = false
	e.library.version++
	e.word(journal.Restored)
}

// Record returns the name under which the finished match of the table is kept as a record: the one that it was taken from, with what was added
// to it since. The name of any other game that was taken from a record or begun elsewhere says so.
func (e *Entry) Record() string {
	if e.takenFrom() != nil && !e.recordFile.apart {
		return e.From
	}
	return ownName(e.file.name, &e.Snapshot)
}

// ownName returns the name of the record of s, whose journal has this name, if that is not kept in the record that it was taken from.
func ownName(name string, s *journal.Snapshot) string {
	switch {
	case s.From != "":
		return outsideName(name, index.CopyEnd)
	case s.Imported():
		return outsideName(name, index.ImportEnd)
	}
	return recordName(name)
}

// takenFrom returns the record that the match was taken from; nil where there is none, or it holds another game.
func (e *Entry) takenFrom() *record.Record {
	if e.From == "" || !e.Match.Closed() {
		return nil
	}
	if !e.recordFile.sought {
		e.recordFile.sought = true
		rec := e.library.findRecord(e.From)
		if rec == nil || !equal(game(rec), game(record.FromMatch(e.Spec, e.Match))) {
			return nil
		}
		text, err := e.library.recordText(e.From)
		if err == nil { // else nothing is known of what would be overwritten
			e.recordFile.from, e.recordFile.there = rec, text
		}
	}
	return e.recordFile.from
}

// detach forgets the record that the match was taken from, for the disk has not taken it: the match is written as any other.
func (e *Entry) detach() {
	e.recordFile.sought, e.recordFile.from, e.recordFile.there = true, nil, nil
	if e.finished {
		e.finish()
	} else {
		e.updateRecord()
	}
}

// game returns rec without all that can be added to a game later, and without what is said about it.
func game(rec *record.Record) *record.Record {
	g := &record.Record{Spec: rec.Spec, Game: rec.Game, Start: rec.Start, Outcome: rec.Outcome}
	for _, turn := range rec.Main.Turns {
		g.Main.Turns = append(g.Main.Turns, record.Turn{Moves: turn.Moves})
	}
	return g
}
