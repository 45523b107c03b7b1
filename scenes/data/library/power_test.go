package library_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/files/record"
	"quintet/games/gametest"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/play/terms"
	"quintet/scenes/data/library"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/simdisk"
)

// A session is a game of Taiji from its first ply until its players leave, on a disk that may fail.
type session struct {
	t       *testing.T
	disk    *simdisk.Disk
	time    time.Time
	library *library.Library
	table   *library.Entry
	now     *table.Table
	// The states of the table after each step, and the last step known to be on the disk: after a power cut the table must be in that state or a
	// later one. -1 means no table.
	states   []string
	written  int
	messages []string
}

// dataFolder is the data folder of the program.
const dataFolder = "/home/data"

func newSession(t *testing.T, d *simdisk.Disk) *session {
	s := &session{t: t, disk: d, time: time.Date(2026, 5, 4, 12, 0, 0, 0, time.UTC), written: -1}
	s.library = s.open(d)
	return s
}

func (s *session) open(d *simdisk.Disk) *library.Library {
	return library.Open(store.DiskOn(d, dataFolder), catalog.Find, func() time.Time { return s.time })
}

// play plays the whole game: plies, one with a target pointed at first, some taken back, one replaced, the table left for a while, and the end by the
// rules.
func (s *session) play() {
	spec, _ := catalog.Find("taiji")
	g, err := spec.Open(games.Options{"size": "5"})
	if err != nil {
		s.t.Fatal(err)
	}
	m := match.New(g, []match.Seat{{Name: "Ana"}, {Name: "Rui\x01"}})
	s.now = table.New(spec, m, terms.Terms{})
	s.table = s.library.Begin(s.now)
	s.step(func() {})
	for n := 0; !m.Over(); n++ {
		mv := m.Position().AppendMoves(nil)[0]
		if steps := g.AppendSteps(nil, m.Position(), mv); n == 1 && len(steps) > 1 {
			s.step(func() { s.now.Path = append([]board.Target(nil), steps[0]) })
		}
		s.step(func() {
			s.now.Path = nil
			if err := m.Play(mv); err != nil {
				s.t.Fatal(err)
			}
		})
		if n == 2 {
			s.step(func() { m.Goto(1) })
			s.step(func() { m.Goto(3) })
			s.step(func() { m.Undo() })
			s.step(func() { s.table.Leave() })
			s.step(func() { s.table.Sit() })
		}
	}
	s.step(func() { s.table.Leave() })
}

// step runs f and lets one tick pass.
func (s *session) step(f func()) {
	f()
	s.time = s.time.Add(time.Second)
	before := len(s.states)
	s.states = append(s.states, describe(s.now))
	s.table.Note()
	s.settle()
	_, failed := s.disk.Done()
	if s.library.Due(s.time).Never() && failed == 0 {
		s.written = before
	}
}

// settle waits until everything is written, and collects the messages.
func (s *session) settle() {
	s.library.Wait()
	for _, m := range s.library.Poll() {
		s.messages = append(s.messages, m.Key)
	}
	s.library.Wait()
}

// describe describes the state of a table.
func describe(t *table.Table) string {
	var b strings.Builder
	m := t.Match
	for i := range m.Len() {
		fmt.Fprintf(&b, "%s ", m.Game().FormatMove(m.PositionAt(i), m.Move(i)))
	}
	fmt.Fprintf(&b, "%d in force, path %v", m.Cursor(), append([]board.Target{}, t.Path...))
	return b.String()
}

// check opens what is left on a disk, and fails unless the game is in the promised state or a later one. Opening it twice must not change it. allowed
// lists the messages that may appear.
func (s *session) check(d *simdisk.Disk, what string, allowed ...string) {
	s.t.Helper()
	for range 2 {
		l := s.open(d)
		for _, m := range l.Poll() {
			if !slices.Contains(allowed, m.Key) {
				s.t.Fatalf("%s: message %s at the next start", what, m.Key)
			}
		}
		got := ""
		if t := l.Resume(); t != nil {
			got = describe(t.Table)
		} else if ts := l.Tables(); len(ts) > 0 {
			got = describe(ts[0].Table)
		}
		l.Close()
		s.checkRecord(d, what, got != "")
		if got == "" {
			continue
		}
		if i := slices.Index(s.states, got); i < 0 || !slices.Contains(s.states[max(0, s.written):], got) {
			s.t.Fatalf("%s: the table is\n%s\nwhich it was at step %d, and step %d was promised", what, got, i, s.written)
		}
	}
}

// checkRecord fails unless the record of the whole game is there, and no other, or table says that the game is there as a table.
func (s *session) checkRecord(d *simdisk.Disk, what string, table bool) {
	s.t.Helper()
	folder := store.DiskOn(d, dataFolder).Folder("games")
	names, err := folder.List()
	if err != nil || len(names) > 1 || len(names) == 0 && !table && s.written >= 0 {
		s.t.Fatalf("%s: neither table nor record: %v, %v; step %d was promised", what, names, err, s.written)
	}
	for _, name := range names {
		text, err := folder.Read(name, 1<<20)
		if err != nil {
			s.t.Fatal(err)
		}
		rec, err := record.Read(bytes.NewReader(text), catalog.Find)
		if err != nil || rec.Match.MainLen() != s.now.Match.Len() || !s.now.Match.Over() {
			s.t.Fatalf("%s: the record is %v\n%s", what, err, text)
		}
	}
}

