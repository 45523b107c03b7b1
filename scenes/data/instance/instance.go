// Package instance ensures that one window at a time uses a folder of data. A second start hands its files to the open window and ends.
//
// The window holds a lock, which the system drops however the program ends, and listens on a Unix socket in the folder. The lock is in this file,
// the conversation over the socket in socket.go; front_windows.go lets the open window come to the front.
package instance

import (
	"errors"
	"sync"
	"time"

	"quintet/scenes/data/store"
)

// The lock of the window. It is the lock of the first window of versions up to 0.2, so that these keep away too.
const (
	lockFolder = "tables"
	lockName   = "copy-1"
)

// ErrHandedOver is the error of Open if the window of another process has taken the files.
var ErrHandedOver = errors.New("the window is open already")

// An Instance is this process's claim to the data in a store.
type Instance struct {
	unlock func()
	stop   func()
	once   sync.Once
}

// A Show brings the window to the front and opens the files at the absolute paths. It returns at once and closes shown when it has finished. One
// goroutine at a time calls it.
type Show func(paths []string) (shown <-chan struct{})

// How often and how long Open tries while a window holds the lock but does not answer, because it is starting or ending.
const (
	maxTries   = 200
	retryPause = 50 * time.Millisecond
)

// Open claims the data in s, which is in folder: an absolute path, or "" for no folder. Until Close, show is called with the files of later starts.
// If a window of another process has the data, Open shows that window, asks it to open the files at paths, and returns ErrHandedOver. The error wraps
// store.ErrLocked if that window does not answer. Any other error says that s has no locks.
func Open(s store.Store, folder string, paths []string, show Show) (*Instance, error) {
	for n := 1; ; n++ {
		unlock, err := s.Folder(lockFolder).Lock(lockName)
		if err == nil {
			return &Instance{unlock: unlock, stop: serve(folder, show)}, nil
		}
		if !errors.Is(err, store.ErrLocked) {
			return nil, err
		}
		if folder == "" || n == maxTries {
			return nil, err
		}
		switch handErr := handOver(folder, paths); {
		case handErr == nil:
			return nil, ErrHandedOver
		case errors.Is(handErr, errNoReply):
			return nil, err
		}
		time.Sleep(retryPause)
	}
}

// Close lets another process claim the data. Later starts whose files are not open yet open them themselves.
func (i *Instance) Close() {
	i.once.Do(func() {
		i.stop()
		i.unlock()
	})
}
