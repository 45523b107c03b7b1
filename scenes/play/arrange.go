package play

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// A shape is a division of the window.
type shape uint8

const (
	wide    shape = iota // board column and side column
	rail                 // small and wide: a narrow rail beside the board
	tall                 // seats above, bar below
	listing              // a phone with a list in the place of the seats and the prompt
	bare                 // nothing but the board and the scores
)

// An arrangement holds the places of the parts of the scene, in logical pixels.
type arrangement struct {
	shape         shape
	width, height float32
	board         render.Rect // room for the slab
	side          render.Rect // seats, moves, result
	prompt        render.Rect // what is to be done, where it does not stand in the rail
	sheet         render.Rect // the moves of a high window, where they are shown
	carded        bool        // a card beside the board tells how the game has ended
}

// roomyWidth is the least width of the line below the board at which all its buttons have words.
const roomyWidth = 860

// roomy reports whether the prompt has room for more than what must be there.
func (a arrangement) roomy() bool { return a.shape == wide && a.prompt.W >= roomyWidth }

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
		side = columned(w, h)
		side.carded = s.table.Match.Over() && !s.layers.open
	}
	if size(high) > size(side) && (w < 960 || size(high) > 1.25*size(side)) {
		if w < ui.PhoneWide && (s.moves || s.layers.open) {
			return s.listing(w, h)
		}
		if s.moves || s.layers.open {
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

// columned divides a window with a side column.
func columned(w, h float32) arrangement {
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

// listingTop is the top of the board on a phone while a list is open: below the bar, in the place of the seats.
const listingTop = 56

// listing divides the page of a phone while its moves or its layers are open: the list takes the places of the seats and of the prompt, the
// layers also that of the buttons at the foot. The prompt comes back where somebody waits for its words; the board stays where it is.
func (s *Scene) listing(w, h float32) arrangement {
	const margin, gap, foot, least = 12, 6, 60, 212 // the least height of a list with the buttons below it
	side := min(w-2*margin, h-listingTop-2*gap-least-foot)
	a := arrangement{
		shape: listing, width: w, height: h,
		side:  render.Rect{W: w, H: listingTop},
		board: render.Rect{X: margin, Y: listingTop, W: w - 2*margin, H: side},
	}
	top := listingTop + side + 2*gap
	switch {
	case s.answers() || s.board.Field().Open():
		a.prompt = render.Rect{Y: h - foot - promptBelow - 16, W: w, H: promptBelow + 16}
	case s.layers.open:
		a.sheet = render.Rect{Y: top, W: w, H: h - gap - top}
	default:
		a.sheet = render.Rect{Y: top, W: w, H: h - foot - gap - top}
	}
	return a
}

// Measures of the window that shows nothing but the board and the scores.
const (
	tagsHigh = 52  // of the row above the board
	lineHigh = 48  // of the line below it
	tagsWide = 152 // of the column beside the board, at least
	tagsMost = 220 // of a tag, at most
	tagPitch = 44  // from tag to tag in the column
)

// alone divides a window that shows nothing but the board and the scores, which stand beside the board where there is room for them.
func (s *Scene) alone(w, h float32) arrangement {
	a := arrangement{
		shape: bare, width: w, height: h,
		side:   render.Rect{W: w, H: tagsHigh},
		prompt: render.Rect{Y: h - lineHigh, W: w, H: lineHigh},
		board:  render.Rect{X: 8, Y: tagsHigh, W: w - 16, H: h - tagsHigh - lineHigh},
	}
	if w-h < tagsWide+8 {
		return a
	}
	col := min(tagsMost, w-h-8)
	top := tagsHigh + float32(s.players())*tagPitch + 12
	a.side = render.Rect{X: w - col - 8, W: col, H: top - 12}
	a.prompt = render.Rect{X: a.side.X, Y: top, W: col, H: h - top - 8}
	a.board = render.Rect{X: 8, Y: 8, W: w - col - 24, H: h - 16}
	if middle := w - 2*(col+16); middle >= a.board.H {
		a.board.X, a.board.W = col+16, middle
	}
	return a
}
