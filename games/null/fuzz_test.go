package null

import (
	"testing"

	"quintet/games/gametest"
)

func FuzzParse(f *testing.F) {
	gametest.Fuzz(f, Spec, []string{"turns=double"}, [][2]string{
		{"3/3/3 p1 -", "b2"},
		{"x2/1o1/3 p1 a1", "end"},
		{"xox/oox/xxo p2 -", "a1"},
		{"x2/1o1/3 p9 a1", " A01 "},
	}, nil)
}
