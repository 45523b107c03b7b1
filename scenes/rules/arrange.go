// The layout of a lesson page in a window.

package rules

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// An arrangement holds the places of the parts of a page, in logical pixels.
type arrangement struct {
	page   render.Rect // all of it
	below  render.Rect // everything below the bar at the top
	board  render.Rect // space for the board
	prompt render.Rect // the prompt
	panel  render.Rect // the text
	tall   bool        // the text is below the board
}

// barHigh is the height of the bar at the top.
const barHigh = 48

// arrange divides a window of w by h: the prompt is below the board, and the text beside both or, in a tall window, below them.
func arrange(w, h float32) arrangement {
	const sides, gap, leastBoard = 24, 4, 300
	a := arrangement{page: render.Rect{W: w, H: h}, tall: w < h*1.05}
	_, a.below = a.page.CutTop(barHigh, 0)
	if a.tall {
		share := float32(0.46)
		if w < ui.PhoneWide {
			share = 0.465
		}
		side := min(w-sides, max(leastBoard, h*share))
		board, rest := a.below.CutTop(side, gap)
		a.board = board.Place(side, side, render.Middle, render.Start)
		a.prompt, a.panel = rest.CutTop(promptHigh(w), 0)
		return a
	}
	panel, column := a.page.CutRight(max(300, min(w*400/1280, 460)), 0)
	a.panel = panel
	margin, above, bar := float32(8), float32(gap), float32(gap)
	if column.W >= wideEnough {
		margin, above, bar = sides, 2*gap, 3*gap // as at a table, the board keeps away from the bar at the top
	}
	a.prompt, column = column.CutBottom(promptHigh(column.W), above)
	_, column = column.CutTop(barHigh, bar)
	a.board = column.Pad(margin, 0)
	const aside, most = 112, 860 // as at a table, the text is close to the board
	if slab := (column.W - min(a.board.W, a.board.H)) / 2; slab > aside && column.W > most {
		a.prompt = a.prompt.Pad(min(slab-aside, (column.W-most)/2), 0)
	}
	return a
}
