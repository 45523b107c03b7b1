package distrify

import (
	"embed"

	"quintet/games"
	"quintet/games/board"
)

const id = "distrify"

//go:embed texts
var texts embed.FS

//go:embed levels.txt
var levels string

//go:embed chances.txt
var chances string

//go:embed exercises.txt
var exercises string

// Spec presents Distrify to the catalogue.
var Spec = games.Spec{
	ID:        id,
	Name:      "Distrify",
	Texts:     texts,
	Levels:    levels,
	Chances:   chances,
	Exercises: exercises,
	Options: []games.Option{
		{ID: "size", Default: "9", Choices: []string{"9", "11", "13", "15", "17", "19"}, Min: 2, Max: maxSize, Between: true},
		{ID: "pairs", Default: "adjacent", Choices: []string{"adjacent", "original"}},
		{ID: "crosscuts", Default: "never", Choices: []string{"never", "pairs"}},
		{ID: "swap", Default: "off", Choices: []string{"off", "on"}},
		games.Handicap(3),
	},
	Minutes: 10,
	Samples: samples,
	Showcase: games.Showcase{
		Options: games.Options{"pairs": "original"},
		Plies:   "b8 b2 end e5 a9 a7 a8 a1 b7 a3 b5 c6 d6 a6 e4 end c2 b4 f2 f3",
	},
	New: newGame,
}

// A game is a board size with the options and the tables that positions ask.
type game struct {
	field
	options  games.Options
	opening  int  // stones of the first turn
	original bool // pairs may stand apart
	crossing bool // a stone that stays alone in its turn may complete a crosscut
	swap     bool
	partners []set // where the second stone may stand for each cell of the first, by the geometry of pairs alone
	geometry *board.Geometry
	filling  filling     // of the empty board
	rims     [2][]uint16 // by the colour to move: the rings of the empty board
	depths   [2][]uint8  // by colour: how many steps each cell is from its nearer side, maxDepth if more
}

// newGame makes a game of complete options.
func newGame(o games.Options) (games.Game, error) {
	size := o.Int("size")
	g := &game{
		field:    newField(size),
		options:  o,
		opening:  o.FirstTurn(),
		original: o["pairs"] == "original",
		crossing: o["crosscuts"] == "pairs",
		swap:     o["swap"] == "on",
		geometry: newGeometry(size, o["pairs"] == "original", o["swap"] == "on"),
	}
	for x := range size * size {
		g.partners = append(g.partners, g.partnersOf(x))
	}
	for c := range g.rims {
		g.rims[c] = g.rimsOf(c)
		g.depths[c] = g.depthsOf(c)
	}
	g.filling = newFilling(size, g.original)
	return g, nil
}

// partnersOf returns the cells that make a pair with x: side by side, or in the original game any that do not touch x diagonally.
// Source: rules.md 2.1, "Pair geometry".
func (g *game) partnersOf(x int) set {
	var s set
	if g.original {
		s = g.all
		s.remove(x)
	}
	for d, y := range g.next[x] {
		if y == off {
			continue
		}
		if diagonal := d%2 == 1; !diagonal {
			s.add(int(y))
		} else if g.original {
			s.remove(int(y))
		}
	}
	return s
}

// Info describes the game.
func (g *game) Info() games.Info {
	return games.Info{ID: id, Name: "Distrify", Players: 2, Options: g.options}
}

// Start returns the empty board with Black to move.
func (g *game) Start() games.Position {
	return &position{g: g, open: off, winner: nobody}
}

// MaxPlies allows every stone an end and a pass behind it. The opening stone has neither, only a swap behind it.
func (g *game) MaxPlies() int { return 3 * g.size * g.size }

// EndTurn returns the ply that closes the open turn after one stone.
func (g *game) EndTurn(p games.Position) (games.Move, bool) { return moveEnd, p.Legal(moveEnd) }

// Pass returns the forced pass of a player who cannot place a stone.
func (g *game) Pass(p games.Position) (games.Move, bool) { return movePass, p.Legal(movePass) }

// label names cell x.
func (g *game) label(x int) string { return board.Label(x%g.size, x/g.size) }
