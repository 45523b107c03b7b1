// Holds the pieces that can be placed in the editor (brushes in the code), the eraser, and which of them is in hand; draws and turns them.
// canvas.go places the piece in hand.

package editor

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A palette holds the pieces that can be placed; one of them, or the eraser, is in hand.
type palette struct {
	geometry *board.Geometry
	brushes  []games.Brush
	chosen   int            // index of the piece in hand; len(brushes) for the eraser
	turned   int            // index in its headings
	empty    games.Position // shows the pieces
	editor   games.Editor
	middle   board.Target // of the board
	lead     float32      // the name width of the choices below it, which share a column with the names of its kinds
}

func newPalette(e games.Editor) palette {
	p := palette{geometry: e.Geometry(), brushes: e.Palette(), editor: e, empty: games.Cleared(e, e.Start())}
	p.middle = board.Target(p.geometry.Rows/2*p.geometry.Columns + p.geometry.Columns/2)
	return p
}

// erases reports whether the eraser is in hand.
func (p *palette) erases() bool { return p.chosen == len(p.brushes) }

// headings returns the possible directions of the piece in hand.
func (p *palette) headings() []uint8 {
	if p.erases() {
		return nil
	}
	return p.brushes[p.chosen].Headings
}

// choose takes piece i in hand. If it is in hand already it is turned.
func (p *palette) choose(i int) {
	if i == p.chosen {
		p.turn(1)
		return
	}
	had := len(p.headings())
	p.chosen = i
	if len(p.headings()) != had {
		p.turned = 0
	}
}

// turn turns the piece in hand by this many headings, clockwise.
func (p *palette) turn(by int) {
	if n := len(p.headings()); n > 0 {
		p.turned = ((p.turned+by)%n + n) % n
	}
}

// piece returns the piece in hand, which is not the eraser, on a cell.
func (p *palette) piece(at board.Target) board.Piece { return p.pieceOf(p.chosen, at) }

func (p *palette) pieceOf(i int, at board.Target) board.Piece {
	x := p.brushes[i].Piece
	x.ID, x.At, x.To = 1, at, board.NoTarget
	if hs := p.brushes[i].Headings; len(hs) > 0 {
		x.Facing = hs[p.turned%len(hs)]
	}
	return x
}

// name returns the name of the piece in hand.
func (p *palette) name(u *ui.UI) string { return p.nameOf(u, p.chosen) }

func (p *palette) nameOf(u *ui.UI, i int) string {
	if i == len(p.brushes) {
		return u.T("editor.erase")
	}
	return u.Say(p.brushes[i].Name)
}

// draw draws the palette in r: the pieces, the eraser, and below them the name of the piece in hand or under the pointer, with a button that turns
// it. In a tight fit that line is beside the eraser, if it fits; in a bare fit only tooltips name the pieces, and the button ends the first row.
func (p *palette) draw(u *ui.UI, r render.Rect, f fit) {
	places, high := p.laid(u, r.W)
	told, side := p.chosen, p.side(r.W)
	step, lines := p.step(u, r.W)
	p.drawKinds(u, r, places)
	for i, place := range places {
		at := render.Rect{X: r.X + place.X, Y: r.Y + place.Y, W: side, H: side}
		x := ui.Command{Name: p.nameOf(u, i), Bare: true}
		if i < keys.Picks {
			x.Act = keys.Pick(i + 1)
		}
		if u.Button(at, x) {
			p.choose(i)
		}
		if u.Over(at) {
			told = i
		}
		if i == p.chosen {
			u.Box(at, render.Box{Radius: 8, Top: u.Theme.Current, Line: u.Theme.Accent, Width: 2})
		}
		p.drawBrush(u, i, at.Inset(4))
		if lines > 0 {
			p.writeName(u, i, render.Rect{X: at.Centre().X - (step-brushGap)/2, Y: at.Y + side, W: step - brushGap, H: brushName})
		}
	}
	if lines > 0 {
		row, _ := r.CutTop(side, 0)
		p.drawTurn(u, row, r.W)
		return
	}
	if f >= bare {
		p.drawTurnAt(u, render.Rect{X: r.X + float32(p.longest())*step, Y: r.Y, W: side, H: side}, r.W)
		return
	}
	_, caption := r.CutTop(high, 0)
	caption.H = captionHigh - rowGap
	kind := render.TypeBody
	if f == tight && p.captionBeside(u, r.W) {
		last := places[len(places)-1]
		_, caption = r.CutLeft(last.X+side+2*brushGap, 0)
		caption.Y, caption.H, kind = r.Y+last.Y, side, render.TypeSmall
	}
	caption = p.drawTurn(u, caption, r.W)
	u.WriteIn(u.Fit(p.nameOf(u, told), kind, caption.W), kind, caption, render.Start, u.Theme.Text)
}

