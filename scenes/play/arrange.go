package play

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// A shape is how the window is divided.
type shape uint8

const (
	wide    shape = iota // board column and side column
	rail                 // small and wide: a narrow rail beside the board
	tall                 // seats above, bar below
	listing              // a phone with a list in the place of the seats and the prompt
	bare                 // nothing but the board and the scores
)

// An arrangement is where the parts of the scene lie, in logical pixels.
type arrangement struct {
	shape         shape
	width, height float32
	board         render.Rect // room for the slab
	side          render.Rect // seats, moves, result
	prompt        render.Rect // what is to be done, where it does not stand in the rail
	sheet         render.Rect // the moves of a high window, where they are shown
}

// free returns where words at the pointer may stand: not over the side column, nor over the line that says what is to be done.
func (a arrangement) free() render.Rect {
	r := render.Rect{X: 8, Y: 8, W: a.width - 16, H: a.height - 16}
	if a.shape == wide || a.upright() {
		r.W = a.side.X - 16
	}
	if a.prompt.H > 0 && !a.upright() {
		r.H = a.prompt.Y - 8
	}
	return r
}

// upright reports whether the prompt is a column of its own.
func (a arrangement) upright() bool {
	return a.shape == rail || a.shape == bare && a.prompt.H > a.prompt.W
}

// sheetHigh is the height of the list of moves in a high window.
const sheetHigh = 208

// arrange divides a window of w by h. The side column needs a width of its own; otherwise the board is as large as it can be.
func (s *Scene) arrange(w, h float32) arrangement {
	if s.focused {
		return s.alone(w, h)
	}
	high, side := s.high(w, h), s.beside(w, h)
	if w >= 960 && h >= s.leastColumn() {
		side = column(w, h)
	}
	if size(high) > size(side) && (w < 960 || size(high) > 1.25*size(side)) {
		if w < ui.PhoneWide && (s.moves || s.layering) {
			return s.listing(w, h)
		}
		if s.moves || s.layering {
			high.prompt.Y -= sheetHigh
			high.board.H -= sheetHigh
			high.sheet = render.Rect{Y: h - 60 - sheetHigh, W: w, H: sheetHigh - 4}
		}
		return high
	}
	return side
}

// leastColumn is the least height of a side column: what stands above and below the seats, them, and a list of moves of one row; or what comes
// after a game in a series. In a lower window a rail stands beside the board.
func (s *Scene) leastColumn() float32 {
	const around, seat, list, afterwards = 64 + 72, 76, 86, 500
	return max(afterwards, around+seat*float32(s.players())+list)
}

// size returns how large the board of a can be.
func size(a arrangement) float32 { return min(a.board.W, a.board.H) }

// column divides a window with a side column.
func column(w, h float32) arrangement {
	side := max(320, min(w*400/1280, 440))
	if spare := w - h + 48; side < 360 { // what a board as high as it can be leaves free
		side = max(side, min(spare, 360))
	}
	return arrangement{
		shape: wide, width: w, height: h,
		side:   render.Rect{X: w - side, W: side, H: h},
		prompt: render.Rect{Y: h - 72, W: w - side, H: 72},
		board:  render.Rect{X: 24, Y: 60, W: w - side - 48, H: h - 144},
	}
}

// The width of a rail: what the board leaves free, within these bounds.
const (
	leastRail = 192
	mostRail  = 288
)

// beside divides a small window with a rail.
func (s *Scene) beside(w, h float32) arrangement {
	side := max(leastRail, min(w-h+32, mostRail))
	return arrangement{
		shape: rail, width: w, height: h,
		side:  render.Rect{X: w - side, W: side, H: h},
		board: render.Rect{X: 18, Y: 54, W: w - side - 36, H: h - 70},
	}
}

// high divides a window that is higher than wide.
func (s *Scene) high(w, h float32) arrangement {
	seats := render.Rect{Y: 56, W: w, H: 72}
	if s.players() == 2 {
		seats.H = 88
	} else if _, rows := stripOf(s.players(), w); rows == 2 {
		seats.H = 2 * 46
	}
	prompt := float32(72)
	if w < ui.PhoneWide {
		prompt = promptBelow + 16
		if s.players() == 2 {
			seats.H = 64
		}
	}
	gap := float32(12)
	if w < ui.PhoneWide {
		gap = 6
	}
	top, bottom := seats.Y+seats.H+gap, h-60-prompt
	return arrangement{
		shape: tall, width: w, height: h,
		side:   seats,
		prompt: render.Rect{Y: bottom, W: w, H: prompt},
		board:  render.Rect{X: 12, Y: top, W: w - 24, H: bottom - gap - top},
	}
}
