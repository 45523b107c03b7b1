// Paints what the Display has composed (Paint): the board, the dragged piece, and the button that confirms a ply. PaintTag places the text at the
// pointer; add to keepClear what this text must not hide. Package render draws pieces and marks; display.go composes.

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Surroundings describe what is around a board.
type Surroundings struct {
	About    []board.Target  // cells that the text beside the board is about, as one block
	Why      board.Reason    // why a ply is good or bad, as the text beside the board says; the zero Reason if it does not
	Reply    []games.Move    // the next plies that Why is about, shown as ghosts; they must be legal one after the other
	Isolated bool            // nothing is close to the board
	Drawings []board.Drawing // what players have drawn on the position
}

// Paint draws the board.
func (d *Display) Paint(u *ui.UI, a Surroundings) {
	h, v, layout := d.hand, &d.shown, d.layout
	u.Played = &layout
	o := render.NoOverlay()
	o.Hover, o.Ghosts, o.Refused = h.hover, v.Ghosts, d.forbiddenCell()
	o.Links, o.Numbers, o.About = v.links, v.numbers, a.About
	if len(a.Why.Cells) > 0 {
		o.Why = &a.Why
	}
	if len(a.Reply) > 0 {
		o.Ghosts = d.replyGhosts(a.Reply)
	}
	o.Letters, o.Heat = d.Lines.visibleLetters(), d.Lines.visibleHeat()
	o.Marks = slices.Concat(d.extraMarks, v.marks, marked(board.MarkHint, h.hintStar()))
	if h.cursor.on && h.state != statePending { // a pending ply needs no mark
		o.Marks = append(o.Marks, marked(board.MarkCursor, h.cursor.at)...)
	}
	d.addMotion(o)
	d.showHand(u, o)
	if v.inLine && v.Move != games.NoMove {
		o.PaleID = d.leavingPiece()
	}
	if r := h.refusal; r != nil {
		o.Proof, o.Alternatives, o.Pulse = &r.Reason, r.alternatives, float32(r.pulse)/pulseTicks
	}
	o.Marks = append(o.Marks, d.choices(o)...)
	if _, ok := h.playableTurnEnd(); ok {
		o.Marks = append(o.Marks, board.Mark{At: d.model.geo.Button("end"), Kind: board.MarkLegal, Owner: board.Nobody})
	}
	if d.dialOpen() && !d.model.match.Over() && !d.model.access().QuestionOpen {
		o.DialHover, o.DialOpen = v.View.Dial.Buttons[h.dialAtPointer(u)], h.state == stateAiming && h.dial < 0
	}
	if k, ok := d.dwelledLink(); ok {
		o.Marks = append(o.Marks, marked(board.MarkCut, k.CutBy()...)...)
	}
	v.View.Drawings = h.withUnfinished(a.Drawings)
	u.Brush.Board(d.layout, d.finale.reveal(&v.View), o)
	d.paintLock(u, a.Isolated)
	d.paintConfirm(u)
}

// leavingPiece returns the ID of the piece that leaves its cell with the ply shown last of a line of the analysis, 0 for none.
func (d *Display) leavingPiece() uint16 {
	v := &d.shown
	steps := d.model.game.AppendSteps(nil, v.position, v.Move)
	for _, p := range slices.Backward(v.View.Pieces) {
		if len(steps) > 1 && p.At == steps[0] {
			return p.ID
		}
	}
	return 0
}

// showHand shows the dragged piece: under the pointer, or as the ghost of its ply where it can be dropped.
func (d *Display) showHand(u *ui.UI, o *render.Overlay) {
	h := d.hand
	if !h.state.dragging() || h.hover == h.pressedAt || h.pressedPiece.ID == 0 || d.model.geo.Aim {
		return
	}
	if h.state != stateCarried {
		o.PaleID = h.pressedPiece.ID
	}
	if d.shown.Move == games.NoMove {
		o.Hand, o.HandAt = &h.pressedPiece, u.Pointer()
	}
}

// paintConfirm draws the button that confirms the pending ply.
func (d *Display) paintConfirm(u *ui.UI) {
	if d.hand.state != statePending || !d.model.access().CanMove {
		return
	}
	r := d.hand.ConfirmButton()
	u.Add(u.T("play.confirm"), r)
	ground := u.Theme.Accent
	if u.Over(r) {
		ground = sprites.Shade(ground, 0.12)
	}
	u.Box(r.Inset(2), render.Box{
		Radius: confirmSide / 2, Top: ground, Line: u.Theme.Counter, Width: 2,
		Shadow: 4, ShadowOffset: 3, ShadowColor: sprites.Alpha(sprites.RGB(0), 0.4),
	})
	u.Icon(sprites.IconCheck, r.Centre(), 24, u.Theme.OnAccent)
}

// paintLock frames the board if plies have to be confirmed, so that no one mistakes a pending ply for a played one. clear says that nothing is close
// to the board.
func (d *Display) paintLock(u *ui.UI, clear bool) {
	if !d.model.settings.ConfirmPlies || !d.model.access().Person {
		return
	}
	const width = 3
	out := float32(0)
	if clear {
		out = width // keeps the frame off the coordinates
	}
	u.Box(d.layout.Slab.Inset(-out), render.Box{Radius: 16 + out, Line: u.Theme.Accent, Width: width})
}

// TagRoom returns where text at the pointer may be in a window of w by h: not on the bar of the page.
func TagRoom(w, h float32) render.Rect {
	const bar, margin = 50, 8
	return render.Rect{X: margin, Y: bar, W: w - 2*margin, H: h - bar - margin}
}

