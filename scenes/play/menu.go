// The menu of the table: which commands it lists, in which order. The commands themselves are in commands.go.

package play

import (
	"slices"

	"quintet/games"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/data/export"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// menu lists what the menu offers in groups, with the zero action between two of them: games, this table, what is known about it, and the
// ways out.
func (c *commands) menu(u *ui.UI) []action {
	if c.exporting {
		return c.exports(u)
	}
	as := append(c.gameMenu(u), action{})
	as = append(append(as, c.tableMenu(u)...), action{})
	if c.mayReview() {
		as = append(as, c.review(u))
	}
	as = append(as, c.rules(u), c.options(u), action{}, c.title(u))
	if !c.model.context.InBrowser {
		as = append(as, action{ui.Button{Label: u.T("action.quit"), Icon: sprites.IconQuit, Act: keys.Quit}, c.to(scenes.Next{Do: scenes.Quit})})
	}
	return as
}

// gameMenu lists what begins a game, and what ends this one.
func (c *commands) gameMenu(u *ui.UI) []action {
	as := []action{c.setup(u), c.rematch(u)}
	if c.model.table.Match.Over() {
		as = append(as, c.moveOn(u))
		if c.model.table.Series().Games > 1 {
			as = append(as, c.newSeries(u))
		}
	} else if label, ask := c.host.endings(); label != "" {
		do := func() { c.host.ask(ask) }
		if ask == askNothing {
			do = c.host.agree
		}
		as = append(as, action{ui.Button{Label: u.T(label), Icon: sprites.IconFlag, Act: keys.GiveUp, Asks: ask != askNothing}, do})
		if ask == askAgree && c.model.table.Resigner() != games.None {
			as = append(as, action{ui.Button{Label: u.T("play.resign"), Icon: sprites.IconFlag, Asks: true}, func() { c.host.ask(askResign) }})
		}
	}
	return as
}

// tableMenu lists what the menu offers for how the table is played on.
func (c *commands) tableMenu(u *ui.UI) (as []action) {
	if c.host.turner.may() {
		as = append(as, action{ui.Button{Label: u.T("play.turnboard"), Icon: sprites.IconTurn, Act: keys.TurnBoard}, c.host.turner.byHand})
	}
	if c.model.table.Timed() && !c.model.table.Match.Closed() {
		label := u.T("play.clock.pause")
		if c.model.table.Covered() {
			label = startWords(u, c.model.table)
		}
		as = append(as, action{ui.Button{Label: label, Icon: sprites.IconClock, Act: keys.PauseClock}, c.host.pauseClock})
	}
	if !c.model.table.OnMain() {
		as = append(as, action{ui.Button{Label: u.T("play.variation.back"), Icon: sprites.IconPrevious}, c.host.leaveVariation})
	}
	as = append(as,
		action{ui.Button{Label: u.T("copy.game"), Icon: sprites.IconCopy, Act: keys.Copy}, func() { c.model.context.Copy(c.model.table, true) }},
		action{ui.Button{Label: u.T("copy.position"), Icon: sprites.IconBoard, Act: keys.CopyHere}, func() { c.model.context.Copy(c.model.table, false) }})
	here := scenes.Position{Spec: c.model.table.Spec, Game: c.model.game, At: c.model.table.Position()}
	if _, ok := c.model.game.(games.Editor); ok {
		as = append(as, action{ui.Button{Label: u.T("editor.open"), Icon: sprites.IconPencil}, c.to(scenes.Next{Do: scenes.Push, Name: scenes.Editor, Args: here})})
	}
	if !c.model.table.Covered() {
		as = append(as, action{ui.Button{Label: u.T("collection.find"), Icon: sprites.IconSearch, Act: keys.Find}, c.to(scenes.Next{Do: scenes.Push, Name: scenes.Collection, Args: here})})
	}
	return append(as, action{ui.Button{Label: u.T("export.menu"), Icon: sprites.IconSave, Asks: true}, func() { c.exporting, c.host.covered = true, true }})
}

// A formatEntry holds the key of the words of a format in the menu, and its icon.
type formatEntry struct {
	words string
	icon  sprites.Icon
}

var formatEntries = map[export.Format]formatEntry{
	export.PNG: {"export.png", sprites.IconBoard}, export.SVG: {"export.svg", sprites.IconBoard}, export.GIF: {"export.gif", sprites.IconPlay},
	export.Diagram: {"export.board", sprites.IconTitle}, export.Quintet: {"export.quintet", sprites.IconMenu}, export.Record: {"export.txt", sprites.IconMenu},
	export.AbstractPlay: {"export.json", sprites.IconMenu},
}

// exports lists the files that can be made of the game, below the way back to the menu.
func (c *commands) exports(u *ui.UI) (as []action) {
	back := ui.Button{Label: u.T("export.menu"), Icon: sprites.IconPrevious}
	as = append(as, action{back, func() { c.exporting, c.host.covered = false, true }}, action{})
	for _, f := range export.Formats(c.model.table.Spec, c.model.table.Match) {
		x := formatEntries[f]
		as = append(as, action{ui.Button{Label: u.T(x.words), Icon: x.icon}, func() { c.model.context.Save(c.model.table, f) }})
	}
	return as
}

// The distance between two groups of the menu, and in a window that is too low for it.
const (
	groupGap = 9
	lowGap   = 1
)

// menuArea returns the area of the menu of as in a window of that height and the rows of its entries, which are lower where many have to fit,
// and of what is between its groups.
func menuArea(as []action, high float32) (area render.Rect, rows []render.Rect) {
	const top, margin, below, most, least = 52, 8, 8, 44, 36
	gaps := 0
	for _, a := range as {
		if a.do == nil {
			gaps++
		}
	}
	fit := func(gap float32) float32 {
		return (high - top - 2*margin - below - float32(gaps)*gap) / float32(len(as)-gaps)
	}
	gap := float32(groupGap)
	if fit(gap) < least {
		gap = lowGap
	}
	row, sizes, whole := min(most, fit(gap)), make([]render.Size, len(as)), float32(2*margin)
	for i, a := range as {
		long := row
		if a.do == nil {
			long = gap
		}
		sizes[i] = render.Px(long)
		whole += long
	}
	area = render.Rect{X: 16, Y: top, W: 264, H: whole}
	return area, area.Inset(margin).Rows(0, sizes...)
}

// drawMenu draws the open menu above everything else. It returns the action that was pressed, and whether the menu is to be closed.
func drawMenu(u *ui.UI, as []action) (pressed action, closes bool) {
	const pad = 12 // beside a line between groups
	_, high := u.Size()
	r, rows := menuArea(as, high)
	u.Alone()
	u.Sheet(r)
	at := u.Pointer()
	if slices.ContainsFunc(as, func(a action) bool { return a.do != nil && u.HasFocus(a.button.Label) }) {
		u.In.X, u.In.Y = -1, -1 // one entry is marked: that of the keys, until the pointer moves
	}
	for i, a := range as {
		if a.do == nil {
			line := rows[i].Pad(pad, 0)
			u.LineAbove(line.Place(line.W, 1, render.Start, render.Middle))
			continue
		}
		a.button.Wide = true
		if u.Button(rows[i], a.button) {
			pressed, closes = a, true
		}
	}
	u.In.X, u.In.Y = at.X, at.Y
	if u.Act(keys.Back) || u.Act(keys.Menu) || u.Free() && u.In.Released != 0 && !r.Contains(u.Pointer()) {
		u.Take()
		closes = true
	}
	return pressed, closes
}
