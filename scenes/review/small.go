package review

import (
	"slices"

	"quintet/render"
	"quintet/scenes/ui"
)

// mostCaptions is the number of buttons with words that have room side by side in a rail.
const mostCaptions = 3

// rail draws the side of a small window that is wider than high.
func (s *Scene) rail(u *ui.UI, r render.Rect, w said) {
	_, r = r.Pad(16, 0).CutTop(50, 0)
	at, r := r.CutBottom(footHigh, 0)
	s.through(u, at)
	if s.mayHaveMoments() {
		at, r = r.CutBottom(footHigh, 0)
		s.momentWays(u, at, waySide)
	}
	buttons := append(s.movesButton(u), s.after(u)...)
	rows := float32(1)
	if len(buttons) > mostCaptions {
		rows = 2
	}
	at, r = r.CutBottom(footHigh*rows, 6)
	for row := range slices.Chunk(buttons, (len(buttons)+int(rows)-1)/int(rows)) {
		var line render.Rect
		line, at = at.CutTop(footHigh, 0)
		captions(u, line, row)
	}
	areas := max(40, min(96, r.H-222))
	if !s.hasPlies() {
		areas = shareHigh
	}
	at, r = r.CutTop(graphHead+areas+graphFoot, 0)
	s.drawGraph(u, at)
	if s.moves {
		s.drawList(u, r)
		return
	}
	if way, ok := s.practise(u); ok && s.offersPractice() {
		at, r = r.CutBottom(buttonHigh, 12)
		way.show(u, at)
	}
	s.wordsAndBest(u, r, s.analysis.explained(u, w.inBrief()), 2, 5)
}

// offersPractice reports whether a rail has a place for the exercises that were made from the game: there are no best plies at its end.
func (s *Scene) offersPractice() bool { return s.on().Over() && !s.moves }

// through draws the way through the game in r, or the way back to where the position was set up.
func (s *Scene) through(u *ui.UI, r render.Rect) {
	switch {
	case s.hasPlies():
		feet(u, r.Pad(-8, 0), s.ways(u)...)
	case s.page.SetUp:
		toSetUp(u, s.leave).as(ui.Quiet).show(u, r.Place(r.W, buttonHigh, render.Start, render.Middle))
	}
}

// captions draws as in r side by side, each with a word below its icon, or the icons alone where a word has no room.
func captions(u *ui.UI, r render.Rect, as []action) {
	const gap = 4
	r = r.Place(r.W, captionHigh, render.Start, render.Start)
	columns := r.Columns(gap, render.Even(len(as))...)
	worded := !slices.ContainsFunc(as, func(a action) bool { return u.Measure(a.button.Word, captionFace) > columns[0].W })
	for i, a := range as {
		if worded {
			a.caption(u, columns[i])
		} else {
			a.iconic().show(u, columns[i])
		}
	}
}

// captionFace is the type of such a word.
var captionFace = render.TypeLabel.Medium()

// caption shows a in r with its word below its icon, and does it when it is pressed.
func (a action) caption(u *ui.UI, r render.Rect) {
	const icon, top, words = 18, 5, 16
	b := a.button
	b.Label, b.Name, b.Kind, b.Bare = "", b.Label, ui.Quiet, true
	pressed := u.Button(r, b)
	ink := u.Theme.Text
	if b.Off {
		ink = u.Theme.Muted
	}
	above, below := r.CutTop(top+icon, 0)
	u.Icon(b.Icon, render.Point{X: above.Centre().X, Y: above.Y + top + icon/2}, icon, ink)
	u.WriteIn(b.Word, captionFace, below.Place(below.W, words, render.Start, render.Start), render.Middle, ink)
	if pressed {
		a.do()
	}
}

// tall draws a window that is higher than wide around the board.
func (s *Scene) tall(u *ui.UI, a arrangement, w said) {
	s.drawGraph(u, a.graph)
	if s.moves {
		s.drawList(u, a.prompt)
	} else {
		s.wordsAndBest(u, a.prompt, s.analysis.explained(u, w).within(u, a.prompt.W), 1, 3)
	}
	rows := a.foot.Rows(0, render.Even(2)...)
	ways := rows[0]
	if s.mayHaveMoments() {
		parts := ways.Columns(8, render.Even(2)...)
		ways = parts[0]
		s.momentWays(u, parts[1], waySide)
	}
	s.through(u, ways)
	captions(u, rows[1], append(s.movesButton(u), s.after(u)...))
}

// feet draws as side by side, the first with room for words if it has any.
func feet(u *ui.UI, r render.Rect, as ...action) {
	r = r.Place(r.W, buttonHigh, render.Start, render.Middle)
	gap, wide := float32(0), render.Even(len(as))
	if as[0].button.Label != "" {
		gap, wide[0] = 8, render.Share(float32(len(as)-1))
	}
	for i, at := range r.Columns(gap, wide...) {
		as[i].show(u, at)
	}
}
