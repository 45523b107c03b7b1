// Turns a mistake into an exercise (draft): it decides which searches are needed to be sure of the answers, which plies are right or close, and how
// hard the exercise is (grade). Tune the bounds here; maker.go has the list of mistakes.

package exercise

import (
	"cmp"
	"math"
	"slices"

	"quintet/games"
	"quintet/games/search"
	"quintet/games/study/judge"
)

// A draft is a mistake that is being judged again.
type draft struct {
	ply     int
	mistake judge.Ply
	refused bool   // the judges disagree, or too many plies are right
	found   []bool // by level, weakest first: whether it finds a right answer
}

// Bounds for judging again.
const (
	maxRight             = 6    // more right plies than this do not make an exercise
	clearlyWrong         = 0.30 // a ply with this loss or more in the deep search of the position is wrong
	clearlyWrongInReview = 0.45 // a ply with this loss or more in the review is not judged again
	minVisitShare        = 0.02 // the fraction of a search that must be spent on a ply for its value to count
	maxSolver            = 4    // the number of solvers, the weakest ones
	minWrong             = 0.20 // a ply with a smaller loss is not wrong
	minGap               = 0.10 // the least distance between the loss of a wrong ply and the largest loss of a good one
)

// next returns the next search that d needs, if any.
func (k *Maker) next(d *draft) (t Task, ok bool) {
	for _, stage := range []func(*draft) (Task, bool){k.confirm, k.countRight, k.checkRest, k.doubt} { // cheapest refusals first
		if t, ok = stage(d); ok || d.refused {
			return t, ok
		}
	}
	if v := k.verdicts(d); !v.agreed || len(d.found) == maxSolver {
		return t, false
	}
	l := k.solvers[len(d.found)]
	return Task{k.review.Position(d.ply), l.Engine(1, 0), l.Tenth(), func(r search.Report) {
		answers := k.verdicts(d).right
		d.found = append(d.found, slices.ContainsFunc(answers, func(p judge.Ply) bool { return p.Move == r.Best }))
	}}, true
}

// confirm returns the next search with which the deep judge may find that d is not a mistake, or that the review's best ply is wrong.
func (k *Maker) confirm(d *draft) (t Task, ok bool) {
	pos := k.review.Position(d.ply)
	if needs := k.deep.Needs(pos); needs != nil {
		return k.look(k.deep, needs), true
	}
	return k.compare(d, d.mistake.Move, d.mistake.Before.Best())
}

// compare returns the next search with which the deep judge may disagree with the review about plies in the position of d, taken in order.
func (k *Maker) compare(d *draft, plies ...games.Move) (t Task, ok bool) {
	for _, m := range plies {
		p, needs := k.deep.Grade(k.review.Position(d.ply), m)
		if needs != nil {
			return k.look(k.deep, needs), true
		}
		if d.refused = k.disagree(d, p); d.refused {
			break
		}
	}
	return t, false
}

// countRight returns the next search with which the review may find that too many plies are right.
func (k *Maker) countRight(d *draft) (t Task, ok bool) {
	good := 0
	for _, m := range k.plies(d) {
		p, needs := k.review.Book().Grade(k.review.Position(d.ply), m)
		if needs != nil {
			return k.look(k.review.Book(), needs), true
		}
		if p.Class <= judge.Good {
			good++
		}
		if d.refused = good > maxRight; d.refused {
			break
		}
	}
	return t, false
}

// checkRest returns the next search with which the deep judge may disagree with the review about a ply. The most doubtful ply comes first: the one whose
// loss is closest to the smallest loss of a wrong ply.
func (k *Maker) checkRest(d *draft) (t Task, ok bool) {
	pos, quick := k.review.Position(d.ply), k.review.Book()
	plies := slices.DeleteFunc(k.plies(d), func(m games.Move) bool { return !k.mustJudge(d, m) })
	doubt := func(m games.Move) float64 {
		p, _ := quick.Grade(pos, m)
		return math.Abs(p.Loss - k.minWrongLoss())
	}
	slices.SortStableFunc(plies, func(a, b games.Move) int { return cmp.Compare(doubt(a), doubt(b)) })
	return k.compare(d, plies...)
}

// disagree reports whether the deep judge's rating p of a ply rules out an exercise from d.
func (k *Maker) disagree(d *draft, p judge.Ply) bool {
	before, _ := k.review.Book().Grade(k.review.Position(d.ply), p.Move)
	switch {
	case p.Move == d.mistake.Move:
		return p.Loss < k.minWrongLoss()
	case p.Move == d.mistake.Before.Best() && p.Class > judge.Good:
		return true
	case p.Loss >= k.minWrongLoss():
		return before.Class <= judge.Good
	}
	return p.Class <= judge.Good && before.Class >= judge.Mistake
}

