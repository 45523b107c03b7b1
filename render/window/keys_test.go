package window

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/render/input"
)

// Of a frame the program takes one thing: a key in the tick of a click, or of another key, is not lost.
func TestOneThingHappensInAFrame(t *testing.T) {
	for _, c := range []struct {
		in   input.Frame
		want string
	}{
		{input.Frame{}, ""},
		{input.Frame{Released: input.Left}, "R"},
		{input.Frame{Keys: []input.Key{"enter"}}, "enter"},
		{input.Frame{Released: input.Left, Keys: []input.Key{"enter"}}, "R/enter"},
		{input.Frame{Pressed: input.Left, Typed: []rune("ab")}, "P/'ab'"},
		{input.Frame{Wheel: 1, Keys: []input.Key{"a", "b"}, Typed: []rune("ab")}, "W/a/b'ab'"},
		{input.Frame{Dropped: &input.File{}, Keys: []input.Key{"esc", "ctrl+t"}}, "D/esc/ctrl+t"},
		{input.Frame{Keys: []input.Key{"a", "enter"}, Typed: []rune("a")}, "a/enter'a'"},
		{input.Frame{Keys: []input.Key{"backspace", "backspace"}, Typed: []rune("ë")}, "backspace/backspace'ë'"},
	} {
		var got []string
		for _, f := range oneEach(c.in) {
			word := ""
			for name, is := range map[string]bool{"P": f.Pressed != 0, "R": f.Released != 0, "W": f.Wheel != 0, "D": f.Dropped != nil} {
				if is {
					word += name
				}
			}
			for _, k := range f.Keys {
				word += string(k)
			}
			if len(f.Typed) > 0 {
				word += fmt.Sprintf("'%s'", string(f.Typed))
			}
			got = append(got, word)
		}
		if all := strings.Join(got, "/"); all != c.want {
			t.Errorf("the frames are %q, want %q", all, c.want)
		}
	}
}

// A click and Enter that are told in one tick are two frames, whether the system tells of presses or not.
func TestAKeyInTheTickOfAClick(t *testing.T) {
	enter := []input.Key{input.Enter}
	heard := (&presses{hears: true}).frames(input.Frame{X: 3, Y: 1, Keys: enter}, toldBy(tick{told: "L3 l3"}), 1)
	unheard := (&presses{}).frames(input.Frame{X: 3, Pressed: input.Left, Released: input.Left, Down: input.Left, Keys: enter}, nil, 1)
	for _, fs := range [][]input.Frame{heard, unheard} {
		if got := seen(fs); got != "3Pd 3R 3" {
			t.Fatalf("the program sees %s, want a press, its end and the key", got)
		}
		if !slices.Equal(fs[2].Keys, enter) {
			t.Errorf("the last frame is %+v, want Enter alone", fs[2])
		}
	}
}
