package arena

import (
	"context"
	"fmt"
	"strings"

	"quintet/games"
)

// An Opponent plays one seat of one game at a time. It belongs to one goroutine.
//
// The error of a method is a *Fault when the opponent has lost the game by it, ctx.Err() when ctx was cancelled, and anything else when
// the run makes no sense, such as an engine that cannot play this game at all.
type Opponent interface {
	// Begin starts a game at its first position, whatever happened before. The seed decides all that the opponent draws by lot, as far as
	// the arena has a say in it.
	Begin(ctx context.Context, g games.Game, seed uint64) error

	// Watch tells of a ply m, legal in p, that the opponent did not choose itself: of the opening or of another seat.
	Watch(ctx context.Context, p games.Position, m games.Move) error

	// Choose returns the opponent's ply in p, the position after all plies it has watched or chosen. The caller checks that it is legal.
	Choose(ctx context.Context, p games.Position) (Choice, error)

	// Close ends the opponent. It is called once, after the last game.
	Close()
}

// A Choice is a ply and what it took.
type Choice struct {
	Move     games.Move
	Playouts int // or nodes; 0 where they are unknown
}

// An Entrant is what a run compares: a name and a way to seat it.
type Entrant struct {
	Name string // also what the result file says, so everything that makes the entrant what it is
	// New returns an opponent for one seat. Opponents of one entrant share nothing that changes.
	New func() Opponent
}

// A FaultKind is a way to lose a game other than by its rules.
type FaultKind string

// The kinds of faults.
const (
	Illegal FaultKind = "illegal" // a ply that is not legal or cannot be read
	Hang    FaultKind = "hang"    // no answer in time
	Died    FaultKind = "died"    // the program ended or closed its output
	Refused FaultKind = "refused" // a command answered by a failure, such as a legal ply that the program holds illegal
	Garbled FaultKind = "garbled" // an answer that is not of the protocol
	Resign  FaultKind = "resign"  // the program gave up
)

// faultKinds lists all of them in the order of summaries.
var faultKinds = []FaultKind{Illegal, Hang, Died, Refused, Garbled, Resign}

// A Fault is why an opponent has lost a game before its end.
type Fault struct {
	Kind   FaultKind
	Reason string
}

func (f *Fault) Error() string { return string(f.Kind) + ": " + f.Reason }

// faultf makes a Fault. The reason becomes one line.
func faultf(kind FaultKind, format string, args ...any) *Fault {
	return &Fault{kind, strings.Join(strings.Fields(fmt.Sprintf(format, args...)), " ")}
}
