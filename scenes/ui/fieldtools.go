// Buttons for touch that cut, copy, paste and select all, in a row above or below the field with the focus. Add a fieldCommand here: its button
// appears if commands lists it, and run executes it on the editor of field.go.

package ui

import (
	"quintet/render"
	"quintet/render/input"
)

// fieldTools are the clipboard commands for touch, in a row above or below the field with the focus.
type fieldTools struct {
	on      bool // they are visible
	all     []fieldTool
	pressed fieldCommand // the one under the finger
	chosen  fieldCommand // the one that was tapped, for the field to run
}

// A fieldTool is a command with its place in the last pass.
type fieldTool struct {
	command fieldCommand
	rect    render.Rect
}

// A fieldCommand is a command for the text of a field. The zero fieldCommand is none.
type fieldCommand uint8

const (
	noCommand fieldCommand = iota
	cutText
	copyText
	pasteText
	selectText
)

// press handles a finger on the tools, before anything below them sees it.
func (f *fieldTools) press(u *UI) {
	if !f.on {
		return
	}
	at := noCommand
	for _, x := range f.all {
		if x.rect.Contains(u.Pointer()) {
			at = x.command
		}
	}
	if u.In.Pressed&input.Left != 0 {
		f.pressed = at
	}
	if f.pressed == noCommand {
		return
	}
	if u.In.Released&input.Left != 0 && at == f.pressed {
		f.chosen = at
	}
	if u.In.Down&input.Left == 0 {
		f.pressed = noCommand
	}
	u.inputUsed = true
	u.hideFinger()
}

// run applies the chosen command to the text of e.
func (f *fieldTools) run(u *UI, e *editor) {
	command := f.chosen
	f.chosen = noCommand
	switch command {
	case noCommand:
		return
	case cutText:
		e.command(u, "x", false)
	case copyText:
		e.command(u, "c", false)
	case pasteText:
		e.command(u, "v", false)
	case selectText:
		e.command(u, "a", false)
	}
	f.on = command == selectText
}

// commands returns the commands that make sense for e now.
func (f *fieldTools) commands(u *UI, e *editor) (all []fieldCommand) {
	if e.selected() != "" && u.Clipboard.Copy != nil {
		all = append(all, cutText, copyText)
	}
	if u.Clipboard.Paste != nil {
		all = append(all, pasteText)
	}
	if e.selected() != e.text {
		all = append(all, selectText)
	}
	return all
}

// show draws the tools of e above everything else: above its field, or below it if there is no space.
func (f *fieldTools) show(u *UI, e *editor) {
	const gap, side, high = 6, 14, fingerSide
	f.all = f.all[:0]
	if !f.on {
		return
	}
	words := map[fieldCommand]string{cutText: u.T("field.cut"), copyText: u.T("field.copy"), pasteText: u.T("field.paste"), selectText: u.T("field.all")}
	row := render.Rect{X: e.rect.X, Y: e.rect.Y - gap - high, H: high}
	if row.Y < 0 {
		row.Y = e.rect.Y + e.rect.H + gap
	}
	commands := f.commands(u, e)
	for _, c := range commands {
		row.W += u.Measure(words[c], render.TypeButton) + 2*side
	}
	w, _ := u.Size()
	row.X = max(0, min(row.X, w-row.W))
	rest := row
	for _, c := range commands {
		var at render.Rect
		at, rest = rest.CutLeft(u.Measure(words[c], render.TypeButton)+2*side, 0)
		f.all = append(f.all, fieldTool{c, at})
		u.Add(words[c], at)
	}
	all := f.all
	u.overlays = append(u.overlays, func() {
		u.Cover(row)
		u.Box(row, render.Box{Radius: 8, Top: u.Theme.TagGround})
		for _, x := range all {
			u.WriteIn(words[x.command], render.TypeButton, x.rect, render.Middle, u.Theme.TagText)
		}
	})
}
