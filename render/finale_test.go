package render_test

import (
	"testing"

	"quintet/games/board"
	"quintet/render"
)

// The winning path reaches both bars that it joins, whatever its direction, and is drawn from one to the other: the stretch to the first bar comes
// first, that to the last bar last.
func TestWinningPathRunsFromBarToBar(t *testing.T) {
	const n = 4
	p := painter{render.NewPictureCache()}
	for owner, sides := range [2][2]board.Side{{board.Top, board.Bottom}, {board.Left, board.Right}} {
		g := octagonsOf(n)
		cell := func(i int) board.Target {
			if owner == 0 {
				return board.Target(i*n + 1)
			}
			return board.Target(n + i)
		}
		v := empty()
		for i := range n {
			v.Pieces = append(v.Pieces, board.Piece{ID: uint16(i + 1), At: cell(i), To: board.NoTarget, Owner: int8(owner)})
			if i > 0 {
				v.Links = append(v.Links, board.Link{From: cell(i), To: cell(i - 1), Via: board.NoTarget, Owner: int8(owner), Winning: true})
			}
		}
		lit := func(f *render.Finale) (ends [2]bool) {
			o := render.NoOverlay()
			o.Finale = f
			picture, l := p.paint(g, v, o, false, false)
			for i, side := range sides {
				at, off := l.Centre(cell(i*(n-1))), 0.5*l.Unit+3
				x, y := at.X, at.Y
				switch side {
				case board.Top:
					y -= off
				case board.Bottom:
					y += off
				case board.Left:
					x -= off
				case board.Right:
					x += off
				}
				c := picture.RGBAAt(int(x), int(y))
				ends[i] = c.R > 0xD0 && c.G > 0xD0 && c.B > 0xD0
			}
			return ends
		}
		for _, c := range []struct {
			finale *render.Finale
			want   [2]bool
		}{
			{&render.Finale{Dim: 1}, [2]bool{}},
			{&render.Finale{Dim: 1, Drawn: 1}, [2]bool{true, false}},
			{&render.Finale{Dim: 1, Drawn: n}, [2]bool{true, false}},
			{&render.Finale{Dim: 1, Drawn: n + 1}, [2]bool{true, true}},
			{nil, [2]bool{true, true}},
		} {
			if got := lit(c.finale); got != c.want {
				t.Errorf("owner %d, finale %+v: the bars are reached: got %v, want %v", owner, c.finale, got, c.want)
			}
		}
	}
}