// doubt returns the next search that may show that the best ply of the review, or of a search with another seed, is wrong in d. A search that falls
// into a trap advises something else, and other judges would fall into it too.
func (k *Maker) doubt(d *draft) (t Task, ok bool) {
	pos := k.review.Position(d.ply)
	for _, b := range append([]*judge.Book{k.review.Book()}, k.others...) {
		if needs := b.Needs(pos); needs != nil {
			return k.look(b, needs), true
		}
		advice, _ := b.Find(pos)
		p, needs := k.deep.Grade(pos, advice.Best())
		if needs != nil {
			return k.look(k.deep, needs), true
		}
		if d.refused = p.Loss >= k.minWrongLoss(); d.refused {
			return t, false
		}
	}
	return t, false
}

// minWrongLoss returns the smallest loss of a wrong ply. A ply with a smaller loss that is not right is close.
func (k *Maker) minWrongLoss() float64 { return max(minWrong, k.deep.Judge().Margin()+minGap) }

// plies returns the plies in the position of d that have to be judged: the mistake, the review's best ply, and all others except those that the deep
// search examined long enough to see that they are hopeless. It stops when too many are good.
func (k *Maker) plies(d *draft) []games.Move {
	pos, quick := k.review.Position(d.ply), k.review.Book()
	plies := []games.Move{d.mistake.Move, d.mistake.Before.Best()}
	look, _ := k.deep.Find(pos)
	good := 0
	for _, c := range k.candidates[pos.Hash()] {
		loss := look.Chances[d.mistake.Player] - k.deep.Judge().Chances(pos, c)[d.mistake.Player]
		sure := c.Proven || float64(c.Visits) >= minVisitShare*float64(look.Playouts)
		if sure && loss >= max(clearlyWrong, k.minWrongLoss()) || slices.Contains(plies, c.Move) {
			continue
		}
		plies = append(plies, c.Move)
		if p, needs := quick.Grade(pos, c.Move); needs == nil && p.Class <= judge.Good {
			good++
		}
		if good > maxRight {
			break
		}
	}
	return plies
}

// mustJudge reports whether the deep judge has to decide about m in the position of d: the review leaves open whether it is right, or it is the mistake.
func (k *Maker) mustJudge(d *draft, m games.Move) bool {
	p, _ := k.review.Book().Grade(k.review.Position(d.ply), m)
	return p.Loss < clearlyWrongInReview || m == d.mistake.Move
}

// verdicts are the right and the close plies, by the deep judge.
type verdicts struct {
	right, close []judge.Ply
	agreed       bool // with the review
}

// verdicts returns the deep judge's verdicts on d, once next needs no more looks.
func (k *Maker) verdicts(d *draft) (v verdicts) {
	pos := k.review.Position(d.ply)
	if v.agreed = !d.refused; d.refused {
		return v
	}
	for _, m := range k.plies(d) {
		if !k.mustJudge(d, m) {
			continue
		}
		before, _ := k.review.Book().Grade(pos, m)
		p, _ := k.deep.Grade(pos, m)
		switch {
		case p.Loss >= k.minWrongLoss():
			v.agreed = v.agreed && before.Class > judge.Good
		case m == d.mistake.Move:
			v.agreed = false
		case p.Class > judge.Good:
			v.close = append(v.close, p)
		default:
			v.right = append(v.right, p)
			v.agreed = v.agreed && before.Class < judge.Mistake
		}
	}
	v.agreed = v.agreed && slices.ContainsFunc(v.right, func(p judge.Ply) bool { return p.Move == d.mistake.Before.Best() })
	slices.SortStableFunc(v.right, func(a, b judge.Ply) int { return cmp.Compare(a.Loss, b.Loss) })
	return v
}

// exercise returns the exercise from d, if both judges agree.
func (k *Maker) exercise(d *draft) (e Exercise, ok bool) {
	v := k.verdicts(d)
	if !v.agreed {
		return e, false
	}
	e = Exercise{Spec: k.spec, Game: k.deep.Judge().Game(), Position: k.review.Position(d.ply).Clone(), Kind: Better, Grade: d.grade()}
	e.Origin = Origin{Record: k.record, Ply: d.ply, Played: d.mistake.Move}
	for _, p := range v.right {
		a := Answer{Plies: []games.Move{p.Move}}
		if len(p.After.Lines) > 0 {
			a.Line = p.After.Lines[0].Moves
		}
		e.Answers = append(e.Answers, a)
	}
	for _, p := range v.close {
		e.Close = append(e.Close, p.Move)
	}
	e.id = e.ID()
	return e, true
}

// grade returns the grade of d: the more solvers miss the answer, the higher.
func (d *draft) grade() int {
	missed := 0
	for _, found := range d.found {
		if !found {
			missed++
		}
	}
	return max(1, min(missed, Grades))
}
