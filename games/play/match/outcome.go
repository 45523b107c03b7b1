// How a match ends beside its rules (resignation, agreement, time, declared results), what its outcome is, and how it is worded.

package match

import (
	"cmp"
	"errors"
	"math"
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/board"
)

// An Ending is a way in which a match can end.
type Ending uint8

// The endings.
const (
	Going    Ending = iota // it has not ended
	Finished               // by the rules
	Resigned               // the seat in Outcome.By gave up
	Agreed                 // the table agreed to end and count; of two seats only where nothing could change the result
	Timed                  // the time of the seat in Outcome.By ran out
	Declared               // the result was given from outside: a draw that the players agreed on, a game that was abandoned
)

// An Outcome is the result of a match.
type Outcome struct {
	Ending  Ending
	By      games.Player   // who resigned or ran out of time, else games.None
	Winners []games.Player // all who share the first place; empty while the match goes on, and where no one has won an abandoned game
	Scores  []int          // one per player where the game has scores
}

// Errors of what the table may not do.
var (
	ErrOver      = errors.New("the game is over")
	ErrAgreeTwo  = errors.New("with two seats nobody ends and counts before it is decided: a player may resign")
	ErrNotToMove = errors.New("only the time of the seat to move runs out")
)

// Resign ends the match: player gives up. Of two seats the other wins. With more the table counts as it stands, and player is out of it: no
// rules say how a turn is left out, a seat that passes would begin the last round of those who play on, and pieces that no one moves are
// another game. Those who want to play on do so in a match of their own.
func (m *Match) Resign(player games.Player) error { return m.end(Resigned, player, nil) }

// Agree ends the match: the table counts as it stands. Two seats may do so once the match is decided.
func (m *Match) Agree() error { return m.end(Agreed, games.None, nil) }

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

// Flag ends the match: the time of player, who is to move, has run out. Of two seats the other wins. With more no one can be left out
// of the game without changing it for the others, so the table counts as it stands, and player cannot have won.
func (m *Match) Flag(player games.Player) error { return m.end(Timed, player, nil) }

// Declare ends the match with a result that neither the rules nor the count decide: winners share the first place, no one where there are
// none. It is for games from elsewhere, where two players may agree on a draw at any time.
func (m *Match) Declare(winners ...games.Player) error { return m.end(Declared, games.None, winners) }

// end ends the match after the plies in force, which become the main path.
func (m *Match) end(e Ending, by games.Player, winners []games.Player) error {
	half := m.halfTurn()
	if err := m.EndAs(e, by, winners); err != nil {
		return err
	}
	m.dropHalfTurn(half)
	m.Commit()
	return nil
}

// EndAs is Resign, Agree, Flag or Declare as e says, but keeps half turns that were taken back. It restores a match as it was.
func (m *Match) EndAs(e Ending, by games.Player, winners []games.Player) error {
	if m.Over() || m.Closed() {
		return ErrOver
	}
	if _, ok := m.Decided(); e == Agreed && !ok && m.game.Info().Players == 2 {
		return ErrAgreeTwo
	}
	if e == Timed && m.Position().ToMove() != by {
		return ErrNotToMove
	}
	c := Change{Kind: Ended, Node: m.Node(), Ending: e, By: by}
	for _, w := range winners {
		c.Winners |= 1 << w
	}
	m.playOn(func() { m.change(c) })
	m.show(m.last)
	return nil
}

// End returns how the table has ended the match, and by whom; Going where it has not. Other than Outcome it does not ask which plies are in
// force.
func (m *Match) End() (Ending, games.Player) { return m.ending, m.by }

// ended reports whether the table has ended the match and that end is in force.
func (m *Match) ended() bool { return m.ending != Going && m.Node() == m.last && !m.onward }

// Continue sets the end that the table gave the match aside, if that is in force: what is played now goes on after it, as a variation. Every
// other change of the plies in force brings the end back.
func (m *Match) Continue() { m.onward = m.ended() }

// Continues reports whether the end by the table is set aside.
func (m *Match) Continues() bool { return m.onward }

// Over reports whether the match has ended with the plies in force.
func (m *Match) Over() bool { return m.ended() || m.Position().Over() }

