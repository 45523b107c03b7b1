// Helpers for any game: the ply that ends a turn and the forced pass, playing and formatting lists of plies (PlayAll, FormatLine), a position as
// text, and the text of a ply without case and display marks (CleanPly). Add a helper here if it works for every game through the contract alone.

package games

import "strings"

// EndTurnOf returns the ply that only ends the open turn. ok is false if g has no such ply that is legal in p.
func EndTurnOf(g Game, p Position) (m Move, ok bool) {
	if e, may := g.(TurnEnder); may {
		return e.EndTurn(p)
	}
	return NoMove, false
}

// PassOf returns the forced pass of g. ok is false if p has none.
func PassOf(g Game, p Position) (m Move, ok bool) {
	if x, may := g.(Passer); may {
		return x.Pass(p)
	}
	return NoMove, false
}

// AnnotationOf formats m, legal in p, with all annotations that g has for it.
func AnnotationOf(g Game, p Position, m Move) string {
	if a, ok := g.(Annotator); ok {
		return a.Annotate(p, m)
	}
	return g.FormatMove(p, m)
}

// PlayAll plays plies, written in the notation of g, one after another in p and returns them. It stops at the first that cannot be read or is not
// legal.
func PlayAll(g Game, p Position, plies []string) (ms []Move, err error) {
	for _, text := range plies {
		m, err := g.ParseMove(p, text)
		if err != nil {
			return nil, err
		}
		p.Play(m)
		ms = append(ms, m)
	}
	return ms, nil
}

// FormatMoves formats ms, each of which is legal in p.
func FormatMoves(g Game, p Position, ms []Move) (names []string) {
	for _, m := range ms {
		names = append(names, g.FormatMove(p, m))
	}
	return names
}

// FormatLine plays line in p, one ply after another, and formats the plies. It is the inverse of PlayAll.
func FormatLine(g Game, p Position, line []Move) (names []string) {
	for _, m := range line {
		names = append(names, g.FormatMove(p, m))
		p.Play(m)
	}
	return names
}

// TextOf returns p in the notation of its game.
func TextOf(p Position) string {
	b, _ := p.AppendText(nil) // the error is always nil
	return string(b)
}

// CleanPly removes from the text of a ply what games/rules.md lets readers ignore: case, surrounding blanks and the display marks at its end.
func CleanPly(text, marks string) string {
	return strings.TrimRight(strings.ToLower(strings.TrimSpace(text)), marks)
}
