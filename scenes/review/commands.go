// The commands of the review page: what they do, where their buttons are, and which keys they have. Add a command in commandsIn, to the group of the
// place where its button should be.

package review

import (
	"slices"

	"quintet/games/board"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardpage"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// pressing holds the keys that press the button with the focus. The arrows move through the game.
var pressing = []keys.Action{keys.Press}

// A commandSet holds all commands of the page, grouped by where their buttons are. Each key works whether or not the button is visible, so a new
// command only needs a line in one of these groups.
type commandSet struct {
	tools    []ui.Command // at the right end of the bar
	actions  []ui.Command // beside or below the words, the main one first
	turns    []ui.Command // at the bottom: through the game by turns, or back to the editor
	moments  []ui.Command // beside turns: to the previous and the next key moment
	heat     ui.Command   // above the best plies
	panel    []ui.Command // in a rail, below the words
	keysOnly []ui.Command // without buttons
}

// all returns all commands of c.
func (c commandSet) all() []ui.Command {
	return slices.Concat(c.tools, c.actions, c.turns, c.moments, c.panel, c.keysOnly, []ui.Command{c.heat})
}

// commandsIn returns the commands of a page of the given shape.
func (s *Scene) commandsIn(u *ui.UI, shape shape) commandSet {
	c := commandSet{
		tools:   []ui.Command{s.drawCommand(u), s.inLibrary(u)},
		actions: s.actions(u),
		heat:    s.heatMap(u),
		keysOnly: []ui.Command{
			{Act: keys.Copy, Run: func() { s.context.Copy(s.table, true) }},
			{Act: keys.CopyHere, Run: s.copyHere},
			{Act: keys.NextLine, Run: s.nextLine},
			{Act: keys.LineOn, Run: func() { s.stepLine(1) }},
			{Act: keys.LineBack, Run: func() { s.stepLine(-1) }},
			{Act: keys.TryLine, Run: s.tryLine},
			{Act: keys.PlyBack, Run: s.plyBack},
			{Act: keys.PlyOn, Run: func() { s.choose(s.shown() + 1) }},
			{Act: keys.Undo, Off: s.tried == nil, Run: s.back},
			{Act: keys.Erase, Off: len(s.drawings()) == 0, Run: func() { s.setDrawings(nil) }},
		},
	}
	if comment := s.comment(u); shape == rail { // the bar has no room for it; it is beside the colours of the pen
		c.keysOnly = append(c.keysOnly, ui.Command{Act: comment.Act, Off: comment.Off, Run: comment.Run})
	} else {
		c.tools = append([]ui.Command{comment}, c.tools...)
	}
	if practise := s.practise(u); shape == rail && s.offersPractice() {
		c.panel = practise
	} else {
		c.tools = append(practise, c.tools...)
	}
	switch {
	case s.hasPlies():
		c.turns = boardpage.Turns(u, &s.match, s.choose)
	case s.page.SetUp:
		c.turns = []ui.Command{{Label: u.T("review.setup"), Icon: sprites.IconPencil, Kind: ui.Quiet, Run: s.leave}}
	}
	if all := s.review.Moments(); len(all) > 0 {
		c.moments = []ui.Command{s.toMoment(u, -1, all), s.toMoment(u, 1, all)}
	}
	if shape != wide && s.hasPlies() {
		c.actions = append([]ui.Command{s.movesButton(u)}, c.actions...)
	}
	return c
}

// comment opens the sheet for the comment on the position, at the right edge of the board.
func (s *Scene) comment(u *ui.UI) ui.Command {
	slab := s.board.Display.Layout().Slab
	return s.comments.Command(u, render.Point{X: slab.X + slab.W, Y: slab.Y})
}

// closing returns the commands that close or end what was started on the page. They come before all others: the key for going back leaves the page
// only if there is nothing to end.
func (s *Scene) closing() []ui.Command {
	return []ui.Command{
		{Act: keys.Back, Off: !s.board.Hand.Pen.On, Run: s.endDrawing},
		{Act: keys.Back, Off: s.candidates.pinned < 0, Run: func() { s.candidates.pinned = -1 }},
		{Act: keys.Back, Off: s.tried == nil, Run: func() { s.choose(s.shown()) }},
		{Act: keys.Back, Off: !s.comments.Whole(), Run: s.comments.Close},
	}
}

// toMoment goes to the one of the key moments all that is steps away from the position shown.
func (s *Scene) toMoment(u *ui.UI, steps int, all []int) ui.Command {
	icon, name, act := sprites.IconNext, "review.moment.next", keys.NextMoment
	if steps < 0 {
		icon, name, act = sprites.IconPrevious, "review.moment.previous", keys.PreviousMoment
	}
	place := s.moment(steps, all)
	return ui.Command{Icon: icon, Name: u.T(name), Act: act, Off: place < 0, Run: func() { s.choose(s.review.Turn(all[place]).End) }}
}

// actions lists the commands for going on from the position on the board, the first at the right end: playing on at the table, or going back to the
// game from what is tried out; an answer of the computer; and swapping colours if that is legal, because no cell of the board does that.
func (s *Scene) actions(u *ui.UI) []ui.Command {
	on := ui.Command{Label: u.T("review.playon"), Word: u.T("review.playon.short"), Icon: sprites.IconPlay, Act: keys.PlayOn, Off: !s.playable(), Run: s.playOn}
	if s.tried != nil {
		on = ui.Command{Label: u.T("review.whatif.end"), Word: u.T("review.whatif.end.short"), Icon: sprites.IconPrevious, Act: keys.Back, Run: func() { s.choose(s.shown()) }}
	}
	all := []ui.Command{on, s.trial.askButton(u)}
	if t := s.geo.Button("swap"); t != board.NoTarget && s.board.Hand.IsPly(t) {
		all = append(all, ui.Command{Label: u.T("play.swap"), Word: u.T("review.swap.short"), Icon: sprites.IconSwap, Act: keys.Swap, Off: s.trial.answering(), Run: func() { s.carryOut(s.board.Hand.Click(t)) }})
	}
	return all
}

// practise opens the exercises that were made from the game, if there are any.
func (s *Scene) practise(u *ui.UI) []ui.Command {
	if s.record == "" {
		return nil
	}
	ids := s.context.Deck.From(s.record)
	if len(ids) == 0 {
		return nil
	}
	return []ui.Command{{Label: u.T("review.exercises", len(ids)), Icon: sprites.IconTarget, Act: keys.Training, Run: func() {
		s.next = scenes.Next{Do: scenes.Push, Name: scenes.Training, Args: scenes.Exercises{IDs: ids}}
	}}}
}

// copyHere copies the code of the position on the board.
func (s *Scene) copyHere() {
	at := match.NewAt(s.rules, s.on().Position().Clone(), nil)
	s.context.Copy(&table.Table{Spec: s.table.Spec, Match: at}, false)
}

// inLibrary opens the list of the finished games that reached the position on the board.
func (s *Scene) inLibrary(u *ui.UI) ui.Command {
	return ui.Command{Name: u.T("collection.find"), Icon: sprites.IconSearch, Act: keys.Find, Run: func() {
		at := scenes.Position{Spec: s.table.Spec, Game: s.rules, At: s.on().Position().Clone()}
		s.next = scenes.Next{Do: scenes.Push, Name: scenes.Collection, Args: at}
	}}
}

// heatMap turns the heat map, which shows how good each ply is, on or off.
func (s *Scene) heatMap(u *ui.UI) ui.Command {
	return ui.Command{Label: u.T("review.heat"), Icon: sprites.IconLayers, Act: keys.HeatMap, Lit: s.analysis.heat, Run: func() { s.analysis.heat = !s.analysis.heat }}
}

// movesButton switches between the move list and the words with the best plies, in a window that has no room for both.
func (s *Scene) movesButton(u *ui.UI) ui.Command {
	b := ui.Command{Label: u.T("play.moves"), Icon: sprites.IconMenu, Act: keys.Moves, Run: func() { s.moves = !s.moves }}
	if s.moves {
		b.Label, b.Icon = u.T("review.chart"), sprites.IconCurve
	}
	b.Word = b.Label
	return b
}

// plyBack takes back a ply that was tried out, or else shows the position one ply earlier.
func (s *Scene) plyBack() {
	if s.tried != nil {
		s.back()
		return
	}
	s.choose(s.shown() - 1)
}

// nextLine plays out the next of the best lines, after the last one none.
func (s *Scene) nextLine() {
	c := &s.candidates
	if c.pinned++; c.pinned >= len(s.analysis.lines) {
		c.pinned = -1
	}
}

// stepLine steps through the line that is played out. If there is none it starts the best line.
func (s *Scene) stepLine(by int) {
	if !s.board.Display.Lines.Step(by) && len(s.analysis.lines) > 0 {
		s.candidates.pinned = 0
	}
}

// tryLine tries out the first ply of the line that is played out, or else of the best line.
func (s *Scene) tryLine() {
	i := max(0, s.candidates.playing)
	if !s.on().Over() && i < len(s.analysis.lines) {
		s.try(s.analysis.lines[i].Moves[0])
	}
}

// shorter returns x with its short word as its label.
func shorter(x ui.Command) ui.Command {
	x.Label, x.Word = x.Word, ""
	return x
}

// iconic returns x as an icon with a background.
func iconic(x ui.Command) ui.Command {
	x = x.IconOnly()
	x.Kind = ui.Quiet
	return x
}
