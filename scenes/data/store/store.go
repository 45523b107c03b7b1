// Package store keeps named data for the program: settings, tables, records. This file holds the interface and its errors. Disk, in disk.go, keeps
// the data in a folder, browser_js.go in a browser, and Memory, in memory.go, for tests.
package store

import (
	"errors"
	"strings"
)

// ErrNotFound is wrapped by the error of Read where nothing of that name is kept.
var ErrNotFound = errors.New("not there")

// ErrLarge is wrapped by the error of Read where what is kept is longer than the caller wants.
var ErrLarge = errors.New("too large")

// ErrNotFile is wrapped by errors where something that is not a file has the name: a folder, a pipe or a device.
var ErrNotFile = errors.New("not a file")

// ErrExists is wrapped by the error of Create where something of that name is kept already.
var ErrExists = errors.New("there already")

// ErrChanged is wrapped by the error of Append where what is kept is not as long as the caller knows it, or is gone.
var ErrChanged = errors.New("changed by another")

// ErrLocked is wrapped by the error of Lock where someone else has the lock.
var ErrLocked = errors.New("locked by another")

// lockEnd is the extension of lock files. They stay: to remove one would let two programs lock two files of one name.
const lockEnd = ".lock"

// ValidName reports whether data can be kept under name, as far as that is the same for all stores: a system may refuse some more.
func ValidName(name string) bool {
	return name != "" && !strings.ContainsAny(name, "/\\\x00") && !strings.HasPrefix(name, ".") && !strings.HasSuffix(name, lockEnd)
}

// A Store keeps data by name. Names are file names without folders, see ValidName. Goroutines may share it.
type Store interface {
	// Read returns what is kept under name: at most so many bytes. The error wraps ErrNotFound, ErrLarge or ErrNotFile; nothing was read then.
	Read(name string, most int) ([]byte, error)
	// Write keeps data under name, and returns when a power cut does not lose it. After an error, or a crash in between, there is all of
	// data or all of what was there before.
	Write(name string, data []byte) error
	// Create keeps data under a name that is free, else the error wraps ErrExists: of two programs that create one name, one fails. It outlives
	// the program at once, and a power cut after Sync. After an error nothing is kept, unless the program ends in between.
	Create(name string, data []byte) error
	// Append adds data to what is kept under name, of which the caller knows that it is length bytes long. The error wraps ErrChanged where it
	// is not, or is gone: then nothing is added. What was added outlives the program at once, and a power cut after Sync. After another error
	// a part of data may have been added.
	Append(name string, length int, data []byte) error
	// Sync returns when a power cut does not lose what was created or appended under name. After an error a power cut may lose all of that,
	// also after another Sync: it has to be written again. It may take long: the game loop does not call it.
	Sync(name string) error
	// List returns the names under which something is kept, sorted. What is there but cannot be read may be among them, but no folder.
	List() ([]string, error)
	// Stamp returns a text that changes whenever what is kept under name does, as nearly as can be told without reading it where reading is
	// dear. The error wraps ErrNotFound or ErrNotFile, as that of Read.
	Stamp(name string) (string, error)
	// Remove forgets what is kept under name. Where nothing is, it does nothing. A power cut may bring it back.
	Remove(name string) error
	// Lock takes the lock called name, which stands beside the data and is not listed, until unlock is called or the program ends, in
	// whatever way. The error wraps ErrLocked where another program has it, or the same one. Another error says that there can be no locks.
	Lock(name string) (unlock func(), err error)
	// Folder returns the store of that name within this one. It is made when something is written there first.
	Folder(name string) Store
	// Path returns where something called name is kept, in words for a player.
	Path(name string) string
}
