// Judges a reader's plies or refused click: whether they solve a task, miss it or leave it open (Judge, JudgeRefusal), and what to say or show about
// a miss. Change here when a task counts as missed. goal.go holds the goals.

package lesson

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// A Verdict says how a task is going.
type Verdict uint8

// The verdicts.
const (
	Open   Verdict = iota // more plies may follow, or nothing has been done
	Solved                // every goal is reached
	Missed                // the plies are used up, the turn has ended, or the game is over
)

// Judge returns the verdict after plies, which were played in g. positions are those before each of them and after the last.
func (t *Task) Judge(g games.Game, positions []games.Position, plies []games.Move) Verdict {
	if len(plies) == 0 {
		return Open
	}
	c := attempt{g, positions, plies}
	switch {
	case t.missed(c) == nil:
		return Solved
	case len(plies) >= t.Plies, c.last().ToMove() != positions[0].ToMove():
		return Missed
	}
	return Open
}

// MissText says what is wrong with plies that miss the task: the Miss text of the first goal that they do not reach, nil if they reach all. The
// arguments are those of Judge.
func (t *Task) MissText(g games.Game, positions []games.Position, plies []games.Move) Text {
	if goal := t.missed(attempt{g, positions, plies}); goal != nil {
		return goal.Miss
	}
	return nil
}

// ExcessLinks returns the links that the text of MissText is about: all links of the kind that exceeds the limit of the goal. The arguments are those of Judge.
func (t *Task) ExcessLinks(g games.Game, positions []games.Position, plies []games.Move) []board.Link {
	c := attempt{g, positions, plies}
	goal := t.missed(c)
	if goal == nil || goal.kind != "links" || len(goal.words) == 0 || goal.sign == ">=" {
		return nil
	}
	v := games.ViewOf(g, c.last())
	return slices.DeleteFunc(v.Links, func(k board.Link) bool { return !goal.owns(v, k.Owner) || !goal.named(linkStates[k.State]) })
}

// missed returns the first goal that c does not reach, nil if there is none.
func (t *Task) missed(c attempt) *Goal {
	for i := range t.Goals {
		if !t.Goals[i].reached(c) {
			return &t.Goals[i]
		}
	}
	return nil
}

// JudgeRefusal returns the verdict after a click was refused for a reason: Solved if the task asks for this refusal, Missed if it asks for another
// one, Open if it asks for plies.
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
