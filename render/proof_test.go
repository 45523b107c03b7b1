package render

import (
	"fmt"
	"testing"

	"quintet/games/board"
)

// Cells that a proof covers have no brackets of earlier moves, nor has either half of a tile if one half is covered. All others keep them.
func TestProofHidesBracketsBelow(t *testing.T) {
	g, at := squares(6)
	v := &board.View{Pieces: []board.Piece{{At: at(4, 1), To: at(5, 1)}}}
	all := []board.Target{at(0, 0), at(1, 1), at(2, 2), at(4, 1), at(5, 1), 7000}
	for _, c := range []struct {
		name  string
		proof *board.Reason
		want  []board.Target
	}{
		{"none", nil, all},
		{"words alone", &board.Reason{}, all},
		{"box", &board.Reason{Box: []board.Target{at(1, 2), at(2, 1)}}, []board.Target{all[0], all[3], all[4], all[5]}},
		{"line", &board.Reason{Line: []board.Target{at(0, 0), at(2, 2)}}, []board.Target{all[1], all[3], all[4], all[5]}},
		{"half of a tile", &board.Reason{Cells: []board.Target{at(5, 1)}}, []board.Target{all[0], all[1], all[2], all[5]}},
		{"counted", &board.Reason{Count: []board.Target{at(1, 1)}}, []board.Target{all[0], all[2], all[3], all[4], all[5]}},
	} {
		o := NoOverlay()
		o.Proof = c.proof
		for i, t := range all {
			o.Marks = append(o.Marks, board.Mark{At: t, Kind: []board.MarkKind{board.MarkLast, board.MarkFrom}[i%2]})
		}
		o.Marks = append(o.Marks, board.Mark{At: at(1, 1), Kind: board.MarkSelected})
		var got []board.Target
		selected := false
		for _, m := range withoutCoveredBrackets(Layout{Geometry: g}, v, o).Marks {
			if m.Kind == board.MarkSelected {
				selected = true
			} else {
				got = append(got, m.At)
			}
		}
		if fmt.Sprint(got) != fmt.Sprint(c.want) || !selected || len(o.Marks) != len(all)+1 {
			t.Errorf("%s: brackets on %v, want %v; selection kept: %v", c.name, got, c.want, selected)
		}
	}
}
