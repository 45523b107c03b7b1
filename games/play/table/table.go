// A table: plies, resignation and agreement, who is to play, help that was used, and the next game of a series. Its clock is in time.go, undo
// in undo.go.

package table

import (
	"slices"
	"strconv"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/games/play/terms"
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

	clockPaused bool           // by hand, or because it has not been started
	past        bool           // someone looks at the past: no time runs
	once        bool           // one ply is played although the table is paused
	certain     []games.Player // see Certain
}

// New returns a table at which m, a game of s, is played as t says, with all the time its clock gives.
func New(s games.Spec, m *match.Match, t terms.Terms) *Table {
	table := &Table{Spec: s, Match: m, Terms: t, Helped: !s.IsOpening(m.Game(), m.PositionAt(0)), Stopwatch: clock.NewStopwatch(m.MainLen(), m.MainCursor(), nil, 0)}
	if t.Clock.Measures() {
		table.Clock = clock.New(t.Clocks(), m.MainLen(), m.MainCursor())
	}
	return table
}

// NewMatch returns a match of g, a game of s, at its start, with the seat to move that t says, if that is for the players to choose.
func NewMatch(s games.Spec, g games.Game, seats []match.Seat, t terms.Terms) *match.Match {
	first := games.Player(t.Opener(g.Info().Players))
	return match.NewAt(g, s.OpeningOf(g, first), seats)
}

// Open makes the table ready for players who sit down at it. A clock stands until someone starts it, also when the table was left.
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

// arrive prepares for the position in force, after any change of it. past says that someone looks at the past: he does so until the
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

// Play makes m, which is legal. In a finished game it is a variation, for which no time is measured; in a game that goes on, the game goes on
// with it.
func (t *Table) Play(m games.Move, now time.Time) {
	player, running := t.Position().ToMove(), !t.Match.Closed()
	if running {
		t.noteHelp(m)
		t.followTimes()
	}
	if err := t.Match.Play(m); err != nil {
		panic("table: a ply that is not legal: " + err.Error())
	}
	if running {
		t.Stopwatch.Played(now)
		if t.Clock != nil {
			t.Clock.Played(player, t.Position().ToMove(), now)
		}
	}
	t.arrive(false, now)
}

// Resign ends the match: player gives up. The match must go on.
func (t *Table) Resign(player games.Player, now time.Time) {
	if err := t.Match.Resign(player); err != nil {
		panic("table: a seat that cannot resign: " + err.Error())
	}
	t.arrive(false, now)
}

// Agree ends the match: it counts as it stands. The match must go on, and that of two seats must be decided.
func (t *Table) Agree(now time.Time) {
	if err := t.Match.Agree(); err != nil {
		panic("table: an end that cannot be agreed on: " + err.Error())
	}
	t.arrive(false, now)
}

// Resigner returns who would resign: the person to move, or the only person; None where only computers play, and while one of them is to move
// among several persons.
func (t *Table) Resigner() games.Player {
	if t.PersonMoves() {
		return t.Position().ToMove()
	}
	if t.persons() > 1 {
		return games.None
	}
	return games.Player(slices.IndexFunc(t.Match.Seats(), func(s match.Seat) bool { return s.Level == 0 })) // -1 is None
}

// MayAgree reports whether the seats may agree to count before the end: more than two, all of them persons.
func (t *Table) MayAgree() bool {
	return t.players() > 2 && t.persons() == t.players() && !t.Match.Closed()
}

// Certain returns the winners that no further play can change; nil where they are not known.
func (t *Table) Certain() []games.Player { return t.certain }

// MayStop reports whether a person may end the game now because nothing that could follow would change its result. In the middle of a turn
// the scores do not tell yet who wins, and where a series adds them up every point is played for.
func (t *Table) MayStop() bool {
	return t.certain != nil && !t.Terms.AddUp && !t.Match.MidTurn() && !t.Match.Closed() && t.PersonMoves()
}

// Ended reports whether the table has ended the game, and not the rules.
func (t *Table) Ended() bool { return t.Match.Over() && !t.Position().Over() }

// seatToMove returns the seat to move. ok is false when the game is over.
func (t *Table) seatToMove() (seat match.Seat, ok bool) {
	p := t.Position().ToMove()
	if t.Match.Over() || p == games.None {
		return seat, false
	}
	return t.Match.Seats()[p], true
}

// PersonMoves reports whether a person is to move in the position in force.
func (t *Table) PersonMoves() bool {
	seat, ok := t.seatToMove()
	return ok && seat.Level == 0
}

// ComputerMoves reports whether a computer is to move in the position in force.
func (t *Table) ComputerMoves() bool {
	seat, ok := t.seatToMove()
	return ok && seat.Level > 0
}

// ComputerPlays reports whether a computer is to move and does: it plays on from the latest ply only, and answers in a variation that someone
// plays, not in one that is looked at.
func (t *Table) ComputerPlays() bool {
	return t.ComputerMoves() && t.AtEnd() && !t.past && t.GoesOn() && !t.Match.Passes()
}

// Follows reports whether a computer is to move after the turn of another one.
func (t *Table) Follows() bool {
	if t.Match.Cursor() == 0 || !t.ComputerMoves() {
		return false
	}
	last := t.Match.PositionAt(t.Match.Cursor() - 1).ToMove()
	return last != t.Position().ToMove() && t.Match.Seats()[last].Level > 0
}

