// Stores a game of the terminal's play command as a record (Keep), without opening a Library. Change the name of its file in claim. recordfile.go
// writes the records of games in the window.

package library

import (
	"errors"
	"fmt"
	"path/filepath"
	"time"

	"quintet/scenes/data/store"
)

// Keep stores text, the record of a game of the game id that ended at now, in the games of s, for a program without a library. It replaces the record
// that an earlier Keep returned as old, unless old is "" or that file is gone. Keep returns the path of the record once it would survive a power cut;
// readers see all of it or nothing.
func Keep(s store.Store, id, old string, text []byte, now time.Time) (path string, err error) {
	games := s.Folder(gamesFolder)
	name := filepath.Base(old)
	if old == "" || !exists(games, name) {
		if name, err = claim(games, id, now); err != nil {
			return "", err
		}
	}
	return games.Path(name), games.Write(name, text)
}

// claim creates an empty file for the record of a game that ended at now, and returns its name. The 0 in it is the number of the window: windows count
// from 1, so it means none.
func claim(games store.Store, id string, now time.Time) (name string, err error) {
	stem := now.Format("20060102-150405") + "-" + id
	for n := 1; ; n++ {
		name = stem + "-0" + recordEnd
		if n > 1 {
			name = fmt.Sprintf("%s-%d-0%s", stem, n, recordEnd)
		}
		if err = games.Create(name, nil); !errors.Is(err, store.ErrExists) {
			return name, err
		}
	}
}
