package play

import (
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/play/clock"
	"quintet/games/play/terms"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/data/settings"
	"quintet/scenes/play/thinking"
	"quintet/scenes/ui"
)

// untilAsked plays random plies for the person in the first seat against a computer of the given level until the computer asks, for at most so many
// plies of the person. It reports whether it asked.
func untilAsked(s *Scene, plies int) bool {
	r := games.NewRand(7)
	for range 4000 {
		switch {
		case s.model.asking == askSure:
			return true
		case s.model.table.Match.Over():
			return false
		case s.personDecides() && plies == 0:
			return false
		case s.personDecides():
			plies--
			ms := s.model.table.Position().AppendMoves(nil)
			s.play(ms[r.Intn(len(ms))])
		}
		live(s, input.Frame{})
	}
	return false
}

// newLesson returns a table of game with a person in the first seat and a computer of the given level in the second.
func newLesson(t *testing.T, game string, level int) *Scene {
	s := newScene(t, game, "")
	s.model.context.Judging = scenes.JudgeInline(400)
	s.model.table.Terms.Teaching = terms.TeachWeak
	s.model.context.Settings.ReducedMotion = true
	return seat(New(s.model.context, s.model.table, false), 0, level)
}

// lessons are tables at which random plies soon give much away.
var lessons = []string{"squex size=6", "taiji size=7", "squ size=6 ties=record", "distrify size=9"}

// After a turn that gave much away a weak computer asks before it replies. Whatever the person answers, the game goes on as they wish.
func TestWeakComputersAsk(t *testing.T) {
	for _, game := range lessons {
		s := newLesson(t, game, 1)
		if !untilAsked(s, 60) {
			t.Errorf("%s: no question in 60 random plies", game)
			continue
		}
		m := s.model.table.Match
		asked := m.Len()
		for range 100 {
			live(s, input.Frame{})
		}
		for _, talks := range []bool{true, false} {
			s.model.context.Settings.Talk = talks
			u := pass(s, input.Frame{W: 1280, H: 800}, english(), &ui.State{}, false)
			want := "Are you sure? " + u.T("play.sure.detail")
			if talks {
				want = u.T(s.teaching.line)
			}
			if u.Announced != want {
				t.Errorf("%s, talk %v: announced is %q, want %q", game, talks, u.Announced, want)
			}
		}
		s.model.context.Settings.Talk = true
		if !s.model.active(0) || s.seats.dots(0)+s.seats.dots(1) > 0 {
			t.Errorf("%s: the person who is asked is not marked, or the computer has plies left", game)
		}
		if m.Len() != asked || s.model.table.Helped || s.Due().Reached(s.model.context.Now()) {
			t.Errorf("%s: the computer replies before an answer, the question counts as help, or the table is not at rest", game)
		}
		s.teaching.tell()
		if live(s, input.Frame{}); s.model.asking != askSure || !s.model.table.Helped || !s.answerDue().Never() {
			t.Errorf("%s: after the reason the table does not wait, or it counts as no help", game)
		}
		if w := s.words.saySure(frame(s, 1280, 800)); !s.teaching.proof.Text.Empty() && strings.Contains(w.lead+w.detail, "chance falls") {
			t.Errorf("%s: a proven loss is said with chances: %+v", game, w)
		}
		s.dismiss()
		untilPly(t, s, asked+1)
		if s.undo(); s.model.asking != askNothing {
			t.Errorf("%s: the question stays after the reply", game)
		}
	}
}

// Without an answer the game goes on, and nothing is asked twice about a turn.
func TestTheGameGoesOnWithoutAnAnswer(t *testing.T) {
	s := newLesson(t, lessons[0], 1)
	if !untilAsked(s, 60) {
		t.Fatal("no question")
	}
	asked := s.model.table.Match.Len()
	at := s.model.context.Now().Add(askTime)
	s.model.context.Now = func() time.Time { return at }
	untilPly(t, s, asked+1)
	if s.model.asking != askNothing || s.model.table.Helped {
		t.Error("the question is still there, or counts as help")
	}
}

// checkBetter checks that the better turn is named whole: with what was played of it before the mistake, and with what is best after it.
func checkBetter(t *testing.T, s *Scene) {
	t.Helper()
	m, x, g := s.model.table.Match, s.teaching, s.model.game
	n := m.Cursor() - 1
	for n > 0 && m.PositionAt(n-1).ToMove() == x.worst.Player {
		n--
	}
	pos, best := m.PositionAt(n), g.FormatMove(x.before, x.worst.Before.Best())
	words := strings.Split(x.better(pass(s, input.Frame{W: 1280, H: 800}, english(), &ui.State{}, false)), "+")
	for i, word := range words {
		mv, err := g.ParseMove(pos, word)
		if err != nil || pos.ToMove() != x.worst.Player {
			t.Fatalf("%v is better, whose ply %d is not possible: %v", words, i, err)
		}
		pos = pos.Clone()
		pos.Play(mv)
	}
	_, ends := games.EndTurnOf(g, pos)
	if !slices.Contains(words, best) || !ends && !pos.Over() && pos.ToMove() == x.worst.Player {
		t.Errorf("%v are not a whole turn with %s", words, best)
	}
}

