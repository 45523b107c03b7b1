package store

import (
	"errors"
	"time"
)

// Another copy of the program holds a lock for as long as it reads and writes a file. One that holds it for longer than all tries is stopped,
// or its disk is.
const (
	lockTries = 200
	lockPause = 10 * time.Millisecond
)

// AwaitLock takes the lock called name of s, and waits for up to two seconds while somebody else has it. Where there can be no locks nothing
// is locked. The game loop does not call it.
func AwaitLock(s Store, name string) (unlock func(), err error) {
	for range lockTries {
		if unlock, err = s.Lock(name); err == nil {
			return unlock, nil
		}
		if !errors.Is(err, ErrLocked) {
			return func() {}, nil
		}
		time.Sleep(lockPause)
	}
	return nil, err
}
