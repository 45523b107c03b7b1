package lesson

import (
	"slices"

	"quintet/games"
)

// A Verdict says how a task stands.
type Verdict uint8

// The verdicts.
const (
	Open   Verdict = iota // more plies are to come, or nothing has been done
	Solved                // every goal is reached
	Missed                // the plies are used up, the turn is, or the game is over
)

// Judge says how the task stands after plies, which were played in g; positions are those before each of them and after the last.
func (t *Task) Judge(g games.Game, positions []games.Position, plies []games.Move) Verdict {
	if len(plies) == 0 {
		return Open
	}
	c := course{g, positions, plies}
	switch {
	case !slices.ContainsFunc(t.Goals, func(goal Goal) bool { return !goal.reached(c) }):
		return Solved
	case len(plies) >= t.Plies, c.last().ToMove() != positions[0].ToMove():
		return Missed
	}
	return Open
}

// Lacks says what is wrong with plies, which miss the task: the words of the first goal that they do not reach, nil where they reach all.
// The arguments are those of Judge.
func (t *Task) Lacks(g games.Game, positions []games.Position, plies []games.Move) Text {
	c := course{g, positions, plies}
	for _, goal := range t.Goals {
		if !goal.reached(c) {
			return goal.Miss
		}
	}
	return nil
}

// JudgeRefusal says how the task stands when a click has been refused for a reason: Missed where the task asks for a refusal and this is
// another one, Open where it asks for plies.
func (t *Task) JudgeRefusal(reason string) Verdict {
	for _, g := range t.Goals {
		if g.kind == "refused" {
			if slices.Contains(g.words, reason) {
				return Solved
			}
			return Missed
		}
	}
	return Open
}
