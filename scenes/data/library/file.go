package library

import (
	"errors"
	"time"

	"quintet/games/files/journal"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/queue"
)

// A file holds the journal of a table. The game loop appends lines to it. Where that fails, or another program has changed the file, the whole
// journal is rewritten.
type file struct {
	library *Library
	name    string
	// Nobody else writes to it: this copy of the program has made it, or holds its number.
	own     bool
	foreign bool      // another program writes to the file of this name
	intact  bool      // the file holds the whole journal
	length  int       // in bytes, while it is intact
	short   int       // length after the last rewrite
	damaged []byte    // text of the damaged file, to be set aside
	due     time.Time // of the next try, while it is not intact
}

// A journal longer than shortBytes plus shortTimes its length after the last rewrite is rewritten, so that it never becomes too long to be read.
const (
	shortBytes = 256 << 10
	shortTimes = 4
)

// long reports whether the journal has to be rewritten because of its length.
func (f *file) long() bool { return f.length > shortBytes+shortTimes*f.short }

// create begins the journal in a new file.
func (f *file) create(id string, began time.Time, text []byte) error {
	for {
		if f.name == "" {
			f.name = f.library.newName(id, began)
		}
		err := f.library.tables.Create(f.name, text)
		if errors.Is(err, store.ErrExists) {
			f.name = "" // by another copy of the program
			continue
		}
		f.own, f.intact, f.foreign = err == nil, err == nil, err != nil
		f.length, f.short = len(text), len(text)
		return err
	}
}

// add appends lines. After an error, which may have left half a line, the file is not intact.
func (f *file) add(lines []byte) error {
	err := f.library.tables.Append(f.name, f.length, lines)
	if err == nil {
		f.length += len(lines)
		return nil
	}
	f.intact = false
	if errors.Is(err, store.ErrChanged) {
		// Where there is more than was written, another program goes on there. It keeps that file, and this table gets another.
		there, readErr := f.library.tables.Read(f.name, journal.MaxBytes)
		if f.foreign = readErr == nil && len(there) > f.length; f.foreign {
			f.own = false
		}
	}
	return err
}

// replace writes text as the whole journal. The file of another program stays: the journal gets a new name, and the old file is removed once
// the new one is safe, unless another program has changed it.
func (f *file) replace(id string, began time.Time, text []byte) error {
	if f.damaged != nil {
		if _, err := store.SetAside(f.library.tables, f.name, asideEnd, f.damaged); err != nil {
			return err
		}
		f.damaged = nil
	}
	if f.own {
		if err := f.library.tables.Write(f.name, text); err != nil {
			return err
		}
		f.intact, f.length, f.short = true, len(text), len(text)
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

// retire removes the journal called old once the disk has the new one, unless old no longer has that length.
func (f *file) retire(old string, length int) {
	tables, name := f.library.tables, f.name
	f.library.queue.Do(queue.Job{Do: func() error {
		if err := tables.Sync(name); err != nil {
			return err // both stay
		}
		if there, err := tables.Read(old, length); err != nil || len(there) != length {
			return err
		}
		return tables.Remove(old)
	}})
}
