// Package boardpage holds what pages with a board share. This file divides the window into board, line and side (Beside, Below), and paints their
// backgrounds; LineRow lays out the line below the board. Change the margins and heights of such pages here. rows.go has the rows of a list of turns,
// transport.go the buttons that step through a game, comment.go the comments and commentsheet.go where they are written.
package boardpage

import (
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Heights of the bar at the top of a page and of the line below a board, and the margin at both sides of that line.
const (
	BarHeight  = 52
	LineHeight = 72
	LineMargin = 32
)

// A Frame divides the window of a page with a board.
type Frame struct {
	Window render.Rect
	Board  render.Rect // room for the slab
	Line   render.Rect // below the board
	Side   render.Rect // beside the board and the bar, or at the bottom of the window if Sided is false
	Sided  bool        // the side is beside the board
}

// Beside divides a window of w by h: a side of width side beside the board, and a line of height line below the board.
func Beside(w, h, side, line float32) Frame {
	const least = 620 // width and height from which there are larger margins around the board
	f := Frame{Window: render.Rect{W: w, H: h}, Sided: true}
	column := f.Window
	f.Side, column = column.CutRight(side, 0)
	margin, above, below := float32(12), float32(0), float32(4)
	if min(column.W, h) >= least {
		margin, above, below = 24, 8, 12
	}
	if line == 0 {
		below = margin
	}
	rows := column.Rows(0, render.Px(BarHeight+above), render.Share(1), render.Px(below), render.Px(line))
	if f.Board = rows[1].Pad(margin, 0); line > 0 {
		const aside, most = 112, 860 // in a wide column the line stays near the board
		slab := (column.W - min(f.Board.W, f.Board.H)) / 2
		f.Line = rows[3].Pad(max(0, min(slab-aside, (column.W-most)/2)), 0)
	}
	return f
}

// Below divides a window of w by h: the board at the top, as wide as the window or as high as a share of its height, and a line of height line below
// the board.
func Below(w, h, share, line float32) Frame {
	const margin, gap, least = 12, 4, 300
	f := Frame{Window: render.Rect{W: w, H: h}}
	f.Board, f.Side = f.Page().CutTop(min(w-2*margin, max(least, h*share)), gap)
	f.Board = f.Board.Pad(margin, 0)
	if line > 0 {
		f.Line, f.Side = f.Side.CutTop(line, 0)
	}
	return f
}

// Page returns the window below the bar.
func (f Frame) Page() render.Rect {
	_, page := f.Window.CutTop(BarHeight, 0)
	return page
}

// Paint paints the backgrounds of the window and of a side beside the board, with its shadow.
func (f Frame) Paint(u *ui.UI) {
	u.Fill(f.Window, u.Theme.Window)
	if !f.Sided {
		return
	}
	const wide = 24
	shade := float32(0.055)
	if u.Theme.Dark {
		shade = 0.22
	}
	for i := range wide {
		x := f.Side.X - wide + float32(i)
		u.Fill(render.Rect{X: x, Y: f.Side.Y, W: 1, H: f.Side.H}, sprites.Alpha(sprites.RGB(0), shade*float32(i)/wide))
	}
	u.Fill(f.Side, u.Theme.Panel)
	u.LineBeside(f.Side)
}

// LineRow is what the line shows: a piece, unless draw is nil, then words, and buttons at the right end.
func LineRow(u *ui.UI, draw func(r render.Rect), words ui.Element, buttons ...ui.Element) ui.Element {
	const side = 36
	piece := ui.If(draw != nil, ui.Canvas(side, side, draw))
	return ui.Row(u.Theme.Space.M, piece, words.Grow(1), ui.Row(u.Theme.Space.S, buttons...)).Pad(LineMargin, 0)
}
