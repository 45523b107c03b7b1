// One table in the library (Entry): Note saves what has changed; Sit and Leave record that the players come and go; Drop and Restore delete the table
// and undo that. takenFrom and Record connect it with the record from which it was opened. Change here how often clocks are saved. savedtable.go and
// recordfile.go write its files.

package library

import (
	"maps"
	"reflect"
	"slices"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/files/record"
	"quintet/games/files/tablefile"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/play/terms"
	"quintet/scenes/data/library/index"
	"quintet/scenes/data/store/queue"
)

// A state says where a table is in its life.
type state uint8

// The states. A table begins as viewed or seated, and goes from seated to waiting and back any number of times.
const (
	viewed   state = iota // the players look at a game from a record and have changed nothing: it has no file
	seated                // the players are at it
	waiting               // they have left it
	finished              // they have left it and its game is over: it is removed as soon as the disk has its record
	dropped               // they have deleted it: it can be restored until the program starts again
)

// An Entry is a table in the library. While the players sit at it, it is the one they play at.
type Entry struct {
	Table          *table.Table
	Began, Changed time.Time

	library    *Library
	state      state
	file       savedTable
	recordFile recordFile
	noted      moment // the last one that was saved, or would have been if the disk could be written
}

// A moment is the state of a table as far as Note compares it.
type moment struct {
	steps steps
	path  []board.Target
	terms terms.Terms
	left  clock.Times
	used  time.Duration
	at    time.Time
}

// steps are the parts of a moment that change only if somebody does something.
type steps struct {
	changes, reseats         int // of the match, and of its players
	force, shown             *match.Node
	continues                bool
	paused, helped, imported bool
	turned                   int
	hinted                   string
}

// stepsOf returns the current steps of t.
func stepsOf(t *table.Table) steps {
	m := t.Match
	return steps{len(m.Changes(0)), t.Reseats, m.Node(), m.NodeAt(m.Len()), m.Continues(), t.Paused, t.Helped, t.Imported, t.Turned, t.Hinted}
}

// momentOf returns the state of t at now.
func momentOf(t *table.Table, now time.Time) moment {
	x := moment{steps: stepsOf(t), path: slices.Clone(t.Path), terms: t.Terms, used: t.Stopwatch.Used(now), at: now}
	if t.Clock != nil {
		x.left = t.Clock.Times(now)
	}
	return x
}

// clockInterval is the interval at which the clocks are saved while nothing is played.
const clockInterval = time.Second

// thinkingInterval is the interval at which the time of the pending move is saved. Only input in the window causes a save: while a player only
// thinks, nothing is written.
const thinkingInterval = 10 * time.Second

// differs reports whether somebody has done something between m and now.
func (m *moment) differs(now *moment) bool {
	return m.steps != now.steps || !slices.Equal(m.path, now.path) || !reflect.DeepEqual(m.terms, now.terms)
}

// timesDue reports whether enough time has passed between m and now to save the times.
func (m *moment) timesDue(now *moment) bool {
	if m.left != now.left && now.at.Sub(m.at) >= clockInterval {
		return true
	}
	return now.used < m.used || now.used-m.used >= thinkingInterval
}

// Note saves an open table if it has changed. It is called often, and cheap if nothing has. Plies and targets are synced to the disk at once, clock
// times whenever the system likes.
func (e *Entry) Note() {
	is := momentOf(e.Table, e.library.now())
	happened := e.noted.differs(&is)
	changed := is.steps.changes != e.noted.steps.changes || is.steps.reseats != e.noted.steps.reseats
	if !happened && !e.noted.timesDue(&is) {
		return
	}
	if e.state == viewed {
		if !changed && len(is.path) == 0 {
			e.noted = is
			e.library.notePlace(e)
			return
		}
		e.state = seated
		e.library.forgetPlace()
	}
	e.Changed = is.at
	e.library.version++
	e.save(happened)
	if changed && (e.Table.Match.Closed() || len(e.recordFile.text) > 0 || e.recordFile.invalid) { // also if its end was undone
		e.updateRecord()
	}
}

// unsaved reports whether the table has changed since its newest file.
func (e *Entry) unsaved() bool { return e.state != viewed && !e.file.whole }

// save saves the table, unless that has failed a moment ago. If durable is true no power cut loses it.
func (e *Entry) save(durable bool) {
	l, now := e.library, e.library.now()
	e.noted = momentOf(e.Table, now)
	if !e.file.whole && now.Before(e.file.due) {
		return
	}
	stem := e.file.stem
	text, err := tablefile.Write(tablefile.File{Table: e.Table, Began: e.Began, Changed: e.Changed, Away: e.left(), Dropped: e.state == dropped}, now)
	if err == nil {
		err = e.file.create(e.Table.Spec.ID, e.Began, text, durable || !e.file.whole)
	}
	if err != nil {
		e.file.whole, e.file.due = false, now.Add(queue.RetryInterval)
		e.markUnsettled()
		l.reportUnsaved(err)
		return
	}
	if e.file.stem != stem && len(e.recordFile.text) > 0 {
		e.recordFile.pending = true
		e.writeRecord()
	}
	l.noteSaved()
	e.removeFinished()
}

// left reports whether the players are not at the table.
func (e *Entry) left() bool { return e.state >= waiting }

// markUnsettled makes Poll retry the writes of e until all are done.
func (e *Entry) markUnsettled() {
	if l := e.library; !e.settled() && !slices.Contains(l.unsettled, e) {
		l.unsettled = append(l.unsettled, e)
	}
}

