// One table in the library (Entry): Note writes to its journal what has changed; Sit and Leave record that the players come and go; Drop and Restore
// delete the table and undo that. takenFrom and Record connect it with the record from which it was opened. Change here how often clocks are written.
// journalfile.go and recordfile.go write its files.

package library

import (
	"encoding/json"
	"maps"
	"slices"
	"time"

	"quintet/games"
	"quintet/games/files/journal"
	"quintet/games/files/record"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/scenes/data/library/index"
	"quintet/scenes/data/store/queue"
)

// An Entry is a table in the library. While the players sit at it, its match is the one they play.
type Entry struct {
	journal.Snapshot
	Began, Changed time.Time

	library    *Library
	file       file
	recordFile recordFile
	log        *journal.Log
	seated     *table.Table // the table of the players, nil if they are not at this entry
	left       bool         // the players have left
	// The match is over and the players have left. The table is removed as soon as the disk has its record.
	finished bool
	// The players have deleted it from the list. It can be restored until the program starts again.
	dropped bool

	progress      progress
	clocksWritten time.Time     // when the clocks were last written
	clocks        clock.Times   // the current clocks; the journal has them as of Left
	pendingTime   time.Duration // the current time of the pending move; the journal has it as of Used
}

// progress identifies a state of a match.
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

// thinkingInterval is the interval at which the time of the pending move is written. Only input in the window causes a write: while a player only
// thinks, nothing is written.
const thinkingInterval = 10 * time.Second

// Note writes the changes of an open table to its journal. It is called often, and cheap if nothing has changed. Plies and targets are synced to the
// disk at once, clock times whenever the system likes.
func (e *Entry) Note(now journal.Snapshot) {
	at := e.library.now()
	progress := progressOf(now.Match)
	played, changed := progress != e.progress, progress.changes != e.progress.changes
	e.clocks, e.pendingTime = now.Left, now.Used
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
	if changed && (e.Match.Closed() || len(e.recordFile.text) > 0 || e.recordFile.invalid) { // also if its end was undone
		e.updateRecord()
	}
}

// remember saves a copy of now as the state last written.
func (e *Entry) remember(now journal.Snapshot) {
	now.Path, now.ClockHistory, now.Notes = slices.Clone(now.Path), slices.Clone(now.ClockHistory), maps.Clone(now.Notes)
	now.MoveTimes = slices.Clone(now.MoveTimes)
	e.Snapshot, e.progress = now, progressOf(now.Match)
}

// markUnsettled makes Poll retry the writes of e until all are done.
func (e *Entry) markUnsettled() {
	if l := e.library; !e.settled() && !slices.Contains(l.unsettled, e) {
		l.unsettled = append(l.unsettled, e)
	}
}

// settled reports whether everything of e has been written.
func (e *Entry) settled() bool { return e.file.intact && !e.recordFile.pending }

