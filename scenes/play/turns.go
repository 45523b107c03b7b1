package play

import (
	"strings"

	"quintet/games"
	"quintet/games/match"
)

type turn = match.Turn

// rounds sorts turns into rows, one a round.
func rounds(turns []turn) [][]turn {
	var rows [][]turn
	for _, t := range turns {
		if t.Round > len(rows) {
			rows = append(rows, nil)
		}
		rows[t.Round-1] = append(rows[t.Round-1], t)
	}
	return rows
}

// turnText returns the plies of t as the list shows them: joined by +, with the short marks of the game, without a closing ply that does
// nothing.
func (l *moveList) turnText(t turn) string {
	var words []string
	for ply := t.First; ply < t.End; ply++ {
		p, m := l.table.Match.PositionAt(ply), l.table.Match.Move(ply)
		if e, ok := l.game.(games.TurnEnder); ok && ply > t.First {
			if end, ok := e.EndTurn(p); ok && end == m {
				continue
			}
		}
		if a, ok := l.game.(games.Annotator); ok {
			word, _, _ := strings.Cut(a.Annotate(p, m), " ")
			words = append(words, word)
			continue
		}
		words = append(words, l.game.FormatMove(p, m))
	}
	return strings.Join(words, "+")
}
