package play

import (
	"testing"
	"time"

	"quintet/games/play/clock"
	"quintet/render/input"
)

// A paused clock hides the board, so no one can type a ply without using time.
func TestNothingIsTypedWhileTheClockStands(t *testing.T) {
	s := newScene(t, "squ size=8", "")
	s.model.table.Clock = clock.New(clock.Control{Kind: clock.Fischer, Main: time.Minute}.ForAll(), 0, 0)
	s.model.table.Open(s.model.context.Now())
	for _, paused := range []bool{true, false} {
		if s.model.table.Covered() != paused {
			s.pauseClock()
		}
		live(s, input.Frame{Keys: []input.Key{":"}})
		if s.model.board.Hand.Typing.Open() == paused {
			t.Errorf("the clock is paused: %v, a ply can be typed: %v", paused, s.model.board.Hand.Typing.Open())
		}
	}
	s.pauseClock()
	if frame(s, 1280, 800); s.model.board.Hand.Typing.Open() {
		t.Error("what was being typed is still open when the clock has been paused")
	}
}