// Closed reports whether the match has come to its end, whichever plies are in force: its result stands, and what is played from an earlier
// position, or after the end by the table, is a variation.
func (m *Match) Closed() bool {
	if m.overAt != m.grown {
		end := m.MainEnd()
		if m.over, m.overAt = m.Position().Over(), m.grown; end != m.Node() {
			m.over = m.PositionAfter(end).Over()
		}
	}
	return m.ending != Going || m.over
}

// Hold makes the plies in force all of the main path, of a match that goes on: whatever follows them is a variation until someone plays on
// there.
func (m *Match) Hold() { m.apply(Change{Kind: Ended, Node: m.Node(), Ending: Going, By: games.None}) }

// Held reports whether Hold has held the main path where it ends.
func (m *Match) Held() bool { return m.last != nil && m.ending == Going }

// Reopen takes back that the table has ended the match, or Hold has held it. It reports false where neither has.
func (m *Match) Reopen() bool {
	if m.last == nil {
		return false
	}
	m.apply(Change{Kind: Reopened})
	m.repairPath()
	m.Commit()
	return true
}

// Final returns the result of the main path, whichever plies are in force.
func (m *Match) Final() Outcome {
	at := *m
	at.show(m.MainEnd())
	return at.Outcome()
}

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
	case m.ending == Declared:
		o.Ending, o.Winners = Declared, games.Seats(m.winners)
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

// out returns the player who does not count: among more than two, the one who resigned or ran out of time; else games.None.
func (o Outcome) out(players int) games.Player {
	if players > 2 {
		return o.By
	}
	return games.None
}

// Ranking returns all players from the first place to the last: winners, then by score, and last, whatever the score, who is out of the
// count. Players with the same place stay in the order of their seats. Of two players the winner is first.
func (o Outcome) Ranking(players int) []games.Player {
	all := games.Seats(1<<players - 1)
	class := func(p games.Player) int {
		switch {
		case slices.Contains(o.Winners, p):
			return 0
		case p == o.out(players):
			return 2
		}
		return 1
	}
	slices.SortStableFunc(all, func(a, b games.Player) int {
		if c := cmp.Compare(class(a), class(b)); c != 0 || len(o.Scores) == 0 {
			return c
		}
		return cmp.Compare(o.Scores[b], o.Scores[a])
	})
	return all
}

// Counted returns the scores as a series adds them up: 0 for who resigned or ran out of time.
func (o Outcome) Counted() []int {
	counted := slices.Clone(o.Scores)
	if o.By != games.None && len(counted) > 0 {
		counted[o.By] = 0
	}
	return counted
}

// Verdict says who has won: "Ana wins", "A draw". name returns what the seat of a player is called, for board.Say.
func (o Outcome) Verdict(seats int, name func(games.Player) any) board.Message {
	switch {
	case o.Ending == Going:
		return board.Say("game.unfinished")
	case len(o.Winners) == 0:
		return board.Say("game.nobody")
	case len(o.Winners) == 1:
		return board.Say("game.wins", name(o.Winners[0]))
	case seats == 2:
		return board.Say("game.draw")
	}
	return board.Say("game.shared")
}

// Cause says in a few words by what the table has ended the game: "by resignation", and where more than two have played by whom, "Ana
// resigned". It is empty where the rules have, and while the game goes on.
func (o Outcome) Cause(seats int, name func(games.Player) any) board.Message {
	switch many := seats > 2; {
	case o.Ending == Resigned && many:
		return board.Say("game.resigned", name(o.By))
	case o.Ending == Timed && many:
		return board.Say("game.timedout", name(o.By))
	case o.Ending == Resigned:
		return board.Say("game.by.resignation")
	case o.Ending == Timed:
		return board.Say("game.by.time")
	case o.Ending == Agreed && many, o.Ending == Declared && len(o.Winners) == seats:
		return board.Say("game.by.agreement")
	case o.Ending == Agreed:
		return board.Say("game.decided")
	case o.Ending == Declared && len(o.Winners) == 0:
		return board.Say("game.abandoned")
	case o.Ending == Declared:
		return board.Say("game.declared")
	}
	return board.Message{}
}

// Say says who has won and how: Verdict with Cause.
func (o Outcome) Say(seats int, name func(games.Player) any) board.Message {
	verdict, cause := o.Verdict(seats, name), o.Cause(seats, name)
	switch {
	case cause.Empty():
		return verdict
	case strings.HasPrefix(cause.Key, "game.by."):
		return board.Say("game.verdict", verdict, cause)
	}
	return board.Say("game.verdict.and", verdict, cause)
}
