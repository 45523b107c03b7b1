package journal_test

import (
	"bytes"
	"fmt"
	"reflect"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/journal"
	"quintet/games/files/record"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/play/terms"
)

// An evening is a table at which random things happen, with its journal.
type randomTable struct {
	t     testing.TB
	rand  *games.Rand
	now   time.Time
	at    *table.Table
	stays bool // no other game is started
	log   *journal.Log
	text  []byte
	after map[int]string                 // the state of the table after each change, by the length of the journal
	done  map[*table.Table]match.Outcome // the finished games, as they ended
	plies map[*table.Table]int           // and the number of plies of each
}

// newRandomTable returns an evening at a table of a game.
func newRandomTable(t testing.TB, sample catalogtest.Table, seed uint64) *randomTable {
	t.Helper()
	g := sample.Open(t)
	e := &randomTable{t: t, rand: games.NewRand(seed), now: time.Unix(1_800_000_000, 0), done: map[*table.Table]match.Outcome{}, plies: map[*table.Table]int{}}
	agreed := terms.Terms{Begin: terms.Begin(e.rand.Intn(4)), AddUp: e.rand.Intn(2) == 0, NoAids: e.rand.Intn(2) == 0}
	agreed.Turning = terms.Turning(e.rand.Intn(3))
	if kind := clock.Kind(e.rand.Intn(3)); kind != clock.None {
		agreed.Clock = clock.Control{Kind: kind, Main: time.Minute, Step: 30 * time.Second}
		if e.rand.Intn(2) == 0 {
			agreed.Own = []clock.Control{agreed.Clock, {Kind: clock.PerTurn, Step: 20 * time.Second}}
		}
	}
	seats := make([]match.Seat, g.Info().Players)
	for i := range seats {
		seats[i].Level = e.rand.Intn(3) / 2
	}
	seats[0].Name = "Ana \"A\" \\\n\u2028 Sá"
	m := table.NewMatch(sample.Spec, g, seats, agreed)
	if e.rand.Intn(3) == 0 {
		m = match.NewAt(g, catalogtest.SetUp(g, e.rand, 12), seats)
	}
	if e.rand.Intn(2) == 0 {
		m = e.opened(sample.Spec, m)
	}
	tb := table.New(sample.Spec, m, agreed)
	tb.From = "a record"
	e.sit(tb)
	return e
}

// opened returns the match in a record of m after some plies and variations. Most of these games are unfinished.
func (e *randomTable) opened(s games.Spec, m *match.Match) *match.Match {
	for range e.rand.Intn(6) {
		catalogtest.PlayAny(e.t, m, e.rand, 1+e.rand.Intn(3))
		if e.rand.Intn(3) == 0 {
			m.Goto(e.rand.Intn(m.Len() + 1))
		}
	}
	if by := m.Position().ToMove(); e.rand.Intn(6) == 0 && !m.Closed() {
		catalogtest.NoError(e.t, m.Resign(by))
	}
	var text bytes.Buffer
	catalogtest.NoError(e.t, record.Write(&text, record.New(s, m)))
	rec, err := record.Read(&text, catalogtest.Find)
	catalogtest.NoError(e.t, err)
	return rec.Match
}

// sit moves the players to another table, with a new journal.
func (e *randomTable) sit(to *table.Table) {
	if e.at == to {
		return
	}
	to.Open(e.now)
	e.at = to
	e.log, e.text = journal.Begin(e.snapshot(), e.now, e.now)
	e.after = map[int]string{len(e.text): e.describe()}
}

// snapshot returns the current state of the table, which tells describes.
func (e *randomTable) snapshot() journal.Snapshot { return journal.SnapshotOf(e.at, e.now) }
func (e *randomTable) describe() string           { return describeTable(e.at, e.now) }

// act lets something happen and writes it to the journal.
func (e *randomTable) act() {
	for range 1 + e.rand.Intn(3)/2 { // sometimes two things happen before anything is written
		e.happen()
	}
	e.text = e.log.AppendChanges(e.text, e.snapshot(), e.now)
	e.after[len(e.text)] = e.describe()
}

