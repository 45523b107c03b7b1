// Package store keeps named data for the program: settings, tables, records. Disk is the one on a machine, Memory the one of tests.
package store

import "errors"

// ErrAbsent is wrapped by the error of Read where nothing of that name is kept.
var ErrAbsent = errors.New("not there")

// ErrLocked is wrapped by the error of Lock where somebody else has the lock.
var ErrLocked = errors.New("locked by another")

// A Store keeps data by name. Names are file names without folders. Goroutines may share it.
type Store interface {
	// Read returns what was written last under name, and what was appended since.
	Read(name string) ([]byte, error)
	// Write keeps data under name. After an error, or a crash in between, what was there before is still whole.
	Write(name string, data []byte) error
	// Append adds data to what is kept under name, nothing being an empty beginning. Then it outlives the program, and after Sync
	// also a power cut. After an error a part of data may have been added.
	Append(name string, data []byte) error
	// Sync returns when the disk has what was appended under name. It may take long: the game loop does not call it.
	Sync(name string) error
	// List returns the names under which something is kept, sorted.
	List() ([]string, error)
	// Remove forgets what is kept under name. Where nothing is, it does nothing.
	Remove(name string) error
	// Lock takes the lock called name, which stands beside the data and is not listed, until unlock is called or the program ends, in
	// whatever way. The error wraps ErrLocked where another program has it, or the same one.
	Lock(name string) (unlock func(), err error)
	// Folder returns the store of that name within this one. It is made when something is written there first.
	Folder(name string) Store
	// Path returns where something called name is kept, in words for a player.
	Path(name string) string
}
