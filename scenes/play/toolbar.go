// The toolbar above the board, the tools for the view, and the buttons that move through the game: which are shown and where. What they do is in
// commands.go and play.go.

package play

import (
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/boardpage"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A toolbar shows the menu button and the name of the game above the board. The tools that change the view are at its right end, or in the line of
// the prompt if there is room.
type toolbar struct{ model *model }

// draw draws the toolbar up to right, with the button of the menu. about describes the game, in a few words each.
func (t *toolbar) draw(u *ui.UI, right float32, about []string, menu ui.Command) {
	width, _ := u.Size()
	at := render.Rect{X: scenes.Margin(width) - scenes.BackPadding, Y: 8, W: toolSide, H: toolSide}
	u.Button(at, menu)
	begin := at.X + at.W + 8
	w := float32(0)
	if !u.Phone() { // on a phone the board itself shows which game it is
		w = u.Write(t.model.table.Spec.Name, render.TypeBar, render.Point{X: begin, Y: 34}, render.Start, u.Theme.Text)
	}
	begin += w + 15
	if how := scenes.FitWords(u, about, render.TypeSmall, right-begin-16); how != "" {
		u.Write(how, render.TypeSmall, render.Point{X: begin, Y: 34}, render.Start, u.Theme.Muted)
	}
}

// toolSide is the height of a tool, and the width of one without a label.
const toolSide = scenes.ToolSize

// A tool is a command shown as an icon, with a word beside it if there is room.
type tool struct {
	ui.Command
	held func(down bool) // is told whether the button is being held; nil for none
}

// views shows tools side by side, with their words if worded is set.
func (t *toolbar) views(u *ui.UI, worded bool, tools []tool) ui.Element {
	var all []ui.Element
	for _, x := range tools {
		if !worded {
			x.Word = ""
		}
		shown := ui.Button(x.Command)
		if !worded {
			shown = shown.Width(u.ToolPitch())
		}
		if x.held != nil {
			shown = ui.Stack(shown, ui.Canvas(0, 0, func(r render.Rect) {
				p, pressed := u.Press()
				x.held(!x.Off && pressed && u.In.Down&input.Left != 0 && r.Contains(p))
			}))
		}
		all = append(all, shown)
	}
	return ui.Row(0, all...)
}

// tools draws the icons at the right end of r, side by side.
func (c *commands) tools(u *ui.UI, r render.Rect) {
	timed, pitch := c.model.table.Timed() && !c.model.table.Match.Over(), u.ToolPitch()
	at, r := r.CutRight(pitch, 0)
	u.Button(at, c.options(u).IconOnly())
	if !timed || !u.Phone() { // on a phone it is in the settings instead
		at, r = r.CutRight(pitch, 0)
		c.model.context.ThemeButton(u, at)
	}
	help := c.rules(u).IconOnly()
	help.Icon = sprites.IconHelp
	at, r = r.CutRight(pitch, 0)
	u.Button(at, help)
	if timed {
		at, _ = r.CutRight(pitch, 0)
		u.Button(at, c.pauseClock(u))
	}
}

// toolsRoom returns the room for the tools at the right end of the top of a small window of the given width. A clock needs one more tool.
func (c *commands) toolsRoom(u *ui.UI, width float32) float32 {
	const air, most = 10, 3
	tool := u.ToolPitch()
	room := scenes.Margin(width) - scenes.ToolPadding + most*tool + air
	if c.model.table.Timed() && width >= ui.PhoneWidth {
		room += tool
	}
	return room
}

// transport draws the buttons that move through the game: by turns at the left, undo and redo at the right end.
func (c *commands) transport(u *ui.UI, r render.Rect) {
	const icon, usual, least, tight = 26, 14, 8, 3 // a label's icon, and the usual, least and tightest margin beside both
	back, on := c.undo(u), c.redo(u)
	undo, redo := icon+u.Measure(back.Label, render.TypeButton), icon+u.Measure(on.Label, render.TypeButton)
	row := boardpage.Transport(u, r, c.navigation(u), undo+redo+3*least)
	bare := max(tight, min(usual, (row.W-undo-redo)/3))
	if row.W < undo+redo+3*bare {
		const side = 20 // the width of an icon
		back, on, undo, redo, bare = back.IconOnly(), on.IconOnly(), side, side, scenes.ToolPadding
	}
	row.W += bare
	second, row := row.CutRight(redo+2*bare, 0)
	first, _ := row.CutRight(undo+2*bare, 0)
	u.Button(first, back)
	u.Button(second, on)
}
