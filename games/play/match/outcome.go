// Ends of a match that are not in the rules: resignation, agreement, time, declared results, and a main path held at a ply. They can be set aside or
// undone. Also the outcome of a match with its ranking, its margin and its sentences (Verdict, Cause). Add a way to end a match here (Ending).

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
	Agreed                 // the table agreed to end and count; with two seats only if nothing could change the result
	Timed                  // the time of the seat in Outcome.By ran out
	Declared               // the result was given from outside: an agreed draw, an abandoned game
)

// An Outcome is the result of a match.
type Outcome struct {
	Ending  Ending
	By      games.Player   // who resigned or ran out of time, else games.None
	Winners []games.Player // all who share the first place; empty while the match goes on, and if an abandoned game has no winner
	Scores  []int          // one per player if the game has scores
}

// Errors of ending a match.
var (
	ErrOver      = errors.New("the game is over")
	ErrAgreeTwo  = errors.New("two seats cannot count before the game is decided; a player may resign")
	ErrNotToMove = errors.New("only the seat to move can run out of time")
)

// Resign ends the match because player gives up. With two seats the other wins. With more the current scores count, without player: the rules do not
// say how to skip a seat, a seat that passes would start the last round for the others, and pieces that no one moves would change the game. Those who
// want to continue can do so in a new match.
func (m *Match) Resign(player games.Player) error { return m.end(Resigned, player, nil) }

// Agree ends the match with the current scores. Two seats may do so once the match is decided.
func (m *Match) Agree() error { return m.end(Agreed, games.None, nil) }

// Decided returns the winners if the rules can tell them already, whatever follows. It may miss cases but is never wrong.
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

// Flag ends the match because the time of player, who is to move, has run out. With two seats the other wins. With more, leaving out a seat would
// change the game for the others, so the current scores count and player cannot win.
func (m *Match) Flag(player games.Player) error { return m.end(Timed, player, nil) }

// Declare ends the match with a result that neither the rules nor the count decide: winners share the first place; there may be none. It is for games
// from elsewhere, where two players may agree on a draw at any time.
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

// EndAs is Resign, Agree, Flag or Declare, depending on e, but keeps half turns that were taken back. It is for restoring a match.
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

// End returns how and by whom the table ended the match, Going if it has not. Unlike Outcome it does not depend on the plies in force.
func (m *Match) End() (Ending, games.Player) { return m.ending, m.by }

// ended reports whether the table ended the match and that end is in force.
func (m *Match) ended() bool { return m.ending != Going && m.Node() == m.last && !m.continued }

// Continue sets the end by the table aside if it is in force: plies played now follow it as a variation. Any other change of the plies in force
// restores the end.
func (m *Match) Continue() { m.continued = m.ended() }

// Continues reports whether the end by the table is set aside.
func (m *Match) Continues() bool { return m.continued }

// Over reports whether the match has ended with the plies in force.
func (m *Match) Over() bool { return m.ended() || m.Position().Over() }

// Closed reports whether the match is finished, whichever plies are in force: its result is final, and plies from an earlier position, or after the
// end by the table, are a variation.
func (m *Match) Closed() bool {
	if m.overAt != m.grown {
		end := m.MainEnd()
		if m.over, m.overAt = m.Position().Over(), m.grown; end != m.Node() {
			m.over = m.PositionAfter(end).Over()
		}
	}
	return m.ending != Going || m.over
}

// Hold ends the main path of an unfinished match at the plies in force: whatever follows them is a variation until someone plays on there.
func (m *Match) Hold() { m.apply(Change{Kind: Ended, Node: m.Node(), Ending: Going, By: games.None}) }

// Held reports whether Hold ended the main path.
func (m *Match) Held() bool { return m.last != nil && m.ending == Going }

// Reopen undoes the end by the table, or Hold. It returns false if there was neither.
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

// Outcome returns the result at the plies in force.
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

// leaders returns all players except out with the highest score; everyone except out if there are no scores.
func leaders(scores []int, n int, out games.Player) []games.Player {
	values := make([]int, n)
	copy(values, scores)
	if out != games.None {
		values[out] = math.MinInt
	}
	return games.Seats(games.Leaders(values))
}

// out returns the player who is not counted: among more than two, the one who resigned or ran out of time; else games.None.
func (o Outcome) out(players int) games.Player {
	if players > 2 {
		return o.By
	}
	return games.None
}

// Ranking returns all players from first to last place: winners, then by score, and last, whatever the score, the player who is not counted. Players
// in the same place stay in seat order. With two players the winner is first.
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

// SeriesScores returns the scores to add up in a series: 0 for a player who resigned or ran out of time.
func (o Outcome) SeriesScores() []int {
	counted := slices.Clone(o.Scores)
	if o.By != games.None && len(counted) > 0 {
		counted[o.By] = 0
	}
	return counted
}

// Counts reports whether the points of player had a say in how the game ended.
func (o Outcome) Counts(player games.Player, players int) bool {
	return o.By != player && (o.By == games.None || players > 2)
}

// Margin returns the score of a sole winner and the best one of the others. ok is false if scores have not decided.
func (o Outcome) Margin() (most, second int, ok bool) {
	if len(o.Winners) != 1 || len(o.Scores) == 0 {
		return 0, 0, false
	}
	others := slices.Clone(o.Scores)
	others[o.Winners[0]] = -1
	return o.Scores[o.Winners[0]], slices.Max(others), true
}

// Verdict says who won: "Ana wins", "A draw". name returns the name of a seat, for board.Say.
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

// Cause says in a few words how the table ended the game: "by resignation", or with more than two players "Ana resigned". It is empty if the rules
// ended it or the game goes on.
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

// Say says who won and how: Verdict with Cause.
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
