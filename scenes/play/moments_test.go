package play

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/judge"
	"quintet/games/match"
)

// The result lists the key moments of a game whose review is kept, and searches for none: without a review, or with a part of one, a game that
// its scores have not decided has nothing to list.
func TestKeyMomentsAreThoseOfAReviewThatIsKept(t *testing.T) {
	s := newScene(t, "squ size=6", "a1 b2 c3 d4 e5 f6 a6 b5 c4 d3")
	s.context.Settings.Still = true
	m := s.table.Match
	must(m.Resign(m.Position().ToMove()))
	name := s.context.Library.RecordName(s.table)
	if u := frame(s, 1280, 800); len(s.moments.found(u)) > 0 || s.Busy() || name == "" {
		t.Fatalf("record %q: there are moments without a review, or something is searched", name)
	}
	r := judge.NewReview(s.context.Book(s.game, name), m)
	s.context.Library.KeepReview(name, r.Book().String())
	s = New(s.context, s.table, false)
	if u := frame(s, 1280, 800); len(s.moments.found(u)) > 0 {
		t.Error("there are moments of a review that has not begun")
	}
	if err := r.Run(context.Background(), func() {}); err != nil || !r.Done() {
		t.Fatalf("the review is done: %v, %v", r.Done(), err)
	}
	s.context.Library.KeepReview(name, r.Book().String())
	s = New(s.context, s.table, false)
	u := frame(s, 1280, 800)
	want, got := r.Moments(), s.moments.found(u)
	if len(want) == 0 || len(got) != len(want) {
		t.Fatalf("%d moments are listed, want %d", len(got), len(want))
	}
	at := *m
	at.ShowPath(at.MainEnd())
	for i, x := range got {
		ply, _ := r.Ply(want[i])
		if x.loss != ply.Loss || x.player != ply.Player || x.end <= want[i] || x.text != s.game.FormatMove(at.PositionAt(want[i]), at.Move(want[i])) {
			t.Errorf("moment %d is %+v, want ply %d", i, x, want[i])
		}
	}
}

// Without a review the scores tell the moments: the turn with which the winner took the lead for good, and those that gained most, in the
// order of the game.
func TestScoresTellKeyMoments(t *testing.T) {
	const three = `e9-f8 c1-d2< g9-g8 f8-g7< a5-b4 g8-h7 i7-h8 d2-e2 h7-h6< g7-f6 e2-g4< h6-h5 a7-b6 c9-d8< g1-h2 h8-g9 b4-b3 h2-h3 f6-f5
		b3-c2 h3-h4 g9-f9< d8-c7< h5-i4 f5-f4 c2-e2< i5-e5< f4-c1< e2-f1 h4-h5 f9-e9 f1-g1 i4-i3> c1-b1 c7-b8 h5-e8 b6-c6 b8-b9 e5-d6
		b1-a2 g1-h1 d6-d7< a2-a4> h1-i2 e8-c8> e9-b6`
	end := func(*match.Match) error { return nil }
	for _, c := range []struct {
		name, game, plies string
		end               func(*match.Match) error
		want              string
	}{
		{"one square decides", "squ size=3", "a1 b1 b2 a3 c1 a2 c2 c3 b3", end, "3 c3+b3 took the lead"},
		{"many tiles decide", "azacru players=3", three, (*match.Match).Agree, "10 f4-c1< took the lead|16 e9-b6x +2 tiles"},
		{"they do not", "azacru players=3", three, func(m *match.Match) error { return m.Resign(1) }, ""},
		{"a path has no scores", "distrify size=2", "a1 b1 end a2", end, ""},
	} {
		s := newScene(t, c.game, c.plies)
		must(c.end(s.table.Match))
		s.context.Settings.Still = true
		u := frame(s, 1280, 800)
		var got []string
		for _, x := range s.moments.found(u) {
			got = append(got, fmt.Sprint(x.round, " ", x.text, " ", x.worth(u)))
		}
		if !s.table.Match.Over() || strings.Join(got, "|") != c.want {
			t.Errorf("%s: over %v, moments %q, want %q", c.name, s.table.Match.Over(), got, c.want)
		}
	}
}

// What a turn has gained is told in the words of the game: in Taiji by the group that has grown.
func TestAMomentNamesTheGroupThatHasGrown(t *testing.T) {
	s := newScene(t, "taiji size=9", "e5-f5 d5-d4 c3-c4")
	m := s.table.Match
	for player, want := range []int{1, 2} {
		if got := s.moments.grown(m.PositionAt(2), m.PositionAt(3), games.Player(player)); got != want {
			t.Errorf("seat %d: a group of %d has grown, want %d", player, got, want)
		}
	}
}
