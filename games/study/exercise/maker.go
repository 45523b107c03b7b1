// Makes exercises from the mistakes of a reviewed game (Maker). The caller runs the searches one by one (Next, Take), or Run runs all of them. Change
// here how deep answers are searched (deeper). draft.go judges a single mistake again.

package exercise

import (
	"context"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/play/match"
	"quintet/games/search"
	"quintet/games/study/judge"
)

// A Maker makes exercises from the mistakes that people made in a game. It judges each mistake again with ten times the playouts of the review; if
// the two disagree there is no exercise. Only Run searches; callers with their own search.Thinker ask Next for tasks and pass the reports to Take. A
// Maker belongs to one goroutine.
type Maker struct {
	spec       games.Spec
	record     string
	review     *judge.Review
	deep       *judge.Book
	others     []*judge.Book // of judges like that of deep with other seeds
	solvers    []catalog.Level
	candidates map[uint64][]search.Candidate // of the searches of deep, by position hash
	drafts     []*draft                      // to judge, in order
	made       []Exercise
}

// deeper is the number of playouts for judging answers, as a multiple of that of the review. otherJudges is the number of other judges with as many
// playouts who must advise a right answer.
const (
	deeper      = 10
	otherJudges = 6
)

// NewMaker returns a maker of exercises from r, the review of a game of s between seats that is stored under the name record. Plies that r has not
// judged are skipped.
func NewMaker(s games.Spec, r *judge.Review, seats []match.Seat, record string) (*Maker, error) {
	j, err := r.Book().Judge().Deeper(deeper)
	if err != nil {
		return nil, err
	}
	k := &Maker{spec: s, record: record, review: r, deep: judge.NewBook(j), solvers: catalog.Solvers(s.ID)}
	for range otherJudges {
		if j, err = j.Deeper(1); err != nil {
			return nil, err
		}
		k.others = append(k.others, judge.NewBook(j))
	}
	k.candidates = map[uint64][]search.Candidate{}
	for i := range r.Len() {
		if p, ok := r.Ply(i); ok && p.Class >= judge.Mistake && seats[p.Player].Level == 0 {
			k.drafts = append(k.drafts, &draft{ply: i, mistake: p})
		}
	}
	return k, nil
}

// Reached returns how many plies from the start have had their mistakes judged again: all of them in the end.
func (k *Maker) Reached() int {
	if len(k.drafts) > 0 {
		return k.drafts[0].ply
	}
	return k.review.Len()
}

// Skip skips the mistakes of the first plies plies, which were judged before.
func (k *Maker) Skip(plies int) {
	for len(k.drafts) > 0 && k.drafts[0].ply < plies {
		k.drafts = k.drafts[1:]
	}
}

// Exercises returns the exercises made so far, in the order of the mistakes. The caller owns the slice.
func (k *Maker) Exercises() []Exercise { return append([]Exercise(nil), k.made...) }

// A Task is a search that a Maker needs.
type Task struct {
	Position games.Position
	Engine   search.Engine
	Limits   search.Limits
	take     func(search.Report)
}

// Next returns the next search that is needed. ok is false when all mistakes have been judged.
func (k *Maker) Next() (t Task, ok bool) {
	for len(k.drafts) > 0 {
		d := k.drafts[0]
		if t, ok := k.next(d); ok {
			return t, true
		}
		if e, ok := k.exercise(d); ok {
			k.made = append(k.made, e)
		}
		k.drafts = k.drafts[1:]
	}
	return Task{}, false
}

// Take takes the report of t's search, which must not have been cancelled.
func (k *Maker) Take(t Task, r search.Report) { t.take(r) }

// Run searches on this goroutine until all mistakes have been judged or ctx is cancelled. Results are kept, so another Run continues from there. The
// error is that of ctx, or a *crash.Panic of a search.
func (k *Maker) Run(ctx context.Context) error {
	for t, ok := k.Next(); ok; t, ok = k.Next() {
		r, err := search.CatchPanic(ctx, t.Engine, t.Position, t.Limits)
		if err != nil {
			return err
		}
		k.Take(t, r)
	}
	return nil
}

// look returns the search for b's look at pos.
func (k *Maker) look(b *judge.Book, pos games.Position) Task {
	e, lim := b.Judge().Task(pos)
	return Task{pos, e, lim, func(r search.Report) {
		b.Take(pos, r)
		if b == k.deep {
			k.candidates[pos.Hash()] = r.Candidates
		}
	}}
}
