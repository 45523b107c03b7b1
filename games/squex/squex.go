// Squex's Spec, and the game with chosen options (newGame): size, lookup tables such as the neighbours of an octagon, symmetries and sample games.
// Change options and the list of optional interfaces here; position.go holds the rules.

package squex

import (
	"embed"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/net"
)

// The bounds of the engine.
const (
	id       = "squex"
	minSize  = 2
	maxSize  = board.MaxSize
	maxCells = maxSize * maxSize
)

// The colours. Without a swap they are also the seats.
const (
	blue = 0 // joins top and bottom
	red  = 1 // joins left and right
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

//go:embed learned.txt
var learned string

// Spec presents the game to the catalogue.
var Spec = games.Spec{
	ID:        id,
	Name:      "Squex",
	Texts:     texts,
	Levels:    levels,
	Chances:   chances,
	Exercises: exercises,
	Solved:    solved,
	Options: []games.Option{
		{
			ID: "size", Default: "8", Choices: []string{"6", "7", "8", "9", "10", "11", "12", "13", "19"},
			Min: minSize, Max: maxSize, Between: true,
		},
		{ID: "win", Default: "uncuttable", Choices: []string{"uncuttable", "first"}},
		{ID: "swap", Default: "off", Choices: []string{"off", "on"}},
		games.Handicap(3),
	},
	Minutes: 10,
	Samples: samples,
	// rules.md 1.5, T13: every state of a link is on the board.
	Showcase: games.Showcase{Plies: "f4 e4 d5 f2 e3 b4 f6 e6 c4 f3 f5 e7 c5 h7 d4 e5 g7 c6 d6"},
	New:      newGame,
}

// A near lists the neighbours of an octagon. Beyond the edge of the board it has cell n*n, which is never owned.
type near struct {
	orth    [4]uint16 // north, east, south, west
	diag    [4]uint16 // diag[k] touches orth[k] and orth[k+1]: north-east, south-east, south-west, north-west
	squares [4]uint16 // between the octagon and diag[k]
	sides   [2]uint8  // the goal sides of each colour that it is on, as bits
	border  [2]uint8  // the steps to the nearer goal side of each colour, at most maxBorder
}

// bothSides are the sides of a group that joins its goals.
const bothSides = 1 | 2

// A game is Squex on a board of one size. It never changes.
type game struct {
	n        int  // octagons per side
	opening  int  // placements in the first turn
	winFirst bool // win=first
	swap     bool // swap=on
	options  games.Options
	geometry *board.Geometry
	near     []near      // of each octagon
	all      set         // every octagon of the board
	words    int         // the number of words of a set in use
	sides    [2][2]plane // by colour: the octagons of its two goal sides
	inner    [2]plane    // the octagons with a neighbour to the right, and to the left
	prices   prices      // for distances
	tables   *inputTables
	learned  func() *net.Net
}

// What the game knows beyond its rules, for players and for the search. The fields of Spec hold the rest.
var (
	_ games.Editor     = (*game)(nil)
	_ games.Threatener = (*game)(nil)
	_ games.Symmetric  = (*game)(nil)
	_ games.Annotator  = (*game)(nil)
	_ games.Learner    = (*game)(nil)
	_ games.Explainer  = (*game)(nil)
	_ games.Tracer     = (*position)(nil)
	_ games.Evaluator  = (*position)(nil)
	_ games.Prior      = (*position)(nil)
	_ games.Learned    = (*position)(nil)
	_ games.Swapper    = (*position)(nil)
	_ games.Located    = (*position)(nil)
	_ games.TurnTaker  = (*position)(nil)
)

func newGame(o games.Options) (games.Game, error) {
	n := o.Int("size")
	g := &game{
		n:        n,
		opening:  o.FirstTurn(),
		winFirst: o["win"] == "first",
		swap:     o["swap"] == "on",
		options:  o,
		near:     make([]near, n*n),
		words:    (n*n + 63) / 64,
		prices:   evalPrices,
		tables:   newInputTables(n),
		learned:  shipped,
	}
	for x := range n * n {
		g.all.add(x)
		g.near[x] = nearOf(x, n)
	}
	g.sides, g.inner = g.borders()
	g.geometry = newGeometry(n, g.swap)
	return g, nil
}

// nearOf returns the neighbours of octagon x on a board of n by n.
func nearOf(x, n int) near {
	r, c := x/n, x%n
	at := func(dr, dc int) uint16 {
		if r+dr < 0 || r+dr >= n || c+dc < 0 || c+dc >= n {
			return uint16(n * n)
		}
		return uint16((r+dr)*n + c + dc)
	}
	t := near{
		orth: [4]uint16{at(-1, 0), at(0, 1), at(1, 0), at(0, -1)},
		diag: [4]uint16{at(-1, 1), at(1, 1), at(1, -1), at(-1, -1)},
		// A square has the number of the octagon at its upper left.
		squares: [4]uint16{at(-1, 0), uint16(x), at(0, -1), at(-1, -1)},
	}
	for colour, line := range [2]int{blue: r, red: c} {
		t.border[colour] = uint8(min(line, n-1-line, maxBorder))
		if line == 0 {
			t.sides[colour] |= 1
		}
		if line == n-1 {
			t.sides[colour] |= 2
		}
	}
	return t
}

// Info implements games.Game.
func (g *game) Info() games.Info {
	return games.Info{ID: id, Name: "Squex", Players: 2, Options: g.options}
}

// Start implements games.Game: an empty board; Blue has one placement plus the handicap.
func (g *game) Start() games.Position {
	return &position{g: g, toMove: blue, left: uint8(g.opening), winner: nobody}
}

// MaxPlies implements games.Game: every ply but a swap fills an octagon.
func (g *game) MaxPlies() int {
	if g.swap {
		return g.n*g.n + 1
	}
	return g.n * g.n
}

// Image implements games.Symmetric. The sides of the board belong to colours, so rows stay rows.
func (g *game) Image(src games.Position, k int) (games.Position, bool) {
	if k&4 != 0 {
		return nil, false
	}
	p := src.(*position)
	q := *p
	q.own, q.sq = [2]set{}, [2]set{}
	for c := range q.own {
		for x := range g.near {
			if p.own[c].has(x) {
				q.own[c].add(games.SymmetricCell(g.n, k, x))
			}
		}
		for i := range (g.n - 1) * (g.n - 1) {
			if p.sq[c].has(g.squareAt(i)) {
				q.sq[c].add(g.squareAt(games.SymmetricCell(g.n-1, k, i)))
			}
		}
	}
	q.regroup(blue) // which links count also depends on the other colour
	q.regroup(red)
	return &q, true
}

// samples were played by level 5 against itself.
var samples = []games.Showcase{
	{
		Options: games.Options{"size": "6"},
		Plies:   "e2 e1 f1 e3 d3 d4 c4 c5 b5 b4 f5 d5",
	},
	{
		Options: games.Options{"size": "7"},
		Plies:   "e5 e4 f4 f3 d4 d2 c2 c1 b1 d3 b2 b5 b3 b4 g3",
	},
	{
		Options: games.Options{"size": "8"},
		Plies:   "c6 c7 b7 c5 d5 d4 e4 e3 f3 f4 d2 d3 f5 e5 c3 c4 e6 d6 b5",
	},
	{
		Options: games.Options{"size": "9"},
		Plies:   "f6 f5 e5 e4 f4 e3 f3 h3 h2 g3 g2 f2 h4 g4 i4 i3 h7 i5 i7 h5 g7 g5 f7",
	},
	{
		Options: games.Options{"size": "10"},
		Plies:   "g7 g8 f8 f7 e7 e8 e5 f5 d5 c5 c4 h8 d4 f4 f3 g3 h9 b4 b3 i9 g2 h2 h3 i8 f2 e6 f6 h6",
	},
	{
		Options: games.Options{"size": "11"},
		Plies:   "e7 e6 d6 d7 f6 f7 f4 e4 g4 h4 h3 f8 e3 d3 d4 i4 i3 i2 j2 j3 h1 h2 g5 g6 i7 h5 i5 i6 j6 h6 j5 j7 k7",
	},
	{
		Options: games.Options{"size": "12"},
		Plies: "g4 g3 h3 h4 i4 i3 i6 h6 j6 k6 k7 h7 h8 i8 f3 e3 i7 g8 g7 g9 h9 h5 i5 e4 e2 f2 e5 f5 d5 d6 e6 f4 d4 c5 c4 d3 c3 " +
			"f6 e7",
	},
	{
		Options: games.Options{"size": "13"},
		Plies: "c7 c6 h6 h7 i7 h5 g5 i8 h8 i5 g6 j5 j6 j4 i4 j7 i6 k7 k6 k9 k8 i3 l9 l8 h4 j8 h3 j3 j9 g3 f3 g4 l4 l3 l2 m2 m1 " +
			"k3 l1 k2 k1 j2 j1 i2 i1",
	},
	{
		Options: games.Options{"size": "19"},
		Plies: "d4 d5 i5 i4 k4 k3 m3 m2 l3 l2 k2 m4 l4 n4 n3 n6 o6 n5 m5 m6 o5 l5 l6 j6 k6 k5 j7 i6 i8 k7 j4 j5 h4 h5 h2 h3 j3 " +
			"i3 i2 j2 k8 j8 h8 l8 h7 h9 g9 g8 l7 i9 h6 i7 m7 m8 g6 m9 m10 l9 l10 k9 k10 j9 j10 i10 i12 i11 h12 j11 j12 k11 " +
			"k12 l11 l12 m12 m11 g12 g11 h11 h10 g10 o11 o10 o12 p12 o9 p11 p13 q13 q12 n12 n11 m17 m13",
	},
}
