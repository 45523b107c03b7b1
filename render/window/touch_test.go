package window

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/render/input"
)

// fingers plays ticks, each given by the ids that are down, and returns the result: p where a press begins, d while it lasts, r where it ends and -
// where there is none. Every finger stays still, at its id.
func fingers(g *finger, ticks ...[]ebiten.TouchID) string {
	var seen strings.Builder
	for _, ids := range ticks {
		var f input.Frame
		g.frame(&f, ids, func(id ebiten.TouchID) (x, y float64) { return float64(id), float64(id) }, false)
		seen.WriteString(kindOf(f))
	}
	return seen.String()
}

// kindOf returns the letter for f, see fingers.
func kindOf(f input.Frame) string {
	switch {
	case f.Pressed != 0 && f.Down != 0:
		return "p"
	case f.Down != 0:
		return "d"
	case f.Released != 0:
		return "r"
	}
	return "-"
}

func TestOnlyFirstFingerCounts(t *testing.T) {
	type ids = []ebiten.TouchID
	for _, c := range []struct {
		name  string
		ticks []ids
		want  string
	}{
		{"one", []ids{{1}, {1}, {}, {}}, "pdr-"},
		{"two, the first leaves first", []ids{{1}, {1, 2}, {2}, {2}, {}}, "pdr--"},
		{"two at once", []ids{{1, 2}, {2}, {2}, {}}, "pr--"},
		{"a third after the first", []ids{{1}, {1, 2}, {2}, {2, 3}, {3}, {}}, "pdrpdr"},
		{"one for the other, in a tick", []ids{{1}, {2}, {2}, {}}, "prpr"},
		{"the same again", []ids{{1}, {1, 2}, {}, {2}, {}}, "pdrpr"},
	} {
		if got := fingers(&finger{}, c.ticks...); got != c.want {
			t.Errorf("%s: got %s, want %s", c.name, got, c.want)
		}
	}
}

func TestLongPress(t *testing.T) {
	for _, c := range []struct {
		name string
		by   float64
		want bool
	}{{"still", 0, true}, {"swaying", longTolerance, true}, {"moving and coming back", longTolerance + 1, false}} {
		g, x := &finger{}, 300.0
		var f input.Frame
		for n := range longTicks {
			if f = (input.Frame{}); n == longTicks/2 {
				x += c.by
			} else if n == longTicks/2+1 {
				x -= c.by
			}
			if g.frame(&f, []ebiten.TouchID{1}, func(ebiten.TouchID) (float64, float64) { return x, 200 }, false); f.Long && n < longTicks-1 {
				t.Errorf("%s: long after %d ticks", c.name, n+1)
			}
		}
		if f.Long != c.want || !f.Touch || f.X != float32(x) {
			t.Errorf("%s: got %+v, want long %v", c.name, f, c.want)
		}
	}
}

// Nothing is under a lifted finger, until the mouse is used.
func TestMouseAfterFinger(t *testing.T) {
	var g finger
	at := func(ebiten.TouchID) (x, y float64) { return 50, 60 }
	for n, c := range []struct {
		ids   []ebiten.TouchID
		moved bool
		touch bool
		x     float32
	}{
		{nil, true, false, 0},
		{[]ebiten.TouchID{7}, false, true, 50},
		{nil, false, true, 50}, // it ends where it was
		{nil, false, true, -1},
		{nil, true, false, 0},
	} {
		var f input.Frame
		if touch := g.frame(&f, c.ids, at, c.moved); touch != c.touch || f.X != c.x {
			t.Errorf("tick %d: touch %v at %v, want %v at %v", n, touch, f.X, c.touch, c.x)
		}
	}
}

// What fingers do between two ticks is not lost: a tap, a tap after another, a finger that comes back. What Ebitengine learns later is reported only
// once. A touch that the system cancels ends outside the window, and the next one starts anew.
func TestTouchesBetweenTicks(t *testing.T) {
	type ids = []ebiten.TouchID
	down, up, cancel := touch{1, true, 30, 40, false}, touch{1, false, 31, 41, false}, touch{1, false, 30, 40, true}
	second := touch{2, true, 90, 90, false}
	for _, c := range []struct {
		name      string
		told      [][]touch
		ids       []ids
		want      string
		cancelled bool
	}{
		{"an ordinary tap", [][]touch{{down}, {}, {up}, {}}, []ids{{1}, {1}, {}, {}}, "p d r -", false},
		{"a quick tap", [][]touch{{down, up}, {}}, []ids{{}, {}}, "pr -", false},
		{"two quick taps", [][]touch{{down, up, down, up}, {}}, []ids{{}, {}}, "prpr -", false},
		{"a finger that comes back", [][]touch{{down}, {up, down}, {up}}, []ids{{1}, {1}, {}}, "p rp r", false},
		{"a finger that comes back and goes", [][]touch{{down}, {up, down, up}, {}}, []ids{{1}, {}, {}}, "p rpr -", false},
		{"Ebitengine is late", [][]touch{{down}, {}, {up}, {}, {}}, []ids{{}, {1}, {1}, {}, {}}, "- p d r -", false},
		{"Ebitengine is late for a tap", [][]touch{{down}, {up}, {}}, []ids{{}, {}, {}}, "- pr -", false},
		{"Ebitengine is late for its end", [][]touch{{down, up}, {}, {}}, []ids{{1}, {}, {}}, "pd r -", false},
		{"Ebitengine never hears of it", [][]touch{{down}, {}, {}, {down, up}}, []ids{{}, {}, {}, {}}, "- - - pr", false},
		{"another finger meanwhile", [][]touch{{down}, {second, up}, {}}, []ids{{1}, {2}, {2}}, "p dr -", false},
		{"the second of two is no tap", [][]touch{{down}, {second, {2, false, 90, 90, false}}, {up}}, []ids{{1}, {1}, {}}, "p dd r", false},
		{"cancelled after a while", [][]touch{{down}, {}, {cancel}, {}, {down}}, []ids{{1}, {1}, {}, {}, {1}}, "p d r - p", true},
		{"cancelled at once", [][]touch{{down, cancel}, {}}, []ids{{}, {}}, "pr -", true},
		{"cancelled, and another comes", [][]touch{{down}, {cancel, {2, true, 30, 40, false}}}, []ids{{1}, {2}}, "p rp", true},
		{"cancelled, Ebitengine is late", [][]touch{{down}, {cancel}, {}}, []ids{{1}, {1}, {}}, "p d r", true},
	} {
		var all touches
		var g finger
		var seen []string
		for i, told := range c.told {
			for _, now := range told {
				all.add(now)
			}
			last := input.Frame{}
			before, _ := all.frame(&g, &last, c.ids[i], func(ebiten.TouchID) (x, y float64) { return 30, 40 }, false)
			text := ""
			for _, f := range append(before, last) {
				text += kindOf(f)
				if f.Pressed != 0 && (f.X != 30 || f.Y != 40 || !f.Touch) {
					t.Errorf("%s: a press %+v, want it at 30, 40", c.name, f)
				}
				if outside := f.X == -1 && f.Y == -1 && !f.Long; f.Released != 0 && outside != c.cancelled {
					t.Errorf("%s: it ends at %v, %v, long %v; outside the window must be %v", c.name, f.X, f.Y, f.Long, c.cancelled)
				}
			}
			seen = append(seen, text)
		}
		if got := strings.Join(seen, " "); got != c.want {
			t.Errorf("%s: got %s, want %s", c.name, got, c.want)
		}
	}
}