// Taking the turn back answers the question and leads to the position before the mistake, and the game counts as helped when another ply is played.
func TestAPlyIsTakenBackAfterTheQuestion(t *testing.T) {
	most := 0
	for _, game := range lessons {
		s := newLesson(t, game, 1)
		if !untilAsked(s, 60) {
			t.Fatalf("%s: no question", game)
		}
		checkBetter(t, s)
		asked, before := s.model.table.Match.Cursor(), s.teaching.before
		if s.undo(); s.model.asking != askNothing || s.model.table.Match.Position() != before || !s.model.table.PersonMoves() {
			t.Fatalf("%s: question %v, %d plies of %d in force", game, s.model.asking, s.model.table.Match.Cursor(), asked)
		}
		most = max(most, asked-s.model.table.Match.Cursor())
		if s.play(s.model.table.Position().AppendMoves(nil)[0]); !s.model.table.Helped {
			t.Errorf("%s: a turn taken back is no help", game)
		}
	}
	if most < 2 {
		t.Error("no mistake was the first of two plies")
	}
}

// Enter takes back the turn that a computer asks about, and goes on from any other question.
func TestEnterTakesBack(t *testing.T) {
	s := newLesson(t, lessons[0], 1)
	if !untilAsked(s, 60) {
		t.Fatal("no question")
	}
	asked := s.model.table.Match.Cursor()
	if live(s, input.Frame{Keys: []input.Key{input.Enter}}); s.model.asking != askNothing || s.model.table.Match.Cursor() >= asked {
		t.Errorf("question %v, %d plies of %d in force", s.model.asking, s.model.table.Match.Cursor(), asked)
	}
	if s.model.table.Match.Cursor() == 0 {
		return
	}
	at := s.model.table.Match.Cursor()
	s.ask(askResign)
	if live(s, input.Frame{Keys: []input.Key{input.Enter}}); s.model.asking != askNothing || s.model.table.Match.Cursor() != at || s.model.table.Match.Over() {
		t.Error("Enter answers another question with yes")
	}
}

// No computer asks where the players do not want it, where time counts, or after a hint.
func TestNoComputerAsks(t *testing.T) {
	for _, c := range []struct {
		name  string
		level int
		when  func(s *Scene)
	}{
		{"a strong computer", teachLevel + 1, func(*Scene) {}},
		{"switched off at the table", 1, func(s *Scene) { s.model.table.Terms.Teaching = terms.TeachOff }},
		{"switched off", 1, func(s *Scene) { s.model.context.Settings.Teaching = settings.TeachNever }},
		{"a clock", 1, func(s *Scene) {
			s.model.table.Clock = clock.New(clock.Control{Kind: clock.Fischer, Main: time.Hour}.ForAll(), 0, 0)
		}},
		{"without aids", 1, func(s *Scene) { s.model.table.Terms.NoAids = true }},
		{"a series", 1, func(s *Scene) {
			s.model.table.Terms.Series = s.model.table.Terms.Series.After([]games.Player{0}, nil)
		}},
	} {
		s := newLesson(t, lessons[0], c.level)
		if c.when(s); untilAsked(s, 12) {
			t.Errorf("%s: asked after %d plies", c.name, s.model.table.Match.Len())
		}
		if s.model.computer.Task() == thinking.Check {
			t.Errorf("%s: something is searched for a question", c.name)
		}
	}
	asked := slices.ContainsFunc(lessons, func(game string) bool {
		s := newLesson(t, game, teachLevel+1)
		s.model.table.Terms.Teaching = terms.TeachOn
		return untilAsked(s, 60)
	})
	if !asked {
		t.Error("a strong computer does not ask although the players want it")
	}
}

// Nothing is asked about a turn that was shown as a hint, however bad the judge finds it.
func TestNothingIsAskedAboutAHint(t *testing.T) {
	s := newLesson(t, lessons[0], 1)
	if !untilAsked(s, 60) {
		t.Fatal("no question")
	}
	bad := s.model.table.Match.Move(s.model.table.Match.Len() - 1)
	s.undo()
	s.model.table.NoteHint(bad)
	s.play(bad)
	for range 200 {
		if live(s, input.Frame{}); s.model.asking == askSure {
			t.Fatal("asked about a hint")
		}
	}
}
