// Reads and writes the file of the index (load, save): a line with version and checksum, then the entries in the format of encoding/gob. Raise the
// version here when Entry changes.

package index

import (
	"bytes"
	"encoding/gob"
	"errors"
	"fmt"
	"hash/crc32"
	"io"

	"quintet/scenes/data/store"
)

// The index is stored in one file: a line with the version and a checksum, then the entries as a stream of package encoding/gob, one value each. It
// may be lost at any time, because it only repeats what the records contain.
const (
	fileName  = "games"
	fileHead  = "quintet index 5 %08x\n"
	headBytes = len("quintet index 5 00000000\n")
	maxFile   = 128 << 20
)

// errDamaged reports a file that is not an index of this version.
var errDamaged = errors.New("the index is damaged")

// load returns the entries in the file, with their texts shared through words.
func load(s store.Store, words textPool) ([]*Entry, error) {
	data, err := s.Read(fileName, maxFile)
	if err != nil {
		return nil, err
	}
	if len(data) < headBytes || string(data[:headBytes]) != headOf(data[headBytes:]) {
		return nil, errDamaged
	}
	var entries []*Entry
	for decoder := gob.NewDecoder(bytes.NewReader(data[headBytes:])); ; {
		e := new(Entry)
		switch err := decoder.Decode(e); {
		case errors.Is(err, io.EOF):
			return entries, nil
		case err != nil:
			return nil, err
		}
		e.share(words)
		entries = append(entries, e)
	}
}

// save writes the entries to the file.
func save(s store.Store, entries []*Entry) error {
	const usual = 512 // bytes per entry
	var file bytes.Buffer
	file.Grow(headBytes + usual*len(entries))
	file.WriteString(headOf(nil)) // the checksum is filled in at the end
	encoder := gob.NewEncoder(&file)
	for _, e := range entries {
		if err := encoder.Encode(e); err != nil {
			return err
		}
		if file.Len() > maxFile {
			return fmt.Errorf("the index has more than %d bytes: %w", maxFile, store.ErrLarge)
		}
	}
	data := file.Bytes()
	copy(data, headOf(data[headBytes:]))
	return s.Write(fileName, data)
}

// headOf returns the first line of a file with this body.
func headOf(body []byte) string { return fmt.Sprintf(fileHead, crc32.ChecksumIEEE(body)) }
