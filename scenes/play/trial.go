package play

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/match"
	"quintet/games/search"
	"quintet/games/table"
	"quintet/games/terms"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/keys"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
)

// A Trial is a board without a table around it, on which a few plies are tried: everybody moves for all colours, and no computer plays.
// Cells are pointed at, previewed and refused as in a game; a piece of two cells is always aimed, as lessons teach it, also where the
// players lay it by two clicks. It belongs to the goroutine of the game loop.
type Trial struct {
	s       *Scene
	refused bool // the last pass with input refused a click
}

// NewTrial returns a trial of g, a game of spec, from position p, which it keeps. Its board shows what boards usually do.
func NewTrial(d *scenes.Desk, spec games.Spec, g games.Game, p games.Position) *Trial {
	t := NewSample(d, spec, match.NewAt(g, p, nil))
	t.s.usual = true
	return t
}

// NewSample returns a trial that goes on with m, a match of spec without seats, which it keeps. Its board shows what the players have
// chosen for this game.
func NewSample(d *scenes.Desk, spec games.Spec, m *match.Match) *Trial {
	calm := *d
	calm.Think = func() scenes.Thinker { return idle{} }
	tb := table.New(spec, m, terms.Terms{})
	tb.Trial = true
	t := &Trial{s: New(&calm, tb)}
	return t
}

// idle is a thinker that never thinks.
type idle struct{}

// Start implements scenes.Thinker.
func (idle) Start(games.Position, search.Engine, search.Limits) {}

// Progress implements scenes.Thinker.
func (idle) Progress() (r search.Report, ok bool) { return r, false }

// Poll implements scenes.Thinker.
func (idle) Poll() (a search.Answer, ok bool) { return a, false }

// Hurry implements scenes.Thinker.
func (idle) Hurry() {}

// Stop implements scenes.Thinker.
func (idle) Stop() {}

// Match returns what has been tried.
func (t *Trial) Match() *match.Match { return t.s.table.Match }

// Path returns the targets already pointed at for a move that is not complete.
func (t *Trial) Path() []board.Target { return t.s.Path() }

// ButtonAt returns where the button b of the dial is. ok is false when it is not shown.
func (t *Trial) ButtonAt(b board.Target) (at render.Point, ok bool) { return t.s.ButtonAt(b) }

// Cursor returns the cell that the keyboard points at. ok is false where it does not.
func (t *Trial) Cursor() (at board.Target, ok bool) { return t.s.Cursor() }

// Aimed returns the cells of the piece of two cells that the keyboard or the pointer aims; nil where there is none.
func (t *Trial) Aimed() []board.Target { return t.s.Aimed() }

// PointLike lets the keyboard point at the cell that it points at in o, a trial on a board of the same size.
func (t *Trial) PointLike(o *Trial) {
	t.s.cursor = o.s.cursor
	t.s.cursor.poised = false
}

// Busy reports whether something moves by itself.
func (t *Trial) Busy() bool {
	s := t.s
	return s.stirs() || s.pulsing() || s.lingers() || s.settles() || !s.locked && s.due()
}

// Frame draws the board into the middle of slab, and in a pass with input handles the pointer on it unless the board is locked. Words at
// the pointer stand left of the line right.
func (t *Trial) Frame(u *ui.UI, slab render.Rect, right float32, locked bool) {
	s := t.s
	w, h := u.Size()
	a := arrangement{shape: wide, width: w, height: h, board: slab, side: render.Rect{X: right, W: w - right, H: h}}
	if right >= w {
		a.shape = tall
	}
	s.shape, s.roomy = a.shape, false
	s.layout = render.Fit(s.geo, slab, u.Scale, false)
	s.layout.Bare = !s.shows(settings.LayerCoordinates)
	s.locked = locked
	if u.Live() {
		s.skipMotion(u)
		if locked {
			s.stir() // it plays nothing by itself
		} else {
			s.tick()
		}
		before, cursor := s.reason, s.cursor
		if u.Keys.Pressed(u.In, keys.Next) || u.Keys.Pressed(u.In, keys.Previous) {
			s.cursor.on = false // the keyboard goes on to the buttons
		}
		s.point(u)
		if s.cursor.on && s.cursor != cursor {
			u.HideFocus()
		}
		t.refused = s.reason != nil && s.reason != before
		s.rests()
	}
	s.look(u)
	s.paintBoard(u)
	s.paintTag(u, a.free())
}

