// Drawing on the board of the review: keeps drawings with the position, and shows the commands and colours while the pen is on (drawPanel). What a
// drag draws is in boardui/pen.go. Change here what stands in the place of the words meanwhile.

package review

import (
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// drawings returns what is drawn on the position on the board.
func (s *Scene) drawings() []board.Drawing {
	if _, n := s.commented(); n != nil {
		return n.Drawings()
	}
	return nil
}

// draws draws d on the position on the board, or removes it if it is there.
func (s *Scene) draws(d board.Drawing) { s.setDrawings(board.Drawn(s.drawings(), d)) }

// setDrawings replaces what is drawn on the position on the board.
func (s *Scene) setDrawings(ds []board.Drawing) {
	if m, n := s.commented(); n != nil {
		s.keep()
		m.SetDrawings(n, ds)
	}
}

// drawCommand takes or puts away the pen.
func (s *Scene) drawCommand(u *ui.UI) ui.Command {
	pen := &s.board.Hand.Pen
	_, n := s.commented()
	return ui.Command{Name: u.T("action.draw"), Icon: sprites.IconPencil, Act: keys.Draw, Lit: pen.On, Off: n == nil, Run: func() { pen.On = !pen.On }}
}

// endDrawing puts away the pen.
func (s *Scene) endDrawing() { s.board.Hand.Pen.On = false }

// erase removes all drawings on the position.
func (s *Scene) erase(u *ui.UI) ui.Command {
	return ui.Command{
		Label: u.T("review.draw.erase"), Kind: ui.Quiet, Off: len(s.drawings()) == 0,
		Run: func() { s.setDrawings(nil) },
	}
}

// drawPanel shows, in the place of the words while the pen is on, how one draws, the colours, and the commands that erase all drawings and put away
// the pen: in one line, or in rows in a narrow place.
func (s *Scene) drawPanel(u *ui.UI) ui.Element {
	space := u.Theme.Space
	how := func(t render.Type, leading float32, most int) ui.Element {
		return ui.Wrapped(u.T("review.draw.how"), ui.Block{Type: t, Leading: leading, MaxLines: most, Ink: u.Theme.Text})
	}
	words := how(render.TypeSmall, 20, 3)
	var colours []ui.Element
	for i := range uint8(board.DrawingColours) {
		colours = append(colours, s.colour(u, i))
	}
	done := ui.Button(ui.Command{Label: u.T("review.draw.end"), Kind: ui.Main, Run: s.endDrawing})
	erase := ui.Button(s.erase(u))
	inks, buttons := ui.Row(0, colours...), ui.Row(space.S, erase.Grow(1), done.Grow(1))
	return ui.FirstThatFits(
		ui.Row(space.M, words.Grow(1), inks, erase, done),
		ui.Column(space.S, words, ui.Row(space.S, inks, ui.Spacer(), erase, done)),
		ui.Column(space.S, words, inks, buttons),
		ui.Column(space.S, how(render.TypeCaption, 17, 4), inks, buttons),
		ui.Column(space.S, inks, buttons),
		ui.Column(space.S, how(render.TypeCaption, 17, 4), inks, ui.Row(space.S, erase.Grow(1), ui.Button(iconic(s.comment(u)))), done),
		ui.Column(space.S, inks, ui.Row(space.S, erase.Grow(1), ui.Button(iconic(s.comment(u)))), done),
	)
}

// colour shows colour i of drawings as a button that chooses it.
func (s *Scene) colour(u *ui.UI, i uint8) ui.Element {
	const side, radius = 40, 11
	pen := &s.board.Hand.Pen
	ground := ui.Command{Name: u.T("review.draw.colour", int(i)+1), Act: keys.Pick(int(i) + 1), Bare: true, Lit: pen.Colour == i, Run: func() { pen.Colour = i }}
	dot := ui.Canvas(side, side, func(r render.Rect) { u.DrawingSample(i, r.Centre(), radius) })
	return ui.Stack(ui.Button(ground).Width(side).Height(side), dot).Width(side).Height(side)
}
