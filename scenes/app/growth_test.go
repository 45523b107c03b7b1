package app

import (
	"testing"

	"quintet/games/catalog"
	"quintet/scenes/input"
	"quintet/scenes/store"
)

func TestGrowthFollowsTheSmallerSideInSteps(t *testing.T) {
	for _, c := range []struct{ w, h, want float32 }{
		{640, 480, 1}, {1280, 800, 1}, {1920, 800, 1}, {1280, 1600, 1}, {1366, 768, 1}, {1440, 900, 1.125}, {1920, 1080, 1.25},
		{2560, 1440, 1.5}, {3440, 1440, 1.5}, {3840, 2160, 2}, {5120, 2880, 2.625},
	} {
		if got := growth(c.w, c.h); got != c.want {
			t.Errorf("growth(%v, %v) = %v, want %v", c.w, c.h, got, c.want)
		}
	}
}

// TestEveryStepIsLarger looks at what the players choose in windows that have grown already: each step must be felt, up to where there is
// no more room, and none may make anything smaller.
func TestEveryStepIsLarger(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {1440, 900}, {1600, 900}, {1920, 1080}, {2560, 1440}, {3840, 2160}} {
		a := New(Deps{Catalog: catalog.All(), Store: store.Memory(), Seed: 1})
		last := float32(0)
		for _, scale := range []int{100, 110, 125, 150, 175, 200} {
			a.desk.Settings.Scale = scale
			a.Tick(input.Frame{W: size[0], H: size[1], Scale: 1, X: float32(scale)})
			z := a.Zoom()
			if room := a.desk.Room; z < last || z == last && room >= scale {
				t.Errorf("%d by %d at %d %%: enlarged by %v, one step before by %v", size[0], size[1], scale, z, last)
			}
			if w, h := float32(size[0])/z, float32(size[1])/z; w < 640 || h < 480 {
				t.Errorf("%d by %d at %d %%: the page has %v by %v, want at least 640 by 480", size[0], size[1], scale, w, h)
			}
			last = z
		}
	}
}