// add appends lines to the journal. If that fails, the whole journal is rewritten as soon as possible.
func (e *Entry) add(lines []byte) {
	if !e.file.intact {
		e.rewrite()
		return
	}
	switch err := e.file.add(lines); {
	case err != nil:
		e.file.due = time.Time{}
		e.rewrite()
	case e.file.tooLong():
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
	log, text := e.shortestJournal(at)
	if err := e.file.replace(e.Spec.ID, e.Began, text); err != nil {
		e.file.intact, e.file.due = false, at.Add(queue.RetryInterval)
		e.markUnsettled()
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
	e.removeFinished()
}

// shorten rewrites a journal that has become long. If that fails, it is tried again later.
func (e *Entry) shorten() {
	log, text := e.shortestJournal(e.library.now())
	if err := e.file.replace(e.Spec.ID, e.Began, text); err != nil {
		e.file.lengthRewritten = e.file.length
		return
	}
	e.log = log
}

// shortestJournal returns the shortest journal for the current state of the table.
func (e *Entry) shortestJournal(at time.Time) (*journal.Log, []byte) {
	log, text := journal.Begin(e.Snapshot, e.Began, at)
	if e.left {
		text = log.AppendEvent(text, journal.LeftTable, at)
	}
	if e.dropped {
		text = log.AppendEvent(text, journal.Dropped, at)
	}
	return log, text
}

// sync syncs the journal to the disk. After a failure the contents on disk are unknown, so the journal is rewritten.
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

func (e *Entry) logEvent(w journal.Event) {
	e.add(e.log.AppendEvent(nil, w, e.library.now()))
	e.sync()
}

// Sit records that the players are back at the table.
func (e *Entry) Sit() {
	if e.left {
		e.left, e.finished = false, false
		e.library.version++
		e.logEvent(journal.Returned)
	}
}

// Leave records that the players have left the table. A finished match becomes a record. A table that is not worth keeping is removed.
func (e *Entry) Leave() {
	if e.left || !slices.Contains(e.library.entries, e) {
		return
	}
	e.left, e.seated = true, nil
	e.library.version++
	e.Match.Compact()
	switch {
	case e.Match.Closed():
		if e.finish(); slices.Contains(e.library.entries, e) {
			e.leave() // so that the next start does not open it
		}
	case !e.worthKeeping():
		e.remove()
	default:
		e.leave()
	}
}

// played reports whether the table has a ply or a comment: games without any are not kept.
func (e *Entry) played() bool {
	start := e.Match.Root()
	return len(start.Next()) > 0 || start.Comment() != ""
}

// worthKeeping reports whether an unfinished table has something to return to: plies, an incomplete ply, a set-up position, or the score of a series.
func (e *Entry) worthKeeping() bool {
	if e.played() || len(e.Path) > 0 || e.Table().Terms.Series.Games > 0 {
		return true
	}
	return !e.Spec.IsOpening(e.Match.Game(), e.Match.Position())
}

// leave records in the journal that the players have left.
func (e *Entry) leave() {
	e.noteTimes()
	e.logEvent(journal.LeftTable)
}

// noteTimes writes the clocks and the time of the pending move as of the last Note.
func (e *Entry) noteTimes() {
	if e.clocks == e.Left && e.pendingTime == e.Used {
		return
	}
	e.Left, e.Used = e.clocks, e.pendingTime
	e.add(e.log.AppendChanges(nil, e.Snapshot, e.library.now()))
	e.sync()
}

// remove removes the table and its journal. If the file cannot be removed, the next start tries again.
func (e *Entry) remove() {
	l, name := e.library, e.file.name
	is := func(k *Entry) bool { return k == e }
	l.entries, l.unsettled = slices.DeleteFunc(l.entries, is), slices.DeleteFunc(l.unsettled, is)
	l.version++
	if e.file.created {
		l.queue.Do(queue.Job{Do: func() error { return l.tables.Remove(name) }})
	}
}

// Drop removes the table from Tables. Restore undoes it.
func (e *Entry) Drop() {
	e.dropped = true
	e.library.version++
	e.logEvent(journal.Dropped)
}

// Restore undoes Drop.
func (e *Entry) Restore() {
	e.dropped = false
	e.library.version++
	e.logEvent(journal.Restored)
}

// Record returns the record name of the finished match: the record from which it was opened, if the match only adds to that game, else a name of its
// own. That name is marked if the game was opened from a record or started elsewhere.
func (e *Entry) Record() string {
	if e.takenFrom() != nil && !e.recordFile.separate {
		return e.From
	}
	return ownName(e.file.name, &e.Snapshot)
}

// ownName returns the record name of s, whose journal is called name, if it gets a record of its own.
func ownName(name string, s *journal.Snapshot) string {
	switch {
	case s.From != "":
		return outsideName(name, index.CopyEnd)
	case s.Imported():
		return outsideName(name, index.ImportEnd)
	}
	return recordName(name)
}

// takenFrom returns the record from which the match was opened; nil if there is none, or if it holds another game.
func (e *Entry) takenFrom() *record.Record {
	if e.From == "" || !e.Match.Closed() {
		return nil
	}
	if !e.recordFile.lookedUp {
		e.recordFile.lookedUp = true
		rec := e.library.findRecord(e.From)
		if rec == nil || !sameGame(rec.Match, e.Match) {
			return nil
		}
		text, err := e.library.recordText(e.From)
		if err == nil { // otherwise it is unknown what a write would replace
			e.recordFile.from, e.recordFile.fileText = rec, text
		}
	}
	return e.recordFile.from
}

// detach forgets the record from which the match was opened, because it could not be written: the match gets a record like any other.
func (e *Entry) detach() {
	e.recordFile.lookedUp, e.recordFile.from, e.recordFile.fileText = true, nil, nil
	if e.finished {
		e.finish()
	} else {
		e.updateRecord()
	}
}

// sameGame reports whether a and b have the same start, the same main path and the same end; players, variations and comments may differ.
func sameGame(a, b *match.Match) bool {
	x, y := a.MainGame(), b.MainGame()
	if x.Game().Info().ID != y.Game().Info().ID || !maps.Equal(x.Game().Info().Options, y.Game().Info().Options) || x.Len() != y.Len() {
		return false
	}
	for i := range x.Len() {
		if x.Move(i) != y.Move(i) {
			return false
		}
	}
	end, by := x.End()
	otherEnd, otherBy := y.End()
	return games.TextOf(x.PositionAt(0)) == games.TextOf(y.PositionAt(0)) && end == otherEnd && by == otherBy && slices.Equal(x.Final().Winners, y.Final().Winners)
}
