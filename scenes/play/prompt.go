package play

import (
	"slices"
	"strings"

	"quintet/games"
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
)

// A prompt says whose turn it is and what is to be done, and shows the actions at hand: in a line below the board, or in a column beside it.
type prompt struct {
	*model
	words *speech
}

// piece draws a piece of player at the beginning of the line from x on and returns where the words begin.
func (p *prompt) piece(u *ui.UI, player games.Player, x, middle float32) float32 {
	seat := p.view().Seats[player]
	u.Piece(p.geo, seat.Sprite, seat.Colour, render.Point{X: x + 16, Y: middle}, 36)
	return x + 48
}

// Measures of a line that has its buttons below its words.
const (
	promptBelow = 100 // its height
	promptRow   = 70  // from its top to the buttons
)

// leastPrompt is the type of what is to be done where there is little room for it.
var leastPrompt = render.Type{Size: 15, Weight: render.TypePrompt.Weight}

// line draws the prompt into r, the buttons at its right end, or below the words where r is high enough.
func (p *prompt) line(u *ui.UI, r render.Rect, words said, as []action) {
	x := p.begin(u, r)
	refused := words.wrong && p.board.Repairs()
	row, below := render.Rect{X: r.X + r.W/2, Y: r.Y + 16, W: r.W/2 - 32, H: 40}, r.H >= promptBelow
	right := r.X + r.W
	if below {
		row = render.Rect{X: r.X + 12, Y: r.Y + promptRow, W: r.W - 24, H: 40}
		p.row(row.W).show(u, as, row)
	} else {
		if refused {
			as = p.squeeze(u, words, as, row, x)
		}
		right = p.row(row.W).show(u, as, row)
	}
	at := render.Rect{X: x, Y: r.Y, W: right - 16 - x, H: r.H}
	if refused && !words.fit(u, leastPrompt, at.W) {
		reasonAlone(u, words, at)
		return
	}
	if long := u.Measure(words.lead, leastPrompt); (below || p.table.ComputerMoves()) && chipWide(u, words.chip)+10+long > at.W {
		words.chip = "" // who is to move matters more: the seat shows a dot for every ply left
	}
	most := 2
	if below && len(as) == 0 && !p.table.Match.Over() {
		most = 4 // in the place of the buttons
	}
	words.write(u, at, most, below)
}

// begin draws who is to move, or who threatens, at the beginning of the line r, and returns where the words begin.
func (p *prompt) begin(u *ui.UI, r render.Rect) float32 {
	x := r.X + 32
	if u.Phone() {
		x = r.X + 16
	}
	player := p.board.Mover()
	if p.board.LensOn() {
		player = p.board.Threatens()
	}
	if player == games.None || p.table.Match.Over() {
		return x
	}
	return p.piece(u, player, x, r.Y+36)
}

// squeeze makes room between x and the buttons as in row for why something was refused: words and buttons that say the least give way.
func (p *prompt) squeeze(u *ui.UI, words said, as []action, row render.Rect, x float32) []action {
	beside := func() float32 { return row.X + row.W - p.row(row.W).wide(u, as) - 16 - x }
	if !words.fit(u, render.TypePrompt, beside()) {
		shorten(as)
	}
	if len(u.WrapEvenly(words.detail, render.TypeSmall, beside())) > mostReason { // a key and the tick end the turn, too
		as = slices.DeleteFunc(as, func(a action) bool { return a.button.Act == keys.EndTurn })
	}
	return as
}

// write writes what is to be done in the line r, behind its chip, and below it at most so many lines that say more; where they may be smaller,
// one more.
func (w said) write(u *ui.UI, r render.Rect, most int, mayShrink bool) {
	small, leading, up := render.TypeSmall, float32(18), float32(0)
	if n := len(u.WrapEvenly(w.detail, small, r.W)); mayShrink && n > most {
		small, leading, up, most = render.TypeCaption, 16, -15, most+1
	} else if n > 1 {
		up = -8
	}
	lead := r
	if w.chip != "" {
		_, lead = r.CutLeft(chip(u, w.chip, render.Point{X: r.X, Y: r.Y + up + 11}), 10)
	}
	writeFit(u, w.lead, render.TypePrompt, leastPrompt.Size, render.Rect{X: lead.X, Y: r.Y + up + 11, W: lead.W, H: 24}, u.Theme.Text)
	for i, line := range fewLines(u, w.detail, small, r.W, most) {
		u.Text(line, small, render.Point{X: r.X, Y: r.Y + up + 34 + leading*float32(i+1)}, render.Start, w.ink(u))
	}
	if w.detail != "" {
		u.Texts = append(u.Texts, w.detail)
	}
}

