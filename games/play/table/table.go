// The Table. It plays plies, pauses and replays games of computers, and ends a game by resignation or agreement. It undoes, redoes, shows earlier
// positions and corrects the last ply. It records help (hints, analysis), assigns the seats of the next game of a series, and runs the clock and the
// stopwatch of package games/play/clock. Change here what a player may do at a table.

package table

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/games/play/terms"
)

// Help is a kind of help that the players of a game had.
type Help string

// The kinds of help.
const (
	HintPlayed Help = "hint"     // a hint was played
	TurnBack   Help = "back"     // a turn against a computer was taken back
	Analysed   Help = "analysis" // the best moves or the reason for a question were shown
	SeatTaken  Help = "seat"     // another player took a seat
	SetUp      Help = "setup"    // the game began in a set-up position
)

// Helps lists the kinds of help.
var Helps = []Help{HintPlayed, TurnBack, Analysed, SeatTaken, SetUp}

// A Table is a match with its game and its terms.
type Table struct {
	Spec      games.Spec
	Match     *match.Match
	Terms     terms.Terms
	Clock     *clock.Clock     // of the match; nil if Terms has none
	Stopwatch *clock.Stopwatch // measures how long each ply takes
	Path      []board.Target   // the targets pointed at so far for an incomplete ply
	Paused    bool             // a game of computers is paused
	Turned    int              // the number of clockwise quarter turns of the board from its view in the rules: 0 to 3
	From      string           // the record from which the match was started, "" if none
	// Helped says that the players had help, so that the result does not change a rating: a hint was played, a turn against a computer was taken
	// back, the game in progress was analysed, another player took a seat, or it began in a set-up position.
	Helped   bool
	Help     Help   // the first help; "" if there was none, or if it is unknown
	Reseats  int    // how often Reseat was called since the table was opened
	Imported bool   // the game was started elsewhere and opened here while in progress
	Hinted   string // the last hint shown, see NoteHint; "" if none

	clockPaused    bool           // paused by hand, or not yet started
	viewing        bool           // an earlier position is being viewed: no time runs
	playOne        bool           // play one ply although the table is paused
	certainWinners []games.Player // see CertainWinners
}

// New returns a table at which m, a game of s, is played on terms t. Its clock starts with full times.
func New(s games.Spec, m *match.Match, t terms.Terms) *Table {
	table := &Table{Spec: s, Match: m, Terms: t, Helped: !s.IsOpening(m.Game(), m.PositionAt(0)), Stopwatch: clock.NewStopwatch(m.MainLen(), m.MainCursor(), nil, 0)}
	if table.Helped {
		table.Help = SetUp
	}
	if t.Clock.Limited() {
		table.Clock = clock.New(t.Clocks(), m.MainLen(), m.MainCursor())
	}
	return table
}

// NewMatch returns a match of g, a game of s, at its start. If the players can choose who moves first, t decides.
func NewMatch(s games.Spec, g games.Game, seats []match.Seat, t terms.Terms) *match.Match {
	first := games.Player(t.Opener(g.Info().Players))
	return match.NewAt(g, s.OpeningOf(g, first), seats)
}

// Open prepares the table for play. It stops the clock until someone starts it, even if it ran when the table was left.
func (t *Table) Open(now time.Time) {
	t.clockPaused, t.playOne = t.Timed() && !t.Match.Closed(), false
	t.Stop(now)
	t.checkDecided(false, now)
}

// Stop stops the clock and the stopwatch, because the players leave.
func (t *Table) Stop(now time.Time) {
	t.Stopwatch.Run(false, now)
	if t.Clock != nil {
		t.Clock.Run(games.None, now)
	}
}

// Position returns the position in force.
func (t *Table) Position() games.Position { return t.Match.Position() }

