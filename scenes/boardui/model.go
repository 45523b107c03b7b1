// What a board is about: the game, what has been played, the settings and what the host allows.

package boardui

import (
	"math"
	"slices"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/match"
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

// A model is what the hand and the display of a board are about: the game, what has been played, and what may be done.
type model struct {
	spec     games.Spec
	game     games.Game // of spec
	geo      *board.Geometry
	settings *settings.Settings
	now      func() time.Time
	layersOf string // the game whose layers are shown, "" for those that are usual
	sample   bool   // see Config
	host     Host
	match    *match.Match // what has been played; it is only read
}

// newModel returns the model of m.
func newModel(c Config, h Host, m *match.Match) *model {
	g := m.Game()
	return &model{
		spec: c.Spec, game: g, geo: g.Geometry(), settings: c.Settings, now: c.Now, layersOf: c.LayersOf, sample: c.Sample, host: h, match: m,
	}
}

// access returns what may be done at the moment.
func (m *model) access() Access { return m.host.Access() }

// position returns the position in force.
func (m *model) position() games.Position { return m.match.Position() }

// viewOf returns the whole view of p with the targets of path pointed at.
func (m *model) viewOf(p games.Position, path ...board.Target) *board.View {
	v := &board.View{}
	v.Reset()
	m.game.AppendView(v, p, path)
	return v
}

// adjacent reports whether two cells have a side or a corner in common.
func (m *model) adjacent(a, b board.Target) bool {
	if !a.IsCell() || !b.IsCell() {
		return false
	}
	p, q := m.geo.Cells[a].Centre, m.geo.Cells[b].Centre
	return math.Hypot(float64(p.X-q.X), float64(p.Y-q.Y)) < 1.5
}

// shifted returns the cell that lies to the cell to as t does to from.
func (m *model) shifted(t, from, to board.Target) (board.Target, bool) {
	cells := m.geo.Cells
	a, b, c := cells[t].Centre, cells[from].Centre, cells[to].Centre
	return m.geo.Hit(board.Point{X: a.X - b.X + c.X, Y: a.Y - b.Y + c.Y})
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
