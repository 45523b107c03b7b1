package arena

import (
	"context"
	"fmt"
	"strings"

	"quintet/games"
)

// An opponent plays one seat of one game at a time. It belongs to one goroutine.
//
// The error of a method is a *fault when the opponent has lost the game by it, ctx.Err() when ctx was cancelled, and anything else when
// the run makes no sense, such as an engine that cannot play this game at all.
type opponent interface {
	// Begin starts a game at its first position, whatever happened before. The seed decides all that the opponent draws by lot, as far as
	// the arena has a say in it.
	Begin(ctx context.Context, g games.Game, seed uint64) error

	// Watch tells of a ply m, legal in p, that the opponent did not choose itself: of the opening or of another seat.
	Watch(ctx context.Context, p games.Position, m games.Move) error

	// Choose returns the opponent's ply in p, the position after all plies it has watched or chosen. The caller checks that it is legal.
	Choose(ctx context.Context, p games.Position) (choice, error)

	// Close ends the opponent. It is called once, after the last game.
	Close()
}

// A choice is a ply and what it took.
type choice struct {
	Move     games.Move
	Playouts int // or nodes; 0 where they are unknown
}

// An entrant takes part in a run: a name and a way to seat it.
type entrant struct {
	Name string // also what the result file says, so everything that makes the entrant what it is
	// New returns an opponent for one seat. Opponents of one entrant share nothing that changes.
	New func() opponent
}

// A faultKind is a way to lose a game other than by its rules.
type faultKind string

// The kinds of faults.
const (
	faultIllegal faultKind = "illegal" // a ply that is not legal or cannot be read
	faultHang    faultKind = "hang"    // no answer in time
	faultDied    faultKind = "died"    // the program ended or closed its output
	faultRefused faultKind = "refused" // a command answered by a failure, such as a legal ply that the program holds illegal
	faultGarbled faultKind = "garbled" // an answer that is not of the protocol
	faultResign  faultKind = "resign"  // the program gave up
)

// A fault is a reason to lose a game before its end.
type fault struct {
	Kind   faultKind
	Reason string
}

func (f *fault) Error() string { return string(f.Kind) + ": " + f.Reason }

// faultf makes a fault. The reason becomes one line.
func faultf(kind faultKind, format string, args ...any) *fault {
	return &fault{kind, strings.Join(strings.Fields(fmt.Sprintf(format, args...)), " ")}
}
