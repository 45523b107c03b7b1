// What the parts of a board share: the game, the settings and the host, and what the host allows.

package boardui

import (
	"math"
	"slices"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/match"
	"quintet/render"
	"quintet/scenes/data/settings"
)

// Access lists what is allowed on a board at the moment.
type Access struct {
	Person  bool // a person is to move: plies may be entered
	Decides bool // and can: nothing is asked, announced or hidden
	Watched bool // no one may enter plies in this game at all
	Asked   bool // a question waits for its answer, which comes first
	Locked  bool // nothing can be played here now
	Hidden  bool // the board is not to be seen
	Covered bool // something lies above the board
	NoAids  bool // the players want no help
	Alone   bool // nothing but the board is shown
}

// A Host knows what may be done on the board that it holds.
type Host interface {
	// Access returns what may be done at the moment.
	Access() Access
	// Correctable returns the last ply that may be dragged to another cell with those before it in its turn, -1 for none.
	Correctable() int
}

// A context holds the things that all parts of a board share: the game, what has been played, what may be done and what is seen.
type context struct {
	spec         games.Spec
	game         games.Game // of spec
	geo          *board.Geometry
	set          *settings.Settings
	now          func() time.Time
	layersOf     string // the game whose layers are shown, "" for those that are usual
	sample       bool   // see Config
	holder       Host
	match        *match.Match // what has been played; it is only read
	builder      *games.Builder
	layout       render.Layout
	turned       orientation
	shown        Shown
	Lines        *Lines
	threatKey    bool // the threat view is held by its key
	threatButton bool // or by its button
}

// may returns what may be done at the moment.
func (x *context) may() Access { return x.holder.Access() }

// position returns the position in force.
func (x *context) position() games.Position { return x.match.Position() }

// viewOf returns the whole view of p with the targets of path pointed at.
func (x *context) viewOf(p games.Position, path ...board.Target) *board.View {
	v := &board.View{}
	v.Reset()
	x.game.AppendView(v, p, path)
	return v
}

// dialed reports whether the board asks for a heading.
func (x *context) dialed() bool { return x.shown.View.Dial.At != board.NoTarget }

// TurnEnd returns the ply that closes the open turn, if there is one.
func (x *context) TurnEnd() (games.Move, bool) {
	e, ok := x.game.(games.TurnEnder)
	if !ok || !x.may().Decides {
		return games.NoMove, false
	}
	return e.EndTurn(x.position())
}

// hit returns the cell or edge at p, NoTarget for none.
func (x *context) hit(p render.Point) board.Target {
	if t, ok := x.layout.Hit(p); ok {
		return t
	}
	return board.NoTarget
}

// touches reports whether two cells have a side or a corner in common.
func (x *context) touches(a, b board.Target) bool {
	if !a.IsCell() || !b.IsCell() {
		return false
	}
	p, q := x.geo.Cells[a].Centre, x.geo.Cells[b].Centre
	return math.Hypot(float64(p.X-q.X), float64(p.Y-q.Y)) < 1.5
}

// shifted returns the cell that lies to the cell to as t does to from.
func (x *context) shifted(t, from, to board.Target) (board.Target, bool) {
	cells := x.geo.Cells
	a, b, c := cells[t].Centre, cells[from].Centre, cells[to].Centre
	return x.geo.Hit(board.Point{X: a.X - b.X + c.X, Y: a.Y - b.Y + c.Y})
}

// occupied returns the cells with pieces.
func occupied(pieces ...[]board.Piece) []board.Target {
	var ts []board.Target
	for _, p := range slices.Concat(pieces...) {
		ts = append(ts, p.At)
		if p.To != board.NoTarget {
			ts = append(ts, p.To)
		}
	}
	return ts
}

func hasPrefix(steps, path []board.Target) bool {
	return len(steps) >= len(path) && slices.Equal(steps[:len(path)], path)
}

// An IntentKind is a kind of Intent.
type IntentKind uint8

// What someone can want at a board.
const (
	Play    IntentKind = iota // a ply
	Back                      // the last ply of the open turn is taken back
	Mend                      // a ply of the last turn is replaced, those after it in the turn are made again
	Refused                   // what was tried cannot be, and the board shows why
	Ignored                   // a press on the board when nothing can be played there
)

// An Intent is a wish of the person who pointed at the board. The holder of the board carries it out.
type Intent struct {
	Do    IntentKind
	Move  games.Move     // to be made: Play
	Ply   int            // to be replaced: Mend
	Moves []games.Move   // to be made from there on: Mend
	Steps []board.Target // of the first of them: Mend
}
