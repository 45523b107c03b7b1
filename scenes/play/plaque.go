package play

import (
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A plaque tells on the board of a window without a card how the game has ended, until somebody puts it away.
type plaque struct {
	*model
	report *report
}

// The size of a plaque, and the least distance from the sides of the board.
const (
	plaqueWide = 360
	plaqueHigh = 200
	plaqueAir  = 8
)

// draw draws the plaque on slab, where it hides the least of what it tells about: who has won, by what, and how many rounds there were. How the
// seats stand is said by themselves, and how long they took by the card of a large window.
func (p *plaque) draw(u *ui.UI, slab render.Rect) {
	const margin, piece = 24, 96
	r := p.place(slab)
	o := p.table.Match.Outcome()
	u.Sheet(r)
	u.Cover(r)
	u.Icon(sprites.IconClose, render.Point{X: r.X + r.W - 20, Y: r.Y + 20}, 16, u.Theme.Muted)
	r = r.Pad(margin, margin)
	var at render.Rect
	if len(o.Winners) == 1 {
		at, r = r.CutLeft(piece, margin)
		p.crowned(u, o.Winners[0], at.Place(piece, piece, render.Start, render.Middle), piece)
	} else {
		at, r = r.CutTop(56, 4)
		at.W -= margin
		p.shared(u, at, o.Winners)
	}
	p.report.write(u, r, o, p.report.rounds(u))
}

// place returns the place of the plaque on slab: at its foot, at its top or in its middle, and there at a side or in the middle, wherever
// the fewest points of what decided the game lie below it.
func (p *plaque) place(slab render.Rect) render.Rect {
	points := p.decisive()
	var best render.Rect
	fewest := len(points) + 1
	room := slab.Pad(plaqueAir, plaqueAir)
	for _, down := range []render.Align{render.End, render.Start, render.Middle} {
		for _, across := range []render.Align{render.Middle, render.Start, render.End} {
			r := room.Place(min(plaqueWide, room.W), min(plaqueHigh, room.H), across, down)
			n := 0
			for _, at := range points {
				if r.Contains(at) {
					n++
				}
			}
			if n < fewest {
				best, fewest = r, n
			}
		}
	}
	return best
}

// decisive returns where what decided the game stands: the cells of the winning path or loop, or those that are counted.
func (p *plaque) decisive() []render.Point {
	v, l := p.view(), p.board.Layout()
	var all []render.Point
	if loop := v.WinningLoop(); loop != nil {
		for i, t := range loop.Corners {
			from, to := l.Centre(t), l.Centre(loop.Corners[(i+1)%len(loop.Corners)])
			for n := float32(0); n < 1; n += 1 / float32(max(loop.Label, 1)) {
				all = append(all, render.Point{X: from.X + n*(to.X-from.X), Y: from.Y + n*(to.Y-from.Y)})
			}
		}
		return all
	}
	cells := v.WinningPath()
	if cells == nil {
		for _, o := range v.Outlines {
			if o.Kind == board.OutlineCounted {
				cells = append(cells, o.Cells...)
			}
		}
	}
	if cells == nil {
		for _, c := range v.Counts {
			cells = append(cells, c.At)
		}
	}
	for _, t := range cells {
		all = append(all, l.Centre(t))
	}
	return all
}

// announces reports whether the plaque lies on the board of a window of the given shape.
func (s *Scene) announces(in shape) bool {
	return s.ending.news && s.told() && in != wide && !s.covered && !s.ply.shown() && !s.table.Veiled()
}

// putAway puts the plaque away when anything is pressed. A press on the board, Escape and Enter do nothing else. Beside the board it stays until
// the press ends, and so does the page: a button would move away from under the pointer.
func (s *Scene) putAway(u *ui.UI) {
	in := u.In
	if !u.Live() || !s.announces(s.page.shape) {
		return
	}
	p, pressed := u.Press()
	onBoard := pressed && s.board.Layout().Slab.Contains(p)
	switch {
	case pressed && !onBoard && len(in.Keys) == 0:
		s.ending.news = in.Released == 0
		return
	case in.Pressed == 0 && len(in.Keys) == 0:
		return
	}
	s.ending.news, s.page.carded = false, false
	if onBoard && in.Pressed != 0 || u.Act(keys.Back) || u.Act(keys.Press) {
		u.Take()
	}
}
