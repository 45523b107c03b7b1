package review

import (
	"log/slog"
	"strings"
	"testing"
	"time"

	"quintet/games/crash"
	"quintet/games/study/judge"
	"quintet/scenes"
)

// A broken sweep has failed and finds nothing.
type broken struct{ failed *crash.Panic }

func (b broken) Poll() bool { return false }
func (b broken) Busy() bool { return false }
func (b broken) Err() error { return b.failed }
func (b broken) Stop()      {}

// The page says if the search of a review has failed, and the failure is logged once.
func TestFailedSweepIsLoggedOnce(t *testing.T) {
	g, sw := reviewed(t, "squ size=8", 5)
	sw.stop()
	var log strings.Builder
	g.context.Log, g.context.Now = slog.New(slog.NewTextHandler(&log, nil)), time.Now
	g.context.Judging.Sweep = func(*judge.Review) scenes.Sweep { return broken{crash.In(func() { panic("spoilt") })} }
	s := &Scene{game: g, sweep: newSweep(g)}
	for range 3 {
		if s.sweep.listen() {
			t.Error("a failed sweep has found something")
		}
	}
	if title := s.title(page()); title != "The review has stopped" || strings.Count(log.String(), "error=spoilt") != 1 {
		t.Errorf("the title is %q, and the log %q, want one failure", title, &log)
	}
}