// update updates the table after any change of the position in force. viewing says that an earlier position is being viewed; that ends when the latest
// position is in force.
func (t *Table) update(viewing bool, now time.Time) {
	t.Path, t.playOne = nil, false
	t.checkDecided(viewing && !(t.AtEnd() && t.OnMain()), now)
}

// OnMain reports whether the plies in force belong to the game itself and not to a variation.
func (t *Table) OnMain() bool {
	return t.Match.MainCursor() == t.Match.Cursor() && !t.Match.Continues()
}

// checkDecided checks whether the position in force is decided, and sets the clocks to it.
func (t *Table) checkDecided(viewing bool, now time.Time) {
	t.viewing = viewing
	t.setClocks(now)
	t.certainWinners, _ = t.Match.Decided()
}

// Play makes m, which must be legal. In a finished game m belongs to a variation and its time is not measured. In a game in progress the game
// continues with m.
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
	t.update(false, now)
}

// Resign ends the match because player gives up. The match must be in progress.
func (t *Table) Resign(player games.Player, now time.Time) {
	if err := t.Match.Resign(player); err != nil {
		panic("table: a seat that cannot resign: " + err.Error())
	}
	t.update(false, now)
}

// Agree ends the match with the current scores. The match must be in progress, and decided if there are two seats.
func (t *Table) Agree(now time.Time) {
	if err := t.Match.Agree(); err != nil {
		panic("table: an end that cannot be agreed on: " + err.Error())
	}
	t.update(false, now)
}

// Resigner returns who would resign: the person to move, or the only person. It is None if only computers play, or if a computer is to move and there
// are several persons.
func (t *Table) Resigner() games.Player {
	if t.PersonMoves() {
		return t.Position().ToMove()
	}
	if t.Persons() > 1 {
		return games.None
	}
	return games.Player(slices.IndexFunc(t.Match.Seats(), func(s match.Seat) bool { return s.Level == 0 })) // -1 is None
}

// MayAgree reports whether the seats may agree to count before the end: more than two seats, all persons.
func (t *Table) MayAgree() bool {
	return t.players() > 2 && t.Persons() == t.players() && !t.Match.Closed()
}

// CertainWinners returns the winners that no further play can change; nil if unknown.
func (t *Table) CertainWinners() []games.Player { return t.certainWinners }

// MayStop reports whether a person may end the game now because no further play can change its result. It is false in the middle of a turn, when
// scores do not show who wins, and in a series that adds up scores, where every point counts.
func (t *Table) MayStop() bool {
	return t.certainWinners != nil && !t.Terms.AddUp && !t.Match.MidTurn() && !t.Match.Closed() && t.PersonMoves()
}

// Ended reports whether the table, and not the rules, ended the game.
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

// ComputerPlays reports whether a computer is to move and should play: it plays only from the latest ply, and replies in a variation that is being
// played, not in one that is being viewed.
func (t *Table) ComputerPlays() bool {
	return t.ComputerMoves() && t.AtEnd() && !t.viewing && t.Unpaused() && !t.Match.MustPass()
}

// Follows reports whether a computer is to move after the turn of another one.
func (t *Table) Follows() bool {
	if t.Match.Cursor() == 0 || !t.ComputerMoves() {
		return false
	}
	last := t.Match.PositionAt(t.Match.Cursor() - 1).ToMove()
	return last != t.Position().ToMove() && t.Match.Seats()[last].Level > 0
}

// Persons returns how many seats persons have.
func (t *Table) Persons() int {
	n := 0
	for _, seat := range t.Match.Seats() {
		if seat.Level == 0 {
			n++
		}
	}
	return n
}

// Watching reports whether only computers play.
func (t *Table) Watching() bool { return t.Persons() == 0 }

// Unpaused reports whether the game is not paused.
func (t *Table) Unpaused() bool { return !t.Paused || t.playOne }

// Replaying reports whether the plies after the position in force are being replayed, one by one.
func (t *Table) Replaying() bool { return t.Watching() && t.Unpaused() && !t.AtEnd() }

