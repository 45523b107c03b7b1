// The version and the size limit of the format, the table that Read returns (Contents), and the first line (head) with the names of endings. Package
// journal only reads: tables are stored by package tablefile.

package journal

import (
	"errors"
	"time"

	"quintet/games/play/match"
	"quintet/games/play/table"
)

// version is the last version of the format, that of version 0.2 of the program.
const version = 2

// MaxBytes is the length of the longest readable journal: 2.4 million steps.
const MaxBytes = 64 << 20

// ErrVersion is wrapped by Read's error if a newer program has written the journal. The journal itself is fine.
var ErrVersion = errors.New("written by a newer version of the program")

// Contents holds the table read from a journal.
type Contents struct {
	Table          *table.Table // with its clock and stopwatch stopped
	Began, Changed time.Time
	Away           bool // the players left the table while the program continued
	Dropped        bool
	// Length is the number of bytes that were read, from the beginning. If it is less than the whole, the rest is useless: Damage says why, or is nil
	// if the rest is only an unfinished last line, as after a power failure.
	Length int
	Damage error
}

// A head is the first line.
type head struct {
	Version  int        `json:"version"`
	Game     string     `json:"game"`
	Options  string     `json:"options"`
	Position string     `json:"position,omitempty"`
	Seats    []headSeat `json:"seats"`
	From     string     `json:"from,omitempty"`
	Began    int64      `json:"began,omitempty"` // in seconds; 0 for the time of the line
}

type headSeat struct {
	Name  string `json:"name,omitempty"`
	Level int    `json:"level,omitempty"`
}

// endings are the names of the endings that a table may give a match.
var endings = map[match.Ending]string{match.Resigned: "resigned", match.Agreed: "agreed", match.Timed: "time", match.Declared: "declared"}
