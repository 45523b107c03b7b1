// Draws a whole board: the order of its layers, what the interface adds to a view (Overlay), and which painter draws which kind of board
// (surfaceOf). Add the painter of a new board.Surface to surfaceOf; the painters are in board_*.go.

package render

import (
	"fmt"

	"quintet/games/board"
)

// An Overlay holds what the interface adds to a view: the pointer, the ghosts of the previewed move, a refusal with its proof.
type Overlay struct {
	Hover        board.Target   // the cell under the pointer, NoTarget for none: its coordinates are highlighted
	Ghosts       []board.Piece  // pieces that the previewed move would place
	Links        []board.Link   // links that the previewed move would make
	Refused      board.Target   // a cell under the pointer that cannot be played, drawn as a hollow "no" ring; NoTarget for none
	Proof        *board.Reason  // why the last click was refused; nil if it was not
	Alternatives []board.Target // where a click would have been accepted instead
	Why          *board.Reason  // why a ply is good or bad, as the text beside the board says; nil if it does not
	About        []board.Target // cells, as one block, that the text beside the board is about: a box around them
	Marks        []board.Mark   // marks of the interface: last move, selection, legal targets
	Pulse        float32        // how new the proof is, from 1 when it appears to 0: its rings shrink
	// Numbers are the rounds of the last plies on cells, by cell; nil for none.
	Numbers map[board.Target]int
	Letters []Letter // badges on plies: letters of proposed ones, best first, or the numbers of plies
	Heat    []Heat   // how good it is to play on a cell, for the cells with a known value
	// DialHover is the button of View.Dial under the pointer, or the default; NoTarget for none.
	DialHover board.Target
	// DialOpen says that no button is chosen yet, so the piece has no heading.
	DialOpen bool
	// Moving are the pieces that are still moving; Moved is the part of their way they have made, from 0 to 1.
	Moving []MovingPiece
	Moved  float32
	Lights []Light // glows above all pieces
	// Finale says how much of the deciding elements is shown, nil for all.
	Finale *Finale
	// Hand is a one-cell piece that is being dragged, with its middle at HandAt; nil for none. It is faint while a cell is Refused. The piece with ID
	// Pale, 0 for none, is drawn pale in its place.
	Hand   *board.Piece
	HandAt Point
	PaleID uint16
}

// NoOverlay returns the overlay of a board that takes no input.
func NoOverlay() *Overlay {
	return &Overlay{Hover: board.NoTarget, Refused: board.NoTarget, DialHover: board.NoTarget}
}

// A surface paints one kind of board.
type surface interface {
	// ground paints the slab, frame, coordinates, empty cells and edges.
	ground(hover board.Target)
	// play paints everything on the ground, lowest first: links, loops and outlines, pieces over one layer of shadows, marks, ghosts, the dial, the
	// overlay.
	play(v *board.View, o *Overlay)
}

// surfaceOf returns the surface for b's board. Each surface has its own file, board_*.go.
func surfaceOf(b *boardBrush) surface {
	switch b.Geometry.Surface {
	case board.Plain:
		return plain{discs{b}}
	case board.Octagons:
		return octagons{b}
	case board.Checker:
		return checker{discs{b}}
	case board.Wood:
		return wood{b}
	case board.Tiles:
		return tiles{b}
	case board.Felt:
		return felt{b}
	}
	panic(fmt.Sprintf("render: nothing paints surface %d: name its painters in render/board.go", b.Geometry.Surface))
}

// A boardBrush draws on one board. The surfaces, and types for elements that several of them share, embed it.
type boardBrush struct {
	*Brush
	Layout
	motion *motion // nil if nothing moves
	finale Finale
}

// Board draws the board of l with all of v and o. It does nothing on a blind brush.
func (b *Brush) Board(l Layout, v *board.View, o *Overlay) {
	if b.Blind {
		return
	}
	on := &boardBrush{Brush: b, Layout: l, finale: finishedFinale}
	if o.Finale != nil {
		on.finale = *o.Finale
	}
	s := surfaceOf(on)
	s.ground(o.Hover)
	on.heat(o.Heat)
	on.about(o.About)
	o = withoutCoveredBrackets(l, v, o)
	on.motion = motionOf(v, o)
	s.play(withDragged(v, o), o)
	on.motion = nil
	on.numbers(v.Pieces, o.Numbers)
	threats{on, v}.draw()
	proposals{on}.draw(o.Letters)
	on.why(o.Why)
	on.lights(o.Lights)
	on.drawings(v.Drawings)
	for _, m := range o.Marks {
		switch {
		case !m.At.IsCell() || l.Mini:
		case m.Kind == board.MarkHint:
			on.hint(m.At, o.Ghosts) // above the ghost of the same move
		case m.Kind == board.MarkPassed:
			on.crossed(m.At) // above it too
		case m.Kind == board.MarkCursor:
			on.cursor(m.At) // above it too
		}
	}
}

// at returns a brush for the same board with layout l.
func (b *boardBrush) at(l Layout) *boardBrush {
	c := *b
	c.Layout = l
	return &c
}
