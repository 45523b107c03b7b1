// Handles the keys of the table that have no button on the screen, among them the back key (back). It also lists the commands that move between
// variations (variationKeys) and those in the menu of a ply (plyMenu). Add a key without a button to keys; commands with a button are in commands.go.

package play

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/match"
	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/settings"
	"quintet/scenes/ui"
)

// keys handles the keys that have no button on the screen.
func (s *Scene) keys(u *ui.UI) {
	if u.Act(keys.Back) {
		s.back(u)
	}
	if s.model.asking != askNothing && u.Act(keys.Begin) { // Enter must do nothing harmful
		if s.model.asking == askSure {
			s.undo()
		} else {
			s.dismiss()
		}
	}
	if u.Act(keys.Players) {
		s.seat.openNext(u, s.page.besideBoard())
	}
	s.endIgnored(u)
	if s.personDecides() && u.Act(keys.Coordinates) {
		s.model.board.Hand.Typing.Begin()
		u.Edit(typingField)
	}
	s.layerKeys(u)
	s.unseenKeys(u)
}

// back closes what is open, undoes the last step, ends a refusal or the threats, or opens the menu. The back button of a browser undoes nothing and
// leaves the page instead of opening the menu.
func (s *Scene) back(u *ui.UI) {
	refused := s.model.board.Hand.Refusal() != nil
	switch {
	case s.model.asking != askNothing:
		s.dismiss()
	case s.model.comments.Whole() && (s.page.shape == wide || s.moves):
		s.model.comments.Close()
	case !u.In.Back && s.putBack(): // the browser leaves the page with the unfinished ply
	case s.layers.open || s.focused:
		s.layers.open, s.focused = false, false
	case u.In.Back:
		s.commands.next = s.commands.afterLeaving()
	case s.model.board.Display.ThreatViewAllowed() && s.model.board.Display.LayerChosen(settings.LayerThreats):
		if s.model.board.Hand.Dismiss(); !refused { // the threats are hidden while a reason is shown
			s.threatView.turn()
		}
	default:
		s.openMenu(u)
	}
}

// menuKeys handles the keys of the menu's commands while it is closed.
func (s *Scene) menuKeys(u *ui.UI) {
	if u.Live() {
		u.ByKey(slices.Concat(s.commands.menu(u)...))
	}
}

// openMenu opens the menu and dismisses a refusal. If a key opened it, its first command gets the focus.
func (s *Scene) openMenu(u *ui.UI) {
	s.covered = true
	s.model.board.Hand.Dismiss()
	if len(u.In.Keys) > 0 {
		u.Focus(s.commands.menu(u)[0][0].Label)
	}
}

// focusing sets the keys that press the button with the focus. While a person is to move there is no focus: the keys move the cursor on the board.
func (s *Scene) focusing(u *ui.UI) {
	switch {
	case s.covered || s.ply.shown() || s.model.comments.Writing() || s.model.asking != askNothing || s.model.table.Match.Over():
	case s.model.table.Covered():
		u.Focusing() // Enter starts the clock
	case s.model.table.Watching():
		u.Focusing(keys.Press) // keys.Choose pauses
	case s.model.table.PersonMoves():
		u.Focusing()
	default:
		u.Focusing(keys.Choose) // keys.Press ends the thinking
	}
}

// endIgnored answers the key that ends a turn when there is nothing to end.
func (s *Scene) endIgnored(u *ui.UI) {
	if _, ends := s.model.board.Hand.TurnEnd(); ends || !s.personDecides() || s.model.board.Hand.Typing.Open() || !u.Act(keys.EndTurn) {
		return
	}
	v := s.model.view()
	_, may := s.model.game.(games.TurnEnder)
	switch {
	case may:
		s.decline(board.Say("play.noend.empty"))
	case v.Steps > 1:
		s.decline(board.Say("play.noend.more")) // the prompt says what is left to do
	default:
		s.decline(board.Say("play.noend"))
	}
}

