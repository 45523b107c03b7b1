// Making an exercise of a mistake: which searches are still needed to be sure of its answers, and how hard it is. Tune the bounds here; the
// queue of mistakes is in maker.go.

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
	refused bool   // the judges do not agree, or too many plies are right
	found   []bool // by level, from the weakest: whether it finds a right answer
}

// Bounds of what is judged again.
const (
	maxRight   = 6    // where more plies are right there is nothing to be found
	hopeless   = 0.30 // what costs so much by the deep search of the position is wrong
	doubtless  = 0.45 // what costs so much by the review is not judged again
	looked     = 0.02 // the part of a search that has to be spent on a ply for its value to count
	maxSolver  = 4    // solvers that are asked, the weakest
	leastWrong = 0.20 // a ply that costs less is not wrong
	apart      = 0.10 // nor is one that costs less than this more than the largest loss of a right one
)

// next returns the next search that d needs, if it needs any.
func (k *Maker) next(d *draft) (t Task, ok bool) {
	for _, stage := range []func(*draft) (Task, bool){k.confirm, k.glance, k.settle, k.doubt} { // the cheapest refusals first
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

// confirm returns the next search by which the deep judge may find that the mistake of d is none, or that what the review advises is wrong.
func (k *Maker) confirm(d *draft) (t Task, ok bool) {
	pos := k.review.Position(d.ply)
	if needs := k.deep.Needs(pos); needs != nil {
		return k.look(k.deep, needs), true
	}
	return k.compare(d, d.mistake.Move, d.mistake.Before.Best())
}

// compare returns the next search by which the deep judge may disagree with the review about one of plies in the position of d, the first one first.
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

// glance returns the next search by which the review may find that too many plies are right.
func (k *Maker) glance(d *draft) (t Task, ok bool) {
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

// settle returns the next search by which the deep judge may disagree with the review about a ply, the most doubtful ply first: its loss is the
// nearest to the smallest of a wrong one.
func (k *Maker) settle(d *draft) (t Task, ok bool) {
	pos, quick := k.review.Position(d.ply), k.review.Book()
	plies := slices.DeleteFunc(k.plies(d), func(m games.Move) bool { return !k.open(d, m) })
	doubt := func(m games.Move) float64 {
		p, _ := quick.Grade(pos, m)
		return math.Abs(p.Loss - k.wrong())
	}
	slices.SortStableFunc(plies, func(a, b games.Move) int { return cmp.Compare(doubt(a), doubt(b)) })
	return k.compare(d, plies...)
}

// disagree reports whether there is no exercise of d since the deep judge says p of a ply there.
func (k *Maker) disagree(d *draft, p judge.Ply) bool {
	before, _ := k.review.Book().Grade(k.review.Position(d.ply), p.Move)
	switch {
	case p.Move == d.mistake.Move:
		return p.Loss < k.wrong()
	case p.Move == d.mistake.Before.Best() && p.Class > judge.Good:
		return true
	case p.Loss >= k.wrong():
		return before.Class <= judge.Good
	}
	return p.Class <= judge.Good && before.Class >= judge.Mistake
}

// doubt returns the next search by which what the review or a search with another seed advises may turn out to be wrong in d. A search that runs into
// a trap advises something else; then another judge would, too.
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
		if d.refused = p.Loss >= k.wrong(); d.refused {
			return t, false
		}
	}
	return t, false
}

// wrong returns the smallest loss of a wrong ply. What costs less and is not right is close.
func (k *Maker) wrong() float64 { return max(leastWrong, k.deep.Judge().Margin()+apart) }

// plies returns the plies in the position of d that have to be judged: the mistake, what the review advises, and all others but those that the deep
// search has looked at long enough to see that they are hopeless. Where there are too many good ones, those after them are left out.
func (k *Maker) plies(d *draft) []games.Move {
	pos, quick := k.review.Position(d.ply), k.review.Book()
	plies := []games.Move{d.mistake.Move, d.mistake.Before.Best()}
	look, _ := k.deep.Find(pos)
	good := 0
	for _, c := range k.candidates[pos.Hash()] {
		loss := look.Chances[d.mistake.Player] - k.deep.Judge().Chances(pos, c)[d.mistake.Player]
		sure := c.Proven || float64(c.Visits) >= looked*float64(look.Playouts)
		if sure && loss >= max(hopeless, k.wrong()) || slices.Contains(plies, c.Move) {
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

// open reports whether the review leaves it open that m is right in the position of d, or m is the mistake: the deep judge has to say.
func (k *Maker) open(d *draft, m games.Move) bool {
	p, _ := k.review.Book().Grade(k.review.Position(d.ply), m)
	return p.Loss < doubtless || m == d.mistake.Move
}

// verdicts are the plies that are right and those that are close, by the deep judge.
type verdicts struct {
	right, close []judge.Ply
	agreed       bool // with the review
}

// verdicts returns what the deep judge says of d, when next needs no more looks.
func (k *Maker) verdicts(d *draft) (v verdicts) {
	pos := k.review.Position(d.ply)
	if v.agreed = !d.refused; d.refused {
		return v
	}
	for _, m := range k.plies(d) {
		if !k.open(d, m) {
			continue
		}
		before, _ := k.review.Book().Grade(pos, m)
		p, _ := k.deep.Grade(pos, m)
		switch {
		case p.Loss >= k.wrong():
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

// exercise returns the exercise of d, if both judges agree.
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

// grade returns the grade of d: the more solvers do not find an answer, the higher.
func (d *draft) grade() int {
	missed := 0
	for _, found := range d.found {
		if !found {
			missed++
		}
	}
	return max(1, min(missed, Grades))
}
