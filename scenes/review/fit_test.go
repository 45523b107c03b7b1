package review

import (
	"testing"

	"quintet/scenes/ui"
	"quintet/sprites"
)

// If three commands for going on do not fit with all their words, they get short labels, and only then become icons, which keep their names.
func TestWaysOnAreShortenedBeforeTheyAreIcons(t *testing.T) {
	u := page()
	all := func() (as []ui.Command) {
		for _, x := range [][2]string{{"Play on from here", "Play on"}, {"Computer replies", "Reply"}, {"Swap colours", "Swap"}} {
			as = append(as, ui.Command{Label: x[0], Word: x[1], Icon: sprites.IconPlay})
		}
		return as
	}
	for _, c := range []struct {
		room   float32
		second string
		third  string
	}{{600, "Computer replies", "Swap colours"}, {510, "Reply", "Swap colours"}, {460, "Reply", "Swap"}, {300, "", ""}} {
		as := all()
		fitted(u, as, c.room)
		if as[0].Label != "Play on from here" || as[1].Label != c.second || as[2].Label != c.third {
			t.Errorf("in %v: %q, %q, %q", c.room, as[0].Label, as[1].Label, as[2].Label)
		}
		two := all()[:2]
		if fitted(u, two, c.room-200); two[1].Label == "" {
			t.Errorf("in %v: of two one is an icon", c.room-200)
		}
		if c.second == "" && as[1].Name != "Computer replies" {
			t.Errorf("the icon is called %q", as[1].Name)
		}
	}
}
