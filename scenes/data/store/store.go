// Package store stores named data: settings, tables, records. This file declares the interface Store with its errors. A method added here must be
// added to every implementation: disk.go, browser_js.go, memory.go and overlay.go.
//
// # Files
//
//   - default.go: chooses the store of the program
//   - disk.go: Disk, in a folder; system.go: the operations of the system that it needs
//   - browser_js.go: Browser, in the database of a browser; browser.go: stands in for it on other systems
//   - memory.go: Memory, for tests; overlay.go: Overlay, which reads another store but never changes it
//   - aside.go: keeps copies of damaged files
package store

import (
	"errors"
	"strings"
)

// ErrNotFound is wrapped by the error of Read if there is no data of that name.
var ErrNotFound = errors.New("not there")

// ErrLarge is wrapped by the error of Read if the data is longer than the limit.
var ErrLarge = errors.New("too large")

// ErrNotFile is wrapped by errors if the name belongs to something that is not a file: a folder, a pipe or a device.
var ErrNotFile = errors.New("not a file")

// ErrExists is wrapped by the error of Create if the name is taken.
var ErrExists = errors.New("there already")

// ErrChanged is wrapped by the error of Append if the data does not have the expected length, or is gone.
var ErrChanged = errors.New("changed by another")

// ErrLocked is wrapped by the error of Lock if the lock is taken.
var ErrLocked = errors.New("locked by another")

// lockEnd is the extension of lock files. They are never removed: otherwise two programs could lock two files of the same name.
const lockEnd = ".lock"

// ValidName reports whether all stores accept name. A system may refuse other names too.
func ValidName(name string) bool {
	return name != "" && !strings.ContainsAny(name, "/\\\x00") && !strings.HasPrefix(name, ".") && !strings.HasSuffix(name, lockEnd)
}

// A Store stores data by name. Names are file names without folders; see ValidName. It is safe for concurrent use.
type Store interface {
	// Read returns the data stored under name, which may have up to most bytes. The error wraps ErrNotFound, ErrLarge or ErrNotFile.
	Read(name string, most int) ([]byte, error)
	// Write stores data under name, durably: once it has returned, a power cut does not lose the data. After an error, or a crash during
	// the call, either all of the new data or all of the old data is there.
	Write(name string, data []byte) error
	// Create stores data under a name that must be free; otherwise the error wraps ErrExists. If two programs create the same name, one of
	// them fails. The data survives the end of the program at once, and a power cut after Sync. After an error nothing is stored, unless the
	// program ended during the call.
	Create(name string, data []byte) error
	// Append adds data to the length bytes stored under name. If there are not exactly length bytes, or the name is gone, the error wraps
	// ErrChanged and nothing is added. Added data survives the end of the program at once, and a power cut after Sync. After any other error,
	// part of the data may have been added.
	Append(name string, length int, data []byte) error
	// Sync makes everything created or appended under name durable. After an error a power cut may lose all of it, even after another Sync:
	// the caller must write it again. Sync can be slow, so the game loop does not call it.
	Sync(name string) error
	// List returns all names in use, sorted. Names of unreadable files may be among them, names of folders are not.
	List() ([]string, error)
	// Stamp returns a text that changes when the data under name changes. Where reading is expensive, it is a guess made without reading, such
	// as the size and the time of the last change. The error wraps ErrNotFound or ErrNotFile.
	Stamp(name string) (string, error)
	// Remove deletes the data under name. It is no error if there is none. A power cut may bring the data back.
	Remove(name string) error
	// Lock takes the lock called name until unlock is called or the program ends, however it ends. Locks are apart from the data and are not
	// listed. The error wraps ErrLocked if the lock is taken, by another program or by this one. Any other error says that the store has no locks.
	Lock(name string) (unlock func(), err error)
	// Folder returns the store of that name within this one. It is created by the first write.
	Folder(name string) Store
	// Path returns where name is stored, in words for a player.
	Path(name string) string
}
