// Writes one table to the folder of unfinished games (savedTable): each save makes a new file, and older files go once the disk has it, so that the
// table is whole whenever the program or the power ends. Change the order of these steps here. entry.go decides when to save.

package library

import (
	"errors"
	"slices"
	"time"

	"quintet/games/files/tablefile"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/queue"
)

// A savedTable is the files of a table. The game loop creates them, which takes a moment; they are synced and removed in the background.
type savedTable struct {
	library *Library
	stem    string    // the names of the files without their numbers
	newest  int       // the number of the newest file, 0 if there is none
	synced  int       // of the newest file that was given to the disk for good
	older   []int     // of the files before the newest
	whole   bool      // the newest file holds the table as it is
	damaged []byte    // the text of the newest file, to be set aside before it is removed
	due     time.Time // of the next try, if not whole
	kept    func()    // called once the disk has a file, or the table is removed; may be nil
}

// create stores text in a new file. If durable is true a power cut does not lose it, as soon as the disk has it: until then the files before it stay.
func (f *savedTable) create(id string, began time.Time, text []byte, durable bool) error {
	l := f.library
	if f.damaged != nil {
		if _, err := store.SetAside(l.unfinished, tablefile.Name(f.stem, f.newest), asideEnd, f.damaged); err != nil {
			return err
		}
		f.damaged = nil
	}
	n := f.newest + 1
	for {
		err := l.unfinished.Create(tablefile.Name(f.stem, n), text)
		if err == nil {
			break
		}
		if !errors.Is(err, store.ErrExists) {
			return err
		}
		if n++; f.newest == 0 { // the name is taken
			f.stem, n = l.newStem(id, began), 1
		}
	}
	if f.newest > 0 {
		f.older = append(f.older, f.newest)
	}
	if f.newest, f.whole = n, true; durable {
		f.sync()
	} else {
		f.removeOlder(func(n int) bool { return n > f.synced })
	}
	return nil
}

// sync gives the newest file to the disk for good and then removes the older ones. If that fails the table is saved again.
func (f *savedTable) sync() {
	l, n, name := f.library, f.newest, tablefile.Name(f.stem, f.newest)
	f.synced = n
	l.queue.Do(queue.Job{Do: func() error { return l.unfinished.Sync(name) }, Done: func() {
		f.removeOlder(func(older int) bool { return older < n })
		f.callKept()
	}, Failed: func(error) {
		if i := slices.IndexFunc(l.entries, func(e *Entry) bool { return &e.file == f }); i >= 0 && f.synced == n {
			f.whole, f.due = false, time.Time{}
			l.entries[i].save(true)
		}
	}})
}

// removeOlder removes those of the older files that are useless.
func (f *savedTable) removeOlder(useless func(n int) bool) {
	for _, n := range f.older {
		if useless(n) {
			f.library.removeTableFile(tablefile.Name(f.stem, n))
		}
	}
	f.older = slices.DeleteFunc(f.older, useless)
}

// remove removes all files. The newest goes when the disk knows that the others are gone: no power cut brings back an older state.
func (f *savedTable) remove() {
	f.removeOlder(func(int) bool { return true })
	if in, name := f.library.unfinished, tablefile.Name(f.stem, f.newest); f.newest > 0 {
		f.library.queue.Do(queue.Job{Do: func() error {
			if err := in.Sync(name); err != nil {
				return err // the next start tries again
			}
			return in.Remove(name)
		}})
	}
	f.newest = 0
	f.callKept()
}

// callKept calls kept once.
func (f *savedTable) callKept() {
	if kept := f.kept; kept != nil {
		f.kept = nil
		kept()
	}
}

// removeTableFile removes the file called name from the folder of unfinished games. If that fails, the next start tries again.
func (l *Library) removeTableFile(name string) {
	l.queue.Do(queue.Job{Do: func() error { return l.unfinished.Remove(name) }})
}
