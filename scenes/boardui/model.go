// The state that Hand and Display both read (model): the game, the match and the settings. Declares Host, the scene that holds the board, and Access,
// which says what the host allows at the moment: add a permission here. Also small questions about cells: which are adjacent or occupied.

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

// Access is what is allowed on a board at the moment.
type Access struct {
	Person       bool // a person is to move
	CanMove      bool // and can move: no question, announcement or cover prevents it
	NoCursor     bool // no one plays by keyboard on this board, so there is no cursor
	QuestionOpen bool // a question has to be answered first
	Locked       bool // nothing can be played at the moment
	Hidden       bool // the board is covered and must not be seen
	Covered      bool // something is above the board, such as a menu
	NoAids       bool // the players want no help
	BoardOnly    bool // the window shows nothing but the board
	Draws        bool // players may draw on the board
	Asks         bool // finding a ply is the task: the board does not say what a ply would do, nor where none is possible
}

// forbids reports whether the board may mark the cell under the pointer as forbidden.
func (a Access) forbids() bool { return a.CanMove && !a.Locked && !a.Asks }

// A Host holds a board and knows what is allowed on it.
type Host interface {
	// Access returns what is allowed at the moment.
	Access() Access
	// Correctable returns the last ply that can be corrected by dragging its piece, -1 for none. Earlier plies of its turn can be corrected too.
	Correctable() int
}

// A model is what the hand and the display of a board share.
type model struct {
	spec     games.Spec
	game     games.Game // the game of match
	geo      *board.Geometry
	settings *settings.Settings
	now      func() time.Time
	layersOf string // the game whose layers are shown, "" for the defaults
	sample   bool   // see Config
	host     Host
	match    *match.Match // Hand and Display only read it
}

// newModel returns a model of m.
func newModel(c Config, h Host, m *match.Match) *model {
	g := m.Game()
	return &model{
		spec: c.Spec, game: g, geo: g.Geometry(), settings: c.Settings, now: c.Now, layersOf: c.LayersOf, sample: c.Sample, host: h, match: m,
	}
}

// access returns what is allowed at the moment.
func (m *model) access() Access { return m.host.Access() }

// position returns the current position.
func (m *model) position() games.Position { return m.match.Position() }

// viewOf returns the view of p with the targets of path selected.
func (m *model) viewOf(p games.Position, path ...board.Target) *board.View {
	return games.ViewOf(m.game, p, path...)
}

// adjacent reports whether two cells share a side or a corner.
func (m *model) adjacent(a, b board.Target) bool {
	if !a.IsCell() || !b.IsCell() {
		return false
	}
	p, q := m.geo.Cells[a].Centre, m.geo.Cells[b].Centre
	return math.Hypot(float64(p.X-q.X), float64(p.Y-q.Y)) < 1.5
}

// shifted returns t moved by the distance between the cells from and to. ok is false if that is off the board.
func (m *model) shifted(t, from, to board.Target) (board.Target, bool) {
	cells := m.geo.Cells
	a, b, c := cells[t].Centre, cells[from].Centre, cells[to].Centre
	return m.geo.Hit(board.Point{X: a.X - b.X + c.X, Y: a.Y - b.Y + c.Y})
}

// occupied returns the cells under pieces.
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
