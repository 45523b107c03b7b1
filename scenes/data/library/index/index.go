// Package index lists, filters and sorts the records of a folder, and finds those that reached a position, without reading them every time.
//
// It reads each record once, on another goroutine, and stores the results in a file. A record is read again when its stamp has changed. New
// results take effect in Collect, on the game loop.
//
// This file keeps the entries up to date with the folder (Look, Note), and finds games equal to a record (Twins). Change the limits of the index and
// the number of records per job here. entry.go says what the index stores about a record, query.go searches the entries, where.go finds the ply at
// which a position was reached, and file.go has the format of the file.
package index

import (
	"errors"
	"maps"
	"runtime/debug"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"quintet/games"
	"quintet/games/files/record"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/queue"
)

// Limits of the whole index.
const (
	maxEntries = 50_000
	maxReached = 8 << 20 // positions, in all entries together
)

// The number of records per job. The first rows of a list appear after the first job. Later jobs are larger, because the whole list is sorted and
// drawn again after each.
const (
	firstChunk = 64
	maxChunk   = 2048
)

// returnMemory returns memory to the system after reading or writing a file with this many entries, which may have used tens of megabytes.
func returnMemory(entries int) {
	if entries >= 2000 {
		debug.FreeOSMemory()
	}
}

// recordEnd is the extension of records.
const recordEnd = record.End

// An Index lists the records of a folder. It belongs to the goroutine of the game loop, which calls Collect.
type Index struct {
	records, own store.Store
	find         func(id string) (games.Spec, bool)
	zone         *time.Location
	queue        *queue.Queue
	words        textPool // of the jobs of the queue, which run one after another
	stopped      atomic.Bool

	entries map[string]*Entry // by file name
	reached int               // positions in them
	listed  int               // files in the folder when it was listed
	unread  map[string]bool   // those of them without an entry then that have not been read since
	left    int               // files still to look at
	jobs    int               // queued, or done and not collected
	changed bool              // since the file was written
	loaded  bool              // the file has been read
	version int
	err     error // why the folder could not be listed
}

// Open starts reading the index of the folder records, which is stored in the folder beside. find returns a game by its id; times in file names are
// in zone. The caller must close the index.
func Open(records, beside store.Store, find func(id string) (games.Spec, bool), zone *time.Location) *Index {
	x := &Index{records: records, own: beside, find: find, zone: zone, queue: queue.New(), words: textPool{}, entries: map[string]*Entry{}}
	var known []*Entry
	x.do(queue.Job{Do: func() (err error) {
		known, err = load(beside, x.words)
		returnMemory(len(known))
		return err
	}, Done: func() {
		for _, e := range known {
			if e.valid(find) {
				x.put(e)
			}
		}
		x.loaded = true
		x.Look()
	}, Failed: func(error) { // missing, or from another version: everything is read
		x.loaded = true
		x.Look()
	}})
	return x
}

// do runs j in the background.
func (x *Index) do(j queue.Job) {
	done, failed := j.Done, j.Failed
	j.Done = func() {
		x.jobs--
		if done != nil {
			done()
		}
	}
	j.Failed = func(err error) {
		x.jobs--
		if failed != nil {
			failed(err)
		}
	}
	x.jobs++
	x.queue.Do(j)
}

// Look looks for changes in the folder.
func (x *Index) Look() {
	if !x.loaded {
		return // they will look then
	}
	var names []string
	x.do(queue.Job{Do: func() (err error) {
		names, err = x.records.List()
		return err
	}, Done: func() { x.compare(names) }, Failed: func(err error) { x.err = err; x.version++ }})
}

// compare drops entries that are not among names, and queues looking at the others.
func (x *Index) compare(names []string) {
	names = slices.DeleteFunc(names, func(name string) bool { return !strings.HasSuffix(name, recordEnd) })
	slices.Reverse(names) // newest first
	names = names[:min(len(names), maxEntries)]
	there := make(map[string]bool, len(names))
	for _, name := range names {
		there[name] = true
	}
	for name := range maps.Clone(x.entries) {
		if !there[name] {
			x.drop(name)
		}
	}
	x.err, x.listed, x.unread = nil, len(names), map[string]bool{}
	for _, name := range names {
		if x.entries[name] == nil {
			x.unread[name] = true
		}
	}
	x.version++
	for chunk := firstChunk; len(names) > 0; chunk = min(2*chunk, maxChunk) {
		n := min(chunk, len(names))
		x.read(names[:n])
		names = names[n:]
	}
	x.saveWhenDone()
}

// Note says that the file called name may have changed or gone.
func (x *Index) Note(name string) {
	x.read([]string{name})
	x.saveWhenDone()
}