// PaintTag paints the text at the pointer, within free. It is painted after everything around the board, which it may cover.
func (d *Display) PaintTag(u *ui.UI, free render.Rect) {
	h, v := d.hand, &d.shown
	tag, about := v.View.Tag, d.keepClear()
	if k, ok := d.dwelledLink(); ok {
		tag, about = d.linkTag(k), append(about, d.discs(append(k.CutBy(), k.From, k.To))...)
	}
	if !h.cursor.on && h.onTurnEnd(u.Pointer()) {
		tag = []board.Line{{Colour: board.Nobody, Text: board.Say("play.end")}}
	}
	at, may := h.cursor.place(u), d.model.access()
	if len(tag) == 0 || may.Covered || may.Hidden || h.refusal != nil && v.Move == games.NoMove || d.ThreatViewOn() || h.hintOnOtherCells() || v.inLine || !d.layout.Slab.Contains(at) {
		return
	}
	say := func(m board.Message) string {
		u.Texts = append(u.Texts, u.Say(m))
		return u.Say(m)
	}
	pieces := append(occupied(v.View.Pieces, v.Ghosts), append(d.pathCells(), d.loopCells()...)...)
	if h.refusal != nil {
		pieces = append(pieces, h.refusal.Cells...)
	}
	place := render.TagPlace{Bounds: free, About: about, Pieces: d.discs(pieces), Goals: d.discs(d.continuations())}
	place.At, place.MaxDistance = d.tagAnchor(at)
	u.Tag(d.layout, tag, say, place)
}

// tagAnchor returns the point at which the text is placed, and its greatest distance from there in cell widths. It does not move while the pointer
// moves inside a cell or a heading is chosen.
func (d *Display) tagAnchor(pointer render.Point) (at render.Point, far float32) {
	switch l := d.layout; {
	case d.dialOpen():
		return l.Centre(d.shown.View.Dial.At), 2
	case d.hand.hover.IsCell():
		return l.Centre(d.hand.hover), 0.5
	}
	return pointer, 0.5
}

// discs returns the discs of pieces on ts.
func (d *Display) discs(ts []board.Target) []render.Shape {
	discs := make([]render.Shape, len(ts))
	for i, t := range ts {
		discs[i] = render.Disc(d.layout.Centre(t), 0.42*d.layout.Unit)
	}
	return discs
}

// keepClear returns what the text at the pointer must not hide: the moving piece, the dial and where its piece arrives, the button that confirms, the
// last turn, the numbers on the board, and the corners of prospective loops.
func (d *Display) keepClear() []render.Shape {
	v, l := &d.shown, d.layout
	shapes := l.Labels(&v.View, &render.Overlay{Ghosts: v.Ghosts, Marks: v.marks})
	var ts []board.Target
	for _, loop := range v.View.Loops {
		if loop.Kind == board.LoopProspect {
			ts = append(ts, loop.Corners...)
		}
	}
	for _, m := range v.marks {
		if m.Kind == board.MarkLast && m.Age == 0 {
			ts = append(ts, m.At)
		}
	}
	if d.dialOpen() {
		ts = append(ts, v.View.Dial.At)
		for i := range v.View.Dial.Buttons {
			shapes = append(shapes, render.Disc(l.DialCentre(&v.View.Dial, i), 0.36*l.Unit))
		}
	}
	if d.hand.state == statePending {
		shapes = append(shapes, render.Shape{Core: d.hand.ConfirmButton()})
	}
	ts = append(ts, occupied(v.Ghosts)...)
	ts = append(ts, slices.DeleteFunc(slices.Clone(d.hand.builder.Path()), func(t board.Target) bool { return !t.IsCell() })...)
	return append(shapes, d.discs(ts)...)
}

// pathCells returns the cells along the rays of the previewed ply, up to where it ends.
func (d *Display) pathCells() (ts []board.Target) {
	v := &d.shown
	for _, g := range v.Ghosts {
		for _, r := range v.View.Rays {
			if i := slices.IndexFunc(r.Stops, func(s board.Stop) bool { return s.At == g.At }); i >= 0 {
				for _, s := range r.Stops[:i+1] {
					ts = append(ts, s.At)
				}
			}
		}
	}
	return ts
}

// loopCells returns the cells on the sides of the loops that the previewed ply would complete.
func (d *Display) loopCells() (ts []board.Target) {
	for _, loop := range d.shown.View.Loops {
		for i, from := range loop.Corners {
			if loop.Kind != board.LoopProspect {
				break
			}
			p, way := d.layout.Centre(from), d.layout.Centre(loop.Corners[(i+1)%len(loop.Corners)])
			way = render.Point{X: way.X - p.X, Y: way.Y - p.Y}
			steps := max(1, int(max(way.X, -way.X, way.Y, -way.Y)/d.layout.Unit+0.5))
			for k := range steps {
				part := float32(k) / float32(steps)
				if t, ok := d.layout.Hit(render.Point{X: p.X + part*way.X, Y: p.Y + part*way.Y}); ok && t.IsCell() {
					ts = append(ts, t)
				}
			}
		}
	}
	return ts
}

// continuations returns the cells where the unfinished ply can continue, along rays only up to the pointer. If possible the text at the pointer does
// not hide them.
func (d *Display) continuations() (ts []board.Target) {
	v := &d.shown
	for _, r := range v.View.Rays {
		for _, stop := range r.Stops {
			if stop.At == d.hand.hover || stop.At == v.View.Dial.At {
				break
			}
			if stop.Kind == board.StopLand || stop.Kind == board.StopConnect {
				ts = append(ts, stop.At)
			}
		}
	}
	for _, m := range v.marks {
		if m.Kind == board.MarkLegal && m.At.IsCell() {
			ts = append(ts, m.At)
		}
	}
	return ts
}
