package thinking

import (
	"reflect"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/play/match"
	"quintet/games/search"
	"quintet/games/study/judge"
	"quintet/scenes"
)

// The engines of a table share its memory.
func TestMemoryOfATableIsShared(t *testing.T) {
	for n := range 4 {
		seats := make([]match.Seat, 4)
		for i := range n {
			seats[i].Level = 6
		}
		m := New(&scenes.Context{Think: scenes.Inline(1)}, catalogtest.Match(t, "azacru", "").Game(), seats, nil)
		if got := m.share * (n + 1); got > 64<<20 || got < 60<<20 {
			t.Errorf("%d computers and the hints have %d bytes, want 64 MiB", n, got)
		}
	}
}

// A script is a thinker that gives prepared reports and answers, and records its searches.
type script struct {
	report  search.Report
	answer  *search.Answer
	limits  search.Limits
	engines []search.Engine
}

func (s *script) Start(_ games.Position, e search.Engine, lim search.Limits) {
	s.limits, s.engines = lim, append(s.engines, e)
}
func (s *script) Progress() (search.Report, bool) { return s.report, true }
func (s *script) Poll() (a search.Answer, ok bool) {
	if s.answer == nil {
		return a, false
	}
	return *s.answer, true
}
func (s *script) Hurry() {}
func (s *script) Stop()  { s.answer = nil }

// scripted returns a Computer that uses a script, and a position.
func scripted(t *testing.T) (*Computer, *script, games.Position) {
	t.Helper()
	g, s := catalogtest.Match(t, "squ", "").Game(), &script{}
	c := &scenes.Context{Rand: games.NewRand(1), Think: func() scenes.Thinker { return s }, Judging: scenes.JudgeInline(100)}
	return New(c, g, make([]match.Seat, 2), judge.NewBook(c.Judge(g))), s, g.Start()
}

// Each computer keeps its engine with what it found before. Help and hints have engines of their own.
func TestEveryComputerHasItsEngine(t *testing.T) {
	m, s, p := scripted(t)
	other := p.Clone()
	other.Play(p.AppendMoves(nil)[0])
	m.Reply(p, match.Seat{Level: 3}, 0)
	m.Reply(other, match.Seat{Level: 3}, 0)
	m.Reply(p, match.Seat{Level: 3}, 0)
	m.HelpOut(p, 3, 0)
	m.Advise(p)
	if e := s.engines; e[0] != e[2] || e[0] == e[1] || e[3] == e[0] || e[3] == e[1] || e[4] == e[3] {
		t.Errorf("engines %v, want the first again as the third, and no other twice", e)
	}
}

// A computer that takes a seat has an engine of its own, and the search of the one before it ends.
func TestANewComputerThinksAnew(t *testing.T) {
	m, s, p := scripted(t)
	m.Reply(p, match.Seat{Level: 1}, 0)
	m.Seat([]match.Seat{{Level: 2}, {}})
	if m.Searching(Ply) || m.Task() != None {
		t.Error("the search goes on")
	}
	m.Reply(p, match.Seat{Level: 2}, 0)
	if s.engines[0] == s.engines[1] {
		t.Error("the new computer has the old engine")
	}
}

// The clock of the table limits the time of a level, and never raises it.
func TestTheClockBoundsALevel(t *testing.T) {
	m, s, p := scripted(t)
	top := m.Levels()
	own := catalog.LevelsOf("squ")[top-1].Limits().Time
	for _, c := range []struct{ most, want time.Duration }{{0, own}, {own / 2, own / 2}, {2 * own, own}, {time.Millisecond, time.Millisecond}} {
		m.Reply(p, match.Seat{Level: top}, c.most)
		if s.limits.Time != c.want || m.Most() != c.want || m.Slow() != (c.want > time.Second) {
			t.Errorf("with %v on the clock it thinks for %v, slow %v; want %v", c.most, s.limits.Time, m.Slow(), c.want)
		}
	}
	m.Reply(p, match.Seat{Level: 6, Even: 63}, 0)
	if want := catalog.LevelOf("squ", 6, 63).Limits(); s.limits.Time != want.Time || s.limits.Playouts != want.Playouts {
		t.Errorf("an even match thinks for %+v, want %+v", s.limits, want)
	}
	m.Reply(p, match.Seat{Level: top + 9}, 0) // from a record from elsewhere
	if s.limits.Time != own {
		t.Errorf("a level that there is not thinks for %v, want %v", s.limits.Time, own)
	}
}

