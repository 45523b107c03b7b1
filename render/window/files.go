// Files that reach the window without being dropped: from dialogs, the command line, a second start or the clipboard. Dropped files are in drop.go,
// downloads and file choice of browsers in files_js.go.

package window

import (
	"sync"

	"quintet/render/input"
)

// Files queues files that reach the program without being dropped on the window: chosen in a dialog, named on the command line, opened by the
// system, chosen in a browser, or pasted. Any goroutine may call its methods.
type Files struct {
	mu     sync.Mutex
	open   []opened        // waiting to be read
	chosen *input.File     // and not yet handed on
	next   func()          // reads the next of those that were dropped together, nil after the last
	front  bool            // the window must be raised
	shown  []chan struct{} // see Show
}

// An opened is a file that is to be opened.
type opened struct {
	Path
	others int // that follow and were opened together with it
}

// Open hands on the files of all, as ones that were dropped together on the window. Each is read once the one before it is taken.
func (f *Files) Open(all ...Path) {
	f.mu.Lock()
	f.add(all)
	f.mu.Unlock()
	Wake()
}

// add adds files that were opened together.
func (f *Files) add(all []Path) {
	for i, p := range all {
		f.open = append(f.open, opened{p, len(all) - 1 - i})
	}
}

// Show is Open that brings the window to the front. shown is closed once every file has been handed on.
func (f *Files) Show(all ...Path) (shown <-chan struct{}) {
	f.mu.Lock()
	f.add(all)
	done := make(chan struct{})
	f.front, f.shown = true, append(f.shown, done)
	f.mu.Unlock()
	Wake()
	return done
}

// toFront reports, once, whether to bring the window to the front.
func (f *Files) toFront() bool {
	if f == nil {
		return false
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	front := f.front
	f.front = false
	return front
}

// told closes the channels of Show. All files have been handed on.
func (f *Files) told() {
	for _, c := range f.shown {
		close(c)
	}
	f.shown = nil
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
		if f.open = f.open[1:]; len(f.open) == 0 {
			f.told()
		}
		f.mu.Unlock()
		if more {
			Wake()
		}
		file := first.file()
		file.Others = first.others
		return file
	}
	f.told()
	file, next := f.chosen, f.next
	f.chosen, f.next = nil, nil
	f.mu.Unlock()
	if next != nil {
		next()
	}
	return file
}
