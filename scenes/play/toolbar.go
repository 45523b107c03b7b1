// Draws the name of the game above the board (title), the tools that change the view (views), the icons at the right end of the top (tools), and the
// buttons that move through the game (transport). Change here which are shown and where; what they do is in commands.go and play.go.

package play

import (
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/boardpage"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A toolbar shows the name of the game above the board, and the tools that change the view at its right end, or in the line of the prompt if there is
// room.
type toolbar struct{ model *model }

// title draws the name of the game in r, and after it about, which describes the game in a few words each. On a phone the board itself shows which
// game it is.
func (t *toolbar) title(u *ui.UI, r render.Rect, about []string) {
	const base, gap, after = 26, 8, 15 // base: from the top of r to the base line of the words
	write := func(text string, t render.Type, ink sprites.Color) {
		_, r = r.CutLeft(u.Write(text, t, render.Point{X: r.X, Y: r.Y + base}, render.Start, ink), after)
	}
	if _, r = r.CutLeft(gap, 0); !u.Phone() {
		write(t.model.table.Spec.Name, render.TypeBar, u.Theme.Text)
	}
	if how := scenes.FitWords(u, about, render.TypeSmall, r.W-after); how != "" {
		write(how, render.TypeSmall, u.Theme.Muted)
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

// tools shows the icons at the right end of the top. After the game the room for the pause of the clock stays free, so that nothing moves.
func (c *commands) tools(u *ui.UI) ui.Element {
	tool := func(x ui.Command) ui.Element { return ui.Button(x.IconOnly()) }
	help := c.rules(u)
	help.Icon = sprites.IconHelp
	pause, theme := ui.Element{}, tool(c.model.context.ThemeSwitch(u))
	if c.model.table.Timed() {
		pause = tool(c.pauseClock(u))
		switch over := c.model.table.Match.Over() || c.model.browsed(); {
		case u.Phone() && over:
			pause = ui.Element{}
		case u.Phone():
			theme = ui.Element{} // in the settings instead
		case over:
			pause = pause.Hidden()
		}
	}
	return ui.Row(0, pause, tool(help), theme, tool(c.options(u)))
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
