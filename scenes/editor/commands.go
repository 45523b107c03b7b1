// Lists the commands of the editor: undo and redo, those that set or copy the whole position, and the search for games with it. It also arranges
// their buttons (tools). Add a command to the function commands; the buttons that start a game or an analysis are in panel.go (start).

package editor

import (
	"slices"

	"quintet/games"
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

// tools shows commands in rows of two, with a word each if the labels do not fit, or one below the other; if iconic is set as icons in one row.
func tools(u *ui.UI, commands []ui.Command, iconic bool) ui.Element {
	var labelled, worded, icons []ui.Element
	for _, x := range commands {
		x.Kind = max(x.Kind, ui.Quiet)
		labelled, icons = append(labelled, compact(u, x)), append(icons, ui.Button(x.IconOnly()))
		if x.Word != "" {
			x.Label, x.Name = "", x.Label
		}
		worded = append(worded, ui.Button(x))
	}
	gap := u.Theme.Space.S
	if iconic {
		return ui.Grid(len(icons), gap, icons...)
	}
	return ui.FirstThatFits(pairs(gap, labelled), pairs(gap, worded), ui.Column(gap, worded...))
}

// pairs places parts in rows of two. An odd last one fills its row.
func pairs(gap float32, parts []ui.Element) ui.Element {
	var rows []ui.Element
	for row := range slices.Chunk(parts, 2) {
		rows = append(rows, ui.Grid(len(row), gap, row...))
	}
	return ui.Column(gap, rows...)
}
