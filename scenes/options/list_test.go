package options_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
)

// said has all texts of each language, for all tests.
var said, taught = demo.Words(catalog.All()), scenes.Lessons()

// The list beside the page marks the section with the focus, else the one that was chosen in it, even if that cannot scroll to the top. Otherwise it
// marks the last section at the end of the page, and the one that fills most of the window elsewhere.
func TestTheListMarksTheSectionThatIsLookedAt(t *testing.T) {
	sections := []string{"Look", "On the board", "Motion", "Sound", "Keyboard", "About", "Reset"}
	p := demo.New(app.New(app.Deps{Catalog: catalog.All(), Words: said, Lessons: taught, Store: store.Memory(), Seed: 1, Now: func() time.Time { return time.Unix(0, 0) }}))
	for _, c := range []struct{ script, want string }{
		{"size 1280 800;press Settings", "Look"},
		{"press Sound;move away", "Sound"},
		{"press Keyboard;move away", "Keyboard"},
		{"press On the board;move away", "On the board"},
		{"press Keyboard;move away;key pageup", "On the board"},
		{"key home", "Look"},
		{"key end", "Reset"},
		{"key home;focus Two clicks for two-cell tiles", "On the board"},
		{"key tab", "Motion"},
	} {
		if err := p.Run(strings.NewReader(strings.ReplaceAll(c.script, ";", "\n"))); err != nil {
			t.Fatal(err)
		}
		var marked []string
		picture := p.Picture()
		for i, name := range sections {
			if y := 72 + 44*i + 20; picture.Image.At(240, y) != picture.Image.At(240, 72+44*len(sections)+20) {
				marked = append(marked, name)
			}
		}
		if !slices.Equal(marked, []string{c.want}) {
			t.Errorf("after %q the list marks %q, want %q", c.script, marked, c.want)
		}
	}
}

// TestTheSectionsStayAboveANarrowPage: a window too narrow for the list beside the page has the section names above it, unless it is a phone.
func TestTheSectionsStayAboveANarrowPage(t *testing.T) {
	p := demo.New(app.New(app.Deps{Catalog: catalog.All(), Words: said, Lessons: taught, Store: store.Memory(), Seed: 1, Now: func() time.Time { return time.Unix(0, 0) }}))
	for _, script := range []string{
		"size 640 480;press Settings;press Motion;ticks 1;want button Speed of pieces Quick;want nobutton Theme Light",
		"press Look;ticks 1;want button Theme Light;want nobutton Speed of pieces Quick",
		"size 360 640;want nobutton Motion",
	} {
		if err := p.Run(strings.NewReader(strings.ReplaceAll(script, ";", "\n"))); err != nil {
			t.Error(err)
		}
	}
}

// A choice is close to its label, and the three board styles fill the row, whatever the window.
func TestRowsAreReadAtOnce(t *testing.T) {
	for _, size := range []string{"640 480", "1280 800", "1920 1080"} {
		a := app.New(app.Deps{Catalog: catalog.All(), Words: said, Lessons: taught, Store: store.Memory(), Seed: 1, Now: func() time.Time { return time.Unix(0, 0) }})
		if err := demo.New(a).Run(strings.NewReader("size " + size + "\npress Settings")); err != nil {
			t.Fatal(err)
		}
		var left, right, dark float32
		for _, w := range a.Seen().Widgets {
			switch w.Label {
			case "Boards Classic":
				left = w.Rect.X
			case "Boards Contrast":
				right = w.Rect.X + w.Rect.W
			case "Theme Dark":
				dark = w.Rect.X + w.Rect.W
			}
		}
		if wide := right - left; wide > 768 || dark < right-6 || dark > right {
			t.Errorf("%s: the rows are %v wide, the looks of boards end at %v and the themes at %v", size, wide, right, dark)
		}
	}
}
