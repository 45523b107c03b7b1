// Draws pieces that move, appear, change colour or are dragged: their position and opacity. Change how faint a dragged piece is here.
// scenes/boardui/change.go decides which pieces move, and how long that takes.

package render

import (
	"slices"

	"quintet/games/board"
	"quintet/sprites"
)

// A MovingPiece moves to its place in the view: it slides there from a cell, or appears in place if From is NoTarget.
type MovingPiece struct {
	ID   uint16 // of the piece
	From board.Target
	// Turns says that the piece stays in place and changes its colour from Was to its new one.
	Turns bool
	Was   int8
}

// A motion holds the pieces that move while a board is drawn.
type motion struct {
	pieces  map[uint16]MovingPiece
	appears map[board.Target]bool // cells of pieces that appear
	moved   float32               // how much of the way is done, from 0 to 1
	hand    Point                 // the middle of the dragged piece
	refused bool                  // it may not be placed where it is, and is drawn faint
	pale    uint16                // a piece that is drawn pale
}

// handID is the ID of the dragged piece, which may be on the board, too.
const handID = 0xFFFF

// originOpacity is the opacity of a piece in its original place while it is dragged.
const originOpacity = 0.4

// refusedOpacity is the opacity of a dragged piece where it may not be placed, so that the board below is visible.
const refusedOpacity = 0.22

// withDragged returns v with the dragged piece above all others.
func withDragged(v *board.View, o *Overlay) *board.View {
	if o.Hand == nil {
		return v
	}
	w, p := *v, *o.Hand
	p.ID, p.Open = handID, false
	w.Pieces = append(slices.Clone(v.Pieces), p)
	return &w
}

// motionOf returns the moving pieces of v according to o.
func motionOf(v *board.View, o *Overlay) *motion {
	if len(o.Moving) == 0 && o.Hand == nil && o.PaleID == 0 {
		return nil
	}
	back := 1 - max(0, min(o.Moved, 1))
	m := &motion{pieces: map[uint16]MovingPiece{}, appears: map[board.Target]bool{}, moved: 1 - float32(back*back), hand: o.HandAt, refused: o.Refused != board.NoTarget, pale: o.PaleID}
	for _, moving := range o.Moving {
		m.pieces[moving.ID] = moving
	}
	for _, p := range v.Pieces {
		if moving, ok := m.pieces[p.ID]; ok && moving.From == board.NoTarget && !moving.Turns {
			m.appears[p.At] = true
			if p.To != board.NoTarget {
				m.appears[p.To] = true
			}
		}
	}
	return m
}

// presence returns the opacity of piece p and its offset from its cell, in logical pixels.
func (b *boardBrush) presence(p board.Piece) (opacity float32, off Point) {
	if b.motion == nil {
		return 1, off
	}
	m, ok := b.motion.pieces[p.ID]
	switch {
	case p.ID == handID:
		at := b.Centre(p.At)
		off = Point{b.motion.hand.X - at.X, b.motion.hand.Y - at.Y}
		if b.motion.refused {
			return refusedOpacity, off
		}
		return 1, off
	case p.ID == b.motion.pale:
		return originOpacity, off
	case !ok:
		return 1, off
	case !m.From.IsCell():
		return b.motion.moved, off
	}
	from, to, left := b.Centre(m.From), b.Centre(p.At), 1-b.motion.moved
	return 1, Point{(from.X - to.X) * left, (from.Y - to.Y) * left}
}

// onTheWay reports whether piece p is moving from another cell, or is dragged and may be placed. A dragged piece that may not be placed is below the
// sign that says so.
func (b *boardBrush) onTheWay(p board.Piece) bool {
	_, off := b.presence(p)
	return off != Point{} && (p.ID != handID || !b.motion.refused)
}

// oldColour returns the colour that piece p still shows while it changes to another.
func (b *boardBrush) oldColour(p board.Piece) (was int8, ok bool) {
	if b.motion == nil || b.motion.moved >= 1 {
		return 0, false
	}
	m := b.motion.pieces[p.ID]
	return m.Was, m.Turns
}

// linkOpacity returns the opacity of the link k, which is that of the pieces it joins.
func (b *boardBrush) linkOpacity(k board.Link) float32 {
	if b.motion != nil && (b.motion.appears[k.From] || b.motion.appears[k.To]) {
		return b.motion.moved
	}
	return 1
}

// onPiece is onCell for a drawing that belongs to piece p and moves with it.
func (b *boardBrush) onPiece(p board.Piece, key any, opacity float32, make func() sprites.Drawing) {
	seen, off := b.presence(p)
	at := b.corner(p.At)
	b.drawInCell(key, Point{at.X + off.X, at.Y + off.Y}, opacity*seen, make)
}

// layPiece draws s, which belongs to piece p, like onPiece.
func (b *boardBrush) layPiece(p board.Piece, s sprite, opacity float32) {
	b.onPiece(p, s, opacity, s.Drawing)
}
