// Shows the comment on the current position: below the moves (withComment), in their place, or in a rail (commentBeside), with a button to edit
// it. Also offers to write one (commentOffer), and marks the button of a hidden list if there is one (commentDot). Change here where a comment is
// shown. The fields in which it is written are in plymenu.go.

package play

import (
	"quintet/games/play/match"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardpage"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A reading is the ply whose comment is shown in place of the list, nil for none.
type reading struct{ ply *match.Node }

// A commenting opens the fields for the comment on n at a point.
type commenting func(u *ui.UI, n *match.Node, at render.Point)

// commentOn returns the heading of a comment on n.
func (m *model) commentOn(u *ui.UI, n *match.Node) string {
	if n.Parent() == nil {
		return u.T("play.edit.comment")
	}
	return u.T("play.edit.comment.on", m.table.Match.PlyName(n))
}

// commentTitle shows the heading of the comment on the current position, or only the name of the ply if that is too long.
func (l *moveList) commentTitle(u *ui.UI, t render.Type, ink sprites.Color) ui.Element {
	n := l.model.table.Match.Node()
	whole := l.model.commentOn(u, n)
	if n.Parent() == nil {
		return ui.Ellipsis(whole, t, ink)
	}
	return ui.FirstThatFits(ui.Text(whole, t, ink), ui.Ellipsis(l.model.table.Match.PlyName(n), t, ink))
}

// edit opens the fields for the comment on the current position at a point.
func (l *moveList) edit(u *ui.UI, at render.Point) ui.Command {
	return ui.Command{Label: u.T("play.edit.write"), Icon: sprites.IconPencil, Run: func() { l.write(u, l.model.table.Match.Node(), at) }}
}

// pencil shows edit as an icon that ends with the text below it. The button is larger than its place in a line of text.
func (l *moveList) pencil(u *ui.UI, at render.Point) ui.Element {
	const high, beyond = 28, 5
	return ui.Button(l.edit(u, at).IconOnly()).Height(high).Pad(-scenes.ToolPadding, -beyond)
}

// commentHead shows the heading of a comment that is shown in place of the list, with the buttons that edit and close it.
func (l *moveList) commentHead(u *ui.UI, below render.Point) ui.Element {
	title := l.commentTitle(u, render.TypeBody.Medium(), u.Theme.Text).Grow(1)
	edit := l.edit(u, below)
	closing := ui.Button(ui.Command{Icon: sprites.IconClose, Name: u.T("library.close"), Run: func() { l.read.ply = nil }}).Pad(-scenes.ToolPadding, 0)
	row := func(edit ui.Command) ui.Element { return ui.Row(scenes.ToolPadding, title, ui.Button(edit), closing) }
	return ui.FirstThatFits(row(edit), row(edit.IconOnly()))
}

// withComment shows in r the list and below it the comment on the current position, in as many lines as leave room for some rows. A click shows the
// whole comment in place of the list, and another click shows the list again. Without a comment, commentOffer may offer to write one.
func (l *moveList) withComment(u *ui.UI, r render.Rect, list ui.Element) ui.Element {
	const leading, most, rows, roomy = 19, 3, 2, 240
	space, text := u.Theme.Space, l.model.table.Match.Node().Comment()
	lines := min(most, int((r.H-3*space.S-rows*boardpage.RowHeight(u))/leading))
	switch {
	case l.model.table.Covered() || lines < 1:
		return list
	case text == "":
		return ui.Column(0, list.Grow(1), l.commentOffer(u, r))
	case l.readsComment():
		whole := ui.Canvas(0, 0, func(r render.Rect) { readWhole(u, r, text) })
		return ui.Column(space.S, l.toggle(u, whole).Grow(1), ui.Canvas(0, 0, nil))
	}
	words := ui.Wrapped(text, ui.Block{Type: render.TypeCaption, Leading: leading, MaxLines: lines, Ink: u.Theme.Text})
	edit := l.pencil(u, render.Point{X: r.X, Y: r.Y + r.H}).Top()
	return ui.Column(space.S, list.Grow(1), ui.Hairline(), ui.Row(scenes.ToolPadding, l.toggle(u, words).Grow(1), ui.If(r.W >= roomy, edit)), ui.Canvas(0, 0, nil))
}

// toggle returns e, which shows a comment, as a button that shows the whole comment, or the list again.
func (l *moveList) toggle(u *ui.UI, e ui.Element) ui.Element {
	return ui.Stack(e, ui.Canvas(0, 0, func(r render.Rect) {
		u.Add("comment", r)
		if u.Clicked(r) {
			read := l.readsComment()
			if l.read.ply = l.model.table.Match.Node(); read {
				l.read.ply = nil
			}
			u.ScrollTo("comment", 0)
		}
	}))
}

// commentOffer offers to write a comment on the current position: in an earlier position of a finished game if r is wide enough.
func (l *moveList) commentOffer(u *ui.UI, r render.Rect) ui.Element {
	const high, wide = 34, 240
	m, space := l.model.table.Match, u.Theme.Space
	offer := l.edit(u, render.Point{X: r.X, Y: r.Y + r.H})
	offer.Label = u.T("play.edit.comment")
	return ui.If(r.W >= wide && m.Closed() && !m.Over() && m.Node().Parent() != nil,
		ui.Button(offer).Height(high).Pad(-space.M, 0).Align(render.Start, render.Start))
}

// commentBeside shows the comment on the current position below its heading in r, which has the given corner. It shows nothing without a comment.
func (l *moveList) commentBeside(u *ui.UI, at render.Point) ui.Element {
	const leading = 18
	space, text := u.Theme.Space, l.model.table.Match.Node().Comment()
	if text == "" || l.model.table.Covered() {
		return ui.Element{}
	}
	return ui.Column(space.S,
		ui.Hairline(),
		ui.Row(scenes.ToolPadding, l.commentTitle(u, render.TypeCaption, u.Theme.Muted).Grow(1), l.pencil(u, at)),
		ui.Wrapped(text, ui.Block{Type: render.TypeCaption, Leading: leading, Ink: u.Theme.Text}),
	)
}

// readsComment reports whether the comment on the current position is shown in place of the list.
func (l *moveList) readsComment() bool {
	n := l.model.table.Match.Node()
	return l.read.ply == n && n.Comment() != ""
}

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

// commentDot draws a dot on the button in r, which shows the list, if there is a comment on the current position.
func (l *moveList) commentDot(u *ui.UI, r render.Rect) {
	const side, inset = 7, 6
	if l.model.table.Match.Node().Comment() != "" && !l.model.table.Covered() {
		u.Box(render.Rect{X: r.X + r.W - side - inset, Y: r.Y + inset, W: side, H: side}, render.Box{Radius: side / 2, Top: u.Theme.Accent})
	}
}
