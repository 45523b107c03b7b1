// Package backup puts everything that a store keeps into one file, a zip, and takes it out again: where players have no folder, as in a
// browser, they carry their games elsewhere with it.
package backup

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"path"
	"slices"
	"strings"

	"quintet/scenes/store"
)

// folders are those of the store that are kept: its own, the tables, the games, the exercises.
var folders = []string{"", "tables", "games", "training"}

// The bounds of what is read.
const (
	maxFile  = 16 << 20 // bytes of a file
	maxTotal = 96 << 20 // bytes of all
	maxFiles = 50_000
)

// ErrNone is wrapped by the error of Restore where data is no backup.
var ErrNone = errors.New("no backup of this program")

// Is reports whether data begins as a backup does.
func Is(data []byte) bool { return bytes.HasPrefix(data, []byte("PK\x03\x04")) }

// Save returns everything in s as one file. The same data give the same bytes.
func Save(s store.Store) ([]byte, error) {
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, folder := range folders {
		in := within(s, folder)
		names, err := in.List()
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			data, err := in.Read(name, maxFile)
			if errors.Is(err, store.ErrNotFound) {
				continue // it has gone meanwhile
			}
			if err != nil {
				return nil, err
			}
			f, err := w.CreateHeader(&zip.FileHeader{Name: path.Join(folder, name), Method: zip.Deflate})
			if err != nil {
				return nil, err
			}
			if _, err := f.Write(data); err != nil {
				return nil, err
			}
		}
	}
	err := w.Close()
	return out.Bytes(), err
}

// within returns the folder of s called name, s itself for "".
func within(s store.Store, name string) store.Store {
	if name == "" {
		return s
	}
	return s.Folder(name)
}

// Restore adds to s what is in data, which Save has made, under every name that is free: nothing that is there is changed. It returns how many
// files were added. The error wraps ErrNone where data is something else, and nothing was added then.
func Restore(s store.Store, data []byte) (added int, err error) {
	r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return 0, fmt.Errorf("%w: %w", ErrNone, err)
	}
	if len(r.File) > maxFiles {
		return 0, fmt.Errorf("%w: it holds %d files, at most %d are read", ErrNone, len(r.File), maxFiles)
	}
	contents, err := unpack(r)
	if err != nil {
		return 0, err
	}
	for i, f := range r.File {
		folder, name := path.Split(f.Name)
		in := within(s, strings.TrimSuffix(folder, "/"))
		err := in.Create(name, contents[i])
		if errors.Is(err, store.ErrExists) {
			continue
		}
		if err == nil {
			err = in.Sync(name)
		}
		if err != nil {
			return added, err
		}
		added++
	}
	return added, nil
}

// unpack returns what the files of r hold, within bounds.
func unpack(r *zip.Reader) ([][]byte, error) {
	var all [][]byte
	sum := 0
	for _, f := range r.File {
		folder, name := path.Split(f.Name)
		if !slices.Contains(folders, strings.TrimSuffix(folder, "/")) || name == "" || strings.HasPrefix(name, ".") || strings.Contains(name, "\\") {
			return nil, fmt.Errorf("%w: it holds %.60q", ErrNone, f.Name)
		}
		in, err := f.Open()
		if err != nil {
			return nil, fmt.Errorf("%w: %w", ErrNone, err)
		}
		data, err := io.ReadAll(io.LimitReader(in, maxFile+1))
		if err = errors.Join(err, in.Close()); err != nil {
			return nil, fmt.Errorf("%w: %w", ErrNone, err)
		}
		if sum += len(data); len(data) > maxFile || sum > maxTotal {
			return nil, fmt.Errorf("%w: %.60q is too large", ErrNone, f.Name)
		}
		all = append(all, data)
	}
	return all, nil
}
