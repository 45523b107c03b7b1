// Grades a ply by its loss (Grade): good, inaccuracy, mistake or blunder. Surely tells the grades that leave no doubt. Change the limits of the
// grades here (losses). Percent and LostPercent round chances as pages show them.

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
	Good                    // its loss is smaller than that of an inaccuracy
	Inaccuracy              // a loss of 0.10 or more
	Mistake                 // 0.20 or more
	Blunder                 // 0.30 or more
)

// losses are the smallest losses of the classes, starting with Inaccuracy. Chess sites use the same.
var losses = [...]float64{0.10, 0.20, 0.30}

// noiseLimit is the number of standard deviations of noise that a loss must exceed.
const noiseLimit = 2

// rounding is the error of a sum of chances.
const rounding = 1e-9

// An Answer says how the next player replied to a mistake.
type Answer uint8

// The answers.
const (
	Unanswered Answer = iota // the ply is not a mistake, or no turn of another player has followed
	Punished                 // the next turn of another player kept most of what the mistake gave away
	Missed                   // it gave at least half of it back
)

// A Ply is a judged ply.
type Ply struct {
	Player games.Player
	Move   games.Move
	Before Look // at the position before it, with the better plies
	After  Look // at the position after it
	Loss   float64
	Class  Class
	Answer Answer // set only by a Review
}

// Value returns the chances after the ply.
func (p Ply) Value() chance.Chances { return p.After.Chances }

// Reachable returns the chance that its player had with the best ply: the value of the ply plus its loss.
func (p Ply) Reachable() float64 { return p.After.Chances[p.Player] + p.Loss }

// Percent rounds a chance to a whole percentage, as pages show it.
func Percent(v float64) int { return int(math.Round(100 * v)) }

// LostPercent returns the cost of the ply: the difference between the percentages shown for the best ply and for this one, so that the three numbers
// agree.
func (p Ply) LostPercent() int { return Percent(p.Reachable()) - Percent(p.After.Chances[p.Player]) }

// hopeless is the chance below which a player has little to lose.
const hopeless = 0.2

// doubt is the extra loss that makes the class of a ply certain. A search with ten times the playouts no longer called 6 of 13 plies mistakes that had lost
// less than this above the limit, and 7 of 138 that had lost more (go run ./build reasons).
const doubt = 0.1

// Surely reports whether p, played in pos, gave away at least as much as the smallest ply of class c, beyond doubt. The second judge of b, if
// it has one, must agree. If that judge has to search first, in is its book and needs the position to search; more may follow.
func (b *Book) Surely(p Ply, pos games.Position, c Class) (sure bool, in *Book, needs games.Position) {
	if sure = b.judge.clearly(p, c); !sure || b.second == nil {
		return sure, nil, nil
	}
	if p, needs = b.second.Grade(pos, p.Move); needs != nil {
		return false, b.second, needs
	}
	return b.second.judge.clearly(p, c), nil, nil
}

// clearly reports whether p lost at least as much as the smallest ply of class c after doubt and the noise of the search are taken off, and when there was
// something to lose.
func (j *Judge) clearly(p Ply, c Class) bool {
	return c >= Inaccuracy && p.Class >= c && p.Reachable() >= hopeless && p.Loss-doubt-noiseLimit*j.curve.Noise >= losses[c-Inaccuracy]-rounding
}

// Grade grades the ply mv, legal in pos. If needs is not nil, that position has to be searched first, and more may follow.
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
		if p.Loss >= b.judge.Margin()/2 && !p.Before.Proven { // a proven value also holds after the best ply
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
func (j *Judge) Margin() float64 { return max(losses[0], noiseLimit*j.curve.Noise) }

// class returns the class of a ply with the given loss, in a position with choice c.
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
