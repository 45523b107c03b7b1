package render

import (
	"fmt"

	"quintet/games/board"
)

// An Overlay is what the interface adds to a view: the pointer, the ghosts of the previewed move, a reason with its proof.
type Overlay struct {
	Hover   board.Target   // the cell under the pointer, NoTarget for none: its coordinates stand out
	Ghosts  []board.Piece  // pieces that the previewed move would lay
	Links   []board.Link   // links that the previewed move would make
	Refused board.Target   // a cell under the pointer that cannot be played: a hollow "no" ring; NoTarget for none
	Proof   *board.Reason  // why the last click was refused; nil for none
	Offers  []board.Target // where a click would have been good instead
	About   []board.Target // cells that the words beside the board are about, one block: a box around them
	Marks   []board.Mark   // marks of the interface: last move, selection, legal targets
	Pulse   float32        // how new the proof is, from 1 when it appears to 0: its rings close in
	// Numbers are the rounds in which something was played last, by the cell; nil for none.
	Numbers map[board.Target]int
	// DialHover is the button of View.Dial under the pointer, or the default; NoTarget for none.
	DialHover board.Target
	// DialOpen says that no button is chosen: DialHover only tells how the piece lies meanwhile.
	DialOpen bool
	// Moving are the pieces that have not arrived yet, Moved how much of their way they have made, from 0 to 1.
	Moving []Moving
	Moved  float32
	Lights []Light // glows above all pieces
	// Hand is a piece of one cell that is dragged, with its middle at HandAt; nil for none. It is faint while a cell is Refused. The
	// piece numbered Pale, 0 for none, is pale where it lies.
	Hand   *board.Piece
	HandAt Point
	Pale   uint16
}

// NoOverlay is the overlay of a board that is only looked at.
func NoOverlay() *Overlay {
	return &Overlay{Hover: board.NoTarget, Refused: board.NoTarget, DialHover: board.NoTarget}
}

// A surface knows how one kind of board is painted.
type surface struct {
	// ground paints slab, frame, coordinates, empty cells and edges.
	ground func(b *Brush, l Layout, hover board.Target)
	// play paints everything that lies on the ground, lowest first: links, loops and outlines, pieces over one layer of shadows,
	// marks, ghosts, the dial, the overlay.
	play func(b *Brush, l Layout, v *board.View, o *Overlay)
}

// Board draws the board of l with all that v and o show.
func (b *Brush) Board(l Layout, v *board.View, o *Overlay) {
	s, ok := surfaces[l.Geometry.Surface]
	if !ok {
		panic(fmt.Sprintf("render: nothing paints surface %d: name its painters in render/board.go", l.Geometry.Surface))
	}
	s.ground(b, l, o.Hover)
	b.about(l, o.About)
	o = sparing(l, v, o)
	c := *b
	c.motion = motionOf(v, o)
	s.play(&c, l, inHand(v, o), o)
	b.numbers(l, v.Pieces, o.Numbers)
	b.threats(l, v)
	b.lights(l, o.Lights)
	for _, m := range o.Marks {
		switch {
		case !m.At.IsCell() || l.Mini:
		case m.Kind == board.MarkHint:
			b.hint(l, m.At) // above the ghost of the same move
		case m.Kind == board.MarkCursor:
			b.cursor(l, m.At) // as well
		}
	}
}

// surfaces lists the painters by board.Surface. Each stands in a file of its own.
var surfaces = map[board.Surface]surface{
	board.Plain:    {groundPlain, playPlain},
	board.Octagons: {groundOctagons, playOctagons},
	board.Checker:  {groundChecker, playChecker},
	board.Walnut:   {groundWalnut, playWalnut},
	board.Plates:   {groundPlates, playPlates},
	board.Sage:     {groundSage, playSage},
}
