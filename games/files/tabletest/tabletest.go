// Package tabletest plays at tables at random, for tests of what stores them. It is not part of the program.
package tabletest

import (
	"bytes"
	"fmt"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/record"
	"quintet/games/null"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/play/terms"
)

// Samples returns tables of all games with many options.
func Samples() []catalogtest.Table {
	return append(catalogtest.Tables(6), catalogtest.TablesOf(null.Spec, 3)...)
}

// A Random is a table at which random things happen.
type Random struct {
	*table.Table
	Now   time.Time
	Rand  *games.Rand
	Stays bool // no other game is started

	t testing.TB
}

// New returns a table of a sample with random terms, players and start; it may have been opened from a record. The same seed gives the same table.
func New(t testing.TB, sample catalogtest.Table, seed uint64) *Random {
	t.Helper()
	g := sample.Open(t)
	e := &Random{t: t, Rand: games.NewRand(seed), Now: time.Unix(1_800_000_000, 0)}
	agreed := terms.Terms{Begin: terms.Begin(e.Rand.Intn(4)), AddUp: e.Rand.Intn(2) == 0, NoAids: e.Rand.Intn(2) == 0}
	agreed.Turning = terms.Turning(e.Rand.Intn(3))
	if kind := clock.Kind(e.Rand.Intn(3)); kind != clock.None {
		agreed.Clock = clock.Control{Kind: kind, Main: time.Minute, Step: 30 * time.Second}
		if e.Rand.Intn(2) == 0 {
			agreed.Own = []clock.Control{agreed.Clock, {Kind: clock.PerTurn, Step: 20 * time.Second}}
		}
	}
	seats := make([]match.Seat, g.Info().Players)
	for i := range seats {
		seats[i].Level = e.Rand.Intn(3) / 2
	}
	seats[0].Name = "Ana \"A\" \\\n\u2028 Sá"
	m := table.NewMatch(sample.Spec, g, seats, agreed)
	if e.Rand.Intn(3) == 0 {
		m = match.NewAt(g, catalogtest.SetUp(g, e.Rand, 12), seats)
	}
	if e.Rand.Intn(2) == 0 {
		m = e.opened(sample.Spec, m)
	}
	tb := table.New(sample.Spec, m, agreed)
	tb.From = "a record"
	e.sit(tb)
	return e
}

// opened returns the match in a record of m after some plies and variations. Most of these games are unfinished.
func (e *Random) opened(s games.Spec, m *match.Match) *match.Match {
	for range e.Rand.Intn(6) {
		catalogtest.PlayAny(e.t, m, e.Rand, 1+e.Rand.Intn(3))
		if e.Rand.Intn(3) == 0 {
			m.Goto(e.Rand.Intn(m.Len() + 1))
		}
	}
	if by := m.Position().ToMove(); e.Rand.Intn(6) == 0 && !m.Closed() {
		catalogtest.NoError(e.t, m.Resign(by))
	}
	var text bytes.Buffer
	catalogtest.NoError(e.t, record.Write(&text, record.New(s, m)))
	rec, err := record.Read(&text, catalogtest.Find)
	catalogtest.NoError(e.t, err)
	return rec.Match
}

// sit moves the players to another table.
func (e *Random) sit(to *table.Table) {
	if e.Table != to {
		to.Open(e.Now)
		e.Table = to
	}
}

// Happen does one random thing and returns its name.
func (e *Random) Happen() string {
	over := e.Match.Over()
	switch n := e.Rand.Intn(24); {
	case n < 9 && !over:
		e.Play(catalogtest.AnyMove(e.Position(), e.Rand), e.Now)
		return "a ply"
	case n < 14:
		return e.step(n)
	case n < 15 && e.Timed():
		e.PauseClock()
		return "the clock paused"
	case n < 16:
		e.Paused, e.Turned = !e.Paused, e.Rand.Intn(4)
		return "a turn of the board"
	case n < 18:
		return e.end()
	case n == 18 && !e.Stays && e.Match.Closed() && e.Rand.Intn(4) == 0:
		e.sit([]*table.Table{e.Rematch(e.Rand), e.RematchRotated(), e.NewSeries(e.Rand)}[e.Rand.Intn(3)])
		return "another game"
	case n == 19:
		return e.edit()
	case n == 20 && !over:
		steps := e.Match.Game().AppendSteps(nil, e.Position(), catalogtest.AnyMove(e.Position(), e.Rand))
		e.Path = steps[:e.Rand.Intn(len(steps))]
		return "a beginning of a ply"
	}
	waits := e.Rand.Intn(4) == 0
	e.Tick(waits, e.Now)
	e.Now = e.Now.Add(time.Duration(e.Rand.Intn(9000)) * time.Millisecond)
	e.Tick(waits, e.Now)
	return "time passed"
}

