package play

import (
	"strconv"

	"quintet/games/match"
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

// draw draws the plaque in the middle of slab.
func (p *plaque) draw(u *ui.UI, slab render.Rect) {
	const margin = 20
	r := slab.Place(min(plaqueWide, slab.W-2*plaqueAir), plaqueHigh, render.Middle, render.Middle)
	o := p.table.Match.Outcome()
	u.Sheet(r)
	u.Cover(r)
	u.Icon(sprites.IconClose, render.Point{X: r.X + r.W - 20, Y: r.Y + 20}, 16, u.Theme.Muted)
	foot, head := r.Pad(margin, margin).CutBottom(36, 8)
	if len(o.Winners) == 1 {
		const side = 80
		var at render.Rect
		at, head = head.CutLeft(side, 20)
		p.crowned(u, o.Winners[0], at, side)
	} else {
		var at render.Rect
		at, head = head.CutTop(48, 8)
		at.W -= margin
		p.shared(u, at, o.Winners)
	}
	verdict, why := p.report.verdict(u, o), p.report.why(u, o)
	face := smaller(u, verdict, render.TypePage, 18, head.W)
	high := float32(32)
	if why != "" {
		high += 21 * float32(len(u.FewLines(why, render.TypeSmall, head.W, 2)))
	}
	head = head.Place(head.W, high, render.Start, render.Middle)
	line, below := head.CutTop(32, 0)
	u.WriteIn(verdict, face, line, render.Start, u.Theme.Text)
	if why != "" {
		u.WriteBlock(why, below, ui.Block{Type: render.TypeSmall, Leading: 21, Most: 2, Ink: u.Theme.Muted})
	}
	u.LineAbove(foot)
	p.foot(u, foot, o)
}

// foot writes how all seats stand, where points have decided, and how many rounds there were.
func (p *plaque) foot(u *ui.UI, r render.Rect, o match.Outcome) {
	const piece, gap = 22, 8
	_, r = r.CutTop(8, 0)
	for _, player := range o.Ranking(p.players()) {
		seat := &p.view().Seats[player]
		if !seat.HasScore || p.report.uncounted(o, player) {
			continue
		}
		var at render.Rect
		at, r = r.CutLeft(piece, gap)
		u.Piece(p.geo, seat.Sprite, seat.Colour, at.Centre(), piece)
		text := strconv.Itoa(int(seat.Score))
		at, r = r.CutLeft(u.Measure(text, render.TypeButton), 2*gap)
		u.WriteIn(text, render.TypeButton, at, render.Start, p.scoreInk(u, player))
	}
	if rounds := p.report.rounds(u); rounds != "" && u.Measure(rounds, render.TypeCaption) <= r.W {
		u.WriteIn(rounds, render.TypeCaption, r, render.End, u.Theme.Muted)
	}
}

// announces reports whether the plaque lies on the board.
func (s *Scene) announces() bool {
	return s.ending.news && s.told() && s.page.shape != wide && !s.covered && !s.ply.shown() && !s.table.Veiled()
}

// putAway puts the plaque away when anything is pressed. A press on the board, Escape and Enter do nothing else.
func (s *Scene) putAway(u *ui.UI) {
	in := u.In
	if !u.Live() || !s.announces() || in.Pressed == 0 && len(in.Keys) == 0 {
		return
	}
	s.ending.news = false
	p, pressed := u.Press()
	if pressed && in.Pressed != 0 && s.board.Layout().Slab.Contains(p) || u.Act(keys.Back) || u.Act(keys.Press) {
		u.Take()
	}
}
