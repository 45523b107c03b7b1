// Divides the window of a table: where board, seats, prompt and move list are in each shape of window (arrange). Add a shape, or change the measures,
// here. play.go draws the parts in large windows, smallwindow.go in small ones.

package play

import (
	"quintet/render"
	"quintet/scenes/boardpage"
	"quintet/scenes/boardui"
	"quintet/scenes/ui"
)

// A shape is a way to divide the window.
type shape uint8

const (
	wide    shape = iota // board column and side column
	rail                 // small and wide: a narrow column beside the board
	tall                 // seats above the board, buttons below
	listing              // a phone with a list in place of the seats and the prompt
	bare                 // only the board and the scores
)

// An arrangement holds the places of the parts of the page, in logical pixels.
type arrangement struct {
	boardpage.Frame // Side holds the seats and the moves or the result, Line the prompt unless it is in the rail
	shape           shape
	sheet           render.Rect // the place of a list that does not fit beside the board, while it is shown
	carded          bool        // a card beside the board shows the result
}

// roomyWidth is the least width of the line below the board at which all its buttons have labels.
const roomyWidth = 860

// roomy reports whether the prompt has room for more than the essentials.
func (a arrangement) roomy() bool { return a.shape == wide && a.Line.W >= roomyWidth }

// free returns where text at the pointer may be drawn: not over the bar, the side column or the prompt.
func (a arrangement) free() render.Rect {
	r := boardui.TagRoom(a.Window.W, a.Window.H)
	if a.shape == bare {
		r = render.Rect{X: 8, Y: 8, W: a.Window.W - 16, H: a.Window.H - 16}
	}
	if a.shape == wide || a.upright() {
		r.W = a.Side.X - 16
	}
	if a.Line.H > 0 && !a.upright() {
		r.H = a.Line.Y - r.Y
	}
	return r
}

// upright reports whether the prompt is a column beside the board.
func (a arrangement) upright() bool { return a.shape != wide && a.Side.X > 0 }

// besideBoard returns where a menu can open and hide little of the board: beside it and below the seats, or else above it.
func (a arrangement) besideBoard() render.Point {
	if a.shape == rail {
		return render.Point{X: a.Window.W, Y: a.Window.H}
	}
	return render.Point{X: a.Window.W, Y: 64}
}

// A content lists what the page currently shows.
type content struct {
	players int
	alone   bool // only the board and the scores
	moves   bool // the move list, even if there is no room for it beside the board
	layers  bool // the list of layers
	waits   bool // a player waits for the words of the prompt, or types in its place
}

// arrange divides a window of w by h. It uses a side column if that fits, and otherwise makes the board as large as possible.
func arrange(w, h float32, c content) arrangement {
	var a arrangement
	window := render.Rect{W: w, H: h}
	high, side := c.tallIn(window, 0), c.railIn(window)
	if w >= 960 && h >= c.leastColumn() {
		side = c.wideIn(window)
	}
	switch {
	case c.alone:
		a = c.bareIn(window)
	case high.size() <= side.size() || w >= 960 && high.size() <= 1.25*side.size():
		a = side
	case !c.moves && !c.layers:
		a = high
	case w < ui.PhoneWidth:
		a = c.listingIn(window)
	default:
		a = c.tallIn(window, sheetHigh)
	}
	a.Window = window
	return a
}

// leastColumn is the least height of a side column. It has room for the seats, for what is above and below them and for one row of moves, or for the
// commands after a game of a series. In a lower window there is a rail beside the board.
func (c content) leastColumn() float32 {
	const around, seat, list, afterwards = 64 + 72, 76, 86, 500
	return max(afterwards, around+seat*float32(c.players)+list)
}

// size returns the largest possible size of the board in a.
func (a arrangement) size() float32 { return min(a.Board.W, a.Board.H) }

// wideIn divides a window that has a side column.
func (c content) wideIn(r render.Rect) arrangement {
	w := max(320, min(r.W*400/1280, 440))
	if spare := r.W - r.H + 48; w < 360 { // what the highest possible board leaves free
		w = max(w, min(spare, 360))
	}
	return arrangement{shape: wide, Frame: boardpage.Beside(r.W, r.H, w, promptHigh)}
}

