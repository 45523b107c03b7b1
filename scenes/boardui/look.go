// Composing the picture of the board from the position, the half-entered move and the layers. Painting is in paint.go.

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/scenes/ui"
)

// Shown holds the picture of the board, kept until something changes.
type Shown struct {
	View   board.View
	Move   games.Move // previewed, NoMove for none
	Ghosts []board.Piece
	Effect []board.Message // what the previewed move does, in words
	Why    board.Message   // why there is none
	Told   board.Message   // about the cell under the pointer
	About  []board.Target  // the cells that Told is about

	position games.Position // the one in force when it was made
	line     bool           // position and Move are those of a line that is played out
	over     bool
	path     []board.Target
	stage    int // how much is said about the previewed move
	visible  visible
	lens     bool
	refused  bool         // a reason is shown
	at       board.Target // under the pointer
	half     board.Target // that a click would lay there, see halfUnder
	star     board.Target // of the hint whose ply is previewed; NoTarget for none
	links    []board.Link // that the previewed move would make
	marks    []board.Mark
	numbers  map[board.Target]int
}

// A drawing composes what a board shows, and draws it.
type drawing struct {
	context *context
	hand    *hand
	motion  motion
	finale  finale
	spoken  []board.Mark // cells that words beside the board speak about
	passed  games.Move   // see Sandbox.Cross
	away    bool         // no one is there to see it

	foreseen []games.Move // see Sandbox.Foresee
}

// look brings what is shown up to date with the match, the half-entered move and the pointer.
func (d *drawing) look(u *ui.UI) {
	h := d.hand
	move := h.hinted(d.candidate(u))
	path := h.hintPath(move)
	if h.state == stateAiming {
		path = h.path()
	}
	p, v := d.context.position(), &d.context.shown
	if h.carry != nil {
		p = h.carry.base
	}
	q, m, line := d.context.Lines.shown()
	switch {
	case line:
		p, move, path = q, m, nil
	case d.context.may().Asked: // half a ply would take the eye off the question; it comes again with the answer that play goes on
		move, path = games.NoMove, nil
	}
	star := board.NoTarget
	if x := h.hintSeen(); x != nil && x.move == move {
		star = h.star()
	}
	now := Shown{
		Move: move, position: p, line: line, over: d.context.match.Over(), path: path, stage: h.stage(), at: h.hover, half: h.halfUnder(), star: star,
		visible: d.context.visible(), lens: d.context.ThreatViewOn(), refused: h.reason != nil,
	}
	if !v.same(&now) {
		now.View = v.View
		*v = now
		d.compose(p)
	}
	if d.context.dialed() {
		h.do(eventAsk)
	} else {
		h.do(eventAnswer)
	}
}

// compose fills what is shown of position p.
func (d *drawing) compose(p games.Position) {
	v, h := &d.context.shown, d.hand
	v.View.Reset()
	d.context.game.AppendView(&v.View, p, v.path)
	proposed(&v.View, v.star)
	d.countSteps(&v.View)
	d.context.hide(&v.View)
	d.threaten(&v.View, p)
	if !v.line {
		v.numbers = d.roundNumbers()
		if v.Told, v.About = d.toldHere(); v.Told.Empty() {
			v.Why = d.whyHere()
		}
	}
	switch {
	case v.line:
	case h.carry != nil:
		v.marks = marked(board.MarkFrom, h.carry.laid()...)
	case !v.lens:
		v.marks = d.lastMarks(&v.View)
	}
	v.marks = slices.Concat(v.marks, marked(board.MarkSelected, v.path...), d.next(&v.View, v.path))
	v.Ghosts = d.halfGhosts(v.half, &v.View)
	d.crossOut(p)
	d.foresee(p)
	if v.Move != games.NoMove {
		d.composeMove(p)
	}
	d.context.Lines.fade(v)
}

// proposed leaves of the lines of movement on v those that lead to star, where one does: the others are not proposed.
func proposed(v *board.View, star board.Target) {
	away := func(r board.Ray) bool {
		return !slices.ContainsFunc(r.Stops, func(s board.Stop) bool { return s.At == star })
	}
	if !slices.ContainsFunc(v.Rays, func(r board.Ray) bool { return !away(r) }) {
		return
	}
	v.Rays = slices.DeleteFunc(v.Rays, away)
}

// same reports whether v shows the same as w would.
func (v *Shown) same(w *Shown) bool {
	return v.position == w.position && v.line == w.line && v.over == w.over && v.Move == w.Move && slices.Equal(v.path, w.path) &&
		v.stage == w.stage && (v.at == w.at || v.stage < 2) && v.half == w.half && v.star == w.star && v.visible == w.visible && v.lens == w.lens && v.refused == w.refused
}

// An orientation is the turn of the board, in quarters.
type orientation struct {
	boards   [4]*board.Geometry // by quarters, clockwise, from how the rules show it
	quarters int                // which of them is in force
}

// newOrientation returns the board as the rules show it.
func newOrientation(g *board.Geometry) orientation {
	o := orientation{}
	for q := range o.boards {
		o.boards[q] = g
		if q > 0 {
			o.boards[q] = g.Turned(q)
		}
	}
	return o
}

// board returns the board as it is turned.
func (o *orientation) board() *board.Geometry { return o.boards[o.quarters] }

// lastMarks marks what the last turn did: one, so that no one has to ask which of two is which. A game that is over shows what decided it,
// and nothing else. Where its players have ended it and no table stands around the board, its last turn is marked.
func (d *drawing) lastMarks(now *board.View) []board.Mark {
	if d.context.match.Over() && (!d.context.sample || d.context.position().Over()) {
		return nil
	}
	end := d.context.match.Cursor()
	for end > 0 && d.open(end-1, now) {
		end--
	}
	first := d.context.match.TurnStart(end)
	return d.traces(first, end, now)
}

// open reports whether the piece that ply i laid is shown as open: it needs no other mark.
func (d *drawing) open(i int, now *board.View) bool {
	steps := d.context.game.AppendSteps(nil, d.context.match.PositionAt(i), d.context.match.Move(i))
	return slices.ContainsFunc(now.Pieces, func(p board.Piece) bool { return p.Open && slices.Contains(steps, p.At) })
}

// traces marks the cells of plies first to end: where a piece came to lie, and where one went away.
func (d *drawing) traces(first, end int, now *board.View) []board.Mark {
	var marks []board.Mark
	if first == end {
		return nil
	}
	before := d.context.viewOf(d.context.match.PositionAt(first))
	for ply := first; ply < end; ply++ {
		for _, t := range d.context.game.AppendSteps(nil, d.context.match.PositionAt(ply), d.context.match.Move(ply)) {
			if !t.IsCell() {
				continue
			}
			kind := board.MarkFrom
			if arrived(t, before, now) {
				kind = board.MarkLast
			}
			marks = append(marks, board.Mark{At: t, Kind: kind, Owner: board.Nobody})
		}
	}
	return marks
}

// marked returns a mark of a kind on each of ts that is a cell.
func marked(kind board.MarkKind, ts ...board.Target) (marks []board.Mark) {
	for _, t := range ts {
		if t.IsCell() {
			marks = append(marks, board.Mark{At: t, Kind: kind, Owner: board.Nobody})
		}
	}
	return marks
}

// arrived reports whether a piece lies on t now that did not before.
func arrived(t board.Target, before, now *board.View) bool {
	for _, a := range now.Pieces {
		if (a.At == t || a.To == t) && !slices.ContainsFunc(before.Pieces, func(b board.Piece) bool { return b.ID == a.ID && b.At == a.At && b.To == a.To }) {
			return true
		}
	}
	return false
}
