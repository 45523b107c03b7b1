// Package store keeps named data for the program: settings, records. Disk is the one on a machine, Memory the one of tests.
package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
)

// ErrAbsent is wrapped by the error of Read where nothing of that name is kept.
var ErrAbsent = errors.New("not there")

// A Store keeps data by name. Names are file names without folders. Goroutines may share it.
type Store interface {
	// Read returns what was written last under name.
	Read(name string) ([]byte, error)
	// Write keeps data under name. After an error, or a crash in between, what was there before is still whole.
	Write(name string, data []byte) error
}

// Memory returns a store that forgets everything at the end of the program.
func Memory() Store { return &memory{data: map[string][]byte{}} }

type memory struct {
	mu   sync.Mutex
	data map[string][]byte
}

func (m *memory) Read(name string) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	data, ok := m.data[name]
	if !ok {
		return nil, fmt.Errorf("%s: %w", name, ErrAbsent)
	}
	return append([]byte(nil), data...), nil
}

func (m *memory) Write(name string, data []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.data[name] = append([]byte(nil), data...)
	return nil
}

// Disk returns a store in folder, which is made when something is written first.
func Disk(folder string) Store { return disk(folder) }

type disk string

func (d disk) path(name string) (string, error) {
	if name == "" || name != filepath.Base(name) || strings.HasPrefix(name, ".") {
		return "", fmt.Errorf("%q is no name to keep data under", name)
	}
	return filepath.Join(string(d), name), nil
}

func (d disk) Read(name string) ([]byte, error) {
	path, err := d.path(name)
	if err != nil {
		return nil, err
	}
	data, err := os.ReadFile(path)
	if errors.Is(err, os.ErrNotExist) {
		return nil, fmt.Errorf("%s: %w", name, ErrAbsent)
	}
	return data, err
}

// Write goes to a new file first, which then takes the place of the old one.
func (d disk) Write(name string, data []byte) error {
	path, err := d.path(name)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(string(d), 0o755); err != nil {
		return err
	}
	f, err := os.CreateTemp(string(d), ".new-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name()) // fails, as it should, when the file has been renamed
	if _, err := f.Write(data); err != nil {
		f.Close()
		return err
	}
	if err := errors.Join(f.Sync(), f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}
