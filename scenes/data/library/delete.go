// Deleting and restoring finished games: a deleted game is set aside for some time, then purged.

package library

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"quintet/games/files/record"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/queue"
)

// Deleted games lie in a folder of their own for some time, under the day and their name.
const (
	dayForm     = "20060102"
	keepDeleted = 30 * 24 * time.Hour
	maxSameName = 1000 // files of one name deleted on one day
)

// A Deleted is a game that was deleted, and can be restored.
type Deleted struct {
	Name  string // of its record
	aside string // in the folder of deleted games; "" while it is not there
}

// DeleteGame moves the record called name aside. Where that fails Poll tells why, and the record stays.
func (l *Library) DeleteGame(name string) *Deleted {
	d := &Deleted{Name: name}
	day := l.now().Format(dayForm)
	l.edit(func() error {
		data, err := l.games.Read(name, record.MaxBytes)
		if err != nil {
			return err
		}
		aside, err := l.setGameAside(day, name, data)
		if err != nil {
			return err
		}
		if err := l.unchanged(name, data); err != nil {
			return errors.Join(err, l.deleted.Remove(aside))
		}
		d.aside = aside
		if err := l.games.Remove(name); err != nil {
			return err
		}
		moveReview(l.games, name, l.deleted, aside)
		return nil
	}, func() { l.rereadFinished(name) }, func(err error) { l.refuse("games.kept", name, err) })
	return d
}

// setGameAside keeps data, the record called name, among the deleted games, and returns under which name.
func (l *Library) setGameAside(day, name string, data []byte) (aside string, err error) {
	for n := range maxSameName {
		aside = day + "-" + name
		if n > 0 {
			aside = fmt.Sprintf("%s-%d-%s", day, n+1, name)
		}
		if err = l.deleted.Create(aside, data); !errors.Is(err, store.ErrExists) {
			break
		}
	}
	if err != nil {
		return "", err
	}
	return aside, l.deleted.Sync(aside)
}

// RestoreGame brings a deleted game back. Where its name has been taken since, or something else fails, Poll tells why, and it stays
// among the deleted games.
func (l *Library) RestoreGame(d *Deleted) {
	l.edit(func() error {
		if d.aside == "" {
			return nil // it could not be deleted
		}
		data, err := l.deleted.Read(d.aside, record.MaxBytes)
		if err != nil {
			return err
		}
		if err := l.add(d.Name, data); err != nil {
			return err
		}
		moveReview(l.deleted, d.aside, l.games, d.Name)
		return l.deleted.Remove(d.aside)
	}, func() { l.rereadFinished(d.Name) }, func(err error) { l.say("games.unrestored", d.Name, err.Error(), l.deleted.Path(d.aside)) })
}

// rereadFinished finds the newest finished games again after the record called name has gone or come.
func (l *Library) rereadFinished(name string) {
	l.finished = slices.DeleteFunc(l.finished, func(g *FinishedGame) bool { return l.incoming[g.name] == nil && g.name <= name })
	l.version++
	l.readFinished()
	l.noteGame(name)
}

// purge forgets the games that were deleted long ago.
func (l *Library) purge() {
	before := l.now().Add(-keepDeleted).Format(dayForm)
	l.queue.Do(queue.Job{Do: func() error {
		names, err := l.deleted.List()
		for _, name := range names {
			if day, _, ok := strings.Cut(name, "-"); ok && len(day) == len(dayForm) && day < before {
				err = errors.Join(err, l.deleted.Remove(name))
			}
		}
		return err // which no one is told: the next start tries again
	}})
}
