// Package library stores the tables of the program, so that no game is ever lost: a file of package tablefile for each unfinished one, a record for
// each finished one.
//
// A table is saved as things happen. The system has each file before the next frame, so it survives any end of the program; the disk has it a moment
// later, and nothing waits for that.
//
// Only one Library uses a store at a time. But other programs may add, change and remove records: the folder of games belongs to the players.
//
// This file has the Library: opening it, and its tables. Package index searches the records.
//
// # Files
//
//   - entry.go: one table, from when the players sit down; savedtable.go: its files; recordfile.go: its record; place.go: where a game was viewed
//   - finishedgames.go: the finished games, and the reviews beside their records
//   - recordedit.go: opening, naming, tagging and copying a record; delete.go: deleting and restoring it
//   - import.go: adds games from outside, and share codes
//   - poll.go: results and retries on the game loop, and the end
//   - journals.go: tables of versions up to 0.2; keep.go: the terminal's games
package library

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	"quintet/games"
	"quintet/games/files/record"
	"quintet/games/files/tablefile"
	"quintet/games/play/table"
	"quintet/scenes/data/library/index"
	"quintet/scenes/data/notice"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/queue"
)

// The folders.
const (
	unfinishedFolder = "unfinished"
	journalsFolder   = "tables" // of versions up to 0.2
	gamesFolder      = "games"
	indexFolder      = "index"
	deletedFolder    = "deleted"
)

// staleAfter is the age at which a temporary file must be from a program that was killed: writing takes seconds.
const staleAfter = time.Hour

// A Library keeps tables and finished games. It belongs to the goroutine of the game loop.
type Library struct {
	unfinished    store.Store // the tables
	journals      store.Store // tables of versions up to 0.2
	games         store.Store
	indexStore    store.Store // holds the index
	find          func(id string) (games.Spec, bool)
	now           func() time.Time
	entries       []*Entry
	unsettled     []*Entry        // with unwritten changes
	finished      []*FinishedGame // newest first
	version       int             // see Version
	messages      []notice.Notice
	unsaved       bool            // a failed write of a table was reported
	unsavedRecord bool            // a failed write of a record was reported
	known         map[string]bool // the stems of tables and the names of journals seen by this library
	place         place           // where the players are in a game that they only look at
	queue         *queue.Queue
	index         *index.Index      // of the finished games; nil until first used
	deleted       store.Store       // holds deleted games for a while
	bin           *index.Index      // of the deleted games; nil until first used
	incoming      map[string][]byte // texts of imported records that are not on the disk yet, by name
	edits         int               // of finished games, queued or not yet collected
	reviews       map[string]string // reviews that are not on the disk yet, by record
}

// Open returns the library of the store s. find returns a game by its id. Poll reports what could not be read. The caller must close the library.
func Open(s store.Store, find func(id string) (games.Spec, bool), now func() time.Time) *Library {
	l := &Library{unfinished: s.Folder(unfinishedFolder), journals: s.Folder(journalsFolder), games: s.Folder(gamesFolder), indexStore: s.Folder(indexFolder), deleted: s.Folder(deletedFolder), find: shareGames(find), now: now, known: map[string]bool{}, reviews: map[string]string{}, incoming: map[string][]byte{}, queue: queue.New()}
	opened := now()
	l.queue.Do(queue.Job{Background: true, Do: func() error { return store.Clean(s, opened.Add(-staleAfter)) }}) // a failure is retried at the next start
	l.readTables()
	l.readFinished()
	return l
}

