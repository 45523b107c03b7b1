// Draws the bar at the top of a page, with the back button and the title, and returns the space that is free for tools. The tools of every page
// are in context.go (Tools). Margin, Column and BoardPage set the margins of all pages. Change these sizes here.

package scenes

import (
	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// ToolSide is the width and height of a button in the bar of a page. ToolBare is the space between its icon and its sides, WayBare that of the back
// arrow. Buttons extend beyond the column by this much, so that their icons align with its edges.
const (
	ToolSide = 40
	ToolBare = 10
	WayBare  = 16
)

// ToolPitch returns the distance between neighbouring tools in a bar. At a smaller scale a finger needs more.
func ToolPitch(u *ui.UI) float32 { return max(ToolSide, u.Finger()) }

// Bar draws the left part of the top of a column: the back button, named back, the title, and after it more in small type if that leaves space for
// tools buttons at the right end. It reports whether back was pressed, and returns the free part of the bar.
func Bar(u *ui.UI, column render.Rect, back, title, more string, tools int) (left bool, free render.Rect) {
	const above, gap, after = 8, 8, 15
	whole := render.Rect{X: column.X - WayBare, Y: above, W: column.W + WayBare + ToolBare, H: ToolSide}
	way, free := whole.CutLeft(ToolSide, gap)
	left = u.Button(way, ui.Command{Icon: sprites.IconPrevious, Name: back, Act: keys.Back})
	write := func(text string, t render.Type, c sprites.Color) {
		used := u.Write(text, t, render.Point{X: free.X, Y: above + 26}, render.Start, c)
		_, free = free.CutLeft(used, 0)
	}
	write(title, render.TypeBar, u.Theme.Text)
	if more != "" && after+u.Measure(more, render.TypeSmall) <= free.W-ToolPitch(u)*float32(tools) {
		_, free = free.CutLeft(after, 0)
		write(more, render.TypeSmall, u.Theme.Muted)
	}
	return left, free
}

// Margin returns the space on both sides of a page of width w, and on both sides of each of its columns.
func Margin(w float32) float32 {
	const large, roomy, narrow = 900, 32, 16
	if w < large {
		return narrow
	}
	return roomy
}

// Column returns the part of a text page between its margins. Its width is limited; in a larger window it is centred, together with the bar at the
// top.
func Column(page render.Rect) render.Rect {
	const most = 1280
	return page.Place(min(page.W, most)-2*Margin(page.W), page.H, render.Middle, render.Start)
}

// BoardPage returns the part of a page with a board between its margins. It fills the window.
func BoardPage(w, h float32) render.Rect {
	return render.Rect{W: w, H: h}.Pad(Margin(w), 0)
}
