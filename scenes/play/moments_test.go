package play

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/games/play/match"
	"quintet/games/study/judge"
	"quintet/render/input"
)

// The result lists the key moments of a game whose review is saved, and starts no search. Without a complete review, a game that its scores did not
// decide has none.
func TestKeyMomentsAreThoseOfAReviewThatIsKept(t *testing.T) {
	s := newScene(t, "squ size=6 ties=record", "a1 b2 c3 d4 e5 f6 a6 b5 c4 d3")
	s.model.context.Settings.ReducedMotion = true
	m := s.model.table.Match
	must(m.Resign(m.Position().ToMove()))
	name := s.model.context.Library.RecordName(s.model.table)
	live(s, input.Frame{})
	if frame(s, 1280, 800); len(s.moments.found()) > 0 || busy(s) || name == "" {
		t.Fatalf("record %q: there are moments without a review, or something is searched", name)
	}
	r := judge.NewReview(s.model.context.Book(s.model.game, name), m)
	s.model.context.Library.KeepReview(name, r.Book().String())
	s = New(s.model.context, s.model.table, false)
	if frame(s, 1280, 800); len(s.moments.found()) > 0 {
		t.Error("there are moments of a review that has not begun")
	}
	if err := r.Run(context.Background(), func() {}); err != nil || !r.Done() {
		t.Fatalf("the review is done: %v, %v", r.Done(), err)
	}
	s.model.context.Library.KeepReview(name, r.Book().String())
	frame(s, 1280, 800)
	want, got := r.Moments(), s.moments.found()
	if len(want) == 0 || len(got) != len(want) {
		t.Fatalf("%d moments are listed, want %d", len(got), len(want))
	}
	for i, x := range got {
		ply, _ := r.Ply(want[i])
		n := slices.IndexFunc(s.list.main, func(t listTurn) bool { return want[i] < t.End }) // the turn as it is in the list
		text, _ := x.Text(s.model.game)
		if x.Lost != ply.LostPercent() || x.Player != ply.Player || x.End != s.list.main[n].End || x.Round != s.list.main[n].Round || text != s.list.main[n].text {
			t.Errorf("moment %d is %+v, want ply %d", i, x, want[i])
		}
		key := ""
		if why := ply.Reasons(s.model.game, r.Position(want[i])); len(why) > 0 {
			key = why[0].Text.Key
		}
		if x.Why.Key != key {
			t.Errorf("moment %d has the reason %q, want %q", i, x.Why.Key, key)
		}
	}
}

// In a game without scores against a computer, the turns of the person that changed most what the computer expected are the key moments.
func TestChangesOfWhatAComputerExpectedAreKeyMoments(t *testing.T) {
	s := newScene(t, "squex size=6", "c2 b2 c3 b3 c4 b4 c5 b5 c6 b6")
	s.model.context.Settings.ReducedMotion = true
	m := s.model.table.Match
	m.Seats()[1].Level = 2
	s.model.expected = map[*match.Node]float64{}
	for round, chance := range []float64{0.5, 0.55, 0.9, 0.4, 0.2} {
		s.model.expected[m.NodeAt(2*round+2)] = chance
	}
	must(m.Resign(1))
	u := frame(s, 1280, 800)
	var got []string
	for _, x := range s.moments.found() {
		text, _ := x.Text(s.model.game)
		got = append(got, fmt.Sprint(x.Round, " ", text, " ", s.moments.reason(u, x)))
	}
	if want := "3 c4 the game turned|4 c5 the game turned|5 c6 the game turned"; strings.Join(got, "|") != want {
		t.Errorf("the moments are %q, want %q", strings.Join(got, "|"), want)
	}
}

// Without a review the scores define the key moments, in the order of the game: the turns that made the largest parts of the scores, even if another
// player played them, or gained most if scores have no parts, and the turn with which the winner took the lead for good.
func TestScoresTellKeyMoments(t *testing.T) {
	const three = `e9-f8 c1-d2< g9-g8 f8-g7< a5-b4 g8-h7 i7-h8 d2-e2 h7-h6< g7-f6 e2-g4< h6-h5 a7-b6 c9-d8< g1-h2 h8-g9 b4-b3 h2-h3 f6-f5
		b3-c2 h3-h4 g9-f9< d8-c7< h5-i4 f5-f4 c2-e2< i5-e5< f4-c1< e2-f1 h4-h5 f9-e9 f1-g1 i4-i3> c1-b1 c7-b8 h5-e8 b6-c6 b8-b9 e5-d6
		b1-a2 g1-h1 d6-d7< a2-a4> h1-i2 e8-c8> e9-b6`
	const squares = `h4 f5 e6 f8 a6 c6 c7 h1 b2 g1 c5 c3 f6 a2 g5 e8 h7 g3 g8 d6 g4 a3 d3 b8 f2 f3 h6 d2 h2 a5 c2 b3 d8 g2 e7 b5 f7 b6 g7 b4
		c1 e1 c8 f4 h5 e4 a7 f1 a1 e3 h8 g6 d1 b1 a4 e5 a8 d4 c4 d5 h3 d7 e2 b7`
	const groups = "b3-c3 d5-d4 e2-f2 e6-e5 f1-g1 a2-a3 c6-c7 f6-f7 d3-e3 d7-e7 g4-f4 a1-b1 b4-a4 d2-d1 b7-b6 g6-g5 a5-a6 c1-c2 c4-c5 g3-g2"
	end := func(*match.Match) error { return nil }
	for _, c := range []struct {
		name, game, plies string
		end               func(*match.Match) error
		want              string
	}{
		{"one square decides", "squ size=3", "a1 b1 b2 a3 c1 a2 c2 c3 b3", end, "3 c3+b3 square of 2"},
		{"the largest squares come late", "squ size=8", squares, end, "9 b3+d8 took the lead|13 f1+a1 square of 5|13 e3+h8 square of 4"},
		{"groups grow by any tile", "taiji size=7", groups, end, "7 d2-d1 Light: group of 3|10 g3-g2 group of 3"},
		{"many tiles decide", "azacru players=3", three, (*match.Match).Agree, "10 f4-c1< took the lead|16 e9-b6x +2 tiles"},
		{"they do not", "azacru players=3", three, func(m *match.Match) error { return m.Resign(1) }, ""},
		{"a path has no scores", "distrify size=2", "a1 b1 end a2", end, ""},
	} {
		s := newScene(t, c.game, c.plies)
		must(c.end(s.model.table.Match))
		s.model.context.Settings.ReducedMotion = true
		u := frame(s, 1280, 800)
		var got []string
		for _, x := range s.moments.found() {
			text, _ := x.Text(s.model.game)
			got = append(got, fmt.Sprint(x.Round, " ", text, " ", s.moments.reason(u, x)))
		}
		if !s.model.table.Match.Over() || strings.Join(got, "|") != c.want {
			t.Errorf("%s: over %v, moments %q, want %q", c.name, s.model.table.Match.Over(), got, c.want)
		}
	}
}
