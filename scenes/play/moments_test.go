package play

import (
	"context"
	"testing"

	"quintet/games/judge"
)

// The result lists the key moments of a game whose review is kept, and searches for none: without a review, or with a part of one, there is
// nothing to list.
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
