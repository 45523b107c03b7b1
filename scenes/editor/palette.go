// Draws the palette of the editor: the pieces that can be placed (brushes in the code) and the eraser. It keeps which of them is in hand and how the
// piece is turned. Most of the file arranges the pieces in rows with their names; change that here (labelled, lines). canvas.go places the piece in
// hand.

package editor

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A palette holds the pieces that can be placed; one of them, or the eraser, is in hand.
type palette struct {
	geometry *board.Geometry
	brushes  []games.Brush
	chosen   int            // index of the piece in hand; len(brushes) for the eraser
	turned   int            // index in its headings
	empty    games.Position // shows the pieces
	editor   games.Editor
	middle   board.Target // of the board

	described int // the piece in hand or under the pointer
}

func newPalette(e games.Editor) palette {
	p := palette{geometry: e.Geometry(), brushes: e.Palette(), editor: e, empty: games.Cleared(e, e.Start())}
	p.middle = board.Target(p.geometry.Rows/2*p.geometry.Columns + p.geometry.Columns/2)
	return p
}

// erases reports whether the eraser is in hand.
func (p *palette) erases() bool { return p.chosen == len(p.brushes) }

// headings returns the possible directions of the piece in hand.
func (p *palette) headings() []uint8 {
	if p.erases() {
		return nil
	}
	return p.brushes[p.chosen].Headings
}

// choose takes piece i in hand. If it is in hand already it is turned.
func (p *palette) choose(i int) {
	if i == p.chosen {
		p.turn(1)
		return
	}
	had := len(p.headings())
	p.chosen = i
	if len(p.headings()) != had {
		p.turned = 0
	}
}

// turn turns the piece in hand by this many headings, clockwise.
func (p *palette) turn(by int) {
	if n := len(p.headings()); n > 0 {
		p.turned = ((p.turned+by)%n + n) % n
	}
}

// piece returns the piece in hand, which is not the eraser, on a cell.
func (p *palette) piece(at board.Target) board.Piece { return p.pieceOf(p.chosen, at) }

func (p *palette) pieceOf(i int, at board.Target) board.Piece {
	x := p.brushes[i].Piece
	x.ID, x.At, x.To = 1, at, board.NoTarget
	if hs := p.brushes[i].Headings; len(hs) > 0 {
		x.Facing = hs[p.turned%len(hs)]
	}
	return x
}

// name returns the name of the piece in hand.
func (p *palette) name(u *ui.UI) string { return p.nameOf(u, p.chosen) }

func (p *palette) nameOf(u *ui.UI, i int) string {
	if i == len(p.brushes) {
		return u.T("editor.erase")
	}
	return u.Say(p.brushes[i].Name)
}

// element shows the palette at width w: with the names of the kinds in a column of width lead, or if there are none with the name below each piece, or
// where that does not fit with the name of one piece.
func (p *palette) element(u *ui.UI, w, lead float32, f fit) ui.Element {
	const worded = 260 // the least width with a label on the turn button
	side, kinds, wide := p.side(w, brushGap(u)), p.kind(u, 0) != "", w >= bigPanel
	turn := p.turnButton(u, w < worded)
	p.described = p.chosen
	return ui.FirstThatFits(
		ui.If(!kinds, p.labelled(u, side, false, turn)),
		ui.If(!kinds && wide, p.labelled(u, side, true, turn)),
		ui.If(kinds && wide, p.lines(u, p.rows(u, w, side, true), side, lead, f, turn)),
		p.lines(u, p.rows(u, w, side, false), side, 0, f, turn),
	)
}

// brushGap returns the gap between pieces.
func brushGap(u *ui.UI) float32 { return u.Theme.Space.S / 2 }

// The side of a piece.
const (
	leastBrush = 36
	usualBrush = 44
	bigBrush   = 60
	bigPanel   = 300 // the least width of a panel with big pieces
)