// step undoes, redoes or shows something.
func (e *Random) step(n int) string {
	switch {
	case n < 11:
		can, cursor, over := e.CanUndo(), e.Match.Cursor(), e.Match.Over()
		e.Undo(e.Now)
		if did := e.Match.Cursor() != cursor || e.Match.Over() != over; did != can {
			e.t.Errorf("CanUndo is %v, and something was taken back: %v", can, did)
		}
		return "undo"
	case n < 12:
		can := !e.AtEnd() || e.Match.Continues()
		if did := e.Redo(e.Now); did != can {
			e.t.Errorf("Redo = %v at ply %d of %d", did, e.Match.Cursor(), e.Match.Len())
		}
		return "redo"
	}
	e.Jump(e.Rand.Intn(e.Match.Len()+1), e.Now)
	return "a jump"
}

// end ends the game in one of the ways of a table, if that is possible.
func (e *Random) end() string {
	switch n := e.Rand.Intn(3); {
	case e.Match.Closed():
	case n == 0 && e.Resigner() != games.None:
		e.Resign(e.Resigner(), e.Now)
		return "a resignation"
	case n == 1 && e.MayAgree():
		e.Agree(e.Now)
		return "an agreement"
	case n == 2 && e.OnMain() && e.Match.Cursor() == e.Match.MainLen() && e.Rand.Intn(4) == 0: // only a game opened as a whole has one
		winners := games.Seats(uint8(e.Rand.Intn(1 << e.Match.Game().Info().Players)))
		if err := e.Match.Declare(winners...); err != nil {
			e.t.Errorf("Declare = %v", err)
		}
		e.Path = nil // a game that was just opened has no ply in progress
		return "a declared result"
	}
	return "no end"
}

// edit changes the variations and comments of the match.
func (e *Random) edit() string {
	m, r := e.Match, e.Rand
	all := catalogtest.Nodes(m)
	n := all[r.Intn(len(all))]
	e.Path = nil // no one edits while pointing
	switch r.Intn(7) {
	case 0:
		m.SetComment(n, fmt.Sprintf("ply %d {\n\"}", r.Intn(9)))
		return "a comment"
	case 1:
		_ = m.SetMark(n, match.Mark(r.Intn(7))) // the start has no mark
		return "a mark"
	case 2:
		_ = m.Promote(n) // only variations can be promoted
		return "another order"
	case 3:
		_ = m.Delete(n) // only variations can be deleted
		return "a deletion"
	case 4:
		m.UndoEdit()
		return "an edit undone"
	case 5:
		m.RedoEdit()
		return "an edit done again"
	}
	e.Show(n, e.Now)
	return "a look at any ply"
}

// Describe returns everything that is stored of tb, with its clocks at now in whole milliseconds.
func Describe(tb *table.Table, now time.Time) string {
	m := tb.Match
	times := func(ds []time.Duration) (all []int64) {
		for _, d := range ds {
			all = append(all, d.Truncate(time.Millisecond).Milliseconds())
		}
		return all
	}
	text := fmt.Sprintf("%s %s: %v at ply %d of %v, over %v, goes on %v, tree %s, pointing at %v, terms %+v, from %q, paused %v, turned %d, helped %v, imported %v, hinted %q\n",
		tb.Spec.ID, tb.Spec.Format(m.Game().Info().Options), m.Seats(), m.Cursor(), catalogtest.Plies(m), m.Over(), m.Continues(), catalogtest.Tree(m),
		tb.Path, tb.Terms, tb.From, tb.Paused, tb.Turned, tb.Helped, tb.Imported, tb.Hinted)
	text += fmt.Sprintf("it begins in %s and stands in %s; times %v, used %v", games.TextOf(m.PositionAt(0)), games.TextOf(m.Position()),
		times(tb.Stopwatch.MoveTimes()), tb.Stopwatch.Used(now).Truncate(time.Millisecond))
	if tb.Clock != nil {
		for _, ts := range append(tb.Clock.History(), tb.Clock.Times(now)) {
			text += fmt.Sprintf(" %v", times(ts[:len(m.Seats())]))
		}
	}
	return text
}
