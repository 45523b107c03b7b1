// Package library stores the tables of the program, so that no game is ever lost: a journal for each unfinished one, a record for each finished
// one.
//
// A journal is written as things happen (games/files/journal). The system has every line before the next frame, so it survives any end of the
// program; the disk has it a moment later, and nothing waits for that.
//
// Only one Library uses a store at a time. But other programs may add, change and remove records: the folder of games belongs to the players.
//
// This file has the Library: opening it, and its tables with their journals. Package index searches the records.
//
// # Files
//
//   - entry.go: one table, from when the players sit down; journalfile.go: its journal; recordfile.go: its record
//   - finishedgames.go: the finished games, and the reviews beside their records
//   - recordedit.go: opening, naming, tagging and copying a record; delete.go: deleting and restoring it
//   - import.go: adds games from outside, and share codes
//   - poll.go: results and retries on the game loop, and the end
//   - rescue.go: journals that old versions set aside; keep.go: the terminal's games
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
	"quintet/games/files/journal"
	"quintet/games/files/record"
	"quintet/games/play/table"
	"quintet/scenes/data/library/index"
	"quintet/scenes/data/notice"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/queue"
)

// The folders, and the extension of journals.
const (
	tablesFolder  = "tables"
	gamesFolder   = "games"
	indexFolder   = "index"
	deletedFolder = "deleted"
	journalEnd    = ".journal"
)

// staleAfter is the age at which a temporary file must be from a program that was killed: writing takes seconds.
const staleAfter = time.Hour

// A Library keeps tables and finished games. It belongs to the goroutine of the game loop.
type Library struct {
	tables, games store.Store
	indexStore    store.Store // holds the index
	find          func(id string) (games.Spec, bool)
	now           func() time.Time
	entries       []*Entry
	unsettled     []*Entry        // with unwritten changes
	finished      []*FinishedGame // newest first
	version       int             // see Version
	messages      []notice.Notice
	unsaved       bool            // a failed write of a journal was reported
	unsavedRecord bool            // a failed write of a record was reported
	known         map[string]bool // journal names seen by this library
	queue         *queue.Queue
	index         *index.Index      // of the finished games; nil until first used
	deleted       store.Store       // holds deleted games for a while
	incoming      map[string][]byte // texts of imported records that are not on the disk yet, by name
	edits         int               // of finished games, queued or not yet collected
	reviews       map[string]string // reviews that are not on the disk yet, by record
}

