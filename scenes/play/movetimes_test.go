package play

import (
	"testing"
	"time"

	"quintet/games/play/clock"
	"quintet/scenes/data/settings"
)

// The room for times is measured again when a ply has been corrected, although the number of plies stays the same.
func TestAMendedPlyIsMeasured(t *testing.T) {
	s := newScene(t, "azacru players=2", "c9-c8")
	s.model.context.Settings.ShowTimes = settings.Always
	s.model.table.Stopwatch = clock.NewStopwatch(1, 1, []time.Duration{time.Second}, 0)
	u := frame(s, 1280, 800)
	s.list.times(u, 1000)
	short := s.list.room.wide
	s.model.table.Goto(0, s.model.context.Now())
	s.positionChanged()
	ply(t, s, "c9-d8>")
	s.model.table.Stopwatch.Correct(0, []time.Duration{time.Second})
	if u = frame(s, 1280, 800); s.list.times(u, short) {
		t.Errorf("%q with its time fits in %v, which %q needs", s.list.main[0].text, short, "c9-c8")
	}
}
