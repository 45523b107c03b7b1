// The Display: composes what a board shows from the position, the unfinished ply and the layers (update, compose), and turns the board. Marks the
// last turn (lastMarks, turnMarks). Finds the cell at a point (hit) and the buttons of the dial. Add something to show in compose; paint.go paints
// it.

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/data/settings"
	"quintet/scenes/ui"
)

// Shown is what the board shows. It is composed again only when something in it changes.
type Shown struct {
	View        board.View
	Move        games.Move // the previewed ply, NoMove for none
	Ghosts      []board.Piece
	Effect      []board.Message // what Move does, in words
	Why         board.Message   // why there is no ply at the pointer
	Description board.Message   // what the game says about the cell under the pointer
	About       []board.Target  // the cells that Told is about

	position   games.Position // the position that is shown
	inLine     bool           // position and Move belong to a line of the analysis
	over       bool
	path       []board.Target
	stage      int // see Hand.detailLevel
	visible    visible
	threatView bool
	refused    bool         // the reason of a refusal is shown
	at         board.Target // the cell under the pointer
	half       board.Target // see Hand.halfAtPointer
	star       board.Target // the star of the hint, if Move is the hint; else NoTarget
	links      []board.Link // the links that Move would make
	marks      []board.Mark
	numbers    map[board.Target]int
}

// A Display composes what a board shows, and paints it.
type Display struct {
	Lines        *Lines // the analysis
	model        *model
	hand         *Hand // what points at the board; the display only reads it
	orientation  orientation
	layout       render.Layout
	shown        Shown
	threatKey    bool // the key of the threat view is held
	threatButton bool // its button is held
	motion       motion
	finale       finale
	unfocused    bool         // the window has no focus, so nothing is animated
	extraMarks   []board.Mark // see Sandbox.Mark
	crossedOut   games.Move   // see Sandbox.CrossOut
	previewed    []games.Move // see Sandbox.ForeseeMoves
}

// newDisplay returns a display of m. Its hand must be set before it is used.
func newDisplay(m *model) *Display {
	d := &Display{model: m, orientation: newOrientation(m.geo)}
	d.Lines = &Lines{display: d, selected: -1, playingLine: -1}
	d.shown.View.Reset()
	return d
}

// place fits the board into the middle of slab.
func (d *Display) place(u *ui.UI, slab render.Rect) {
	d.layout = render.Fit(d.orientation.board(), slab, u.Scale, false)
	d.layout.Bare = !d.shows(settings.LayerCoordinates)
}

// Shown returns what the board shows. It changes with each Board.Update.
func (d *Display) Shown() *Shown { return &d.shown }

// refresh makes the next update compose everything again.
func (d *Display) refresh() { d.shown = Shown{View: d.shown.View} }

// Layout returns where the board is on the screen.
func (d *Display) Layout() render.Layout { return d.layout }

// Quarters returns by how many quarters the board is turned clockwise.
func (d *Display) Quarters() int { return d.orientation.quarters }

// hit returns the cell or edge at p, NoTarget for none.
func (d *Display) hit(p render.Point) board.Target {
	if t, ok := d.layout.Hit(p); ok {
		return t
	}
	return board.NoTarget
}

// dialOpen reports whether a dial of headings is shown.
func (d *Display) dialOpen() bool { return d.shown.View.Dial.At != board.NoTarget }

// Dial returns the buttons of the dial, from left to right as the piece sees them; nil if none is shown.
func (d *Display) Dial() []board.Target {
	if !d.dialOpen() {
		return nil
	}
	return d.shown.View.Dial.Buttons
}

// DialButtonAt returns the middle of the button t of the dial. ok is false if it is not shown.
func (d *Display) DialButtonAt(t board.Target) (at render.Point, ok bool) {
	for i, button := range d.Dial() {
		if button == t {
			return d.layout.DialCentre(&d.shown.View.Dial, i), true
		}
	}
	return at, false
}

// HintStar returns the cell of the hint's star if the hint is previewed, else NoTarget.
func (d *Display) HintStar() board.Target { return d.shown.star }

// update composes what is shown if the position, the unfinished ply, the pointer or the layers have changed.
func (d *Display) update(u *ui.UI) {
	h := d.hand
	move := h.hintOr(h.candidate(u))
	path := h.hintPath(move)
	if h.state == stateAiming {
		path = h.path()
	}
	p, v := d.model.position(), &d.shown
	if h.carry != nil {
		p = h.carry.base
	}
	q, m, line := d.Lines.shown()
	switch {
	case line:
		p, move, path = q, m, nil
	case d.model.access().QuestionOpen: // half a ply would distract from the question; it reappears if play goes on
		move, path = games.NoMove, nil
	}
	star := board.NoTarget
	if x := h.visibleHint(); x != nil && x.move == move {
		star = h.hintStar()
	}
	now := Shown{
		Move: move, position: p, inLine: line, over: d.model.match.Over(), path: path, stage: h.detailLevel(), at: h.hover, half: h.halfAtPointer(), star: star,
		visible: d.visible(), threatView: d.ThreatViewOn(), refused: h.refusal != nil,
	}
	if !v.same(&now) {
		now.View = v.View
		*v = now
		d.compose(p)
	}
}

