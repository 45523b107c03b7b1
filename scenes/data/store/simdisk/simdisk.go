// Package simdisk simulates a machine whose disk fails, tears and forgets when a test tells it to. A power cut may lose unsynced data, in part or
// completely, and the names of files whose folder is not synced.
//
// This file has the Disk, its faults (Fail, Hold) and power cuts (After). Add a Fault or a Loss here. Its file operations are in system.go.
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

// ErrFull is the error of a failing disk.
var ErrFull = errors.New("no space left on device")

// A Fault is a way in which an operation can fail.
type Fault uint8

// The faults.
const (
	None     Fault = iota
	Once           // one operation fails
	Always         // this operation and all later ones fail
	Torn           // it fails after half of its data is written
	TornOn         // it fails after half of its data is written, and all later ones fail
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
	failed  int // the number of failed operations
	held    int // the operation to hold, -1 for none
	freed   *sync.Cond
}

// A folder holds its files as the program sees them, and as they are after a power cut.
type folder struct {
	files   map[string]*inode
	durable map[string]*inode
	changes []change // since the last sync
}

// A change gives file the name to, removes the name from, or both.
type change struct {
	file     *inode
	from, to string
}

// An inode holds the contents of a file, as the program sees it and as it is on the disk.
type inode struct {
	data, durable []byte
	// A sync has failed: as on real systems, data not on the disk then is lost, and the next sync does not report it.
	syncFailed bool
}

// New returns an empty disk without faults.
func New() *Disk {
	d := &Disk{folders: map[string]*folder{}, locks: map[string]bool{}, held: -1}
	d.freed = sync.NewCond(&d.mu)
	return d
}

// Hold blocks operation at until release is called, like a slow disk. Other operations continue.
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

// Fail makes fault f happen at operation at, counted from 0 since the disk was created. Operations are all calls that change something: writes,
// syncs, new files, renames, removals.
func (d *Disk) Fail(f Fault, at int) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.fault, d.at = f, at
}

// Done returns the number of operations, and how many of them failed.
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

// A Loss says what a power cut leaves of unsynced data. All of these occur on real systems.
type Loss struct{ Names, Data uint8 }

// Losses returns all losses, the worst first.
func Losses() []Loss {
	var all []Loss
	for names := range uint8(namesLosses) {
		for data := range uint8(dataLosses) {
			all = append(all, Loss{names, data})
		}
	}
	return all
}

// Losses of names.
const (
	noNames     = iota // no change of a name survives
	allNames           // all changes survive
	lastName           // only the last change survives
	butLastName        // all changes but the last survive

	namesLosses
)

// Losses of data.
const (
	noData   = iota // only synced data survives
	allData         // everything survives
	halfData        // half of the rest survives
	zeros           // the rest has its length, but is zeros

	dataLosses
)

// After returns the disk after a power cut with loss l. d itself does not change.
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

// after returns the contents of the file after a power cut.
func (n *inode) after(loss uint8) []byte {
	data := slices.Clone(n.durable)
	if n.syncFailed || len(n.data) <= len(data) {
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

// apply applies a change to names.
func (c change) apply(names map[string]*inode) {
	if c.from != "" {
		delete(names, c.from)
	}
	if c.to != "" {
		names[c.to] = c.file
	}
}

// change applies a change to f, which a power cut may lose.
func (f *folder) change(c change) {
	c.apply(f.files)
	f.changes = append(f.changes, c)
}

// view returns the current files in f; none if f is nil.
func (f *folder) view() fstest.MapFS {
	files := fstest.MapFS{}
	if f != nil {
		for name, file := range f.files {
			files[name] = &fstest.MapFile{Data: file.data}
		}
	}
	return files
}

// find returns the folder of path, and the file, nil if there is none.
func (d *Disk) find(path string) (f *folder, name string, file *inode) {
	f, name = d.folders[filepath.Dir(path)], filepath.Base(path)
	if f != nil {
		file = f.files[name]
	}
	return f, name, file
}

func missing(op, path string) error { return &fs.PathError{Op: op, Path: path, Err: fs.ErrNotExist} }

var _ store.System = (*Disk)(nil)

// Readlink always fails: there are no links.
func (d *Disk) Readlink(path string) (string, error) {
	return "", &fs.PathError{Op: "readlink", Path: path, Err: syscall.EINVAL}
}
