// Lists the commands of the table: their labels, icons and keys, and when each is enabled. The last third chooses those that the prompt shows now
// (contextual). Add a command here; menu.go lists those of the menu, and keys.go has keys without a button.

package play

import (
	"quintet/games/board"
	"quintet/games/play/table"
	"quintet/games/play/terms"
	"quintet/scenes"
	"quintet/scenes/boardpage"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/settings"
	"quintet/scenes/play/thinking"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// commands makes the commands of a table for the parts of the page that show them.
type commands struct {
	host   *host
	model  *model
	page   *arrangement
	ladder *ladder
	next   scenes.Next // where the last command leads
	// exporting says that the menu shows the list of export formats.
	exporting   bool
	fromLibrary bool // see New
}

// to returns a function that leads to next.
func (c *commands) to(next scenes.Next) func() { return func() { c.next = next } }

// after returns a function that leads to the result of next, unless choices after the game are still ignored.
func (c *commands) after(next func() scenes.Next) func() {
	return func() {
		if !c.host.ignores() {
			c.next = next()
		}
	}
}

// begin returns a function that starts another game at the table that f makes. In an even match the computer follows the results.
func (c *commands) begin(u *ui.UI, f func() *table.Table) func() {
	return c.after(func() scenes.Next {
		t := f()
		scenes.EvenSeats(c.model.context, u, t.Spec.ID, t.Match.Seats())
		return scenes.Next{Do: scenes.Replace, Name: scenes.Play, Args: t}
	})
}

// rematch starts another game with the same people.
func (c *commands) rematch(u *ui.UI) ui.Command {
	return ui.Command{Label: u.T("play.rematch"), Icon: sprites.IconSwap, Act: keys.Rematch, Run: c.begin(u, func() *table.Table { return c.model.table.Rematch(c.model.context.Rand) })}
}

// swapSeats is rematch with everyone on the next seat.
func (c *commands) swapSeats(u *ui.UI) ui.Command {
	label := "play.swapseats"
	if c.model.players() > 2 {
		label = "play.turnseats"
	}
	return ui.Command{Label: u.T(label), Icon: sprites.IconTurn, Act: keys.Seats, Run: c.begin(u, func() *table.Table { return c.model.table.RematchRotated() })}
}

// newSeries is rematch without the points of the games before.
func (c *commands) newSeries(u *ui.UI) ui.Command {
	return ui.Command{Label: u.T("play.series.new"), Icon: sprites.IconCrown, Run: c.begin(u, func() *table.Table { return c.model.table.NewSeries(c.model.context.Rand) })}
}

// setup opens the page for a new game of the same kind.
func (c *commands) setup(u *ui.UI) ui.Command {
	next := scenes.Next{Do: scenes.Push, Name: scenes.Setup, Args: scenes.NewGame{Spec: c.model.table.Spec}}
	return ui.Command{Label: u.T("play.new"), Icon: sprites.IconPlay, Act: keys.NewGame, Run: c.after(func() scenes.Next { return next })}
}

// title leads to the title page, or back to the list from which the table was opened.
func (c *commands) title(u *ui.UI) ui.Command {
	label := "play.title"
	if c.fromLibrary {
		label = "title.all"
	}
	return ui.Command{Label: u.T(label), Icon: sprites.IconPrevious, Act: keys.AllGames, Run: c.after(c.afterLeaving)}
}

// afterLeaving returns the scene to go to when leaving the table.
func (c *commands) afterLeaving() scenes.Next {
	if c.fromLibrary {
		return scenes.Next{Do: scenes.Pop}
	}
	return scenes.Next{Do: scenes.Go, Name: scenes.Title}
}

// rules opens the rules of this game, at the one that was just broken if there is one.
func (c *commands) rules(u *ui.UI) ui.Command {
	return ui.Command{Label: u.T("play.rules"), Icon: sprites.IconBook, Act: keys.Rules, Run: func() {
		page := scenes.RulesPage{Spec: c.model.table.Spec, Options: c.model.game.Info().Options, AtTable: true}
		if c.model.board.Hand.Refusal() != nil {
			page.Reason = c.model.board.Hand.Refusal().Text.Key
		}
		c.next = scenes.Next{Do: scenes.Push, Name: scenes.Rules, Args: page}
	}}
}

// options opens the settings.
func (c *commands) options(u *ui.UI) ui.Command {
	return ui.Command{Label: u.T("options.title"), Icon: sprites.IconGear, Act: keys.Options, Run: c.to(scenes.Next{Do: scenes.Push, Name: scenes.Options})}
}

// review opens the review of a finished game, or the analysis of one in progress.
func (c *commands) review(u *ui.UI) ui.Command {
	label := "review.open"
	if !c.model.table.Match.Closed() {
		label = "review.analyse"
	}
	next := scenes.Next{Do: scenes.Push, Name: scenes.Review, Args: scenes.ReviewPage{Table: c.model.table, Show: c.host.show}}
	return ui.Command{Label: u.T(label), Icon: sprites.IconCurve, Act: keys.Review, Run: c.after(func() scenes.Next {
		c.model.table.NoteAnalysis()
		return next
	})}
}

// level opens the page with the level of the player in this game.
func (c *commands) level(u *ui.UI) ui.Command {
	next := scenes.Next{Do: scenes.Push, Name: scenes.Training, Args: scenes.Exercises{Level: c.model.table.Spec.ID}}
	return ui.Command{Label: u.T("training.results"), Run: c.after(func() scenes.Next { return next })}
}

// mayReview reports whether the game may be reviewed. A game in progress must allow aids, be visible and have begun.
func (c *commands) mayReview() bool {
	return c.model.table.Match.Closed() || !c.model.table.Terms.NoAids && !c.model.table.Covered() && c.model.table.Match.Len() > 0
}

// afterwards returns the commands for after a game, the main one first. Another opponent takes the place of swapped seats, which the menu has too.
func (c *commands) afterwards(u *ui.UI) []ui.Command {
	all := []ui.Command{c.rematch(u), c.review(u), c.swapSeats(u), c.setup(u), c.title(u)}
	switch x, harder, ok := c.another(u); {
	case harder:
		all = []ui.Command{x, c.rematch(u), c.review(u), c.setup(u), c.title(u)}
	case ok:
		all = []ui.Command{c.rematch(u), x, c.review(u), c.setup(u), c.title(u)}
	}
	for i := range all {
		all[i] = all[i].TextOnly(ui.Quiet)
	}
	all[0].Kind = ui.Main
	return all
}

// undo takes back one step.
func (c *commands) undo(u *ui.UI) ui.Command {
	return ui.Command{Label: u.T("play.undo"), Icon: sprites.IconUndo, Act: keys.Undo, Off: !c.model.canUndo(), Run: func() { c.host.undo() }}
}

// redo plays again what was taken back.
func (c *commands) redo(u *ui.UI) ui.Command {
	return ui.Command{Label: u.T("play.redo"), Icon: sprites.IconRedo, Act: keys.Redo, Off: !c.model.table.CanRedo(), Run: c.host.redo}
}

// navigation returns the commands that move through the game by turns. The last one also leads from the end of a variation back to the game.
func (c *commands) navigation(u *ui.UI) []ui.Command {
	turns, covered := boardpage.Turns(u, c.model.table.Match, c.host.jump), c.model.table.Covered()
	last := &turns[len(turns)-1]
	last.Off, last.Run = last.Off && c.model.table.OnMain(), c.host.jumpToLast
	for i := range turns {
		turns[i].Off = turns[i].Off || covered
	}
	return turns
}

// offersHints reports whether the page offers hints.
func (c *commands) offersHints() bool {
	return !c.model.table.Match.Over() && !c.model.table.Watching() && !c.model.table.Terms.NoAids
}

// hint asks for a hint, or removes the one that is shown.
func (c *commands) hint(u *ui.UI) ui.Command {
	b := ui.Command{Label: u.T("play.hint"), Icon: sprites.IconStar, Act: keys.Hint, Off: !c.host.mayHint() || c.model.board.Hand.Carrying(), Run: c.host.hints.ask}
	if c.host.hints.shown() || c.host.hints.searching() {
		b.Lit, b.Run = true, func() { c.host.hints.drop() }
	}
	return b
}

// pauseClock pauses the clock and covers the board, or starts the clock again.
func (c *commands) pauseClock(u *ui.UI) ui.Command {
	b := ui.Command{Name: u.T("play.clock.pause"), Icon: sprites.IconPause, Act: keys.PauseClock, Off: c.model.table.Match.Closed(), Run: c.host.pauseClock}
	if c.model.table.Covered() {
		b.Name, b.Nth, b.Icon = startWords(u, c.model.table), " 2", sprites.IconPlay // the cover has a button with the same name
	}
	return b
}

// contextual returns the commands that the prompt shows now, the main one last.
func (c *commands) contextual(u *ui.UI) []ui.Command {
	switch {
	case c.model.asking != askNothing:
		return c.question(u)
	case c.model.table.Match.Over() || c.model.table.Covered():
		return nil
	case c.model.failed() && c.model.table.AtEnd():
		return c.failure(u)
	case c.model.table.Watching():
		return c.watch(u)
	case c.model.table.ComputerMoves() && c.model.computer.Slow() && c.model.computer.Searching(thinking.Ply):
		return []ui.Command{{Label: u.T("play.hurry"), Act: keys.MoveNow, Kind: ui.Quiet, Run: c.model.computer.Hurry}}
	case c.model.table.ComputerMoves() || c.host.notice > 0:
		return nil
	}
	return c.ply(u)
}

// question returns the answers to the question the table asks.
func (c *commands) question(u *ui.UI) []ui.Command {
	if c.model.asking == askSure {
		return c.sure(u)
	}
	yes := map[question]string{askResign: "play.ask.yes.resign", askAgree: "play.ask.yes.agree"}[c.model.asking]
	return []ui.Command{
		{Label: u.T(yes), Act: keys.Yes, Kind: ui.Quiet, Run: c.host.answer},
		{Label: u.T("play.ask.no"), Act: keys.No, Kind: ui.Main, Run: c.host.dismiss},
	}
}

// sure returns the answers to the question after a turn that gave much away. The main one takes the turn back.
func (c *commands) sure(u *ui.UI) []ui.Command {
	as := []ui.Command{
		{Label: u.T("play.sure.why"), Act: keys.Hint, Kind: ui.Quiet, Run: c.host.teaching.tell},
		{Label: u.T("play.sure.on"), Act: keys.Yes, Kind: ui.Quiet, Run: c.host.dismiss},
		{Label: u.T("play.sure.back"), Act: keys.Undo, Kind: ui.Main, Run: func() { c.host.undo() }},
	}
	if c.host.teaching.told {
		return as[1:]
	}
	return as
}

// questions switches whether the computers at this table ask after a turn that gave much away.
func (c *commands) questions(u *ui.UI) ui.Command {
	wanted, label := c.host.teaching.wanted(), "play.teaching.off"
	if wanted {
		label = "play.teaching.on"
	}
	return ui.Command{Label: u.T(label), Icon: sprites.IconStar, Lit: wanted, Run: func() {
		c.model.table.Terms.Teaching = map[bool]terms.Teaching{false: terms.TeachOn, true: terms.TeachOff}[wanted]
	}}
}

// ply returns the commands of the person to move.
func (c *commands) ply(u *ui.UI) []ui.Command {
	var as []ui.Command
	repairs := c.model.board.Hand.HasRepair()
	if c.model.table.MayStop() && !repairs {
		as = append(as, ui.Command{Label: u.T("play.stop"), Act: keys.GiveUp, Kind: ui.Quiet, Run: c.host.agree})
	}
	if t := c.model.geo.Button("swap"); t != board.NoTarget && c.model.board.Hand.IsPly(t) {
		as = append(as, ui.Command{Label: u.T("play.swap"), Icon: sprites.IconSwap, Act: keys.Swap, Kind: ui.Main, Off: c.model.board.Hand.Carrying(), Run: func() { c.host.carryOut(c.model.board.Hand.Click(t)) }})
	}
	if repairs {
		as = append(as, ui.Command{Label: u.Say(c.model.board.Hand.Refusal().Repair.Text), Act: keys.Repair, Kind: ui.Quiet, Run: c.host.repair})
	}
	if m, ok := c.model.board.Hand.TurnEnd(); ok && (c.page.roomy() || !repairs || c.page.shape != bare) {
		as = append(as, ui.Command{Label: u.T("play.end"), Act: keys.EndTurn, Kind: ui.Main, Off: c.model.board.Hand.Carrying(), Run: func() { c.host.play(m) }})
	}
	return as
}

// speedWords holds the text keys of the speeds.
var speedWords = map[string]string{
	settings.Normal: "play.pace.normal", settings.Quick: "play.pace.quick", settings.Slow: "play.pace.slow",
}

// watch returns the commands for a game that only computers play.
func (c *commands) watch(u *ui.UI) []ui.Command {
	pause := ui.Command{Label: u.T("play.pause"), Icon: sprites.IconPause, Act: keys.Pause, Kind: ui.Main, Run: c.host.pause}
	if c.model.table.Paused {
		pause = ui.Command{Label: u.T("play.resume"), Icon: sprites.IconPlay, Act: keys.Pause, Kind: ui.Main, Run: func() {
			c.model.table.Paused = false
			c.host.minTicks = c.model.delay()
		}}
	}
	as := []ui.Command{
		{Label: u.T(speedWords[c.model.context.Settings.WatchSpeed]), Icon: sprites.IconClock, Act: keys.Pace, Kind: ui.Quiet, Run: c.host.nextSpeed},
		{Label: u.T("play.stepone"), Icon: sprites.IconNext, Act: keys.StepOne, Kind: ui.Quiet, Run: c.host.stepOne},
		pause,
	}
	if !c.page.roomy() && c.page.shape != rail {
		as[0], as[1] = as[0].IconOnly(), as[1].IconOnly()
	}
	return as
}

// failure returns the commands after a search has failed: search again at the same level, or let another level find this ply.
func (c *commands) failure(u *ui.UI) []ui.Command {
	again := keys.MoveNow
	if c.model.table.Watching() {
		again = keys.Pause
	}
	level := c.host.otherLevel()
	return []ui.Command{
		{Label: u.T("setup.onlylevel", level), Act: keys.Repair, Kind: ui.Quiet, Run: func() {
			c.model.computer.HelpOut(c.model.table.Position(), level, c.model.table.Bound(c.model.context.Now()))
		}},
		{Label: u.T("play.failed.again"), Act: again, Kind: ui.Main, Run: c.model.computer.Stop},
	}
}
