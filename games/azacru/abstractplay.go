package azacru

import (
	"strconv"
	"strings"

	"quintet/games"
)

// abstractPlay is the game at AbstractPlay: rows are counted from below, the board of two players is turned by a quarter, and those of three and
// four begin in another order. A ^ stands behind a move across a border after which the piece does not turn. In the last round the site turns
// no piece and writes no ^, which changes no score. Source: rules.md 1.2, 2.2 #13 and 3.
var abstractPlay = games.AbstractPlay{
	Options: func(variants []string, players int) ([]games.Options, string) {
		if len(variants) > 0 {
			return nil, variants[0]
		}
		return []games.Options{{"players": strconv.Itoa(players)}}, ""
	},
	Variants: func(games.Options) ([]string, bool) { return nil, true },
	Start: func(gm games.Game) games.Position {
		g := gm.(*game)
		text, ok := foreignStarts[g.players]
		if !ok {
			return g.Start()
		}
		p, err := g.parse(text)
		if err != nil {
			panic("azacru: " + err.Error())
		}
		return p
	},
	Format: func(gm games.Game, pos games.Position, m games.Move) string {
		g, p := gm.(*game), pos.(*position)
		text := games.MoveCells(g.FormatMove(p, m), g.abroad)
		if m == passMove {
			return text
		}
		from, d, k, twist := unpack(m)
		switch crosses := has(fixed.cross[from][d], k); {
		case p.trigger >= 0:
			return strings.TrimRight(text, "<>")
		case crosses && twist == straight && !p.effectOf(m).lost:
			return text + "^"
		}
		return text
	},
	Parse: func(gm games.Game, text string) string {
		return games.MoveCells(strings.ToLower(text), gm.(*game).abroad)
	},
}

// foreignStarts are the first positions of AbstractPlay by number of players where they are not ours: p1 sits right, p2 left, p3 above and p4
// below.
var foreignStarts = map[int]string{
	3: "2B4-1C4-1A4-2/9/C2-7C6-/9/B2-7A6-/9/9/9/2B0-3A0-2 1 3 -",
	4: "2B4-1C4-1A4-2/9/C2-7C6-/9/B2-7A6-/9/D2-7D6-/9/2B0-1D0-1A0-2 1 4 -",
}

// abroad returns the place of a cell on the board of AbstractPlay, and back.
func (g *game) abroad(column, row int) (int, int) {
	if g.players == 2 {
		return row, column
	}
	return column, size - 1 - row
}
