package render

import (
	"testing"

	"quintet/fonts"
)

// A hyphen joins letters, also while only the first of two parts has been typed. What stands between cells or before a figure is a dash.
func TestHyphensWithinWords(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"south-east", "south\u00adeast"},
		{"arrasta-a até lá", "arrasta\u00ada até lá"},
		{"Zé-Ávila", "Zé\u00adÁvila"},
		{"Ana-", "Ana\u00ad"},
		{"e9-f8", "e9-f8"},
		{"f4-c1<", "f4-c1<"},
		{"-3", "-3"},
		{"Ctrl+-", "Ctrl+-"},
		{"a - b", "a - b"},
		{"-", "-"},
	} {
		if got := hyphened(c.text); got != c.want {
			t.Errorf("hyphened(%q) = %q, want %q", c.text, got, c.want)
		}
	}
}

// The hyphen is the shortest stroke of every face, and nothing is drawn for a sign that the face does not have.
func TestTheHyphenIsShort(t *testing.T) {
	b := &Brush{Pictures: NewPictureCache(), Theme: ThemeOf(false), Scale: 1}
	for _, w := range []fonts.Weight{fonts.Regular, fonts.Medium, fonts.Bold} {
		face := Type{100, w}
		hyphen := b.Measure("a-b", face) - b.Measure("ab", face)
		if dash := b.Measure("1-2", face) - b.Measure("12", face); hyphen < 20 || hyphen > 0.7*dash {
			t.Errorf("weight %d: a hyphen is %v wide, a dash %v", w, hyphen, dash)
		}
	}
}
