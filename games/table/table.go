package table

import (
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/clock"
	"quintet/games/match"
	"quintet/games/terms"
)

// A Table is a match with the game it is played by and what was agreed on for it.
type Table struct {
	Spec      games.Spec
	Match     *match.Match
	Terms     terms.Terms
	Clock     *clock.Clock     // of the match; nil where Terms has none
	Stopwatch *clock.Stopwatch // measures how long each ply takes
	Path      []board.Target   // pointed at for a ply that is not complete
	Paused    bool             // only computers play, and wait
	Turned    int              // by how many quarters the board is turned, clockwise, from how the rules show it: 0 to 3
	From      string           // the record that the match was taken from, "" for a match of its own
	// Helped says that the players had help, so that the result does not change a rating: a hint was played, a turn was taken back against a
	// computer, the game in progress was analysed, or it began in a position that was set up.
	Helped   bool
	Imported bool   // the game was begun elsewhere and opened here while it was in progress
	Hinted   string // the last hint that was shown, see NoteHint; "" for none

	clockPaused bool           // by hand, or because nobody has started it
	past        bool           // somebody looks at the past: no time runs
	once        bool           // one ply is played although the table is paused
	certain     []games.Player // see Certain
}

// New returns a table at which m, a game of s, is played as t says, with all the time its clock gives.
func New(s games.Spec, m *match.Match, t terms.Terms) *Table {
	table := &Table{Spec: s, Match: m, Terms: t, Helped: placed(m), Stopwatch: clock.NewStopwatch(m.MainLen(), m.MainCursor(), nil, 0)}
	if t.Clock.Measures() {
		table.Clock = clock.New(t.Clocks(), m.MainLen(), m.MainCursor())
	}
	return table
}

// NewMatch returns a match of g at its start, with the seat to move that t says, if that is for the players to choose.
func NewMatch(g games.Game, seats []match.Seat, t terms.Terms) *match.Match {
	first := games.Player(t.Opener(g.Info().Players))
	return match.NewAt(g, games.OpeningOf(g, first), seats)
}

// Open makes the table ready for players who sit down at it. A clock stands until somebody starts it, also when the table was left.
func (t *Table) Open(now time.Time) {
	t.clockPaused = t.Timed() && !t.Match.Closed()
	t.Stopwatch.Run(false, now)
	if t.Clock != nil {
		t.Clock.Run(games.None, now)
	}
	t.settle(false, now)
}

// Position returns the position in force.
func (t *Table) Position() games.Position { return t.Match.Position() }

// arrive prepares for the position in force, after any change of it. past says that somebody looks at the past: he does so until the
// latest position is in force again.
func (t *Table) arrive(past bool, now time.Time) {
	t.Path, t.once = nil, false
	t.settle(past && !(t.AtEnd() && t.OnMain()), now)
}

// OnMain reports whether the plies in force are those of the game itself, and not of a variation.
func (t *Table) OnMain() bool {
	return t.Match.MainCursor() == t.Match.Cursor() && !t.Match.Continues()
}

// settle finds out whether the position in force is decided, and sets the clocks to it.
func (t *Table) settle(past bool, now time.Time) {
	t.past = past
	t.setClocks(now)
	t.certain, _ = t.Match.Decided()
}