// row returns how buttons stand side by side in a row of width w: tight where their words leave no room for more.
func (p *prompt) row(w float32) buttonRow { return buttonRow{tight: w < 340 || p.board.Repairs()} }

// fit reports whether what is to be done, in type face, has room, with its chip, above why something was refused, both in lines of width w.
func (w said) fit(u *ui.UI, face render.Type, wide float32) bool {
	lead := u.Measure(w.lead, face)
	if w.chip != "" {
		lead += chipWide(u, w.chip) + 10
	}
	return lead <= wide && len(u.WrapEvenly(w.detail, render.TypeSmall, wide)) <= 2
}

// mostReason is the number of lines that a reason has room for where it stands alone.
const mostReason = 3

// reasonAlone writes why something was refused beside what could be done instead: what is to be done can wait. How far the turn is stands
// before it where that leaves room.
func reasonAlone(u *ui.UI, words said, r render.Rect) {
	const leading = 18
	if words.chip != "" {
		if wide := chipWide(u, words.chip) + 10; len(u.WrapEvenly(words.detail, render.TypeSmall, r.W-wide)) <= mostReason {
			chip(u, words.chip, render.Point{X: r.X, Y: r.Y + 24})
			_, r = r.CutLeft(wide, 0)
		}
	}
	lines := u.WrapEvenly(words.detail, render.TypeSmall, r.W)
	y := r.Y + 36 - leading*float32(len(lines)-1)/2 + 5
	for i, line := range lines {
		u.Text(line, render.TypeSmall, render.Point{X: r.X, Y: y + float32(i)*leading}, render.Start, u.Theme.Error)
	}
	u.Texts = append(u.Texts, words.detail)
}

// note writes words that stand alone in one line, with the buttons at the right end of r.
func (p *prompt) note(u *ui.UI, r render.Rect, words said, as []action) {
	right := p.row(r.W/2).show(u, as, render.Rect{X: r.X + r.W/2, Y: r.Y, W: r.W / 2, H: r.H})
	if words.detail == "" {
		return
	}
	room := right - 16 - r.X
	face := smaller(u, words.detail, render.TypeBody, 13, room)
	u.WriteIn(u.Fit(words.detail, face, room), face, render.Rect{X: r.X, Y: r.Y, W: room, H: r.H}, render.Start, words.ink(u))
}

// twoLines breaks text into two lines of width w at most; what does not fit is left out.
func twoLines(u *ui.UI, text string, face render.Type, w float32) []string {
	return fewLines(u, text, face, w, 2)
}

// fewLines breaks text into so many lines of width w at most; what does not fit is left out.
func fewLines(u *ui.UI, text string, face render.Type, w float32, most int) []string {
	lines := u.WrapEvenly(text, face, w)
	if len(lines) > most {
		lines = append(lines[:most-1], u.Fit(strings.Join(lines[most-1:], " "), face, w))
	}
	return lines
}

// chip draws a pill with text at its upper left corner and returns its width.
func chip(u *ui.UI, text string, at render.Point) float32 {
	w := chipWide(u, text)
	r := render.Rect{X: at.X, Y: at.Y, W: w, H: 24}
	u.Box(r, render.Box{Radius: 12, Top: u.Theme.Accent})
	u.WriteIn(text, render.TypeSmall.Medium(), r, render.Middle, u.Theme.OnAccent)
	return w
}

// chipWide returns the width of a chip with text.
func chipWide(u *ui.UI, text string) float32 { return u.Measure(text, render.TypeSmall.Medium()) + 24 }
