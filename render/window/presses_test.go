package window

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/render/input"
)

// A tick is the input of one tick: the reported presses, and the pointer position at its end. Positions are columns.
type tick struct {
	events string // "L3" the left button goes down at 3, "l3" it goes up there; R and r are the right one
	at     float32
	down   input.Button // as seen by Ebitengine
	same   bool         // it is in the same frame as the previous tick
}

// pressesOf parses the presses of a tick.
func pressesOf(t tick) (told []press) {
	for word := range strings.FieldsSeq(t.events) {
		p := press{button: input.Left, down: word[0] < 'a', x: float64(word[1] - '0'), y: 1}
		if word[0] == 'R' || word[0] == 'r' {
			p.button = input.Right
		}
		told = append(told, p)
	}
	return told
}

// seen writes what the program sees: the position, P and R for the buttons that have gone down and up, and d for one that is down.
func seen(fs []input.Frame) string {
	var words []string
	for _, f := range fs {
		word := fmt.Sprint(f.X)
		if f.Pressed != 0 {
			word += "P"
		}
		if f.Released != 0 {
			word += "R"
		}
		if f.Down != 0 {
			word += "d"
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

func TestPressUsesItsPosition(t *testing.T) {
	const left = input.Left
	still := make([]tick, briefTicks+1)
	for i := range still {
		still[i] = tick{at: 8, down: left}
	}
	late := slices.Clone(still)
	for i := range late {
		late[i].same = true
	}
	for _, c := range []struct {
		name  string
		ticks []tick
		want  string
	}{
		{"nothing", []tick{{at: 3}}, "3"},
		{"a click", []tick{{events: "L3", at: 3, down: left}, {events: "l3", at: 3}}, "3Pd/3R"},
		{"the pointer goes on", []tick{{events: "L3", at: 8, down: left}, {events: "l8", at: 8}}, "3Pd 8d/3R 8"},
		{"within a tick", []tick{{events: "L3 l3", at: 3, down: left}, {at: 3}}, "3Pd 3R/3"},
		{"two within a tick", []tick{{events: "L3 l4 L7 l8", at: 9, down: left}}, "3Pd 3R 7Pd 7R 9"},
		{"both buttons", []tick{{events: "L3 R3 l3 r3", at: 3}}, "3Pd 3Pd 3Rd 3R"},
		{"a drag is a drag", append(append([]tick{{events: "L3", at: 3, down: left}}, still...), tick{events: "l8", at: 8}), "3Pd/8d/8d/8d/8d/8d/8d/8R"},
		{"ticks are made up for", append(append([]tick{{events: "L3", at: 3, down: left}}, late...), tick{events: "l8", at: 8}), "3Pd/8d/8d/8d/8d/8d/8d/3R 8"},
		{"a button that was down before", []tick{{events: "l3", at: 3}}, "3"},
		{"Ebitengine knows it later", []tick{{events: "L3", at: 3}, {at: 4}, {at: 4, down: left}, {events: "l4", at: 4}}, "3Pd/4d/4d/3R 4"},
		{"it went up outside", []tick{{events: "L3", at: 3, down: left}, {at: 4}, {at: 4}, {at: 4}, {at: 4}}, "3Pd/4d/4d/4R/4"},
	} {
		p, got := &presses{reported: true}, []string{}
		for _, k := range c.ticks {
			if !k.same {
				p.drawn++
			}
			got = append(got, seen(p.frames(input.Frame{X: k.at, Y: 1, Down: k.down}, pressesOf(k), 1)))
		}
		if all := strings.Join(got, "/"); all != c.want {
			t.Errorf("%s: the program sees %s, want %s", c.name, all, c.want)
		}
	}
}

// If the system reports nothing a click within a tick still counts.
func TestClickWithinTick(t *testing.T) {
	p := &presses{}
	both := p.frames(input.Frame{X: 3, Pressed: input.Left, Released: input.Left, Down: input.Left}, nil, 1)
	if got := seen(both); got != "3Pd 3R" {
		t.Errorf("the program sees %s, want a press and then its end", got)
	}
}

// The program handles one action per frame: a key in the same tick as a click, or as another key, is not lost.
func TestOneActionPerFrame(t *testing.T) {
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

// A click and Enter in one tick are two frames, whether or not the system reports presses.
func TestKeyInTickOfClick(t *testing.T) {
	enter := []input.Key{input.Enter}
	heard := (&presses{reported: true}).frames(input.Frame{X: 3, Y: 1, Keys: enter}, pressesOf(tick{events: "L3 l3"}), 1)
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
