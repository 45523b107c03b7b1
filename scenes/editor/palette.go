package editor

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/keys"
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

// The measures of the palette.
const (
	brushSide   = 44
	bigBrush    = 60 // in a wide panel
	bigPanel    = 300
	brushGap    = 4
	worded      = 260 // the width from which on the button that turns has a word
	captionHigh = 50  // of the line below the things
	brushName   = 20  // of the name below a thing
)

// sideOf returns the side of a thing in a room of width w.
func sideOf(w float32) float32 {
	if w >= bigPanel {
		return bigBrush
	}
	return brushSide
}

// plain reports whether all things look alone as they do on the board: none is turned, and none is open.
func (p *palette) plain() bool {
	return !slices.ContainsFunc(p.brushes, func(b games.Brush) bool { return len(b.Headings) > 0 || b.Piece.Open })
}

// named reports whether each thing has its name below it in a room of width w.
func (p *palette) named(u *ui.UI, w float32) bool {
	for i := range len(p.brushes) + 1 {
		if u.Measure(p.nameOf(u, i), render.TypeCoord) > sideOf(w)+brushGap {
			return false
		}
	}
	return p.plain() && float32(len(p.brushes)+1)*(sideOf(w)+brushGap) <= w && w >= bigPanel
}

// places returns where the things lie in a room of width w, the eraser last, and how high they are together. A new kind of thing begins a row.
func (p *palette) places(w float32) (at []render.Point, high float32) {
	side := sideOf(w)
	step := side + brushGap
	var next render.Point
	for i := range len(p.brushes) + 1 {
		kind := i > 0 && i < len(p.brushes) && p.brushes[i].Piece.Sprite != p.brushes[i-1].Piece.Sprite
		if kind || next.X+side > w {
			next = render.Point{Y: next.Y + step}
		}
		at = append(at, next)
		next.X += step
	}
	return at, next.Y + step
}

// high returns how high the palette is in a room of width w.
func (p *palette) high(u *ui.UI, w float32, tight bool) float32 {
	_, high := p.places(w)
	switch {
	case p.named(u, w):
		return high + brushName + rowGap
	case tight && p.besides(u, w):
		return high
	}
	return high + captionHigh
}

// besides reports whether the line about what is in the hand has room in width w beside the eraser.
func (p *palette) besides(u *ui.UI, w float32) bool {
	places, _ := p.places(w)
	need, turns := float32(0), false
	for i := range places {
		need = max(need, u.Measure(p.nameOf(u, i), render.TypeSmall))
		turns = turns || i < len(p.brushes) && len(p.brushes[i].Headings) > 0
	}
	if turns {
		need += brushSide + brushGap
	}
	return places[len(places)-1].X+sideOf(w)+2*brushGap+need <= w
}

// draw draws the palette in r: the things, the eraser, and below them what is in the hand or pointed at, with a button that turns it. Where it is
// tight that stands beside the eraser, if it has room there.
func (p *palette) draw(u *ui.UI, r render.Rect, tight bool) {
	places, high := p.places(r.W)
	told, side, named := p.chosen, sideOf(r.W), p.named(u, r.W)
	for i, place := range places {
		at := render.Rect{X: r.X + place.X, Y: r.Y + place.Y, W: side, H: side}
		x := ui.Button{Name: p.nameOf(u, i), Bare: true}
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
		if named {
			name := render.Rect{X: at.X, Y: at.Y + side, W: side, H: brushName}
			u.WriteIn(p.nameOf(u, i), render.TypeCoord, name, render.Middle, u.Theme.Text)
		}
	}
	if named {
		return
	}
	_, caption := r.CutTop(high, 0)
	caption.H = captionHigh - rowGap
	kind := render.TypeBody
	if tight && p.besides(u, r.W) {
		last := places[len(places)-1]
		_, caption = r.CutLeft(last.X+side+2*brushGap, 0)
		caption.Y, caption.H, kind = r.Y+last.Y, side, render.TypeSmall
	}
	if len(p.headings()) > 0 {
		turn := ui.Button{Label: u.T("editor.turn"), Icon: sprites.IconTurn, Act: keys.TileOn, Kind: ui.Quiet}
		wide := u.ButtonWide(turn, 12)
		if r.W < worded {
			turn.Label, turn.Name, wide = "", turn.Label, brushSide
		}
		var at render.Rect
		if at, caption = caption.CutRight(wide, 8); u.Button(at, turn) {
			p.turn(1)
		}
	}
	u.WriteIn(u.Fit(p.nameOf(u, told), kind, caption.W), kind, caption, render.Start, u.Theme.Text)
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
	u.Clip(r).Board(render.FitPart(p.geometry, x.At, to, r, u.Scale), &v, render.NoOverlay())
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
