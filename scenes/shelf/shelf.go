// Package shelf keeps the tables of the program, so that no game is ever lost: a journal for each that is not finished, a record for each
// that is.
//
// A journal is written as things happen (games/journal). The system has every line before the next frame, so it outlives the program however
// that ends; the disk has it a moment later, for which nobody waits.
//
// Several copies of the program may run with one folder. Each has a number, which is a lock on the file copy-N, and the journals that begin
// with its number are its own. The journals of a number that nobody holds any more belong to the first program that finds them, with the number.
package shelf

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/journal"
	"quintet/scenes/store"
	"quintet/scenes/worker"
)

// The folders, and how names in that of the tables end.
const (
	tablesFolder = "tables"
	gamesFolder  = "games"
	journalEnd   = ".journal"
)

// A Shelf keeps tables and finished games. It belongs to the goroutine of the game loop.
type Shelf struct {
	tables, games store.Store
	find          func(id string) (games.Spec, bool)
	now           func() time.Time
	number        int      // of this copy
	held          []int    // all numbers that are locked, this one first
	unlock        []func() // of their locks
	kept          []*Entry
	finished      []*Finished // newest first
	said          []board.Message
	failed        bool            // that something cannot be written has been said
	failedFiling  bool            // that a record cannot be written has been said
	known         map[string]bool // names of journals that this shelf has met
	worker        *worker.Worker
}

// Open returns the shelf of what s keeps, with the tables of copies of the program that no longer run. find knows the games by their ids.
// What could not be read is in Said. The shelf must be closed.
func Open(s store.Store, find func(id string) (games.Spec, bool), now func() time.Time) *Shelf {
	f := &Shelf{tables: s.Folder(tablesFolder), games: s.Folder(gamesFolder), find: find, now: now, known: map[string]bool{}, worker: worker.New()}
	for f.number = 1; !f.hold(f.number); f.number++ {
	}
	f.adopt()
	f.readFinished()
	return f
}

// hold locks a number, and reports whether it is held now. Where locks are not possible at all, every copy has the first number: journals get
// names of their own all the same, and of what is found nobody knows whether its program still runs.
func (f *Shelf) hold(number int) bool {
	if slices.Contains(f.held, number) {
		return true
	}
	unlock, err := f.tables.Lock(fmt.Sprintf("copy-%d", number))
	if errors.Is(err, store.ErrLocked) {
		return false
	}
	f.held = append(f.held, number)
	if err == nil {
		f.unlock = append(f.unlock, unlock)
	}
	return true
}

// Adopt takes over the tables of copies of the program that have ended since. Nobody sits at them any more: they can be continued.
func (f *Shelf) Adopt() {
	own := len(f.kept)
	f.adopt()
	for _, e := range slices.Clone(f.kept[own:]) {
		e.Leave(true)
	}
}

// adopt puts the tables of all numbers that nobody holds on the shelf, as they are.
func (f *Shelf) adopt() {
	names, err := f.tables.List()
	if err != nil {
		f.unkept(err)
		return
	}
	for _, name := range names {
		if number, ok := numberOf(name); ok && !f.known[name] && f.hold(number) {
			f.known[name] = true
			f.take(name)
		}
	}
}

// numberOf returns the number of the copy that wrote the journal called name. ok is false where it is none.
func numberOf(name string) (number int, ok bool) {
	first, _, _ := strings.Cut(name, "-")
	number, err := strconv.Atoi(first)
	return number, err == nil && number > 0 && strings.HasSuffix(name, journalEnd)
}

// take reads a journal and puts its table on the shelf.
func (f *Shelf) take(name string) {
	data, err := f.tables.Read(name, journal.MaxBytes)
	if err != nil {
		f.say("shelf.unread", err.Error())
		return
	}
	k, err := journal.Read(data, f.find)
	switch {
	case errors.Is(err, journal.ErrVersion):
		f.say("shelf.newer", f.tables.Path(name))
	case err != nil && len(data) == 0: // the power went before anything was written
		f.remove(name)
	case err != nil:
		where := name
		if aside, ok := f.setAside(name, data); ok {
			where = aside
			f.remove(name)
		}
		f.say("shelf.lost", f.tables.Path(where))
	case k.Dropped:
		f.remove(name)
	default:
		f.put(name, data, k)
	}
}