// StepOne pauses a game of computers but lets one ply be played. If there is a ply to redo, it is redone at once, and StepOne returns true.
func (t *Table) StepOne(now time.Time) (redone bool) {
	t.Paused = true
	if !t.AtEnd() {
		return t.Redo(now)
	}
	t.playOne = true
	return false
}

// MayReseat reports whether other players may take seats: while the game is in progress, unless games of a series were played before it.
func (t *Table) MayReseat() bool { return !t.Match.Closed() && t.Terms.Series.Games == 0 }

// Reseat puts seat in place of player: another player, or the same one with another name. Once something was played in a game in progress, note, if
// not empty, becomes a line of the comment on its last ply, and the game counts as helped unless only the name has changed.
func (t *Table) Reseat(player games.Player, seat match.Seat, note string) {
	old := t.Match.Seats()[player]
	t.Match.SetSeat(player, seat)
	t.Reseats++
	t.Paused = t.Paused && t.Watching()
	t.pauseInPast()
	if t.Match.Closed() || t.Match.Len() == 0 {
		return
	}
	if seat.Level != old.Level || seat.Even != old.Even {
		t.help(SeatTaken)
	}
	if note != "" {
		last := t.Match.Node()
		if t.viewing {
			last = t.Match.MainEnd()
		}
		t.Match.SetComment(last, strings.TrimPrefix(last.Comment()+"\n"+note, "\n"))
		t.Match.Commit()
	}
}

// NoteHint records that m was shown as a hint for the position in force. The game counts as helped if m is played there.
func (t *Table) NoteHint(m games.Move) { t.Hinted = t.hint(m) }

// WasHint reports whether m in pos, a position of the match on the path in force, was the last hint shown.
func (t *Table) WasHint(pos games.Position, m games.Move) bool {
	ply, move, _ := strings.Cut(t.Hinted, " ")
	n, err := strconv.Atoi(ply)
	return err == nil && n <= t.Match.Len() && t.Match.PositionAt(n).Hash() == pos.Hash() && t.Match.Game().FormatMove(pos, m) == move
}

// NoteAnalysis records that the best moves of a position of the game were shown. A game in progress against a computer then counts as helped.
func (t *Table) NoteAnalysis() {
	if !t.Match.Closed() && t.Mixed() {
		t.help(Analysed)
	}
}

// noteHelp marks the game as helped if m, about to be played in a game in progress, is the hint, or replaces a turn against a computer that was taken
// back.
func (t *Table) noteHelp(m games.Move) {
	switch {
	case t.PersonMoves() && t.hint(m) == t.Hinted:
		t.help(HintPlayed)
	case t.Rewound() && t.Mixed():
		t.help(TurnBack)
	}
}

// help records that the players had the help h.
func (t *Table) help(h Help) {
	if !t.Helped {
		t.Helped, t.Help = true, h
	}
}

// hint returns the hint m for the position in force as text: the number of plies in force, and m.
func (t *Table) hint(m games.Move) string {
	return strconv.Itoa(t.Match.Cursor()) + " " + t.Match.Game().FormatMove(t.Position(), m)
}

// Mixed reports whether persons play with computers.
func (t *Table) Mixed() bool { return t.Persons() > 0 && t.Persons() < t.players() }

// Series returns the score of the series including the current game, if that is finished and counts.
func (t *Table) Series() terms.Series {
	if !t.Match.Closed() || t.Terms.Aside {
		return t.Terms.Series
	}
	o := t.Match.Final()
	return t.Terms.Series.After(o.Winners, o.SeriesScores())
}

// Rematch returns a table for another game with the same people, options and terms, seated as the terms say. An unfinished game does not count. r
// draws lots.
func (t *Table) Rematch(r *games.Rand) *Table { return t.nextTable(t.seating(r), t.Series()) }

// NewSeries is Rematch without the points of the games before.
func (t *Table) NewSeries(r *games.Rand) *Table { return t.nextTable(t.seating(r), terms.Series{}) }

