package editor

import (
	"slices"

	"quintet/games"
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// The measures of the palette.
const (
	brushSide   = 44
	bigBrush    = 60 // in a wide panel
	bigPanel    = 300
	brushGap    = 4
	worded      = 260 // the width from which on the button that turns has a word
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
func turnButton(u *ui.UI, w float32) ui.Button {
	turn := ui.Button{Label: u.T("editor.turn"), Icon: sprites.IconTurn, Act: keys.TileOn, Kind: ui.Quiet}
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
