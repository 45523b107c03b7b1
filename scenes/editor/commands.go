// Lists the commands of the editor: undo and redo, those that set or copy the whole position, and the search for games with it. Arranges their
// buttons in rows (shorten, rowsOf, showRow). The buttons that start a game or an analysis are in panel.go (foot).

package editor

import (
	"slices"

	"quintet/games"
	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// steps returns undo and redo of edits, or of plies tried by the rules.
func (s *Scene) steps(u *ui.UI) []ui.Command {
	undo := ui.Command{Name: u.T("play.undo"), Icon: sprites.IconUndo, Act: keys.Undo, Off: !s.history.may(-1), Run: func() { s.step(-1) }}
	redo := ui.Command{Name: u.T("play.redo"), Icon: sprites.IconRedo, Act: keys.Redo, Off: !s.history.may(1), Run: func() { s.step(1) }}
	if s.trial != nil {
		m := s.trial.Match()
		undo.Off, undo.Run = m.Cursor() == 0, s.trial.Undo
		redo.Off, redo.Run = m.Cursor() == m.Len(), s.trial.Redo
	}
	return []ui.Command{undo, redo}
}

// commands returns the commands that change the whole position, or take it elsewhere.
func (s *Scene) commands(u *ui.UI) []ui.Command {
	ts := []ui.Command{
		{Label: u.T("editor.empty"), Word: u.T("editor.empty.short"), Icon: sprites.IconClose, Run: func() { s.change(games.Settled(s.game, games.Cleared(s.game, s.position())), false) }},
		{Label: u.T("editor.start"), Word: u.T("editor.start.short"), Icon: sprites.IconBoard, Run: func() { s.change(s.game.Start(), false) }},
		{Label: u.T("editor.copy"), Word: u.T("editor.copy.short"), Icon: sprites.IconCopy, Act: keys.Copy, Run: func() { s.context.CopyText(games.TextOf(s.position())) }},
	}
	if s.context.Paste != nil {
		ts = append(ts, ui.Command{Label: u.T("editor.paste"), Word: u.T("editor.paste.short"), Icon: sprites.IconPaste, Run: s.context.Paste})
	}
	if !sided(u.Size()) {
		ts = append(ts, s.finder(u))
	}
	return ts
}

// finder opens the list of games that reached the position.
func (s *Scene) finder(u *ui.UI) ui.Command {
	return ui.Command{Label: u.T("collection.find"), Word: u.T("editor.find.short"), Icon: sprites.IconSearch, Act: keys.Find, Run: s.find}
}

// shorten replaces the labels of tools by a word each if two of them do not fit in a row of width w.
func shorten(u *ui.UI, tools []ui.Command, w float32) {
	if !slices.ContainsFunc(tools, func(t ui.Command) bool { return t.Word != "" && u.ButtonWide(t, toolPad) > (w-toolGap)/2 }) {
		return
	}
	for i := range tools {
		b := &tools[i]
		b.Label, b.Name = "", b.Label
	}
}

// rowsOf puts tools in rows of two, but alone in a row if they do not fit in the width w.
func rowsOf(u *ui.UI, tools []ui.Command, w float32) (rows [][]ui.Command) {
	alone := func(t ui.Command) bool { return u.ButtonWide(t, toolPad) > (w-toolGap)/2 }
	for len(tools) > 0 {
		k := 1
		for k < min(2, len(tools)) && !alone(tools[0]) && !alone(tools[k]) {
			k++
		}
		rows, tools = append(rows, tools[:k]), tools[k:]
	}
	return rows
}

// showRow shows the tools of row in a row in r, each with a background.
func showRow(u *ui.UI, row []ui.Command, r render.Rect) {
	for k, cell := range r.Columns(toolGap, render.Even(len(row))...) {
		x := row[k]
		x.Kind = max(x.Kind, ui.Quiet)
		u.Button(cell, x)
	}
}
