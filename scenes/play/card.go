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
	o := c.table.Match.Outcome()
	x := r.X
	if len(o.Winners) == 1 {
		seat := &c.view().Seats[o.Winners[0]]
		u.Piece(c.geo, seat.Sprite, seat.Colour, render.Point{X: x + 30, Y: r.Y + 40}, 60)
		x += 76
	}
	head := c.report.verdict(u, o)
	big := smaller(u, head, render.TypeResult, 20, r.X+r.W-x)
	u.Write(head, big, render.Point{X: x, Y: r.Y + 34}, render.Start, u.Theme.Text)
	face := render.TypeBody
	below := c.report.underVerdict(u, o, face, r.X+r.W-x)
	for i, line := range fewLines(u, below, face, r.X+r.W-x, 2) {
		u.Text(line, face, render.Point{X: x, Y: r.Y + 60 + float32(i)*20}, render.Start, u.Theme.Muted)
	}
	u.Texts = append(u.Texts, below)
	y := r.Y + 96
	u.Hairline(render.Rect{X: r.X, Y: y, W: r.W, H: 1}, u.Theme.Hairline)
	y += 14
	longest, n := c.longest(), c.players()
	room := r.Y + r.H - y - 24
	if c.table.Series().Games > 1 {
		room -= seriesHigh
	}
	high := min(68, (room-fullAfter)/float32(n))
	if high < snugRow {
		high = max(44, min(68, (room-leastAfter)/float32(n)))
	}
	for _, player := range resultOrder(o, n) {
		c.resultRow(u, render.Rect{X: r.X, Y: y, W: r.W, H: high}, player, longest)
		y += high
	}
	u.Hairline(render.Rect{X: r.X, Y: y + 4, W: r.W, H: 1}, u.Theme.Hairline)
	if c.table.Series().Games > 1 {
		c.series(u, render.Rect{X: r.X, Y: y + 14, W: r.W, H: 36}, series)
		y += seriesHigh
	}
	return c.next(u, render.Rect{X: r.X, Y: y + 24, W: r.W, H: r.Y + r.H - y - 24}, after)
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
	mid := r.Y + r.H/2
	u.Piece(c.geo, seat.Sprite, seat.Colour, render.Point{X: r.X + 14, Y: mid}, 28)
	x, w := r.X+44, r.W-44-64
	if !seat.HasScore {
		u.Write(u.Fit(c.name(u, player), render.TypeSeat, r.W-44), render.TypeSeat, render.Point{X: x, Y: mid - 4}, render.Start, u.Theme.Text)
		u.Write(u.Fit(u.Say(seat.Role), render.TypeSmall, r.W-44), render.TypeSmall, render.Point{X: x, Y: mid + 18}, render.Start, u.Theme.Muted)
		return
	}
	c.resultName(u, player, render.Point{X: x, Y: mid - 6}, w)
	u.Write(strconv.Itoa(int(c.board.Score(player))), render.TypeScore, render.Point{X: r.X + r.W, Y: mid + 12}, render.End, c.scoreInk(u, player))
	unit := float32(longest)
	if share, counted := c.board.CountShare(); !counted {
		unit /= max(share, 0.02)
	}
	c.bars(u, render.Rect{X: x, Y: mid + 3, W: w, H: 18}, player, unit)
}

// resultName writes a name w wide at most, behind it that the player resigned or ran out of time: among several it
// is not seen from who has won.
func (c *card) resultName(u *ui.UI, player games.Player, at render.Point, w float32) {
	o, out := c.table.Match.Outcome(), ""
	if o.By == player && c.players() > 2 {
		out = u.T("play.timeout")
		if o.Ending == match.Resigned {
			out = u.T("play.resigned")
		}
		w -= 12 + u.Measure(out, render.TypeSmall)
	}
	name := u.Fit(c.name(u, player), render.TypeSeat, w)
	u.Write(name, render.TypeSeat, at, render.Start, u.Theme.Text)
	if out != "" {
		at.X += u.Measure(name, render.TypeSeat) + 12
		u.Write(out, render.TypeSmall, at, render.Start, u.Theme.Muted)
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

// Heights below the seats of a finished game, in logical pixels.
const (
	leastAfter = 112 // what may come next, without the way to the other games
	leastList  = 130 // a list of moves that is worth its place
	fullAfter  = leastAfter + 4 + 56 + leastList
	seriesHigh = 38 // how a series stands
	snugRow    = 52 // a seat that may give way to all of what comes after
)

// next shows after, the main one first and the last one only where there is room, and returns what is left for a list of moves.
func (c *card) next(u *ui.UI, r render.Rect, after []action) render.Rect {
	first, rest := r.CutTop(48, 12)
	after[0].show(u, first)
	row, rest := rest.CutTop(44, 12)
	for i, at := range row.Columns(12, render.Even(2)...) {
		after[1+i].show(u, at)
	}
	if rest.H >= 56+leastList || rest.H >= 44 && rest.H < leastList {
		row, rest = rest.CutTop(44, 12)
		after[3].show(u, row)
	}
	if rest.H < leastList {
		return render.Rect{}
	}
	return rest
}

// series writes how the series stands, with what begins one anew.
func (c *card) series(u *ui.UI, r render.Rect, anew action) {
	w := u.Measure(anew.button.Label, render.TypeButton) + 28
	anew.show(u, render.Rect{X: r.X + r.W - w, Y: r.Y, W: w, H: r.H})
	text := c.report.saySeries(u)
	room := r.W - w - 12
	face := smaller(u, text, render.TypeSmall.Medium(), 12, room)
	lines := fewLines(u, text, face, room, 2)
	for i, line := range lines {
		u.Text(line, face, render.Point{X: r.X, Y: r.Y + r.H/2 + 5 + (float32(i)-float32(len(lines)-1)/2)*17}, render.Start, u.Theme.Text)
	}
	u.Texts = append(u.Texts, text)
}
