// The version and limits of the format, and what is shared by writing (log.go, tree.go) and reading (read.go, readtree.go). The format is
// described in doc.go.

package journal

import (
	"errors"
	"time"

	"quintet/games/play/match"
)

// version is the one of the format that this package writes. It reads those before, too.
const version = 2

// MaxBytes is the length of the longest journal that is read: 2.4 million steps. The library writes journals anew long before that, see Begin.
const MaxBytes = 64 << 20

// ErrVersion is wrapped by the error of Read where a newer program has written the journal. Nothing is wrong with it.
var ErrVersion = errors.New("written by a newer version of the program")

// Contents holds the table that was read from a journal.
type Contents struct {
	Snapshot
	Began, Changed time.Time
	Away           bool // the players left the table while the program went on
	Dropped        bool
	// Length is the number of bytes, from the beginning, that were read. Where it is less than all, what follows is of no use: Damage says
	// why, or is nil where all of it is a last line without an end, as a power cut leaves it.
	Length int
	Old    bool // an earlier version of the program has written it: it must be begun anew before more is added
	Damage error

	log Log
}

// Log returns the log that goes on with the journal from Length. No one else may go on from there.
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
