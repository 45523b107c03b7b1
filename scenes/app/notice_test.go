package app

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/render/input"
	"quintet/scenes/data/store"
)

// noticeKeys returns the keys of the messages.
func (a *App) noticeKeys() (keys []string) {
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
func TestNoticeIsRetracted(t *testing.T) {
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
		for n := 0; len(a.noticeKeys()) == 0; n++ {
			if n == 20 {
				t.Fatal("no message is shown")
			}
			a.Tick(full)
			a.Tick(frame)
		}
		if a.Tick(full); len(a.noticeKeys()) != 1 {
			t.Errorf("after two presses there are %d messages", len(a.noticeKeys()))
		}
		in := frame
		c.then(&in)
		if a.Tick(in); len(a.noticeKeys()) != 0 {
			t.Errorf("%s: messages %v remain", c.name, a.noticeKeys())
		}
	}
}

// A second notice is visible beside the first. If there is not enough space, only the latest are visible, which say how many there are, and the others
// when these are closed. Esc closes the latest.
func TestLatestNoticesAreVisible(t *testing.T) {
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
	if tick("f2"); closers(a) != 2 {
		t.Errorf("there are two notices and %d are visible", closers(a))
	}
	for i, key := range all[2:] {
		a.fail(key, "b.txt", i)
	}
	for _, size := range [][2]int{{640, 400}, {640, 480}, {390, 844}, {1280, 800}, {1920, 1080}} {
		frame.W, frame.H = size[0], size[1]
		tick("f2")
		shown := closers(a)
		if said := fmt.Sprintf("%d of 7", shown); shown < 1 || shown >= len(all) || !slices.Contains(a.Seen().Texts, said) {
			t.Errorf("in %v %d of %d are visible, and no text says %q", size, shown, len(all), said)
		}
	}
	for n := range all {
		latest := a.book().Say(a.context.Notices[len(a.context.Notices)-1].Message)
		if !slices.Contains(a.Seen().Texts, latest) {
			t.Errorf("%q is not visible", latest)
		}
		if tick(input.Esc); len(a.noticeKeys()) != len(all)-n-1 || slices.Contains(a.Seen().Texts, latest) {
			t.Fatalf("after Esc %v are left", a.noticeKeys())
		}
	}
}
