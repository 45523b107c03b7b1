// Writes a table as text (Write) and reads it back (Read), also what is left of a damaged text. Change the last line of the text here; state.go has
// what it says.

package tablefile

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"strconv"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/files/record"
	"quintet/games/play/table"
)

// MaxBytes is the length of the longest readable file.
const MaxBytes = 4 * record.MaxBytes

// ErrVersion is wrapped by Read's error if a newer program has written the file. The file itself is fine.
var ErrVersion = errors.New("written by a newer version of the program")

// ErrDamaged is wrapped by Read's error if the file is not as it was written.
var ErrDamaged = errors.New("damaged")

// A File is a table as it is stored.
type File struct {
	Table          *table.Table
	Began, Changed time.Time // in whole milliseconds
	Away           bool      // the players have left the table while the program went on
	Dropped        bool      // they have deleted it; it can be restored until the program ends
}

// stateWord begins the last line.
const stateWord = "state "

// Write returns f as text, with the clocks as they are at now. The error says what does not fit a record.
func Write(f File, now time.Time) ([]byte, error) {
	var b bytes.Buffer
	if err := record.Write(&b, record.New(f.Table.Spec, f.Table.Match)); err != nil {
		return nil, err
	}
	state, err := json.Marshal(stateOf(f, now))
	if err != nil {
		return nil, err
	}
	sum := checksum(b.Bytes(), state)
	fmt.Fprintf(&b, "%s%08x %s\n", stateWord, sum, state)
	return b.Bytes(), nil
}

// checksum returns the sum of a record and the state after it.
func checksum(rec, state []byte) uint32 {
	return crc32.Update(crc32.ChecksumIEEE(rec), crc32.IEEETable, state)
}

// Read reads a file. find looks up games by id. If the error wraps ErrDamaged, the file holds what is left, or has no Table if that is nothing. Any
// other error wraps ErrVersion.
func Read(data []byte, find func(id string) (games.Spec, bool)) (File, error) {
	data = bytes.TrimRight(data, "\x00") // a power cut leaves zeros behind the end of some files
	text, line := data, []byte(nil)
	if at := bytes.LastIndex(data, []byte("\n"+stateWord)); at >= 0 {
		text, line = data[:at+1], bytes.TrimSpace(data[at+1+len(stateWord):])
	}
	sum, written, _ := bytes.Cut(line, []byte(" "))
	var s state
	err := json.Unmarshal(written, &s)
	switch {
	case err == nil && s.Version > version:
		return File{}, fmt.Errorf("version %d: %w", s.Version, ErrVersion)
	case err == nil && string(sum) != fmt.Sprintf("%08x", checksum(text, written)):
		err = errors.New("its checksum is wrong")
	}
	rec, recErr := record.Read(bytes.NewReader(text), find)
	if err = errors.Join(err, recErr); err == nil {
		return s.file(rec), nil
	}
	err = fmt.Errorf("%w: %w", ErrDamaged, err)
	if rec = record.Salvage(string(text), find); rec == nil {
		return File{}, err
	}
	rest := state{Began: s.Began, Changed: s.Changed, Away: s.Away, Dropped: s.Dropped, From: s.From, Terms: s.Terms, Helped: true, Imported: s.Imported, Plies: rec.Match.Len()}
	return rest.file(rec), err
}

// end is the extension of files.
const end = ".table"

// Name returns the name of file n of the table called stem: each time a table is stored it gets a file with the next number, from 1, and its older
// files are removed.
func Name(stem string, n int) string { return fmt.Sprintf("%s.%d%s", stem, n, end) }

// SplitName is the inverse of Name. ok is false for other names.
func SplitName(name string) (stem string, n int, ok bool) {
	name, ok = strings.CutSuffix(name, end)
	at := strings.LastIndexByte(name, '.')
	if !ok || at <= 0 {
		return "", 0, false
	}
	n, err := strconv.Atoi(name[at+1:])
	return name[:at], n, err == nil && n > 0
}
