// Azacru's Spec, and the game with chosen options (newGame): starts, lookup tables of cells and directions, symmetries and sample games. Change
// options, starts and the list of optional interfaces here; position.go holds the rules.

package azacru

import (
	"embed"

	"quintet/games"
	"quintet/games/board"
)

//go:embed texts
var texts embed.FS

//go:embed levels.txt
var levels string

//go:embed chances.txt
var chances string

//go:embed exercises.txt
var exercises string

const (
	id      = "azacru"
	name    = "Azacru"
	size    = 9
	cells   = size * size
	lands   = 9 // borderlands
	longest = size - 1
	// quietRounds is the number of rounds without a change of colour that ends the game (rules.md 2.2 #9).
	quietRounds = 10
	// fuel is one more than the changes of colour that a game can have: 81 neutral cells and 12 pieces that can be lost (2.2 #9).
	fuel = 94
)

// Spec presents the game to the catalogue.
var Spec = games.Spec{
	ID:        id,
	Name:      name,
	Texts:     texts,
	Levels:    levels,
	Chances:   chances,
	Exercises: exercises,
	Options:   []games.Option{{ID: "players", Default: "2", Choices: []string{"2", "3", "4"}}},
	Minutes:   25,
	Samples:   samples,
	Showcase: games.Showcase{
		Options: games.Options{"players": "4"},
		Plies: "e9-f8 a5-b5 i3-h2 i5-h4 f8-g7> c9-b8 a3-b4< g9-h8 g7-h7 c1-d2> e1-f2 h4-h3 i7-h6< b5-c4 f2-g2 h3-i2 " +
			"a7-b6> d2-c3< h2-f2< i2-i1 h7-i6> c4-e4< g2-i4 g1-g4 h6-g6 c3-c4 f2-e2 h8-i7 g6-d9> e4-f3 b4-c5 g4-f5< " +
			"b6-c7< c4-e6< e2-c2",
	},
	AbstractPlay: &abstractPlay,
	Sides:        sides,
	Opening:      opening,
	DescribeCell: describeCell,
	New:          newGame,
}

// starts holds the start positions by number of players (rules.md 1.2).
var starts = map[string]string{
	"2": "B3-1A4-3B4-2/9/9/9/A2-7B6-/9/9/9/2A0-3B0-1A7- 1 2 -",
	"3": "2B4-3C4-2/9/9/9/B2-7C6-/9/A2-7A6-/9/2B0-1A0-1C0-2 1 3 -",
	"4": "2B4-1C4-1D4-2/9/C2-7C6-/9/B2-7D6-/9/A2-7A6-/9/2B0-1A0-1D0-2 1 4 -",
}

// otherStarts holds the start positions of AbstractPlay that differ from ours, by number of players: p1 sits on the right, p2 on the left, p3 at the
// top and p4 at the bottom (rules.md 1.2).
var otherStarts = map[string]string{
	"3": "2B4-1C4-1A4-2/9/C2-7C6-/9/B2-7A6-/9/9/9/2B0-3A0-2 1 3 -",
	"4": "2B4-1C4-1A4-2/9/C2-7C6-/9/B2-7A6-/9/D2-7D6-/9/2B0-1D0-1A0-2 1 4 -",
}

// game is Azacru for a number of players.
type game struct {
	options    games.Options
	players    int
	quietLimit uint8 // plies without a change of colour that end the game
	start      position
	other      *position // the start of AbstractPlay; nil if it is the same
	geometry   board.Geometry
}

// What the game knows beyond its rules, for players and for the search. The fields of Spec hold the rest.
var (
	_ games.Editor     = (*game)(nil)
	_ games.Explainer  = (*game)(nil)
	_ games.Threatener = (*game)(nil)
	_ games.Symmetric  = (*game)(nil)
	_ games.Passer     = (*game)(nil)
	_ games.Annotator  = (*game)(nil)
	_ games.Tracer     = (*position)(nil)
	_ games.Evaluator  = (*position)(nil)
	_ games.Prior      = (*position)(nil)
)

func newGame(o games.Options) (games.Game, error) {
	g := &game{options: o, players: o.Int("players")}
	g.quietLimit = uint8(quietRounds * g.players)
	g.geometry = newGeometry(g.players)
	p, err := g.parse(starts[o["players"]])
	if err != nil {
		return nil, err
	}
	g.start = *p
	if text, ok := otherStarts[o["players"]]; ok {
		if g.other, err = g.parse(text); err != nil {
			return nil, err
		}
	}
	return g, nil
}

// starts returns the positions in which a game can begin, with any player to move.
func (g *game) starts() []*position {
	if g.other == nil {
		return []*position{&g.start}
	}
	return []*position{&g.start, g.other}
}

// Info returns the name, the number of players and the options.
func (g *game) Info() games.Info {
	return games.Info{ID: id, Name: name, Players: g.players, Options: g.options}
}

// Start returns the first position.
func (g *game) Start() games.Position { return g.start.Clone() }

// opening is Spec.Opening: the players choose who moves first.
func opening(g games.Game, player games.Player) games.Position {
	p := g.(*game).start
	p.mover = uint8(player)
	return &p
}