func (t *Table) persons() int {
	n := 0
	for _, seat := range t.Match.Seats() {
		if seat.Level == 0 {
			n++
		}
	}
	return n
}

// Watching reports whether only computers play.
func (t *Table) Watching() bool { return t.persons() == 0 }

// GoesOn reports whether the game is not paused.
func (t *Table) GoesOn() bool { return !t.Paused || t.once }

// Replays reports whether what was played after the position in force is shown again, ply by ply.
func (t *Table) Replays() bool { return t.Watching() && t.GoesOn() && !t.AtEnd() }

// StepOne pauses a game of computers and lets one ply be played all the same. It reports whether that is one that was taken back: then it
// is in force at once.
func (t *Table) StepOne(now time.Time) (redone bool) {
	t.Paused = true
	if !t.AtEnd() {
		return t.Redo(now)
	}
	t.once = true
	return false
}

// NoteHint notes that m was shown as a hint for the position in force. If it is played there, the game is helped.
func (t *Table) NoteHint(m games.Move) { t.Hinted = t.hint(m) }

// NoteAnalysis notes that the best moves of a position of the game were shown. A game in progress against a computer is helped.
func (t *Table) NoteAnalysis() {
	if !t.Match.Closed() && t.Mixed() {
		t.Helped = true
	}
}

// noteHelp marks the game as helped if m, which is about to be played while the game goes on, is the hint, or takes the place of a turn
// that was taken back against a computer.
func (t *Table) noteHelp(m games.Move) {
	if t.PersonMoves() && t.hint(m) == t.Hinted || t.Rewound() && t.Mixed() {
		t.Helped = true
	}
}

// hint returns the text of the hint m for the position in force: the number of plies in force, and m.
func (t *Table) hint(m games.Move) string {
	return strconv.Itoa(t.Match.Cursor()) + " " + t.Match.Game().FormatMove(t.Position(), m)
}

// Mixed reports whether persons play against computers.
func (t *Table) Mixed() bool { return t.persons() > 0 && t.persons() < t.players() }

// Series returns the score of the table with the game in progress, if that is finished and counts.
func (t *Table) Series() terms.Series {
	if !t.Match.Closed() || t.Terms.Aside {
		return t.Terms.Series
	}
	o := t.Match.Final()
	return t.Terms.Series.After(o.Winners, o.Counted())
}

// Rematch returns the table of another game with the same people, options and terms, and the seats that the table has agreed on. A game
// that is not over does not count. r draws lots.
func (t *Table) Rematch(r *games.Rand) *Table { return t.again(t.seating(r), t.Series()) }

// NewSeries is Rematch without the points of the games before.
func (t *Table) NewSeries(r *games.Rand) *Table { return t.again(t.seating(r), terms.Series{}) }

// MoveOn is Rematch with everybody on the next seat.
func (t *Table) MoveOn() *Table { return t.again(t.from(t.opener()+t.players()-1), t.Series()) }

// again returns the table of another game with the same people and terms, the person of seat from[i] on seat i.
func (t *Table) again(from []int, series terms.Series) *Table {
	old := t.Match.Seats()
	seats := make([]match.Seat, len(old))
	for i, f := range from {
		seats[i] = old[f]
	}
	agreed := t.Terms
	agreed.Series, agreed.Aside = series, false
	agreed = agreed.Moved(from)
	m := NewMatch(t.Spec, t.Match.Game(), seats, agreed)
	if first := t.Match.PositionAfter(t.Match.Root()); games.TextOf(first) != games.TextOf(m.Position()) {
		m = match.NewAt(t.Match.Game(), first, seats) // one that was set up, or read
	}
	return New(t.Spec, m, agreed)
}

// players returns how many seats the table has.
func (t *Table) players() int { return t.Match.Game().Info().Players }

// opener returns the seat that moves first.
func (t *Table) opener() int { return t.Terms.Opener(t.players()) }

// from returns a seating in which the person of seat first, which may be counted on beyond the last, moves first and the others follow in
// their order.
func (t *Table) from(first int) []int {
	n := t.players()
	seats := make([]int, n)
	for i := range seats {
		seats[i] = (first + n - t.opener() + i) % n
	}
	return seats
}

// seating returns the seats of the next game: for each the old seat of its person.
func (t *Table) seating(r *games.Rand) []int {
	switch begin := t.Terms.Begin; {
	case begin == terms.Drawn:
		seats := t.from(t.opener())
		r.Shuffle(len(seats), func(i, j int) { seats[i], seats[j] = seats[j], seats[i] })
		return seats
	case !t.Match.Closed() || begin == terms.AsListed:
		return t.from(t.opener())
	case begin == terms.Loser:
		return t.from(t.loser())
	}
	return t.from(t.opener() + 1)
}

// loser returns the seat that came last in a game that is over: who gave up or ran out of time, else who has the fewest points among those
// who have not won. Of several it is the one that was to move last. Where everybody has won it is the second seat, as if in turns.
func (t *Table) loser() int {
	o := t.Match.Final()
	if o.By != games.None {
		return int(o.By)
	}
	last := -1
	for i := range t.players() {
		if slices.Contains(o.Winners, games.Player(i)) {
			continue
		}
		if last < 0 || len(o.Scores) > 0 && o.Scores[i] <= o.Scores[last] || len(o.Scores) == 0 {
			last = i
		}
	}
	if last < 0 {
		return 1
	}
	return last
}
