package render

import (
	"bytes"
	"image"
	"strings"
	"testing"

	"eliasnaur.com/font/noto/emoji/color"
	arabic "eliasnaur.com/font/noto/sans/arabic/regular"
	japanese "eliasnaur.com/font/noto/sans/jp/regular"
	"github.com/go-text/typesetting/fontscan"

	"quintet/render/fallback"
	"quintet/sprites"
)

// foreign returns a brush with fonts for Japanese, Arabic and emoji.
func foreign(t *testing.T) *Brush {
	t.Helper()
	found := make(chan bool, 2)
	f := fallback.NewFrom(func(m *fontscan.FontMap) error {
		for name, ttf := range map[string][]byte{"japanese": japanese.TTF, "arabic": arabic.TTF, "emoji": color.TTF} {
			if err := m.AddFont(bytes.NewReader(ttf), name, ""); err != nil {
				return err
			}
		}
		return nil
	}, func() { found <- true })
	b := &Brush{Pictures: NewPictureCache(), Theme: ThemeOf(false), Scale: 1, Canvas: nothing{}}
	b.Pictures.UseFallback(f)
	mark := b.Measure("\ufffd", TypeBody)
	if w := b.Measure("日", TypeBody); w != mark {
		t.Errorf("a letter is %v wide before fonts are found, want a replacement mark of %v", w, mark)
	}
	b.Measure("日本語の文。محمد علي 👩\u200d👧 e\u0301", TypeBody) // the scripts of all tests
	for !b.Pictures.Refresh() {
		<-found
	}
	if b.Pictures.Refresh() {
		t.Error("the end of the search is reported twice")
	}
	return b
}

// ink returns the pixels of a text.
func ink(b *Brush, s string) *image.RGBA {
	return b.Pictures.rasteriseText(textKey{s, TypeBody.Weight, 32, sprites.RGB(0)}).Image
}

// Names are drawn with fonts that have their letters, in reading order, and text of known letters is unchanged.
func TestForeignLetters(t *testing.T) {
	b, bare := foreign(t), &Brush{Pictures: NewPictureCache(), Scale: 1}
	for _, s := range []string{"日本語", "محمد", "😀", "Ana 日本 beats محمد 3", "e\u0301"} {
		if bytes.Equal(ink(b, s).Pix, ink(bare, s).Pix) != b.Pictures.builtIn(s) {
			t.Errorf("%q is drawn with and without fonts for it: they must differ where letters are foreign", s)
		}
	}
	const known = "Any name, 3.5 · Ωмega"
	if !bytes.Equal(ink(b, known).Pix, ink(bare, known).Pix) {
		t.Errorf("%q is drawn in other fonts", known)
	}
	if joined, apart := b.Measure("محمد", TypeBody), b.Measure("م", TypeBody)+b.Measure("ح", TypeBody)+b.Measure("م", TypeBody)+b.Measure("د", TypeBody); joined == apart {
		t.Errorf("joined letters are %v wide, single ones %v", joined, apart)
	}
}

// Letters without a font are drawn as one replacement mark each, and a joined emoji counts as one letter.
func TestReplacementMarks(t *testing.T) {
	b := &Brush{Pictures: NewPictureCache(), Scale: 1}
	mark := b.Measure("\ufffd", TypeBody)
	for s, n := range map[string]float32{"日本語": 3, "👩\u200d👩\u200d👧": 1, "नि": 1, "🇵🇹": 1, "ก็": 1} {
		if w := b.Measure(s, TypeBody); w != n*mark {
			t.Errorf("%q is %v wide, want %v marks of %v", s, w, n, mark)
		}
	}
}

// Text without spaces is broken between letters, and nothing is lost.
func TestWrapForeignText(t *testing.T) {
	b := foreign(t)
	for _, s := range []string{strings.Repeat("日本語の文。", 20), strings.Repeat("محمد علي ", 20), strings.Repeat("👩\u200d👩\u200d👧", 20)} {
		lines := b.Wrap(s, TypeBody, 200)
		if got, want := strings.Join(lines, ""), s; strings.ReplaceAll(got, " ", "") != strings.ReplaceAll(want, " ", "") {
			t.Errorf("the lines %q are not those of %q", lines, s)
		}
		for _, line := range lines {
			if w := b.Measure(line, TypeBody); w > 200 {
				t.Errorf("%q is %v wide, want at most 200", line, w)
			}
		}
	}
}

// A name in Hebrew or Arabic letters stays at its place in the sentence, numbers and signs after it stay there, and numbers in it are readable.
func TestDirections(t *testing.T) {
	for s, want := range map[string]string{
		"":                    "",
		"Ana":                 "Ana",
		"שלום: 3":             "<שלום|: 3",
		"Ana and שלום, דן":    "Ana and |<שלום, דן",
		"שלום a דן":           "<שלום| a |<דן",
		"שלום 3.5 דן":         "< דן|3.5|<שלום ",
		"(שלום) 1. a1":        "(|<שלום|) 1. a1",
		"שרה (מכבי) 3.5":      "<שרה (מכבי)| 3.5",
		"(a) שרה) (b)":        "(a) |<שרה|) (b)",
		"1. ש\u05b0":          "1. |<ש\u05b0",
		"محمد ٣ علي 2 – 1 日本": "< علي|٣|<محمد | 2 – 1 日本",
	} {
		var got []string
		for _, d := range directions(s) {
			if d.rtl {
				d.text = "<" + d.text
			}
			got = append(got, d.text)
		}
		if strings.Join(got, "|") != want {
			t.Errorf("%q has from left to right %q, want %q", s, strings.Join(got, "|"), want)
		}
	}
}
