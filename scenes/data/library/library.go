// Package library keeps the tables of the program, so that no game is ever lost: a journal for each that is not finished, a record for each
// that is.
//
// A journal is written as things happen (games/files/journal). The system has every line before the next frame, so it outlives the program however
// that ends; the disk has it a moment later, for which no one waits.
//
// One Library at a time uses a store. Other programs may add, change and remove records all the same: the folder of the games belongs to the
// players.
package library

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/files/journal"
	"quintet/games/files/record"
	"quintet/games/play/table"
	"quintet/scenes/data/library/index"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/queue"
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
	entries       []*Entry
	unsettled     []*Entry        // that have something to write
	finished      []*FinishedGame // newest first
	version       int             // see Version
	messages      []board.Message
	unsaved       bool            // a failed write of a journal was reported
	unsavedRecord bool            // the same of a record
	known         map[string]bool // names of journals that this library has met
	queue         *queue.Queue
	index         *index.Index      // of the finished games; nil until someone asks for it
	deleted       store.Store       // holds deleted games for a while
	incoming      map[string][]byte // texts of records from outside that the disk does not have yet, by their names
	edits         int               // of finished games, in the queue or not yet collected
	reviews       map[string]string // that the disk does not have yet, by their records
}

// Open returns the library of the store s. find returns a game by its id. Poll reports what could not be read. The library must be closed.
func Open(s store.Store, find func(id string) (games.Spec, bool), now func() time.Time) *Library {
	l := &Library{tables: s.Folder(tablesFolder), games: s.Folder(gamesFolder), beside: s.Folder(indexFolder), deleted: s.Folder(goneFolder), find: sharing(find), now: now, known: map[string]bool{}, reviews: map[string]string{}, incoming: map[string][]byte{}, queue: queue.New()}
	opened := now()
	l.queue.Do(queue.Job{Background: true, Do: func() error { return store.Clean(s, opened.Add(-staleAfter)) }}) // a failure is tried again at the next start
	l.readTables()
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

// Reload takes in tables that have come into the store, as those of a backup. No one sits at them: they can be continued.
func (l *Library) Reload() {
	own := len(l.entries)
	l.readTables()
	for _, e := range slices.Clone(l.entries[own:]) {
		e.Leave()
	}
}

// readTables puts the tables of all journals that are new in the library, as they are.
func (l *Library) readTables() {
	names, err := l.tables.List()
	if err != nil {
		l.reportUnsaved(err)
		return
	}
	for _, name := range names {
		if isJournal(name) && !l.known[name] {
			l.known[name] = true
			l.take(name)
		}
	}
	for _, name := range names {
		l.rescue(name)
	}
}

// isJournal reports whether name is that of a journal. It begins with a number: 1, or that of another window with the same data in versions up
// to 0.2.
func isJournal(name string) bool {
	first, _, _ := strings.Cut(name, "-")
	number, err := strconv.Atoi(first)
	return err == nil && number > 0 && strings.HasSuffix(name, journalEnd)
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
	e.file = file{library: l, name: name, made: true, intact: true, length: k.Length}
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
	if k.Length < len(data) || k.Old { // a line that is added later must not follow what is left of another
		e.file.intact = false
		e.rewrite()
	}
	e.attend()
	switch {
	case e.away && e.Match.Closed():
		e.finish()
	case e.away && e.file.intact && !e.worthKeeping(): // version 0.2 kept such tables
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

// Version returns a number that changes whenever Tables, FinishedGames or Review return something else.
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

// exists reports whether s has something called name.
func exists(s store.Store, name string) bool {
	_, err := s.Read(name, 0)
	return err == nil || errors.Is(err, store.ErrLarge)
}

// Games returns the index of all finished games. Since the first call it is kept up to date; what other programs change in the folder is
// found by its Look.
func (l *Library) Games() *index.Index {
	if l.index == nil {
		l.index = index.Open(l.games, l.beside, l.find, l.now().Location())
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

// Edits reports whether a finished game is being named, copied, deleted or restored. Poll takes in what has come of it.
func (l *Library) Edits() bool { return l.edits > 0 }

// Ready reports whether Poll has results of reading or of an edit to take in.
func (l *Library) Ready() bool { return l.queue.Ready() || l.index != nil && l.index.Ready() }

// edit lets do change the records beside the game loop, and calls done or failed afterwards.
func (l *Library) edit(do func() error, done func(), failed func(err error)) {
	l.edits++
	l.queue.Do(queue.Job{Do: do, Done: func() { l.edits--; done() }, Failed: func(err error) { l.edits--; failed(err) }})
}

// refuse says in the words of key that something could not be done with the record called name: perhaps it has gone or changed.
func (l *Library) refuse(key, name string, err error) {
	l.say(key, name, err.Error())
	l.noteGame(name)
}

// ReadGame returns the game of the record called name as a table that can be opened: that of a table in force, where its record may still have
// to be written.
func (l *Library) ReadGame(name string) (t journal.Snapshot, err error) {
	for _, e := range l.entries {
		if e.Match.Closed() && e.Record() == name {
			return e.Snapshot, nil
		}
	}
	data, err := l.recordText(name)
	if err != nil {
		return t, err
	}
	return l.tableOf(name, data)
}

// tableOf returns the game of the record called name, of which data is the text, as a table that can be opened.
func (l *Library) tableOf(name string, data []byte) (t journal.Snapshot, err error) {
	rec, err := record.Read(bytes.NewReader(data), l.find)
	if err != nil {
		return t, err
	}
	return (&FinishedGame{Record: rec, name: name}).Snapshot()
}

// OpenGame returns the game of the record called name as a table that can be opened. ok is false where it cannot be read; Poll tells why.
func (l *Library) OpenGame(name string) (t journal.Snapshot, ok bool) {
	data, err := l.recordText(name)
	if err != nil {
		l.say("games.unread", name, err.Error())
		return t, false
	}
	if t, err = l.tableOf(name, data); err != nil {
		l.messages = append(l.messages, refusal(name, data, err))
	}
	return t, err == nil
}

// GamePath returns where the record called name is kept, in words for a player.
func (l *Library) GamePath(name string) string { return l.games.Path(name) }

// GamesFolder returns where the records are kept, for the system.
func (l *Library) GamesFolder() string { return l.games.Path("") }

// Retitle gives the record called name a title, "" for none. Where that fails Poll tells why, and the record stays.
func (l *Library) Retitle(name, title string) { l.setTag(name, index.TitleTag, title) }

// Retag gives the record called name tags, separated by commas.
func (l *Library) Retag(name, tags string) { l.setTag(name, index.TagsTag, tags) }

// setTag gives the record called name a tag, and takes it away where value is empty.
func (l *Library) setTag(name, tag, value string) {
	var rec *record.Record
	l.edit(func() error {
		var data []byte
		var err error
		if rec, data, err = l.readRecord(name, record.MaxBytes); err != nil {
			return err
		}
		rec.SetTag(tag, value)
		var text bytes.Buffer
		if err := record.Write(&text, rec); err != nil {
			return err
		}
		if err := l.unchanged(name, data); err != nil {
			return err
		}
		return l.games.Write(name, text.Bytes())
	}, func() {
		l.replaceFinished(name, rec)
		l.noteGame(name)
	}, func(err error) { l.refuse("games.unwritten", name, err) })
}

// unchanged returns an error unless the file called name holds data.
func (l *Library) unchanged(name string, data []byte) error {
	if now, err := l.games.Read(name, len(data)); err != nil || !bytes.Equal(now, data) {
		return errChanged
	}
	return nil
}

// CopyGame adds a copy of the record called name, byte for byte. Where that fails Poll tells why.
func (l *Library) CopyGame(name string) {
	e := l.Games().Entry(name)
	if e == nil {
		return // it has gone meanwhile
	}
	var rec *record.Record
	at := l.now()
	to := outsideName(l.newName(e.Game, at), index.CopyEnd)
	l.edit(func() error {
		var data []byte
		var err error
		if rec, data, err = l.readRecord(name, record.MaxBytes); err != nil {
			return err
		}
		if err := l.add(to, data); err != nil {
			return err
		}
		copyReview(l.games, name, l.games, to)
		return nil
	}, func() {
		l.addFinished(&FinishedGame{Record: rec, At: at, name: to})
		l.noteGame(to)
	}, func(err error) { l.refuse("games.uncopied", name, err) })
}

// add keeps data as the record called name, which is free, and returns when a power cut does not lose it.
func (l *Library) add(name string, data []byte) error {
	if err := l.games.Create(name, data); err != nil {
		return err
	}
	return l.games.Sync(name)
}

// Sit lets players sit at t. From now on its journal is written, in the entry of t or in a new one.
func (l *Library) Sit(t *table.Table) {
	if e := l.At(t); e != nil {
		e.Sit()
		return
	}
	l.Begin(journal.SnapshotOf(t, l.now())).seated = t
}

// At returns the entry of the table at which players sit, nil where no one sits at t.
func (l *Library) At(t *table.Table) *Entry {
	i := slices.IndexFunc(l.entries, func(e *Entry) bool { return e.seated == t })
	if i < 0 {
		return nil
	}
	return l.entries[i]
}

// Open returns the table as it was left, for players to sit at.
func (e *Entry) Open() *table.Table {
	e.seated = e.Table()
	return e.seated
}
