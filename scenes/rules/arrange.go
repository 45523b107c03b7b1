package rules

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// An arrangement is where the parts of a page lie, in logical pixels.
type arrangement struct {
	width, height float32
	board         render.Rect // room for the slab
	prompt        render.Rect // what is to be done
	panel         render.Rect // the text
	tall          bool        // the text stands below the board
}

// The height of the prompt where its buttons stand beside the words, and where they stand below them.
const (
	lowPrompt  = 80
	highPrompt = 126
	wideEnough = 640 // a prompt so wide has room for both side by side
)

// barHigh is the height of the bar at the top.
const barHigh = 48

// arrange divides a window of w by h.
func arrange(w, h float32) arrangement {
	a := arrangement{width: w, height: h}
	if w < h*1.05 {
		a.tall = true
		side := min(w-24, h*0.46)
		if w < ui.PhoneWide {
			side = min(w-24, h*0.465)
		}
		a.board = render.Rect{X: (w - side) / 2, Y: barHigh, W: side, H: side}
		a.prompt = render.Rect{Y: barHigh + side + 4, W: w, H: promptHigh(w)}
		top := a.prompt.Y + a.prompt.H
		a.panel = render.Rect{Y: top, W: w, H: h - top}
		return a
	}
	side := max(300, min(w*400/1280, 460))
	column := w - side
	a.panel = render.Rect{X: column, Y: 0, W: side, H: h}
	a.prompt = render.Rect{Y: h - promptHigh(column), W: column, H: promptHigh(column)}
	margin, gap := float32(8), float32(4)
	if column >= wideEnough {
		margin, gap = 24, 8
	}
	a.board = render.Rect{X: margin, Y: barHigh + 4, W: column - 2*margin, H: a.prompt.Y - barHigh - 4 - gap}
	const aside, most = 112, 860 // as at a table the words stand not far from the board
	if slab := (column - min(a.board.W, a.board.H)) / 2; slab > aside && column > most {
		by := min(slab-aside, (column-most)/2)
		a.prompt.X, a.prompt.W = by, column-2*by
	}
	return a
}

// promptHigh returns the height of a prompt of width w.
func promptHigh(w float32) float32 {
	if w >= wideEnough {
		return lowPrompt
	}
	return highPrompt
}
