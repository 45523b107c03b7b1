// Defines the entrants of a run, and the faults by which a seat loses before the end of a game. Add a kind of fault here (faultKind). Package contest
// defines what an opponent must implement; engine.go has engines, program.go other programs.

package arena

import (
	"fmt"
	"strings"

	"quintet/games/study/contest"
)

// An entrant takes part in a run: a name and a way to seat it.
type entrant struct {
	Name string // also written to the result file, so it includes everything that defines the entrant
	// New returns an opponent for one seat. Opponents of one entrant share no mutable state.
	New func() contest.Opponent
}

// A faultKind is a way to lose a game other than by its rules.
type faultKind string

// The kinds of faults.
const (
	faultIllegal faultKind = "illegal" // a ply that is illegal or cannot be read
	faultHang    faultKind = "hang"    // no answer in time
	faultDied    faultKind = "died"    // the program ended or closed its output
	faultRefused faultKind = "refused" // a command answered with a failure, such as a legal ply that the program considers illegal
	faultGarbled faultKind = "garbled" // an answer that violates the protocol
	faultResign  faultKind = "resign"  // the program gave up
)

// A fault is a reason to lose a game before its end. It is the error of an opponent that has lost the game by it; any other error, such as an engine
// that cannot play this game at all, ends the run.
type fault struct {
	Kind   faultKind
	Reason string
}

func (f *fault) Error() string { return string(f.Kind) + ": " + f.Reason }

// faultf returns a fault. The reason becomes one line.
func faultf(kind faultKind, format string, args ...any) *fault {
	return &fault{kind, strings.Join(strings.Fields(fmt.Sprintf(format, args...)), " ")}
}
