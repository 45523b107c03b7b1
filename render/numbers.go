package render

import (
	"slices"
	"strconv"

	"quintet/games/board"
	"quintet/sprites"
)

// Where cells are so small that three figures do not fit only the latest rounds are numbered.
const (
	roomyCell    = 26
	latestNumber = 5 // how many rounds back are numbered on small cells
)

// numbers writes on cells the round in which something was played there last: in the upper left corner, on small cells on the piece.
func (b *boardBrush) numbers(pieces []board.Piece, rounds map[board.Target]int) {
	if b.Mini || len(rounds) == 0 {
		return
	}
	last := 0
	for _, n := range rounds {
		last = max(last, n)
	}
	t := Type{Size: max(minType, min(0.2*b.Unit, 15)), Weight: TypeCoord.Weight}
	for i := range b.Geometry.Cells {
		n, ok := rounds[board.Target(i)]
		if !ok || b.Unit < roomyCell && n <= last-latestNumber {
			continue
		}
		text := strconv.Itoa(n)
		c := b.Centre(board.Target(i))
		if b.Unit < roomyCell {
			if at := slices.IndexFunc(pieces, func(p board.Piece) bool { return int(p.At) == i && p.Owner != board.Nobody && !p.Open }); at >= 0 {
				b.centred(text, t, c, InkOn(ColourOf(b.Geometry, pieces[at].Owner)))
				continue
			}
		}
		w, h := b.Measure(text, t)+5, t.Size+2
		r := Rect{c.X - b.Unit/2 + 1, c.Y - b.Unit/2 + 1, w, h}
		b.Box(r, Box{Radius: 3, Top: sprites.Alpha(b.Theme.Counter, 0.86)})
		b.centred(text, t, r.Centre(), b.Theme.Text)
	}
}
