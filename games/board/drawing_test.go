package board_test

import (
	"slices"
	"testing"

	"quintet/games/board"
	"quintet/games/catalog"
)

// Every drawing on every board is read back from its text.
func TestDrawingsAreReadBack(t *testing.T) {
	for _, spec := range catalog.All() {
		game, err := spec.Open(nil)
		if err != nil {
			t.Fatal(err)
		}
		g := game.Geometry()
		var cells []board.Target
		for i, c := range g.Cells {
			if c.Style != board.Diamond {
				cells = append(cells, board.Target(i))
			}
		}
		for i, from := range cells {
			ds := []board.Drawing{{From: from, To: from, Colour: uint8(i % board.DrawingColours)}}
			for k := range min(len(cells), 20) {
				if to := cells[(i*7+k*13)%len(cells)]; to != from {
					ds = board.Drawn(ds, board.Drawing{From: from, To: to, Colour: uint8(k % board.DrawingColours)})
				}
			}
			text := board.FormatDrawings(g, ds)
			got, err := board.ParseDrawings(g, text)
			if err != nil || !slices.Equal(got, ds) {
				t.Fatalf("%s: %q is read as %v, %v, want %v", spec.ID, text, got, err, ds)
			}
		}
	}
}

// What is no drawing is refused with a sentence.
func TestDrawingsAreRefused(t *testing.T) {
	game, err := catalog.All()[0].Open(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"z99", "a1-", "-a1", "a1-z99", "a1:0", "a1:5", "a1:x", "a1:", "a1-a2-a3"} {
		if ds, err := board.ParseDrawings(game.Geometry(), text); err == nil {
			t.Errorf("%q is read as %v", text, ds)
		}
	}
	if ds, err := board.ParseDrawings(game.Geometry(), "a1 a1 a1-a1"); err != nil || len(ds) != 1 {
		t.Errorf("a circle that stands three times is read as %v, %v", ds, err)
	}
}

// The same drawing again removes it; another colour replaces it; the number is limited.
func TestDrawn(t *testing.T) {
	arrow, other := board.Drawing{From: 1, To: 2}, board.Drawing{From: 1, To: 2, Colour: 3}
	back := board.Drawing{From: 2, To: 1}
	ds := board.Drawn(board.Drawn(board.Drawn(nil, arrow), back), other)
	if want := []board.Drawing{back, other}; !slices.Equal(ds, want) {
		t.Errorf("drawn are %v, want %v", ds, want)
	}
	if ds = board.Drawn(ds, other); !slices.Equal(ds, []board.Drawing{back}) {
		t.Errorf("the same arrow again leaves %v", ds)
	}
	for i := range board.Target(board.MaxDrawings + 5) {
		ds = board.Drawn(ds, board.Drawing{From: i + 10, To: i + 10})
	}
	if len(ds) != board.MaxDrawings || slices.Contains(ds, back) {
		t.Errorf("%d drawings are kept, want %d", len(ds), board.MaxDrawings)
	}
}
