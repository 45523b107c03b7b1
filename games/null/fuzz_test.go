package null

import (
	"errors"
	"testing"

	"quintet/games"
)

// FuzzParse reads a position and a ply in it. Whatever is accepted comes back the same when it is written and read again.
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
		p, err := g.ParsePosition(text)
		if err != nil {
			if !errors.Is(err, games.ErrSyntax) {
				t.Errorf("error %v wraps no ErrSyntax", err)
			}
			return
		}
		written, _ := p.AppendText(nil)
		again, err := g.ParsePosition(string(written))
		if err != nil || *again.(*position) != *p.(*position) {
			t.Errorf("%q is written as %q, which reads as another position: %v", text, written, err)
		}
		m, err := g.ParseMove(p, ply)
		if err != nil {
			if !errors.Is(err, games.ErrSyntax) && !errors.Is(err, games.ErrIllegal) {
				t.Errorf("error %v wraps neither ErrSyntax nor ErrIllegal", err)
			}
			return
		}
		if !p.Legal(m) {
			t.Errorf("ParseMove(%q) returned an illegal move", ply)
		}
		if back, err := g.ParseMove(p, g.FormatMove(p, m)); err != nil || back != m {
			t.Errorf("%q is written as %q, which reads as %v, %v", ply, g.FormatMove(p, m), back, err)
		}
	})
}
