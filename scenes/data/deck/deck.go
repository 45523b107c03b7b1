// Package deck stores the exercises made from games, the plan of when each exercise comes up again, and how much of each game has been judged for
// exercises (ledger.go).
//
// This file has the Deck, which reads, adds to and writes these three files. They are text in a folder of the store, used by one Deck at a time, and
// are written on another goroutine; Poll, on the game loop, returns messages about failures. Change here which exercises a full deck drops (add).
package deck

import (
	"errors"
	"maps"
	"slices"
	"time"

	"quintet/games"
	"quintet/games/limits"
	"quintet/games/study/exercise"
	"quintet/games/study/practice"
	"quintet/render/due"
	"quintet/scenes/data/notice"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/queue"
)

// The folder and its files.
const (
	folder     = "training"
	ownFile    = "exercises.txt"
	planFile   = "plan.json"
	ledgerFile = "judged.txt"
	maxBytes   = 64 << 20 // of a file: more than limits.MaxExercises exercises of any length
)

// A Deck holds the exercises of one folder. It belongs to the goroutine of the game loop, which calls Poll. The first call that needs the files
// reads them.
type Deck struct {
	store     store.Store
	find      func(id string) (games.Spec, bool)
	now       func() time.Time
	saver     *queue.Saver
	loaded    bool
	own       []exercise.Exercise // the newest last
	known     map[string]bool     // the ids of own
	from      map[string][]string // the ids of own by the record they were made from
	changes   int                 // see Changes
	plan      *practice.Plan
	ledger    ledger // nil until it is read
	messages  []notice.Notice
	protected map[string]bool // files that must not be overwritten, because they could be neither read nor set aside
}

// New returns the deck in a folder of s. find returns the game with an id. The caller must close the deck.
func New(s store.Store, find func(id string) (games.Spec, bool), now func() time.Time) *Deck {
	d := &Deck{store: s.Folder(folder), find: find, now: now, protected: map[string]bool{}}
	d.saver = queue.NewSaver(func(err error) { d.messages = append(d.messages, notice.Say(notice.Failure, unsavedKey, err.Error())) })
	return d
}

// Reload reads the files again, for example after a backup was restored.
func (d *Deck) Reload() {
	d.saver.Wait()
	d.loaded, d.ledger, d.own = false, nil, nil
	d.changes++
}

// load reads the files once. A file that cannot be used completely is kept beside the new one.
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
	d.index()
	if text, ok := d.read(planFile); ok {
		plan, err := practice.Parse(text)
		if err == nil {
			d.plan = plan
		}
		d.setAside(planFile, text, err)
	}
}

// index builds known and from.
func (d *Deck) index() {
	d.known, d.from = map[string]bool{}, map[string][]string{}
	for i := range d.own {
		d.addToIndex(&d.own[i])
	}
}

func (d *Deck) addToIndex(e *exercise.Exercise) {
	id, record := e.ID(), e.Origin.Record
	d.known[id] = true
	d.from[record] = append(d.from[record], id)
}

// read returns the text of a file. ok is false if there is none or it cannot be read; in the second case the players are told and the file is spared.
func (d *Deck) read(name string) (text []byte, ok bool) {
	text, err := d.store.Read(name, maxBytes)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		d.protected[name] = true
		path := d.store.Path(name)
		d.messages = append(d.messages, notice.About(path, "training.unread", path, err.Error()))
	}
	return text, err == nil
}

// setAside stores the text of a file under another name if err says that not all of it can be used.
func (d *Deck) setAside(name string, text []byte, err error) {
	if err == nil {
		return
	}
	aside, failed := store.SetAside(d.store, name, store.DamagedEnd, text)
	if d.protected[name] = failed != nil; !d.protected[name] {
		name = aside
	}
	path := d.store.Path(name)
	d.messages = append(d.messages, notice.About(path, "training.damaged", path))
}

// Own returns the exercises made from games, the newest last. The caller must not change them.
func (d *Deck) Own() []exercise.Exercise {
	d.load()
	return d.own
}

// Plan returns the plan for today. The caller must not change it.
func (d *Deck) Plan() *practice.Plan {
	d.load()
	if d.plan.SetToday(d.now()) {
		d.changes++
	}
	return d.plan
}

// Changes counts the changes of the exercises, the plan and its day. As long as it stays the same, results computed from them stay valid.
func (d *Deck) Changes() int {
	d.Plan()
	return d.changes
}

