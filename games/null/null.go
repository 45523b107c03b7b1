// The null game's Spec, as it would be in the catalogue, and the game with chosen options. Change options and the list of optional interfaces here;
// position.go holds the rules.

package null

import (
	"embed"

	"quintet/games"
	"quintet/games/board"
)

const (
	maxSize  = 6
	maxCells = maxSize * maxSize
)

//go:embed texts
var texts embed.FS

//go:embed levels.txt
var levels string

// Spec presents the game to the catalogue.
var Spec = games.Spec{
	ID:     "null",
	Name:   "Null",
	Texts:  texts,
	Levels: levels,
	Options: []games.Option{
		{ID: "size", Default: "3", Choices: []string{"3", "4"}, Min: 2, Max: maxSize},
		{ID: "players", Default: "2", Choices: []string{"2", "3", "4"}},
		{ID: "turns", Default: "single", Choices: []string{"single", "double"}},
	},
	Showcase: games.Showcase{Plies: "c1 b1 c3 b2"},
	New:      newGame,
}

// game is the null game with chosen options.
type game struct {
	info     games.Info
	size     int
	cells    int
	players  int
	double   bool
	geometry *board.Geometry
}

// What the game knows beyond its rules, for players and for the search. The fields of Spec hold the rest.
var (
	_ games.Editor     = (*game)(nil)
	_ games.Threatener = (*game)(nil)
	_ games.TurnEnder  = (*game)(nil)
	_ games.Tracer     = (*position)(nil)
	_ games.Evaluator  = (*position)(nil)
	_ games.Prior      = (*position)(nil)
)

// newGame makes the game from a complete set of options.
func newGame(o games.Options) (games.Game, error) {
	g := &game{
		info:    games.Info{ID: "null", Name: "Null", Players: o.Int("players"), Options: o},
		size:    o.Int("size"),
		cells:   o.Int("size") * o.Int("size"),
		players: o.Int("players"),
		double:  o["turns"] == "double",
	}
	g.geometry = newGeometry(g)
	return g, nil
}

// Info implements games.Game.
func (g *game) Info() games.Info { return g.info }

// MaxPlies implements games.Game: a stone on every cell, and in double turns an end after each.
func (g *game) MaxPlies() int {
	if g.double {
		return 2 * g.cells
	}
	return g.cells
}

// Start implements games.Game.
func (g *game) Start() games.Position {
	return &position{game: g, first: noCell, empty: uint8(g.cells)}
}
