package play

import (
	"slices"

	"quintet/render"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// A toolbar stands above the board: the menu and the name of the game. What changes how the board is seen stands at its right end, or where
// there is room in the line of the prompt.
type toolbar struct{ *model }

// draw draws the toolbar up to right, with the button of the menu. about says in a few words each what is played.
func (t *toolbar) draw(u *ui.UI, right float32, about []string, menu action) {
	width, _ := u.Size()
	at := render.Rect{X: scenes.Margin(width) - scenes.WayBare, Y: 8, W: toolSide, H: toolSide}
	menu.show(u, at)
	begin := at.X + at.W + 8
	w := float32(0)
	if !u.Phone() { // else the board says it
		w = u.Write(t.table.Spec.Name, render.TypeBar, render.Point{X: begin, Y: 34}, render.Start, u.Theme.Text)
	}
	begin += w + 15
	if how := scenes.FitWords(u, about, render.TypeSmall, right-begin-16); how != "" {
		u.Write(how, render.TypeSmall, render.Point{X: begin, Y: 34}, render.Start, u.Theme.Muted)
	}
}

// toolSide is the height of a tool, and the width of one without a word.
const toolSide = scenes.ToolSide

// A tool is an action as an icon, with a word beside it where there is room.
type tool struct {
	action
	word string          // the key of its word
	held func(down bool) // is told whether it is being pressed; nil for nothing
}

// worded reports whether a room of width w has the words of tools.
func (t *toolbar) worded(u *ui.UI, tools []tool, w float32) bool {
	wide := float32(0)
	for _, x := range tools {
		wide += u.WordWide(u.T(x.word))
	}
	return wide <= w
}

// views draws tools in the middle of the height of r, the last one at its right side, and returns what is left of r. worded says that there is
// room for words.
func (t *toolbar) views(u *ui.UI, r render.Rect, worded bool, tools []tool) (rest render.Rect) {
	for _, x := range slices.Backward(tools) {
		wide := float32(toolSide)
		if worded {
			x.button.Word = u.T(x.word)
			wide = u.WordWide(x.button.Word)
		}
		var at render.Rect
		at, r = r.CutRight(wide, 0)
		at = at.Place(at.W, toolSide, render.Start, render.Middle)
		x.show(u, at)
		if x.held != nil {
			p, pressed := u.Press()
			x.held(!x.button.Off && pressed && u.In.Down&input.Left != 0 && at.Contains(p))
		}
	}
	return r
}