// RematchRotated is Rematch with every person moved to the next seat.
func (t *Table) RematchRotated() *Table {
	return t.nextTable(t.seatsFrom(t.opener()+t.players()-1), t.Series())
}

// nextTable returns a table for another game with the same people and terms, the person of seat from[i] on seat i.
func (t *Table) nextTable(from []int, series terms.Series) *Table {
	old := t.Match.Seats()
	seats := make([]match.Seat, len(old))
	for i, f := range from {
		seats[i] = old[f]
	}
	agreed := t.Terms
	agreed.Series, agreed.Aside = series, false
	agreed = agreed.Reseated(from)
	m := NewMatch(t.Spec, t.Match.Game(), seats, agreed)
	if first := t.Match.PositionAfter(t.Match.Root()); games.TextOf(first) != games.TextOf(m.Position()) {
		m = match.NewAt(t.Match.Game(), first, seats) // set up by hand, or read from a file
	}
	return New(t.Spec, m, agreed)
}

// players returns the number of seats.
func (t *Table) players() int { return t.Match.Game().Info().Players }

// opener returns the seat that moves first.
func (t *Table) opener() int { return t.Terms.Opener(t.players()) }

// seatsFrom returns a seating in which the person of seat first, modulo the number of seats, moves first and the others follow in order.
func (t *Table) seatsFrom(first int) []int {
	n := t.players()
	seats := make([]int, n)
	for i := range seats {
		seats[i] = (first + n - t.opener() + i) % n
	}
	return seats
}

// seating returns the seats of the next game: for each seat the old seat of its person.
func (t *Table) seating(r *games.Rand) []int {
	switch begin := t.Terms.Begin; {
	case begin == terms.Drawn:
		seats := t.seatsFrom(t.opener())
		r.Shuffle(len(seats), func(i, j int) { seats[i], seats[j] = seats[j], seats[i] })
		return seats
	case !t.Match.Closed() || begin == terms.AsListed:
		return t.seatsFrom(t.opener())
	case begin == terms.Loser:
		return t.seatsFrom(t.loser())
	}
	return t.seatsFrom(t.opener() + 1)
}

// loser returns the seat that finished last in a game that is over: the seat that resigned or ran out of time, else the one with the lowest score
// among those who did not win. Among several it is the one that would have moved last. If everyone won it is the second seat, as for seats in turns.
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

// CanUndo reports whether Undo would do something.
func (t *Table) CanUndo() bool { return !t.Covered() && (t.Ended() || t.decision() >= 0) }

// Undo takes back everything from the last decision: plies of computers and forced passes go with the person's ply before them, and in a finished game
// also the plies before it in its turn. If the table ended the game while it could still be won and lost, Undo allows playing on from its last
// position, as a variation. It does nothing while the board is covered. The clock returns to the times of that position, and runs again with the next
// Tick.
func (t *Table) Undo(now time.Time) {
	switch {
	case !t.CanUndo():
		return
	case t.PlaysOn():
		t.Match.Continue()
		t.update(false, now)
	default:
		t.Match.Goto(t.undone())
		t.Match.Continue() // undo of plies after the end, not of the end
		t.update(t.viewing, now)
		t.pauseInPast()
	}
}

// PlaysOn reports whether Undo would set aside the end of the game, to play on from there: the table ended it, and its result was not certain.
func (t *Table) PlaysOn() bool {
	return t.Ended() && (t.certainWinners == nil || t.decision() < 0)
}

// undone returns the ply to which Undo goes back: the last decision, or the start of its turn in a finished game that is not played on as a variation.
// There must be a decision.
func (t *Table) undone() int {
	ply := t.decision()
	if t.Match.Closed() && t.OnMain() {
		return t.Match.TurnStart(ply + 1)
	}
	return ply
}

// CanRedo reports whether Redo would do something.
func (t *Table) CanRedo() bool { return !t.Covered() && (!t.AtEnd() || t.Match.Continues()) }

