package app

import (
	"slices"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/render/input"
	"quintet/scenes/data/store"
	"quintet/scenes/ui"
)

func TestGrowthFollowsSmallerSide(t *testing.T) {
	for _, c := range []struct{ w, h, want float32 }{
		{640, 480, 1}, {1280, 800, 1}, {1920, 800, 1}, {1280, 1600, 1}, {1366, 768, 1}, {1440, 900, 1.125}, {1920, 1080, 1.25},
		{2560, 1440, 1.5}, {3440, 1440, 1.5}, {3840, 2160, 2}, {5120, 2880, 2.625},
	} {
		if got := growthFactor(c.w, c.h); got != c.want {
			t.Errorf("growth(%v, %v) = %v, want %v", c.w, c.h, got, c.want)
		}
	}
}

// TestGrowthStepsIncrease checks the scale steps in windows that are enlarged already: each step must make a difference while there is space, and none
// may make anything smaller.
func TestGrowthStepsIncrease(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {1440, 900}, {1600, 900}, {1920, 1080}, {2560, 1440}, {3840, 2160}} {
		a := New(Deps{Catalog: catalog.All(), Store: store.Memory(), Seed: 1, Now: time.Now})
		last := float32(0)
		for _, scale := range []int{100, 110, 125, 150, 175, 200} {
			a.context.Settings.Scale = scale
			a.Tick(input.Frame{W: size[0], H: size[1], Scale: 1, X: float32(scale)})
			z := a.Zoom()
			if room := a.context.MaxScale; z < last || z == last && room >= scale {
				t.Errorf("%d by %d at %d %%: Zoom = %v, one step before %v", size[0], size[1], scale, z, last)
			}
			if w, h := float32(size[0])/z, float32(size[1])/z; w < 640 || h < 480 {
				t.Errorf("%d by %d at %d %%: the page is %v by %v, want at least 640 by 480", size[0], size[1], scale, w, h)
			}
			last = z
		}
	}
}

// TestEveryPressHasFeedback changes the scale by keys and the wheel: steps that change nothing on the screen are not counted, so that the first press back
// has an effect.
func TestEveryPressHasFeedback(t *testing.T) {
	const larger, smaller = input.Key("ctrl+="), input.Key("ctrl+-")
	for _, c := range []struct {
		w, h   int
		before int // chosen before, in another window
		key    input.Key
		want   []int // after each press
	}{
		{640, 480, 100, larger, []int{100, 100}},
		{1280, 800, 100, larger, []int{110, 125, 150, 175, 175}},
		{1280, 800, 175, smaller, []int{150, 125, 110, 100, 100}},
		{1280, 800, 200, smaller, []int{150}},
		{640, 480, 200, smaller, []int{100}},
		{1280, 800, 200, "ctrl+0", []int{100}},
	} {
		a := New(Deps{Catalog: catalog.All(), Store: store.Memory(), Seed: 1, Now: time.Now})
		a.context.Settings.Scale = c.before
		for i, want := range c.want {
			before := a.context.Settings.Scale
			a.Tick(input.Frame{W: c.w, H: c.h, Scale: 1, Keys: []input.Key{c.key}, X: float32(i)})
			if got := a.context.Settings.Scale; got != want {
				t.Errorf("%d by %d at %d %%: the scale after %s is %d %%, want %d %%", c.w, c.h, before, c.key, got, want)
			}
		}
	}
	a := New(Deps{Catalog: catalog.All(), Store: store.Memory(), Seed: 1, Now: time.Now})
	for _, turn := range []struct {
		wheel float32
		want  int
	}{{1, 110}, {1, 125}, {-1, 110}, {0, 110}} {
		if a.Tick(input.Frame{W: 1280, H: 800, Scale: 1, Ctrl: true, Wheel: turn.wheel}); a.context.Settings.Scale != turn.want {
			t.Errorf("Ctrl and a wheel turned by %v: %d %%, want %d %%", turn.wheel, a.context.Settings.Scale, turn.want)
		}
	}
}

// TestLargerThanWindowIsReported: a key that would enlarge everything gets one message why it cannot, unless the largest scale is reached.
func TestLargerThanWindowIsReported(t *testing.T) {
	for _, c := range []struct {
		w, h, scale, want int
	}{{640, 480, 100, 1}, {1280, 800, 175, 1}, {1280, 800, 100, 0}, {1280, 960, 200, 0}} {
		a := New(Deps{Catalog: catalog.All(), Store: store.Memory(), Seed: 1, Now: time.Now})
		a.context.Settings.Scale = c.scale
		for i := range 2 {
			a.Tick(input.Frame{W: c.w, H: c.h, Scale: 1, Keys: []input.Key{"ctrl+="}, X: float32(i)})
		}
		if len(a.context.Notices) != c.want {
			t.Errorf("%d by %d at %d %%: notices %v, want %d", c.w, c.h, c.scale, a.context.Notices, c.want)
		}
	}
}

// TestFocusStaysWhenScaleGrows: the scale setting keeps the focus and stays visible while the keyboard changes it step by step. The pointer
// rests in the window, so its place on the enlarged page changes.
func TestFocusStaysWhenScaleGrows(t *testing.T) {
	a := New(Deps{Catalog: catalog.All(), Store: store.Memory(), Seed: 1, Now: time.Now})
	press := func(k input.Key) {
		a.Tick(input.Frame{W: 1280, H: 800, Scale: 1, X: 700, Y: 400, Keys: []input.Key{k}})
		a.Tick(input.Frame{W: 1280, H: 800, Scale: 1, X: 700, Y: 400})
	}
	press("ctrl+,")
	for tabs := 0; a.Focus() != "Display size"; tabs++ {
		if tabs == 40 {
			t.Fatal("Tab does not reach the scale setting")
		}
		press("tab")
	}
	for _, want := range []int{110, 125, 150} {
		if press("right"); a.context.Settings.Scale != want || a.Focus() != "Display size" {
			t.Fatalf("the scale is %d %%, the focus on %q; want %d %%, focus on the scale", a.context.Settings.Scale, a.Focus(), want)
		}
		const chosen = "Display size 150 %"
		if !slices.ContainsFunc(a.Seen().Widgets, func(w ui.Widget) bool { return w.Label == chosen }) {
			t.Errorf("at %d %% the row is not visible", want)
		}
	}
}
