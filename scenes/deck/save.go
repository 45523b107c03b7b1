package deck

import (
	"errors"
	"maps"
	"slices"
	"time"

	"quintet/games/board"
	"quintet/games/exercise"
	"quintet/games/limits"
	"quintet/games/practice"
	"quintet/scenes/store"
	"quintet/scenes/store/queue"
)

// Delays before a failed write is tried again, and before its result is asked for.
const (
	retryInterval = 5 * time.Second
	pollInterval  = 100 * time.Millisecond
)

// unsaved is the key of the message that nothing can be written.
const unsaved = "training.unsaved"

// save writes what is known, beside the game loop.
func (d *Deck) save() {
	d.load()
	own, plan, games := slices.Clone(d.own), d.plan.Format(), maps.Clone(d.ledger)
	d.retryAt = time.Time{}
	d.queue.Do(queue.Job{Do: func() error { return d.write(own, plan, games) }, Done: func() { d.failed = false }, Failed: func(err error) {
		if !d.failed {
			d.messages = append(d.messages, board.Say(unsaved, err.Error()))
		}
		d.failed, d.retryAt = true, d.now().Add(retryInterval)
	}})
}

// write adds own, the plan of this text and games to the files, which another copy of the program may have changed. The queue calls it.
func (d *Deck) write(own []exercise.Exercise, text []byte, games ledger) error {
	unlock, err := store.AwaitLock(d.store, folder)
	if err != nil {
		return err
	}
	defer unlock()
	plan, err := practice.Parse(text)
	if err != nil {
		panic("deck: a plan of ours cannot be read: " + err.Error())
	}
	err = d.meet(planFile, func(there []byte) error {
		other, err := practice.Parse(there)
		if err == nil {
			plan.Join(other)
		}
		return err
	})
	if err != nil {
		return err
	}
	err = d.meet(ownFile, func(there []byte) error {
		others, err := exercise.Parse(string(there), d.find)
		own = joined(others, own)
		return err
	})
	if err != nil {
		return err
	}
	if len(own) > 0 {
		if err := d.store.Write(ownFile, []byte(exercise.Format(own))); err != nil {
			return err
		}
	}
	err = d.meet(ledgerFile, func(there []byte) error {
		games.join(parseLedger(there))
		return nil
	})
	if err == nil && len(games) > 0 {
		err = d.store.Write(ledgerFile, games.format())
	}
	if err != nil {
		return err
	}
	return d.store.Write(planFile, plan.Format())
}

// meet lets join read what a file holds before it is written over. What join cannot use is kept beside it; a file that is there and cannot
// be read is an error.
func (d *Deck) meet(name string, join func(text []byte) error) error {
	text, err := d.store.Read(name, maxBytes)
	switch {
	case errors.Is(err, store.ErrNotFound):
		return nil
	case err != nil:
		return err
	}
	if join(text) != nil {
		_, err = store.SetAside(d.store, name, store.DamagedEnd, text)
	}
	return err
}

// joined returns all of two lists, each once: the first, then what only the second has.
func joined(first, second []exercise.Exercise) []exercise.Exercise {
	known := map[string]bool{}
	for i := range first {
		known[first[i].ID()] = true
	}
	for i := range second {
		if !known[second[i].ID()] {
			first = append(first, second[i])
		}
	}
	return first[max(0, len(first)-limits.MaxExercises):]
}

// Poll returns the messages for the players since the last call, and tries a failed write again.
func (d *Deck) Poll() []board.Message {
	d.queue.Collect()
	if !d.retryAt.IsZero() && !d.now().Before(d.retryAt) {
		d.save()
	}
	messages := d.messages
	d.messages = nil
	return messages
}

// Unsaved reports whether the last write has failed. Poll has told so.
func (d *Deck) Unsaved() bool { return d.failed }

// WakeAfter returns the delay after which Poll must be called again. ok is false where everything is on the disk.
func (d *Deck) WakeAfter() (after time.Duration, ok bool) {
	switch busy, urgent := d.queue.Pending(); {
	case urgent:
		return 0, true
	case busy:
		return pollInterval, true
	case d.retryAt.IsZero():
		return 0, false
	}
	return max(0, d.retryAt.Sub(d.now())), true
}

// Flush returns when everything is written or has failed.
func (d *Deck) Flush() { d.queue.Wait() }

// Close waits until everything is written, and tries once more after a failure.
func (d *Deck) Close() {
	d.queue.Wait()
	d.queue.Collect()
	if d.failed {
		d.save()
		d.queue.Wait()
		d.queue.Collect()
	}
}
