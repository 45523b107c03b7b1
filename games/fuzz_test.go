package games

import (
	"strings"
	"testing"
)

func FuzzOptions(f *testing.F) {
	for _, s := range []string{"", "size=8", "size=8 swap=on", "size=08", "=", "size", "groups=auto size=19", "size=8 size=9", "swap=\x00"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		o, err := ParseOptions(strings.Fields(text))
		if err != nil {
			return
		}
		full, err := sizes.Complete(o)
		if err != nil {
			return
		}
		again, err := ParseOptions(strings.Fields(sizes.Format(full)))
		if err != nil || sizes.Format(again) != sizes.Format(full) {
			t.Errorf("%q reads as %v; written and read again: %v, %v", text, full, again, err)
		}
	})
}

func FuzzParseRows(f *testing.F) {
	for _, s := range []string{"3/3/3", "x2/1x1/2x", "", "/", "0/0/0", "x/x/x", "99999999999999999999"} {
		f.Add(s, 3, 3)
	}
	f.Fuzz(func(t *testing.T, text string, columns, rows int) {
		if columns < 1 || rows < 1 || columns > 19 || rows > 19 {
			return
		}
		cells := make([]bool, columns*rows)
		ok := ParseRows(text, columns, rows, func(i int, rest string) int {
			cells[i] = rest[0] == 'x'
			return strings.Count(rest[:1], "x")
		})
		if !ok {
			return
		}
		back := AppendRows(nil, columns, rows, func(dst []byte, i int) []byte {
			if cells[i] {
				dst = append(dst, 'x')
			}
			return dst
		})
		again := make([]bool, len(cells))
		if !ParseRows(string(back), columns, rows, func(i int, rest string) int { again[i] = true; return 1 }) {
			t.Fatalf("%q is written back as %q, which cannot be read", text, back)
		}
		for i := range cells {
			if cells[i] != again[i] {
				t.Errorf("cell %d of %q is lost in %q", i, text, back)
			}
		}
	})
}