// layerKeys handles the keys of the layers while their list is not shown.
func (s *Scene) layerKeys(u *ui.UI) {
	if !s.layersShown() {
		u.ByKey(s.layers.switches(u))
		if !s.focused && u.Act(keys.Focus) { // in the list, its switch has the key
			s.focused = true
		}
	}
	if s.focused && u.Act(keys.Layers) {
		s.layers.open, s.focused = true, false
		s.model.board.Hand.Dismiss()
	}
}

// unseenKeys handles the keys of commands whose buttons have no room, or are hidden because only the board is shown.
func (s *Scene) unseenKeys(u *ui.UI) {
	as := s.variationKeys(u)
	if s.page.shape != wide {
		as = append(as, s.commands.navigation(u)...)
	}
	if s.page.shape == bare {
		as = append(as, s.commands.undo(u), s.commands.redo(u), s.commands.hint(u))
	}
	u.ByKey(as)
}

// variationKeys returns the commands that move between variations and edit them.
func (s *Scene) variationKeys(u *ui.UI) []ui.Command {
	n := s.model.table.Match.Node()
	way := func(act keys.Action, to *match.Node) ui.Command {
		return ui.Command{Act: act, Off: to == nil || s.model.table.Covered(), Run: func() { s.show(to) }}
	}
	edit := func(act keys.Action, do func()) ui.Command {
		return ui.Command{Act: act, Off: s.model.table.Covered(), Run: do}
	}
	return []ui.Command{
		way(keys.NextVariation, s.model.table.Match.NextVariation(1)), way(keys.PreviousVariation, s.model.table.Match.NextVariation(-1)), way(keys.VariationStart, s.model.table.Match.VariationStart()),
		edit(keys.PlyMenu, func() { s.ply.open(n, s.belowPly()) }),
		edit(keys.Comment, func() { s.model.comments.Write(u, n, s.belowPly()) }),
		edit(keys.UndoEdit, func() { s.revise(s.model.table.Match.UndoEdit) }), edit(keys.RedoEdit, func() { s.revise(s.model.table.Match.RedoEdit) }),
	}
}

// belowPly returns where the menu of the current ply opens: below it in the move list if it is visible there, otherwise beside the board.
func (s *Scene) belowPly() render.Point {
	if at := s.list.here; s.page.shape == wide && at.W > 0 {
		return render.Point{X: at.X, Y: at.Y + at.H + 4}
	}
	return s.page.besideBoard()
}

// plyMenu draws the menu of a ply with its commands.
func (s *Scene) plyMenu(u *ui.UI) {
	m, n, same := s.model.table.Match, s.ply.of.ply, s.ply.of.same
	var as []ui.Command
	offer := func(may bool, words string, act keys.Action, do func()) {
		if may {
			as = append(as, ui.Command{Label: words, Act: act, Ellipsis: act == keys.Comment, Run: do})
		}
	}
	offer(true, u.T("play.edit.comment"), keys.Comment, func() { s.model.comments.Write(u, n, s.ply.at) })
	offer(same != nil, u.T("play.edit.same"), "", func() { s.show(same) })
	offer(m.Promotable(n) == nil, u.T("play.edit.promote"), "", func() { must(m.Promote(n)) })
	offer(m.Deletable(n) == nil, u.T("play.edit.delete"), "", func() { s.remove(n) })
	if c, ok := m.LastEdit(); ok {
		offer(true, u.T("play.edit.undo", s.model.edited(u, c)), keys.UndoEdit, func() { s.revise(m.UndoEdit) })
	}
	if c, ok := m.NextEdit(); ok {
		offer(true, u.T("play.edit.redo", s.model.edited(u, c)), keys.RedoEdit, func() { s.revise(m.RedoEdit) })
	}
	s.ply.draw(u, as, func(k match.Mark) { must(m.SetMark(n, k)) })
}