// The width of a rail: what the board leaves free, within these limits.
const (
	leastRail = 192
	mostRail  = 288
)

// railIn divides a small window that has a rail.
func (c content) railIn(r render.Rect) arrangement {
	return arrangement{shape: rail, Frame: boardpage.Beside(r.W, r.H, max(leastRail, min(r.W-r.H+32, mostRail)), 0)}
}

// narrowMargin is the space on both sides of the board and of the buttons at the bottom in a tall window, and on a phone also of the prompt.
const narrowMargin = 12

// The heights of the buttons at the bottom of a tall window, and of a list above them.
const (
	footHigh  = 60
	sheetHigh = 208
)

// tallIn divides a window that is taller than wide, with a sheet of the given height.
func (c content) tallIn(r render.Rect, sheet float32) arrangement {
	seats, prompt, gap := float32(72), float32(promptHigh), float32(12)
	phone := r.W < ui.PhoneWidth
	_, rows := stripOf(c.players, r.W)
	switch {
	case c.players == 2 && phone:
		seats = 64
	case c.players == 2:
		seats = 88
	case rows == 2:
		seats = 2 * 46
	}
	if phone {
		prompt, gap = phonePrompt, 6
	}
	parts := r.Rows(0, render.Px(boardpage.BarHeight), render.Px(seats), render.Px(gap), render.Share(1), render.Px(gap), render.Px(prompt), render.Px(sheet), render.Px(footHigh))
	a := arrangement{shape: tall, Frame: boardpage.Frame{Side: parts[1], Board: parts[3].Pad(narrowMargin, 0), Line: parts[5]}}
	if sheet > 0 {
		a.sheet = parts[6]
		a.sheet.H -= 4
	}
	return a
}

// listingIn divides the page of a phone while the moves or the layers are open. The list takes the place of the seats and the prompt, the layers also
// that of the buttons at the bottom. The prompt comes back if a player waits for its words; the board does not move.
func (c content) listingIn(r render.Rect) arrangement {
	const gap, least = 6, 212 // least: the height of a list with the buttons below it
	side := min(r.W-2*narrowMargin, r.H-boardpage.BarHeight-2*gap-least-footHigh)
	parts := r.Rows(0, render.Px(boardpage.BarHeight), render.Px(side), render.Px(2*gap), render.Share(1), render.Px(gap))
	a := arrangement{shape: listing, Frame: boardpage.Frame{Side: parts[0], Board: parts[1].Pad(narrowMargin, 0)}}
	_, above := r.CutBottom(footHigh, 0)
	switch {
	case c.waits:
		a.Line, _ = above.CutBottom(phonePrompt, 0)
	case c.layers:
		a.sheet = parts[3]
	default:
		_, a.sheet = parts[3].CutBottom(footHigh, 0)
	}
	return a
}

// Measures of the page that shows only the board and the scores.
const (
	tagsHigh = 52  // the row above the board
	lineHigh = 48  // the line below it
	tagsWide = 152 // the column beside the board, at least
	tagsMost = 220 // a tag, at most
	tagPitch = 44  // from one tag to the next in the column
)

// bareIn divides a window that shows only the board and the scores. The scores are beside the board if there is room.
func (c content) bareIn(r render.Rect) arrangement {
	if r.W-r.H < tagsWide+8 {
		rows := r.Rows(0, render.Px(tagsHigh), render.Share(1), render.Px(lineHigh))
		return arrangement{shape: bare, Frame: boardpage.Frame{Side: rows[0], Board: rows[1].Pad(8, 0), Line: rows[2]}}
	}
	wide := min(tagsMost, r.W-r.H-8)
	parts := r.Columns(8, render.Px(0), render.Share(1), render.Px(wide), render.Px(0))
	a := arrangement{shape: bare, Frame: boardpage.Frame{Board: parts[1].Pad(0, 8)}}
	a.Side, a.Line = parts[2].CutTop(tagsHigh+float32(c.players)*tagPitch, 12)
	a.Line.H -= 8
	if middle := r.W - 2*(wide+16); middle >= a.Board.H {
		a.Board.X, a.Board.W = wide+16, middle
	}
	return a
}
