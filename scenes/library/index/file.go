package index

import (
	"bytes"
	"encoding/gob"
	"errors"
	"fmt"
	"hash/crc32"

	"quintet/scenes/store"
)

// The index is kept in one file: a line with the version and a checksum, then the entries as package encoding/gob writes them. It can be lost
// at any time: the records have everything.
const (
	fileName  = "games"
	fileHead  = "quintet index 3 %08x\n"
	headBytes = len("quintet index 3 00000000\n")
	maxFile   = 128 << 20
)

// errDamaged says that a file is no index of this version.
var errDamaged = errors.New("the index is damaged")

// load returns the entries in the file.
func load(s store.Store) ([]*Entry, error) {
	data, err := s.Read(fileName, maxFile)
	if err != nil {
		return nil, err
	}
	if len(data) < headBytes || string(data[:headBytes]) != fmt.Sprintf(fileHead, crc32.ChecksumIEEE(data[headBytes:])) {
		return nil, errDamaged
	}
	var entries []*Entry
	err = gob.NewDecoder(bytes.NewReader(data[headBytes:])).Decode(&entries)
	return entries, err
}

// save writes the entries to the file.
func save(s store.Store, entries []*Entry) error {
	var body bytes.Buffer
	if err := gob.NewEncoder(&body).Encode(entries); err != nil {
		return err
	}
	if body.Len() > maxFile-headBytes {
		return fmt.Errorf("the index has %d bytes: %w", body.Len(), store.ErrLarge)
	}
	return s.Write(fileName, append(fmt.Appendf(nil, fileHead, crc32.ChecksumIEEE(body.Bytes())), body.Bytes()...))
}
