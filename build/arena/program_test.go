package arena

import (
	"context"
	"errors"
	"runtime"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"quintet/build/must"
	"quintet/games"
	"quintet/games/gametest"
)

// long is longer than any answer takes, even on a busy machine.
const long = time.Minute

func TestProgramsPlay(t *testing.T) {
	first := entrantOf("first", func(_ games.Position, legal []games.Move) games.Move { return legal[0] })
	for _, options := range []string{"", "players=3", "turns=double", "size=4 players=4 turns=double"} {
		for _, mode := range []string{"good", "leaves"} {
			here := mustRun(t, nullConfig(t, options, 3, first, rightmost))
			there := mustRun(t, nullConfig(t, options, 3, childEntrant(t, mode, long), rightmost))
			if len(there.faults) > 0 {
				t.Errorf("%q, %s: fault %v, want none", options, mode, there.faults[0].Fault)
			}
			if here.entrants[0].tally.Shares != there.entrants[0].tally.Shares || here.Games != there.Games {
				t.Errorf("%q, %s: a program gets %v, the same engine within the arena %v", options, mode, there.entrants[0].tally.Shares, here.entrants[0].tally.Shares)
			}
		}
	}
}

// Whatever a program does wrong, it loses the game, the fault is named and the next game is played.
func TestProgramFaults(t *testing.T) {
	before := runtime.NumGoroutine()
	tests := []struct {
		mode     string
		kind     faultKind
		reason   string
		patience time.Duration
	}{
		{"hangs", faultHang, `no answer to "`, 500 * time.Millisecond},
		{"mute", faultHang, `no answer to "quintet-game null players=2 size=3 turns=single" within 300ms`, 300 * time.Millisecond},
		{"dies", faultDied, `exit status 3, saying "out of\nmemory"`, long},
		{"closes", faultDied, `it ended at "genmove p`, long},
		{"cheats", faultIllegal, `null: "z9"`, long},
		{"resigns", faultResign, "it resigned", long},
		{"refuses", faultRefused, `is answered by "illegal move: the cell is taken"`, long},
		{"fails", faultRefused, `is answered by "I do not know"`, long},
		{"babbles", faultGarbled, `"thinking ..." is no answer of the protocol`, long},
		{"muddles", faultGarbled, `has the number "99" instead of`, long},
		{"floods", faultGarbled, "a line is longer than 65536 bytes", long},
		{"drowns", faultGarbled, `an answer is longer than 1048576 bytes`, long},
	}
	for i, tt := range tests {
		if !gametest.Sampled(i, 6) {
			continue
		}
		t.Run(tt.mode, func(t *testing.T) {
			sum := mustRun(t, nullConfig(t, "", 1, childEntrant(t, tt.mode, tt.patience), randomEntrant))
			if sum.Games != 2 || len(sum.faults) != 2 {
				t.Fatalf("%d games, faults %v, want 2 and 2", sum.Games, sum.faults)
			}
			if sum.entrants[0].won != 0 || sum.entrants[1].won != 2 {
				t.Errorf("won %d and %d games, want 0 and 2", sum.entrants[0].won, sum.entrants[1].won)
			}
			for _, r := range sum.faults {
				if by := r.Fixture.Entrant(r.By); by != 0 || r.Fault.Kind != tt.kind || !strings.Contains(r.Fault.Reason, tt.reason) {
					t.Errorf("fault of %s: got %v, want of a: %s: %s", letter(by), r.Fault, tt.kind, tt.reason)
				}
			}
			if text := sum.text(); !strings.Contains(text, "faults of a "+tt.mode+": "+string(tt.kind)+" 2\n") {
				t.Errorf("the summary does not name the faults:\n%s", text)
			}
		})
	}
	for i := 0; runtime.NumGoroutine() > before; i++ {
		if i == 3000 {
			t.Fatalf("%d goroutines are left of %d", runtime.NumGoroutine(), before)
		}
		time.Sleep(10 * time.Millisecond)
	}
}

// With more seats the others share first place.
func TestProgramFaultAmongThree(t *testing.T) {
	sum := mustRun(t, nullConfig(t, "players=3", 2, childEntrant(t, "cheats", long), randomEntrant))
	if sum.Games != 6 || len(sum.faults) != 6 {
		t.Fatalf("%d games, %d faults, want 6 and 6", sum.Games, len(sum.faults))
	}
	if a, b := sum.entrants[0].tally.Shares.Mean(), sum.entrants[1].tally.Shares.Mean(); a != 0 || b != 0.5 {
		t.Errorf("shares %v and two times %v, want 0 and 1/2", a, b)
	}
}

func TestProgramsGetTimeLimits(t *testing.T) {
	e := childEntrant(t, "good", long)
	o := e.New().(*programOpponent)
	o.time = time.Second // the child panics at any other
	defer o.Close()
	g, _ := nullGame(t, "")
	must.Succeed(t, o.Begin(t.Context(), g, 1))
	c, err := o.Choose(t.Context(), g.Start())
	if err != nil || !g.Start().Legal(c.Move) {
		t.Errorf("chose %v, %v", c, err)
	}
}

// A run that is cancelled while a program thinks ends soon, without a fault.
func TestCancelWhileAProgramThinks(t *testing.T) {
	c := nullConfig(t, "", 2, childEntrant(t, "hangs", time.Hour), randomEntrant)
	c.Threads = 2
	ctx, cancel := context.WithTimeout(t.Context(), 500*time.Millisecond)
	defer cancel()
	start := time.Now()
	sum, err := run(ctx, c)
	if !errors.Is(err, context.DeadlineExceeded) || sum.Games != 0 {
		t.Errorf("%d games, error %v, want none and a deadline", sum.Games, err)
	}
	if d := time.Since(start); d > time.Minute {
		t.Errorf("it took %v to end", d)
	}
}

// An interrupt from the keyboard ends the programs just before the arena notices it: that is no one's fault.
func TestInterruptedProgramIsNoFault(t *testing.T) {
	for _, tt := range []struct {
		kind        faultKind
		interrupted time.Duration // after the death of a program
		blamed      bool
	}{
		{faultDied, 0, false}, {faultDied, exitTimeout - 1, false}, {faultDied, exitTimeout + 1, true}, {faultIllegal, exitTimeout / 4, true},
	} {
		synctest.Test(t, func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			defer time.AfterFunc(tt.interrupted, cancel).Stop()
			synctest.Wait()
			err := unlessCancelled(ctx, faultf(tt.kind, "out of memory"))
			if blamed := !errors.Is(err, context.Canceled); blamed != tt.blamed {
				t.Errorf("%s, interrupted after %v: %v", tt.kind, tt.interrupted, err)
			}
			cancel()
		})
	}
}

func TestReplies(t *testing.T) {
	tests := []struct {
		text, id, want string
		failed, bad    bool
	}{
		{"=", "", "", false, false},
		{"= c4", "", "c4", false, false},
		{"=12 c4", "12", "c4", false, false},
		{"=12\nc4\nc5", "12", "c4\nc5", false, false},
		{"?3 no such command", "3", "no such command", true, false},
		{"=?", "", "", false, true},
		{"c4", "", "", false, true},
	}
	for _, tt := range tests {
		r := parseReply(tt.text)
		if (r.err != nil) != tt.bad {
			t.Errorf("parseReply(%q): error %v", tt.text, r.err)
		}
		if r.err == nil && (r.id != tt.id || r.text != tt.want || r.failed != tt.failed) {
			t.Errorf("parseReply(%q) = %q %q %v", tt.text, r.id, r.text, r.failed)
		}
	}
}
