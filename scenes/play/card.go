// The card with the result of a finished game: its layout and drawing. Its texts are in report.go.

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

// A card shows how a finished game ended: who won, how the seats stand, and what to do next.
type card struct {
	model  *model
	report *report
}

// An insert is shown on the card below the seats and the series, if there is room.
type insert struct {
	high float32 // 0 for nothing
	draw func(r render.Rect)
}

// draw draws the card: the result, the seats, in a series its score with the command series that starts a new one, between if it fits, and the
// commands after. It returns the room left for a move list, the zero Rect if there is none.
func (c *card) draw(u *ui.UI, r render.Rect, after []ui.Command, series ui.Command, between insert) render.Rect {
	const lines = 3 // with space around them
	o, n, inSeries := c.model.table.Match.Outcome(), c.model.players(), c.model.table.Series().Games > 1
	high, air := float32(cardHead), float32(cardAir)
	if r.H < roomyCard {
		high, air = snugHead, snugAir
	}
	head, r := r.CutTop(high, 0)
	c.head(u, head, o)
	u.LineAbove(r.Pad(32, 0))
	room := r.H - lines*air - fullAfter
	above := float32(0) // above the insert
	if inSeries {
		room -= seriesAir + seriesHigh
		above = insertAir
	}
	inserted := between.high > 0 && room-above-between.high >= leastRow*float32(n)
	if inserted {
		room -= above + between.high
	}
	row, spare := rowOf(room, n)
	air += min(mostSpread, float32(int(spare/lines))) // whole pixels, so that lines stay sharp
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

// rowOf returns the height of each of n seats in the height room, which they share with a move list if there is enough for both, and the height that
// is left over if not.
func rowOf(room float32, n int) (row, spare float32) {
	const airy, most, alone = 52, 60, 72
	if listed := room - leastList; listed >= airy*float32(n) {
		return min(most, listed/float32(n)), 0
	}
	row = max(leastRow, min(alone, room/float32(n)))
	return row, max(0, room-row*float32(n))
}

// head shows who has won and why: beside the crowned piece of a sole winner, or below the pieces of all who share first place.
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

// crowned draws the piece of player at the bottom of r, side wide, and a crown that falls on it as the verdict rises. In a game between computers
// there is no crown.
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
	const rests = 0.28 // the centre of the crown is this part of its height above the top of the piece
	top := render.Point{X: at.X, Y: at.Y - side*render.TopOf(m.geo, seat.Sprite) - crown*rests - fall*(1-risen)}
	u.Icon(sprites.IconCrown, top, crown+3, u.Theme.Warning) // its rim
	u.Icon(sprites.IconCrown, top, crown, gold)
}

// gold is the colour of a crown.
var gold = sprites.RGB(0xE9B43A)

// shared draws the pieces of all winners side by side from the left of r, all at the same height.
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

// longest returns the highest score, so that the bars of all seats have the same scale.
func (c *card) longest() float32 {
	most := int32(1)
	for i := range c.model.players() {
		most = max(most, c.model.view().Seats[i].Score)
	}
	return float32(most)
}

// row draws one seat of the card: tinted for a winner, with its rank if more than two play, and with its score as a bar.
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

// Heights on the card, in logical pixels.
const (
	roomyCard  = 520 // the least height of a card with a large head
	cardHead   = 128
	headAir    = 12 // below the head
	snugHead   = 96
	cardAir    = 12 // around lines
	snugAir    = 8
	fullAfter  = 172 // the commands for what to do next
	leastRow   = 44  // a seat
	mostSpread = 20  // the most of the spare height that goes around each line
	leastList  = 130 // the lowest move list worth showing
	seriesHigh = 36  // the score of the series
	seriesAir  = 16  // above the series
	insertAir  = 12  // between the series and an insert
)

// next shows after, the main command first and the last two only if there is room. It returns the room left for a move list.
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

// series writes the score of the series, with the button anew that starts a new one.
func (c *card) series(u *ui.UI, r render.Rect, anew ui.Command) {
	button, words := r.CutRight(u.ButtonWide(anew, 14), 12)
	u.Button(button, anew)
	text, face := c.report.saySeries(u), render.TypeSmall
	if len(u.Wrap(text, face, words.W)) > 2 {
		face = smallest
	}
	u.WriteBlock(text, words, ui.Block{Type: face, Leading: 18, Most: 2, Down: render.Middle, Ink: u.Theme.Text})
}
