// The pieces that can be put on the board in the editor, and the eraser. Putting them is in canvas.go.

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

// A palette is the things that can be put on the board, one of which is in the hand, or else the eraser.
type palette struct {
	geometry *board.Geometry
	brushes  []games.Brush
	chosen   int            // len(brushes) for the eraser
	turned   int            // counts in the headings of what is in the hand
	empty    games.Position // on which the things are shown
	editor   games.Editor
	middle   board.Target // of the board
	lead     float32      // the width of the names of the choices below it, with which the names of its kinds share a column
}

func newPalette(e games.Editor) palette {
	p := palette{geometry: e.Geometry(), brushes: e.Palette(), editor: e, empty: games.Emptied(e, e.Start())}
	p.middle = board.Target(p.geometry.Rows/2*p.geometry.Columns + p.geometry.Columns/2)
	return p
}

// erases reports whether the eraser is in the hand.
func (p *palette) erases() bool { return p.chosen == len(p.brushes) }

// headings returns how what is in the hand may lie.
func (p *palette) headings() []uint8 {
	if p.erases() {
		return nil
	}
	return p.brushes[p.chosen].Headings
}

// choose takes thing i into the hand. What is there already is turned.
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

// turn turns what is in the hand by so many headings, clockwise.
func (p *palette) turn(by int) {
	if n := len(p.headings()); n > 0 {
		p.turned = ((p.turned+by)%n + n) % n
	}
}

// piece returns what is in the hand, which is not the eraser, on a cell.
func (p *palette) piece(at board.Target) board.Piece { return p.pieceOf(p.chosen, at) }

func (p *palette) pieceOf(i int, at board.Target) board.Piece {
	x := p.brushes[i].Piece
	x.ID, x.At, x.To = 1, at, board.NoTarget
	if hs := p.brushes[i].Headings; len(hs) > 0 {
		x.Facing = hs[p.turned%len(hs)]
	}
	return x
}

// name returns what is in the hand.
func (p *palette) name(u *ui.UI) string { return p.nameOf(u, p.chosen) }

func (p *palette) nameOf(u *ui.UI, i int) string {
	if i == len(p.brushes) {
		return u.T("editor.erase")
	}
	return u.Say(p.brushes[i].Name)
}

// draw draws the palette in r: the things, the eraser, and below them what is in the hand or pointed at, with a button that turns it. Where it is
// tight that stands beside the eraser, if it has room there; where it is bare only tooltips name the things, and the button ends the first row.
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
	if f == tight && p.besides(u, r.W) {
		last := places[len(places)-1]
		_, caption = r.CutLeft(last.X+side+2*brushGap, 0)
		caption.Y, caption.H, kind = r.Y+last.Y, side, render.TypeSmall
	}
	caption = p.drawTurn(u, caption, r.W)
	u.WriteIn(u.Fit(p.nameOf(u, told), kind, caption.W), kind, caption, render.Start, u.Theme.Text)
}

// writeName writes the name of thing i from line on, in the middle of it.
func (p *palette) writeName(u *ui.UI, i int, line render.Rect) {
	for _, words := range u.Wrap(p.nameOf(u, i), render.TypeCoord, line.W) {
		u.WriteIn(words, render.TypeCoord, line, render.Middle, u.Theme.Text)
		line.Y += brushLine
	}
}

// drawTurn draws the button that turns what is in the hand, if anything does, at the right end of r in a room of width w. It returns the rest of r.
func (p *palette) drawTurn(u *ui.UI, r render.Rect, w float32) (rest render.Rect) {
	const high = captionHigh - rowGap
	if len(p.headings()) == 0 {
		return r
	}
	at, rest := r.CutRight(p.turnWide(u, w), 8)
	p.drawTurnAt(u, at.Place(at.W, min(at.H, high), render.Start, render.Middle), w)
	return rest
}

// drawTurnAt draws that button in at, if what is in the hand can be turned.
func (p *palette) drawTurnAt(u *ui.UI, at render.Rect, w float32) {
	if len(p.headings()) > 0 && u.Button(at, turnButton(u, w)) {
		p.turn(1)
	}
}

