package search

import (
	"context"
	"syscall/js"
	"testing"
	"time"

	"quintet/games"
)

// A counted is a position whose methods advance a clock by fixed times; nothing else advances it.
type counted struct {
	games.Position
	time *time.Duration
}

// The time each method of a counted position takes.
const (
	timeOfMoves = 15 * time.Microsecond
	timeOfPly   = 4 * time.Microsecond
	timeOfCopy  = 3 * time.Microsecond
)

func (c *counted) Clone() games.Position { return &counted{c.Position.Clone(), c.time} }

func (c *counted) CopyFrom(src games.Position) {
	*c.time += timeOfCopy
	c.Position.CopyFrom(src.(*counted).Position)
}

func (c *counted) AppendMoves(dst []games.Move) []games.Move {
	*c.time += timeOfMoves
	return c.Position.AppendMoves(dst)
}

func (c *counted) Play(m games.Move) {
	*c.time += timeOfPly
	c.Position.Play(m)
}

// countSlices runs search and returns the lengths of its slices by the given clock, the time between two turns of the page.
func countSlices(spent *time.Duration, search func()) (slices []time.Duration) {
	immediate := js.Global().Get("setImmediate")
	last, going := *spent, true
	var turn js.Func
	turn = js.FuncOf(func(js.Value, []js.Value) any {
		slices = append(slices, *spent-last)
		last = *spent
		if going {
			immediate.Invoke(turn)
		} else {
			turn.Release()
		}
		return nil
	})
	immediate.Invoke(turn)
	search()
	going = false
	return append(slices, *spent-last)
}

// Measured by work alone, independent of the load of the machine, no slice of any search is longer than 8 ms.
func TestSlicesOfCountedWork(t *testing.T) {
	g := open(t, games.Options{"size": "6"})
	trees := Config{RAVE: 300, Exploration: 0.3, FPU: 0.5, Solver: true, Decisive: true, Reuse: true, Memory: 1 << 16}
	for _, tt := range []struct {
		name   string
		engine Engine
		most   time.Duration
	}{
		{"tree", NewMCTS(trees), 8 * time.Millisecond},
		{"alpha-beta", NewAlphaBeta(AlphaBetaConfig{Scout: true, Memory: 1 << 16}), 8 * time.Millisecond},
	} {
		t.Run(tt.name, func(t *testing.T) {
			began := time.Unix(0, 0)
			spent := new(time.Duration)
			var pos games.Position = &counted{g.Start(), spent}
			for ply := range 3 { // later searches reuse the results of earlier ones
				before := *spent
				var r Report
				slices := countSlices(spent, func() {
					lim := Limits{Time: time.Second, Now: func() time.Time { return began.Add(*spent) }}
					r = Searched(t, tt.engine, pos, lim)
				})
				took := *spent - before
				if took < 500*time.Millisecond {
					t.Fatalf("ply %d: %v of counted time", ply, took)
				}
				for _, s := range slices {
					if s > tt.most {
						t.Errorf("ply %d: a slice of %v, want at most %v", ply, s, tt.most)
					}
				}
				if least := int(took / tt.most); len(slices) < least {
					t.Errorf("ply %d: %d slices in %v", ply, len(slices), took)
				}
				pos = pos.Clone()
				pos.Play(r.Best)
			}
		})
	}
}

// A stopped search no longer waits for the page.
func TestNoPageWaitAfterEnd(t *testing.T) {
	for _, channel := range []bool{false, true} {
		if channel { // as in browsers, which lack setImmediate
			before := js.Global().Get("setImmediate")
			js.Global().Delete("setImmediate")
			defer js.Global().Set("setImmediate", before)
		}
		spent := time.Duration(0)
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		c := newTimeControl(ctx, Limits{Now: func() time.Time { return time.Unix(0, 0).Add(spent) }})
		c.yield()
		p := c.slicer.page
		if p == nil || p.port.IsUndefined() == channel {
			t.Fatalf("channel %v: the first look does not wait for the page: %v", channel, p)
		}
		for range 3 {
			spent += sliceTime
			if c.yield(); c.slicer.turn != nil {
				t.Error("the search continues before the page has run")
			}
		}
		if spent += sliceTime - 1; c.over() || c.slicer.turn != nil {
			t.Error("the search waits in the middle of a slice")
		}
		cancel()
		spent++
		if !c.over() || c.slicer.turn == nil {
			t.Error("the search waits for the page after cancellation")
		}
		c.close() // while a message is pending
		for range 3 {
			if p.freed {
				break
			}
			time.Sleep(time.Millisecond)
		}
		if !p.freed {
			t.Errorf("channel %v: the page keeps what it held for a search that has ended", channel)
		}
	}
}
