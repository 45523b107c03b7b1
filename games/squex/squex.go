package squex

import (
	"embed"

	"quintet/games"
	"quintet/games/board"
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

// Spec presents the game to the catalogue.
var Spec = games.Spec{
	ID:        id,
	Name:      "Squex",
	Texts:     texts,
	Levels:    levels,
	Chances:   chances,
	Exercises: exercises,
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

// A near lists the neighbours of an octagon. Where the board ends it names the cell n*n, which is never owned.
type near struct {
	orth    [4]uint16 // north, east, south, west
	diag    [4]uint16 // diag[k] touches orth[k] and orth[k+1]: north-east, south-east, south-west, north-west
	squares [4]uint16 // between the octagon and diag[k]
	sides   [2]uint8  // the goal sides of each colour it lies on, as bits
	border  [2]uint8  // the steps to the nearer goal side of each colour, at most maxBorder
}

// bothSides are the sides of an octagon group that joins its goals.
const bothSides = 1 | 2

// A game is Squex on a board of one size. It never changes.
type game struct {
	n        int  // octagons a side
	opening  int  // placements of the first turn
	first    bool // win=first
	swap     bool // swap=on
	options  games.Options
	geometry *board.Geometry
	near     []near      // of each octagon
	all      set         // every octagon of the board
	words    int         // the words of a set in use
	sides    [2][2]plane // by colour: the octagons of its two goal sides
	inner    [2]plane    // the octagons with a neighbour to the right, and to the left
	prices   prices      // of the distances
}

func newGame(o games.Options) (games.Game, error) {
	n := o.Int("size")
	g := &game{
		n:       n,
		opening: o.FirstTurn(),
		first:   o["win"] == "first",
		swap:    o["swap"] == "on",
		options: o,
		near:    make([]near, n*n),
		words:   (n*n + 63) / 64,
		prices:  measured,
	}
	for x := range n * n {
		g.all.add(x)
		g.near[x] = nearOf(x, n)
	}
	g.sides, g.inner = g.borders()
	g.geometry = newGeometry(n, g.swap)
	return g, nil
}

// nearOf looks around octagon x on a board of n by n.
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
		// A square bears the number of the octagon at its upper left.
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

// Start implements games.Game: an empty board, Blue has one placement, and those of the handicap.
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
