// Draws the bar at the top of a page (Bar): the back button, the title and the tools. Page and ScrolledPage draw pages of text below such a bar.
// Margin, Column and BoardPage calculate the margins of all pages. Change the sizes of bar and margins here.

package scenes

import (
	"cmp"

	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// ToolSize is the width and height of a button in the bar of a page. ToolPadding is the space between its icon and its sides, BackPadding that of the
// back arrow. Buttons extend beyond the column by this much, so that their icons align with its edges.
const (
	ToolSize    = ui.ToolSize
	ToolPadding = 10
	BackPadding = 16
)

// A Bar is the top of a page.
type Bar struct {
	Back  string // the name of the back button; "" for the usual one
	Leave func() // what it does; nil to leave the page
	Title string
	More  string       // after the title in small type, if it has room beside the icons of the tools
	Tools []ui.Command // those of the page, before those that every page has
	From  float32      // the icons of the tools are to the right of this place
	// InSettings leaves out the button that leads to the settings.
	InSettings bool
}

// Bar draws b at the top of a column, first in the order of the focus. next is set by the buttons that lead elsewhere. It returns the room between
// the title and the tools. A title without room is cut.
func (c *Context) Bar(u *ui.UI, column render.Rect, b Bar, next *Next) (free render.Rect) {
	u.First(func() { free = c.bar(u, column, b, next) })
	return free
}

func (c *Context) bar(u *ui.UI, column render.Rect, b Bar, next *Next) (free render.Rect) {
	const above, base, gap, after, apart = 8, 26, 8, 15, 24
	whole := render.Rect{X: column.X - BackPadding, Y: above, W: column.W + BackPadding + ToolPadding, H: ToolSize}
	back, r := whole.CutLeft(ToolSize, gap)
	leave := b.Leave
	if leave == nil {
		leave = func() { *next = Next{Do: Pop} }
	}
	u.Button(back, ui.Command{Icon: sprites.IconPrevious, Name: cmp.Or(b.Back, u.T("options.back")), Act: keys.Back, Run: leave})
	if b.InSettings {
		var theme render.Rect
		theme, r = r.CutRight(u.ToolPitch(), 0)
		u.Button(theme, c.ThemeSwitch(u))
	} else {
		r = c.Tools(u, r, next)
	}
	spare := r.W - u.ToolPitch()*float32(len(b.Tools))
	write := func(text string, t render.Type, ink sprites.Color) {
		used := u.Write(text, t, render.Point{X: r.X, Y: above + base}, render.Start, ink)
		_, r = r.CutLeft(used, 0)
		spare -= used
	}
	title := r.W - u.ToolPitch()*float32(min(1, len(b.Tools))) // the tools can be in a menu
	write(u.Fit(b.Title, render.TypeBar, title), render.TypeBar, u.Theme.Text)
	if b.More != "" && after+u.Measure(b.More, render.TypeSmall) <= spare {
		_, r = r.CutLeft(after, 0)
		spare -= after
		write(b.More, render.TypeSmall, u.Theme.Muted)
	}
	_, tools := r.CutLeft(max(0, min(apart, spare), b.From-ToolPadding-r.X), 0)
	e := ui.Toolbar(b.Tools...)
	tools, _ = tools.CutRight(u.Extent(e, tools.W, tools.H).W, 0)
	u.Lay(tools, e)
	r.W = tools.X - r.X
	return r
}

// barHeight is the height of the top of a page of text.
const barHeight = 56

// Page draws the ground and the bar of a page of text, and returns the column below.
func (c *Context) Page(u *ui.UI, b Bar, next *Next) (column render.Rect) {
	w, h := u.Size()
	page := render.Rect{W: w, H: h}
	u.Fill(page, u.Theme.Window)
	column = Column(page)
	c.Bar(u, column, b, next)
	_, column = column.CutTop(barHeight, 0)
	return column
}

// ScrolledPage draws a page of text whose content scrolls if it is higher than its column. name is that of ui.ScrollArea.
func (c *Context) ScrolledPage(u *ui.UI, b Bar, next *Next, name string, content func(column render.Rect) ui.Element) {
	column := c.Page(u, b, next)
	w, _ := u.Size()
	u.Lay(render.Rect{Y: column.Y, W: w, H: column.H}, ui.ScrollArea(name, u.Theme.Window, content(column).Pad(column.X, 0)))
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
