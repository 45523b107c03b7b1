package render

import (
	"testing"

	"quintet/games/board"
)

// movingView returns two pieces side by side, the first linked to the second.
func movingView() (Layout, *board.View) {
	g := &board.Geometry{Max: board.Point{X: 3, Y: 1}, Cells: board.Squares(3, 1)}
	v := &board.View{Pieces: []board.Piece{{ID: 1, At: 0, To: board.NoTarget}, {ID: 2, At: 1, To: board.NoTarget}}}
	return Layout{Geometry: g, Unit: 10}, v
}

func TestPresence(t *testing.T) {
	l, v := movingView()
	for _, c := range []struct {
		name    string
		moving  []MovingPiece
		moved   float32
		opacity float32
		off     Point
		link    float32
	}{
		{"nothing moves", nil, 0.5, 1, Point{}, 1},
		{"another piece moves", []MovingPiece{{ID: 2, From: 2}}, 0.5, 1, Point{}, 1},
		{"it appears", []MovingPiece{{ID: 1, From: board.NoTarget}}, 0, 0, Point{}, 0},
		{"it has half appeared", []MovingPiece{{ID: 1, From: board.NoTarget}}, 0.5, 0.75, Point{}, 0.75},
		{"it has appeared", []MovingPiece{{ID: 1, From: board.NoTarget}}, 1, 1, Point{}, 1},
		{"it sets out", []MovingPiece{{ID: 1, From: 2}}, 0, 1, Point{20, 0}, 1},
		{"it is under way", []MovingPiece{{ID: 1, From: 2}}, 0.5, 1, Point{5, 0}, 1},
		{"it arrives", []MovingPiece{{ID: 1, From: 2}}, 1, 1, Point{}, 1},
	} {
		o := NoOverlay()
		o.Moving, o.Moved = c.moving, c.moved
		b := &boardBrush{Layout: l, motion: motionOf(v, o)}
		if opacity, off := b.presence(v.Pieces[0]); opacity != c.opacity || off != c.off {
			t.Errorf("%s: opacity %v, off %v, want %v, %v", c.name, opacity, off, c.opacity, c.off)
		}
		if got := b.linkOpacity(board.Link{From: 0, To: 1}); got != c.link {
			t.Errorf("%s: its link has opacity %v, want %v", c.name, got, c.link)
		}
	}
}

// TestHand: a dragged piece is opaque where it may be placed, and faint where it may not, so that what is below is visible.
func TestHand(t *testing.T) {
	l, v := movingView()
	for _, c := range []struct {
		name    string
		refused board.Target
		opacity float32
	}{
		{"free", board.NoTarget, 1},
		{"barred", 1, refusedOpacity},
	} {
		o := NoOverlay()
		o.Hand, o.HandAt, o.Refused = &v.Pieces[0], l.Centre(1), c.refused
		b := &boardBrush{Layout: l, motion: motionOf(v, o)}
		held := withDragged(v, o).Pieces
		if opacity, off := b.presence(held[len(held)-1]); opacity != c.opacity || off != (Point{10, 0}) {
			t.Errorf("%s: opacity %v, off %v, want %v, {10 0}", c.name, opacity, off, c.opacity)
		}
		if opacity, _ := b.presence(v.Pieces[1]); opacity != 1 {
			t.Errorf("%s: what lies there has opacity %v, want 1", c.name, opacity)
		}
	}
}
