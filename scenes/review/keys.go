// The commands of the review page and their keys.

package review

import (
	"quintet/games/board"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/scenes"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// pressing are the keys that press what has the focus: arrows lead through the game.
var pressing = []keys.Action{keys.Press}

// shorter returns x with its short word as its label.
func shorter(x ui.Command) ui.Command {
	x.Label, x.Word = x.Word, ""
	return x
}

// iconic returns x as an icon on a ground.
func iconic(x ui.Command) ui.Command {
	x = x.IconOnly()
	x.Kind = ui.Quiet
	return x
}

// navigation lead through the game by turns.
func (s *Scene) navigation(u *ui.UI) []ui.Command {
	to := func(icon sprites.Icon, name string, act keys.Action, off bool, plies int) ui.Command {
		return ui.Command{Icon: icon, Name: u.T(name), Act: act, Off: off, Run: func() { s.choose(plies) }}
	}
	start, end := s.shown() == 0, s.shown() == s.match.Len()
	return []ui.Command{
		to(sprites.IconFirst, "play.first", keys.First, start, 0),
		to(sprites.IconPrevious, "play.back", keys.TurnBack, start, s.match.TurnBefore()),
		to(sprites.IconNext, "play.forward", keys.TurnOn, end, s.match.TurnAfter()),
		to(sprites.IconLast, "play.last", keys.Last, end, s.match.Len()),
	}
}

// toMoment leads to a key moment, steps from what is shown.
func (s *Scene) toMoment(u *ui.UI, steps int) ui.Command {
	icon, name, act := sprites.IconNext, "review.moment.next", keys.NextMoment
	if steps < 0 {
		icon, name, act = sprites.IconPrevious, "review.moment.previous", keys.PreviousMoment
	}
	all := s.moments()
	place := s.moment(steps, all)
	return ui.Command{Icon: icon, Name: u.T(name), Act: act, Off: place < 0, Run: func() { s.choose(all[place].End) }}
}

// onward plays on from what is shown.
func (s *Scene) onward(u *ui.UI) ui.Command {
	return ui.Command{Label: u.T("review.playon"), Word: u.T("review.playon.short"), Icon: sprites.IconPlay, Act: keys.PlayOn, Run: s.playOn}
}

// after lists the ways on from what is on the board, the first at the right end: to play on at the table, or back to the game from what is tried
// out; an answer of the computer; and the swap of the colours where that is a ply, for it is no cell of the board.
func (s *Scene) after(u *ui.UI) []ui.Command {
	on := s.onward(u)
	if s.tried != nil {
		on = ui.Command{Label: u.T("review.whatif.end"), Word: u.T("review.whatif.end.short"), Icon: sprites.IconPrevious, Act: keys.Back, Run: func() { s.choose(s.shown()) }}
	}
	as := []ui.Command{on, s.trial.ask(u)}
	if t := s.geo.Button("swap"); t != board.NoTarget && s.board.Hand.Begins(t) {
		swap := ui.Command{Label: u.T("play.swap"), Word: u.T("review.swap.short"), Icon: sprites.IconSwap, Act: keys.Swap, Off: s.trial.answering(), Run: func() { s.carryOut(s.board.Hand.Click(t)) }}
		as = append(as, swap)
	}
	return as
}

// toSetUp leads back to where the position was set up.
func toSetUp(u *ui.UI, leave func()) ui.Command {
	return ui.Command{Label: u.T("review.setup"), Icon: sprites.IconPencil, Kind: ui.Quiet, Run: leave}
}

// copyHere puts the code of the position on the board on the clipboard.
func (s *Scene) copyHere() {
	at := match.NewAt(s.rules, s.on().Position().Clone(), nil)
	s.context.Copy(&table.Table{Spec: s.table.Spec, Match: at}, false)
}

// inLibrary leads to the finished games that have come to the position on the board.
func (s *Scene) inLibrary(u *ui.UI) ui.Command {
	return ui.Command{Name: u.T("collection.find"), Icon: sprites.IconSearch, Act: keys.Find, Run: func() {
		at := scenes.Position{Spec: s.table.Spec, Game: s.rules, At: s.on().Position().Clone()}
		s.next = scenes.Next{Do: scenes.Push, Name: scenes.Collection, Args: at}
	}}
}

// heatMap shows and hides how good each ply is.
func (s *Scene) heatMap(u *ui.UI) ui.Command {
	return ui.Command{Label: u.T("review.heat"), Icon: sprites.IconLayers, Act: keys.HeatMap, Lit: s.analysis.heat, Run: func() { s.analysis.heat = !s.analysis.heat }}
}

// movesButton leads to the list of moves where it has no place of its own, and from there back to the words and the best moves; there is none
// without moves.
func (s *Scene) movesButton(u *ui.UI) []ui.Command {
	if !s.hasPlies() {
		return nil
	}
	b := ui.Command{Label: u.T("play.moves"), Icon: sprites.IconMenu, Act: keys.Moves, Run: func() { s.moves = !s.moves }}
	if s.moves {
		b.Label, b.Icon = u.T("review.chart"), sprites.IconCurve
	}
	b.Word = b.Label
	return []ui.Command{b}
}

// putDown ends by the key that leads back what was begun on the page: that leads away only where nothing was.
func (s *Scene) putDown(u *ui.UI) {
	switch {
	case s.trial.open && (u.Act(keys.Back) || u.Act(keys.Answer)):
		s.trial.open = false
	case s.candidates.pinned >= 0 && u.Act(keys.Back):
		s.candidates.pinned = -1
	case s.tried != nil && u.Act(keys.Back):
		s.choose(s.shown())
	}
}

// keys handles the keys that no button has.
func (s *Scene) keys(u *ui.UI) {
	switch {
	case u.Act(keys.Back):
		s.leave()
	case s.tried != nil && (u.Act(keys.PlyBack) || u.Act(keys.Undo)):
		s.back()
	case u.Act(keys.Copy):
		s.context.Copy(s.table, true)
	case u.Act(keys.CopyHere):
		s.copyHere()
	case u.Act(keys.HeatMap):
		s.heatMap(u).Run()
	case u.Act(keys.NextLine):
		s.nextLine()
	case u.Act(keys.LineOn):
		s.stepLine(1)
	case u.Act(keys.LineBack):
		s.stepLine(-1)
	case u.Act(keys.TryLine):
		s.tryLine()
	case u.Act(keys.PlyBack):
		s.choose(s.shown() - 1)
	case u.Act(keys.PlyOn):
		s.choose(s.shown() + 1)
	}
}

// nextLine lets the next of the best plies be played out, after the last none.
func (s *Scene) nextLine() {
	c := &s.candidates
	if c.pinned++; c.pinned >= len(s.analysis.lines) {
		c.pinned = -1
	}
}

// stepLine steps through the line that is played out; where none is, the best begins.
func (s *Scene) stepLine(by int) {
	if !s.board.Display.Lines.Step(by) && len(s.analysis.lines) > 0 {
		s.candidates.pinned = 0
	}
}

// tryLine tries the first ply of the line out that is played out, or of the best.
func (s *Scene) tryLine() {
	i := max(0, s.candidates.playing)
	if !s.on().Over() && i < len(s.analysis.lines) {
		s.try(s.analysis.lines[i].Moves[0])
	}
}
