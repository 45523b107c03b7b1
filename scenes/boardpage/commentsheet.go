// The sheet in which a comment is written, a field for each line: Enter saves, Shift+Enter begins a line, Esc closes it. Change the fields here.

package boardpage

import (
	"slices"
	"strconv"
	"strings"

	"quintet/games/play/match"
	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
)

// A commentSheet holds the comment that is being written.
type commentSheet struct {
	of    *match.Node // nil while the sheet is closed
	lines []string
	at    render.Point
}

// commentLines is the most lines of a comment that can be written at once. A longer comment keeps its other lines.
const commentLines = 5

// Write opens the sheet for the comment on n at a point.
func (c *Comments) Write(u *ui.UI, n *match.Node, at render.Point) {
	lines := append(strings.Split(n.Comment(), "\n"), "")
	if n.Comment() == "" {
		lines = lines[:1]
	}
	c.sheet = commentSheet{of: n, lines: lines, at: at}
	u.Edit(commentField(0))
}

// Writing reports whether the sheet is open.
func (c *Comments) Writing() bool { return c.sheet.of != nil }

// commentField returns the name of the field for line i of a comment.
func commentField(i int) string { return "comment " + strconv.Itoa(i+1) }

// DrawSheet draws the sheet, which closes when the comment is saved or given up.
func (c *Comments) DrawSheet(u *ui.UI) {
	const wide, margin, pad, head, row, hintHigh = 344, 8, 8, 34, 44, 26
	s := &c.sheet
	shown := min(len(s.lines), commentLines)
	hint := ui.Element{}
	w, h := u.Size()
	area := render.Rect{W: min(wide, w-2*margin), H: head + float32(shown+1)*row + 2*pad}
	if !u.Phone() && !u.In.Touch {
		words := u.T("play.edit.keys", u.KeyCap(keys.Begin), u.KeyCap(keys.LineBreak))
		hint = ui.Ellipsis(words, render.TypeCaption, u.Theme.Muted).Pad(fieldInset, 0).Height(hintHigh)
		area.H += hintHigh
	}
	area.X, area.Y = max(margin, min(s.at.X, w-area.W-margin)), max(margin, min(s.at.Y, h-area.H-margin))
	saves := false
	parts := []ui.Element{ui.Ellipsis(c.heading(u, s.of), render.TypeBody.Medium(), u.Theme.Text).Pad(fieldInset, 0).Height(head)}
	for i := range shown {
		field := ui.Canvas(0, 0, func(r render.Rect) { saves = s.line(u, r, i) || saves })
		parts = append(parts, field.Height(row))
	}
	more := ui.Command{Label: u.T("play.edit.line"), Kind: ui.Quiet, Off: len(s.lines) >= commentLines, Run: func() { s.insert(u, len(s.lines)-1, "") }}
	save := ui.Command{Label: u.T("play.edit.save"), Kind: ui.Main, Act: keys.Begin, Run: func() { saves = true }}
	buttons := ui.Row(u.Theme.Space.S, ui.Button(more).Grow(1), ui.Button(save).Grow(1)).Pad(4, 3).Height(row)
	u.Sheet(area)
	u.Lay(area.Inset(pad), ui.Column(0, append(parts, hint, buttons)...))
	switch {
	case saves:
		c.save()
	case u.Act(keys.Back):
		*s = commentSheet{}
	}
}

// fieldInset is the margin of the heading, which begins above the text in the fields.
const fieldInset = 12

// line draws the field of line i in r. It reports whether Enter has left it.
func (s *commentSheet) line(u *ui.UI, r render.Rect, i int) (saves bool) {
	const most = 400 // characters
	s.lines[i] = u.Field(r.Pad(4, 3), commentField(i), s.lines[i], most, render.TypeSmall)
	if before, after, ok := u.LineBreak(commentField(i)); ok && len(s.lines) < commentLines {
		s.lines[i] = before
		s.insert(u, i, after)
	}
	return u.Entered(commentField(i))
}

// insert puts text as a line after line i and gives it the focus.
func (s *commentSheet) insert(u *ui.UI, i int, text string) {
	s.lines = slices.Insert(s.lines, i+1, text)
	u.EditStart(commentField(i + 1))
}

// save saves the comment and closes the sheet.
func (c *Comments) save() {
	if c.Keep != nil {
		c.Keep()
	}
	m, _ := c.On()
	m.SetComment(c.sheet.of, strings.Join(c.sheet.lines, "\n"))
	c.sheet = commentSheet{}
}
