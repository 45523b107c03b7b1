// Grading a ply by what it costs: good, inaccuracy, mistake or blunder. Change the limits of the grades here.

package judge

import (
	"math"

	"quintet/games"
	"quintet/games/study/chance"
)

// A Class is the grade of a ply.
type Class uint8

// The classes.
const (
	Ungraded   Class = iota // the ply was forced or obvious
	Good                    // it has cost less than an inaccuracy
	Inaccuracy              // from a loss of 0.10
	Mistake                 // from 0.20
	Blunder                 // from 0.30
)

// losses are the smallest losses of the classes from Inaccuracy on. Chess sites use the same.
var losses = [...]float64{0.10, 0.20, 0.30}

// noises is the number of standard deviations of the noise that a loss has to exceed.
const noises = 2

// rounding is the error of a sum of chances.
const rounding = 1e-9

// An Answer says how the next player has replied to a mistake.
type Answer uint8

// The answers.
const (
	Unanswered Answer = iota // the ply is no mistake, or no turn of another player has followed
	Punished                 // the next turn of another player has kept most of what the mistake gave away
	Missed                   // it has given at least half of it back
)

// A Ply is a ply that was judged.
type Ply struct {
	Player games.Player
	Move   games.Move
	Before Look // at the position before it, with the better plies
	After  Look // at the position after it
	Loss   float64
	Class  Class
	Answer Answer // only a Review knows it
}

// Value returns the chances after the ply.
func (p Ply) Value() chance.Chances { return p.After.Chances }

// Reachable returns the chance that its player had with the best ply: the value of the ply and what it has cost.
func (p Ply) Reachable() float64 { return p.After.Chances[p.Player] + p.Loss }

// Percent rounds a chance to a whole percentage, as pages show it.
func Percent(v float64) int { return int(math.Round(100 * v)) }

// LostPercent returns what the ply has cost: the difference between the percentages shown for the best ply and for this one, so that the three
// numbers agree.
func (p Ply) LostPercent() int { return Percent(p.Reachable()) - Percent(p.After.Chances[p.Player]) }

// Grade grades the ply mv, legal in pos. Where needs is not nil that position has to be searched first, and perhaps others afterwards.
func (b *Book) Grade(pos games.Position, mv games.Move) (p Ply, needs games.Position) {
	after := played(pos, mv)
	p = Ply{Player: pos.ToMove(), Move: mv}
	if p.After, needs = b.find(after); needs != nil {
		return p, needs
	}
	if p.Before, needs = b.find(pos); needs != nil {
		return p, needs
	}
	if best := p.Before.Best(); best != mv {
		p.Loss = max(0, p.Before.Chances[p.Player]-p.After.Chances[p.Player])
		if p.Loss >= b.judge.Margin()/2 && !p.Before.Proven { // what is proven holds after the best ply, too
			rival, needs := b.find(played(pos, best))
			if needs != nil {
				return p, needs
			}
			p.Loss = max(0, rival.Chances[p.Player]-p.After.Chances[p.Player])
		}
	}
	p.Class = b.judge.class(p.Loss, p.Before.Choice)
	return p, nil
}

// Margin returns the smallest loss that is not good.
func (j *Judge) Margin() float64 { return max(losses[0], noises*j.curve.Noise) }

// class returns the class of a ply with the given loss where there was such a choice.
func (j *Judge) class(loss float64, c Choice) Class {
	switch {
	case c == Forced || c != Open && loss < j.Margin()-rounding:
		return Ungraded
	case loss < j.Margin()-rounding:
		return Good
	case loss < losses[1]-rounding:
		return Inaccuracy
	case loss < losses[2]-rounding:
		return Mistake
	}
	return Blunder
}

// played returns the position after mv in pos.
func played(pos games.Position, mv games.Move) games.Position {
	p := pos.Clone()
	p.Play(mv)
	return p
}
