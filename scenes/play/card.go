package play

import (
	"strconv"

	"quintet/games"
	"quintet/games/match"
	"quintet/render"
	"quintet/scenes/ui"
)

// A card tells how a finished game has ended: who won, how the seats stand, and what may come next.
type card struct {
	*model
	report *report
}

// draw draws the card with the actions after, of what may come next, and series, which begins a new one. It returns the room that is left for
// a list of moves, the zero Rect where there is none.
func (c *card) draw(u *ui.UI, r render.Rect, after []action, series action) render.Rect {
	o, n, inSeries := c.table.Match.Outcome(), c.players(), c.table.Series().Games > 1
	head, r := r.CutTop(cardHead, 0)
	c.head(u, head, o)
	u.LineAbove(r)
	_, r = r.CutTop(14, 0)
	room := r.H - 2*cardAir - 4
	if inSeries {
		room -= seriesHigh + 2
	}
	high := min(68, (room-fullAfter)/float32(n))
	if high < snugRow {
		high = max(44, min(68, (room-leastAfter)/float32(n)))
	}
	rows, r := r.CutTop(high*float32(n), 4)
	order, longest := resultOrder(o, n), c.longest()
	for i, at := range rows.Rows(0, render.Even(n)...) {
		c.resultRow(u, at, order[i], longest)
	}
	u.LineAbove(r)
	_, r = r.CutTop(cardAir, 0)
	if inSeries {
		var at render.Rect
		at, r = r.CutTop(seriesHigh, 2)
		c.series(u, at, series)
	}
	_, r = r.CutTop(cardAir, 0)
	return c.next(u, r, after)
}

// head says who has won and by what.
func (c *card) head(u *ui.UI, r render.Rect, o match.Outcome) {
	const piece, gap = 60, 16
	if len(o.Winners) == 1 {
		var at render.Rect
		at, r = r.CutLeft(piece, gap)
		seat := &c.view().Seats[o.Winners[0]]
		u.Piece(c.geo, seat.Sprite, seat.Colour, at.Centre(), piece)
	}
	verdict, below := r.CutTop(r.H/2, 0)
	writeFit(u, c.report.verdict(u, o), render.TypeResult, 20, verdict, u.Theme.Text)
	face := render.TypeBody
	u.WriteBlock(c.report.underVerdict(u, o, face, r.W), below, ui.Block{Type: face, Leading: 20, Most: 2, Ink: u.Theme.Muted})
}

// resultOrder returns the seats as the card lists them: as they sit, or by their places where one of several is out, since the scores do not
// tell these then.
func resultOrder(o match.Outcome, players int) []games.Player {
	if players == 2 || o.By == games.None {
		o = match.Outcome{By: games.None}
	}
	return o.Ranking(players)
}

// longest returns the highest score: the bars of all seats have one unit of length.
func (c *card) longest() int32 {
	most := int32(1)
	for i := range c.players() {
		most = max(most, c.view().Seats[i].Score)
	}
	return most
}

// resultRow draws one seat of the card, its score as a bar of parts, which grows during the finale.
func (c *card) resultRow(u *ui.UI, r render.Rect, player games.Player, longest int32) {
	seat := &c.view().Seats[player]
	piece, r := r.CutLeft(28, 16)
	u.Piece(c.geo, seat.Sprite, seat.Colour, piece.Centre(), piece.W)
	lines := func(r render.Rect) []render.Rect {
		return r.Place(r.W, 48, render.Start, render.Middle).Rows(0, render.Even(2)...)
	}
	if !seat.HasScore {
		at := lines(r)
		writeFit(u, c.name(u, player), render.TypeSeat, render.TypeSeat.Size, at[0], u.Theme.Text)
		writeFit(u, u.Say(seat.Role), render.TypeSmall, render.TypeSmall.Size, at[1], u.Theme.Muted)
		return
	}
	score, r := r.CutRight(64, 0)
	u.WriteIn(strconv.Itoa(int(c.board.Score(player))), render.TypeScore, score, render.End, c.scoreInk(u, player))
	unit := float32(longest)
	if share, counted := c.board.CountShare(); !counted {
		unit /= max(share, 0.02)
	}
	at := lines(r)
	c.resultName(u, player, at[0])
	c.bars(u, at[1].Pad(0, 3), player, unit)
}

// resultName writes a name in r, behind it that the player resigned or ran out of time: among several it is not seen from who has won.
func (c *card) resultName(u *ui.UI, player games.Player, r render.Rect) {
	const gap = 12
	o, out, face := c.table.Match.Outcome(), "", render.TypeSmall
	if o.By == player && c.players() > 2 {
		out = u.T("play.timeout")
		if o.Ending == match.Resigned {
			out = u.T("play.resigned")
		}
		r.W -= gap + u.Measure(out, face)
	}
	name := u.Fit(c.name(u, player), render.TypeSeat, r.W)
	u.WriteIn(name, render.TypeSeat, r, render.Start, u.Theme.Text)
	if out != "" {
		_, r = r.CutLeft(u.Measure(name, render.TypeSeat), gap)
		r.W = u.Measure(out, face)
		u.WriteIn(out, face, r, render.Start, u.Theme.Muted)
	}
}

// bars draws the score of a seat as a box on a track, longest being as long as r: no score is an empty track. Where a score has parts each
// is a box with its number.
func (c *card) bars(u *ui.UI, r render.Rect, player games.Player, longest float32) {
	seat := &c.view().Seats[player]
	parts, numbered := seat.Bars, true
	if len(parts) == 0 {
		parts, numbered = []int32{c.board.Score(player)}, false
	}
	x := r.X
	u.Box(render.Rect{X: x, Y: r.Y, W: r.W - 10, H: r.H}, render.Box{Radius: 4, Top: u.Theme.Quiet})
	ground := render.AreaOf(u.Theme, c.geo, seat.Colour)
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
	cardHead   = 96
	cardAir    = 10  // around a series
	leastAfter = 112 // what may come next, without another game
	leastList  = 130 // a list of moves that is worth its place
	fullAfter  = leastAfter + 4 + 56 + leastList
	seriesHigh = 36 // how a series stands
	snugRow    = 52 // a seat that may give way to all of what comes after
)

// next shows after, the main one first and the last two only where there is room, and returns what is left for a list of moves.
func (c *card) next(u *ui.UI, r render.Rect, after []action) render.Rect {
	first, rest := r.CutTop(48, 12)
	after[0].show(u, first)
	row, rest := rest.CutTop(44, 12)
	for i, at := range row.Columns(12, render.Even(2)...) {
		after[1+i].show(u, at)
	}
	if rest.H >= 56+leastList || rest.H >= 44 && rest.H < leastList {
		row, rest = rest.CutTop(44, 12)
		for i, at := range row.Columns(12, render.Even(2)...) {
			after[3+i].show(u, at)
		}
	}
	if rest.H < leastList {
		return render.Rect{}
	}
	return rest
}

// series writes how the series stands, with what begins one anew.
func (c *card) series(u *ui.UI, r render.Rect, anew action) {
	button, words := r.CutRight(u.ButtonWide(anew.button, 14), 12)
	anew.show(u, button)
	text := c.report.saySeries(u)
	face := smaller(u, text, render.TypeSmall.Medium(), 12, words.W)
	u.WriteBlock(text, words, ui.Block{Type: face, Leading: 17, Most: 2, Down: render.Middle, Ink: u.Theme.Text})
}
