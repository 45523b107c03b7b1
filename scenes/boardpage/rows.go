// The rows of a list of turns.

package boardpage

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// LeastRow is the height of a row of turns. Rows are higher for a finger.
const LeastRow = 28

// RowHigh returns the height of a row of turns.
func RowHigh(u *ui.UI) float32 {
	const uneven = 1 // some grounds are a little lower than a row
	return max(LeastRow, u.Finger()+uneven)
}

// Rows scrolls rows of turns, whole ones, to what has come in force.
type Rows struct {
	key  any     // of what they were scrolled to
	high float32 // how much of them was seen then
}

// Draw draws those of n rows that have room in r, with room for marks above and below, and beyond both sides. It scrolls to the row now, unless
// that is negative, when key, which is comparable, or the room changes. name is that of ui.Scroll.
func (x *Rows) Draw(u *ui.UI, r render.Rect, name string, n, now int, key any, draw func(i int, at render.Rect)) {
	const mark, beyond = 2, 12
	high := RowHigh(u)
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
