// Writes plies and turns as text for lists and sentences, such as "b2+b3" (PlyText, TurnText). Change here how the plies of a turn are joined
// (JoinPlies). The notation of a single ply comes from the game; line.go names a ply with its round.

package match

import (
	"strings"

	"quintet/games"
)

// PlyText returns mv, played in p, as lists show it: with the short annotations of g. It is "" for a ply that only ends a turn in which something was
// played.
func PlyText(g games.Game, p games.Position, mv games.Move, done bool) string {
	if done && closes(g, p, mv) {
		return ""
	}
	return annotated(g, p, mv)
}

// lastSign ends the text of the last ply of a game.
const lastSign = "#"

// annotated returns mv, played in p, with the short annotations of g; with lastSign only if it is the last ply of the game.
func annotated(g games.Game, p games.Position, mv games.Move) string {
	a, ok := g.(games.Annotator)
	if !ok {
		return g.FormatMove(p, mv)
	}
	text, _, _ := strings.Cut(a.Annotate(p, mv), " ")
	if before, signed := strings.CutSuffix(text, lastSign); signed {
		after := p.Clone()
		if after.Play(mv); !after.Over() {
			return before
		}
	}
	return text
}

// closes reports whether mv, played in p, only ends a turn.
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

// TurnText returns the leading plies, played from p, that belong to one player's turn, as lists show them. begun says that the turn has earlier
// plies.
func TurnText(g games.Game, p games.Position, plies []games.Move, begun bool) string {
	return turnText(g, p, plies, begun, annotated)
}

// SayTurn is TurnText for sentences: without the short annotations of lists.
func SayTurn(g games.Game, p games.Position, plies []games.Move) string {
	return turnText(g, p, plies, false, games.Game.FormatMove)
}

// turnText is TurnText with write formatting each ply.
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

// Text returns the plies of t with their marks, as lists show them, and for each ply where its text ends. A ply that only ends the turn has a text if
// it has a mark.
func (t *Turn) Text(g games.Game) (text string, ends []int) {
	p := t.Before.Clone()
	for i, n := range t.Nodes {
		text = JoinPlies(text, PlyText(g, p, n.move, i > 0 && n.mark == NoMark)+n.mark.String())
		ends = append(ends, len(text))
		p.Play(n.move)
	}
	return text, ends
}

// TurnsText returns plies, played from p: the plies of a turn joined, the turns separated by blanks.
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
