// Draws the rows of a list of turns (Rows): only the visible ones, scrolled by whole rows and to the current turn. RowHeight is the height of a row;
// change the least height here (MinRow).

package boardpage

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// MinRow is the least height of a row of turns. Rows are higher while touch is used.
const MinRow = 28

// RowHeight returns the height of a row of turns.
func RowHeight(u *ui.UI) float32 {
	const uneven = 1 // some backgrounds are a little lower than a row
	return max(MinRow, u.Finger()+uneven)
}

// Rows scrolls a list of turns by whole rows, and to the current row when that changes.
type Rows struct {
	key    any     // the key of the row to which the list last scrolled
	height float32 // the height of the list at that time
}

// Draw draws the visible ones of n rows in r. It leaves room for marks above the first row and below the last, and beyond both sides. When key or the
// room changes it scrolls to the row now, unless that is negative. key must be comparable. name is that of ui.Scroll.
func (x *Rows) Draw(u *ui.UI, r render.Rect, name string, n, now int, key any, draw func(i int, at render.Rect)) {
	const mark, beyond = 2, 12
	high := RowHeight(u)
	list, full := r.Pad(-beyond, 0), float32(n)*high+2*mark
	list.H = max(1, float32(int((r.H-2*mark)/high)))*high + 2*mark
	if to := (Rows{key, list.H}); now >= 0 && *x != to {
		*x = to
		u.ScrollTo(name, float32(now)*high-list.H/2)
	}
	first := int(u.Scroll(list, name, full)/high + 0.5)
	u.Clipped(list, func() {
		for i := first; i < min(n, first+int(list.H/high)); i++ {
			draw(i, render.Rect{X: r.X, Y: list.Y + mark + float32(i-first)*high, W: r.W, H: high})
		}
	})
	bar, _ := list.CutRight(4, 0)
	u.ScrollBar(bar, name, full)
}
