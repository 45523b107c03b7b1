// Writes the journal of one table to its file: creates the file, appends lines, or rewrites all of it after a failure or once it is too long
// (tooLong). Change the greatest length here. entry.go decides which lines to write and when.

package library

import (
	"errors"
	"time"

	"quintet/scenes/data/store"
)

// A file holds the journal of a table. The game loop appends lines to it. If that fails, or something else has changed the file, the whole journal is
// rewritten.
type file struct {
	library         *Library
	name            string
	created         bool      // the file of this name exists and belongs to the table
	intact          bool      // the file holds the whole journal
	length          int       // in bytes, while it is intact
	lengthRewritten int       // length after the last rewrite
	damaged         []byte    // text of the damaged file, to be set aside
	due             time.Time // of the next try, if not intact
}

// A journal longer than shortBytes plus shortTimes its length after the last rewrite is rewritten, so that it always stays readable.
const (
	shortBytes = 256 << 10
	shortTimes = 4
)

// tooLong reports whether the journal must be rewritten because of its length.
func (f *file) tooLong() bool { return f.length > shortBytes+shortTimes*f.lengthRewritten }

// create starts the journal in a new file.
func (f *file) create(id string, began time.Time, text []byte) error {
	for {
		if f.name == "" {
			f.name = f.library.newName(id, began)
		}
		err := f.library.tables.Create(f.name, text)
		if errors.Is(err, store.ErrExists) {
			f.name = ""
			continue
		}
		f.created, f.intact = err == nil, err == nil
		f.length, f.lengthRewritten = len(text), len(text)
		return err
	}
}

// add appends lines. After an error, which may leave half a line, the file is not intact.
func (f *file) add(lines []byte) error {
	err := f.library.tables.Append(f.name, f.length, lines)
	if err == nil {
		f.length += len(lines)
		return nil
	}
	f.intact = false
	return err
}

// replace writes text as the whole journal, to a new file with a new name if none could be created so far.
func (f *file) replace(id string, began time.Time, text []byte) error {
	if f.damaged != nil {
		if _, err := store.SetAside(f.library.tables, f.name, asideEnd, f.damaged); err != nil {
			return err
		}
		f.damaged = nil
	}
	if !f.created {
		before := f.name
		f.name = ""
		err := f.create(id, began, text)
		if err != nil {
			f.name = before
		}
		return err
	}
	if err := f.library.tables.Write(f.name, text); err != nil {
		return err
	}
	f.intact, f.length, f.lengthRewritten = true, len(text), len(text)
	return nil
}