// happen does one random thing and returns its name.
func (e *randomTable) happen() string {
	tb, r := e.at, e.rand
	switch n := r.Intn(24); {
	case n < 9 && !tb.Match.Over():
		tb.Play(catalogtest.AnyMove(tb.Position(), r), e.now)
		return "a ply"
	case n < 11:
		can, cursor, over := tb.CanUndo(), tb.Match.Cursor(), tb.Match.Over()
		tb.Undo(e.now)
		if did := tb.Match.Cursor() != cursor || tb.Match.Over() != over; did != can {
			e.t.Errorf("CanUndo is %v, and something was taken back: %v", can, did)
		}
		return "undo"
	case n < 12:
		can := !tb.AtEnd() || tb.Match.Continues()
		if did := tb.Redo(e.now); did != can {
			e.t.Errorf("Redo = %v at ply %d of %d", did, tb.Match.Cursor(), tb.Match.Len())
		}
		return "redo"
	case n < 14:
		tb.Jump(r.Intn(tb.Match.Len()+1), e.now)
		return "a jump"
	case n < 15 && tb.Timed():
		tb.PauseClock()
		return "the clock paused"
	case n < 16:
		tb.Paused, tb.Turned = !tb.Paused, r.Intn(4)
		return "a turn of the board"
	case n == 16 && !tb.Match.Closed() && tb.Resigner() != games.None:
		tb.Resign(tb.Resigner(), e.now)
		return "a resignation"
	case n == 17 && !tb.Match.Closed() && tb.MayAgree():
		tb.Agree(e.now)
		return "an agreement"
	case n == 18 && !tb.Match.Closed() && tb.OnMain() && tb.Match.Cursor() == tb.Match.MainLen() && r.Intn(4) == 0: // only a game opened as a whole has one
		winners := games.Seats(uint8(r.Intn(1 << tb.Match.Game().Info().Players)))
		if err := tb.Match.Declare(winners...); err != nil {
			e.t.Errorf("Declare = %v", err)
		}
		tb.Path = nil // a game that was just opened has no ply in progress
		return "a declared result"
	case n == 19:
		return e.edit()
	case n == 20 && !tb.Match.Over():
		steps := tb.Match.Game().AppendSteps(nil, tb.Position(), catalogtest.AnyMove(tb.Position(), r))
		tb.Path = steps[:r.Intn(len(steps))]
		return "a beginning of a ply"
	case n == 18 && !e.stays && tb.Match.Closed() && r.Intn(4) == 0:
		e.sit([]*table.Table{tb.Rematch(r), tb.RematchRotated(), tb.NewSeries(r)}[r.Intn(3)])
		return "another game"
	}
	waits := r.Intn(4) == 0
	tb.Tick(waits, e.now)
	e.now = e.now.Add(time.Duration(r.Intn(9000)) * time.Millisecond)
	tb.Tick(waits, e.now)
	return "time passed"
}

// edit changes the variations and comments of the match.
func (e *randomTable) edit() string {
	m, r := e.at.Match, e.rand
	all := catalogtest.Nodes(m)
	n := all[r.Intn(len(all))]
	e.at.Path = nil // no one edits while pointing
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
	e.at.Show(n, e.now)
	return "a look at any ply"
}

// describeTable describes the parts of a table at now that a journal holds.
func describeTable(tb *table.Table, now time.Time) string {
	s := journal.SnapshotOf(tb, now)
	n := len(s.Match.Seats())
	only := func(ts clock.Times) clock.Times {
		for i := n; i < len(ts); i++ {
			ts[i] = 0
		}
		return ts
	}
	s.Left = only(s.Left)
	stood := make([]clock.Times, len(s.ClockHistory))
	for i, ts := range s.ClockHistory {
		stood[i] = only(ts)
	}
	s.ClockHistory = stood
	return describeAll(s)
}

// Whatever happens at a table, and whatever its terms, the journal reproduces it, no clock loses count of plies, and a finished game keeps its
// ending.
func TestEveryChangeIsLogged(t *testing.T) {
	finished := 0
	for i, c := range samples() {
		for seed := range uint64(2) {
			e := newRandomTable(t, c, seed*100+uint64(i))
			name := fmt.Sprintf("%s, seed %d", c, seed)
			for range 250 {
				what := e.happen()
				tb := e.at
				if tb.Match.Closed() {
					if _, known := e.done[tb]; !known {
						e.done[tb], e.plies[tb] = tb.Match.Final(), tb.Match.MainLen()
					}
				}
				if n := tb.Match.MainLen(); tb.Timed() && len(tb.Clock.History()) != n+1 || len(tb.Stopwatch.MoveTimes()) != n {
					t.Fatalf("%s: after %s %d plies are measured of %d", name, what, len(tb.Stopwatch.MoveTimes()), n)
				}
				if tb.Match.Closed() && tb.Timed() && tb.Tick(false, e.now) {
					t.Fatalf("%s: after %s a finished game ends again", name, what)
				}
				e.text = e.log.AppendChanges(e.text, e.snapshot(), e.now)
				if e.rand.Intn(8) > 0 {
					continue
				}
				k := read(t, e.text)
				if got, want := describeTable(k.Table(), e.now), e.describe(); got != want {
					t.Fatalf("%s: after %s the journal tells\n%s\nwant\n%s", name, what, got, want)
				}
			}
			for tb, want := range e.done {
				if got := tb.Match.Final(); !reflect.DeepEqual(got, want) || tb.Match.MainLen() != e.plies[tb] {
					t.Errorf("%s: a finished game ended %+v after %d plies and now %+v after %d", name, want, e.plies[tb], got, tb.Match.MainLen())
				}
			}
			finished += len(e.done)
		}
	}
	if finished < 20 {
		t.Errorf("%d games were finished, too few to tell anything of them", finished)
	}
}