// side returns the side of a piece at width w: smaller in a narrow panel so that the eraser fits after the longest row.
func (p *palette) side(w, gap float32) float32 {
	most, longest, n := float32(usualBrush), 0, 0
	for i := range p.brushes {
		if n++; p.begins(i) {
			n = 1
		}
		longest = max(longest, n)
	}
	if w >= bigPanel {
		most = bigBrush
	}
	return max(leastBrush, min(most, float32(int((w+gap)/float32(longest+1)))-gap))
}

// rows divides the pieces, each with the given side, and the eraser into rows of width w. A new kind begins a row, and so does the eraser if apart is
// set.
func (p *palette) rows(u *ui.UI, w, side float32, apart bool) (rows [][]int) {
	most := int((w + brushGap(u)) / (side + brushGap(u)))
	for i := range len(p.brushes) + 1 {
		last := len(rows) - 1
		if last < 0 || p.begins(i) || len(rows[last]) == most || apart && i == len(p.brushes) {
			rows, last = append(rows, nil), last+1
		}
		rows[last] = append(rows[last], i)
	}
	return rows
}

// begins reports whether piece i begins a new kind.
func (p *palette) begins(i int) bool {
	return i > 0 && i < len(p.brushes) && p.brushes[i].Piece.Sprite != p.brushes[i-1].Piece.Sprite
}

// labelled shows all pieces in a row, each above its name: as close as names in one line allow, or if even is set in equal parts of the row with names
// in two lines.
func (p *palette) labelled(u *ui.UI, side float32, even bool, turn ui.Element) ui.Element {
	name := ui.Block{Type: render.TypeCoord, Leading: 16, MaxLines: 1, Across: render.Middle, Ink: u.Theme.Text}
	wide := max(side, p.widest(u, name.Type))
	if even {
		name.MaxLines = 2
	}
	var parts []ui.Element
	for i := range len(p.brushes) + 1 {
		part := ui.Column(brushGap(u), p.tile(u, i, side).Align(render.Middle, render.Start), ui.Wrapped(p.nameOf(u, i), name)).Top()
		if even {
			part = part.Grow(1)
		} else {
			part = part.Width(wide)
		}
		parts = append(parts, part)
	}
	return ui.Row(brushGap(u), append(parts, ui.If(!even, ui.Spacer()), ui.Row(0, turn).Height(side).Top())...)
}

// lines shows rows of pieces, with the names of their kinds before them if lead is not 0, and the name of one piece with the button that turns it below
// them, or in a tight fit beside the last one. In a bare fit only the button is shown, after the first row.
func (p *palette) lines(u *ui.UI, rows [][]int, side, lead float32, f fit, turn ui.Element) ui.Element {
	var lines []ui.Element
	for _, row := range rows {
		var tiles []ui.Element
		for _, i := range row {
			tiles = append(tiles, p.tile(u, i, side))
		}
		kind := ui.Ellipsis(p.kind(u, row[0]), render.TypeCaption, u.Theme.Muted).Width(lead)
		lines = append(lines, ui.Row(0, ui.If(lead > 0, kind), ui.Row(brushGap(u), tiles...)))
	}
	if f >= bare {
		lines[0] = ui.Row(brushGap(u), lines[0], p.turnButton(u, true))
		return ui.Column(brushGap(u), lines...)
	}
	below := ui.Column(u.Theme.Space.S, ui.Column(brushGap(u), lines...), p.caption(u, turn))
	if f == roomy {
		return below
	}
	beside, last := slices.Clone(lines), len(lines)-1
	beside[last] = ui.Row(u.Theme.Space.S, lines[last], p.caption(u, turn).Grow(1))
	return ui.FirstThatFits(ui.Column(brushGap(u), beside...), below)
}

// caption shows the name of the piece in hand, or of the one under the pointer, and the button that turns it.
func (p *palette) caption(u *ui.UI, turn ui.Element) ui.Element {
	name := ui.Canvas(p.widest(u, render.TypeSmall), u.Theme.Space.Control, func(r render.Rect) {
		u.WriteIn(u.Fit(p.nameOf(u, p.described), render.TypeSmall, r.W), render.TypeSmall, r, render.Start, u.Theme.Text)
	})
	return ui.Row(u.Theme.Space.S, name.Grow(1), turn)
}

