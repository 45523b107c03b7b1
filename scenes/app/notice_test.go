package app

import (
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/render/input"
	"quintet/scenes/data/store"
	"quintet/scenes/ui"
)

// said returns the keys of the messages.
func (a *App) said() (keys []string) {
	for _, m := range a.context.Notices {
		keys = append(keys, m.Key)
	}
	return keys
}

// closers counts the notices that can be closed.
func closers(a *App) (n int) {
	for _, w := range a.Seen().Widgets {
		if strings.HasPrefix(w.Label, "Close") {
			n++
		}
	}
	return n
}

// A message about a key that cannot work disappears with its cause: when the scale can be changed, the window has another size, or another screen is
// shown.
func TestANoticeLeavesWithItsCause(t *testing.T) {
	frame := input.Frame{W: 800, H: 600, Scale: 1, X: -1, Y: -1}
	full := frame
	full.Keys = []input.Key{"ctrl+="}
	for _, c := range []struct {
		name string
		then func(in *input.Frame)
	}{
		{"smaller again", func(in *input.Frame) { in.Keys = []input.Key{"ctrl+-"} }},
		{"the usual size", func(in *input.Frame) { in.Keys = []input.Key{"ctrl+0"} }},
		{"another window", func(in *input.Frame) { in.W, in.H = 1600, 1200 }},
		{"another screen", func(in *input.Frame) { in.Keys = []input.Key{"ctrl+,"} }},
	} {
		a := New(Deps{Catalog: catalog.All(), Store: store.Memory(), Seed: 1, Now: time.Now})
		a.Tick(frame)
		for n := 0; len(a.said()) == 0; n++ {
			if n == 20 {
				t.Fatal("no message")
			}
			a.Tick(full)
			a.Tick(frame)
		}
		if a.Tick(full); len(a.said()) != 1 {
			t.Errorf("after two presses there are %d messages", len(a.said()))
		}
		in := frame
		c.then(&in)
		if a.Tick(in); len(a.said()) != 0 {
			t.Errorf("%s: messages %v remain", c.name, a.said())
		}
	}
}

// boardsInRow returns the places of the games' buttons that are as high as the first one.
func boardsInRow(a *App) (all []float32) {
	for _, w := range a.Seen().Widgets {
		if strings.HasPrefix(w.Label, "New game ") && (len(all) == 0 || w.Rect.Y == all[0]) {
			all = append(all, w.Rect.Y)
		}
	}
	return all
}

// A second notice is visible beside the first. If there is not enough space, only the latest are visible, in a small window one, and the others when
// these are closed. The title page shows as many as leave the boards in a row: in a usual window one.
func TestASecondNoticeIsSeen(t *testing.T) {
	frame := input.Frame{W: 1280, H: 800, Scale: 1, X: -1, Y: -1}
	a := New(Deps{Catalog: catalog.All(), Store: store.Memory(), Seed: 1, Now: time.Now})
	tick := func(keys ...input.Key) {
		in := frame
		in.Keys = keys
		a.Tick(in)
		a.Tick(frame)
	}
	all := []string{"drop.norecord", "library.unread", "drop.large", "drop.game", "drop.locked", "drop.line", "library.unread"}
	for i, key := range all[:2] {
		a.fail(key, "a.txt", i)
	}
	if tick("ctrl+,"); !slices.ContainsFunc(a.Seen().Texts, func(s string) bool { return strings.Contains(s, "a.txt") }) || len(a.context.Notices) != 2 || closers(a) != 2 {
		t.Errorf("there are two notices and %d are visible", closers(a))
	}
	if tick("ctrl+,"); len(boardsInRow(a)) != 5 {
		t.Errorf("the games are at %v below a notice, want them in a row", boardsInRow(a))
	}
	for i, key := range all[2:] {
		a.fail(key, "b.txt", i)
	}
	if tick("f2"); closers(a) != 1 || !slices.ContainsFunc(a.Seen().Placed(), func(p ui.Placed) bool { return strings.Contains(p.Text, "1 of 7") }) {
		t.Errorf("%d of %d are visible on the title page, want one", closers(a), len(all))
	}
	tick("ctrl+,")
	seen := closers(a)
	if seen < 2 || seen >= len(all) {
		t.Errorf("%d of %d are visible", seen, len(all))
	}
	frame.W, frame.H = 640, 480
	if tick(); closers(a) != 1 || !slices.Contains(a.Seen().Texts, "1 of 7") {
		t.Errorf("%d of %d are visible in a small window, want one that says so", closers(a), len(all))
	}
	for n := range all {
		if tick(input.Esc); len(a.context.Notices) != len(all)-n-1 {
			t.Fatalf("Esc closes one notice at a time: %d are left after %d", len(a.context.Notices), n+1)
		}
	}
}
