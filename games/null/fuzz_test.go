package null

import (
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// FuzzParse reads a position and a ply in it.
func FuzzParse(f *testing.F) {
	f.Add("3/3/3 p1 -", "b2")
	f.Add("x2/1o1/3 p1 a1", "end")
	f.Add("xox/oox/xxo p2 -", "a1")
	f.Add("x2/1o1/3 p9 a1", " A01 ")
	g, err := Spec.Open(games.Options{"turns": "double"})
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text, ply string) {
		p, err := gametest.ReadPosition(g, text)
		if err == nil && p != nil {
			err = gametest.ReadPly(g, p, ply)
		}
		if err != nil {
			t.Error(err)
		}
	})
}
