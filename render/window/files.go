package window

import (
	"sync"

	"quintet/render/input"
)

// Files are those that come from outside but are not dropped: chosen in a dialog, named on the command line, opened by the system, saved and
// chosen in a page of a browser, and what is pasted. Its methods may be called by any goroutine.
type Files struct {
	mu     sync.Mutex
	open   []opened    // waiting to be read
	chosen *input.File // and not yet handed on
	next   func()      // reads the next of those that were dropped together, nil after the last
}

// An opened is a file that is to be opened.
type opened struct {
	Path
	others int // that follow and were opened together with it
}

// Open hands on the files of all, as ones that were dropped together on the window. Each is read once the one before it is taken.
func (f *Files) Open(all ...Path) {
	f.mu.Lock()
	for i, p := range all {
		f.open = append(f.open, opened{p, len(all) - 1 - i})
	}
	f.mu.Unlock()
	Wake()
}

// Give hands on a file with the next tick, as one that was dropped on the window.
func (f *Files) Give(file *input.File) { f.give(file, nil) }

// give is Give of one of several files: next lets the following one be given.
func (f *Files) give(file *input.File, next func()) {
	f.mu.Lock()
	f.chosen, f.next = file, next
	f.mu.Unlock()
	Wake()
}

// take returns the next file, nil for none.
func (f *Files) take() *input.File {
	if f == nil {
		return nil
	}
	f.mu.Lock()
	if len(f.open) > 0 {
		first, more := f.open[0], len(f.open) > 1 || f.chosen != nil
		f.open = f.open[1:]
		f.mu.Unlock()
		if more {
			Wake()
		}
		file := first.file()
		file.Others = first.others
		return file
	}
	file, next := f.chosen, f.next
	f.chosen, f.next = nil, nil
	f.mu.Unlock()
	if next != nil {
		next()
	}
	return file
}
