// The comment on a ply in the panel of the move list: shown below the moves or in their place, with a button to edit it. The fields for writing are
// in plymenu.go.

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

// commentHead draws the heading of a comment that is shown in place of the list, with the buttons that edit and close it.
func (l *moveList) commentHead(u *ui.UI, r render.Rect) {
	const pad, least = 10, 200 // the least width with room for a label beside the icon
	node := l.model.table.Match.Node()
	at, free := r.CutRight(scenes.ToolSize, 0)
	at.X += scenes.ToolPadding
	if u.Button(at, ui.Command{Icon: sprites.IconClose, Name: u.T("library.close")}) {
		l.read.ply = nil
	}
	edit := ui.Command{Label: u.T("play.edit.write"), Icon: sprites.IconPencil}
	wide := u.ButtonWidth(edit, pad)
	if r.W < least+wide {
		edit.Label, edit.Name, wide = "", edit.Label, scenes.ToolSize
	}
	if at, free = free.CutRight(wide, 0); u.Button(at, edit) {
		l.write(u, node, render.Point{X: r.X, Y: r.Y + r.H})
	}
	title, face := l.model.commentOn(u, node), render.TypeBody.Medium()
	if node.Parent() != nil && u.Measure(title, face) > free.W {
		title = l.model.table.Match.PlyName(node)
	}
	u.WriteIn(u.Fit(title, face, free.W), face, free, render.Start, u.Theme.Text)
}

// comment writes the comment on the current position at the bottom of r, as many lines as leave room for some rows, and returns the room above. A
// click shows the whole comment in place of the list, and another click shows the list again; while it is shown no room is left. Without a comment,
// commentOffer may offer to write one.
func (l *moveList) comment(u *ui.UI, r render.Rect) (above render.Rect) {
	const leading, most, air, below, rows, roomy = 19, 3, 10, 8, 2, 240
	node := l.model.table.Match.Node()
	text, face := node.Comment(), render.TypeCaption
	lines := min(most, int((r.H-air-below-rows*boardpage.RowHeight(u))/leading))
	if l.model.table.Covered() || lines < 1 {
		return r
	}
	if text == "" {
		return l.commentOffer(u, r)
	}
	_, above = r.CutBottom(below, 0)
	foot := above
	if l.reads() {
		readWhole(u, foot, text)
		above.H = 0
	} else {
		wide := r.W
		if wide >= roomy {
			wide -= scenes.ToolSize
		}
		shown := u.BalancedLines(text, face, wide, lines)
		foot, above = above.CutBottom(float32(len(shown))*leading+air, 4)
		u.LineAbove(foot)
		var edit render.Rect
		if foot, edit = foot.CutLeft(wide, 0); edit.W > 0 {
			l.editing(u, render.Rect{X: edit.X, Y: edit.Y + air, W: edit.W, H: leading}, node)
		}
		_, words := foot.CutTop(air, 0)
		u.WriteBlock(text, words, ui.Block{Type: face, Leading: leading, MaxLines: lines, Ink: u.Theme.Text})
	}
	u.Add("comment", foot)
	if u.Clicked(foot) {
		if l.reads() {
			node = nil
		}
		l.read.ply = node
		u.ScrollTo("comment", 0)
	}
	return above
}

// commentOffer offers, at the bottom of r, to write a comment on the current position. It does so in an earlier position of a finished game if r is
// wide enough. It returns the room above.
func (l *moveList) commentOffer(u *ui.UI, r render.Rect) (above render.Rect) {
	const high, wide, pad = 34, 240, 12
	m := l.model.table.Match
	if r.W < wide || !m.Closed() || m.Over() || m.Node().Parent() == nil {
		return r
	}
	foot, above := r.CutBottom(high, 4)
	b := ui.Command{Label: u.T("play.edit.comment"), Icon: sprites.IconPencil, Kind: ui.Plain}
	if at := foot.Pad(-pad, 0).Place(u.ButtonWidth(b, pad), high, render.Start, render.Middle); u.Button(at, b) {
		l.write(u, m.Node(), render.Point{X: foot.X, Y: foot.Y + foot.H})
	}
	return above
}

// commentBeside writes the comment on the current position at the top of r, below its heading, if all of it fits. It returns the rest of r.
func (l *moveList) commentBeside(u *ui.UI, r render.Rect) (rest render.Rect) {
	const leading, air, headed, below = 18, 6, 28, 8
	node, face := l.model.table.Match.Node(), render.TypeCaption
	text := node.Comment()
	lines, all := u.WrapFirst(text, face, r.W, int((r.H-air-headed)/leading))
	if text == "" || l.model.table.Covered() || !all {
		return r
	}
	high := air + headed + leading*float32(len(lines))
	at, rest := r.CutTop(high, below)
	u.LineAbove(at)
	_, at = at.CutTop(air, 0)
	head, words := at.CutTop(headed, 0)
	l.editing(u, head.Place(head.W, leading, render.Start, render.Middle), node)
	head.W -= scenes.ToolSize - scenes.ToolPadding
	title := l.model.commentOn(u, node)
	if node.Parent() != nil && u.Measure(title, face) > head.W {
		title = l.model.table.Match.PlyName(node)
	}
	u.WriteIn(u.Fit(title, face, head.W), face, head, render.Start, u.Theme.Muted)
	u.WriteBlock(text, words, ui.Block{Type: face, Leading: leading, MaxLines: len(lines), Ink: u.Theme.Text})
	return rest
}

// editing draws the pencil that edits the comment on n at the right end of the line r.
func (l *moveList) editing(u *ui.UI, r render.Rect, n *match.Node) {
	const beyond = 5 // how far the button reaches above and below the line
	at := r.Place(scenes.ToolSize, r.H+2*beyond, render.End, render.Middle)
	at.X += scenes.ToolPadding
	if u.Button(at, ui.Command{Icon: sprites.IconPencil, Name: u.T("play.edit.write")}) {
		l.write(u, n, render.Point{X: r.X, Y: r.Y + r.H})
	}
}

// reads reports whether the comment on the current position is shown in place of the list.
func (l *moveList) reads() bool {
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

// commented draws a dot on the button in r, which shows the list, if there is a comment on the current position.
func (l *moveList) commented(u *ui.UI, r render.Rect) {
	const side, inset = 7, 6
	if l.model.table.Match.Node().Comment() != "" && !l.model.table.Covered() {
		u.Box(render.Rect{X: r.X + r.W - side - inset, Y: r.Y + inset, W: side, H: side}, render.Box{Radius: side / 2, Top: u.Theme.Accent})
	}
}
