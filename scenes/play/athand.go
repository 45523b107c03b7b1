package play

import (
	"quintet/games/board"
	"quintet/scenes/keys"
	"quintet/scenes/play/mind"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// atHand returns what can be pressed now, the main thing last.
func (c *commands) atHand(u *ui.UI) []action {
	switch {
	case c.asking != askNothing:
		return c.question(u)
	case c.table.Match.Over() || c.table.Veiled():
		return nil
	case c.failed() && c.table.AtEnd():
		return c.failure(u)
	case c.table.Watching():
		return c.watch(u)
	case c.table.ComputerMoves() && c.mind.Slow() && c.mind.Searching(mind.Ply):
		return []action{{ui.Button{Label: u.T("play.hurry"), Act: keys.MoveNow, Kind: ui.Quiet}, c.mind.Hurry}}
	case c.table.ComputerMoves() || c.notice > 0:
		return nil
	}
	return c.ply(u)
}

// question returns the answers to what the table is asked.
func (c *commands) question(u *ui.UI) []action {
	yes := map[question]string{askResign: "play.ask.yes.resign", askAgree: "play.ask.yes.agree"}[c.asking]
	return []action{
		{ui.Button{Label: u.T(yes), Act: keys.Yes, Kind: ui.Quiet}, c.answer},
		{ui.Button{Label: u.T("play.ask.no"), Act: keys.No, Kind: ui.Main}, func() { c.asking = askNothing }},
	}
}

// ply returns what a person can press who is to move.
func (c *commands) ply(u *ui.UI) []action {
	var as []action
	repairs := c.board.Repairs()
	if c.table.MayStop() && !repairs {
		as = append(as, action{ui.Button{Label: u.T("play.stop"), Act: keys.GiveUp, Kind: ui.Quiet}, c.agree})
	}
	if t := c.geo.Button("swap"); t != board.NoTarget && c.board.Begins(t) {
		as = append(as, action{ui.Button{Label: u.T("play.swap"), Icon: sprites.IconSwap, Act: keys.Swap, Kind: ui.Main, Off: c.board.Carrying()}, func() { c.carryOut(c.board.Click(t)) }})
	}
	if repairs {
		as = append(as, action{ui.Button{Label: u.Say(c.board.Refusal().Repair.Text), Act: keys.Repair, Kind: ui.Quiet}, c.repair})
	}
	if m, ok := c.board.TurnEnd(); ok && (c.page.roomy() || !repairs || c.page.shape != bare) {
		as = append(as, action{ui.Button{Label: u.T("play.end"), Act: keys.EndTurn, Kind: ui.Main, Off: c.board.Carrying()}, func() { c.play(m) }})
	}
	return as
}

// speedWords are the keys of the speeds.
var speedWords = map[string]string{
	settings.Normal: "play.pace.normal", settings.Quick: "play.pace.quick", settings.Slow: "play.pace.slow",
}

// watch returns what can be pressed while computers play.
func (c *commands) watch(u *ui.UI) []action {
	pause := action{ui.Button{Label: u.T("play.pause"), Icon: sprites.IconPause, Act: keys.Pause, Kind: ui.Main}, c.pause}
	if c.table.Paused {
		pause = action{ui.Button{Label: u.T("play.resume"), Icon: sprites.IconPlay, Act: keys.Pause, Kind: ui.Main}, func() {
			c.table.Paused = false
			c.floor = c.rest()
		}}
	}
	as := []action{
		{ui.Button{Label: u.T(speedWords[c.context.Settings.Watch]), Icon: sprites.IconClock, Act: keys.Pace, Kind: ui.Quiet}, c.nextSpeed},
		{ui.Button{Label: u.T("play.stepone"), Icon: sprites.IconNext, Act: keys.StepOne, Kind: ui.Quiet}, c.stepOne},
		pause,
	}
	if !c.page.roomy() && c.page.shape != rail {
		as[0], as[1] = as[0].iconic(), as[1].iconic()
	}
	return as
}

// failure returns what may come next: the same level searches anew, or another one finds this ply.
func (c *commands) failure(u *ui.UI) []action {
	again := keys.MoveNow
	if c.table.Watching() {
		again = keys.Pause
	}
	level := c.otherLevel()
	return []action{
		{ui.Button{Label: u.T("setup.onlylevel", level), Act: keys.Repair, Kind: ui.Quiet}, func() { c.mind.HelpOut(c.table.Position(), level, c.table.Bound(c.context.Now())) }},
		{ui.Button{Label: u.T("play.failed.again"), Act: again, Kind: ui.Main}, c.mind.Stop},
	}
}