// compose composes what is shown of p.
func (d *Display) compose(p games.Position) {
	v, h := &d.shown, d.hand
	v.View.Reset()
	d.model.game.AppendView(&v.View, p, v.path)
	keepRaysTo(&v.View, v.star)
	d.countSteps(&v.View)
	d.hide(&v.View)
	d.addThreats(&v.View, p)
	if !v.inLine {
		v.numbers = d.roundNumbers()
		if v.Description, v.About = d.describeHovered(); v.Description.Empty() {
			v.Why = d.whyHere()
		}
	}
	switch {
	case v.inLine:
	case h.carry != nil:
		v.marks = marked(board.MarkFrom, h.carry.laidSteps()...)
	case !v.threatView:
		v.marks = d.lastMarks(&v.View)
	}
	v.marks = slices.Concat(v.marks, marked(board.MarkSelected, v.path...), d.nextMarks(&v.View, v.path))
	v.Ghosts = d.halfGhosts(v.half, &v.View)
	d.addCrossedOut(p)
	d.addForeseen(p)
	if v.Move != games.NoMove {
		d.composeMove(p)
	}
	d.Lines.ghostEarlier(v)
}

// keepRaysTo removes the rays from v that do not lead to star, if any does: only the hinted way is proposed.
func keepRaysTo(v *board.View, star board.Target) {
	away := func(r board.Ray) bool {
		return !slices.ContainsFunc(r.Stops, func(s board.Stop) bool { return s.At == star })
	}
	if !slices.ContainsFunc(v.Rays, func(r board.Ray) bool { return !away(r) }) {
		return
	}
	v.Rays = slices.DeleteFunc(v.Rays, away)
}

// same reports whether v and w show the same.
func (v *Shown) same(w *Shown) bool {
	return v.position == w.position && v.inLine == w.inLine && v.over == w.over && v.Move == w.Move && slices.Equal(v.path, w.path) &&
		v.stage == w.stage && (v.at == w.at || v.stage < 2) && v.half == w.half && v.star == w.star && v.visible == w.visible && v.threatView == w.threatView && v.refused == w.refused
}

// An orientation is how the board is turned, in quarters.
type orientation struct {
	boards   [4]*board.Geometry // by clockwise quarters; the first is not turned
	quarters int                // the current index
}

// newOrientation returns the unturned orientation of g.
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

// board returns the turned board.
func (o *orientation) board() *board.Geometry { return o.boards[o.quarters] }

// lastMarks marks the last complete turn of each player but one: those since the last turn of the player to move. So with two players it is clear which
// turn is the last. A cell has the mark of the latest. Of a finished game only the last turn is marked. A sample of a game that its rules ended shows
// only what decided it.
func (d *Display) lastMarks(now *board.View) (marks []board.Mark) {
	turns := d.model.game.Info().Players - 1
	if d.model.match.Over() {
		turns = 1
	}
	if d.model.sample && d.model.position().Over() {
		return nil
	}
	end := d.model.match.Cursor()
	for end > 0 && d.isOpen(end-1, now) {
		end--
	}
	for age := range turns {
		first := d.model.match.TurnStart(end)
		for _, m := range d.turnMarks(first, end, now) {
			if m.Age = uint8(age); !slices.ContainsFunc(marks, func(o board.Mark) bool { return o.At == m.At && o.Age < m.Age }) {
				marks = append(marks, m)
			}
		}
		end = first
	}
	return marks
}

// isOpen reports whether the piece that ply i placed is shown as open, and so needs no other mark.
func (d *Display) isOpen(i int, now *board.View) bool {
	steps := d.model.game.AppendSteps(nil, d.model.match.PositionAt(i), d.model.match.Move(i))
	return slices.ContainsFunc(now.Pieces, func(p board.Piece) bool { return p.Open && slices.Contains(steps, p.At) })
}

// turnMarks marks the cells of the plies from first to before end: those where a piece arrived, and those that one left.
func (d *Display) turnMarks(first, end int, now *board.View) []board.Mark {
	var marks []board.Mark
	if first == end {
		return nil
	}
	before := d.model.viewOf(d.model.match.PositionAt(first))
	for ply := first; ply < end; ply++ {
		for _, t := range d.model.game.AppendSteps(nil, d.model.match.PositionAt(ply), d.model.match.Move(ply)) {
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

// marked returns marks of a kind on those of ts that are cells.
func marked(kind board.MarkKind, ts ...board.Target) (marks []board.Mark) {
	for _, t := range ts {
		if t.IsCell() {
			marks = append(marks, board.Mark{At: t, Kind: kind, Owner: board.Nobody})
		}
	}
	return marks
}

// arrived reports whether a piece is on t now that was not there before.
func arrived(t board.Target, before, now *board.View) bool {
	for _, a := range now.Pieces {
		if (a.At == t || a.To == t) && !slices.ContainsFunc(before.Pieces, func(b board.Piece) bool { return b.ID == a.ID && b.At == a.At && b.To == a.To }) {
			return true
		}
	}
	return false
}
