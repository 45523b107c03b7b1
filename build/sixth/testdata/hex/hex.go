// Package hex is Hex on 7x7 cells. Its rules stand in rules.md.
package hex

import (
	"embed"
	"strings"

	"quintet/games"
	"quintet/games/board"
)

const (
	id    = "hex"
	name  = "Hex"
	size  = 7
	cells = size * size
)

//go:embed texts
var texts embed.FS

//go:embed levels.txt
var levels string

// Spec presents Hex to the catalogue.
var Spec = games.Spec{
	ID: id, Name: name, Texts: texts, Levels: levels,
	Showcase: games.Showcase{Plies: "d4 c5 e3 e4 d5 c6 d6 d7"},
	New: func(o games.Options) (games.Game, error) {
		return &game{games.Info{ID: id, Name: name, Players: 2, Options: o}, newGeometry()}, nil
	},
}

// game is the rules. It never changes.
type game struct {
	info     games.Info
	geometry *board.Geometry
}

// Info implements games.Game.
func (g *game) Info() games.Info { return g.info }

// MaxPlies implements games.Game.
func (g *game) MaxPlies() int { return cells }

// Start implements games.Game.
func (g *game) Start() games.Position { return &position{} }

// position is a flat value: copying is one assignment.
type position struct {
	owner [cells]uint8 // 0 for an empty cell, else the player + 1
	plies uint8
	won   bool // by the player who moved last
}

// Players implements games.Position.
func (p *position) Players() int { return 2 }

// ToMove implements games.Position.
func (p *position) ToMove() games.Player {
	if p.won {
		return games.None
	}
	return games.Player(p.plies % 2)
}

// Over implements games.Position.
func (p *position) Over() bool { return p.won }

// AppendMoves implements games.Position: the empty cells row by row. A stone on cell i is the move i+1.
func (p *position) AppendMoves(dst []games.Move) []games.Move {
	for i := range p.owner {
		if m := games.Move(i + 1); p.Legal(m) {
			dst = append(dst, m)
		}
	}
	return dst
}

// Legal implements games.Position.
func (p *position) Legal(m games.Move) bool {
	return !p.won && m >= 1 && m <= cells && p.owner[m-1] == 0
}

// Play implements games.Position.
func (p *position) Play(m games.Move) {
	mover := p.plies%2 + 1
	p.owner[m-1] = mover
	p.plies++
	p.won = p.joined(mover)
}

// joined reports whether the stones of owner join his two sides (rules.md S3): a flood from the first of them.
func (p *position) joined(owner uint8) bool {
	var seen [cells]bool
	var open [cells]int8
	n := 0
	for i := range size {
		if c := begin(owner, i); p.owner[c] == owner {
			seen[c], open[n] = true, int8(c)
			n++
		}
	}
	for n > 0 {
		n--
		c := int(open[n])
		if ends(owner, c) {
			return true
		}
		for _, d := range [...][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, -1}, {-1, 1}} {
			x, y := c%size+d[0], c/size+d[1]
			if x < 0 || y < 0 || x >= size || y >= size {
				continue
			}
			if next := y*size + x; !seen[next] && p.owner[next] == owner {
				seen[next], open[n] = true, int8(next)
				n++
			}
		}
	}
	return false
}

// begin returns the i-th cell of the first side of owner: the top of the first player, the left of the second.
func begin(owner uint8, i int) int {
	if owner == 1 {
		return i
	}
	return i * size
}

// ends reports whether cell c lies on the other side of owner.
func ends(owner uint8, c int) bool {
	if owner == 1 {
		return c/size == size-1
	}
	return c%size == size-1
}

// Payoffs implements games.Position.
func (p *position) Payoffs() games.Payoffs {
	if !p.won {
		return games.Payoffs{}
	}
	return games.Share(1<<((p.plies+1)%2), 2)
}

// AppendScores implements games.Position: there are none.
func (p *position) AppendScores(dst []int) []int { return dst }

// Hash implements games.Position: FNV-1a over everything that AppendText writes.
func (p *position) Hash() uint64 {
	const offset, prime = 14695981039346656037, 1099511628211
	h := uint64(offset)
	for _, owner := range p.owner {
		h = (h ^ uint64(owner)) * prime
	}
	return (h ^ uint64(p.plies)) * prime
}

// CopyFrom implements games.Position.
func (p *position) CopyFrom(src games.Position) { *p = *src.(*position) }

// Clone implements games.Position.
func (p *position) Clone() games.Position {
	c := *p
	return &c
}

// FormatMove implements games.Game.
func (g *game) FormatMove(_ games.Position, m games.Move) string {
	return board.Label(int(m-1)%size, int(m-1)/size)
}

// ParseMove implements games.Game.
func (g *game) ParseMove(p games.Position, text string) (games.Move, error) {
	c, r, rest, ok := board.ParseLabel(games.CleanPly(text, ""), size, size)
	if !ok || rest != "" {
		return games.NoMove, games.SyntaxError(id, text, "a cell such as g1")
	}
	m := games.Move(r*size + c + 1)
	if !p.Legal(m) {
		return games.NoMove, &games.IllegalError{Game: id, Text: text, Reason: g.whyNot(p, board.Target(m-1))}
	}
	return m, nil
}

// letters stand for the stones in a position text, in order of play.
const letters = "xo"

// AppendText implements games.Position: rows of letters and runs. The stones tell who is to move.
func (p *position) AppendText(dst []byte) ([]byte, error) {
	return games.AppendRows(dst, size, size, func(dst []byte, i int) []byte {
		if p.owner[i] != 0 {
			dst = append(dst, letters[p.owner[i]-1])
		}
		return dst
	}), nil
}

// ParsePosition implements games.Game.
func (g *game) ParsePosition(text string) (games.Position, error) {
	var stones [2]int
	p := &position{}
	ok := games.ParseRows(text, size, size, func(i int, rest string) int {
		owner := strings.IndexByte(letters, rest[0])
		if owner < 0 {
			return 0
		}
		p.owner[i] = uint8(owner) + 1
		stones[owner]++
		return 1
	})
	p.plies = uint8(stones[0] + stones[1])
	last := (p.plies+1)%2 + 1
	if p.won = p.joined(last); !ok || stones[0]-stones[1] != int(p.plies%2) || p.joined(3-last) {
		return nil, games.SyntaxError(id, text, "rows of cells with as many o as x, or one x more, of which the last has won or nobody")
	}
	return p, nil
}
