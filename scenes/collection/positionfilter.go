// The filter by position: lists only the games that reached it. The other filters are in criteria.go.

package collection

import (
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/library/index"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A positionFilter keeps the games that reached a position.
type positionFilter struct {
	hash    uint32 // see index.KeyOf
	picture *boardui.Picture
}

// filterByPosition lists only the games that reached the position at.At.
func (s *Scene) filterByPosition(at scenes.Position) {
	s.position = &positionFilter{index.KeyOf(at.Game, at.At), boardui.NewPicture(at.Game, at.At)}
	s.query = index.Query{Game: at.Spec.ID, Position: s.position.hash, Reached: true}
}

// clearPosition removes the filter by position.
func (s *Scene) clearPosition() {
	s.position = nil
	s.query.Position, s.query.Reached = 0, false
}

// chip shows the position of the filter at the top of r, with a button that removes the filter, and returns the room below.
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
