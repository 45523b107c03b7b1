// Package deck keeps the exercises that were made from games, the plan that says when every exercise comes again, and from which games exercises
// are still wanted.
//
// All are text, in a folder of the store. Several running copies of the program may share it: each adds to the files what it knows.
package deck

import (
	"errors"
	"slices"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/exercise"
	"quintet/games/practice"
	"quintet/scenes/store"
	"quintet/scenes/store/queue"
)

// The folder and its files.
const (
	folder     = "training"
	ownFile    = "exercises.txt"
	planFile   = "plan.json"
	ledgerFile = "judged.txt"
	maxBytes   = 16 << 20 // of a file
	maxOwn     = 5000     // exercises made from games, the newest
)

// A Deck holds the exercises of one folder. It belongs to the goroutine of the game loop, which calls Poll; the files are read when something
// is asked first.
type Deck struct {
	store    store.Store
	find     func(id string) (games.Spec, bool)
	now      func() time.Time
	queue    *queue.Queue
	loaded   bool
	own      []exercise.Exercise // the newest last
	plan     *practice.Plan
	ledger   ledger   // nil before it is read
	wanted   []string // records in the ledger that are not done, the next one last
	messages []board.Message
	failed   bool // the last write has failed, and the players know
	retryAt  time.Time
}

// New returns the deck in a folder of s. find returns a game by its id. The deck must be closed.
func New(s store.Store, find func(id string) (games.Spec, bool), now func() time.Time) *Deck {
	return &Deck{store: s.Folder(folder), find: find, now: now, queue: queue.New()}
}

// load reads the files, once. What cannot be used of them is kept beside them.
func (d *Deck) load() {
	if d.loaded {
		return
	}
	d.loaded, d.plan = true, practice.New()
	d.loadLedger()
	if text, ok := d.read(ownFile); ok {
		own, err := exercise.Parse(string(text), d.find)
		d.own = own
		d.setAside(ownFile, text, err)
	}
	if text, ok := d.read(planFile); ok {
		plan, err := practice.Parse(text)
		if err == nil {
			d.plan = plan
		}
		d.setAside(planFile, text, err)
	}
}

// read returns the text of a file. ok is false where there is none, or it cannot be read: then the players are told.
func (d *Deck) read(name string) (text []byte, ok bool) {
	text, err := d.store.Read(name, maxBytes)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		d.messages = append(d.messages, board.Say("training.unread", d.store.Path(name), err.Error()))
	}
	return text, err == nil
}

// setAside keeps the text of a file under another name where err says that not all of it can be used.
func (d *Deck) setAside(name string, text []byte, err error) {
	if err == nil {
		return
	}
	if aside, failed := store.SetAside(d.store, name, store.DamagedEnd, text); failed == nil {
		name = aside
	}
	d.messages = append(d.messages, board.Say("training.damaged", d.store.Path(name)))
}

// Own returns the exercises that were made from games, the newest last. The caller only reads them.
func (d *Deck) Own() []exercise.Exercise {
	d.load()
	return d.own
}

// Plan returns the plan, on the day that the clock shows. The caller only reads it.
func (d *Deck) Plan() *practice.Plan {
	d.load()
	if d.plan.Note(d.now()) {
		d.save()
	}
	return d.plan
}

// Add adds exercises, which come tomorrow for the first time. Those that are there already stay as they are. It returns how many are new.
func (d *Deck) Add(all []exercise.Exercise) (added int) {
	if added = d.add(all, d.today()); added > 0 {
		d.save()
	}
	return added
}

// Made adds exercises made from the game of a record, which come on the day after they were wanted for the first time, and notes that the
// mistakes of so many of its plies have been judged, or all.
func (d *Deck) Made(record string, all []exercise.Exercise, plies int, done bool) {
	p := d.ledger[record]
	d.add(all, p.date)
	p.plies, p.done = plies, done
	d.ledger[record] = p
	if done {
		d.Skip(record)
	}
	d.save()
}

// add adds exercises, which come on the day after date for the first time. It returns how many are new.
func (d *Deck) add(all []exercise.Exercise, date string) (added int) {
	plan := d.Plan()
	for _, e := range all {
		if !slices.ContainsFunc(d.own, func(o exercise.Exercise) bool { return o.ID() == e.ID() }) {
			d.own = append(d.own, e)
			added++
		}
		plan.Add(e.ID(), date)
	}
	d.own = d.own[max(0, len(d.own)-maxOwn):]
	return added
}

// Answer notes how an exercise went today.
func (d *Deck) Answer(id string, g practice.Grade) {
	d.Plan().Answer(id, g)
	d.save()
}

// Import adds the exercises of a text, and returns all of them by their ids. ok is false where the text is something else.
func (d *Deck) Import(text []byte) (ids []string, ok bool) {
	all, err := exercise.Parse(string(text), d.find)
	if errors.Is(err, exercise.ErrVersion) {
		return nil, false
	}
	if err != nil {
		d.messages = append(d.messages, board.Say("training.partly", len(all), err.Error()))
	}
	d.Add(all)
	for i := range all {
		ids = append(ids, all[i].ID())
	}
	return ids, true
}

// From returns the ids of the exercises that were made from the record of this name.
func (d *Deck) From(record string) (ids []string) {
	for _, e := range d.Own() {
		if e.Origin.Record == record {
			ids = append(ids, e.ID())
		}
	}
	return ids
}
