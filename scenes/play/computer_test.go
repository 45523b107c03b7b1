package play

import (
	"slices"
	"testing"

	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/input"
)

// seat gives the seats of s to computers of these levels, 0 for a person, before the first ply.
func seat(s *Scene, levels ...int) *Scene {
	for i, l := range levels {
		s.table.Match.Seats()[i].Level = l
	}
	return New(s.desk, s.table)
}

// untilPly lets ticks pass until so many plies are in force.
func untilPly(t *testing.T, s *Scene, plies int) {
	t.Helper()
	for range 1000 {
		if s.table.Match.Cursor() == plies {
			return
		}
		live(s, input.Frame{})
	}
	t.Fatalf("%d plies, want %d", s.table.Match.Cursor(), plies)
}

// TestComputersPiecesComeIn looks at the ply of a computer: it moves for some ticks, unless anybody does anything or wants no motion.
func TestComputersPiecesComeIn(t *testing.T) {
	s := seat(newScene(t, "azacru players=2", ""), 1, 0)
	untilPly(t, s, 1)
	if s.motion.left != motionTicks || len(s.motion.pieces) < 2 || !s.Busy() {
		t.Fatalf("after the computer's ply %+v moves, busy %v", s.motion, s.Busy())
	}
	slides := func(m render.Moving) bool { return m.From.IsCell() }
	appears := func(m render.Moving) bool { return m.From == board.NoTarget }
	if !slices.ContainsFunc(s.motion.pieces, slides) || !slices.ContainsFunc(s.motion.pieces, appears) {
		t.Errorf("%+v moves, want a piece that slides and a tile that appears", s.motion.pieces)
	}
	o := render.NoOverlay()
	s.moving(o)
	if o.Moved != 0 || len(o.Moving) != len(s.motion.pieces) {
		t.Errorf("at first %v of the way is done by %d pieces", o.Moved, len(o.Moving))
	}
	for range motionTicks {
		live(s, input.Frame{})
	}
	if s.motion.left != 0 || s.Busy() {
		t.Errorf("after %d ticks %d are left, busy %v", motionTicks, s.motion.left, s.Busy())
	}

	s = seat(newScene(t, "squ", ""), 1, 0)
	untilPly(t, s, 1)
	live(s, input.Frame{Keys: []input.Key{"q"}})
	if s.motion.left != 0 {
		t.Error("a key does not end the motion")
	}

	s = seat(newScene(t, "squ", ""), 1, 0)
	s.desk.Settings.Still = true
	untilPly(t, s, 1)
	if s.motion.left != 0 {
		t.Error("a piece moves although nothing shall move")
	}
}

// TestPersonsPiecesAreThereAtOnce plays a ply by hand.
func TestPersonsPiecesAreThereAtOnce(t *testing.T) {
	s := seat(newScene(t, "squ", ""), 0, 1)
	s.click(0)
	if s.table.Match.Cursor() != 1 || s.motion.left != 0 {
		t.Errorf("%d plies, motion %+v", s.table.Match.Cursor(), s.motion)
	}
}
