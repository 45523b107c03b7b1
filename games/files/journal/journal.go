// The version and the size limit of the format, the table that Read returns (Contents), and what writing and reading share: the first line (head) and
// the names of endings. Add a field of the first line here. log.go writes, read.go reads; doc.go describes the format.

package journal

import (
	"errors"
	"time"

	"quintet/games/play/match"
)

// version is the format version that this package writes. It reads earlier ones too.
const version = 2

// MaxBytes is the length of the longest readable journal: 2.4 million steps. The library rewrites journals long before that, see Begin.
const MaxBytes = 64 << 20

// ErrVersion is wrapped by Read's error if a newer program has written the journal. The journal itself is fine.
var ErrVersion = errors.New("written by a newer version of the program")

// Contents holds the table read from a journal.
type Contents struct {
	Snapshot
	Began, Changed time.Time
	Away           bool // the players left the table while the program continued
	Dropped        bool
	// Length is the number of bytes that were read, from the beginning. If it is less than the whole, the rest is useless: Damage says why, or is nil
	// if the rest is only an unfinished last line, as after a power failure.
	Length int
	Old    bool // written by an earlier version: call Begin before adding more
	Damage error

	log Log
}

// Log returns the log that continues the journal after Length. Call it at most once.
func (k *Contents) Log() *Log { return &k.log }

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