// operations returns the number of disk operations of a whole session.
func operations(t *testing.T) int {
	d := simdisk.New()
	s := newSession(t, d)
	s.play()
	s.library.Close()
	s.check(d, "a healthy disk")
	if len(s.messages) > 0 || s.written != len(s.states)-1 || len(s.states) < 8 {
		t.Fatalf("messages %v, %d of %d steps promised", s.messages, s.written+1, len(s.states))
	}
	all, _ := d.Done()
	t.Logf("%d steps, %d operations", len(s.states), all)
	return all
}

// A power cut happens at every disk operation in turn, and everything that was not synced is lost.
func TestPowerCutLosesNothing(t *testing.T) {
	all := operations(t)
	for at := range all + 1 {
		d := simdisk.New()
		d.Fail(simdisk.PowerCut, at)
		s := newSession(t, d)
		s.play()
		for _, loss := range simdisk.Losses() {
			allowed := []string{"library.torn"}
			if s.written < 0 {
				allowed = append(allowed, "library.lost") // a table at which nothing has happened
			}
			s.check(d.After(loss), fmt.Sprintf("cut at operation %d of %d, %+v", at, all, loss), allowed...)
		}
	}
}

// Every operation fails in turn. A single failure is repaired at once; a disk that stays full is reported, and once there is space everything is
// written without any input.
func TestFailedOperationLosesNothing(t *testing.T) {
	all := operations(t)
	for _, fault := range []simdisk.Fault{simdisk.Once, simdisk.Torn, simdisk.Always, simdisk.TornOn} {
		for at := range all {
			what := fmt.Sprintf("fault %d at operation %d of %d", fault, at, all)
			d := simdisk.New()
			d.Fail(fault, at)
			s := newSession(t, d)
			s.play()
			s.check(d.After(simdisk.Loss{}), what+", and a power cut", "library.torn", "library.lost")
			waits := s.rest()
			if on := fault == simdisk.Always || fault == simdisk.TornOn; on && waits && len(s.messages) == 0 {
				t.Fatalf("%s: no message", what)
			}
			d.Fail(simdisk.None, 0)
			if s.rest() {
				t.Fatalf("%s: there is space again, but something is not written", what)
			}
			s.written = len(s.states) - 1
			s.check(d.After(simdisk.Loss{}), what+", then room, and a power cut")
			if said := slices.Compact(slices.Sorted(slices.Values(s.messages))); len(said) < len(s.messages) {
				t.Fatalf("%s: messages %v, want no duplicates", what, s.messages)
			}
		}
	}
}

// rest lets time pass without input, calling Poll only when Due asks for it. It reports whether something is still unwritten.
func (s *session) rest() (waits bool) {
	for range 5 {
		after, waits := s.library.Due(s.time).After(s.time)
		if !waits {
			return false
		}
		s.time = s.time.Add(after)
		s.settle()
	}
	return true
}

// A disk that is full when the program ends holds everything that was promised.
func TestDiskFullUntilEnd(t *testing.T) {
	all := operations(t)
	for at := range all {
		d := simdisk.New()
		d.Fail(simdisk.TornOn, at)
		s := newSession(t, d)
		s.play()
		s.library.Close()
		d.Fail(simdisk.None, 0)
		s.check(d, fmt.Sprintf("full from operation %d of %d", at, all), "library.torn", "library.lost")
	}
}

// After a power cut, the next start reads, repairs and files the remains; the power or the disk fails again at every operation of that.
func TestFailureAtNextStartLosesNothing(t *testing.T) {
	all := operations(t)
	for cut := 0; cut <= all; cut += 4 {
		d := simdisk.New()
		d.Fail(simdisk.PowerCut, cut)
		s := newSession(t, d)
		s.play()
		for i, loss := range []simdisk.Loss{{}, {Names: 1, Data: 1}, {Names: 1, Data: 3}} {
			if !gametest.Sampled(cut/4+i, 3) {
				continue
			}
			for _, fault := range []simdisk.Fault{simdisk.Once, simdisk.TornOn, simdisk.PowerCut} {
				for at := range 12 {
					again := d.After(loss)
					again.Fail(fault, at)
					l := s.open(again)
					l.Poll()
					l.Resume()
					l.Wait()
					l.Poll()
					l.Close()
					again.Fail(simdisk.None, 0)
					what := fmt.Sprintf("cut at operation %d of %d, %+v, then fault %d at operation %d", cut, all, loss, fault, at)
					allowed := []string{"library.torn"}
					if s.written < 0 {
						allowed = append(allowed, "library.lost")
					}
					s.check(again.After(simdisk.Loss{}), what, allowed...)
					if fault == simdisk.PowerCut {
						s.check(again.After(simdisk.Loss{Names: 3, Data: 2}), what, allowed...)
					}
				}
			}
		}
	}
}
