// Queues files that reach the program without being dropped (Files): from dialogs, the command line, a second start or the clipboard. A tick takes at
// most one (take). drop.go handles dropped files, and has Path, which reads a file; in browsers files_js.go saves files, lets the user choose some,
// and receives dropped ones.

package window

import (
	"sync"

	"quintet/render/input"
)

// Files queues files that reach the program without being dropped on the window: chosen in a dialog, named on the command line, opened by the system,
// chosen in a browser, or pasted. It is safe for concurrent use.
type Files struct {
	mu     sync.Mutex
	open   []opened        // not read yet
	chosen *input.File     // not passed on yet
	next   func()          // reads the next of several files dropped together, nil after the last
	front  bool            // the window must be raised
	shown  []chan struct{} // see Show
}

// An opened is a file to open.
type opened struct {
	Path
	others int // number of files opened together with it that follow
}

// Open passes on all files like files dropped together on the window. It reads each one after the previous one has been taken.
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

// Show is Open, and brings the window to the front. shown is closed once every file has been passed on.
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

// closeShown closes the channels of Show, since all files have been passed on.
func (f *Files) closeShown() {
	for _, c := range f.shown {
		close(c)
	}
	f.shown = nil
}

// Give passes on a file at the next tick, like one dropped on the window.
func (f *Files) Give(file *input.File) { f.give(file, nil) }

// give is Give for one of several files: next requests the following one.
func (f *Files) give(file *input.File, next func()) {
	f.mu.Lock()
	f.chosen, f.next = file, next
	f.mu.Unlock()
	Wake()
}

// take returns the next file, or nil.
func (f *Files) take() *input.File {
	if f == nil {
		return nil
	}
	f.mu.Lock()
	if len(f.open) > 0 {
		first, more := f.open[0], len(f.open) > 1 || f.chosen != nil
		if f.open = f.open[1:]; len(f.open) == 0 {
			f.closeShown()
		}
		f.mu.Unlock()
		if more {
			Wake()
		}
		file := first.file()
		file.Others = first.others
		return file
	}
	f.closeShown()
	file, next := f.chosen, f.next
	f.chosen, f.next = nil, nil
	f.mu.Unlock()
	if next != nil {
		next()
	}
	return file
}