// shareGames wraps find so that tables with the same options share one games.Game: there may be thousands of tables. The result is safe for concurrent
// use.
func shareGames(find func(id string) (games.Spec, bool)) func(id string) (games.Spec, bool) {
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

// Reload adds tables that are new in the store, for example from a backup. They can be continued; the players are not at them.
func (l *Library) Reload() {
	own := len(l.entries)
	l.readTables()
	for _, e := range slices.Clone(l.entries[own:]) {
		e.Leave()
	}
}

// readTables adds the tables that are new in the store.
func (l *Library) readTables() {
	names, err := l.unfinished.List()
	if err != nil {
		l.reportUnsaved(err)
		return
	}
	files := map[string][]int{} // the numbers of the files by stem
	for _, name := range names {
		if stem, n, ok := tablefile.SplitName(name); ok && !l.known[stem] {
			files[stem] = append(files[stem], n)
		}
	}
	for _, stem := range slices.Sorted(maps.Keys(files)) {
		l.known[stem] = true
		l.readTable(stem, slices.Sorted(slices.Values(files[stem])))
	}
	l.readJournals()
}

// readTable adds the table called stem from the newest of its files that is whole. numbers has the numbers of the files in order.
func (l *Library) readTable(stem string, numbers []int) {
	e := &Entry{file: savedTable{library: l, stem: stem, newest: numbers[len(numbers)-1], older: numbers[:len(numbers)-1]}}
	var left tablefile.File // of the newest file that is not whole, or holds at least something
	for i, n := range slices.Backward(numbers) {
		data, err := l.unfinished.Read(tablefile.Name(stem, n), tablefile.MaxBytes)
		if err != nil {
			l.notify(notice.Say(notice.Failure, "library.unread", err.Error()))
			return
		}
		f, err := tablefile.Read(data, l.find)
		switch {
		case errors.Is(err, tablefile.ErrVersion):
			path := l.unfinished.Path(tablefile.Name(stem, n))
			l.notify(notice.About(path, "library.newer", path))
			return
		case err == nil:
			l.addWhole(e, f, numbers, i)
			return
		case len(e.file.damaged) == 0 || left.Table == nil && f.Table != nil:
			left, e.file.damaged, e.file.newest = f, data, n
		}
	}
	if exists(l.journals, stem+journalEnd) { // which was being converted
		l.dropFiles(stem, numbers)
		return
	}
	e.file.older = slices.DeleteFunc(slices.Clone(numbers), func(n int) bool { return n == e.file.newest })
	l.addDamaged(e, left)
}

// addWhole adds the table f in file i of numbers. The files after it were being written when the power failed.
func (l *Library) addWhole(e *Entry, f tablefile.File, numbers []int, i int) {
	torn := len(e.file.damaged) > 0 // and not only created
	e.file.newest, e.file.synced, e.file.older, e.file.whole, e.file.damaged = numbers[i], numbers[i], slices.Clone(numbers[:i]), true, nil
	for _, n := range numbers[i+1:] {
		l.removeTableFile(tablefile.Name(e.file.stem, n))
	}
	if torn {
		l.notify(notice.Say(notice.Failure, "library.torn", f.Table.Spec.Name))
	}
	if journal := e.file.stem + journalEnd; exists(l.journals, journal) {
		e.file.kept = func() { l.retireJournal(journal) }
	}
	if i > 0 || e.file.kept != nil {
		e.file.sync()
	}
	l.addTable(e, f)
}

// addDamaged adds what is left of a table without a whole file. The damaged file is set aside.
func (l *Library) addDamaged(e *Entry, left tablefile.File) {
	name, data := tablefile.Name(e.file.stem, e.file.newest), e.file.damaged
	switch {
	case len(data) == 0: // the power failed before anything was written
		e.file.remove()
		return
	case left.Table != nil && !bytes.HasSuffix(data, []byte("\n")): // or before everything was
		e.file.damaged = nil
		l.notify(notice.Say(notice.Failure, "library.torn", left.Table.Spec.Name))
		l.addTable(e, left)
		return
	}
	aside, ok := l.setAside(l.unfinished, name, data)
	path := l.unfinished.Path(aside)
	if left.Table == nil {
		if ok {
			e.file.remove()
		} else {
			path = l.unfinished.Path(name)
		}
		l.notify(notice.About(path, "library.lost", path))
		return
	}
	l.notify(notice.About(path, "library.damaged", left.Table.Spec.Name, path))
	if ok {
		e.file.damaged = nil
	}
	l.addTable(e, left)
}

// addTable adds the table f as e, whose files are known.
func (l *Library) addTable(e *Entry, f tablefile.File) {
	e.Table, e.Began, e.Changed, e.library, e.file.library = f.Table, f.Began, f.Changed, l, l
	e.noted = momentOf(e.Table, l.now())
	e.state = seated
	if f.Away {
		e.state = waiting
	}
	l.entries = append(l.entries, e)
	l.version++
	e.Table.Match.Compact()
	closed := e.Table.Match.Closed()
	switch {
	case f.Dropped:
		if !closed { // otherwise there is a record
			l.queue.Do(queue.Job{Do: func() error { return l.games.Remove(record.ReviewName(ownName(e.file.stem, e.Table))) }})
		}
		e.remove()
		return
	case f.Away && !closed && e.file.damaged == nil && !e.worthKeeping(): // version 0.2 kept such tables
		e.remove()
		return
	}
	if !e.file.whole {
		e.save(true)
	}
	if f.Away && closed {
		e.finish()
	}
	e.markUnsettled()
}

// setAside stores data, the unreadable file of in called name, under another name and returns it. ok is false if that failed.
func (l *Library) setAside(in store.Store, name string, data []byte) (aside string, ok bool) {
	aside, err := store.SetAside(in, name, asideEnd, data)
	if err != nil {
		l.reportUnsaved(err)
	}
	return aside, err == nil
}

// Resume returns the table that was open when the program ended, nil if there was none. It makes the players leave all others.
func (l *Library) Resume() *Entry {
	var last *Entry
	for _, e := range slices.Clone(l.entries) {
		if e.left() {
			continue
		}
		if last == nil || !e.Changed.Before(last.Changed) {
			last, e = e, last
		}
		if e != nil {
			e.Leave()
		}
	}
	if last == nil {
		return l.openPlace()
	}
	l.forgetPlace()
	return last
}

// Version returns a number that changes whenever Tables, FinishedGames or Review return something else.
func (l *Library) Version() int { return l.version }

// Tables returns the unfinished tables that the players have left, the most recently changed first.
func (l *Library) Tables() []*Entry {
	var ts []*Entry
	for _, e := range slices.Backward(l.entries) {
		if e.state == waiting {
			ts = append(ts, e)
		}
	}
	slices.SortStableFunc(ts, func(a, b *Entry) int { return b.Changed.Compare(a.Changed) })
	return ts
}

// Begin adds the table t, with the players at it. A game from a record that is on the disk has no file until something changes.
func (l *Library) Begin(t *table.Table) *Entry {
	now := l.now()
	e := &Entry{Table: t, Began: now, Changed: now, library: l, state: seated, noted: momentOf(t, now)}
	e.file = savedTable{library: l, stem: l.newStem(t.Spec.ID, now)}
	l.entries = append(l.entries, e)
	l.version++
	if t.From != "" && !e.recordComes() {
		e.state = viewed
		l.notePlace(e)
		return e
	}
	e.save(true)
	return e
}

// newStem returns an unused stem for the files of a table of the game id that begins now.
func (l *Library) newStem(id string, now time.Time) string {
	names, _ := l.unfinished.List() // if it cannot be read, Create says so
	first := fmt.Sprintf("1-%s-%s", now.Format("20060102-150405"), id)
	for n := 1; ; n++ {
		stem := first
		if n > 1 {
			stem = fmt.Sprintf("%s-%d", first, n)
		}
		used := l.known[stem] || slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(name, stem+".") })
		taken := func(end string) bool { return exists(l.games, outsideName(stem, end)) }
		if !used && !exists(l.journals, stem+journalEnd) && !slices.ContainsFunc([]string{recordEnd, index.ImportEnd, index.CopyEnd}, taken) {
			l.known[stem] = true
			return stem
		}
	}
}

// exists reports whether s has a file called name.
func exists(s store.Store, name string) bool {
	_, err := s.Read(name, 0)
	return err == nil || errors.Is(err, store.ErrLarge)
}

// Games returns the index of all finished games. From the first call it is kept up to date; its Look finds changes by other programs.
func (l *Library) Games() *index.Index {
	if l.index == nil {
		l.index = index.Open(l.games, l.indexStore, l.find, l.now().Location())
		l.purge()
	}
	return l.index
}

// noteGame tells the index that the record called name may have changed.
func (l *Library) noteGame(name string) {
	if l.index != nil {
		l.index.Note(name)
	}
}

// Sit seats the players at t, in its entry or a new one.
func (l *Library) Sit(t *table.Table) {
	if i := slices.IndexFunc(l.entries, func(e *Entry) bool { return e.Table == t }); i >= 0 {
		l.entries[i].Sit()
	} else {
		l.Begin(t)
	}
}

// At returns the entry of the table at which the players sit, nil if they do not sit at t.
func (l *Library) At(t *table.Table) *Entry {
	i := slices.IndexFunc(l.entries, func(e *Entry) bool { return e.Table == t && !e.left() })
	if i < 0 {
		return nil
	}
	return l.entries[i]
}