// Open returns the library of the store s. find returns a game by its id. Poll reports what could not be read. The caller must close the library.
func Open(s store.Store, find func(id string) (games.Spec, bool), now func() time.Time) *Library {
	l := &Library{tables: s.Folder(tablesFolder), games: s.Folder(gamesFolder), indexStore: s.Folder(indexFolder), deleted: s.Folder(deletedFolder), find: shareGames(find), now: now, known: map[string]bool{}, reviews: map[string]string{}, incoming: map[string][]byte{}, queue: queue.New()}
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

// readTables adds the tables of all journals that are new.
func (l *Library) readTables() {
	names, err := l.tables.List()
	if err != nil {
		l.reportUnsaved(err)
		return
	}
	for _, name := range names {
		if isJournal(name) && !l.known[name] {
			l.known[name] = true
			l.readTable(name)
		}
	}
	for _, name := range names {
		l.rescue(name)
	}
}

// isJournal reports whether name is a journal name. It begins with a number: 1, or, in versions up to 0.2, that of another window with the same data.
func isJournal(name string) bool {
	first, _, _ := strings.Cut(name, "-")
	number, err := strconv.Atoi(first)
	return err == nil && number > 0 && strings.HasSuffix(name, journalEnd)
}

// readTable reads a journal and adds its table.
func (l *Library) readTable(name string) {
	data, err := l.tables.Read(name, journal.MaxBytes)
	if err != nil {
		l.notify(notice.Say(notice.Failure, "library.unread", err.Error()))
		return
	}
	k, err := journal.Read(data, l.find)
	switch {
	case errors.Is(err, journal.ErrVersion):
		path := l.tables.Path(name)
		l.notify(notice.About(path, "library.newer", path))
	case err != nil && len(data) == 0: // the power failed before anything was written
		l.remove(name)
	case err != nil:
		where := name
		if aside, ok := l.setAside(name, data); ok {
			where = aside
			l.remove(name)
		}
		path := l.tables.Path(where)
		l.notify(notice.About(path, "library.lost", path))
	case k.Dropped:
		if !k.Match.Closed() { // otherwise there is a record
			l.queue.Do(queue.Job{Do: func() error { return l.games.Remove(record.ReviewName(ownName(name, &k.Snapshot))) }})
		}
		l.remove(name)
	default:
		l.addTable(name, data, k)
	}
}

// remove deletes the journal called name. If that fails, the next start tries again.
func (l *Library) remove(name string) {
	l.queue.Do(queue.Job{Do: func() error { return l.tables.Remove(name) }})
}

// addTable adds the table k, whose journal is data.
func (l *Library) addTable(name string, data []byte, k *journal.Contents) {
	e := &Entry{Snapshot: k.Snapshot, Began: k.Began, Changed: k.Changed, library: l, log: k.Log(), clocks: k.Left, pendingTime: k.Used, left: k.Away, progress: progressOf(k.Match)}
	e.file = file{library: l, name: name, created: true, intact: true, length: k.Length}
	l.entries = append(l.entries, e)
	l.version++
	e.Match.Compact()
	switch {
	case k.Damage != nil:
		aside, ok := l.setAside(name, data)
		path := l.tables.Path(aside)
		l.notify(notice.About(path, "library.damaged", k.Spec.Name, path))
		if !ok {
			e.file.damaged, e.file.intact = data, false
		}
	case k.Length < len(data):
		l.notify(notice.Say(notice.Failure, "library.torn", k.Spec.Name))
	}
	if k.Length < len(data) || k.Old { // new lines must not follow the remains of another line
		e.file.intact = false
		e.rewrite()
	}
	e.markUnsettled()
	switch {
	case e.left && e.Match.Closed():
		e.finish()
	case e.left && e.file.intact && !e.worthKeeping(): // version 0.2 kept such tables
		e.remove()
	}
}

// setAside stores data, the unreadable journal called name, under another name and returns it. ok is false if that failed.
func (l *Library) setAside(name string, data []byte) (aside string, ok bool) {
	aside, err := store.SetAside(l.tables, name, asideEnd, data)
	if err != nil {
		l.reportUnsaved(err)
	}
	return aside, err == nil
}

// Resume returns the table that was open when the program ended, nil if there was none. It makes the players leave all others.
func (l *Library) Resume() *Entry {
	var last *Entry
	for _, e := range slices.Clone(l.entries) {
		if e.left {
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

// Version returns a number that changes whenever Tables, FinishedGames or Review return something else.
func (l *Library) Version() int { return l.version }

// Tables returns the unfinished tables that the players have left, the most recently changed first.
func (l *Library) Tables() []*Entry {
	var ts []*Entry
	for _, e := range slices.Backward(l.entries) {
		if e.left && !e.dropped && !e.finished {
			ts = append(ts, e)
		}
	}
	slices.SortStableFunc(ts, func(a, b *Entry) int { return b.Changed.Compare(a.Changed) })
	return ts
}

// Begin adds a new table, with the players at it.
func (l *Library) Begin(tb journal.Snapshot) *Entry {
	now := l.now()
	e := &Entry{Snapshot: tb, Began: now, Changed: now, library: l, file: file{library: l}, clocks: tb.Left, pendingTime: tb.Used}
	l.entries = append(l.entries, e)
	l.version++
	var lines []byte
	e.log, lines = journal.Begin(tb, now, now)
	e.remember(tb)
	if err := e.file.create(tb.Spec.ID, now, lines); err != nil {
		e.file.due = now.Add(queue.RetryInterval)
		e.markUnsettled()
		l.reportUnsaved(err)
	}
	e.sync()
	return e
}

// newName returns an unused name for the journal of a table of the game id that begins now.
func (l *Library) newName(id string, now time.Time) string {
	stem := fmt.Sprintf("1-%s-%s", now.Format("20060102-150405"), id)
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

// Sit seats the players at t. Its journal is then written in the entry of t or in a new one.
func (l *Library) Sit(t *table.Table) {
	if e := l.At(t); e != nil {
		e.Sit()
		return
	}
	l.Begin(journal.SnapshotOf(t, l.now())).seated = t
}

// At returns the entry of the table at which the players sit, nil if they do not sit at t.
func (l *Library) At(t *table.Table) *Entry {
	i := slices.IndexFunc(l.entries, func(e *Entry) bool { return e.seated == t })
	if i < 0 {
		return nil
	}
	return l.entries[i]
}

// Open returns the table as it was left, for the players to continue.
func (e *Entry) Open() *table.Table {
	e.seated = e.Table()
	return e.seated
}
