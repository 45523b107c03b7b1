package journal_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog/catalogtest"
	"quintet/games/clock"
	"quintet/games/gametest"
	"quintet/games/journal"
	"quintet/games/match"
	"quintet/games/null"
)

// describe says everything about a table, so that two can be compared.
func describe(t journal.Snapshot) string {
	var b strings.Builder
	m := t.Match
	fmt.Fprintf(&b, "%s %s from %q seats %v\n", t.Spec.ID, t.Spec.Format(m.Game().Info().Options), t.From, m.Seats())
	fmt.Fprintf(&b, "start %s\nplies", games.TextOf(m.PositionAt(0)))
	for i := range m.Len() {
		fmt.Fprintf(&b, " %s", m.Game().FormatMove(m.PositionAt(i), m.Move(i)))
	}
	e, by := m.End()
	fmt.Fprintf(&b, "\n%d in force, end %d by %d, path %v\nstood %v left %v\n", m.Cursor(), e, by, t.Path, t.Stood, t.Left)
	took := t.MoveTimes
	for len(took) > 0 && took[len(took)-1] == clock.UnknownTime {
		took = took[:len(took)-1]
	}
	fmt.Fprintf(&b, "took %v used %v\n", took, t.Used)
	fmt.Fprintf(&b, "notes %s", t.Notes) // a map is printed in the order of its keys
	return b.String()
}

// describeAll is describe with the variations.
func describeAll(t journal.Snapshot) string {
	m := t.Match
	return fmt.Sprintf("%s\ntree %s, %d plies in the game, goes on %v", describe(t), catalogtest.Branch(m.Root()), m.MainLen(), m.Continues())
}

// A testTable is a table at which anything may happen, with its journal and what it was like after each change.
type testTable struct {
	journal.Snapshot
	rand    *games.Rand
	now     time.Time
	log     *journal.Log
	text    []byte
	after   map[int]string // what the table was like, by the length of the journal
	builder *games.Builder
}

func newTable(t testing.TB, id string, o games.Options, seed uint64) *testTable {
	t.Helper()
	spec, _ := catalogtest.Find(id)
	g := catalogtest.Open(t, spec, o)
	tt := &testTable{rand: games.NewRand(seed), now: time.Unix(1_800_000_000, 0), after: map[int]string{}, builder: games.NewBuilder(g)}
	seats := []match.Seat{{Name: "Ana \"A\" \\\n\u2028 Sá"}, {Name: "Brisa", Level: 2}}
	tt.Snapshot = journal.Snapshot{Spec: spec, Match: match.New(g, seats), Notes: map[string]json.RawMessage{"terms": json.RawMessage(`{"NoAids":true,"New":1}`)}}
	if seed%2 == 0 {
		tt.Stood = []clock.Times{tt.times(9000)}
		tt.Left = tt.Stood[0]
	}
	tt.log, tt.text = journal.Begin(tt.Snapshot, tt.now, tt.now)
	tt.snap()
	return tt
}

// times returns what the seats have on a clock.
func (tt *testTable) times(ms int) clock.Times {
	var ts clock.Times
	for i := range tt.Match.Seats() {
		ts[i] = time.Duration(ms+i) * time.Millisecond
	}
	return ts
}

// snap notes what the table is like now.
func (tt *testTable) snap() { tt.after[len(tt.text)] = describeAll(tt.Snapshot) }

// act lets something happen, and writes it down.
func (tt *testTable) act(t testing.TB) {
	t.Helper()
	for range 1 + tt.rand.Intn(3)/2 { // now and then two things before anything is written
		tt.happen(t)
	}
	tt.now = tt.now.Add(time.Duration(tt.rand.Intn(4000)) * time.Millisecond)
	tt.text = tt.log.AppendChanges(tt.text, tt.Snapshot, tt.now)
	tt.snap()
}

