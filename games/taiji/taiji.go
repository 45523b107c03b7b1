// Taiji's Spec, and the game with chosen options (newGame): lookup tables such as the ways in which a tile lies, symmetries and sample games. Change
// options and the list of optional interfaces here; position.go and score.go hold the rules.

package taiji

import (
	"embed"
	"math/bits"

	"quintet/games"
	"quintet/games/board"
)

const (
	id   = "taiji"
	name = "Taiji"
)

// The colours, which are also the seats: p1 plays light.
const (
	light = 0
	dark  = 1
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

// Spec presents Taiji to the catalogue.
var Spec = games.Spec{
	ID:        id,
	Name:      name,
	Texts:     texts,
	Levels:    levels,
	Chances:   chances,
	Exercises: exercises,
	Solved:    solved,
	Options: []games.Option{
		{ID: "size", Default: "11", Choices: []string{"7", "9", "11"}, Min: 2, Max: maxSize},
		{ID: "groups", Default: "auto", Choices: []string{"auto", "1", "2", "3"}},
		{ID: "tie", Default: "dark", Choices: []string{"dark", "draw"}},
		{ID: "score", Default: "sum", Choices: []string{"sum", "squares", "product"}},
		{ID: "tonga", Default: "off", Choices: []string{"off", "on"}},
	},
	DrawSeats: true,
	Minutes:   20,
	Samples:   samples,
	Showcase: games.Showcase{
		Options: games.Options{"size": "7"},
		Plies:   "d4-c4 b3-b2 c3-c2 d2-d1 c1-b1 e2-f2 g3-g2 e1-f1 a4-b4 b5-a5 c5-d5 a6-a7 d6-d7 g5-f5 e7-f7",
	},
	AbstractPlay: &abstractPlay,
	New:          newGame,
}

// game is Taiji with chosen options, and its tables.
type game struct {
	info        games.Info
	size        int
	counted     int // how many groups of a colour count, 1 to maxCounted
	tieDraw     bool
	tonga       bool
	formula     formula
	all         cells
	directions  []direction        // the possible directions of a tile
	directionOf [maxSize + 2]uint8 // the index of the direction with a given step; on boards of 2 one of two
	right       direction          // connects halves within a row
	below       direction          // and within a column
	pairs       []uint16           // every pair of cells that a tile may cover on the empty board, one cell in each byte
	around      [maxCells][4]uint8 // the neighbours of a cell to the left, above, to the right and below; noNeighbour if missing
	geometry    *board.Geometry
}

// A direction leads from a cell to a neighbour with a higher number.
type direction struct {
	step uint  // difference of the cell numbers
	from cells // the cells that have such a neighbour
}

// ends returns the cells of s whose neighbour along w is in s too.
func (w direction) ends(s cells) cells { return s.and(s.down(w.step)).and(w.from) }

// What the game knows beyond its rules, for players and for the search. The fields of Spec hold the rest.
var (
	_ games.Editor     = (*game)(nil)
	_ games.Threatener = (*game)(nil)
	_ games.Symmetric  = (*game)(nil)
	_ games.Explainer  = (*game)(nil)
	_ games.Tracer     = (*position)(nil)
	_ games.Evaluator  = (*position)(nil)
	_ games.Prior      = (*position)(nil)
	_ games.Located    = (*position)(nil)
	_ games.Winner     = (*position)(nil)

	_ games.PartBatcher = (*position)(nil)
)

// newGame makes the game from a complete set of options.
func newGame(o games.Options) (games.Game, error) {
	g := &game{
		info:    games.Info{ID: id, Name: name, Players: 2, Options: o},
		size:    o.Int("size"),
		counted: countedGroups(o),
		tieDraw: o["tie"] == "draw",
		tonga:   o["tonga"] == "on",
		formula: formulas[o["score"]],
	}
	for i := range uint(g.size * g.size) {
		g.all = g.all.or(singleton(i))
	}
	g.right, g.below = g.newDirection(1, 0), g.newDirection(0, 1)
	g.directions = []direction{g.right, g.below}
	if g.tonga {
		g.directions = append(g.directions, g.newDirection(1, 1), g.newDirection(-1, 1))
	}
	for k, w := range g.directions {
		g.directionOf[w.step] = uint8(k)
	}
	g.pairs = g.appendPairs(nil, g.all)
	g.findNeighbours()
	g.geometry = newGeometry(g.size)
	if o["groups"] == "auto" {
		g.geometry.About = board.Say("taiji.groups", g.counted)
	}
	return g, nil
}

// countedGroups interprets the option groups. Source: rules.md A2, T-1.
func countedGroups(o games.Options) int {
	if o["groups"] != "auto" {
		return o.Int("groups")
	}
	switch o["size"] {
	case "7":
		return 1
	case "11":
		return 3
	}
	return 2
}

// newDirection returns the direction of dc columns to the right and dr rows down.
func (g *game) newDirection(dc, dr int) direction {
	w := direction{step: uint(dr*g.size + dc)}
	for i := range g.size * g.size {
		c, r := i%g.size+dc, i/g.size+dr
		if c >= 0 && c < g.size && r < g.size {
			w.from = w.from.or(singleton(uint(i)))
		}
	}
	return w
}

// appendPairs appends the pairs of cells of s that a tile may cover, one cell in each byte.
func (g *game) appendPairs(dst []uint16, s cells) []uint16 {
	for _, w := range g.directions {
		ends := w.ends(s)
		for k, word := range [3]uint64{ends.a, ends.b, ends.c} {
			for ; word != 0; word &= word - 1 {
				i := uint(64*k + bits.TrailingZeros64(word))
				dst = append(dst, uint16(i<<8|(i+w.step)))
			}
		}
	}
	return dst
}

// findNeighbours fills in around.
func (g *game) findNeighbours() {
	for i := range g.around {
		g.around[i] = [4]uint8{noNeighbour, noNeighbour, noNeighbour, noNeighbour}
	}
	for k, w := range [2]direction{g.right, g.below} {
		for _, i := range w.ends(g.all).appendAll(nil) {
			j := i + uint8(w.step)
			g.around[j][k], g.around[i][k+2] = i, j
		}
	}
}

// Info implements games.Game.
func (g *game) Info() games.Info { return g.info }

// MaxPlies implements games.Game: a tile covers two cells.
func (g *game) MaxPlies() int { return g.size * g.size / 2 }

// Start implements games.Game.
func (g *game) Start() games.Position { return &position{game: g} }

// label returns the label of cell i.
func (g *game) label(i uint) string { return board.Label(int(i)%g.size, int(i)/g.size) }

// Image implements games.Symmetric: the rules have no preferred direction.
func (g *game) Image(src games.Position, k int) (games.Position, bool) {
	p := src.(*position)
	turned := func(i int) int { return games.SymmetricCell(g.size, k, i) }
	q := *p
	q.half, q.partner = [2]cells{}, [maxCells]uint8{}
	for colour, half := range p.half {
		for _, i := range half.appendAll(nil) {
			q.half[colour] = q.half[colour].or(singleton(uint(turned(int(i)))))
		}
	}
	for i, other := range p.partner {
		if other > 0 {
			q.partner[turned(i)] = uint8(turned(int(other)-1)) + 1
		}
	}
	return &q, true
}

// samples were played by level 5 against itself, each with few enough tiles that the eye can tell them apart.
var samples = []games.Showcase{
	{
		Options: games.Options{"size": "7"},
		Plies:   "b2-a2 a3-b3 f4-g4 g3-f3 d2-d1 c1-c2 f5-g5 f7-f6 e6-e7 d7-d6 b5-a5 c3-c4",
	},
	{
		Options: games.Options{"size": "9"},
		Plies:   "e8-e9 d9-d8 g8-g9 f9-f8 d2-d1 c1-c2 h6-i6 i7-h7 h4-i4 i5-h5 b6-a6 a5-b5 b4-a4",
	},
	{
		Options: games.Options{"size": "11"},
		Plies:   "e2-e1 k5-j5 d2-d1 c1-c2 f2-f1 a4-b4 g2-g1 a5-b5 j6-k6 a6-b6 b7-a7 i2-h2 h1-i1 f3-f4 d3-e3 a3-b3 d4-c4 c5-c6",
	},
}
