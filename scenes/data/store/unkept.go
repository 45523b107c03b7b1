// Implements a Store that reads another store and never changes it: writes stay in memory. The program uses it if its folder cannot be locked.

package store

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"sync"
)

// Unkept returns a store with the data of s that never changes s: writes are lost when the program ends. Data that cannot be read counts as
// absent.
func Unkept(s Store) Store {
	return &unkept{under: s, over: &memory{data: map[string][]byte{}, locks: map[string]bool{}}, removed: map[string]bool{}, folders: map[string]Store{}}
}

type unkept struct {
	mu      sync.Mutex
	under   Store
	over    *memory         // the writes
	removed map[string]bool // names in under that were removed
	folders map[string]Store
}

// of returns the store that holds name now.
func (u *unkept) of(name string) Store {
	u.mu.Lock()
	defer u.mu.Unlock()
	if _, err := u.over.Stamp(name); err == nil || u.removed[name] {
		return u.over
	}
	return u.under
}

// absent returns err, or ErrNotFound if name cannot be read.
func absent(name string, err error) error {
	if err == nil || errors.Is(err, ErrLarge) || errors.Is(err, ErrNotFile) {
		return err
	}
	return fmt.Errorf("%s: %w", name, ErrNotFound)
}

func (u *unkept) Read(name string, most int) ([]byte, error) {
	data, err := u.of(name).Read(name, most)
	return data, absent(name, err)
}

func (u *unkept) Stamp(name string) (string, error) {
	stamp, err := u.of(name).Stamp(name)
	return stamp, absent(name, err)
}

func (u *unkept) Write(name string, data []byte) error { return u.over.Write(name, data) }

func (u *unkept) Create(name string, data []byte) error {
	if _, err := u.Stamp(name); !errors.Is(err, ErrNotFound) {
		return fmt.Errorf("%s: %w", name, ErrExists)
	}
	return u.over.Create(name, data)
}

func (u *unkept) Append(name string, length int, data []byte) error {
	if u.of(name) == u.under {
		before, err := u.Read(name, math.MaxInt-1)
		switch {
		case errors.Is(err, ErrNotFound):
			return fmt.Errorf("%s: %w", name, ErrChanged)
		case err != nil:
			return err
		}
		if err := u.over.Write(name, before); err != nil {
			return err
		}
	}
	return u.over.Append(name, length, data)
}

func (u *unkept) Sync(string) error { return nil }

func (u *unkept) List() ([]string, error) {
	under, _ := u.under.List() // see absent
	over, err := u.over.List()
	all := map[string]bool{}
	for _, name := range slices.Concat(under, over) {
		if _, gone := u.Stamp(name); !errors.Is(gone, ErrNotFound) {
			all[name] = true
		}
	}
	return slices.Sorted(maps.Keys(all)), err
}

func (u *unkept) Remove(name string) error {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.removed[name] = true
	return u.over.Remove(name)
}

func (u *unkept) Lock(name string) (unlock func(), err error) { return u.over.Lock(name) }

func (u *unkept) Folder(name string) Store {
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.folders[name] == nil {
		u.folders[name] = Unkept(u.under.Folder(name))
	}
	return u.folders[name]
}

// Path returns no path on the disk, because writes do not go there.
func (u *unkept) Path(name string) string { return name }