func (tt *testTable) happen(t testing.TB) {
	m := tt.Match
	before, running, plies := m.Cursor(), !m.Closed(), m.MainLen()
	switch n := tt.rand.Intn(20); {
	case n < 11 && !m.Over():
		catalogtest.PlayAny(t, m, tt.rand, 1)
		if tt.Path, tt.Used = nil, 0; running {
			tt.measure(plies, before)
		}
	case n < 14 && !m.Over():
		steps := m.Game().AppendSteps(nil, m.Position(), catalogtest.AnyMove(m.Position(), tt.rand))
		tt.Path = append([]board.Target(nil), steps[:tt.rand.Intn(len(steps))]...)
	case n < 15:
		m.Undo()
	case n < 16:
		m.Redo()
	case n < 17:
		m.Goto(tt.rand.Intn(m.Len() + 1))
	case n < 18 && tt.rand.Intn(3) == 0 && running && !m.Over():
		if tt.rand.Intn(2) == 0 || m.Resign(games.Player(tt.rand.Intn(2))) != nil && m.Agree() != nil {
			if err := m.Flag(m.Position().ToMove()); err != nil {
				t.Fatal(err)
			}
		}
		tt.Path = nil
	case n < 19:
		tt.Notes["watch"] = json.RawMessage(fmt.Sprintf(`{"paused":%v}`, tt.rand.Intn(2) == 0))
	case len(tt.Stood) > 0:
		tt.Left = tt.times(tt.rand.Intn(8000))
	}
	if m.Cursor() != before {
		tt.Path, tt.Used = nil, 0
	}
	if tt.fit(m.MainLen()); tt.rand.Intn(3) == 0 {
		tt.Used = time.Duration(tt.rand.Intn(5000)) * time.Millisecond
	}
}

// measure notes how long the ply after so many took, in a match that had plies.
func (tt *testTable) measure(plies, before int) {
	tt.fit(min(plies, before))
	if tt.fit(before); len(tt.Stood) > 0 {
		tt.Left = tt.times(1000 + tt.rand.Intn(8000))
		tt.Stood = append(tt.Stood, tt.Left)
	}
	tt.MoveTimes = append(tt.MoveTimes, time.Duration(tt.rand.Intn(9000))*time.Millisecond)
}

// fit gives every ply of a match of so many a time, and no other.
func (tt *testTable) fit(plies int) {
	for len(tt.MoveTimes) < plies {
		tt.MoveTimes = append(tt.MoveTimes, clock.UnknownTime)
	}
	tt.MoveTimes = tt.MoveTimes[:plies]
	for len(tt.Stood) > 0 && len(tt.Stood) <= plies {
		tt.Stood = append(tt.Stood, tt.Left)
	}
	tt.Stood = tt.Stood[:min(len(tt.Stood), plies+1)]
}

// samples are games of all kinds.
func samples() []catalogtest.Table {
	return append(catalogtest.Tables(6), catalogtest.TablesOf(null.Spec, 3)...)
}

// eachSample calls f with a table of each sample at which a good deal has happened.
func eachSample(t *testing.T, f func(t *testing.T, tt *testTable)) {
	for i, s := range samples() {
		t.Run(s.String(), func(t *testing.T) {
			for seed := range uint64(2) {
				if !gametest.Sampled(i+int(seed), 3) {
					continue
				}
				tt := newTable(t, s.Spec.ID, s.Options, seed+uint64(i))
				for range 70 {
					tt.act(t)
				}
				f(t, tt)
			}
		})
	}
}

// read reads what must be sound.
func read(t testing.TB, text []byte) *journal.Contents {
	t.Helper()
	k, err := journal.Read(text, catalogtest.Find)
	if err != nil || k.Damage != nil || k.Length != len(text) {
		t.Fatalf("Read = %v, damage %v, %d of %d bytes in\n%s", err, k.Damage, k.Length, len(text), text)
	}
	return k
}

func TestAJournalTellsHowTheTableStood(t *testing.T) {
	eachSample(t, func(t *testing.T, tt *testTable) {
		for n, want := range tt.after {
			if got := describeAll(read(t, tt.text[:n]).Snapshot); got != want {
				t.Fatalf("after %d bytes read\n%s\nwant\n%s\nin\n%s", n, got, want, tt.text[:n])
			}
		}
		if k := read(t, tt.text); !k.Changed.After(k.Began) || k.Changed.Unix() > tt.now.Unix() {
			t.Errorf("began %v, changed %v, want something up to %v", k.Began, k.Changed, tt.now)
		}
	})
}

