// Draws the card with the result of a finished game: head, seats by rank, the bars of their scores, the score of the series, and the commands for
// after the game (element). Change the heights of the card here (cardShapes). moments.go has its key moments, report.go the texts about the result.

package play

import (
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/match"
	"quintet/render"
	"quintet/scenes/boardpage"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A card shows how a finished game ended: who won, how the seats stand, and what to do next. While the game is browsed it shows the scores then.
type card struct {
	model  *model
	report *report
	button func(u *ui.UI, r render.Rect, player games.Player) // draws the button that opens the menu of a seat
}

// A cardShape holds the heights of the head and of each seat, the gap between its blocks, and what is shown below the seats. The seat of a sole winner
// of two is the head, which leaves more height to the other one.
type cardShape struct {
	head, seat, gap float32
	commands        int // how many of those for after the game
	listed          bool
}

// The shapes of a card with all commands, and for the lowest windows, those with fewer.
var (
	cardShapes = []cardShape{
		{128, 60, 16, 5, true}, {128, 52, 16, 5, true}, {128, 46, 8, 5, true},
		{128, 72, 16, 5, false}, {128, 56, 16, 5, false}, {128, 46, 8, 5, false}, {96, 46, 8, 5, false}, {96, 40, 8, 5, false},
	}
	lowCards = []cardShape{{96, 40, 8, 3, false}, {96, 40, 8, 1, false}}
)

// element shows the result, the seats, in a series its score with the command newSeries, the commands after, and what helped with the command level. The
// first of moments that fits is shown, if possible with list, whose height is the least worth showing.
func (c *card) element(u *ui.UI, after []ui.Command, newSeries, level ui.Command, moments []ui.Element, list ui.Element) ui.Element {
	space, line := u.Theme.Space, ui.Hairline().Pad(boardpage.LineMargin, 0)
	page := func(x cardShape, moments ui.Element) ui.Element {
		air, side := ui.If(!x.listed, ui.Spacer()), float32(boardpage.LineMargin)
		seats := ui.Column(0, c.seats(u, x)...).Pad(0, space.S)
		below := ui.Column(x.gap, c.series(u, newSeries), moments, next(u, after[:x.commands]), c.help(u, level), ui.If(x.listed, list.Grow(1))).Pad(side, 0)
		if x.listed {
			below = below.Grow(1)
		}
		return ui.Column(0, c.head(u, x.head), line, air, seats, air, line, ui.Canvas(0, x.gap, nil), air, below, air, ui.Canvas(0, space.S, nil))
	}
	var pages []ui.Element
	for _, m := range moments {
		for _, x := range cardShapes {
			pages = append(pages, page(x, m))
		}
	}
	for _, x := range slices.Concat(cardShapes, lowCards) {
		pages = append(pages, page(x, ui.Element{}))
	}
	return ui.FirstThatFits(pages...)
}

// next shows commands for after the game: the first two as a pair, then two in a row, and the last of five in a low row.
func next(u *ui.UI, commands []ui.Command) ui.Element {
	const high, low, pair, most = 48, 36, 2, 4 // the heights of the pair and of the low row, and how many commands come before it
	space := u.Theme.Space
	button := func(x ui.Command, high float32) ui.Element {
		return ui.Canvas(0, high, func(r render.Rect) { u.Button(r, x) }) // a label may be close to both sides
	}
	var first, others []ui.Element
	var last ui.Element
	for i, x := range commands {
		switch {
		case i < pair:
			first = append(first, button(x, high))
		case i < most:
			others = append(others, button(x, space.Control))
		default:
			last = button(x, low)
		}
	}
	return ui.Column(space.S, ui.Grid(len(first), space.S, first...), ui.If(len(others) > 0, ui.Grid(max(1, len(others)), space.S, others...)), last)
}

// heads reports whether the head is the seat of player: a sole winner of two.
func (c *card) heads(o match.Outcome, player games.Player) bool {
	return c.model.players() == 2 && slices.Equal(o.Winners, []games.Player{player})
}

// faceSide returns the side of each of n crowned faces in a head of a height.
func faceSide(high, n float32) float32 {
	const face, faces = 0.75, 150 // the faces: as a part of the height, and their most width
	return min(face*high, (faces-crownGap*(n-1))/max(n, 1))
}

// head shows who has won and why, beside the crowned faces of all winners. It is the seat of a sole winner of two.
func (c *card) head(u *ui.UI, high float32) ui.Element {
	const below = 12
	o := c.model.outcome()
	n := float32(len(o.Winners))
	side := faceSide(high, n)
	wide := side*n + crownGap*(n-1)
	row := []ui.Element{ui.If(n > 0, ui.Canvas(wide, side, func(r render.Rect) { c.model.shared(u, r, o.Winners) }))}
	if n == 1 && c.heads(o, o.Winners[0]) {
		row = append(row, c.wonBy(u, o, o.Winners[0]).Grow(1))
		if c.scored(o, o.Winners[0]) {
			row = append(row, c.points(u, o.Winners[0], pointsWide))
		}
	} else {
		row = append(row, c.words(u, o).Grow(1))
	}
	shown := ui.Row(u.Theme.Space.M, row...).Pad(boardpage.LineMargin, 0)
	return ui.Column(0, ui.Canvas(0, high-below, func(r render.Rect) {
		if n == 1 && c.heads(o, o.Winners[0]) {
			c.button(u, r, o.Winners[0])
		}
		u.Lay(r, shown)
	}), ui.Canvas(0, below, nil))
}

// words says who has won, and below it why and how long the game was, if there is room.
func (c *card) words(u *ui.UI, o match.Outcome) ui.Element {
	who := c.headline(u, o)
	why, facts := c.remark(u, c.report.why(u, o)), c.remark(u, c.report.facts(u))
	return ui.FirstThatFits(ui.Column(0, who, why, facts), ui.Column(0, who, why), ui.Column(0, who, facts), who).Align(render.Start, render.Middle)
}

// wonBy is words for player, the sole winner of two, with what the player says, or the bar of the score.
func (c *card) wonBy(u *ui.UI, o match.Outcome, player games.Player) ui.Element {
	words := c.words(u, o)
	if c.barred(o, player) {
		bar := ui.Canvas(0, barHigh, func(r render.Rect) { c.bars(u, r, player, c.longest()) })
		who, why, facts := c.headline(u, o), c.remark(u, c.report.why(u, o)), c.remark(u, c.report.facts(u))
		barred := ui.FirstThatFits(ui.Column(0, who, why, facts, bar), ui.Column(0, who, why, bar), ui.Column(0, who, bar), words)
		words = ui.Column(0, ui.Spacer(), barred, ui.Spacer())
	}
	if !c.model.talk.speaks(player) {
		return words
	}
	spoken := c.spoken(u, ui.Canvas(0, 0, nil))
	return ui.Column(0, ui.Spacer(), c.headline(u, o), spoken.Height(bubbleHigh), ui.Spacer())
}

// headline says who has won, as large as there is room.
func (c *card) headline(u *ui.UI, o match.Outcome) ui.Element {
	verdict := func(text string, t render.Type, leading float32, most int) ui.Element {
		return ui.Wrapped(text, ui.Block{Type: t, Leading: leading, MaxLines: most, Ink: u.Theme.Text})
	}
	brief := c.report.headline(u, o)
	all := []ui.Element{verdict(brief, render.TypeResult, 38, 1), verdict(brief, render.TypePage, 34, 1), verdict(brief, render.TypeGame, 30, 2)}
	if long := c.report.sharers(u, o); long != "" {
		all = append([]ui.Element{verdict(long, render.TypePage, 34, 1), verdict(long, render.TypeSection, 26, 2)}, all...)
	}
	return ui.FirstThatFits(all...)
}

// remark shows text below the headline; nothing if it is empty.
func (c *card) remark(u *ui.UI, text string) ui.Element {
	return ui.If(text != "", ui.Wrapped(text, ui.Block{Type: render.TypeSmall, Leading: 22, MaxLines: 2, Ink: u.Theme.Muted}))
}

// help says what helped, with a link that opens level; nothing if there was no help.
func (c *card) help(u *ui.UI, level ui.Command) ui.Element {
	const arrow, beyond = 14, 8
	text, space := c.report.helped(u), u.Theme.Space
	if text == "" {
		return ui.Element{}
	}
	words := ui.Wrapped(text, ui.Block{Type: render.TypeCaption, Leading: 18, MaxLines: 3, Ink: u.Theme.Muted})
	shown := ui.Row(0, ui.Text(level.Label, render.TypeCaption.Medium(), u.Theme.Accent), ui.Icon(sprites.IconNext, arrow, u.Theme.Accent))
	level.Name, level.Label, level.Bare = level.Label, "", true
	return ui.Row(space.S, words.Grow(1), ui.Stack(ui.Button(level).Pad(-beyond, 0), shown)).Height(space.Control)
}

// longest returns the highest score, so that the bars of all seats have the same scale.
func (c *card) longest() float32 {
	most := int32(1)
	for i := range c.model.players() {
		most = max(most, c.model.view().Seats[i].Score, c.model.endView().Seats[i].Score)
	}
	return float32(most)
}

// seats shows the seats in the order of their ranks, without the one that the head shows.
func (c *card) seats(u *ui.UI, x cardShape) (rows []ui.Element) {
	o, longest := c.model.outcome(), c.longest()
	for _, player := range o.Ranking(c.model.players()) {
		if c.heads(o, player) {
			continue
		}
		rows = append(rows, ui.Canvas(0, x.seat, func(r render.Rect) {
			if slices.Contains(o.Winners, player) {
				activeGround(u, r)
			}
			c.button(u, r, player)
			u.Lay(r.Pad(boardpage.LineMargin, 0), c.seat(u, o, player, longest, x))
		}))
	}
	return rows
}

// The heights of the bar of a score, of the line of a name and the one below it, and the least for what a player says.
const (
	barHigh    = 14
	nameHigh   = 22
	lowHigh    = 18
	bubbleHigh = 38
)

// seat shows the rank of player if more than two play, the face, the name, and the score with a bar or else what the seat is. Below the winner of two
// the bar begins where the one of the head does, so that their lengths compare.
func (c *card) seat(u *ui.UI, o match.Outcome, player games.Player, longest float32, x cardShape) ui.Element {
	const rank, face = 12, 34
	seat, space := &c.model.view().Seats[player], u.Theme.Space
	name, colour := c.model.finalName(u, player), u.Say(seat.Name)
	whole, cut := ui.Text(name, render.TypeSeat, u.Theme.Text).Height(nameHigh), ui.Ellipsis(name, render.TypeSeat, u.Theme.Text).Height(nameHigh)
	stands := c.report.standing(u, o, player)
	told := colour == name || !c.scored(o, player) && strings.Contains(stands, colour) && !c.model.talk.speaks(player) // the colour
	named := ui.FirstThatFits(ui.Row(space.S, whole, ui.If(!told, ui.Text(colour, render.TypeSmall, u.Theme.Muted).Height(nameHigh))), cut)
	indent := float32(0)
	if c.model.players() == 2 && len(o.Winners) == 1 {
		indent = faceSide(x.head, 1) - face
	}
	scored, low := c.scored(o, player), ui.Element{}
	if c.barred(o, player) {
		bar := ui.Canvas(0, barHigh, func(r render.Rect) {
			_, r = r.CutLeft(indent, 0)
			c.bars(u, r, player, longest)
		})
		low = ui.Column(0, ui.Canvas(0, lowHigh-barHigh, nil), bar)
	} else if !scored {
		low = ui.Ellipsis(stands, render.TypeSmall, u.Theme.Muted).Height(lowHigh)
	}
	if c.model.talk.speaks(player) {
		low = c.spoken(u, low.Top()).Height(min(bubbleHigh, x.seat-nameHigh))
	}
	return ui.Row(space.M,
		ui.If(c.model.players() > 2, ui.Text(strconv.Itoa(c.place(o, player)), render.TypeSmall, u.Theme.Muted).Width(rank)),
		ui.Canvas(face, face, func(r render.Rect) { c.model.face(u, c.model.view(), player, r.Centre(), face) }),
		ui.Column(0, named, low).Grow(1),
		ui.If(scored, c.points(u, player, pointsWide)),
	)
}

// spoken shows what a player says, or silent if there is no room for it.
func (c *card) spoken(u *ui.UI, silent ui.Element) ui.Element {
	return ui.Canvas(0, 0, func(r render.Rect) {
		if !c.model.talk.paint(u, r) {
			u.Lay(r, silent)
		}
	})
}

// scored reports whether the score of player is shown.
func (c *card) scored(o match.Outcome, player games.Player) bool {
	return c.model.view().Seats[player].HasScore && o.Counts(player, c.model.players())
}

// barred reports whether the score of player is also shown as a bar: among several players, or if a score has several parts at the end.
func (c *card) barred(o match.Outcome, player games.Player) bool {
	parted := func(s board.Seat) bool { return len(s.Bars) > 1 }
	return c.scored(o, player) && (c.model.players() > 2 || slices.ContainsFunc(c.model.endView().Seats[:c.model.players()], parted))
}

// pointsWide is the width of the scores of seats below each other.
const pointsWide = 64

// points shows the score of player, at least as wide as given.
func (c *card) points(u *ui.UI, player games.Player, wide float32) ui.Element {
	text := strconv.Itoa(int(c.model.board.Display.Score(player)))
	return ui.Text(text, render.TypeScore, c.model.scoreInk(u, player)).Align(render.End, render.Middle).Width(max(wide, u.Measure(text, render.TypeScore)))
}

// place returns the rank of player. Players with equal points share one.
func (c *card) place(o match.Outcome, player games.Player) int {
	all := o.Ranking(c.model.players())
	at := slices.Index(all, player)
	for at > 0 {
		before := all[at-1]
		both := slices.Contains(o.Winners, before) && slices.Contains(o.Winners, player)
		neither := !slices.Contains(o.Winners, before) && len(o.Scores) > 0 && o.Scores[before] == o.Scores[player] && o.By != player
		if !both && !neither {
			break
		}
		at--
		player = before
	}
	return at + 1
}

// bars draws the score of a seat as a box on a track; a score of longest fills r. A score of 0 is an empty track. If the score has parts, each is a
// box with its number.
func (c *card) bars(u *ui.UI, r render.Rect, player games.Player, longest float32) {
	seat := &c.model.view().Seats[player]
	parts, numbered := seat.Bars, true
	if len(parts) == 0 {
		parts, numbered = []int32{c.model.board.Display.Score(player)}, false
	}
	x := r.X
	u.Box(render.Rect{X: x, Y: r.Y, W: r.W - 10, H: r.H}, render.Box{Radius: 4, Top: u.Theme.Quiet})
	ground := render.AreaOf(u.Theme, c.model.geo, seat.Colour)
	ink := render.InkOn(ground)
	for _, n := range parts {
		w := (r.W - 8) * float32(n) / longest
		if w < 2 {
			continue
		}
		box := render.Rect{X: x, Y: r.Y, W: w - 2, H: r.H}
		u.Box(box, render.Box{Radius: 4, Top: ground, Line: u.Theme.Rim, Width: 1})
		if text := strconv.Itoa(int(n)); numbered && u.Measure(text, render.TypeLabel.Strong()) < w-4 {
			u.WriteIn(text, render.TypeLabel.Strong(), box, render.Middle, ink)
		}
		x += w
	}
}

// series shows the score of the series, with the button of newSeries; nothing if the game is in none.
func (c *card) series(u *ui.UI, newSeries ui.Command) ui.Element {
	if c.model.table.Series().Games < 2 {
		return ui.Element{}
	}
	score := func(t render.Type) ui.Element {
		return ui.Wrapped(c.report.saySeries(u), ui.Block{Type: t, Leading: 18, MaxLines: 2, Down: render.Middle, Ink: u.Theme.Text})
	}
	row := ui.Row(u.Theme.Space.S, ui.FirstThatFits(score(render.TypeSmall), score(smallest)).Grow(1), ui.Button(newSeries))
	return ui.Canvas(0, u.Theme.Space.Control, func(r render.Rect) { u.Lay(r, row) })
}
