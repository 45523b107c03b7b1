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

// Spec presents SQU to the catalogue.
var Spec = games.Spec{
	ID:        id,
	Name:      "SQU",
	Texts:     texts,
	Levels:    levels,
	Chances:   chances,
	Exercises: exercises,
	Options: []games.Option{
		{ID: "size", Default: "10", Choices: []string{"8", "10"}, Min: minSize, Max: maxSize},
		{ID: "ties", Default: "draw", Choices: []string{"draw", "record"}},
		games.Handicap(2),
	},
	Minutes: 20,
	Samples: samples,
	// rules.md S2: both colours have a square, and Black can set a record.
	Showcase: games.Showcase{Plies: showcase},
	New:      newGame,
}

// A game is SQU on a board of one size. It never changes.
type game struct {
	n        int // cells a side
	opening  int // discs of the first turn
	record   bool
	options  games.Options
	geometry *board.Geometry
	all      cells
	// anchors[k] are the cells that can be the upper left corner of a square of side k.
	anchors [maxSize]cells
}

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

// Start implements games.Game: an empty board, Red has one disc, and those of the handicap.
func (g *game) Start() games.Position {
	return &position{g: g, open: noCell, holder: int8(games.None)}
}

// MaxPlies implements games.Game: every ply fills a cell.
func (g *game) MaxPlies() int { return g.n * g.n }
