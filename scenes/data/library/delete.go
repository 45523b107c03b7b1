// Deletes and restores finished games: a deleted game stays in the bin, a folder of its own, until it is purged. Change here how long it stays
// (keepDeleted) and how many games the bin holds (maxDeleted). Unfinished tables are deleted and restored in entry.go (Drop, Restore).

package library

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"quintet/games/files/record"
	"quintet/scenes/data/library/index"
	"quintet/scenes/data/notice"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/queue"
)

// DaysInBin is the number of days for which a deleted game stays in the bin.
const DaysInBin = 30

// Deleted games stay in a folder of their own for keepDeleted, named by the day and their record. If there are more than maxDeleted, those deleted
// first are removed.
const (
	dayForm     = "20060102"
	keepDeleted = DaysInBin * 24 * time.Hour
	maxDeleted  = 1000
	maxSameName = 1000 // files of one name deleted on one day
)

// A Deleted is a deleted game, which can be restored.
type Deleted struct {
	Name  string // of its record
	aside string // its name in the folder of deleted games; "" while it is not there
}

// Bin returns the index of the deleted games. From the first call it is kept up to date. The names of its entries are for InBin and Purge.
func (l *Library) Bin() *index.Index {
	if l.bin == nil {
		l.Games() // removes what was deleted long ago
		l.bin = index.Open(l.deleted, l.indexStore.Folder(deletedFolder), l.find, l.now().Location())
	}
	return l.bin
}

// noteBin tells the index of the bin that the files called names may have changed.
func (l *Library) noteBin(names ...string) {
	if l.bin == nil {
		return
	}
	for _, name := range names {
		l.bin.Note(name)
	}
}

// InBin returns the deleted game that the bin lists as name.
func InBin(name string) *Deleted {
	_, original, _ := strings.Cut(name, "-")
	first, rest, _ := strings.Cut(original, "-")
	if n, err := strconv.Atoi(first); err == nil && n > 1 && n <= maxSameName {
		original = rest
	}
	return &Deleted{Name: original, aside: name}
}

// Purge removes the games that the bin lists as names for good. If that fails, some may stay, and Poll says why.
func (l *Library) Purge(names ...string) {
	l.edit(func() (err error) {
		for _, name := range names {
			err = errors.Join(err, l.deleted.Remove(name))
			_ = l.deleted.Remove(record.ReviewName(name)) // it belongs to no game any more
		}
		return err
	}, func() { l.noteBin(names...) }, func(err error) {
		l.notify(notice.Say(notice.Failure, "games.unpurged", err.Error()))
		l.noteBin(names...)
	})
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
	}, func() {
		l.rereadFinished(name)
		l.noteBin(d.aside)
	}, func(err error) { l.notifyFailed("games.kept", name, err) })
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

// RestoreGame restores a deleted game. If its name is used by another game, or something else fails, it stays in the bin and Poll says why.
func (l *Library) RestoreGame(d *Deleted) {
	l.edit(func() error {
		if d.aside == "" {
			return nil // it was not deleted
		}
		data, err := l.deleted.Read(d.aside, record.MaxBytes)
		if err != nil {
			return err
		}
		err = l.add(d.Name, data)
		if errors.Is(err, store.ErrExists) && l.begun(d.Name, data) {
			err = l.games.Write(d.Name, data)
		}
		if err != nil {
			return err
		}
		moveReview(l.deleted, d.aside, l.games, d.Name)
		return l.deleted.Remove(d.aside)
	}, func() {
		l.rereadFinished(d.Name)
		l.noteBin(d.aside)
	}, func(err error) {
		path := l.deleted.Path(d.aside)
		l.notify(notice.About(path, "games.unrestored", d.Name, err.Error(), path))
	})
}

// begun reports whether the record called name is data or the beginning of it, because the program ended while the game was deleted or restored.
func (l *Library) begun(name string, data []byte) bool {
	there, err := l.games.Read(name, len(data))
	return err == nil && bytes.HasPrefix(data, bytes.TrimRight(there, "\x00")) // a power cut may leave zeros
}

// rereadFinished looks for the newest finished games again after the record called name was removed or added.
func (l *Library) rereadFinished(name string) {
	l.finished = slices.DeleteFunc(l.finished, func(g *FinishedGame) bool { return l.incoming[g.name] == nil && g.name <= name })
	l.version++
	l.readFinished()
	l.noteGame(name)
}

// purge removes games that were deleted long ago, and the oldest if there are too many.
func (l *Library) purge() {
	before := l.now().Add(-keepDeleted).Format(dayForm)
	l.queue.Do(queue.Job{Do: func() error {
		names, err := l.deleted.List() // in the order of their days
		records := 0
		for _, name := range slices.Backward(names) {
			if strings.HasSuffix(name, recordEnd) {
				records++
			}
			if day, _, ok := strings.Cut(name, "-"); ok && len(day) == len(dayForm) && (day < before || records > maxDeleted) {
				err = errors.Join(err, l.deleted.Remove(name))
			}
		}
		return err // not reported: the next start tries again
	}})
}
