// Plies and turns as lists and sentences show them, such as "b2+b3". The notation of a single ply is the game's own.

package match

import (
	"strings"

	"quintet/games"
)

// PlyText returns mv, played in p, as lists show it: with the short marks of the game g. It is "" for a ply that only closes a turn in which
// something was done.
func PlyText(g games.Game, p games.Position, mv games.Move, done bool) string {
	if done && closes(g, p, mv) {
		return ""
	}
	return annotated(g, p, mv)
}

// annotated returns mv, played in p, with the short marks of g.
func annotated(g games.Game, p games.Position, mv games.Move) string {
	if a, ok := g.(games.Annotator); ok {
		text, _, _ := strings.Cut(a.Annotate(p, mv), " ")
		return text
	}
	return g.FormatMove(p, mv)
}

// closes reports whether mv, played in p, only closes a turn.
func closes(g games.Game, p games.Position, mv games.Move) bool {
	e, ok := g.(games.TurnEnder)
	if !ok {
		return false
	}
	end, ok := e.EndTurn(p)
	return ok && end == mv
}

// JoinPlies appends the text of a ply to that of the plies before it in its turn.
func JoinPlies(text, ply string) string {
	if text == "" || ply == "" {
		return text + ply
	}
	return text + "+" + ply
}

// TurnText returns those of plies, played from p on, that one player plays in one turn, as lists show them. begun says whether plies of it were
// played before.
func TurnText(g games.Game, p games.Position, plies []games.Move, begun bool) string {
	return turnText(g, p, plies, begun, annotated)
}

// SayTurn returns those of plies, played from p on, that one player plays in one turn, as sentences name them: without the short marks of lists.
func SayTurn(g games.Game, p games.Position, plies []games.Move) string {
	return turnText(g, p, plies, false, games.Game.FormatMove)
}

// turnText is TurnText with each ply as write writes it.
func turnText(g games.Game, p games.Position, plies []games.Move, begun bool, write func(games.Game, games.Position, games.Move) string) (text string) {
	player := p.ToMove()
	p = p.Clone()
	for _, mv := range plies {
		if p.Over() || p.ToMove() != player {
			break
		}
		if !begun || !closes(g, p, mv) {
			text = JoinPlies(text, write(g, p, mv))
		}
		p.Play(mv)
		begun = true
	}
	return text
}

// TurnsText returns plies, played from p on: those of a turn joined, and the turns side by side.
func TurnsText(g games.Game, p games.Position, plies []games.Move) string {
	var turns []string
	for p = p.Clone(); len(plies) > 0; {
		turns = append(turns, TurnText(g, p, plies, false))
		for by := p.ToMove(); len(plies) > 0 && p.ToMove() == by; plies = plies[1:] {
			p.Play(plies[0])
		}
	}
	return strings.Join(turns, " ")
}
