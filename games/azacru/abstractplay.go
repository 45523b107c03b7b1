// Plies of Azacru as the site AbstractPlay writes them. Records of the site are read in games/files/abstractplay.

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
	Options: func(_ []string, players int) (likely, others [][]games.Options) {
		return [][]games.Options{{{"players": strconv.Itoa(players)}}}, nil
	},
	Variants: func(games.Options) ([]string, bool) { return nil, true },
	Start: func(gm games.Game) games.Position {
		if g := gm.(*game); g.other != nil {
			return g.other.Clone()
		}
		return gm.Start()
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

// abroad returns the place of a cell on the board of AbstractPlay, and back.
func (g *game) abroad(column, row int) (int, int) {
	if g.players == 2 {
		return row, column
	}
	return column, size - 1 - row
}