// drawKinds writes the names of the kinds left of their rows in r, where they have room.
func (p *palette) drawKinds(u *ui.UI, r render.Rect, places []render.Point) {
	column := p.column(u, r.W)
	for i, place := range places {
		if begun := i == 0 || places[i-1].Y < place.Y; begun && column > 0 {
			kind := render.Rect{X: r.X, Y: r.Y + place.Y, W: column, H: p.side(r.W)}
			u.WriteIn(p.kind(u, i), render.TypeCaption, kind, render.Start, u.Theme.Muted)
		}
	}
}

// drawBrush draws thing i in r as it would lie on the board, alone where all things can be drawn so.
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
		near = r.Inset(-r.W / 5) // what lies around its cell need not be seen
	}
	u.Clip(r).Board(render.FitPart(p.geometry, x.At, to, near, u.Scale), &v, render.NoOverlay())
	u.Box(r, render.Box{Line: u.Theme.Hairline, Width: 1})
}

// lying returns x with all that it has on the board: one that covers two cells has the second.
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
	worded      = 260 // the least width at which the button that turns has a word
	captionHigh = 50  // of the line below the things
	brushName   = 20  // of the name below a thing
	brushLine   = 16  // of a second line of it
)

// side returns the side of a thing in a room of width w: a little smaller in a narrow one where the row has room for the eraser then.
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

// plain reports whether all things look alone as they do on the board: none is turned, and none is open.
func (p *palette) plain() bool {
	return !slices.ContainsFunc(p.brushes, func(b games.Brush) bool { return len(b.Headings) > 0 || b.Piece.Open })
}

// step returns how far apart things lie in a room of width w, and how many lines the names below them have: 0 where these have no room there, or
// the rows are named.
func (p *palette) step(u *ui.UI, w float32) (step float32, lines int) {
	const most = 2
	step = p.side(w) + brushGap
	if p.kind(u, 0) != "" {
		return step, 0
	}
	if room := w - p.turnWide(u, w); room < w {
		w = room - brushGap // the button that turns ends the row
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

// turnWide returns the width of the button that turns what is in the hand, in a room of width w, 0 where nothing is ever turned.
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

// turnButton returns the button that turns what is in the hand, with a word where w has room for it.
func turnButton(u *ui.UI, w float32) ui.Command {
	turn := ui.Command{Label: u.T("editor.turn"), Icon: sprites.IconTurn, Act: keys.TileOn, Kind: ui.Quiet}
	if w < worded {
		turn.Label, turn.Name = "", turn.Label
	}
	return turn
}

// kind returns what thing i belongs to, nothing where all things are of one kind.
func (p *palette) kind(u *ui.UI, i int) string {
	switch {
	case p.brushes[0].Kind.Empty():
		return ""
	case i == len(p.brushes):
		return u.T("editor.erase")
	}
	return u.Say(p.brushes[i].Kind)
}

// column returns the width of the names of the kinds before their rows in a room of width w, 0 where there are none or they have no room.
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

// longest returns how many things of one kind there are at most.
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

// begins reports whether thing i begins another kind than the one before it.
func (p *palette) begins(i int) bool {
	return i > 0 && i < len(p.brushes) && p.brushes[i].Piece.Sprite != p.brushes[i-1].Piece.Sprite
}

// laid returns the places in a room of width w.
func (p *palette) laid(u *ui.UI, w float32) (at []render.Point, high float32) {
	step, _ := p.step(u, w)
	return p.places(w, step, p.column(u, w))
}

// places returns where the things lie in a room of width w, each so far from the next one, the eraser last, and how high they are together. A new
// kind of thing begins a row, and where the names of the kinds stand left of the rows the eraser does as well.
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

// high returns how high the palette is in a room of width w.
func (p *palette) high(u *ui.UI, w float32, f fit) float32 {
	_, high := p.laid(u, w)
	_, lines := p.step(u, w)
	switch {
	case lines > 0:
		return high + brushName + float32(lines-1)*brushLine + rowGap
	case f >= bare, f == tight && p.besides(u, w):
		return high
	}
	return high + captionHigh
}

// besides reports whether the line about what is in the hand has room in width w beside the eraser.
func (p *palette) besides(u *ui.UI, w float32) bool {
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
