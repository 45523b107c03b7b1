// Package library keeps the tables of the program, so that no game is ever lost: a journal for each that is not finished, a record for each
// that is.
//
// A journal is written as things happen (games/journal). The system has every line before the next frame, so it outlives the program however
// that ends; the disk has it a moment later, for which nobody waits.
//
// Several copies of the program may run with one folder. Each has a number, which is a lock on the file copy-N, and the journals that begin
// with its number are its own. The journals of a number that nobody holds any more belong to the first program that finds them, with the number.
package library

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/journal"
	"quintet/games/record"
	"quintet/scenes/library/index"
	"quintet/scenes/store"
	"quintet/scenes/store/queue"
)

// The folders, and how names in that of the tables end.
const (
	tablesFolder = "tables"
	gamesFolder  = "games"
	indexFolder  = "index"
	goneFolder   = "deleted"
	journalEnd   = ".journal"
)

// staleAfter is the age at which a file that is being written belongs to a program that was killed: to write takes seconds.
const staleAfter = time.Hour

// A Library keeps tables and finished games. It belongs to the goroutine of the game loop.
type Library struct {
	tables, games store.Store
	beside        store.Store // holds the index
	find          func(id string) (games.Spec, bool)
	now           func() time.Time
	number        int      // of this copy
	locked        []int    // numbers of copies, this one first
	unlock        []func() // of their locks
	entries       []*Entry
	unsettled     []*Entry        // that have something to write
	finished      []*FinishedGame // newest first
	version       int             // see Version
	messages      []board.Message
	unsaved       bool            // a failed write of a journal was reported
	unsavedRecord bool            // the same of a record
	known         map[string]bool // names of journals that this library has met
	queue         *queue.Queue
	index         *index.Index      // of the finished games; nil until somebody asks for it
	deleted       store.Store       // holds deleted games for a while
	incoming      map[string][]byte // texts of records from outside that the disk does not have yet, by their names
	edits         int               // of finished games, in the queue or not yet collected
	reviews       map[string]string // that the disk does not have yet, by their records
}

// Open returns the library of the store s, with the tables of copies of the program that no longer run. find returns a game by its id. Poll
// reports what could not be read. The library must be closed.
func Open(s store.Store, find func(id string) (games.Spec, bool), now func() time.Time) *Library {
	l := &Library{tables: s.Folder(tablesFolder), games: s.Folder(gamesFolder), beside: s.Folder(indexFolder), deleted: s.Folder(goneFolder), find: sharing(find), now: now, known: map[string]bool{}, reviews: map[string]string{}, incoming: map[string][]byte{}, queue: queue.New()}
	opened := now()
	for l.number = 1; !l.lock(l.number); l.number++ {
	}
	l.queue.Do(queue.Job{Background: true, Do: func() error { return store.Clean(s, opened.Add(-staleAfter)) }}) // a failure is tried again at the next start
	l.adopt()
	l.readFinished()
	return l
}

// sharing wraps find so that tables with the same options share one games.Game: there may be thousands of tables. It is safe for concurrent use.
func sharing(find func(id string) (games.Spec, bool)) func(id string) (games.Spec, bool) {
	var mu sync.Mutex
	made := map[string]games.Game{}
	return func(id string) (games.Spec, bool) {
		spec, ok := find(id)
		create := spec.New
		spec.New = func(o games.Options) (games.Game, error) {
			mu.Lock()
			defer mu.Unlock()
			key := fmt.Sprint(id, o)
			if g := made[key]; g != nil {
				return g, nil
			}
			g, err := create(o)
			if err == nil {
				made[key] = g
			}
			return g, err
		}
		return spec, ok
	}
}

// lock locks a number, and reports whether it is locked now. Where locks are not possible at all, every copy has the first number: journals
// get names of their own all the same, and nobody knows whether the program of a journal still runs.
func (l *Library) lock(number int) bool {
	if slices.Contains(l.locked, number) {
		return true
	}
	unlock, err := l.tables.Lock(fmt.Sprintf("copy-%d", number))
	if errors.Is(err, store.ErrLocked) {
		return false
	}
	l.locked = append(l.locked, number)
	if err == nil {
		l.unlock = append(l.unlock, unlock)
	}
	return true
}

// Copy returns the number of this copy of the program: more than 1 while others run that keep their tables in the same place.
func (l *Library) Copy() int { return l.number }

// Adopt takes over the tables of copies of the program that have ended since. Nobody sits at them any more: they can be continued.
func (l *Library) Adopt() {
	own := len(l.entries)
	l.adopt()
	for _, e := range slices.Clone(l.entries[own:]) {
		e.Leave()
	}
}

// adopt puts the tables of all numbers that nobody holds in the library, as they are.
func (l *Library) adopt() {
	names, err := l.tables.List()
	if err != nil {
		l.reportUnsaved(err)
		return
	}
	for _, name := range names {
		if number, ok := numberOf(name); ok && !l.known[name] && l.lock(number) {
			l.known[name] = true
			l.take(name)
		}
	}
	for _, name := range names {
		l.rescue(name)
	}
}

// numberOf returns the number of the copy that wrote the journal called name. ok is false where it is none.
func numberOf(name string) (number int, ok bool) {
	first, _, _ := strings.Cut(name, "-")
	number, err := strconv.Atoi(first)
	return number, err == nil && number > 0 && strings.HasSuffix(name, journalEnd)
}

