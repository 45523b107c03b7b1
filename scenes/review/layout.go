// Divides the window of the review page (arrange): into a board with a side column, a board with a rail beside it, or the rows of a tall window.
// Change the sizes at which the shape changes here.

package review

import (
	"quintet/render"
	"quintet/scenes/boardpage"
	"quintet/scenes/ui"
)

// A shape is a way to divide the window.
type shape uint8

const (
	wide shape = iota // board column and side column
	rail              // small and wide: a narrow column beside the board
	tall              // the graph above the board, words and buttons below it
)

// An arrangement is a Frame with the parts of a tall window. There Line holds the words and the best plies.
type arrangement struct {
	boardpage.Frame
	shape shape
	graph render.Rect // above the board
	foot  render.Rect // the buttons
}

// leastHigh is the least height of a window with a side column.
const leastHigh = 620

// arrange divides a window of w by h. A window with too low a board in a tall page has the board beside a rail, if that makes it larger.
func arrange(w, h float32) arrangement {
	const leastBoard = 320
	if w >= 960 && h >= leastHigh {
		return arrangement{shape: wide, Frame: boardpage.Beside(w, h, max(320, min(w*400/1280, 440)), boardpage.LineHeight)}
	}
	beside := arrangement{shape: rail, Frame: boardpage.Beside(w, h, max(192, min(w-h+32, 320)), 0)}
	if w > 1.2*h {
		return beside
	}
	above := arrangeTall(w, h)
	if side := above.boardSide(); side < leastBoard && side < beside.boardSide() {
		return beside
	}
	return above
}

// boardSide returns the width and height of the board.
func (a arrangement) boardSide() float32 { return min(a.Board.W, a.Board.H) }

// arrangeTall divides a window of w by h into rows.
func arrangeTall(w, h float32) arrangement {
	const air, margin, least, wanted, most, feet = 6, 12, 64, 170, 230, 2 * footHigh
	areas, board := float32(90), 0.8*w
	if w < ui.PhoneWidth { // there the board needs the whole width
		areas, board = 44, w-2*margin
	}
	a := arrangement{shape: tall, Frame: boardpage.Frame{Window: render.Rect{W: w, H: h}}}
	graph := graphHead + areas + graphFoot
	rest := a.Page().H - graph - 2*air - feet // for the board and the words
	words := max(least, min(wanted, rest-board), min(most, rest-(w-2*margin)))
	rows := a.Page().Rows(0, render.Px(graph), render.Px(air), render.Share(1), render.Px(air), render.Px(words), render.Px(feet))
	a.graph, a.Board, a.Line, a.foot = rows[0].Pad(16, 0), rows[2].Pad(margin, 0), rows[4].Pad(16, 0), rows[5].Pad(8, 0)
	return a
}
