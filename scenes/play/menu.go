package play

import (
	"quintet/games"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/export"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// menu lists what the menu offers.
func (c *commands) menu(u *ui.UI) []action {
	if c.exporting {
		return c.exports(u)
	}
	as := append([]action{c.setup(u), c.rematch(u)}, c.tableMenu(u)...)
	if c.table.Match.Over() {
		as = append(as, c.moveOn(u))
		if c.table.Series().Games > 1 {
			as = append(as, c.newSeries(u))
		}
	} else if label, ask := c.endings(); label != "" {
		as = append(as, action{ui.Button{Label: u.T(label), Icon: sprites.IconFlag, Act: keys.GiveUp}, func() { c.ask(ask) }})
		if ask == askAgree && c.table.Resigner() != games.None {
			as = append(as, action{ui.Button{Label: u.T("play.resign"), Icon: sprites.IconFlag}, func() { c.ask(askResign) }})
		}
	}
	if c.mayReview() {
		as = append(as, c.review(u))
	}
	as = append(as, c.rules(u), c.options(u), c.title(u))
	if !c.context.InBrowser {
		as = append(as, action{ui.Button{Label: u.T("action.quit"), Icon: sprites.IconQuit, Act: keys.Quit}, c.to(scenes.Next{Do: scenes.Quit})})
	}
	return as
}

// tableMenu lists what the menu offers for how the table is played on.
func (c *commands) tableMenu(u *ui.UI) (as []action) {
	if c.turner.may() {
		as = append(as, action{ui.Button{Label: u.T("play.turnboard"), Icon: sprites.IconTurn, Act: keys.TurnBoard}, c.turner.byHand})
	}
	if c.table.Timed() && !c.table.Match.Closed() {
		label := "play.clock.pause"
		if c.table.Veiled() {
			label = "play.clock.resume"
		}
		as = append(as, action{ui.Button{Label: u.T(label), Icon: sprites.IconClock, Act: keys.PauseClock}, c.host.pauseClock})
	}
	if !c.table.OnMain() {
		as = append(as, action{ui.Button{Label: u.T("play.variation.back"), Icon: sprites.IconUndo}, c.leaveVariation})
	}
	as = append(as,
		action{ui.Button{Label: u.T("copy.game"), Icon: sprites.IconCopy, Act: keys.Copy}, func() { c.context.Copy(c.table, true) }},
		action{ui.Button{Label: u.T("copy.position"), Icon: sprites.IconCopy, Act: keys.CopyHere}, func() { c.context.Copy(c.table, false) }})
	here := scenes.Position{Spec: c.table.Spec, Game: c.game, At: c.table.Position()}
	if _, ok := c.game.(games.Editor); ok {
		as = append(as, action{ui.Button{Label: u.T("editor.open"), Icon: sprites.IconBoard}, c.to(scenes.Next{Do: scenes.Push, Name: scenes.Editor, Args: here})})
	}
	if !c.table.Veiled() {
		as = append(as, action{ui.Button{Label: u.T("collection.find"), Icon: sprites.IconSearch, Act: keys.Find}, c.to(scenes.Next{Do: scenes.Push, Name: scenes.Collection, Args: here})})
	}
	return append(as, action{ui.Button{Label: u.T("export.menu"), Icon: sprites.IconSave}, func() { c.exporting, c.covered = true, true }})
}

// formatWords are the keys of the formats.
var formatWords = map[export.Format]string{
	export.PNG: "export.png", export.SVG: "export.svg", export.GIF: "export.gif", export.Diagram: "export.txt", export.Record: "export.game", export.AbstractPlay: "export.json",
}

// exports lists the files that can be made of the game.
func (c *commands) exports(u *ui.UI) (as []action) {
	for _, f := range export.Formats(c.table.Spec, c.table.Match) {
		as = append(as, action{ui.Button{Label: u.T(formatWords[f]), Icon: sprites.IconSave}, func() { c.context.Save(c.table, f) }})
	}
	return as
}

// menuArea returns the area of the menu in a window of that height and the rows of its entries, which are lower where many have to fit.
func menuArea(entries int, high float32) (area render.Rect, rows []render.Rect) {
	const top, margin, below = 52, 8, 8
	row := min(44, (high-top-2*margin-below)/float32(entries))
	area = render.Rect{X: 16, Y: top, W: 264, H: float32(entries)*row + 2*margin}
	return area, area.Inset(margin).Rows(0, render.Even(entries)...)
}

// drawMenu draws the open menu above everything else. It returns the action that was pressed, and whether the menu is to be closed.
func drawMenu(u *ui.UI, as []action) (pressed action, closes bool) {
	_, high := u.Size()
	r, rows := menuArea(len(as), high)
	u.Alone()
	u.Sheet(r)
	for i, a := range as {
		a.button.Wide = true
		if u.Button(rows[i], a.button) {
			pressed, closes = a, true
		}
	}
	if u.Act(keys.Back) || u.Act(keys.Menu) || u.Free() && u.In.Released != 0 && !r.Contains(u.Pointer()) {
		u.Take()
		closes = true
	}
	return pressed, closes
}
