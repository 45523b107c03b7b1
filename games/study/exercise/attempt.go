// Rates the plies that a player tries in an exercise (Try): right, begun, close or wrong. Change here how an attempt is compared with the answers.
// Why says what is good about a right one. draft.go decides which plies are right or close, help.go gives help.

package exercise

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/study/judge"
)

// A Verdict rates an attempt.
type Verdict uint8

// The verdicts.
const (
	Wrong Verdict = iota
	Close         // neither right nor wrong: it wins, but later, or costs only a little
	Begun         // right so far; the turn is not complete
	Right
)

// Try rates plies, the first of the turn in the position of e, as an attempt. Begun and Right come with an answer: the best of those that begin with
// plies.
func (e *Exercise) Try(plies []games.Move) (Verdict, Answer) {
	for _, a := range e.Answers {
		if n := min(len(plies), len(a.Plies)); n > 0 && slices.Equal(plies[:n], a.Plies[:n]) {
			if len(plies) < len(a.Plies) {
				return Begun, a
			}
			return Right, a
		}
	}
	if len(plies) > 0 && slices.Contains(e.Close, plies[0]) {
		return Close, Answer{}
	}
	return Wrong, Answer{}
}

// Why returns why plies, a right answer or its beginning, are good, in the words of the game; the zero Reason if nothing is proven.
func (e *Exercise) Why(plies []games.Move) board.Reason {
	best := judge.Look{Lines: []judge.Line{{Moves: plies}}}
	if why := best.Reasons(e.Game, e.Position); len(why) > 0 {
		return why[0].Board()
	}
	return board.Reason{}
}
