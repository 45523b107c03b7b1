// The layout of the review page in each shape of window.

package review

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// A shape is a division of the window.
type shape uint8

const (
	wide shape = iota // board column and side column
	rail              // small and wide: a narrow rail beside the board
	tall              // the curve above the board, words and buttons below it
)

// An arrangement holds the places of the parts of the page, in logical pixels.
type arrangement struct {
	shape  shape
	board  render.Rect // room for the slab
	side   render.Rect // beside the board
	graph  render.Rect // above it, in a tall window
	prompt render.Rect // what is said, where it does not stand beside the board; in a tall window with the best plies below
	foot   render.Rect // the buttons at the foot of a tall window
}

// Measures that all pages with a board share: the bar at the top, and the line below the board.
const (
	barHigh    = 56
	promptHigh = 72
)

// leastHigh is the least height of a window with a side column.
const leastHigh = 620

// arrange divides a window of w by h.
func arrange(w, h float32) arrangement {
	r := render.Rect{W: w, H: h}
	switch {
	case w >= 960 && h >= leastHigh:
		side, r := r.CutRight(max(320, min(w*400/1280, 440)), 0)
		rows := r.Rows(0, render.Px(60), render.Share(1), render.Px(12), render.Px(promptHigh))
		return arrangement{shape: wide, side: side, board: rows[1].Pad(24, 0), prompt: rows[3]}
	case w > 1.2*h:
		side, r := r.CutRight(max(192, min(w-h+32, 320)), 0)
		rows := r.Rows(0, render.Px(54), render.Share(1), render.Px(16))
		return arrangement{shape: rail, side: side, board: rows[1].Pad(18, 0)}
	}
	const air, margin, least, wanted, most, feet = 6, 12, 64, 170, 230, 2 * footHigh
	areas, board := float32(90), 0.8*w
	if w < ui.PhoneWide { // there the board needs all of the width
		areas, board = 44, w-2*margin
	}
	graph := graphHead + areas + graphFoot
	rest := h - barHigh - graph - 2*air - feet // for the board and the words
	words := max(least, min(wanted, rest-board), min(most, rest-(w-2*margin)))
	rows := r.Rows(0, render.Px(barHigh), render.Px(graph), render.Px(air), render.Share(1), render.Px(air), render.Px(words), render.Px(feet))
	return arrangement{shape: tall, graph: rows[1].Pad(16, 0), board: rows[3].Pad(margin, 0), prompt: rows[5].Pad(16, 0), foot: rows[6].Pad(8, 0)}
}
