package board

import "testing"

func FuzzParseLabel(f *testing.F) {
	for _, s := range []string{"a1", "s19", "a01", "", "a", "z9", "c4-c5", "c1000000000000"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		c, r, rest, ok := ParseLabel(text, MaxSize, MaxSize)
		if ok && Label(c, r)+rest != text {
			t.Errorf("ParseLabel(%q) = %d, %d, %q", text, c, r, rest)
		}
	})
}
