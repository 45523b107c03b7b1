// The card that shows the result of a finished game: layout and drawing. Its words are in report.go.

package play

import (
	"slices"
	"strconv"

	"quintet/games"
	"quintet/games/play/match"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A card tells how a finished game has ended: who won, how the seats stand, and what may come next.
type card struct {
	model  *model
	report *report
}

// An insert is something that stands on the card between the seats and what may come next, where it has room.
type insert struct {
	high float32 // 0 for nothing
	draw func(r render.Rect)
}

// draw draws the card with the commands after, for what may come next, and series, which begins a new one, below what between shows, if it has
// room. What is left for a list of moves is returned, the zero Rect where nothing is.
func (c *card) draw(u *ui.UI, r render.Rect, after []ui.Command, series ui.Command, between insert) render.Rect {
	const lines = 3 // that have air around them
	o, n, inSeries := c.model.table.Match.Outcome(), c.model.players(), c.model.table.Series().Games > 1
	high, air := float32(cardHead), float32(cardAir)
	if r.H < roomyCard {
		high, air = snugHead, snugAir
	}
	head, r := r.CutTop(high, 0)
	c.head(u, head, o)
	u.LineAbove(r.Pad(32, 0))
	room := r.H - lines*air - fullAfter
	above := float32(0) // the insert
	if inSeries {
		room -= seriesAir + seriesHigh
		above = insertAir
	}
	inserted := between.high > 0 && room-above-between.high >= leastRow*float32(n)
	if inserted {
		room -= above + between.high
	}
	row, spare := rowOf(room, n)
	air += min(mostSpread, float32(int(spare/lines))) // whole pixels: lines stay sharp
	_, r = r.CutTop(air, 0)
	rows, r := r.CutTop(row*float32(n), air)
	longest := c.longest()
	for i, at := range rows.Rows(0, render.Even(n)...) {
		c.row(u, at, o, o.Ranking(n)[i], longest)
	}
	r = r.Pad(32, 0)
	u.LineAbove(r)
	if inSeries {
		var at render.Rect
		_, r = r.CutTop(seriesAir, 0)
		at, r = r.CutTop(seriesHigh, 0)
		c.series(u, at, series)
	}
	if inserted {
		var at render.Rect
		if _, r = r.CutTop(above, 0); inSeries {
			u.LineAbove(r)
		}
		at, r = r.CutTop(between.high, 0)
		between.draw(at)
	}
	_, r = r.CutTop(air, 0)
	return c.next(u, r, after)
}

// rowOf returns the height of each of n seats that share the height room with a list of moves, or have it alone where it is too low for both,
// and what they leave free then.
func rowOf(room float32, n int) (row, spare float32) {
	const airy, most, alone = 52, 60, 72
	if listed := room - leastList; listed >= airy*float32(n) {
		return min(most, listed/float32(n)), 0
	}
	row = max(leastRow, min(alone, room/float32(n)))
	return row, max(0, room-row*float32(n))
}

// head says who has won, and by what: beside the piece of a sole winner, whose crown falls on it, or below those of all who share the place.
func (c *card) head(u *ui.UI, r render.Rect, o match.Outcome) {
	_, r = r.Pad(32, 0).CutBottom(headAir, 0)
	if len(o.Winners) == 1 {
		var at render.Rect
		side := min(96, 0.83*r.H)
		at, r = r.CutLeft(side, 20)
		c.model.crowned(u, o.Winners[0], at, side)
		r.Y, r.H = r.Y+r.H-side, side
	} else {
		at, rest := r.CutTop(r.H*0.44, 4)
		c.model.shared(u, at, o.Winners)
		r = rest
	}
	c.report.write(u, r, o, c.report.facts(u))
}

// crowned draws the piece of player at the foot of r, side wide, and the crown, which falls on it as the verdict rises. Where only computers
// have played no one is crowned.
func (m *model) crowned(u *ui.UI, player games.Player, r render.Rect, side float32) {
	const fall = 40
	seat := &m.view().Seats[player]
	at := render.Point{X: r.X + r.W/2, Y: r.Y + r.H - side/2}
	u.Piece(m.geo, seat.Sprite, seat.Colour, at, side)
	if m.table.Watching() {
		return
	}
	risen, _ := m.board.Display.Verdict()
	crown := max(16, side*0.32)
	const rests = 0.28 // of the crown lies above the piece at its middle
	top := render.Point{X: at.X, Y: at.Y - side*render.TopOf(m.geo, seat.Sprite) - crown*rests - fall*(1-risen)}
	u.Icon(sprites.IconCrown, top, crown+3, u.Theme.Warning) // its rim
	u.Icon(sprites.IconCrown, top, crown, gold)
}

// gold is the colour of a crown.
var gold = sprites.RGB(0xE9B43A)

// shared draws the pieces of all winners side by side from the left of r, none above the others.
func (m *model) shared(u *ui.UI, r render.Rect, winners []games.Player) {
	const gap = 12
	side := min(r.H, (r.W-gap*float32(len(winners)-1))/float32(len(winners)))
	for _, w := range winners {
		var at render.Rect
		at, r = r.CutLeft(side, gap)
		seat := &m.view().Seats[w]
		u.Piece(m.geo, seat.Sprite, seat.Colour, at.Centre(), side)
	}
}

// longest returns the highest score: the bars of all seats have one unit of length.
func (c *card) longest() float32 {
	most := int32(1)
	for i := range c.model.players() {
		most = max(most, c.model.view().Seats[i].Score)
	}
	return float32(most)
}

// row draws one seat of the card: that of a winner tinted, with its place where more than two have played, and its score as a bar of parts.
func (c *card) row(u *ui.UI, r render.Rect, o match.Outcome, player games.Player, longest float32) {
	if slices.Contains(o.Winners, player) {
		u.Fill(r, u.Theme.Active)
		mark, _ := r.CutLeft(4, 0)
		u.Fill(mark, u.Theme.Accent)
	}
	r = r.Pad(32, 0)
	if c.model.players() > 2 {
		var place render.Rect
		place, r = r.CutLeft(12, 8)
		u.WriteIn(strconv.Itoa(c.place(o, player)), render.TypeSmall, place, render.Start, u.Theme.Muted)
	}
	seat := &c.model.view().Seats[player]
	piece, r := r.CutLeft(28, 16)
	u.Piece(c.model.geo, seat.Sprite, seat.Colour, piece.Centre(), piece.W)
	name := c.model.name(u, player)
	if !seat.HasScore || !o.Counts(player, c.model.players()) {
		at := r.Place(r.W, 46, render.Start, render.Middle).Rows(0, render.Even(2)...)
		writeFit(u, name, render.TypeSeat, render.TypeSeat.Size, at[0], u.Theme.Text)
		writeFit(u, c.report.standing(u, o, player), render.TypeSmall, render.TypeSmall.Size, at[1], u.Theme.Muted)
		return
	}
	score, r := r.CutRight(64, 0)
	u.WriteIn(strconv.Itoa(int(c.model.board.Display.Score(player))), render.TypeScore, score, render.End, c.model.scoreInk(u, player))
	at, bars := r.Place(r.W, 44, render.Start, render.Middle).CutTop(22, 6)
	writeFit(u, name, render.TypeSeat, render.TypeSeat.Size, at, u.Theme.Text)
	_, at = at.CutLeft(min(at.W, u.Measure(name, render.TypeSeat)), 8)
	if colour := u.Say(seat.Name); u.Measure(colour, render.TypeSmall) <= at.W {
		u.WriteIn(colour, render.TypeSmall, at, render.Start, u.Theme.Muted)
	}
	c.bars(u, bars, player, longest)
}

// place returns the place of player, which those with equal points share.
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

// bars draws the score of a seat as a box on a track, longest being as long as r: no score is an empty track. Where a score has parts each
// is a box with its number.
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

// Heights of the card, in logical pixels: of the parts above and below the seats, and of these.
const (
	roomyCard  = 520 // a card with a large head
	cardHead   = 128
	headAir    = 12 // below the head
	snugHead   = 96
	cardAir    = 12 // around lines
	snugAir    = 8
	fullAfter  = 172 // what may come next
	leastRow   = 44  // a seat
	mostSpread = 20  // of what is left over, around each line
	leastList  = 130 // a list of moves that is worth its place
	seriesHigh = 36  // how a series stands
	seriesAir  = 16  // above that
	insertAir  = 12  // between that and an insert
)

// next shows after, the main one first and the last two only where there is room, and returns what is left for a list of moves.
func (c *card) next(u *ui.UI, r render.Rect, after []ui.Command) render.Rect {
	first, rest := r.CutTop(48, 12)
	u.Button(first, after[0])
	row, rest := rest.CutTop(44, 12)
	for i, at := range row.Columns(12, render.Even(2)...) {
		u.Button(at, after[1+i])
	}
	if rest.H >= 44 {
		row, rest = rest.CutTop(44, 12)
		for i, at := range row.Columns(12, render.Even(2)...) {
			u.Button(at, after[3+i])
		}
	}
	if rest.H < leastList {
		return render.Rect{}
	}
	return rest
}

// series writes how the series stands, with what begins one anew.
func (c *card) series(u *ui.UI, r render.Rect, anew ui.Command) {
	button, words := r.CutRight(u.ButtonWide(anew, 14), 12)
	u.Button(button, anew)
	text, face := c.report.saySeries(u), render.TypeSmall
	if len(u.Wrap(text, face, words.W)) > 2 {
		face = smallest
	}
	u.WriteBlock(text, words, ui.Block{Type: face, Leading: 18, Most: 2, Down: render.Middle, Ink: u.Theme.Text})
}
