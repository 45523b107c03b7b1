package render

import "quintet/games/board"

// An Overlay is what the interface adds to a view: the pointer, the ghosts of the previewed move, a reason with its proof.
type Overlay struct {
	Hover   board.Target  // the cell under the pointer, NoTarget for none: its coordinates stand out
	Ghosts  []board.Piece // pieces that the previewed move would lay
	Refused board.Target  // a cell under the pointer that cannot be played: a hollow "no" ring; NoTarget for none
	Proof   *board.Reason // why the last click was refused; nil for none
	Marks   []board.Mark  // marks of the interface: last move, selection, legal targets
	// DialHover is the button of View.Dial under the pointer, or the default; NoTarget for none.
	DialHover board.Target
}

// Board draws the board of l with all that v and o show.
func (b *Brush) Board(l Layout, v *board.View, o *Overlay) {
}
