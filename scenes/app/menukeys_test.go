package app_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/render/input"
	"quintet/scenes/data/keys"
)

// menus are scripts that open menus with keys; the last command opens the menu. Esc closes it.
var menus = []string{
	"table squ size=7 seats=0,0;play a1;key m",
	"table squex size=6 seats=0,0 clock=+60;press Start the clock;play d4;key m",
	"table azacru players=4;play e9-f8;key m",
	"table squex size=6 names=Ana,Rui won=1;play c2 b2 c3 b3 c4 b4 c5 b5 c6 b6 c1;wait;ticks 60;key m",
	"table squex size=6 seats=0,0;play c2 b2;key ctrl+g;key y;wait;ticks 60;key pageup;play e5;key ctrl+e",
	shelf + ";press This game 2",
}

// stateOf describes what a program shows.
func stateOf(c *libraryBench) string {
	c.do("move away;ticks 3;wait")
	texts := slices.Clone(c.App.Seen().Texts)
	if c.App.Scene() == "review" {
		texts = nil // it searches all the time
	}
	slices.Sort(texts)
	plies := ""
	if m := c.Match(); m != nil {
		plies = fmt.Sprint(m.Cursor(), m.Len(), m.Outcome())
	}
	return fmt.Sprint(c.App.Scene(), plies, slices.Compact(texts))
}

// Every key shown in a menu does the same as its entry, while the menu is open and after it was closed.
func TestMenuKeysWork(t *testing.T) {
	for _, way := range menus {
		open := func() *libraryBench {
			c := newLibraryBench(t)
			c.do("size 1280 900;" + way + ";ticks 2")
			return c
		}
		c, found := open(), 0
		for _, w := range c.App.Seen().Widgets {
			key, ok := beside(c, w.Label)
			if !ok {
				continue
			}
			if found++; key == "ctrl+q" {
				continue // nothing can be shown afterwards
			}
			pressed, opened, closed := open(), open(), open()
			pressed.do("press " + w.Label)
			opened.do("key " + string(key))
			closed.do("key esc;key " + string(key))
			want := stateOf(pressed)
			if got := stateOf(opened); got != want {
				t.Errorf("%s: %s in the open menu is not the same as %s:\n%s\n%s", way, key, w.Label, got, want)
			}
			if got := stateOf(closed); got != want {
				t.Errorf("%s: %s after the menu is not the same as %s:\n%s\n%s", way, key, w.Label, got, want)
			}
		}
		if found < 2 {
			t.Errorf("%s: %d keys are named among %q, want at least two", way, found, c.App.Seen().Texts)
		}
	}
}

// beside returns the key shown in a menu beside the entry with this label.
func beside(c *libraryBench, label string) (input.Key, bool) {
	for i, text := range c.App.Seen().Texts[:len(c.App.Seen().Texts)-1] {
		if key, ok := keyOf(c.App.Seen().Texts[i+1]); ok && strings.TrimSuffix(text, "…") == label {
			return key, true
		}
	}
	return "", false
}

// keyOf returns the key whose English name on a button is text.
func keyOf(text string) (input.Key, bool) {
	for _, row := range keys.Rows() {
		for _, k := range row.Keys {
			name := strings.ReplaceAll(strings.ToLower(text), " ", "")
			if name == string(k) || name == strings.ReplaceAll(string(k), "delete", "del") {
				return k, true
			}
		}
	}
	return "", false
}
