// The filter by position: lists only the games that reached a position, and shows that position above the list with a button that removes the filter.
// Change its look here (positionChip). filters.go and criteria.go have the other filters.

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

// positionChip shows the position of the filter with a button that removes the filter.
func (s *Scene) positionChip(u *ui.UI) ui.Element {
	const side = 48
	space, picture := u.Theme.Space, s.position.picture
	return ui.Row(space.M,
		ui.Canvas(side, side, func(r render.Rect) { picture.Paint(u.Brush, r, false) }),
		ui.Wrapped(u.T("collection.here"), ui.Block{Type: render.TypeBody, Leading: 21, MaxLines: 2, Ink: u.Theme.Text}).Grow(1),
		ui.Button(ui.Command{Icon: sprites.IconClose, Name: u.T("collection.anywhere"), Run: s.clearPosition}),
	).Pad(space.S, space.S).On(render.Box{Radius: 10, Top: u.Theme.Quiet})
}