// read looks at files in the background.
func (x *Index) read(names []string) {
	x.left += len(names)
	known := make([]string, len(names)) // stamps
	for i, name := range names {
		if e := x.entries[name]; e != nil {
			known[i] = e.Stamp
		}
	}
	var found []*Entry
	var gone []string
	x.do(queue.Job{Do: func() error {
		for i, name := range names {
			if x.stopped.Load() {
				return nil
			}
			switch e, err := x.look(name, known[i]); {
			case errors.Is(err, store.ErrNotFound):
				gone = append(gone, name)
			case e != nil:
				found = append(found, e)
			}
		}
		return nil
	}, Done: func() {
		x.left -= len(names)
		for _, name := range names {
			delete(x.unread, name)
		}
		for _, name := range gone {
			x.drop(name)
		}
		for _, e := range found {
			x.put(e)
			x.changed = true
		}
		x.version++
	}})
}

// look returns the entry of the file called name, nil if its stamp is the known one.
func (x *Index) look(name, known string) (*Entry, error) {
	stamp, err := x.records.Stamp(name)
	if errors.Is(err, store.ErrNotFound) || err == nil && stamp == known {
		return nil, err
	}
	var data []byte
	if err == nil {
		data, err = x.records.Read(name, record.MaxBytes)
	}
	if err != nil {
		return &Entry{Name: name, Stamp: stamp, Problem: err.Error()}, err
	}
	e := entryOf(name, stamp, data, x.find, x.zone)
	e.share(x.words)
	return e, nil
}

// put adds e, replacing an entry of the same name.
func (x *Index) put(e *Entry) {
	x.forget(e.Name)
	e.Positions = e.Positions[:min(len(e.Positions), maxReached-x.reached)]
	x.reached += len(e.Positions)
	x.entries[e.Name] = e
}

// drop removes the entry called name.
func (x *Index) drop(name string) {
	x.changed = x.changed || x.entries[name] != nil
	x.forget(name)
}

func (x *Index) forget(name string) {
	if e := x.entries[name]; e != nil {
		x.reached -= len(e.Positions)
		delete(x.entries, name)
	}
}

// saveWhenDone writes the file once all current reading is done. If that fails, the next start reads the records again.
func (x *Index) saveWhenDone() {
	x.do(queue.Job{Do: func() error { return nil }, Done: func() {
		if !x.changed || x.left > 0 || x.stopped.Load() {
			return
		}
		x.changed = false
		all := slices.Collect(maps.Values(x.entries)) // they are never changed
		x.do(queue.Job{Do: func() error {
			err := save(x.own, all)
			returnMemory(len(all))
			return err
		}})
	}})
}

// Collect processes the results since the last call.
func (x *Index) Collect() { x.queue.Collect() }

// Busy reports whether there is anything left to read or write.
func (x *Index) Busy() bool { return x.jobs > 0 }

// Ready reports whether Collect has results to process.
func (x *Index) Ready() bool { return x.queue.Ready() }

// maxAwaited is the largest number of unread files that Await waits for: some tenths of a second.
const maxAwaited = 500

// Await waits until the index is complete, unless there are too many unread files for the game loop to wait.
func (x *Index) Await() {
	for x.jobs > 0 && len(x.unread) <= maxAwaited {
		x.queue.Wait()
		x.Collect()
	}
}

// Expect lists rec, which is about to be written, as the file called name. Note must be called once it is written, or has failed.
func (x *Index) Expect(name string, rec *record.Record) {
	e := &Entry{Name: name}
	e.describe(rec, x.zone)
	x.put(e)
	x.version++
}

// Twins returns the names of the files with the same game as rec, including copies, as far as checksums show.
func (x *Index) Twins(rec *record.Record) (names []string) {
	var wanted Entry
	wanted.describe(rec, x.zone)
	for name, e := range x.entries {
		if e.Problem == "" && e.Course == wanted.Course && e.Game == wanted.Game && e.Plies == wanted.Plies {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

// Progress returns how many of all files listed have an entry, or are known not to be records. A file that has changed since counts as one of them.
func (x *Index) Progress() (done, all int) { return x.listed - len(x.unread), x.listed }

// Version changes whenever Find may return something else.
func (x *Index) Version() int { return x.version }

// Err returns why the folder could not be listed the last time; nil if it was.
func (x *Index) Err() error { return x.err }

// Entry returns the entry of the file called name, nil if there is none.
func (x *Index) Entry(name string) *Entry { return x.entries[name] }

// Problems returns the files that this program cannot read as records, by name.
func (x *Index) Problems() []*Entry {
	var all []*Entry
	for _, e := range x.entries {
		if e.Problem != "" {
			all = append(all, e)
		}
	}
	slices.SortFunc(all, func(a, b *Entry) int { return strings.Compare(a.Name, b.Name) })
	return all
}

// Close waits until all reading and writing has stopped. Unread files are read at the next start.
func (x *Index) Close() {
	x.stopped.Store(true)
	x.queue.Wait()
}