func TestNothingIsWrittenWhereNothingHappened(t *testing.T) {
	eachSample(t, func(t *testing.T, tt *testTable) {
		if more := tt.log.AppendChanges(nil, tt.Snapshot, tt.now); len(more) > 0 {
			t.Errorf("written again: %s", more)
		}
		k := read(t, tt.text)
		if more := k.Log().AppendChanges(nil, k.Snapshot, tt.now); len(more) > 0 {
			t.Errorf("written after reading: %s", more)
		}
	})
}

// A journal may be taken up anywhere and leads from there to any other state of the table.
func TestAJournalGoesOnFromAnyLine(t *testing.T) {
	eachSample(t, func(t *testing.T, tt *testTable) {
		want := describeAll(tt.Snapshot)
		for n := range tt.after {
			part := tt.text[:n:n]
			text := read(t, part).Log().AppendChanges(part, tt.Snapshot, tt.now)
			if got := describeAll(read(t, text).Snapshot); got != want {
				t.Fatalf("went on from %d bytes to\n%s\nwant\n%s\nby\n%s", n, got, want, text[n:])
			}
		}
	})
}

func TestBeginIsShortAndTellsTheSame(t *testing.T) {
	eachSample(t, func(t *testing.T, tt *testTable) {
		began := time.Unix(1_700_000_000, 0)
		_, text := journal.Begin(tt.Snapshot, began, tt.now)
		k := read(t, text)
		if got, want := describeAll(k.Snapshot), describeAll(tt.Snapshot); got != want {
			t.Fatalf("read\n%s\nwant\n%s", got, want)
		}
		if !k.Began.Equal(began) || k.Changed.Unix() != tt.now.Unix() || len(text) >= len(tt.text) {
			t.Errorf("began %v, changed %v, %d bytes for %d", k.Began, k.Changed, len(text), len(tt.text))
		}
	})
}

func TestWordsAboutATable(t *testing.T) {
	tt := newTable(t, "squ", nil, 1)
	changed := read(t, tt.text).Changed
	for _, step := range []struct {
		word          journal.Event
		away, dropped bool
	}{{journal.LeftTable, true, false}, {journal.Dropped, true, true}, {journal.Restored, true, false}, {journal.Returned, false, false}} {
		tt.text = tt.log.AppendEvent(tt.text, step.word, tt.now.Add(time.Hour))
		if k := read(t, tt.text); k.Away != step.away || k.Dropped != step.dropped || !k.Changed.Equal(changed) {
			t.Errorf("after %s: away %v, dropped %v, changed %v", step.word, k.Away, k.Dropped, k.Changed)
		}
	}
}

// Plies with an unknown move time keep it unknown when later times are known.
func TestNotEveryPlyWasMeasured(t *testing.T) {
	tt := newTable(t, "squ", nil, 1)
	for range 3 {
		if err := tt.Match.Play(tt.Match.Position().AppendMoves(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	tt.MoveTimes = []time.Duration{clock.UnknownTime, 1500 * time.Millisecond, clock.UnknownTime}
	tt.text = tt.log.AppendChanges(tt.text, tt.Snapshot, tt.now)
	k := read(t, tt.text)
	if want := tt.MoveTimes[:2]; !slices.Equal(k.MoveTimes, want) {
		t.Errorf("read %v, want %v", k.MoveTimes, want)
	}
	if more := k.Log().AppendChanges(nil, k.Snapshot, tt.now); len(more) > 0 {
		t.Errorf("written again: %s", more)
	}
}

// A table that starts in the middle of a game keeps its first position.
func TestAnotherFirstPosition(t *testing.T) {
	g := catalogtest.Open(t, null.Spec, nil)
	p, err := g.ParsePosition("xox/oox/xx1 p2 -")
	if err != nil {
		t.Fatal(err)
	}
	tb := journal.Snapshot{Spec: null.Spec, Match: match.NewAt(g, p, nil), From: "a record"}
	if err := tb.Match.Play(p.AppendMoves(nil)[0]); err != nil {
		t.Fatal(err)
	}
	_, text := journal.Begin(tb, time.Unix(5, 0), time.Unix(6, 0))
	if got, want := describeAll(read(t, text).Snapshot), strings.ReplaceAll(describeAll(tb), "notes []", "notes map[]"); got != want {
		t.Errorf("read\n%s\nwant\n%s", got, want)
	}
}
