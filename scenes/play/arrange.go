package play

import "quintet/render"

// A shape is how the window is divided.
type shape uint8

const (
	wide shape = iota // board column and side column
	rail              // small and wide: a narrow rail beside the board
	tall              // seats above, bar below
)

// An arrangement is where the parts of the scene lie, in logical pixels (mockups, section 2).
type arrangement struct {
	shape         shape
	width, height float32
	board         render.Rect // room for the slab
	side          render.Rect // seats, moves, result
	prompt        render.Rect // what is to be done
}

// arrange divides a window of w by h.
func arrange(w, h float32) arrangement {
	a := arrangement{width: w, height: h}
	switch {
	case w >= 960:
		a.shape = wide
		side := max(320, min(w*400/1280, 440))
		a.side = render.Rect{X: w - side, W: side, H: h}
		a.prompt = render.Rect{Y: h - 72, W: w - side, H: 72}
		a.board = render.Rect{X: 24, Y: 60, W: w - side - 48, H: h - 144}
	case w > 1.2*h:
		a.shape = rail
		side := float32(192)
		a.side = render.Rect{X: w - side, W: side, H: h}
		a.board = render.Rect{X: 18, Y: 48, W: w - side - 36, H: h - 68}
	default:
		a.shape = tall
		a.side = render.Rect{Y: 56, W: w, H: 72}
		a.prompt = render.Rect{Y: h - 132, W: w, H: 72}
		a.board = render.Rect{X: 12, Y: 140, W: w - 24, H: h - 284}
	}
	return a
}
