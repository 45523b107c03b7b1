// Package simdisk simulates a machine whose disk fails, tears and forgets when a test tells it to. What is not synced may be lost by a power
// cut, in part or whole, and so may the names of files whose folder is not synced.
package simdisk

import (
	"errors"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"sync"
	"syscall"
	"testing/fstest"

	"quintet/scenes/data/store"
)

// ErrFull is the error of a disk that fails.
var ErrFull = errors.New("no space left on device")

// A Fault is a way in which an operation fails.
type Fault uint8

// The faults.
const (
	None     Fault = iota
	Once           // one operation fails
	Always         // it and everything after it fails
	Torn           // it fails after half of what it writes
	TornOn         // it fails after half of what it writes, and everything after it fails
	PowerCut       // nothing happens any more
)

// A Disk is the files of a machine in memory. Goroutines may share it.
type Disk struct {
	mu      sync.Mutex
	folders map[string]*folder
	locks   map[string]bool
	fault   Fault
	at      int // the operation that fails
	done    int // operations so far
	failed  int // how many of them
	held    int // the operation that waits, -1 for none
	freed   *sync.Cond
}

// A folder is one with its files as the program sees them, and as they are after a power cut.
type folder struct {
	files   map[string]*inode
	durable map[string]*inode
	changes []change // since it was synced
}

// A change gives file the name to, takes away the name from, or both.
type change struct {
	file     *inode
	from, to string
}

// An inode is the contents of a file, as the program sees it and as it is on the disk.
type inode struct {
	data, durable []byte
	// A sync has failed: as on real systems, what was not on the disk then is forgotten, and the next sync does not tell.
	spoilt bool
}

// New returns an empty disk without faults.
func New() *Disk {
	d := &Disk{folders: map[string]*folder{}, locks: map[string]bool{}, held: -1}
	d.freed = sync.NewCond(&d.mu)
	return d
}

// Hold lets operation at wait until release is called, as on a slow disk. Others go on.
func (d *Disk) Hold(at int) (release func()) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.held = at
	return func() {
		d.mu.Lock()
		defer d.mu.Unlock()
		d.held = -1
		d.freed.Broadcast()
	}
}

// Fail lets fault f happen at operation at, counted from 0 and from the beginning. Operations are all that change something: writes, syncs, new
// files, renames, removals.
func (d *Disk) Fail(f Fault, at int) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.fault, d.at = f, at
}

// Done returns how many operations there were, and how many of them failed.
func (d *Disk) Done() (all, failed int) {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.done, d.failed
}

// operate counts an operation. It reports whether it fails, and whether half of it happens then.
func (d *Disk) operate() (half bool, err error) {
	n := d.done
	d.done++
	for n == d.held {
		d.freed.Wait()
	}
	hit := n == d.at
	on := n > d.at && d.fault != Once && d.fault != Torn
	if d.fault == None || !hit && !on {
		return false, nil
	}
	d.failed++
	return hit && (d.fault == Torn || d.fault == TornOn), ErrFull
}

// A Loss tells what a power cut leaves of unsynced data. Real systems show every one of them.
type Loss struct{ Names, Data uint8 }

// Losses returns all of them, the worst first.
func Losses() []Loss {
	var all []Loss
	for names := range uint8(namesLosses) {
		for data := range uint8(dataLosses) {
			all = append(all, Loss{names, data})
		}
	}
	return all
}

// What becomes of names.
const (
	noNames     = iota // no change of a name is kept
	allNames           // all are
	lastName           // only the last is
	butLastName        // all but the last are

	namesLosses
)

// What becomes of data.
const (
	noData   = iota // only what was synced is kept
	allData         // everything is
	halfData        // a half of the rest is
	zeros           // the rest is as long as it was, but zeros

	dataLosses
)

// After returns the disk as the machine finds it after a power cut that loses l. The one before stays as it is.
func (d *Disk) After(l Loss) *Disk {
	d.mu.Lock()
	defer d.mu.Unlock()
	after := New()
	copies := map[*inode]*inode{}
	for path, f := range d.folders {
		names := maps.Clone(f.durable)
		for i, c := range f.changes {
			last := i == len(f.changes)-1
			if l.Names == allNames || l.Names == lastName && last || l.Names == butLastName && !last {
				c.apply(names)
			}
		}
		n := newFolder()
		for name, file := range names {
			if copies[file] == nil {
				data := file.after(l.Data)
				copies[file] = &inode{data: data, durable: data}
			}
			n.files[name], n.durable[name] = copies[file], copies[file]
		}
		after.folders[path] = n
	}
	return after
}

// after returns what the file holds after a power cut.
func (n *inode) after(loss uint8) []byte {
	data := slices.Clone(n.durable)
	if n.spoilt || len(n.data) <= len(data) {
		return data
	}
	rest := n.data[len(data):]
	switch loss {
	case allData:
		return append(data, rest...)
	case halfData:
		return append(data, rest[:len(rest)/2]...)
	case zeros:
		return append(data, make([]byte, len(rest))...)
	}
	return data
}

func newFolder() *folder { return &folder{files: map[string]*inode{}, durable: map[string]*inode{}} }

// apply makes a change in names.
func (c change) apply(names map[string]*inode) {
	if c.from != "" {
		delete(names, c.from)
	}
	if c.to != "" {
		names[c.to] = c.file
	}
}

// change makes a change in f, which a power cut may lose.
func (f *folder) change(c change) {
	c.apply(f.files)
	f.changes = append(f.changes, c)
}

// view returns the files in f as they are now; none where f is nil.
func (f *folder) view() fstest.MapFS {
	files := fstest.MapFS{}
	if f != nil {
		for name, file := range f.files {
			files[name] = &fstest.MapFile{Data: file.data}
		}
	}
	return files
}

// find returns the folder in which path lies, and the file, nil where there is none.
func (d *Disk) find(path string) (f *folder, name string, file *inode) {
	f, name = d.folders[filepath.Dir(path)], filepath.Base(path)
	if f != nil {
		file = f.files[name]
	}
	return f, name, file
}

func missing(op, path string) error { return &fs.PathError{Op: op, Path: path, Err: fs.ErrNotExist} }

var _ store.System = (*Disk)(nil)

// Readlink finds no link.
func (d *Disk) Readlink(path string) (string, error) {
	return "", &fs.PathError{Op: "readlink", Path: path, Err: syscall.EINVAL}
}
