// The review of a whole game (Review): which plies are judged, the worst ones and the key moments among them, the answers to mistakes, and which
// positions still need a search. Change here what is listed as a mistake or a moment. grade.go grades single plies, look.go finds better ones.

package judge

import (
	"cmp"
	"context"
	"slices"

	"quintet/games"
	"quintet/games/play/match"
)

// A Review judges the plies of one path of a match. It belongs to one goroutine.
type Review struct {
	book      *Book
	positions []games.Position // before each ply, and after the last
	moves     []games.Move
	turns     []match.Turn
	plies     []Ply // without their Answer
	judged    []bool
}

// NewReview returns the review of the main path of m, using the known looks of b. Later plies of m are not part of the review.
func NewReview(b *Book, m *match.Match) *Review {
	at := *m // a copy, so that what m shows does not change
	at.ShowPath(m.MainEnd())
	r := &Review{book: b, turns: at.Turns()}
	for i := range at.Len() {
		r.positions, r.moves = append(r.positions, at.PositionAt(i)), append(r.moves, at.Move(i))
	}
	r.positions = append(r.positions, at.PositionAt(at.Len()))
	r.plies, r.judged = make([]Ply, len(r.moves)), make([]bool, len(r.moves))
	r.needs(0)
	return r
}

// Book returns the book with the looks of r.
func (r *Review) Book() *Book { return r.book }

// Len returns the number of plies.
func (r *Review) Len() int { return len(r.moves) }

// Judged returns how many plies have been judged.
func (r *Review) Judged() (n int) {
	for _, done := range r.judged {
		if done {
			n++
		}
	}
	return n
}

// Done reports whether all plies have been judged.
func (r *Review) Done() bool { return r.Judged() == r.Len() }

// Turns returns the turns of the path. The caller must not change them.
func (r *Review) Turns() []match.Turn { return r.turns }

// Turn returns the turn of ply i, which the caller must not change.
func (r *Review) Turn(i int) *match.Turn {
	return &r.turns[slices.IndexFunc(r.turns, func(t match.Turn) bool { return i < t.End })]
}

// Position returns the position before ply i, or for Len the final one. The caller must not change it.
func (r *Review) Position(i int) games.Position { return r.positions[i] }

// Look returns the look at the position before ply i, or for Len at the final one. ok is false while it is unknown.
func (r *Review) Look(i int) (l Look, ok bool) { return r.book.Find(r.positions[i]) }

// Ply returns ply i, counted from 0. ok is false while it has not been judged. Its Answer may change until later plies are judged.
func (r *Review) Ply(i int) (p Ply, ok bool) {
	if !r.judged[i] {
		return p, false
	}
	p = r.plies[i]
	if p.Class >= Mistake {
		p.Answer = r.answer(i)
	}
	return p, true
}

// answer returns the answer to the mistake of ply i, from the chances of its player before and after the next turn of another player.
func (r *Review) answer(i int) Answer {
	given, end := r.plies[i], r.Turn(i).End
	if end == r.Len() {
		return Unanswered
	}
	next := r.Turn(end)
	if slices.Contains(r.judged[next.First:next.End], false) {
		return Unanswered
	}
	back := r.plies[next.End-1].After.Chances[given.Player] - r.plies[next.First].Before.Chances[given.Player]
	if back >= given.Loss/2-rounding {
		return Missed
	}
	return Punished
}

// Better returns the text of the turn of ply i with the best plies from i on. The ply must have been judged, and not be the end of the game.
func (r *Review) Better(i int) (text string) {
	g, first := r.book.judge.game, r.Turn(i).First
	for k := first; k < i; k++ {
		text = match.JoinPlies(text, match.PlyText(g, r.positions[k], r.moves[k], k > first))
	}
	return match.JoinPlies(text, match.TurnText(g, r.positions[i], r.plies[i].Before.Lines[0].Moves, text != ""))
}

// Moments returns the indices of the plies that cost most, in playing order: up to three mistakes, or if there are none, inaccuracies. Each is the
// worst ply of its turn. A game without such plies has none.
func (r *Review) Moments() []int {
	all, slight := r.Mistakes()
	if len(all) == 0 {
		all = slight
	}
	slices.SortStableFunc(all, func(a, b int) int { return cmp.Compare(r.plies[b].Loss, r.plies[a].Loss) })
	all = all[:min(len(all), maxMoments)]
	slices.Sort(all)
	return all
}

// Costliest returns the moment that cost most, of equal ones the last, because no one made up for that. ok is false if there are no moments.
func (r *Review) Costliest() (ply int, ok bool) {
	for _, i := range r.Moments() {
		if !ok || r.plies[i].Loss >= r.plies[ply].Loss {
			ply, ok = i, true
		}
	}
	return ply, ok
}

// Worst returns the ply of t that cost most among those judged. ok is false if none is.
func (r *Review) Worst(t *match.Turn) (ply int, p Ply, ok bool) {
	for i := t.First; i < t.End; i++ {
		if q, judged := r.Ply(i); judged && (!ok || q.Class > p.Class || q.Class == p.Class && q.Loss > p.Loss) {
			ply, p, ok = i, q, true
		}
	}
	return ply, p, ok
}

// Mistakes returns the worst plies of their turns in playing order: of turns with a mistake, and of those with no more than an inaccuracy.
func (r *Review) Mistakes() (grave, slight []int) {
	for _, t := range r.turns {
		ply, p, ok := r.Worst(&t)
		switch {
		case !ok || p.Class < Inaccuracy:
		case p.Class == Inaccuracy:
			slight = append(slight, ply)
		default:
			grave = append(grave, ply)
		}
	}
	return grave, slight
}

// needs grades all plies that can be graded, and returns up to most different positions to search for the others. Later plies come first: then the
// position after a forced ply is known before it is needed.
func (r *Review) needs(most int) (all []games.Position) {
	for i := len(r.moves) - 1; i >= 0; i-- {
		if r.judged[i] {
			continue
		}
		p, needed := r.book.Grade(r.positions[i], r.moves[i])
		if needed == nil {
			r.plies[i], r.judged[i] = p, true
		} else if len(all) < most && !slices.ContainsFunc(all, func(p games.Position) bool { return key(p) == key(needed) }) {
			all = append(all, needed)
		}
	}
	return all
}

// Next returns a position to search for the plies that have not been judged; nil if all have been. Book.Take takes the result.
func (r *Review) Next() games.Position {
	if needs := r.needs(1); len(needs) > 0 {
		return needs[0]
	}
	return nil
}

// Run searches on this goroutine until all plies are judged or ctx is cancelled. Results stay in the book, so another Run continues from there. tell,
// unless nil, is called after each search. The errors are those of Judge.Look.
func (r *Review) Run(ctx context.Context, tell func()) error {
	for {
		pos := r.Next()
		if pos == nil {
			return nil
		}
		if _, err := r.book.judge.Look(ctx, r.book, pos); err != nil {
			return err
		}
		if tell != nil {
			tell()
		}
	}
}