// MaxPlies holds for games from the start. It follows from the end after quietRounds without a change: every change uses up a neutral cell or a
// piece.
func (g *game) MaxPlies() int { return fuel * int(g.quietLimit) }

// steps are the cell offsets of the directions, in eighths of a turn clockwise from north.
var steps = [8]int{-9, -8, 1, 10, 9, 8, -1, -10}

// ahead holds, by the heading of a piece, the directions in which it moves: to its left, straight on and to its right (rules.md 1.3 step 1).
var ahead = [len(steps)][3]int{{7, 0, 1}, {0, 1, 2}, {1, 2, 3}, {2, 3, 4}, {3, 4, 5}, {4, 5, 6}, {5, 6, 7}, {6, 7, 0}}

// A chart holds fixed data about the cells and the eight directions from them.
type chart struct {
	land  [cells]uint8    // the borderland of a cell
	reach [cells][8]uint8 // number of cells in that direction before the edge
	cross [cells][8]uint8 // bit k-1: the cell k steps in that direction is in another borderland
}

var fixed = newChart()

func newChart() chart {
	var c chart
	for i := range cells {
		c.land[i] = uint8(i/size/3*3 + i%size/3)
	}
	for i := range cells {
		for d, step := range steps {
			k := 0
			for at := i; !leaves(at, step); k++ {
				at += step
				if c.land[at] != c.land[i] {
					c.cross[i][d] |= 1 << k
				}
			}
			c.reach[i][d] = uint8(k)
		}
	}
	return c
}

// leaves reports whether the next cell by step is off the board.
func leaves(at, step int) bool {
	next := at + step
	column := next%size - at%size
	return next < 0 || next >= cells || column < -1 || column > 1
}

// sides holds the side of the board on which each player's middle piece begins, by the number of players (rules.md 1.2): by tradition the player sits
// there.
var sides = [games.MaxPlayers + 1][]board.Side{
	2: {board.Left, board.Right},
	3: {board.Bottom, board.Left, board.Right},
	4: {board.Bottom, board.Left, board.Top, board.Right},
}

// Image implements games.Symmetric: the rules have no preferred direction (rules.md 1.2 gives the starts sides, not the plies).
func (g *game) Image(src games.Position, k int) (games.Position, bool) {
	p := src.(*position)
	q := &position{g: g, mover: p.mover, trigger: p.trigger, quietPlies: p.quietPlies}
	for i, f := range p.fields {
		to := games.SymmetricCell(size, k, i)
		if f.tile() >= 0 {
			q.paint(f.tile(), to)
		}
		if f.taken() {
			q.fields[to] |= piece(f.owner(), headingAfter(k, f.facing()), f.number())
			q.pieces[f.owner()].add(to)
		}
	}
	return q, true
}

// headingAfter returns the heading after symmetry k of a piece with heading d; see games.SymmetricCell.
func headingAfter(k, d int) int {
	if k&1 != 0 {
		d = -d
	}
	if k&2 != 0 {
		d = 4 - d
	}
	if k&4 != 0 {
		d = 6 - d
	}
	return d & 7
}

// samples were played by level 5 against itself.
var samples = []games.Showcase{
	{
		Options: games.Options{"players": "2"},
		Plies: "c1-d2 g1-h2 d2-e2 h2-h3 e2-g4 h3-h4 g4-h5 i5-h6 a5-b4 g9-f8 b4-c4 f8-f7 c9-d8 a1-a2 i9-h8 a2-b3 h8-g7 h4-g5 " +
			"d8-d7 g5-f6 d7-e6 f6-e7< g7-g6< f7-f5 c4-d4< b3-d5< e6-e4 d5-e5",
	},
	{
		Options: games.Options{"players": "3"},
		Plies: "e9-d8 c9-c8 i5-h6 i7-h7 c8-c7 h6-g7> d8-d7 c7-c6 g1-f2 a7-b6< c1-d2< g7-f6> h7-g6> a5-b5 f6-f5 d7-d5 b5-c4 " +
			"f2-f3 d5-d4 d2-e2 g9-h8 d4-c3< c4-f4 h8-i7 g6-h5 f4-g4< f5-e4 c3-b4< e2-g2> i7-i5< h5-i4 g2-g3 i5-h4 i4-i3< " +
			"g3-e5 h4-e1< b4-d6< e5-e7< e1-d1 i3-i2 c6-c4 f3-f7",
	},
	{
		Options: games.Options{"players": "4"},
		Plies: "e9-e8 a5-b6 e1-e2 i5-h4 a7-b7 b6-c7< i3-h3 h4-g4 b7-c6< c9-b8 h3-g2 g1-f2< i7-h6< c7-e7< g2-f1< g4-e4> e8-d7 " +
			"e7-f7 a3-b4< e4-d3< h6-g6 c1-b2 b4-c4 g9-h8 g6-f5< b2-a3 c4-d4 h8-i7 d7-d6> f7-g7> d4-e3> i7-i6< c6-d5> g7-g8 " +
			"e3-h3 i6-f6 f5-c8< g8-f9 f1-e1 f2-f4 c8-d9< f9-e9 e1-b4< d3-b5> d6-e5 a3-a5< b4-c5 b5-a6 e5-g5 e9-b6< h3-i4> " +
			"a6-a8< d5-h1> b8-a7 e2-h5> f6-e6",
	},
}