// Redo replays what was taken back: a ply, and those after it that need no decision. It returns false if there was none.
func (t *Table) Redo(now time.Time) bool {
	if !t.Match.Redo() {
		return false
	}
	for !t.AtEnd() && !t.decided(t.Match.Cursor()) {
		t.Match.Goto(t.Match.Cursor() + 1)
	}
	t.update(t.viewing, now)
	return true
}

// Goto puts ply plies in force, to play on from there.
func (t *Table) Goto(ply int, now time.Time) {
	t.Match.Goto(ply)
	t.update(false, now)
}

// Show puts the ply n in force, possibly of a variation, for viewing.
func (t *Table) Show(n *match.Node, now time.Time) {
	t.Match.Show(n)
	t.Jump(t.Match.Cursor(), now)
}

// Jump puts ply plies in force for viewing, together with the forced passes after them. It does not go to a pass that is the last ply: that one is
// announced and played.
func (t *Table) Jump(ply int, now time.Time) {
	t.Match.Goto(ply)
	for c := t.Match.Cursor(); c > 0 && !t.AtEnd() && t.Match.MustPass(); c = t.Match.Cursor() {
		t.Match.Goto(c + 1)
	}
	t.update(true, now)
	t.pauseInPast()
}

// pauseInPast pauses a game of computers at an earlier position, because their next ply would replace it.
func (t *Table) pauseInPast() {
	if t.Watching() && !t.AtEnd() {
		t.Paused = true
	}
}

// AtEnd reports whether the last ply is in force.
func (t *Table) AtEnd() bool { return t.Match.Cursor() == t.Match.Len() }

// Rewound reports whether an earlier position is in force, that is, more was taken back than plies of a turn in progress.
func (t *Table) Rewound() bool {
	for i := t.Match.Cursor(); i <= t.Match.Len() && !t.AtEnd(); i++ {
		if t.Match.PositionAt(i).ToMove() != t.Position().ToMove() {
			return true
		}
	}
	return false
}

// decision returns the last ply in force that a person decided, or anyone if only computers play; -1 if there is none.
func (t *Table) decision() int {
	for ply := t.Match.Cursor() - 1; ply >= 0; ply-- {
		if t.decided(ply) {
			return ply
		}
	}
	return -1
}

// decided reports whether the ply after position ply is a decision of a player who may take plies back.
func (t *Table) decided(ply int) bool {
	if t.Match.MustPassAt(ply) {
		return false
	}
	player := t.Match.PositionAt(ply).ToMove()
	return player != games.None && (t.Watching() || t.Match.Seats()[player].Level == 0)
}

// Correctable returns the last ply that a person may change: a ply of a turn in progress, or the last decision, unless an earlier position is viewed;
// -1 if there is none. In a game of computers no ply can be corrected.
func (t *Table) Correctable() int {
	if open := t.PersonMoves() && t.Match.MidTurn(); t.Watching() || !open && !t.AtEnd() {
		return -1
	}
	return t.decision()
}

// DropCorrected removes the ply n, which was replaced by another, unless another player has answered it or it is gone already.
func (t *Table) DropCorrected(n *match.Node) {
	m := t.Match
	if !slices.Contains(n.Parent().Next(), n) {
		return
	}
	player := m.PositionAfter(n.Parent()).ToMove()
	for at := n; ; at = at.Next()[0] {
		if m.PositionAfter(at.Parent()).ToMove() != player {
			return
		}
		if len(at.Next()) == 0 {
			break
		}
	}
	if m.Delete(n) == nil { // on the main path if the same ply was played again
		m.Commit()
	}
}

// Timed reports whether the table has a clock.
func (t *Table) Timed() bool { return t.Clock != nil }

// Covered reports whether the board is hidden because the clock stands: it was paused by hand or has not been started.
func (t *Table) Covered() bool { return t.Timed() && t.clockPaused && !t.Match.Over() }

