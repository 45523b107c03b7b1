package sprites

import "testing"

func FuzzParsePath(f *testing.F) {
	for _, s := range []string{"M4 7H20M4 12H20", "M8.5 5L4 9.5L8.5 14", "M4.5 9.5H14.5A5 5 0 0 1 14.5 19.5H9", "M18 6V18L9.5 12Z", "", "M", "L1 1", "M1e9 1e9", "A0 0 0 0 0 1 1", "Mnan inf"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, data string) {
		if a, err := parsePath(data); err == nil && a == nil {
			t.Errorf("ParsePath(%q) gives neither a path nor an error", data)
		}
	})
}
