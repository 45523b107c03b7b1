package render_test

import (
	"testing"

	"quintet/games/board"
	"quintet/render"
)

// A gain is seen on the cell that is pointed at first, whether the piece is laid there, covers a second cell, or leaves for one.
func TestGainsAreSeen(t *testing.T) {
	p := painter{render.NewStock()}
	for _, c := range []struct {
		name  string
		steps []board.Target
		from  bool // a piece stands on the first
	}{
		{"a piece of one cell", []board.Target{24}, false},
		{"a piece of two cells", []board.Target{24, 25}, false},
		{"a piece that moves", []board.Target{24, 25}, true},
		{"a piece that changes where it stands", []board.Target{24}, true},
	} {
		v := empty()
		if c.from {
			v.Pieces = append(v.Pieces, stone(24, 0, 0))
		}
		before, _ := p.paint(sage, v, render.NoOverlay(), false, false)
		v.Threats = []board.Threat{{Kind: board.ThreatGain, Label: 3, Steps: c.steps}}
		after, l := p.paint(sage, v, render.NoOverlay(), false, false)
		for _, at := range c.steps {
			if n := changed(l, at, before, after); n < 40 {
				t.Errorf("%s: %d pixels of cell %d show the gain", c.name, n, at)
			}
		}
	}
}
