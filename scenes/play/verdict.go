package play

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// typeVerdict is the type of the verdict where no card tells it.
var typeVerdict = render.Type{Size: 24, Weight: render.TypeResult.Weight}

// sharing is the part of its side that the piece of a sole winner keeps where several share the place.
const sharing = 0.7

// winners draws at the beginning of the line r the piece of a sole winner, side wide, below its crown, or those of all who share the place,
// at most so wide in all, and returns the rest. The board stays free: what decided the game can be seen on all of it.
func (p *prompt) winners(u *ui.UI, r render.Rect, side, most float32) (rest render.Rect) {
	const apart = 12
	gap := side / 4
	winners := p.table.Match.Outcome().Winners
	if len(winners) == 1 {
		at, rest := r.CutLeft(side, gap)
		p.crowned(u, winners[0], at.Place(side, side, render.Start, render.Middle), side)
		return rest
	}
	n := float32(len(winners))
	small := min(sharing*side, (most-apart*(n-1))/n)
	at, rest := r.CutLeft(small*n+apart*(n-1), gap)
	p.shared(u, at.Place(at.W, small, render.Start, render.Middle), winners)
	return rest
}

// writeVerdict writes who has won in the middle of the height of r, in a face not below least, in several lines where it must be.
func writeVerdict(u *ui.UI, r render.Rect, verdict string, leading, least float32) {
	face := smaller(u, verdict, typeVerdict, least, r.W)
	u.WriteBlock(verdict, r, ui.Block{Type: face, Leading: leading, Most: 2, Down: render.Middle, Ink: u.Theme.Text})
}
