package library

import (
	"errors"
	"time"

	"quintet/games/journal"
	"quintet/scenes/store"
	"quintet/scenes/worker"
)

// A file is the one in which the journal of a table stands. The game loop adds lines to it; where that fails, or somebody else has changed it,
// all of it is written anew.
type file struct {
	library *Library
	name    string
	// Nobody else writes to it: this copy of the program has made it, or holds its number.
	own     bool
	foreign bool // what has the name, if anything, is of somebody else who writes to it now
	sound   bool // it tells everything up to now
	length  int  // in bytes, while it is sound
	short   int  // when it was written anew last
	spoilt  []byte
	due     time.Time // when to try again, while it is not sound
}

// The length that a journal may have, before it is written anew as short as it can be, so that it never becomes too long to be read: so many
// bytes, and so many times its length when that was done last.
const (
	shortBytes = 256 << 10
	shortTimes = 4
)

// long reports whether the journal is to be written anew because of its length.
func (f *file) long() bool { return f.length > shortBytes+shortTimes*f.short }

// create begins the journal, under a name that nobody else has.
func (f *file) create(id string, began time.Time, text []byte) error {
	for {
		if f.name == "" {
			f.name = f.library.newName(id, began)
		}
		err := f.library.tables.Create(f.name, text)
		if errors.Is(err, store.ErrTaken) {
			f.name = "" // by another copy of the program
			continue
		}
		f.own, f.sound, f.foreign = err == nil, err == nil, err != nil
		f.length, f.short = len(text), len(text)
		return err
	}
}

// add adds lines. After an error, which may have left half a line, the file is not sound.
func (f *file) add(lines []byte) error {
	err := f.library.tables.Append(f.name, f.length, lines)
	if err == nil {
		f.length += len(lines)
		return nil
	}
	f.sound = false
	if errors.Is(err, store.ErrChanged) {
		// Where there is more than was written, another program goes on there. It keeps that file, and this table gets another.
		there, readErr := f.library.tables.Read(f.name, journal.MaxBytes)
		if f.foreign = readErr == nil && len(there) > f.length; f.foreign {
			f.own = false
		}
	}
	return err
}

// replace writes text in the place of everything that was there. A file of somebody else stays: the journal gets a name of its own, and once
// that is safe the old one goes, unless it is another journal by now.
func (f *file) replace(id string, began time.Time, text []byte) error {
	if f.spoilt != nil {
		if _, err := store.SetAside(f.library.tables, f.name, f.spoilt); err != nil {
			return err
		}
		f.spoilt = nil
	}
	if f.own {
		if err := f.library.tables.Write(f.name, text); err != nil {
			return err
		}
		f.sound, f.length, f.short = true, len(text), len(text)
		return nil
	}
	old := *f
	f.name = ""
	if err := f.create(id, began, text); err != nil {
		*f = old
		return err
	}
	if !old.foreign {
		f.retire(old.name, old.length)
	}
	return nil
}

// retire takes the journal called old away once the disk has this one, unless somebody has written to it since it was that long.
func (f *file) retire(old string, length int) {
	tables, name := f.library.tables, f.name
	f.library.worker.Do(worker.Job{Do: func() error {
		if err := tables.Sync(name); err != nil {
			return err // both stay
		}
		if there, err := tables.Read(old, length); err != nil || len(there) != length {
			return err
		}
		return tables.Remove(old)
	}})
}
