// Package backup writes everything in a store into one zip file (Save) and adds the files in one to a store (Restore). In a browser, where there
// is no folder, it is how players take their games elsewhere. Add a folder of the store here, in folders.
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
	"unicode/utf8"

	"quintet/games/files/tablefile"
	"quintet/scenes/data/store"
)

// folders are the folders of a store that a backup contains: the store itself, tables (those of
// versions up to 0.2 in a folder of their own), games and exercises.
var folders = []string{"", unfinished, "tables", gamesFolder, "training"}

// gamesFolder is the folder of records.
const gamesFolder = "games"

// unfinished is the folder of tables. For a moment a table has several files, and the newest counts.
const unfinished = "unfinished"

// Limits of what Save writes and Restore reads.
const (
	maxFile  = 128 << 20 // bytes of a file; no file of the program is longer
	maxTotal = 1 << 30   // bytes of all files
	maxFiles = 100_000
)

// ErrNone is wrapped by the error of Restore if data is not a backup.
var ErrNone = errors.New("no backup of this program")

// Is reports whether data begins like a backup.
func Is(data []byte) bool { return bytes.HasPrefix(data, []byte("PK\x03\x04")) }

// Save returns everything in s as one file. The same data give the same bytes.
func Save(s store.Store) ([]byte, error) {
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	files, sum := 0, 0
	for _, folder := range folders {
		in := within(s, folder)
		names, err := in.List()
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			data, err := in.Read(name, maxFile)
			if errors.Is(err, store.ErrNotFound) {
				continue // it was removed meanwhile
			}
			if err != nil {
				return nil, err
			}
			if files, sum = files+1, sum+len(data); files > maxFiles || sum > maxTotal {
				return nil, fmt.Errorf("there are more than %d files or %d bytes", maxFiles, maxTotal)
			}
			if !store.ValidName(name) || !utf8.ValidString(name) {
				return nil, fmt.Errorf("%.60q is no name that every system has", name)
			}
			if err := put(w, path.Join(folder, name), data); err != nil {
				return nil, err
			}
		}
	}
	err := w.Close()
	return out.Bytes(), err
}

// OfGames returns the records called names, whose texts read returns, as a file from which Restore adds them.
func OfGames(names []string, read func(name string) ([]byte, error)) ([]byte, error) {
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, name := range names {
		data, err := read(name)
		if err != nil {
			return nil, err
		}
		if err := put(w, path.Join(gamesFolder, name), data); err != nil {
			return nil, err
		}
	}
	err := w.Close()
	return out.Bytes(), err
}

// put adds a file to w.
func put(w *zip.Writer, name string, data []byte) error {
	f, err := w.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate})
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	return err
}

// within returns the folder of s called name; s itself if name is "".
func within(s store.Store, name string) store.Store {
	if name == "" {
		return s
	}
	return s.Folder(name)
}

// Restore adds the files in data, which Save wrote, to s. It skips names that are taken and tables that are there in another state, so that existing
// data does not change. It returns the number of added files. After an error none is added. The error wraps ErrNone if data is not a backup.
func Restore(s store.Store, data []byte) (added int, err error) {
	r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return 0, fmt.Errorf("%w: %w", ErrNone, err)
	}
	if err := check(r.File); err != nil {
		return 0, fmt.Errorf("%w: %w", ErrNone, err)
	}
	stems, err := tables(s)
	if err != nil {
		return 0, err
	}
	var done []*zip.File
	for _, f := range r.File {
		if stem, _, ok := tablefile.SplitName(path.Base(f.Name)); ok && path.Dir(f.Name) == unfinished && stems[stem] {
			continue
		}
		switch err := add(s, f); {
		case errors.Is(err, store.ErrExists):
		case err != nil:
			for _, f := range done {
				in, name := place(s, f)
				err = errors.Join(err, in.Remove(name))
			}
			return 0, err
		default:
			done = append(done, f)
		}
	}
	return len(done), nil
}

// tables returns the tables that are in s.
func tables(s store.Store) (stems map[string]bool, err error) {
	names, err := s.Folder(unfinished).List()
	stems = map[string]bool{}
	for _, name := range names {
		if stem, _, ok := tablefile.SplitName(name); ok {
			stems[stem] = true
		}
	}
	return stems, err
}

// place returns the store and the name of f.
func place(s store.Store, f *zip.File) (in store.Store, name string) {
	folder, name := path.Split(f.Name)
	return within(s, strings.TrimSuffix(folder, "/")), name
}

// add stores f durably. After an error it is not stored.
func add(s store.Store, f *zip.File) error {
	var data bytes.Buffer
	if err := unpack(&data, f); err != nil {
		return err
	}
	in, name := place(s, f)
	err := in.Create(name, data.Bytes())
	if err != nil {
		return err
	}
	if err = in.Sync(name); err != nil {
		err = errors.Join(err, in.Remove(name))
	}
	return err
}

// check reads all files and returns an error unless every one can be stored.
func check(files []*zip.File) error {
	if len(files) > maxFiles {
		return fmt.Errorf("it holds %d files, at most %d are read", len(files), maxFiles)
	}
	names, sum := map[string]bool{}, int64(0)
	for _, f := range files {
		folder, name := path.Split(f.Name)
		known := folder != "/" && slices.Contains(folders, strings.TrimSuffix(folder, "/"))
		if !known || !store.ValidName(name) || !utf8.ValidString(name) || names[f.Name] {
			return fmt.Errorf("it holds %.60q", f.Name)
		}
		names[f.Name] = true
		size := count(0)
		if err := unpack(&size, f); err != nil {
			return err
		}
		if sum += int64(size); sum > maxTotal {
			return fmt.Errorf("it holds more than %d bytes", maxTotal)
		}
	}
	return nil
}

// A count is a writer that counts bytes.
type count int64

func (c *count) Write(b []byte) (int, error) {
	*c += count(len(b))
	return len(b), nil
}

// unpack writes the content of f to w. The error says that f is damaged or too large.
func unpack(w io.Writer, f *zip.File) error {
	in, err := f.Open()
	if err != nil {
		return err
	}
	n, err := io.Copy(w, io.LimitReader(in, maxFile+1))
	if err = errors.Join(err, in.Close()); err == nil && n > maxFile {
		err = fmt.Errorf("%.60q has more than %d bytes", f.Name, maxFile)
	}
	return err
}
