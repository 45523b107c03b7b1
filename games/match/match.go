// Package match is the middle between rules and interface: one game in progress, with its history, its seats and its end.
// It knows no particular game and no screen. A Match belongs to one goroutine.
package match

import (
	"errors"
	"fmt"
	"math"

	"quintet/games"
)

// A Seat holds a player: a person, or the computer at a level.
type Seat struct {
	Name  string
	Level int // of the computer, as games/catalog counts them; 0 for a person
}

// An Ending is a way in which a match can end.
type Ending uint8

// The endings.
const (
	Going    Ending = iota // it has not ended
	Finished               // by the rules
	Resigned               // the seat in Outcome.By gave up
	Agreed                 // the table agreed to end and count; of two seats only where nothing could change the result
	Timed                  // the time of the seat in Outcome.By ran out
)

// An Outcome is the result of a match.
type Outcome struct {
	Ending  Ending
	By      games.Player   // who resigned or ran out of time, else games.None
	Winners []games.Player // all who share the first place; empty while the match goes on
	Scores  []int          // one per player where the game has scores
}

// Errors of what the table may not do.
var (
	ErrOver      = errors.New("the game is over")
	ErrAgreeTwo  = errors.New("with two seats nobody ends and counts before it is decided: a player may resign")
	ErrNotToMove = errors.New("only the time of the seat to move runs out")
)

// A Turn is a run of plies of one player: the plies from First up to, not including, End.
type Turn struct {
	Player     games.Player
	First, End int
	Round      int // counted from 1: one ends where the next turn belongs to an earlier seat, or to the same
}

// A Match is one game in progress: everything that was played, also what was taken back and can be played again.
type Match struct {
	game      games.Game
	seats     []Seat
	moves     []games.Move
	positions []games.Position // one more than moves: positions[i] is before moves[i]
	cursor    int              // plies in force
	ending    Ending           // Resigned, Agreed or Timed, in force after the last ply
	by        games.Player
}

// New returns a match at its start. Seats that are missing get empty names.
func New(g games.Game, seats []Seat) *Match { return NewAt(g, g.Start(), seats) }

// NewAt is New from position p of g, which the match keeps.
func NewAt(g games.Game, p games.Position, seats []Seat) *Match {
	m := &Match{game: g, positions: []games.Position{p}, by: games.None}
	m.seats = append(make([]Seat, 0, games.MaxPlayers), seats...)
	for len(m.seats) < g.Info().Players {
		m.seats = append(m.seats, Seat{})
	}
	m.seats = m.seats[:g.Info().Players]
	return m
}

// Game returns the rules.
func (m *Match) Game() games.Game { return m.game }

// Seats returns who sits where; the caller may change the names.
func (m *Match) Seats() []Seat { return m.seats }

// Position returns the position in force. It must not be changed: Clone before you Play.
func (m *Match) Position() games.Position { return m.positions[m.cursor] }

// PositionAt returns the position before ply i, 0 to Len.
func (m *Match) PositionAt(i int) games.Position { return m.positions[i] }

// Cursor returns the number of plies in force.
func (m *Match) Cursor() int { return m.cursor }

// Len returns the number of plies including those taken back.
func (m *Match) Len() int { return len(m.moves) }

// Move returns ply i, 0 to Len-1.
func (m *Match) Move(i int) games.Move { return m.moves[i] }

// Play makes mv and forgets what was taken back. The error wraps games.ErrIllegal, or is ErrOver.
func (m *Match) Play(mv games.Move) error {
	if m.Over() {
		return ErrOver
	}
	p := m.Position()
	if !p.Legal(mv) {
		return fmt.Errorf("move %d: %w", mv, games.ErrIllegal)
	}
	q := p.Clone()
	q.Play(mv)
	m.moves = append(m.moves[:m.cursor], mv)
	m.positions = append(m.positions[:m.cursor+1], q)
	m.cursor++
	m.ending, m.by = Going, games.None
	return nil
}

// Undo takes one step back: first what ended the match beside the rules, else one ply. It reports false at the start.
func (m *Match) Undo() bool {
	if m.ended() {
		m.ending, m.by = Going, games.None
		return true
	}
	if m.cursor == 0 {
		return false
	}
	m.cursor--
	return true
}

// Redo plays one ply again that was taken back. It reports false where there is none.
func (m *Match) Redo() bool {
	if m.ended() || m.cursor == len(m.moves) {
		return false
	}
	m.cursor++
	return true
}

// Goto puts ply plies in force, 0 to Len. Plies after that stay to be redone, and what ended the match beside the rules is kept for the
// last ply.
func (m *Match) Goto(ply int) {
	m.cursor = max(0, min(ply, len(m.moves)))
}

