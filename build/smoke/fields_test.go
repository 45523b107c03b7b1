package smoke

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"quintet/build/display"
	"quintet/build/must"
	"quintet/build/twin"
	"quintet/render/input"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
)

// TestEditTextField gives a game of the library new titles, with mouse, keys and clipboard. The window must show the expected title of each
// case, and the record must contain it.
func TestEditTextField(t *testing.T) {
	t.Parallel()
	program, server := twin.Program(t), twin.Serve(t)
	folders := [2]string{t.TempDir(), t.TempDir()}
	for _, f := range folders {
		timeless(t, store.Disk(f))
		must.Succeed(t, os.Mkdir(filepath.Join(f, "games"), 0o777))
		must.Write(t, filepath.Join(f, "games", "club.txt"), "[game \"squex\"]\n[options \"size=6\"]\n[date \"2026-01-02\"]\n[result \"p1+ resign\"]\n1. b2 e5 c3\n")
	}
	w := realWindow{twin.Open(t, server, program, "-data", folders[0], "-seed", "1")}
	p := twin.Drawn(store.Disk(folders[1]))
	w.play(t, p, "", "move away", "press Library", "wait")
	w.compare(t, "library", p)
	for i, c := range []struct{ begin, steps, want string }{
		{"Final", "", "Final"},
		{"Club game", "drag 5 9;type match", "Club match"},
		{"Club game", "drag 4 0;type Home", "Home game"},
		{"Club game", "key shift+left;type bit", "Club gambit"},
		{"club game", "key home;key shift+right;key delete;type C", "Club game"},
		{"Club game", "double 2;type Open", "Open game"},
		{"Club game", "key ctrl+a;key ctrl+c;key end;type :;key ctrl+v", "Club game:Club game"},
		{"Club game", "key ctrl+a;key ctrl+x;type A:;key ctrl+v", "A:Club game"},
		{"Club game", "key ctrl+left;type big,", "Club big,game"},
		{"Club game", "key ctrl+backspace;type night", "Club night"},
		{"Club game", "key ctrl+backspace;key ctrl+z", "Club game"},
		{"Club game", "key ctrl+shift+left;key ctrl+x;type team:;key ctrl+v", "Club team:game"},
		{"Club game", "key ctrl+a;key backspace;key ctrl+z;key ctrl+shift+z;type Zed", "Zed"},
	} {
		name := fmt.Sprintf("case-%d", i+1)
		w.play(t, p, "", "press This game", "press Rename") // the menu names the folder of the record
		w.play(t, p, name, "move away")
		w.play(t, p, "", "type "+c.begin)
		w.compare(t, name+"-begun", p)
		w.edit(t, p, c.begin, c.steps+";key end")
		w.play(t, p, "", "move away") // the pointer of both
		p.Frame = nil
		must.Succeed(t, p.Do("key ctrl+a"))
		must.Succeed(t, p.Do("type "+c.want))
		w.compare(t, name+"-edited", p)
		w.play(t, p, "", "key enter")
		wantTitle(t, filepath.Join(folders[0], "games", "club.txt"), c.want)
		until(t, "the list has the title "+c.want, func() bool { return p.Do("ticks 1") == nil && p.Do("want text "+c.want) == nil }) // the record is written in parallel to the game loop
		w.compare(t, name, p)
	}
}

// edit performs steps in the window, in a field that contains text there and in p: "key K", "type T", "drag A B" with the mouse from before letter A
// to before letter B, "double A" for a double click on letter A.
func (w realWindow) edit(t *testing.T, p *demo.Player, text, steps string) {
	t.Helper()
	at := places(t, p, text)
	place := func(letter string, right float32) input.Frame {
		n, err := strconv.Atoi(letter)
		must.Succeed(t, err)
		return input.Frame{X: at[n].X + right, Y: at[n].Y + at[n].H/2}
	}
	for _, step := range strings.Split(steps, ";") {
		verb, rest, _ := strings.Cut(step, " ")
		switch verb {
		case "key":
			w.Press(input.Key(rest))
		case "type":
			w.Type(rest)
		case "drag":
			a, b, _ := strings.Cut(rest, " ")
			from, to := place(a, 0), place(b, 0)
			w.Act(from)
			from.Pressed = input.Left
			w.Act(from)
			time.Sleep(display.Lag(from))
			w.Act(to)
			to.Released = input.Left
			w.Act(to)
		case "double":
			w.Act(place(rest, 3))
			must.Succeed(t, w.Stall(func() { w.Click(); w.Click() })) // both are pending when the program continues, however slow it is
		}
		time.Sleep(display.Lag(input.Frame{Pressed: input.Left}))
	}
}

// places returns the caret positions before each letter of text, which the field of p contains, and at its end.
func places(t *testing.T, p *demo.Player, text string) (all []input.Area) {
	t.Helper()
	p.Frame = nil
	must.Succeed(t, p.Do("key home"))
	for range len(text) + 1 {
		all = append(all, p.App.Editing().Caret)
		must.Succeed(t, p.Do("key right"))
	}
	return all
}

// wantTitle waits until the record at path has a title.
func wantTitle(t *testing.T, path, title string) {
	t.Helper()
	until(t, "the record has the title "+title, func() bool { return strings.Contains(must.Read(t, path), "\n[title "+strconv.Quote(title)+"]\n") })
}

// until waits until a condition holds, which what describes.
func until(t *testing.T, what string, holds func() bool) {
	t.Helper()
	for deadline := time.Now().Add(display.Patience); !holds(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("within %v it never comes true that %s", display.Patience, what)
		}
	}
}
