package setup

import (
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// together draws n pieces, of which a seat draws one, in the place of one of the given size: two of them one half over the other, more in two rows.
func together(n int, centre render.Point, size float32, draw func(i int, at render.Point, size float32)) {
	part, apart := size*0.7, size*0.17
	if n > 2 {
		part, apart = size*0.5, size*0.26
	}
	for i := range n {
		at := render.Point{X: centre.X - apart, Y: centre.Y - apart}
		switch {
		case i%2 == 1:
			at.X += 2 * apart
		case i == n-1: // alone in its row
			at.X += apart
		}
		if i/2 == 1 || n == 2 && i == 1 {
			at.Y += 2 * apart
		}
		draw(i, at, part)
	}
}

// colourPiece draws the piece of colour i.
func (s *Scene) colourPiece(u *ui.UI, i int, centre render.Point, size float32) {
	seat := &s.picture.View.Seats[i]
	u.Piece(s.game.Geometry(), seat.Sprite, seat.Colour, centre, size)
}

// seatPiece draws what stands for seat i: before the draw who sits there.
func (s *Scene) seatPiece(u *ui.UI, i int, centre render.Point, size float32) {
	switch {
	case !s.drawn():
		s.colourPiece(u, i, centre, size)
	case s.levels[i] > 0:
		u.Portrait(s.level(s.levels[i]).Name, centre, size)
	default:
		u.Icon(sprites.IconPerson, centre, 24, u.Theme.Muted)
	}
}

// face draws who sits on seat i at the left of r, where their piece stands elsewhere and there is room: a person or the computer. It returns
// what it leaves of r.
func (s *Scene) face(u *ui.UI, i int, r render.Rect, tall bool) (rest render.Rect) {
	const gap, low = 6, 34
	side := float32(portraitSide)
	if !tall {
		side = low
	}
	at, rest := r.CutLeft(side, gap)
	switch {
	case rest.W < leastName:
		return r
	case s.levels[i] > 0:
		u.Portrait(s.level(s.levels[i]).Name, at.Centre(), side)
	default:
		u.Icon(sprites.IconPerson, at.Centre(), 24, u.Theme.Muted)
	}
	return rest
}

// The side of a portrait beside a name with a line below it, the width of the shortest place for a name with a face before it, and for a name
// with words behind it.
const (
	portraitSide = 44
	leastName    = 130
	leastBoth    = 180
)