// widest returns the width of the longest name.
func (p *palette) widest(u *ui.UI, t render.Type) (wide float32) {
	for i := range len(p.brushes) + 1 {
		wide = max(wide, u.Measure(p.nameOf(u, i), t))
	}
	return wide
}

// turnButton shows the button that turns the piece in hand, or its space if only other pieces can be turned; nothing if none can.
func (p *palette) turnButton(u *ui.UI, icon bool) ui.Element {
	turn := ui.Command{Label: u.T("editor.turn"), Icon: sprites.IconTurn, Act: keys.TileOn, Kind: ui.Quiet, Run: func() { p.turn(1) }}
	button := compact(u, turn)
	if icon {
		button = ui.Button(turn.IconOnly())
	}
	switch {
	case len(p.headings()) > 0:
		return button
	case slices.ContainsFunc(p.brushes, func(b games.Brush) bool { return len(b.Headings) > 0 }):
		return button.Hidden()
	}
	return ui.Element{}
}

// tile shows piece i, and takes it in hand when it is pressed.
func (p *palette) tile(u *ui.UI, i int, side float32) ui.Element {
	x := ui.Command{Name: p.nameOf(u, i), Bare: true, Run: func() { p.choose(i) }}
	if i < keys.Picks {
		x.Act = keys.Pick(i + 1)
	}
	return ui.Canvas(side, side, func(r render.Rect) {
		u.Button(r, x)
		if u.Over(r) {
			p.described = i
		}
		if i == p.chosen {
			u.Box(r, render.Box{Radius: 8, Top: u.Theme.Current, Line: u.Theme.Accent, Width: 2})
		}
		p.drawBrush(u, i, r.Inset(4))
	})
}

// drawBrush draws piece i in r as it looks on the board, without the board if all pieces can be drawn that way.
func (p *palette) drawBrush(u *ui.UI, i int, r render.Rect) {
	if i == len(p.brushes) {
		u.Icon(sprites.IconBin, r.Centre(), 24, u.Theme.Text)
		return
	}
	if p.plain() {
		x := p.brushes[i].Piece
		u.Piece(p.geometry, x.Sprite, x.Owner, r.Centre(), r.W-4)
		return
	}
	x := p.pieceOf(i, p.middle)
	if len(p.brushes[i].Headings) > 0 {
		x = p.lying(x)
	}
	to := x.At
	if x.To != board.NoTarget {
		to = x.To
	}
	var v board.View
	v.Reset()
	v.Pieces = []board.Piece{x}
	near := r
	if to == x.At {
		near = r.Inset(-r.W / 5) // the surroundings of its cell are not needed
	}
	u.Clip(r).Board(render.FitPart(p.geometry, x.At, to, near, u.Scale), &v, render.NoOverlay())
	u.Box(r, render.Box{Line: u.Theme.Hairline, Width: 1})
}

// lying returns x as on the board: a piece that covers two cells gets its second cell.
func (p *palette) lying(x board.Piece) board.Piece {
	q, why := p.editor.Put(p.empty, x)
	if !why.Text.Empty() {
		return x
	}
	for _, y := range games.ViewOf(p.editor, q).Pieces {
		if y.At == x.At && y.Sprite == x.Sprite {
			return y
		}
	}
	return x
}

// plain reports whether all pieces look the same without the board: none is turned, and none is open.
func (p *palette) plain() bool {
	return !slices.ContainsFunc(p.brushes, func(b games.Brush) bool { return len(b.Headings) > 0 || b.Piece.Open })
}

// kind returns the kind of piece i, nothing if all pieces are of one kind.
func (p *palette) kind(u *ui.UI, i int) string {
	switch {
	case p.brushes[0].Kind.Empty():
		return ""
	case i == len(p.brushes):
		return u.T("editor.erase")
	}
	return u.Say(p.brushes[i].Kind)
}
