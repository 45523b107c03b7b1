// The buttons of the editor: undo, redo and commands on the whole position.

package editor

import (
	"slices"

	"quintet/games"
	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A tool is a button with what it does.
type tool struct {
	button ui.Button
	do     func()
}

// steps lists the ways back and on in what was done, or tried by the rules.
func (s *Scene) steps(u *ui.UI) []tool {
	undo := ui.Button{Name: u.T("play.undo"), Icon: sprites.IconUndo, Act: keys.Undo, Off: !s.history.may(-1)}
	redo := ui.Button{Name: u.T("play.redo"), Icon: sprites.IconRedo, Act: keys.Redo, Off: !s.history.may(1)}
	if s.trial == nil {
		return []tool{{undo, func() { s.step(-1) }}, {redo, func() { s.step(1) }}}
	}
	m := s.trial.Match()
	undo.Off, redo.Off = m.Cursor() == 0, m.Cursor() == m.Len()
	return []tool{{undo, s.trial.Undo}, {redo, s.trial.Redo}}
}

// commands lists the buttons that change the whole position, or take it elsewhere.
func (s *Scene) commands(u *ui.UI) []tool {
	ts := []tool{
		{ui.Button{Label: u.T("editor.empty"), Word: u.T("editor.empty.short"), Icon: sprites.IconClose}, func() { s.change(games.Settled(s.game, games.Emptied(s.game, s.position())), false) }},
		{ui.Button{Label: u.T("editor.start"), Word: u.T("editor.start.short"), Icon: sprites.IconBoard}, func() { s.change(s.game.Start(), false) }},
		{ui.Button{Label: u.T("editor.copy"), Word: u.T("editor.copy.short"), Icon: sprites.IconCopy, Act: keys.Copy}, func() { s.context.CopyText(games.TextOf(s.position())) }},
	}
	if s.context.Paste != nil {
		ts = append(ts, tool{ui.Button{Label: u.T("editor.paste"), Word: u.T("editor.paste.short"), Icon: sprites.IconPaste}, s.context.Paste})
	}
	if !sided(u.Size()) {
		ts = append(ts, s.finder(u))
	}
	return ts
}

// finder leads to the games that have come to the position on the board.
func (s *Scene) finder(u *ui.UI) tool {
	return tool{ui.Button{Label: u.T("collection.find"), Word: u.T("editor.find.short"), Icon: sprites.IconSearch, Act: keys.Find}, s.find}
}

// iconic returns t as an icon that a tooltip names.
func (t tool) iconic() tool {
	t.button.Label, t.button.Word, t.button.Name = "", "", t.button.Label
	return t
}

// short leaves of the labels of tools the word for each where two of them have no room side by side in the width w.
func short(u *ui.UI, tools []tool, w float32) {
	if !slices.ContainsFunc(tools, func(t tool) bool { return t.button.Word != "" && u.ButtonWide(t.button, toolPad) > (w-toolGap)/2 }) {
		return
	}
	for i := range tools {
		b := &tools[i].button
		b.Label, b.Name = "", b.Label
	}
}

// rowsOf puts tools side by side in rows of two, but those alone that have no room there in the width w.
func rowsOf(u *ui.UI, tools []tool, w float32) (rows [][]tool) {
	alone := func(t tool) bool { return u.ButtonWide(t.button, toolPad) > (w-toolGap)/2 }
	for len(tools) > 0 {
		k := 1
		for k < min(2, len(tools)) && !alone(tools[0]) && !alone(tools[k]) {
			k++
		}
		rows, tools = append(rows, tools[:k]), tools[k:]
	}
	return rows
}

// showRow shows the tools of row side by side in r.
func showRow(u *ui.UI, row []tool, r render.Rect) {
	for k, cell := range r.Columns(toolGap, render.Even(len(row))...) {
		row[k].show(u, cell)
	}
}

// show shows t in r, and does it when it is pressed.
func (t tool) show(u *ui.UI, r render.Rect) {
	if t.button.Kind == ui.Plain {
		t.button.Kind = ui.Quiet
	}
	if u.Button(r, t.button) {
		t.do()
	}
}
