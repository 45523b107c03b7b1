// Deletes and restores finished games: a deleted game stays in a folder of its own until it is purged. Change here how long it stays
// (keepDeleted). Unfinished tables are deleted and restored in entry.go (Drop, Restore).

package library

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"quintet/games/files/record"
	"quintet/scenes/data/notice"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/queue"
)

// Deleted games stay in a folder of their own for keepDeleted, named by the day and their record.
const (
	dayForm     = "20060102"
	keepDeleted = 30 * 24 * time.Hour
	maxSameName = 1000 // files of one name deleted on one day
)

// A Deleted is a deleted game, which can be restored.
type Deleted struct {
	Name  string // of its record
	aside string // its name in the folder of deleted games; "" while it is not there
}

// DeleteGame moves the record called name to the deleted games. If that fails, the record stays and Poll says why.
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
	}, func() { l.rereadFinished(name) }, func(err error) { l.notifyFailed("games.kept", name, err) })
	return d
}

// setGameAside stores data, the record called name, among the deleted games, and returns its name there.
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

// RestoreGame restores a deleted game. If its name is in use again, or something else fails, it stays among the deleted games and Poll says why.
func (l *Library) RestoreGame(d *Deleted) {
	l.edit(func() error {
		if d.aside == "" {
			return nil // it was not deleted
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
	}, func() { l.rereadFinished(d.Name) }, func(err error) {
		path := l.deleted.Path(d.aside)
		l.notify(notice.About(path, "games.unrestored", d.Name, err.Error(), path))
	})
}

// rereadFinished looks for the newest finished games again after the record called name was removed or added.
func (l *Library) rereadFinished(name string) {
	l.finished = slices.DeleteFunc(l.finished, func(g *FinishedGame) bool { return l.incoming[g.name] == nil && g.name <= name })
	l.version++
	l.readFinished()
	l.noteGame(name)
}

// purge removes games that were deleted long ago.
func (l *Library) purge() {
	before := l.now().Add(-keepDeleted).Format(dayForm)
	l.queue.Do(queue.Job{Do: func() error {
		names, err := l.deleted.List()
		for _, name := range names {
			if day, _, ok := strings.Cut(name, "-"); ok && len(day) == len(dayForm) && day < before {
				err = errors.Join(err, l.deleted.Remove(name))
			}
		}
		return err // not reported: the next start tries again
	}})
}