// take reads a journal and adds its table.
func (l *Library) take(name string) {
	data, err := l.tables.Read(name, journal.MaxBytes)
	if err != nil {
		l.say("library.unread", err.Error())
		return
	}
	k, err := journal.Read(data, l.find)
	switch {
	case errors.Is(err, journal.ErrVersion):
		l.say("library.newer", l.tables.Path(name))
	case err != nil && len(data) == 0: // the power went before anything was written
		l.remove(name)
	case err != nil:
		where := name
		if aside, ok := l.setAside(name, data); ok {
			where = aside
			l.remove(name)
		}
		l.say("library.lost", l.tables.Path(where))
	case k.Dropped:
		if !k.Match.Closed() { // else there is a record
			l.queue.Do(queue.Job{Do: func() error { return l.games.Remove(record.ReviewName(ownName(name, &k.Snapshot))) }})
		}
		l.remove(name)
	default:
		l.put(name, data, k)
	}
}

// remove deletes the journal called name. Where that fails, the next start tries again.
func (l *Library) remove(name string) {
	l.queue.Do(queue.Job{Do: func() error { return l.tables.Remove(name) }})
}

// put adds the table k, whose journal is data.
func (l *Library) put(name string, data []byte, k *journal.Contents) {
	e := &Entry{Snapshot: k.Snapshot, Began: k.Began, Changed: k.Changed, library: l, log: k.Log(), left: k.Left, used: k.Used, away: k.Away, progress: progressOf(k.Match)}
	e.file = file{library: l, name: name, own: len(l.unlock) == len(l.locked), intact: true, length: k.Length}
	l.entries = append(l.entries, e)
	l.version++
	e.Match.Compact()
	switch {
	case k.Damage != nil:
		aside, ok := l.setAside(name, data)
		l.say("library.damaged", k.Spec.Name, l.tables.Path(aside))
		if !ok {
			e.file.damaged, e.file.intact = data, false
		}
	case k.Length < len(data):
		l.say("library.torn", k.Spec.Name)
	}
	if (k.Length < len(data) || k.Old) && e.file.own { // a line that is added later must not follow what is left of another
		e.file.intact = false
		e.rewrite()
	}
	e.attend()
	switch {
	case e.away && e.Match.Closed():
		e.finish()
	case e.away && e.file.own && e.file.intact && !e.worthKeeping(): // version 0.2 kept such tables
		e.forget()
	}
}

// setAside keeps what cannot be read, the journal called name, under another name, which it returns. ok is false where that was not possible.
func (l *Library) setAside(name string, data []byte) (aside string, ok bool) {
	aside, err := store.SetAside(l.tables, name, asideEnd, data)
	if err != nil {
		l.reportUnsaved(err)
	}
	return aside, err == nil
}

// Resume returns the table at which the program ended, nil where there is none. The players leave all others.
func (l *Library) Resume() *Entry {
	var last *Entry
	for _, e := range slices.Clone(l.entries) {
		if e.away {
			continue
		}
		if last == nil || e.Changed.After(last.Changed) {
			last, e = e, last
		}
		if e != nil {
			e.Leave()
		}
	}
	return last
}

// Version returns a number that changes whenever Tables or FinishedGames return something else.
func (l *Library) Version() int { return l.version }

// Tables returns the tables that were left and are not finished, the one that changed last first.
func (l *Library) Tables() []*Entry {
	var ts []*Entry
	for _, e := range slices.Backward(l.entries) {
		if e.away && !e.dropped && !e.finished {
			ts = append(ts, e)
		}
	}
	slices.SortStableFunc(ts, func(a, b *Entry) int { return b.Changed.Compare(a.Changed) })
	return ts
}

// Begin puts a new table in the library, at which the players sit.
func (l *Library) Begin(tb journal.Snapshot) *Entry {
	now := l.now()
	e := &Entry{Snapshot: tb, Began: now, Changed: now, library: l, file: file{library: l}, left: tb.Left, used: tb.Used}
	l.entries = append(l.entries, e)
	l.version++
	var lines []byte
	e.log, lines = journal.Begin(tb, now, now)
	e.remember(tb)
	if err := e.file.create(tb.Spec.ID, now, lines); err != nil {
		e.file.due = now.Add(retryInterval)
		e.attend()
		l.reportUnsaved(err)
	}
	e.sync()
	return e
}

// newName returns a name for the journal of a table of the game called id that begins now. The name was not used before.
func (l *Library) newName(id string, now time.Time) string {
	stem := fmt.Sprintf("%d-%s-%s", l.number, now.Format("20060102-150405"), id)
	for n := 1; ; n++ {
		name := stem + journalEnd
		if n > 1 {
			name = fmt.Sprintf("%s-%d%s", stem, n, journalEnd)
		}
		taken := func(end string) bool { return exists(l.games, outsideName(name, end)) }
		if !l.known[name] && !exists(l.tables, name) && !slices.ContainsFunc([]string{recordEnd, index.ImportEnd, index.CopyEnd}, taken) {
			l.known[name] = true
			return name
		}
	}
}

// exists reports whether s has something called name.
func exists(s store.Store, name string) bool {
	_, err := s.Read(name, 0)
	return err == nil || errors.Is(err, store.ErrLarge)
}
