package idle

import (
	"testing"
	"time"

	"quintet/build/must"
	"quintet/scenes/ui"
)

// Nothing is drawn or computed while nothing happens: no screen at rest asks for a frame, except for a running clock, which asks for one per second.
func TestIdleScreensNeedNoFrame(t *testing.T) {
	const second = 50                    // ticks
	settle, rest := 12*second, 10*second // a refusal disappears after it has been read
	if testing.Short() {
		rest = 3 * second
	}
	for _, s := range screens() {
		t.Run(s.name, func(t *testing.T) {
			now := time.Unix(1e9, 0)
			p := drawn(func() time.Time { return now })
			asked, ticks := 0, 0
			for _, line := range append(append([]string{"ticks 1"}, commands(s.script)...), commands(s.apart)...) {
				if err := p.Do(line); err != nil {
					t.Fatalf("%s: %v", line, err)
				}
			}
			written := func() bool { _, ok := p.App.Due(); return ok == s.clock }
			for ; ticks < settle+rest; ticks++ {
				for n := 0; ticks == settle && !written() && n < 5000; n++ { // another goroutine may still be writing
					time.Sleep(time.Millisecond)
					must.Succeed(t, p.Do("ticks 1"))
					p.App.Draw(ui.Blind{W: 1280, H: 800})
				}
				now = now.Add(time.Second / second)
				if p.Busy() && ticks >= settle {
					asked++
				}
				must.Succeed(t, p.Do("ticks 1"))
				if p.App.Dirty() {
					p.App.Draw(ui.Blind{W: 1280, H: 800})
				}
			}
			want := 0
			if s.clock {
				want = rest / second
			}
			if asked != want {
				t.Errorf("%d frames are asked for in %d ticks, want %d", asked, rest, want)
			}
			if after, ok := p.App.Due(); ok != s.clock || ok && (after <= 0 || after > time.Second) {
				t.Errorf("Due = %v, %v, want one within a second only where a clock runs", after, ok)
			}
		})
	}
}
