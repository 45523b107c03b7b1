package play

import (
	"testing"

	"quintet/render/input"
)

// seat gives the seats of s to computers of the given levels, 0 for a person, before the first ply.
func seat(s *Scene, levels ...int) *Scene {
	for i, l := range levels {
		s.model.table.Match.Seats()[i].Level = l
	}
	return New(s.model.context, s.model.table, false)
}

// busy reports whether s needs a tick at once.
func busy(s *Scene) bool { return s.Due().Reached(s.model.context.Now()) }

// untilPly ticks s until the given number of plies has been played.
func untilPly(t *testing.T, s *Scene, plies int) {
	t.Helper()
	for range 1000 {
		if s.model.table.Match.Cursor() == plies {
			return
		}
		live(s, input.Frame{})
	}
	t.Fatalf("%d plies, want %d", s.model.table.Match.Cursor(), plies)
}

// The ply of a computer is animated until its pieces are in place. The ply of a person is there at once.
func TestComputersPiecesComeIn(t *testing.T) {
	s := seat(newScene(t, "azacru players=2", ""), 1, 0)
	untilPly(t, s, 1)
	if share, moving := s.model.board.Display.Moving(); !moving || share != 0 || !busy(s) {
		t.Fatalf("after the computer's ply %v is shown, moving %v, busy %v", share, moving, busy(s))
	}
	for n := 0; s.model.board.Display.Animating(); n++ {
		if n > 60 {
			t.Fatal("it never comes to rest")
		}
		live(s, input.Frame{})
	}
	if busy(s) {
		t.Error("the table is busy with pieces at rest")
	}
	s = seat(newScene(t, "squ", ""), 0, 1)
	click(s, "a1")
	if s.model.table.Match.Cursor() != 1 || s.model.board.Display.Animating() {
		t.Errorf("%d plies, and something moves: %v", s.model.table.Match.Cursor(), s.model.board.Display.Animating())
	}
}

// A person who points at the board while a computer is thinking is told to wait, and not as a mistake.
func TestToWaitIsNoMistake(t *testing.T) {
	s := seat(newScene(t, "azacru players=2", ""), 1, 0)
	frame(s, 1280, 800)
	s.decline(s.whyIgnored())
	u := frame(s, 1280, 800)
	if w := s.words.say(u); w.wrong || !w.loud || w.detail != u.Say(s.whyIgnored()) {
		t.Errorf("the prompt says %+v, want the words to wait, and nothing wrong", w)
	}
	if w := s.words.alone(s.words.say(u)); w.wrong || !w.loud || w.detail == "" {
		t.Errorf("with only the board the prompt says %+v", w)
	}
}
