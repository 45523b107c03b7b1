package table

import (
	"slices"
	"time"

	"quintet/games"
	"quintet/games/match"
)

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
