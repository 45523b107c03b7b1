package fallback

import (
	"bytes"
	"errors"
	"image"
	"testing"

	japanese "eliasnaur.com/font/noto/sans/jp/regular"
	"github.com/go-text/typesetting/fontscan"

	"quintet/sprites"
)

// fontsOf returns the fonts that load adds, with those for 日 already open.
func fontsOf(t *testing.T, load func(*fontscan.FontMap) error) *Fonts {
	t.Helper()
	done := make(chan bool)
	f := NewFrom(load, func() { close(done) })
	f.Shape("日", Style{Px: 16})
	<-done
	if !f.Poll() {
		t.Fatal("the search woke the program before it ended")
	}
	return f
}

// The search starts with the first letter that needs it, runs once, never delays Shape and wakes the program when it ends. The font of another script
// is opened in the background, too.
func TestSearchRunsInTheBackground(t *testing.T) {
	searches, goOn, woken := 0, make(chan bool), make(chan bool, 2)
	f := NewFrom(func(m *fontscan.FontMap) error {
		<-goOn
		searches++
		return m.AddFont(bytes.NewReader(japanese.TTF), "test", "")
	}, func() { woken <- true })
	if f.Poll() {
		t.Error("Poll reports the end of a search that was never started")
	}
	shapes := func(text string) bool {
		_, ok := f.Shape(text, Style{Px: 16})
		return ok
	}
	for range 3 {
		if shapes("日") || shapes("か") || f.Poll() {
			t.Error("Shape succeeds during the search")
		}
	}
	close(goOn)
	<-woken
	if f.Poll() {
		t.Error("the end is reported before the fonts of a second script are open")
	}
	<-woken
	if !f.Poll() || f.Poll() {
		t.Error("Poll does not report the end exactly once")
	}
	r, ok := f.Shape("日本", Style{Px: 16})
	if !ok || r.Width != 32 || !shapes("か") {
		t.Errorf("two letters of 16 pixels are shaped as %v, %v", r, ok)
	}
	if ink := r.Draw(sprites.RGB(0)).Rect; ink.Empty() || !ink.In(image.Rect(-2, -18, 34, 6)) {
		t.Errorf("two letters of 16 pixels are drawn at %v", ink)
	}
	if shapes("日ก") {
		t.Error("Shape succeeds although no font has the letters")
	}
	<-woken
	if !f.Poll() || shapes("日ก") || !shapes("日") || len(woken) > 0 || searches != 1 {
		t.Errorf("after %d searches: a letter that no font has is looked for more than once, or is shaped", searches)
	}
}

// With broken fonts, no fonts or a search that panics letters have no shape or no ink, but the program never ends.
func TestBrokenFonts(t *testing.T) {
	for name, load := range map[string]func(*fontscan.FontMap) error{
		"none":  func(*fontscan.FontMap) error { return nil },
		"error": func(*fontscan.FontMap) error { return errors.New("no folder") },
		"panic": func(*fontscan.FontMap) error { panic("a broken font") },
	} {
		if _, ok := fontsOf(t, load).Shape("日本語", Style{Px: 16}); ok {
			t.Errorf("%s: letters are shaped without a font", name)
		}
	}
	for step := 31; step < 3000; step += 211 {
		damaged := bytes.Clone(japanese.TTF)
		for i := 2000; i < len(damaged); i += step {
			damaged[i] ^= 0x5a
		}
		f := fontsOf(t, func(m *fontscan.FontMap) error { return m.AddFont(bytes.NewReader(damaged), "test", "") })
		if r, ok := f.Shape("日本語", Style{Px: 16}); ok {
			r.Draw(sprites.RGB(0))
		}
	}
}
