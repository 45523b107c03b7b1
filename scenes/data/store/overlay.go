// Implements a Store that reads another store and never changes it (Overlay): writes stay in memory. The program uses it if its folder cannot be
// locked. Change in storeOf which of the two is read.

package store

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"sync"
)

// Overlay returns a store with the data of s that never changes s: writes are lost when the program ends. Data that cannot be read counts as
// absent.
func Overlay(s Store) Store {
	return &overlay{base: s, writes: &memory{data: map[string][]byte{}, locks: map[string]bool{}}, removed: map[string]bool{}, folders: map[string]Store{}}
}

type overlay struct {
	mu      sync.Mutex
	base    Store
	writes  *memory         // the writes
	removed map[string]bool // names in under that were removed
	folders map[string]Store
}

// storeOf returns the store that holds name now.
func (u *overlay) storeOf(name string) Store {
	u.mu.Lock()
	defer u.mu.Unlock()
	if _, err := u.writes.Stamp(name); err == nil || u.removed[name] {
		return u.writes
	}
	return u.base
}

// absent returns err, or ErrNotFound if name cannot be read.
func absent(name string, err error) error {
	if err == nil || errors.Is(err, ErrLarge) || errors.Is(err, ErrNotFile) {
		return err
	}
	return fmt.Errorf("%s: %w", name, ErrNotFound)
}

func (u *overlay) Read(name string, most int) ([]byte, error) {
	data, err := u.storeOf(name).Read(name, most)
	return data, absent(name, err)
}

func (u *overlay) Stamp(name string) (string, error) {
	stamp, err := u.storeOf(name).Stamp(name)
	return stamp, absent(name, err)
}

func (u *overlay) Write(name string, data []byte) error { return u.writes.Write(name, data) }

func (u *overlay) Create(name string, data []byte) error {
	if _, err := u.Stamp(name); !errors.Is(err, ErrNotFound) {
		return fmt.Errorf("%s: %w", name, ErrExists)
	}
	return u.writes.Create(name, data)
}

func (u *overlay) Append(name string, length int, data []byte) error {
	if u.storeOf(name) == u.base {
		before, err := u.Read(name, math.MaxInt-1)
		switch {
		case errors.Is(err, ErrNotFound):
			return fmt.Errorf("%s: %w", name, ErrChanged)
		case err != nil:
			return err
		}
		if err := u.writes.Write(name, before); err != nil {
			return err
		}
	}
	return u.writes.Append(name, length, data)
}

func (u *overlay) Sync(string) error { return nil }

func (u *overlay) List() ([]string, error) {
	under, _ := u.base.List() // see absent
	over, err := u.writes.List()
	all := map[string]bool{}
	for _, name := range slices.Concat(under, over) {
		if _, gone := u.Stamp(name); !errors.Is(gone, ErrNotFound) {
			all[name] = true
		}
	}
	return slices.Sorted(maps.Keys(all)), err
}

func (u *overlay) Remove(name string) error {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.removed[name] = true
	return u.writes.Remove(name)
}

func (u *overlay) Lock(name string) (unlock func(), err error) { return u.writes.Lock(name) }

func (u *overlay) Folder(name string) Store {
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.folders[name] == nil {
		u.folders[name] = Overlay(u.base.Folder(name))
	}
	return u.folders[name]
}

// Path returns no path on the disk, because writes do not go there.
func (u *overlay) Path(name string) string { return name }
