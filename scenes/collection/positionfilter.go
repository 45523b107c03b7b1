package collection

import (
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/library/index"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A sought is a position that games are searched for.
type positionFilter struct {
	hash    uint32 // see index.KeyOf
	picture *boardui.Picture
}

// filterByPosition lists the games that have come to a position.
func (s *Scene) filterByPosition(at scenes.Position) {
	s.position = &positionFilter{index.KeyOf(at.Game, at.At), boardui.NewPicture(at.Game, at.At)}
	s.query = index.Query{Game: at.Spec.ID, Position: s.position.hash, Reached: true}
}

// clearPosition lists games whatever they have come to.
func (s *Scene) clearPosition() {
	s.position = nil
	s.query.Position, s.query.Reached = 0, false
}

// chip shows the position that is searched for at the top of r, with what ends that, and returns the room below.
func (s *Scene) chip(u *ui.UI, r render.Rect) (below render.Rect) {
	const high, pad, gap, tool = 64, 6, 12, 40
	line, below := r.CutTop(high, 6)
	u.Box(line, render.Box{Radius: 10, Top: u.Theme.Quiet})
	at, words := line.Pad(pad, pad).CutLeft(high-2*pad, gap)
	s.position.picture.Paint(u.Brush, at, false)
	end, words := words.CutRight(tool, gap)
	u.WriteBlock(u.T("collection.here"), words, ui.Block{Type: render.TypeBody, Leading: 21, Most: 2, Down: render.Middle, Ink: u.Theme.Text})
	if u.Button(end.Place(tool, tool, render.Start, render.Middle), ui.Button{Icon: sprites.IconClose, Name: u.T("collection.anywhere")}) {
		s.clearPosition()
	}
	return below
}
