package window

import (
	"sync"

	"quintet/render/input"
)

// Files are those that the players of a page of a browser save and choose, and what is pasted. Its methods may be called by any goroutine.
type Files struct {
	mu     sync.Mutex
	chosen *input.File // and not yet handed on
}

// Give hands on a file with the next tick, as one that was dropped on the window.
func (f *Files) Give(file *input.File) {
	f.mu.Lock()
	f.chosen = file
	f.mu.Unlock()
	Wake()
}

// take returns once the file that was chosen, nil for none.
func (f *Files) take() *input.File {
	if f == nil {
		return nil
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	file := f.chosen
	f.chosen = nil
	return file
}
