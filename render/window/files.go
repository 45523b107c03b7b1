package window

import (
	"sync"

	"quintet/render/input"
)

// Files are those that the players of a page of a browser save and choose. Its methods may be called by any goroutine.
type Files struct {
	mu     sync.Mutex
	chosen *input.File // and not yet handed on
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