// writeName writes the name of piece i starting at line, in the middle of it.
func (p *palette) writeName(u *ui.UI, i int, line render.Rect) {
	for _, words := range u.Wrap(p.nameOf(u, i), render.TypeCoord, line.W) {
		u.WriteIn(words, render.TypeCoord, line, render.Middle, u.Theme.Text)
		line.Y += brushLine
	}
}

// drawTurn draws the button that turns the piece in hand, if there is one, at the right end of r at width w. It returns the rest of r.
func (p *palette) drawTurn(u *ui.UI, r render.Rect, w float32) (rest render.Rect) {
	const high = captionHigh - rowGap
	if len(p.headings()) == 0 {
		return r
	}
	at, rest := r.CutRight(p.turnWide(u, w), 8)
	p.drawTurnAt(u, at.Place(at.W, min(at.H, high), render.Start, render.Middle), w)
	return rest
}

// drawTurnAt draws that button in at, if the piece in hand can be turned.
func (p *palette) drawTurnAt(u *ui.UI, at render.Rect, w float32) {
	if len(p.headings()) > 0 && u.Button(at, turnButton(u, w)) {
		p.turn(1)
	}
}

// drawKinds writes the names of the kinds to the left of their rows in r, if they fit.
func (p *palette) drawKinds(u *ui.UI, r render.Rect, places []render.Point) {
	column := p.column(u, r.W)
	for i, place := range places {
		if begun := i == 0 || places[i-1].Y < place.Y; begun && column > 0 {
			kind := render.Rect{X: r.X, Y: r.Y + place.Y, W: column, H: p.side(r.W)}
			u.WriteIn(p.kind(u, i), render.TypeCaption, kind, render.Start, u.Theme.Muted)
		}
	}
}

// drawBrush draws piece i in r as it looks on the board, without the board if all pieces can be drawn that way.
func (p *palette) drawBrush(u *ui.UI, i int, r render.Rect) {
	if i == len(p.brushes) {
		u.Icon(sprites.IconBin, r.Centre(), 24, u.Theme.Text)
		return
	}
	if p.plain() {
		x := p.brushes[i].Piece
		u.Piece(p.geometry, x.Sprite, x.Owner, r.Centre(), r.W-4)
		return
	}
	x := p.pieceOf(i, p.middle)
	if len(p.brushes[i].Headings) > 0 {
		x = p.lying(x)
	}
	to := x.At
	if x.To != board.NoTarget {
		to = x.To
	}
	var v board.View
	v.Reset()
	v.Pieces = []board.Piece{x}
	near := r
	if to == x.At {
		near = r.Inset(-r.W / 5) // the surroundings of its cell are not needed
	}
	u.Clip(r).Board(render.FitPart(p.geometry, x.At, to, near, u.Scale), &v, render.NoOverlay())
	u.Box(r, render.Box{Line: u.Theme.Hairline, Width: 1})
}

// lying returns x as on the board: a piece that covers two cells gets its second cell.
func (p *palette) lying(x board.Piece) board.Piece {
	q, why := p.editor.Put(p.empty, x)
	if !why.Text.Empty() {
		return x
	}
	for _, y := range games.ViewOf(p.editor, q).Pieces {
		if y.At == x.At && y.Sprite == x.Sprite {
			return y
		}
	}
	return x
}

// The measures of the palette.
const (
	brushSide   = 44
	bigBrush    = 60 // in a wide panel
	bigPanel    = 300
	brushGap    = 4
	worded      = 260 // the least width with a label on the turn button
	captionHigh = 50  // of the line below the pieces
	brushName   = 20  // of the name below a piece
	brushLine   = 16  // of its second line
)

// side returns the side of a piece at width w: a little smaller in a narrow panel if the eraser then fits in the row.
func (p *palette) side(w float32) float32 {
	const least = 36
	if w >= bigPanel {
		return bigBrush
	}
	if fitting := float32(int((w+brushGap)/float32(p.longest()+1))) - brushGap; fitting >= least {
		return min(brushSide, fitting)
	}
	return brushSide
}

// plain reports whether all pieces look the same without the board: none is turned, and none is open.
func (p *palette) plain() bool {
	return !slices.ContainsFunc(p.brushes, func(b games.Brush) bool { return len(b.Headings) > 0 || b.Piece.Open })
}

