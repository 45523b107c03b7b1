// Shows commands side by side in a toolbar (Toolbar): with labels if there is room for all, else as icons. Commands without room go into a menu
// behind the last button; Menus shows that menu above the page. Change in tools when labels disappear and which commands go into the menu.

package ui

import (
	"cmp"

	"quintet/render"
	"quintet/sprites"
)

// ToolSize is the width and height of a tool that is only an icon.
const ToolSize = 40

// ToolPitch returns the distance between neighbouring icons of a toolbar. At a smaller scale a finger needs more.
func (u *UI) ToolPitch() float32 { return max(ToolSize, u.Finger()) }

// Toolbar shows cs side by side: all with their labels if these fit, otherwise as icons, and what has no room in a menu. A command with only a name is
// always an icon. The keys of all commands work.
func Toolbar(cs ...Command) Element {
	if len(cs) == 0 {
		return Element{}
	}
	return Element{part: toolbar(cs), shrinks: true}
}

type toolbar []Command

// tools returns the buttons of t for a width of w, and the commands of its menu.
func (t toolbar) tools(u *UI, w float32) (row, rest []Command) {
	pitch, worded := u.ToolPitch(), float32(0)
	shown := len(t)
	if n := int((w + rounding) / pitch); n < shown {
		shown = max(0, n-1)
	}
	for _, x := range t {
		worded += u.toolWide(x.worded())
	}
	for _, x := range t[:shown] {
		if worded <= w+rounding {
			row = append(row, x.worded())
		} else {
			row = append(row, x.IconOnly())
		}
	}
	if shown < len(t) {
		row = append(row, Command{Icon: sprites.IconMore, Name: u.T("tools.more")})
	}
	return row, t[shown:]
}

// worded returns x as an icon with its label beside it.
func (x Command) worded() Command {
	word := x.Label
	x = x.IconOnly()
	x.Word = word
	return x
}

// toolWide returns the width of x in a toolbar.
func (u *UI) toolWide(x Command) float32 {
	if x.Word == "" {
		return u.ToolPitch()
	}
	return u.WordWidth(x.Word)
}

func (t toolbar) size(u *UI, room Extent) Extent {
	e := Extent{H: ToolSize}
	row, rest := t.tools(u, room.W)
	for _, x := range row {
		e.W += u.toolWide(x)
	}
	e.Cut = len(rest) > 0
	return e
}

func (t toolbar) draw(u *UI, r render.Rect) {
	row, rest := t.tools(u, r.W)
	for i, x := range row {
		var at render.Rect
		at, r = r.CutLeft(u.toolWide(x), 0)
		at = at.Place(at.W, ToolSize, render.Start, render.Middle)
		if len(rest) > 0 && i == len(row)-1 {
			u.menu, u.menuAt = rest, at
			x.Run = func() { u.state.menu = true }
		}
		u.Button(at, x)
	}
	u.ByKey(rest)
}

// Menus describes page, and above it the menu of its toolbar if that is open.
func (u *UI) Menus(page func()) {
	if !u.state.menu {
		page()
		return
	}
	u.Modal(page, u.openMenu)
}

// openMenu shows the menu of the toolbar of the page below or above its button. It closes before a command runs, and when there is room for all tools.
func (u *UI) openMenu() {
	if len(u.menu) == 0 {
		u.state.menu = false
		return
	}
	const wide, high, beyond = 264, 44, 4
	w, h := u.Size()
	space := u.Theme.Space
	rows := make([]Element, len(u.menu))
	for i, x := range u.menu {
		x.Label, x.Name, x.Word, x.ListRow = cmp.Or(x.Label, x.Name), "", "", true
		rows[i] = Button(x.After(func() { u.state.menu = false })).Height(high)
	}
	menu := Column(0, rows...).Pad(space.S, space.S)
	r := render.Rect{W: min(wide, w-2*space.S)}
	r.H = u.Extent(menu, r.W, h).H
	r.X = max(space.S, min(u.menuAt.X+u.menuAt.W-r.W, w-space.S-r.W))
	r.Y = max(space.S, min(u.menuAt.Y+u.menuAt.H+beyond, h-space.S-r.H))
	u.Sheet(r)
	u.Lay(r, menu)
	if u.state.menu && u.Dismissed(r) {
		u.state.menu = false
	}
}
