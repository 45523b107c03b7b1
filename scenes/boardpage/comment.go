// Shows the comment on the position on the board (Comments): below a list of turns, in its place, or in a rail, and opens the sheet in which it is
// written. Change here where a comment is shown. commentsheet.go has the sheet.

package boardpage

import (
	"quintet/games/play/match"
	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// toolPadding is the empty margin inside a button without a background, which reaches over the edge of its place.
const toolPadding = 10

// Comments shows the comments of a match and lets players write them.
type Comments struct {
	// On returns the match, and the ply that led to the position on the board: the root at the start, nil if the comments are hidden now.
	On func() (*match.Match, *match.Node)
	// Keep is called before a comment changes, if it is not nil.
	Keep func()

	whole *match.Node // the ply whose comment is shown in place of the list, nil for none
	sheet commentSheet
}

// now returns the ply that led to the position on the board, and the comment on it.
func (c *Comments) now() (n *match.Node, text string) {
	if _, n = c.On(); n == nil {
		return nil, ""
	}
	return n, n.Comment()
}

// heading returns the heading of a comment on n.
func (c *Comments) heading(u *ui.UI, n *match.Node) string {
	if n.Parent() == nil {
		return u.T("play.edit.comment")
	}
	m, _ := c.On()
	return u.T("play.edit.comment.on", m.PlyName(n))
}

// title shows the heading of the comment on n, or only the name of the ply if that is too long.
func (c *Comments) title(u *ui.UI, n *match.Node, t render.Type, ink sprites.Color) ui.Element {
	whole := c.heading(u, n)
	if n.Parent() == nil {
		return ui.Ellipsis(whole, t, ink)
	}
	m, _ := c.On()
	return ui.FirstThatFits(ui.Text(whole, t, ink), ui.Ellipsis(m.PlyName(n), t, ink))
}

// Command opens the sheet for the comment on the position on the board at a point. It is lit if there is a comment.
func (c *Comments) Command(u *ui.UI, at render.Point) ui.Command {
	n, text := c.now()
	return ui.Command{
		Name: u.T("action.comment"), Icon: sprites.IconComment, Act: keys.Comment, Lit: text != "", Off: n == nil,
		Run: func() { c.Write(u, n, at) },
	}
}

// edit is Command as a button beside the comment.
func (c *Comments) edit(u *ui.UI, at render.Point) ui.Command {
	n, _ := c.now()
	return ui.Command{Label: u.T("play.edit.write"), Icon: sprites.IconPencil, Run: func() { c.Write(u, n, at) }}
}

// pencil shows edit as an icon that ends with the text below it. The button is larger than its place in a line of text.
func (c *Comments) pencil(u *ui.UI, at render.Point) ui.Element {
	const high, beyond = 28, 5
	return ui.Button(c.edit(u, at).IconOnly()).Height(high).Pad(-toolPadding, -beyond)
}

// Head shows the heading of a comment that is shown in place of the list, with the buttons that edit and close it.
func (c *Comments) Head(u *ui.UI, below render.Point) ui.Element {
	n, _ := c.now()
	title := c.title(u, n, render.TypeBody.Medium(), u.Theme.Text).Grow(1)
	edit := c.edit(u, below)
	closing := ui.Button(ui.Command{Icon: sprites.IconClose, Name: u.T("library.close"), Run: c.Close}).Pad(-toolPadding, 0)
	row := func(edit ui.Command) ui.Element { return ui.Row(toolPadding, title, ui.Button(edit), closing) }
	return ui.FirstThatFits(row(edit), row(edit.IconOnly()))
}

// Below shows in r a list and below it the comment, in as many lines as leave room for some rows. A click shows the whole comment in place of the list,
// and another click shows the list again. With offered set it offers to write a comment if there is none and r is wide enough.
func (c *Comments) Below(u *ui.UI, r render.Rect, list ui.Element, offered bool) ui.Element {
	const leading, most, rows, roomy = 19, 3, 2, 240
	space := u.Theme.Space
	n, text := c.now()
	lines := min(most, int((r.H-3*space.S-rows*RowHeight(u))/leading))
	at := render.Point{X: r.X, Y: r.Y + r.H}
	switch {
	case n == nil || lines < 1:
		return list
	case text == "":
		return ui.Column(0, list.Grow(1), ui.If(offered && r.W >= roomy, c.offer(u, at)))
	case c.Whole():
		whole := ui.Canvas(0, 0, func(r render.Rect) { readWhole(u, r, text) })
		return ui.Column(space.S, c.toggle(u, whole).Grow(1), ui.Canvas(0, 0, nil))
	}
	words := ui.Wrapped(text, ui.Block{Type: render.TypeCaption, Leading: leading, MaxLines: lines, Ink: u.Theme.Text})
	edit := c.pencil(u, at).Top()
	return ui.Column(space.S, list.Grow(1), ui.Hairline(), ui.Row(toolPadding, c.toggle(u, words).Grow(1), ui.If(r.W >= roomy, edit)), ui.Canvas(0, 0, nil))
}

// toggle returns e, which shows a comment, as a button that shows the whole comment, or the list again.
func (c *Comments) toggle(u *ui.UI, e ui.Element) ui.Element {
	return ui.Stack(e, ui.Canvas(0, 0, func(r render.Rect) {
		u.Add("comment", r)
		if !u.Clicked(r) {
			return
		}
		if c.Whole() {
			c.Close()
		} else {
			c.Open()
		}
		u.ScrollTo("comment", 0)
	}))
}

// offer shows a button that opens the sheet.
func (c *Comments) offer(u *ui.UI, at render.Point) ui.Element {
	const high = 34
	offer := c.edit(u, at)
	offer.Label = u.T("play.edit.comment")
	return ui.Button(offer).Height(high).Pad(-u.Theme.Space.M, 0).Align(render.Start, render.Start)
}

// Beside shows the comment below its heading, and nothing without a comment. The sheet opens at a point.
func (c *Comments) Beside(u *ui.UI, at render.Point) ui.Element {
	const leading = 18
	n, text := c.now()
	if text == "" {
		return ui.Element{}
	}
	return ui.Column(u.Theme.Space.S,
		ui.Hairline(),
		ui.Row(toolPadding, c.title(u, n, render.TypeCaption, u.Theme.Muted).Grow(1), c.pencil(u, at)),
		ui.Wrapped(text, ui.Block{Type: render.TypeCaption, Leading: leading, Ink: u.Theme.Text}),
	)
}

// Whole reports whether the comment is shown in place of the list.
func (c *Comments) Whole() bool {
	n, text := c.now()
	return text != "" && c.whole == n
}

// Open shows the whole comment in place of the list.
func (c *Comments) Open() { c.whole, _ = c.now() }

// Close shows the list again in place of the comment.
func (c *Comments) Close() { c.whole = nil }

// readWhole writes a whole comment in r, which scrolls.
func readWhole(u *ui.UI, r render.Rect, text string) {
	const side, large = 8, 240
	face, leading := render.TypeCaption, float32(19)
	if r.W >= large {
		face, leading = render.TypeBody, 24
	}
	lines := u.Paragraphs(text, face, r.W-side)
	high := leading * float32(len(lines))
	u.Lines(lines, face, r, leading, u.Scroll(r, "comment", high), u.Theme.Text)
	bar, _ := r.Pad(-12, 0).CutRight(4, 0)
	u.ScrollBar(bar, "comment", high)
}

// Dot draws a dot on the button in r, which shows a hidden list, if there is a comment.
func (c *Comments) Dot(u *ui.UI, r render.Rect) {
	const side, inset = 7, 6
	if _, text := c.now(); text != "" {
		u.Box(render.Rect{X: r.X + r.W - side - inset, Y: r.Y + inset, W: side, H: side}, render.Box{Radius: side / 2, Top: u.Theme.Accent})
	}
}
