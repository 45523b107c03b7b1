// SQU's Spec with its options and sample games, and the game for chosen options (newGame) with its lookup tables and symmetries. Change options and
// the list of optional interfaces here; position.go holds the rules.

package squ

import (
	"embed"

	"quintet/games"
	"quintet/games/board"
)

// The bounds of the engine.
const (
	id       = "squ"
	minSize  = 3
	maxSize  = 10
	maxCells = maxSize * maxSize
)

// The colours are also the seats.
const (
	red games.Player = iota
	black
)

//go:embed texts
var texts embed.FS

//go:embed levels.txt
var levels string

//go:embed chances.txt
var chances string

//go:embed exercises.txt
var exercises string

//go:embed solved.txt
var solved string

// Spec presents SQU to the catalogue.
var Spec = games.Spec{
	ID:        id,
	Name:      "SQU",
	Texts:     texts,
	Levels:    levels,
	Chances:   chances,
	Exercises: exercises,
	Solved:    solved,
	Options: []games.Option{
		{ID: "size", Default: "10", Choices: []string{"8", "10"}, Min: minSize, Max: maxSize},
		{ID: "ties", Default: "draw", Choices: []string{"draw", "record"}},
		games.Handicap(2),
	},
	Minutes: 20,
	Samples: samples,
	// rules.md S2: both colours have a square, and Black can set a record.
	Showcase:         games.Showcase{Plies: showcase},
	AppendOwnThreats: appendOwnThreats,
	New:              newGame,
}

// A game is SQU on a board of one size. It never changes.
type game struct {
	n        int // cells per side
	opening  int // discs in the first turn
	record   bool
	options  games.Options
	geometry *board.Geometry
	all      cells
	// anchors[k] are the cells that can be the upper left corner of a square of side k.
	anchors [maxSize]cells
}

// What the game knows beyond its rules, for players and for the search. The fields of Spec hold the rest.
var (
	_ games.Editor       = (*game)(nil)
	_ games.Threatener   = (*game)(nil)
	_ games.Symmetric    = (*game)(nil)
	_ games.Annotator    = (*game)(nil)
	_ games.Explainer    = (*game)(nil)
	_ games.Tracer       = (*position)(nil)
	_ games.Batcher      = (*position)(nil)
	_ games.Decider      = (*position)(nil)
	_ games.StaticSolver = (*position)(nil)
	_ games.Evaluator    = (*position)(nil)
	_ games.Prior        = (*position)(nil)
	_ games.Alerter      = (*position)(nil)
	_ games.Located      = (*position)(nil)
	_ games.TurnTaker    = (*position)(nil)
)

func newGame(o games.Options) (games.Game, error) {
	n := o.Int("size")
	g := &game{n: n, opening: o.FirstTurn(), record: o["ties"] == "record", options: o, geometry: newGeometry(n)}
	for i := range n * n {
		g.all = g.all.with(i)
		for side := 1; side < n-max(i/n, i%n); side++ {
			g.anchors[side] = g.anchors[side].with(i)
		}
	}
	return g, nil
}

// Info implements games.Game.
func (g *game) Info() games.Info {
	return games.Info{ID: id, Name: "SQU", Players: 2, Options: g.options}
}

// Start implements games.Game: an empty board; Red has one disc plus the handicap.
func (g *game) Start() games.Position {
	return &position{g: g, open: noCell, holder: int8(games.None)}
}

// MaxPlies implements games.Game: every ply fills a cell.
func (g *game) MaxPlies() int { return g.n * g.n }

// Image implements games.Symmetric: the rules have no preferred direction.
func (g *game) Image(src games.Position, k int) (games.Position, bool) {
	p, n := src.(*position), g.n
	q := *p
	q.discs = [2]cells{}
	for c, discs := range p.discs {
		for i := range n * n {
			if discs.has(i) {
				q.discs[c] = q.discs[c].with(games.SymmetricCell(n, k, i))
			}
		}
	}
	if p.open != noCell {
		q.open = int8(games.SymmetricCell(n, k, int(p.open)))
	}
	for c, s := range p.pyramids {
		if s.side > 0 {
			q.pyramids[c].at = int8(imageOf(n, k, int(s.at), int(s.side)))
		}
	}
	return &q, true
}

// imageOf returns the upper left corner of the image of a square.
func imageOf(n, k, at, side int) int {
	corner := n * n
	for _, i := range [4]int{at, at + side, at + side*n, at + side*(n+1)} {
		corner = min(corner, games.SymmetricCell(n, k, i))
	}
	return corner
}

// showcase is a game with two large squares.
const showcase = "i10 b3 f10 f4 j8 c7 d7 h3 e6 f7 i7 d2 j4 c1 h10 b1 b8 c2 h5 c5 h7 a2 b9 g4 g9 h2 h9 b4 a9 j1 c10 i1 f8"

// samples are the showcase, and a game that level 5 played against itself.
var samples = []games.Showcase{
	{
		Options: games.Options{"size": "8"},
		Plies:   "h8 a1 b8 a7 h7 g8 b1 g3 g2 c2 h3 b6 a6 c1 g7 h6 f8 f7 a3 e5 e4",
	},
	{
		Options: games.Options{"size": "10"},
		Plies:   showcase,
	},
}
