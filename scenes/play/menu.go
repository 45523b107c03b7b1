// Lists the commands in the menu of the table, in groups, with the formats for exports (menu, exports). The last third arranges and draws the menu
// (menuArea, drawMenu). Add a command to gameMenu or tableMenu; commands that other parts share are in commands.go.

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

// menu lists the commands of the menu in groups: the way home, games, this table, information, and quitting. The way home is first, so that Esc and
// Enter lead there from every table.
func (c *commands) menu(u *ui.UI) [][]ui.Command {
	if c.exporting {
		return c.exports(u)
	}
	known := []ui.Command{c.rules(u), c.options(u)}
	if c.mayReview() {
		known = append([]ui.Command{c.review(u)}, known...)
	}
	groups := [][]ui.Command{{c.title(u)}, c.gameMenu(u), c.tableMenu(u), known}
	if !c.model.context.InBrowser {
		quit := ui.Command{Label: u.T("action.quit"), Icon: sprites.IconQuit, Act: keys.Quit, Run: c.to(scenes.Next{Do: scenes.Quit})}
		groups = append(groups, []ui.Command{quit})
	}
	return groups
}

// gameMenu lists the commands that start a game or end this one.
func (c *commands) gameMenu(u *ui.UI) []ui.Command {
	as := []ui.Command{c.setup(u), c.rematch(u)}
	if c.model.table.Match.Over() {
		as = append(as, c.swapSeats(u))
		if c.model.table.Series().Games > 1 {
			as = append(as, c.newSeries(u))
		}
	} else if label, ask := c.host.endings(); label != "" {
		do := func() { c.host.ask(ask) }
		if ask == askNothing {
			do = c.host.agree
		}
		as = append(as, ui.Command{Label: u.T(label), Icon: sprites.IconFlag, Act: keys.GiveUp, Ellipsis: ask != askNothing, Run: do})
		if ask == askAgree && c.model.table.Resigner() != games.None {
			as = append(as, ui.Command{Label: u.T("play.resign"), Icon: sprites.IconFlag, Ellipsis: true, Run: func() { c.host.ask(askResign) }})
		}
	}
	return as
}

// tableMenu lists the commands for the board, the clock and copies of the game.
func (c *commands) tableMenu(u *ui.UI) (as []ui.Command) {
	if c.host.rotation.allowed() {
		as = append(as, ui.Command{Label: u.T("play.turnboard"), Icon: sprites.IconTurn, Act: keys.TurnBoard, Run: c.host.rotation.turnByHand})
	}
	if c.model.table.Timed() && !c.model.table.Match.Closed() {
		label := u.T("play.clock.pause")
		if c.model.table.Covered() {
			label = startWords(u, c.model.table)
		}
		as = append(as, ui.Command{Label: label, Icon: sprites.IconClock, Act: keys.PauseClock, Run: c.host.pauseClock})
	}
	if c.host.teaching.possible() && !c.model.table.Match.Closed() {
		as = append(as, c.questions(u))
	}
	if !c.model.table.OnMain() {
		as = append(as, ui.Command{Label: u.T("play.variation.back"), Icon: sprites.IconPrevious, Run: c.host.leaveVariation})
	}
	as = append(as,
		ui.Command{Label: u.T("copy.game"), Icon: sprites.IconCopy, Act: keys.Copy, Run: func() { c.model.context.Copy(c.model.table, true) }},
		ui.Command{Label: u.T("copy.position"), Icon: sprites.IconBoard, Act: keys.CopyHere, Run: func() { c.model.context.Copy(c.model.table, false) }})
	here := scenes.Position{Spec: c.model.table.Spec, Game: c.model.game, At: c.model.table.Position()}
	if _, ok := c.model.game.(games.Editor); ok {
		as = append(as, ui.Command{Label: u.T("editor.open"), Icon: sprites.IconPencil, Run: c.to(scenes.Next{Do: scenes.Push, Name: scenes.Editor, Args: here})})
	}
	if !c.model.table.Covered() {
		as = append(as, ui.Command{Label: u.T("collection.find"), Icon: sprites.IconSearch, Act: keys.Find, Run: c.to(scenes.Next{Do: scenes.Push, Name: scenes.Collection, Args: here})})
	}
	return append(as, ui.Command{Label: u.T("export.menu"), Icon: sprites.IconSave, Ellipsis: true, Run: func() { c.exporting, c.host.covered = true, true }})
}