// PauseClock pauses or starts the clock. It reports whether the clock is paused now.
func (t *Table) PauseClock() (paused bool) {
	t.clockPaused = !t.clockPaused
	return t.clockPaused
}

// timedSeat returns the seat whose time should run, games.None if no seat has to decide.
func (t *Table) timedSeat(waits bool) games.Player {
	switch {
	case waits, t.Match.Closed(), t.Covered(), t.viewing, t.Match.MustPass(), t.ComputerMoves() && !t.ComputerPlays():
		return games.None
	}
	return t.Position().ToMove()
}

// Tick brings the clock and the stopwatch up to date. waits says that no time should run because the seat to move cannot decide yet, or has decided,
// for example during an animation or a question. Tick reports whether a seat ran out of time, which ends the game.
func (t *Table) Tick(waits bool, now time.Time) (flagged bool) {
	if t.Clock != nil {
		if out := t.Clock.Expired(now); out != games.None && !t.Match.Over() {
			t.Clock.Run(games.None, now)
			if err := t.Match.Flag(out); err != nil {
				panic("table: cannot lose on time: " + err.Error())
			}
			t.update(false, now)
			flagged = true
		}
	}
	runs := t.timedSeat(waits)
	if t.Clock != nil {
		t.Clock.Run(runs, now)
	}
	t.Stopwatch.Run(runs != games.None, now)
	return flagged
}

// setClocks sets the clock and the stopwatch to the position in force, also after an undo, and to the current length of the game. It stops them.
func (t *Table) setClocks(now time.Time) {
	t.Stopwatch.Goto(t.Match.MainCursor(), now)
	if t.Clock != nil {
		t.Clock.Goto(t.Match.MainCursor(), now)
	}
	switch plies, measured := t.Match.MainLen(), len(t.Stopwatch.MoveTimes()); {
	case plies < measured:
		t.Stopwatch.End(now)
		if t.Clock != nil {
			t.Clock.End(now)
		}
	case plies > measured: // the game now continues with a longer variation
		t.restartClocks(plies, t.Match.MainCursor(), measured)
	}
}

// followTimes sets the clock and the stopwatch to the plies in force if some of them belong to a variation.
func (t *Table) followTimes() {
	if at, main := t.Match.Cursor(), t.Match.MainCursor(); at != main {
		t.restartClocks(at, at, main)
	}
}

// restartClocks restarts the clock and the stopwatch for a path of plies plies with at of them in force. It keeps the times of the first known plies.
// The times of the others are unknown, and every seat keeps the time left before them.
func (t *Table) restartClocks(plies, at, known int) {
	t.Stopwatch = clock.NewStopwatch(plies, at, t.Stopwatch.MoveTimes()[:known], 0)
	if k := t.Clock; k != nil {
		t.Clock = clock.Resume(k.Controls(), plies, at, k.History()[:known+1], k.History()[known])
	}
}

// Bound returns how long the computer to move may search for its next ply, 0 for no limit.
func (t *Table) Bound(now time.Time) time.Duration {
	if t.Clock == nil {
		return 0
	}
	game, plies := t.Match.Game(), 1
	if v := games.ViewOf(game, t.Position()); v.Steps > 0 {
		plies = int(v.Steps) - int(v.Step) + 1
	}
	turns := (game.MaxPlies()-t.Match.Cursor())/game.Info().Players + 1
	mover := t.Position().ToMove()
	return t.Clock.Controls()[mover].Share(t.Clock.Left(mover, now), plies, turns)
}

// MoveTimes returns the times of the plies first to end-1 of the path that the match shows. Those of variations are unknown and left out.
func (t *Table) MoveTimes(first, end int) []time.Duration {
	all := t.Stopwatch.MoveTimes()[:t.Match.MainShown()]
	return slices.Clone(all[min(first, len(all)):min(end, len(all))])
}
