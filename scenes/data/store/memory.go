// Implements Store in memory (Memory), for tests and for systems that have no place for data. Change how stores without times make stamps in stampOf;
// browser_js.go uses it, too.

package store

import (
	"crypto/sha256"
	"fmt"
	"maps"
	"math"
	"slices"
	"sync"
)

// Memory returns a store that forgets everything at the end of the program.
func Memory() Store {
	return &memory{data: map[string][]byte{}, locks: map[string]bool{}, folders: map[string]Store{}}
}

type memory struct {
	mu      sync.Mutex
	data    map[string][]byte
	locks   map[string]bool
	folders map[string]Store
}

func (m *memory) Read(name string, most int) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	data, ok := m.data[name]
	switch {
	case !ok:
		return nil, fmt.Errorf("%s: %w", name, ErrNotFound)
	case len(data) > most:
		return nil, fmt.Errorf("%s is %w: at most %d bytes can be read", name, ErrLarge, most)
	}
	return slices.Clone(data), nil
}

func (m *memory) Write(name string, data []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.data[name] = append([]byte{}, data...)
	return nil
}

func (m *memory) Create(name string, data []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, ok := m.data[name]; ok {
		return fmt.Errorf("%s: %w", name, ErrExists)
	}
	m.data[name] = append([]byte{}, data...)
	return nil
}

func (m *memory) Append(name string, length int, data []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	old, ok := m.data[name]
	if !ok || len(old) != length {
		return fmt.Errorf("%s: %w", name, ErrChanged)
	}
	m.data[name] = append(old, data...)
	return nil
}

func (m *memory) Sync(string) error { return nil }

func (m *memory) List() ([]string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Sorted(maps.Keys(m.data)), nil
}

// Stamp is made from the data.
func (m *memory) Stamp(name string) (string, error) {
	data, err := m.Read(name, math.MaxInt)
	return stampOf(data), err
}

// stampOf returns the stamp of data in stores that keep no times.
func stampOf(data []byte) string { return fmt.Sprintf("%d-%x", len(data), sha256.Sum256(data)) }

func (m *memory) Remove(name string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.data, name)
	return nil
}

func (m *memory) Lock(name string) (unlock func(), err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.locks[name] {
		return nil, fmt.Errorf("%s: %w", name, ErrLocked)
	}
	m.locks[name] = true
	return func() {
		m.mu.Lock()
		defer m.mu.Unlock()
		delete(m.locks, name)
	}, nil
}

func (m *memory) Folder(name string) Store {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.folders[name] == nil {
		m.folders[name] = Memory()
	}
	return m.folders[name]
}

func (m *memory) Path(name string) string { return name }
