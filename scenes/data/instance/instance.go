// Package instance lets one window at a time use a folder of data. A second start hands its files to the window that is open, and ends.
//
// The window holds a lock, which the system drops however the program ends, and listens on a Unix socket in the folder.
package instance

import (
	"errors"
	"sync"
	"time"

	"quintet/scenes/data/store"
)

// The lock that the window holds: the one that the first window of versions up to 0.2 holds, so that they keep away, too.
const (
	lockFolder = "tables"
	lockName   = "copy-1"
)

// ErrHandedOver is the error of Open where the window of another process has taken the files.
var ErrHandedOver = errors.New("the window is open already")

// An Instance is the claim of this process to the data in a store.
type Instance struct {
	unlock func()
	stop   func()
	once   sync.Once
}

// A Show brings the window to the front and opens the files at paths, which are absolute. It returns at once, and closes shown when that is done.
// It is called by one goroutine at a time.
type Show func(paths []string) (shown <-chan struct{})

// How often and for how long Open tries while a window holds the lock but does not answer: it may be starting, or ending.
const (
	tries = 200
	pause = 50 * time.Millisecond
)

// Open claims the data in s. They lie in folder, an absolute path, or in no folder where that is "". Until Close, show is called with the files of
// later starts. Where a window of another process has the data, it is shown, it is asked to open the files at paths, and the error is
// ErrHandedOver. It wraps store.ErrLocked where that window does not answer. Any other error says that s has no locks.
func Open(s store.Store, folder string, paths []string, show Show) (*Instance, error) {
	for n := 1; ; n++ {
		unlock, err := s.Folder(lockFolder).Lock(lockName)
		if err == nil {
			return &Instance{unlock: unlock, stop: serve(folder, show)}, nil
		}
		if !errors.Is(err, store.ErrLocked) {
			return nil, err
		}
		if folder == "" || n == tries {
			return nil, err
		}
		switch handErr := handOver(folder, paths); {
		case handErr == nil:
			return nil, ErrHandedOver
		case errors.Is(handErr, errSilent):
			return nil, err
		}
		time.Sleep(pause)
	}
}

// Close lets another process claim the data. Starts whose files have not been opened yet open them themselves.
func (i *Instance) Close() {
	i.once.Do(func() {
		i.stop()
		i.unlock()
	})
}
