package main

import (
	"crypto/sha256"
	"fmt"
	"image/color"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"quintet/build/must"
	"quintet/render/soft"
	"quintet/scenes/data/store"
)

func TestNoDuplicatePictures(t *testing.T) {
	g := gallery{folder: t.TempDir(), names: map[[sha256.Size]byte]string{}}
	first, other := soft.New(2, 2), soft.New(2, 2)
	other.Image.Pix[3] = 1
	for _, c := range []struct {
		name  string
		shows *soft.Canvas
	}{{"first", first}, {"other", other}} {
		must.Succeed(t, g.add(c.name, c.shows))
	}
	if err := g.add("again", soft.New(2, 2)); err == nil || !strings.Contains(err.Error(), "first and again") {
		t.Errorf("a picture made twice: got %v, want an error that names both", err)
	}
}

// Two folders of pictures and texts are compared by name: each file that differs, is new or missing has a line that says how.
func TestCompareShots(t *testing.T) {
	before, now := t.TempDir(), t.TempDir()
	picture := func(folder, name string, w int, ink uint8) {
		c := soft.New(w, 4)
		c.Image.SetRGBA(2, 1, color.RGBA{R: ink, A: 255})
		must.Succeed(t, save(filepath.Join(folder, name), c))
	}
	text := func(folder, name, text string) {
		must.Succeed(t, os.WriteFile(filepath.Join(folder, name), []byte(text), 0o666))
	}
	for i, folder := range []string{before, now} {
		picture(folder, "same.png", 5, 0)
		picture(folder, "ink.png", 5, uint8(i))
		picture(folder, "size.png", 5+i, 0)
		text(folder, "same.txt", "Play, 1 2 3 4\n")
		text(folder, "moved.txt", fmt.Sprintf("Back, 1 2 3 4\nPlay, %d 2 3 4\n", i))
	}
	picture(before, "gone.png", 5, 0)
	text(now, "new.txt", "")
	got, all, err := compareShots(before, now)
	must.Succeed(t, err)
	want := []difference{
		{"gone.png", "is missing"},
		{"ink.png", "1 pixels differ in (2,1)-(3,2)"},
		{"moved.txt", "the widgets differ\n  - Play, 0 2 3 4\n  + Play, 1 2 3 4"},
		{"new.txt", "is new"},
		{"size.png", "the picture was (5,4) and is (6,4)"},
	}
	if all != 7 || !slices.Equal(got, want) {
		t.Errorf("%d files, of which differ %q; want 7, %q", all, got, want)
	}
}

// A text of widgets has their names, states, keys and places, in Tab order.
func TestWidgetText(t *testing.T) {
	p := newPlayer(store.Memory())
	must.Succeed(t, p.Run(strings.NewReader("table squ size=8\nplay c3\nkey tab")))
	got := widgetText(p.App)
	for _, want := range []string{"announced: \"", "focus: ", "Undo, key Ctrl+Z, ", "Redo, off, key Ctrl+Y, "} {
		if !strings.Contains(got, "\n"+want) && !strings.HasPrefix(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
}