// StepBack takes the last half-step back. It reports whether there was one.
func (t *Trial) StepBack() bool { return t.s.dropHint() || t.s.stepBack() }

// Refused reports whether the last pass with input refused a click.
func (t *Trial) Refused() bool { return t.refused }

// Refusal returns the words for why the last click was refused, which hold until the next one; the zero Message if it was not.
func (t *Trial) Refusal() board.Message {
	if t.s.reason == nil {
		return board.Message{}
	}
	return t.s.reason.Text
}

// EndTurn returns the ply that closes the open turn, if there is one.
func (t *Trial) EndTurn() (games.Move, bool) {
	if t.s.locked {
		return games.NoMove, false
	}
	return t.s.endTurn()
}

// Play makes m, which must be legal.
func (t *Trial) Play(m games.Move) { t.s.play(m) }

// Point marks cells from now on.
func (t *Trial) Point(cells []board.Target) {
	t.s.spoken = nil
	for _, c := range cells {
		t.s.spoken = append(t.s.spoken, board.Mark{At: c, Kind: board.MarkSelected, Owner: board.Nobody})
	}
}

// Show shows m, legal now, as a hint is shown.
func (t *Trial) Show(m games.Move) {
	s := t.s
	s.builder.Clear()
	s.reason = nil
	s.hint = &hint{move: m, steps: s.game.AppendSteps(nil, s.position(), m), hover: s.hover}
}

// Say returns what is to be done in the position in force, as the prompt of a table says it.
func (t *Trial) Say() (prompt, detail board.Message, step, steps int) {
	v := &t.s.shown.view
	return v.Prompt, t.s.advice(), int(v.Step), int(v.Steps)
}

// Laid reports whether under p lies a piece that the plies tried have brought there.
func (t *Trial) Laid(p render.Point) bool {
	at, ok := t.s.layout.Hit(p)
	m := t.s.table.Match
	return ok && len(t.pieces(m.Position(), at)) > len(t.pieces(m.PositionAt(0), at))
}

// pieces returns what lies on a cell in p.
func (t *Trial) pieces(p games.Position, at board.Target) []board.Piece {
	return slices.DeleteFunc(t.s.viewOf(p).Pieces, func(x board.Piece) bool { return x.At != at && x.To != at })
}

// Repair returns what is offered instead of what was refused, its key being keys.Repair. ok is false where nothing is.
func (t *Trial) Repair() (label board.Message, ok bool) {
	if t.s.locked || !t.s.repairs() {
		return label, false
	}
	return t.s.reason.Repair.Text, true
}

// Withhold takes back those offers of the last refusal, cells on the board and what Repair returns, that fit says no to. It is asked about
// the plies that an offer makes or begins with, one of which is to follow the first so many of those tried.
func (t *Trial) Withhold(fit func(plies int, next []games.Move) bool) {
	r := t.s.reason
	if r == nil {
		return
	}
	keep := func(back int, path []board.Target) bool {
		plies := t.s.table.Match.Cursor() - back
		return plies >= 0 && fit(plies, t.begun(plies, path))
	}
	r.offers = slices.DeleteFunc(r.offers, func(c board.Target) bool { return !keep(0, append(slices.Clone(r.before), c)) })
	if len(r.Repair.Path) > 0 && !keep(r.Repair.Back, r.Repair.Path) {
		r.Repair = board.Repair{}
	}
}

// begun lists the plies that begin with path and may follow the first so many of those tried.
func (t *Trial) begun(plies int, path []board.Target) (ms []games.Move) {
	p := t.s.table.Match.PositionAt(plies)
	for _, m := range p.AppendMoves(nil) {
		if hasPrefix(t.s.game.AppendSteps(nil, p, m), path) {
			ms = append(ms, m)
		}
	}
	return ms
}

// Mend does what Repair offers.
func (t *Trial) Mend() { t.s.repair() }

// Seat returns what stands for the player who was to move at the start: a sprite and its colour.
func (t *Trial) Seat() (sprite uint8, colour int8) {
	seat := &t.s.shown.view.Seats[t.s.table.Match.PositionAt(0).ToMove()]
	return seat.Sprite, seat.Colour
}

// Geometry returns the board.
func (t *Trial) Geometry() *board.Geometry { return t.s.geo }