// The elapsed time of a search is news once each Tick. Its answer is news, and stays until Stop.
func TestWhatIsNews(t *testing.T) {
	m, s, p := scripted(t)
	if m.Listen() || m.Searching(None) {
		t.Error("there is news before anything was searched")
	}
	m.Reply(p, match.Seat{Level: m.Levels()}, 0)
	for _, c := range []struct {
		told time.Duration
		news bool
	}{{0, false}, {99 * time.Millisecond, false}, {110 * time.Millisecond, true}, {190 * time.Millisecond, false}, {200 * time.Millisecond, true}} {
		s.report.Elapsed = c.told
		if news := m.Listen(); news != c.news || m.Elapsed() != c.told {
			t.Errorf("after %v: news %v, want %v", c.told, news, c.news)
		}
		m.MarkShown()
	}
	if _, ok := m.Answer(Ply); ok || !m.Searching(Ply) || m.Searching(Hint) || m.Position() != p {
		t.Error("the search has an answer before it has ended, or is for something else")
	}
	s.answer = &search.Answer{Report: search.Report{Best: p.AppendMoves(nil)[0]}}
	if !m.Listen() || m.Searching(Ply) || m.Task() != Ply {
		t.Error("an answer is no news")
	}
	if a, ok := m.Answer(Ply); !ok || a.Best != s.answer.Best || m.Failed(Ply) {
		t.Errorf("answer %+v, %v", a, ok)
	}
	if _, ok := m.Answer(Hint); ok {
		t.Error("the ply of a computer is a hint")
	}
	if m.Stop(); m.Task() != None || m.Listen() || m.Position() != nil {
		t.Error("what was given up is still there")
	}
}

// A hint is what the judge of reviews says, with its chances, even after forced plies. Nothing is searched twice.
func TestAHintIsALookOfTheJudge(t *testing.T) {
	const few = 100
	for _, table := range catalogtest.Tables(6) {
		ma := catalogtest.Match(t, table.String(), "")
		g := ma.Game()
		j, err := judge.New(g, judge.DefaultSettings(g.Info().ID))
		if err != nil {
			t.Fatal(err)
		}
		m := New(&scenes.Context{Think: scenes.Inline(few)}, g, make([]match.Seat, 2), judge.NewBook(j))
		m.Advise(ma.Position())
		for m.Searching(Hint) {
			m.Listen()
		}
		got, ok := m.Look()
		b := judge.NewBook(j)
		for pos := b.Needs(ma.Position()); pos != nil; pos = b.Needs(ma.Position()) {
			e, lim := j.Task(pos)
			lim.Playouts = few
			r, err := e.Search(t.Context(), pos, lim)
			if err != nil {
				t.Fatal(err)
			}
			b.Take(pos, r)
		}
		if want, known := b.Find(ma.Position()); !ok || !known || !reflect.DeepEqual(got, want) {
			t.Errorf("%v: the hint is %+v, %v; the judge says %+v, %v", table, got, ok, want, known)
		}
		if m.Advise(ma.Position()); m.Searching(Hint) {
			t.Errorf("%v: the same hint is searched again", table)
		}
		for m.Survey(ma.Position()); m.Searching(Heat); {
			m.Listen()
		}
		if shares, ok := m.Heat(); !ok || len(shares) == 0 {
			t.Errorf("%v: the heat of all plies is %v, %v", table, shares, ok)
		}
		if m.Stop(); m.Task() != None {
			t.Errorf("%v: what was given up is there", table)
		}
	}
}

// Worst agrees with the judge, also on whether the mistake is sure. Once a position and the one after its best ply have been searched, the grade of another
// ply needs only a search of the position after that ply.
func TestTheWorstPlyIsThatOfTheJudge(t *testing.T) {
	const playouts, plies, last = 200, 60, 20
	surely, again := 0, 0
	for _, table := range catalogtest.Tables(6) {
		ma := catalogtest.Match(t, table.String(), "")
		catalogtest.PlayAny(t, ma, games.NewRand(3), plies)
		j, err := judge.New(ma.Game(), judge.Settings{Playouts: playouts, Seed: 1})
		catalogtest.NoError(t, err)
		m, b := New(&scenes.Context{Think: scenes.Inline(100 * playouts)}, ma.Game(), make([]match.Seat, 2), judge.NewBook(j)), judge.NewBook(j)
		for i := max(0, ma.Len()-last); i < ma.Len(); i++ {
			pos, mv := ma.PositionAt(i), ma.Move(i)
			p, err := j.Grade(t.Context(), b, pos, mv)
			catalogtest.NoError(t, err)
			sure, err := j.Surely(t.Context(), b, p, pos, judge.Mistake)
			catalogtest.NoError(t, err)
			m.Grade(nil, pos, judge.Mistake)
			for m.Searching(Check) {
				m.Listen()
			}
			m.Grade([]Played{{Position: pos, Move: mv}}, nil, judge.Mistake)
			for ; !m.Graded(); m.Listen() {
				if m.searched == pos {
					t.Fatalf("%v: ply %d needs a search of the position before it", table, i+1)
				}
			}
			before, worst, ok := m.Worst()
			if before != pos || !reflect.DeepEqual(worst, p) || ok != sure {
				t.Errorf("%v, ply %d: the worst ply is %+v, surely %v; the judge says %+v, %v", table, i+1, worst, ok, p, sure)
			}
			if ok {
				surely++
			}
		}
		if s := b.Second(); s != nil && s.Len() > 0 {
			again++
		}
	}
	if surely == 0 || again == 0 {
		t.Errorf("%d plies were surely mistakes, and at %d tables a longer search was asked", surely, again)
	}
}