// Add adds exercises, which come up tomorrow for the first time, and returns the number of new ones. Existing exercises stay as they are.
func (d *Deck) Add(all []exercise.Exercise) (added int) {
	if added = d.add(all); added > 0 {
		d.save()
	}
	return added
}

// AddFrom adds exercises made from the game of a record, which come up tomorrow for the first time, and records that the mistakes in the given number of
// plies, or in all of them, have been judged.
func (d *Deck) AddFrom(record string, all []exercise.Exercise, plies int, done bool) {
	d.loadLedger()
	d.add(all)
	p, known := d.ledger[record]
	if !known {
		p.date = d.now().Format(time.DateOnly)
	}
	p.plies, p.done = plies, done
	d.ledger[record] = p
	d.save()
}

// add adds exercises, which come up tomorrow for the first time, and returns the number of new ones. If there are too many, the oldest are dropped.
func (d *Deck) add(all []exercise.Exercise) (added int) {
	plan := d.Plan()
	for i := range all {
		e := &all[i]
		if len(e.String()) > limits.MaxExerciseBytes {
			continue // it could not be read again
		}
		if !d.known[e.ID()] {
			d.own = append(d.own, *e)
			d.addToIndex(e)
			added++
		}
		plan.Add(e.ID())
	}
	if over := len(d.own) - limits.MaxExercises; over > 0 {
		d.own = slices.Clone(d.own[over:])
		d.index()
	}
	d.changes++
	return added
}

// Answer records the result of an exercise today.
func (d *Deck) Answer(id string, g practice.Grade) {
	d.Plan().Answer(id, g)
	d.changes++
	d.save()
}

// Import adds the exercises in a text and returns the ids of all of them that are in the deck now. If there is not enough room, the rest is left out and
// the players are told: an import never replaces existing exercises. ok is false if the text is something else.
func (d *Deck) Import(text []byte) (ids []string, ok bool) {
	all, err := exercise.Parse(string(text), d.find)
	if errors.Is(err, exercise.ErrVersion) {
		return nil, false
	}
	if err != nil {
		d.messages = append(d.messages, notice.Say(notice.Failure, "training.partly", len(all), err.Error()))
	}
	room := limits.MaxExercises - len(d.Own())
	var fit []exercise.Exercise
	fresh := map[string]bool{}
	for i := range all {
		id := all[i].ID()
		if !d.known[id] && !fresh[id] {
			if len(fresh) >= room {
				continue
			}
			fresh[id] = true
		}
		fit, ids = append(fit, all[i]), append(ids, id)
	}
	if left := len(all) - len(fit); left > 0 {
		d.messages = append(d.messages, notice.Say(notice.Failure, "training.full", left, limits.MaxExercises))
	}
	d.Add(fit)
	return ids, true
}

// From returns the ids of the exercises made from the record called name.
func (d *Deck) From(record string) (ids []string) {
	d.load()
	return slices.Clip(d.from[record])
}

// unsavedKey is the key of the message that the files could not be written.
const unsavedKey = "training.unsaved"

// save writes the files beside the game loop.
func (d *Deck) save() {
	d.load()
	own, plan, games, spared := slices.Clone(d.own), d.plan.Format(), maps.Clone(d.ledger), maps.Clone(d.protected)
	d.saver.Save(func() error { return d.write(own, plan, games, spared) })
}

// write writes all files that are not spared. The queue calls it.
func (d *Deck) write(own []exercise.Exercise, plan []byte, games ledger, spared map[string]bool) error {
	if len(own) > 0 && !spared[ownFile] {
		if err := d.store.Write(ownFile, []byte(exercise.Format(own))); err != nil {
			return err
		}
	}
	if len(games) > 0 && !spared[ledgerFile] {
		if err := d.store.Write(ledgerFile, games.format()); err != nil {
			return err
		}
	}
	if spared[planFile] {
		return nil
	}
	return d.store.Write(planFile, plan)
}

// Poll returns the messages for the players since the last call, and retries a failed write when it is due.
func (d *Deck) Poll() []notice.Notice {
	d.saver.Poll(d.now())
	messages := d.messages
	d.messages = nil
	return messages
}

// Unsaved reports whether the last write failed. Poll has returned a message about it.
func (d *Deck) Unsaved() bool { return d.saver.Unsaved() }

// Due returns when Poll must be called again: never if everything is written.
func (d *Deck) Due(now time.Time) due.Time { return d.saver.Due(now) }

// Flush waits until everything is written or has failed.
func (d *Deck) Flush() { d.saver.Wait() }

// Close waits until everything is written. It tries once more after a failure.
func (d *Deck) Close() { d.saver.Close() }