// Resign ends the match: player gives up. Of two seats the other wins. With more the table counts as it stands, and player is out of it: no
// rules say how a turn is left out, a seat that passes would begin the last round of those who play on, and pieces that nobody moves are
// another game. Those who want to play on do so in a match of their own.
func (m *Match) Resign(player games.Player) error { return m.end(Resigned, player) }

// Agree ends the match: the table counts as it stands. Two seats may do so once the match is decided.
func (m *Match) Agree() error {
	if _, ok := m.Decided(); !ok && m.game.Info().Players == 2 {
		return ErrAgreeTwo
	}
	return m.end(Agreed, games.None)
}

// Decided returns who will have won, if the game goes on and its rules can tell that whatever follows. It may miss cases, it never errs.
func (m *Match) Decided() (winners []games.Player, ok bool) {
	p := m.Position()
	d, can := p.(games.Decider)
	if !can || p.Over() {
		return nil, false
	}
	ps, ok := d.Decided()
	if !ok {
		return nil, false
	}
	return games.Winners(ps, m.game.Info().Players), true
}

// Flag ends the match: the time of player, who is to move, has run out. Of two seats the other wins. With more nobody can be left out
// of the game without changing it for the others, so the table counts as it stands, and player cannot have won.
func (m *Match) Flag(player games.Player) error {
	if !m.Over() && m.Position().ToMove() != player {
		return ErrNotToMove
	}
	return m.end(Timed, player)
}

func (m *Match) end(e Ending, by games.Player) error {
	if m.Over() {
		return ErrOver
	}
	m.moves, m.positions = m.moves[:m.cursor], m.positions[:m.cursor+1]
	m.ending, m.by = e, by
	return nil
}

// End returns how the table has ended the match after its last ply, and by whom; Going where it has not. Other than Outcome it does not
// ask which plies are in force.
func (m *Match) End() (Ending, games.Player) { return m.ending, m.by }

// ended reports whether the table has ended the match and the last ply is in force.
func (m *Match) ended() bool { return m.ending != Going && m.cursor == len(m.moves) }

// Over reports whether the match has ended with the plies in force.
func (m *Match) Over() bool { return m.ended() || m.Position().Over() }

// Outcome returns the result with the plies in force.
func (m *Match) Outcome() Outcome {
	n := m.game.Info().Players
	p := m.Position()
	o := Outcome{By: games.None, Scores: p.AppendScores(nil)}
	switch {
	case p.Over():
		o.Ending = Finished
		o.Winners = games.Winners(p.Payoffs(), n)
	case !m.ended():
	case m.ending == Agreed:
		o.Ending = Agreed
		o.Winners = leaders(o.Scores, n, games.None)
		if winners, ok := m.Decided(); ok {
			o.Winners = winners
		}
	case m.ending == Timed || m.ending == Resigned:
		o.Ending, o.By = m.ending, m.by
		o.Winners = leaders(o.Scores, n, m.by)
		if n == 2 {
			o.Winners = []games.Player{1 - m.by}
		}
	}
	return o
}

// leaders returns all players but out with the highest score; everybody but out where there are no scores.
func leaders(scores []int, n int, out games.Player) []games.Player {
	values := make([]int, n)
	copy(values, scores)
	if out != games.None {
		values[out] = math.MinInt
	}
	return games.Seats(games.Leaders(values))
}

// Turns returns the turns of all plies, also those taken back, in order.
func (m *Match) Turns() []Turn {
	var ts []Turn
	for i := range m.moves {
		player := m.positions[i].ToMove()
		if n := len(ts); n > 0 && ts[n-1].Player == player {
			ts[n-1].End = i + 1
			continue
		}
		ts = append(ts, Turn{player, i, i + 1, 1})
		if n := len(ts); n > 1 {
			ts[n-1].Round = roundAfter(ts[n-2].Round, ts[n-2].Player, player)
		}
	}
	return ts
}

// roundAfter returns the round of a turn of player after one of last in the given round.
func roundAfter(round int, last, player games.Player) int {
	if player <= last {
		return round + 1
	}
	return round
}

// RoundAt is Round with ply plies in force.
func (m *Match) RoundAt(ply int) int {
	at := *m
	at.cursor = ply
	return at.Round()
}

// Round returns the round of the turn to be played, or in an ended match that of the last turn; 1 at the start.
func (m *Match) Round() int {
	round, last := 1, m.positions[0].ToMove()
	for i, p := range m.positions[:m.cursor+1] {
		player := p.ToMove()
		if player != last && !(i == m.cursor && m.Over()) {
			round, last = roundAfter(round, last, player), player
		}
	}
	return round
}
