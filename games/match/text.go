package match

import (
	"strings"
	"unicode"

	"quintet/games"
)

// PlyText returns mv, played in p, as lists show it: with the short marks of the game g. It is "" for a ply that only closes a turn in which
// something was done.
func PlyText(g games.Game, p games.Position, mv games.Move, done bool) string {
	if e, ok := g.(games.TurnEnder); ok && done {
		if end, ok := e.EndTurn(p); ok && end == mv {
			return ""
		}
	}
	if a, ok := g.(games.Annotator); ok {
		text, _, _ := strings.Cut(a.Annotate(p, mv), " ")
		return text
	}
	return g.FormatMove(p, mv)
}

// JoinPlies appends the text of a ply to that of the plies before it in its turn.
func JoinPlies(text, ply string) string {
	if text == "" || ply == "" {
		return text + ply
	}
	return text + "+" + ply
}

// TidyComment returns text as it can stand in a record as a comment: its lines, without blanks around it.
func TidyComment(text string) string {
	text = strings.ReplaceAll(strings.ReplaceAll(strings.ToValidUTF8(text, ""), "\r\n", "\n"), "\t", " ")
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && r != '\n' {
			return -1
		}
		return r
	}, text))
}
