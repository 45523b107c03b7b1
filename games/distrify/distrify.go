// Distrify's Spec, and the game with chosen options (newGame): lookup tables, which stones may form a pair (partnersOf), the bound on plies,
// symmetries and sample games. Change options and the list of optional interfaces here; position.go holds the other rules.

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

//go:embed solved.txt
var solved string

// Spec presents Distrify to the catalogue.
var Spec = games.Spec{
	ID:        id,
	Name:      "Distrify",
	Texts:     texts,
	Levels:    levels,
	Chances:   chances,
	Exercises: exercises,
	Solved:    solved,
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

// A game is a board size with options and the tables that positions use.
type game struct {
	field      field
	options    games.Options
	opening    int  // stones in the first turn
	original   bool // pairs may be apart
	crossing   bool // a stone that stays alone in its turn may complete a crosscut
	swap       bool
	partners   []set // the possible cells of the second stone for each cell of the first, by the geometry of pairs alone
	geometry   *board.Geometry
	filling    filling     // of the empty board
	emptyRings [2][]uint16 // by colour to move: the rings of the empty board
	depths     [2][]uint8  // by colour: steps from each cell to its nearer side, at most maxDepth
}

// What the game knows beyond its rules, for players and for the search. The fields of Spec hold the rest.
var (
	_ games.Editor       = (*game)(nil)
	_ games.Explainer    = (*game)(nil)
	_ games.Threatener   = (*game)(nil)
	_ games.Symmetric    = (*game)(nil)
	_ games.TurnEnder    = (*game)(nil)
	_ games.Passer       = (*game)(nil)
	_ games.Annotator    = (*game)(nil)
	_ games.Tracer       = (*position)(nil)
	_ games.Decider      = (*position)(nil)
	_ games.StaticSolver = (*position)(nil)
	_ games.Evaluator    = (*position)(nil)
	_ games.Prior        = (*position)(nil)
	_ games.Swapper      = (*position)(nil)
	_ games.Located      = (*position)(nil)
	_ games.TurnTaker    = (*position)(nil)
)

// newGame makes the game from a complete set of options.
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
	for c := range g.emptyRings {
		g.emptyRings[c] = g.field.emptyRingsOf(c)
		g.depths[c] = g.field.depthsOf(c)
	}
	g.filling = newFilling(size, g.original)
	return g, nil
}

// partnersOf returns the cells that form a pair with x: side by side, or in the original game any that do not touch x diagonally. Source: rules.md
// 2.1, "Pair geometry".
func (g *game) partnersOf(x int) set {
	var s set
	if g.original {
		s = g.field.all
		s.remove(x)
	}
	for d, y := range g.field.next[x] {
		if y == noCell {
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
	return &position{g: g, open: noCell, winner: nobody}
}

// MaxPlies allows an end and a pass after every stone. The opening stone has neither, only a swap.
func (g *game) MaxPlies() int { return 3 * g.field.size * g.field.size }

// EndTurn returns the ply that ends the open turn after one stone.
func (g *game) EndTurn(p games.Position) (games.Move, bool) { return moveEnd, p.Legal(moveEnd) }

// Pass returns the forced pass of a player who cannot place a stone.
func (g *game) Pass(p games.Position) (games.Move, bool) { return movePass, p.Legal(movePass) }

// label returns the label of cell x.
func (g *game) label(x int) string { return board.Label(x%g.field.size, x/g.field.size) }

// Image implements games.Symmetric. The sides of the board belong to colours, so rows stay rows.
func (g *game) Image(src games.Position, k int) (games.Position, bool) {
	if k&4 != 0 {
		return nil, false
	}
	p, size := src.(*position), g.field.size
	q := &position{g: g, open: p.open, turn: p.turn, swapped: p.swapped}
	for x := range size * size {
		if c := p.colourAt(x); c != nobody {
			q.stones[c].add(games.SymmetricCell(size, k, x))
		}
	}
	if p.open != noCell {
		q.open = int16(games.SymmetricCell(size, k, int(p.open)))
	}
	q.derive()
	return q, true
}

// samples were played by level 5 against itself.
var samples = []games.Showcase{
	{
		Options: games.Options{"size": "9"},
		Plies:   "e5 e7 e6 c7 c6 c4 b4 f6 f7 e4 f4 b3 c3 d3 d2",
	},
	{
		Options: games.Options{"size": "11"},
		Plies:   "f5 f7 g7 d7 d8 d5 c5 e6 e4 f4 h5 h4 h6 i6 g4 j2 i2 g3 h1 g1 f2",
	},
	{
		Options: games.Options{"size": "13"},
		Plies:   "g5 g8 f8 i8 i9 i11 j11 h10 h11 h12 g12 f12 f11 f13 e13 d13 d12 h6 g6 j7 j6 j4 i4 h3 h4 h5 f6 g7",
	},
	{
		Options: games.Options{"size": "15"},
		Plies: "g5 g7 h7 e7 e8 e10 d10 f9 f10 f11 g11 i11 i12 h10 h9 j9 j8 i6 j6 l6 l5 k8 k7 l8 l9 b11 c11 m4 m3 k10 j10 m10 " +
			"m11 m13 l13 l12 k12",
	},
	{
		Options: games.Options{"size": "17"},
		Plies: "i4 i6 j6 g6 g7 g9 f9 d9 d10 c12 d12 e11 f11 e13 f13 h13 h12 g12 g11 h10 g10 i12 i13 i11 j11 h14 g14 k13 k14 " +
			"k16 j16 i15 j15 h16 g16 j17 k17 h5 g5 f5 f4 k12 l12 j12 e4 e3",
	},
	{
		Options: games.Options{"size": "19"},
		Plies: "l9 l11 k11 f13 f12 h9 g9 e9 e8 i10 j10 f10 g10 e6 d6 f7 g7 f5 g5 h6 i6 i4 j4 g15 g14 k5 l5 n7 n6 m4 n4 p5 p4 " +
			"h4 q6 q7 p7 p8 o6 c5 b5 q3 q2 j7 j6 n10 m10 o9 o10 l7 k7 k8 k9 o11 p11",
	},
}
