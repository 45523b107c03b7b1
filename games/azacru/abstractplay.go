// Azacru on the site AbstractPlay: its start, its notation of plies, and the turned board that the site uses (toSite). Change the conversion here.
// games/files/abstractplay reads and writes the site's records; the starts are in azacru.go.

package azacru

import (
	"strconv"
	"strings"

	"quintet/games"
)

// abstractPlay describes the game on AbstractPlay: rows are counted from the bottom, the two-player board is rotated by 90 degrees, and with three
// and four players the seats begin in another order. ^ follows a move across a border after which the piece does not turn. In the last round the site
// turns no pieces and writes no ^, which does not change scores. Source: rules.md 1.2, 2.2 #13 and 3.
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
		text := games.MapCells(g.FormatMove(p, m), g.toSite)
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
		return games.MapCells(strings.ToLower(text), gm.(*game).toSite)
	},
}

// toSite converts the place of a cell to the board of AbstractPlay, and back.
func (g *game) toSite(column, row int) (int, int) {
	if g.players == 2 {
		return row, column
	}
	return column, size - 1 - row
}