// settled reports whether everything of e has been written.
func (e *Entry) settled() bool { return !e.unsaved() && !e.recordFile.pending }

// Sit records that the players are back at the table.
func (e *Entry) Sit() {
	if e.left() {
		e.state = seated
		e.library.version++
		e.save(true)
	}
}

// Leave records that the players have left the table. A finished match becomes a record. A table that is not worth keeping is removed.
func (e *Entry) Leave() {
	l := e.library
	if e.left() || !slices.Contains(l.entries, e) {
		return
	}
	now := l.now()
	e.Table.Stop(now)
	e.Table.Match.Compact()
	l.version++
	switch {
	case e.state == viewed:
		l.forgetPlace()
		e.remove()
	case e.Table.Match.Closed():
		if e.finish(); slices.Contains(l.entries, e) {
			e.save(true) // so that the next start does not open it
		}
	case !e.worthKeeping():
		e.remove()
	default:
		e.state = waiting
		e.save(true)
	}
}

// recordComes reports whether the record from which the match was opened was imported and is not on the disk yet.
func (e *Entry) recordComes() bool {
	_, comes := e.library.incoming[e.Table.From]
	return comes
}

// played reports whether the table has a ply, a comment or a drawing: games without any are not kept.
func (e *Entry) played() bool {
	start := e.Table.Match.Root()
	return len(start.Next()) > 0 || start.Comment() != "" || len(start.Drawings()) > 0
}

// worthKeeping reports whether an unfinished table has something to return to: plies, an incomplete ply, a set-up position, or the score of a series
// among people. That of a series against the computer is in the results of the person.
func (e *Entry) worthKeeping() bool {
	if e.played() || len(e.Table.Path) > 0 || e.Table.Terms.Series.Games > 0 && e.Table.Persons() > 1 {
		return true
	}
	return !e.Table.Spec.IsOpening(e.Table.Match.Game(), e.Table.Position())
}

// saveTimes saves the clocks and the time of the pending move, if they have changed.
func (e *Entry) saveTimes() {
	is := momentOf(e.Table, e.library.now())
	if e.state == seated && (is.left != e.noted.left || is.used != e.noted.used) {
		e.save(true)
	}
}

// remove removes the table and its files. If they cannot be removed, the next start tries again.
func (e *Entry) remove() {
	l := e.library
	is := func(k *Entry) bool { return k == e }
	l.entries, l.unsettled = slices.DeleteFunc(l.entries, is), slices.DeleteFunc(l.unsettled, is)
	l.version++
	e.file.remove()
}

// Drop removes the table from Tables. Restore undoes it.
func (e *Entry) Drop() {
	e.state = dropped
	e.library.version++
	e.save(true)
}

// Restore undoes Drop.
func (e *Entry) Restore() {
	e.state = waiting
	e.library.version++
	e.save(true)
}

// Record returns the record name of the finished match: the record from which it was opened, if the match only adds to that game, else a name of its
// own. That name is marked if the game was opened from a record or started elsewhere.
func (e *Entry) Record() string {
	if e.takenFrom() != nil && !e.recordFile.separate {
		return e.Table.From
	}
	return ownName(e.file.stem, e.Table)
}

// ownName returns the record name of t, whose files are called stem, if it gets a record of its own.
func ownName(stem string, t *table.Table) string {
	switch {
	case t.From != "":
		return outsideName(stem, index.CopyEnd)
	case t.Imported:
		return outsideName(stem, index.ImportEnd)
	}
	return recordName(stem)
}

// takenFrom returns the record from which the match was opened; nil if there is none, or if it holds another game.
func (e *Entry) takenFrom() *record.Record {
	from := e.Table.From
	if from == "" || !e.Table.Match.Closed() {
		return nil
	}
	if !e.recordFile.lookedUp {
		e.recordFile.lookedUp = true
		rec := e.library.findRecord(from)
		if rec == nil || !sameGame(rec.Match, e.Table.Match) {
			return nil
		}
		text, err := e.library.recordText(from)
		if err == nil { // otherwise it is unknown what a write would replace
			e.recordFile.from, e.recordFile.fileText = rec, text
		}
	}
	return e.recordFile.from
}

// detach forgets the record from which the match was opened, because it could not be written: the match gets a record like any other.
func (e *Entry) detach() {
	e.recordFile.lookedUp, e.recordFile.from, e.recordFile.fileText = true, nil, nil
	if e.state == finished {
		e.finish()
	} else {
		e.updateRecord()
	}
}

// sameGame reports whether a and b have the same start, the same main path and the same end; players, variations and comments may differ.
func sameGame(a, b *match.Match) bool {
	x, y := a.MainGame(), b.MainGame()
	if !sameStart(x, y) || x.Len() != y.Len() {
		return false
	}
	for i := range x.Len() {
		if x.Move(i) != y.Move(i) {
			return false
		}
	}
	end, by := x.End()
	otherEnd, otherBy := y.End()
	return end == otherEnd && by == otherBy && slices.Equal(x.Final().Winners, y.Final().Winners)
}

// sameStart reports whether a and b have the same rules and begin in the same position.
func sameStart(a, b *match.Match) bool {
	x, y := a.Game().Info(), b.Game().Info()
	return x.ID == y.ID && maps.Equal(x.Options, y.Options) && games.TextOf(a.PositionAt(0)) == games.TextOf(b.PositionAt(0))
}