// step returns the distance of neighbouring pieces at width w, and the number of lines of the names below them: 0 if these do not fit, or the rows
// have names.
func (p *palette) step(u *ui.UI, w float32) (step float32, lines int) {
	const most = 2
	step = p.side(w) + brushGap
	if p.kind(u, 0) != "" {
		return step, 0
	}
	if room := w - p.turnWide(u, w); room < w {
		w = room - brushGap // the turn button ends the row
	}
	n := float32(len(p.brushes) + 1)
	widest := float32(0)
	for i := range len(p.brushes) + 1 {
		widest = max(widest, u.Measure(p.nameOf(u, i), render.TypeCoord))
	}
	if wide := max(step, widest+brushGap); n*wide <= w+brushGap {
		return wide, 1
	}
	even := float32(int((w + brushGap) / n))
	for i := range len(p.brushes) + 1 {
		if len(u.Wrap(p.nameOf(u, i), render.TypeCoord, even-brushGap)) > most {
			return step, 0
		}
	}
	if even < step || w < bigPanel {
		return step, 0
	}
	return even, most
}

// turnWide returns the width of the turn button at width w, 0 if nothing can be turned.
func (p *palette) turnWide(u *ui.UI, w float32) float32 {
	if !slices.ContainsFunc(p.brushes, func(b games.Brush) bool { return len(b.Headings) > 0 }) {
		return 0
	}
	turn := turnButton(u, w)
	if turn.Label == "" {
		return brushSide
	}
	return u.ButtonWide(turn, 12)
}

// turnButton returns the turn button, with a label if w is wide enough.
func turnButton(u *ui.UI, w float32) ui.Command {
	turn := ui.Command{Label: u.T("editor.turn"), Icon: sprites.IconTurn, Act: keys.TileOn, Kind: ui.Quiet}
	if w < worded {
		turn.Label, turn.Name = "", turn.Label
	}
	return turn
}

// kind returns the kind of piece i, nothing if all pieces are of one kind.
func (p *palette) kind(u *ui.UI, i int) string {
	switch {
	case p.brushes[0].Kind.Empty():
		return ""
	case i == len(p.brushes):
		return u.T("editor.erase")
	}
	return u.Say(p.brushes[i].Kind)
}

// column returns the width of the names of the kinds before their rows at width w, 0 if there are none or they do not fit.
func (p *palette) column(u *ui.UI, w float32) (wide float32) {
	const gap = 16
	for i := range len(p.brushes) + 1 {
		if kind := p.kind(u, i); kind != "" {
			wide = max(wide, u.Measure(kind, render.TypeCaption)+gap)
		}
	}
	room := w + brushGap - float32(p.longest())*(p.side(w)+brushGap)
	if w < bigPanel || wide > room || wide == 0 {
		return 0
	}
	return max(wide, min(p.lead, room))
}

// longest returns the largest number of pieces of one kind.
func (p *palette) longest() (most int) {
	n := 0
	for i := range p.brushes {
		if n++; p.begins(i) {
			n = 1
		}
		most = max(most, n)
	}
	return most
}

// begins reports whether piece i begins a new kind.
func (p *palette) begins(i int) bool {
	return i > 0 && i < len(p.brushes) && p.brushes[i].Piece.Sprite != p.brushes[i-1].Piece.Sprite
}

// laid returns the places at width w.
func (p *palette) laid(u *ui.UI, w float32) (at []render.Point, high float32) {
	step, _ := p.step(u, w)
	return p.places(w, step, p.column(u, w))
}

// places returns the places of the pieces at width w, with neighbours across apart and the eraser last, and their total height. A new kind of piece
// begins a row, and so does the eraser if the names of the kinds are left of the rows.
func (p *palette) places(w, across, left float32) (at []render.Point, high float32) {
	down := p.side(w) + brushGap
	next := render.Point{X: left}
	for i := range len(p.brushes) + 1 {
		alone := i == len(p.brushes) && left > 0
		if p.begins(i) || alone || next.X+p.side(w) > w {
			next = render.Point{X: left, Y: next.Y + down}
		}
		at = append(at, next)
		next.X += across
	}
	return at, next.Y + down
}

// high returns the height of the palette at width w.
func (p *palette) high(u *ui.UI, w float32, f fit) float32 {
	_, high := p.laid(u, w)
	_, lines := p.step(u, w)
	switch {
	case lines > 0:
		return high + brushName + float32(lines-1)*brushLine + rowGap
	case f >= bare, f == tight && p.captionBeside(u, w):
		return high
	}
	return high + captionHigh
}

// captionBeside reports whether the line about the piece in hand fits beside the eraser in width w.
func (p *palette) captionBeside(u *ui.UI, w float32) bool {
	places, _ := p.laid(u, w)
	need, turns := float32(0), false
	for i := range places {
		need = max(need, u.Measure(p.nameOf(u, i), render.TypeSmall))
		turns = turns || i < len(p.brushes) && len(p.brushes[i].Headings) > 0
	}
	if turns {
		need += brushSide + brushGap
	}
	return places[len(places)-1].X+p.side(w)+2*brushGap+need <= w
}