// A formatEntry holds the text key of an export format in the menu, and its icon.
type formatEntry struct {
	words string
	icon  sprites.Icon
}

var formatEntries = map[export.Format]formatEntry{
	export.PNG: {"export.png", sprites.IconBoard}, export.SVG: {"export.svg", sprites.IconBoard}, export.GIF: {"export.gif", sprites.IconPlay},
	export.Diagram: {"export.board", sprites.IconTitle}, export.Quintet: {"export.quintet", sprites.IconMenu}, export.Record: {"export.txt", sprites.IconMenu},
	export.AbstractPlay: {"export.json", sprites.IconMenu},
}

// exports lists the export formats of the game, below the button that leads back to the menu.
func (c *commands) exports(u *ui.UI) [][]ui.Command {
	back := ui.Command{Label: u.T("export.menu"), Icon: sprites.IconPrevious, Run: func() { c.exporting, c.host.covered = false, true }}
	var files []ui.Command
	for _, f := range export.Formats(c.model.table.Spec, c.model.table.Match) {
		x := formatEntries[f]
		files = append(files, ui.Command{Label: u.T(x.words), Icon: x.icon, Run: func() { c.model.context.Save(c.model.table, f) }})
	}
	return [][]ui.Command{{back}, files}
}

// The distance between two groups of the menu, and the distance in a low window.
const (
	groupGap = 9
	lowGap   = 1
)

// menuArea returns the area of a menu whose groups have the given numbers of entries in a window of height high, the rows of each group, and the gap
// between two groups. Rows and gaps shrink if there are many entries.
func menuArea(groups []int, high float32) (area render.Rect, rows [][]render.Rect, gap float32) {
	const top, margin, below, most, least = 52, 8, 8, 44, 36
	entries := 0
	for _, n := range groups {
		entries += n
	}
	gaps := float32(len(groups) - 1)
	fit := func(gap float32) float32 { return (high - top - 2*margin - below - gaps*gap) / float32(entries) }
	gap = groupGap
	if fit(gap) < least {
		gap = lowGap
	}
	row := min(most, fit(gap))
	area = render.Rect{X: 16, Y: top, W: 264, H: float32(entries)*row + gaps*gap + 2*margin}
	rest := area.Inset(margin)
	for _, n := range groups {
		var group render.Rect
		group, rest = rest.CutTop(float32(n)*row, gap)
		rows = append(rows, group.Rows(0, slices.Repeat([]render.Size{render.Px(row)}, n)...))
	}
	return area, rows, gap
}

// drawMenu draws the open menu. It calls shut before a command runs, and when the player dismisses the menu.
func drawMenu(u *ui.UI, groups [][]ui.Command, shut func()) {
	const pad = 12 // at the ends of a line between groups
	_, high := u.Size()
	sizes := make([]int, len(groups))
	for i, g := range groups {
		sizes[i] = len(g)
	}
	r, rows, gap := menuArea(sizes, high)
	u.Sheet(r)
	pressed := false
	for i, g := range groups {
		if i > 0 {
			between := rows[i][0].Pad(pad, 0)
			between.Y, between.H = between.Y-gap, gap
			u.LineAbove(between.Place(between.W, 1, render.Start, render.Middle))
		}
		for k, x := range g {
			x.ListRow = true
			pressed = u.Button(rows[i][k], x.After(shut)) || pressed
		}
	}
	if !pressed && u.Dismissed(r, keys.Menu) {
		shut()
	}
}