// remove takes the journal called name away. Where that does not go, the next start does it.
func (f *Shelf) remove(name string) {
	f.worker.Do(worker.Job{Do: func() error { return f.tables.Remove(name) }})
}

// put puts the table k, of which data is the journal, on the shelf.
func (f *Shelf) put(name string, data []byte, k *journal.Kept) {
	e := &Entry{Snapshot: k.Snapshot, Began: k.Began, Changed: k.Changed, shelf: f, log: k.Log(), left: k.Left, used: k.Used, away: k.Away, stood: standOf(k.Match)}
	e.file = file{shelf: f, name: name, own: len(f.unlock) == len(f.held), sound: true, length: k.Whole}
	f.kept = append(f.kept, e)
	switch {
	case k.Damage != nil:
		aside, ok := f.setAside(name, data)
		f.say("shelf.damaged", k.Spec.Name, f.tables.Path(aside))
		if !ok {
			e.file.spoilt, e.file.sound = data, false
		}
	case k.Whole < len(data):
		f.say("shelf.torn", k.Spec.Name)
	}
	if k.Whole < len(data) && e.file.own { // a line that is added later must not follow what is left of another
		e.file.sound = false
		e.rewrite()
	}
	if e.away && e.Match.Closed() {
		e.finish()
	}
}

// setAside keeps what cannot be read, the journal called name, under another name, which it returns. ok is false where that was not possible.
func (f *Shelf) setAside(name string, data []byte) (aside string, ok bool) {
	aside, err := store.SetAside(f.tables, name, data)
	if err != nil {
		f.unkept(err)
	}
	return aside, err == nil
}

// Resume returns the table at which the program ended, nil where there is none. What else was not left is left now.
func (f *Shelf) Resume() *Entry {
	var last *Entry
	for _, e := range slices.Clone(f.kept) {
		if e.away {
			continue
		}
		if last == nil || e.Changed.After(last.Changed) {
			last, e = e, last
		}
		if e != nil {
			e.Leave(true)
		}
	}
	return last
}

// Tables returns the tables that were left and are not finished, the one that changed last first.
func (f *Shelf) Tables() []*Entry {
	var ts []*Entry
	for _, e := range slices.Backward(f.kept) {
		if e.away && !e.dropped && !e.finished {
			ts = append(ts, e)
		}
	}
	slices.SortStableFunc(ts, func(a, b *Entry) int { return b.Changed.Compare(a.Changed) })
	return ts
}

// Begin puts a new table on the shelf, at which the players sit.
func (f *Shelf) Begin(tb journal.Snapshot) *Entry {
	now := f.now()
	e := &Entry{Snapshot: tb, Began: now, Changed: now, shelf: f, file: file{shelf: f}, left: tb.Left, used: tb.Used}
	f.kept = append(f.kept, e)
	var lines []byte
	e.log, lines = journal.Begin(tb, now, now)
	e.remember(tb)
	if err := e.file.create(tb.Spec.ID, now, lines); err != nil {
		e.file.due = now.Add(againEvery)
		f.unkept(err)
	}
	e.sync()
	return e
}

// newName returns a name for the journal of a table of the game called id that begins now. The name was not used before.
func (f *Shelf) newName(id string, now time.Time) string {
	stem := fmt.Sprintf("%d-%s-%s", f.number, now.Format("20060102-150405"), id)
	for n := 1; ; n++ {
		name := stem + journalEnd
		if n > 1 {
			name = fmt.Sprintf("%s-%d%s", stem, n, journalEnd)
		}
		if !f.known[name] && !taken(f.tables, name) && !taken(f.games, recordName(name)) {
			f.known[name] = true
			return name
		}
	}
}

// taken reports whether something is kept under name in s.
func taken(s store.Store, name string) bool {
	_, err := s.Read(name, 0)
	return err == nil || errors.Is(err, store.ErrLarge)
}
