package window

import (
	"sync"

	"quintet/render/input"
)

// Files are those that the players of a page of a browser save and choose, and what is pasted. Its methods may be called by any goroutine.
type Files struct {
	mu     sync.Mutex
	chosen *input.File // and not yet handed on
	next   func()      // reads the next of those that were dropped together, nil after the last
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

// take returns once the file that was chosen, nil for none.
func (f *Files) take() *input.File {
	if f == nil {
		return nil
	}
	f.mu.Lock()
	file, next := f.chosen, f.next
	f.chosen, f.next = nil, nil
	f.mu.Unlock()
	if next != nil {
		next()
	}
	return file
}
