package journal_test

import (
	"fmt"
	"reflect"
	"testing"

	"quintet/games/catalog/catalogtest"
	"quintet/games/files/tabletest"
	"quintet/games/play/match"
	"quintet/games/play/table"
)

// A loggedTable is a table at which random things happen, with its journal.
type loggedTable struct {
	*tabletest.Random
	log   *journalLog
	text  []byte
	of    *table.Table                   // the journal's
	after map[int]string                 // the state of the table after each change, by the length of the journal
	done  map[*table.Table]match.Outcome // the finished games, as they ended
	plies map[*table.Table]int           // and the number of plies of each
}

// newLoggedTable returns a table of a sample.
func newLoggedTable(t testing.TB, sample catalogtest.Table, seed uint64) *loggedTable {
	t.Helper()
	e := &loggedTable{Random: tabletest.New(t, sample, seed), done: map[*table.Table]match.Outcome{}, plies: map[*table.Table]int{}}
	e.write()
	return e
}

// write writes what has happened to the journal, a new one if the players have changed tables.
func (e *loggedTable) write() {
	if e.of != e.Table {
		e.of, e.after = e.Table, map[int]string{}
		e.log, e.text = beginLog(e.snapshot(), e.Now, e.Now)
	} else {
		e.text = e.log.appendChanges(e.text, e.snapshot(), e.Now)
	}
	e.after[len(e.text)] = e.describe()
}

// snapshot returns the current state of the table, which describe describes.
func (e *loggedTable) snapshot() snapshot { return snapshotOf(e.Table, e.Now) }
func (e *loggedTable) describe() string   { return tabletest.Describe(e.Table, e.Now) }

// act lets something happen and writes it to the journal.
func (e *loggedTable) act() {
	for range 1 + e.Rand.Intn(3)/2 { // sometimes two things happen before anything is written
		e.Happen()
	}
	e.write()
}

// Whatever happens at a table, and whatever its terms, the journal reproduces it, no clock loses count of plies, and a finished game keeps its
// ending.
func TestEveryChangeIsLogged(t *testing.T) {
	finished := 0
	for i, c := range tabletest.Samples() {
		for seed := range uint64(2) {
			e := newLoggedTable(t, c, seed*100+uint64(i))
			name := fmt.Sprintf("%s, seed %d", c, seed)
			for range 250 {
				what := e.Happen()
				tb := e.Table
				if tb.Match.Closed() {
					if _, known := e.done[tb]; !known {
						e.done[tb], e.plies[tb] = tb.Match.Final(), tb.Match.MainLen()
					}
				}
				if n := tb.Match.MainLen(); tb.Timed() && len(tb.Clock.History()) != n+1 || len(tb.Stopwatch.MoveTimes()) != n {
					t.Fatalf("%s: after %s %d plies are measured of %d", name, what, len(tb.Stopwatch.MoveTimes()), n)
				}
				if tb.Match.Closed() && tb.Timed() && tb.Tick(false, e.Now) {
					t.Fatalf("%s: after %s a finished game ends again", name, what)
				}
				e.write()
				if e.Rand.Intn(8) > 0 {
					continue
				}
				k := read(t, e.text)
				if got, want := tabletest.Describe(k.Table, e.Now), e.describe(); got != want {
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
