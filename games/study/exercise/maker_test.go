package exercise_test

import (
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/play/match"
	"quintet/games/search"
	"quintet/games/study/exercise"
	"quintet/games/study/judge"
)

// A plan defines what judges find in a game: the chance of p1 before each ply and after the last. In each position two plies other than the one
// played keep that chance; all others cost their player half of the win.
type plan struct {
	match  *match.Match
	judge  *judge.Judge       // its curve converts expectations into chances
	expect map[uint64]float32 // the chance of p1, by position
	good   map[uint64][]games.Move
}

// newJudge returns a judge of g.
func newJudge(t *testing.T, g games.Game, s judge.Settings) *judge.Judge {
	t.Helper()
	j, err := judge.New(g, s)
	catalogtest.NoError(t, err)
	return j
}

// newPlan plays a game with one ply per step in first.
func newPlan(t *testing.T, first ...float32) plan {
	t.Helper()
	m := catalogtest.Match(t, "squex size=8", "", match.Seat{Name: "Ana"}, match.Seat{Level: 3})
	catalogtest.PlayAny(t, m, games.NewRand(1), len(first)-1)
	p := plan{m, newJudge(t, m.Game(), judge.Settings{Playouts: 10, Seed: 1}), map[uint64]float32{}, map[uint64][]games.Move{}}
	for i := range first {
		pos := m.PositionAt(i)
		hash := pos.Hash()
		p.expect[hash] = first[i]
		for _, mv := range pos.AppendMoves(nil) {
			played := i < m.Len() && mv == m.Move(i)
			next := pos.Clone()
			next.Play(mv)
			switch {
			case played:
			case len(p.good[hash]) < 2:
				p.good[hash] = append(p.good[hash], mv)
				p.expect[next.Hash()] = first[i]
			default:
				p.expect[next.Hash()] = first[i] + float32(pos.ToMove())*1 - 0.5
			}
		}
	}
	return p
}

// payoffs returns what a search of pos, or of a ply in it, must expect for the judge to give p1 that chance.
func (p *plan) payoffs(pos games.Position, chance float32) (ps games.Payoffs) {
	least, most := float32(-1), float32(1)
	for range 20 {
		v := (least + most) / 2
		ps = games.Payoffs{v, -v}
		if p.judge.Chances(pos, search.Candidate{Value: ps})[0] < float64(chance) {
			least = v
		} else {
			most = v
		}
	}
	return ps
}

// report returns the search result for a task.
func (p *plan) report(task exercise.Task) search.Report {
	return p.found(task.Position, task.Limits.Playouts)
}

// found returns the result of a search of pos with this many playouts.
func (p *plan) found(pos games.Position, playouts int) search.Report {
	now := p.expect[pos.Hash()]
	r := search.Report{Value: p.payoffs(pos, now), Playouts: playouts}
	for _, mv := range pos.AppendMoves(nil) {
		next := pos.Clone()
		next.Play(mv)
		if then, known := p.expect[next.Hash()]; known {
			r.Candidates = append(r.Candidates, search.Candidate{Move: mv, Value: p.payoffs(pos, then), Visits: playouts, Line: []games.Move{mv}})
		} else if _, near := p.good[pos.Hash()]; !near { // the plan ends here
			r.Candidates = append(r.Candidates, search.Candidate{Move: mv, Value: p.payoffs(pos, now), Visits: playouts, Line: []games.Move{mv}})
		}
	}
	mover := pos.ToMove()
	slices.SortStableFunc(r.Candidates, func(a, b search.Candidate) int {
		return int(1000*b.Value[mover]) - int(1000*a.Value[mover])
	})
	r.Best = r.Candidates[0].Move
	return r
}

func (p *plan) review(t *testing.T) *judge.Review {
	t.Helper()
	r := judge.NewReview(judge.NewBook(p.judge), p.match)
	for pos := r.Next(); pos != nil; pos = r.Next() {
		r.Book().Take(pos, p.found(pos, 10))
	}
	return r
}

// exercises makes the exercises of the game of p with searches that return what report does, and counts the searches.
func exercises(t *testing.T, p plan, report func(exercise.Task) search.Report) (all []exercise.Exercise, searches int) {
	t.Helper()
	r := p.review(t)
	k, err := exercise.NewMaker(catalogtest.Tables(8)[0].Spec, r, p.match.Seats(), "game.txt")
	catalogtest.NoError(t, err)
	for task, ok := k.Next(); ok; task, ok = k.Next() {
		searches++
		k.Take(task, report(task))
	}
	if k.Reached() < r.Len() {
		t.Errorf("the mistakes from ply %d are not judged", k.Reached())
	}
	return k.Exercises(), searches
}

// Every mistake of a person becomes an exercise, and nothing else does: p1 makes four, and p2, a computer, gives each advantage back.
func TestMistakesBecomeExercises(t *testing.T) {
	p := newPlan(t, 0.75, 0.75, 0.75, 0.25, 0.75, 0.25, 0.75, 0.75, 0.75, 0.3, 0.75, 0.25)
	all, _ := exercises(t, p, p.report)
	var plies []int
	for _, e := range all {
		plies = append(plies, e.Origin.Ply)
		pos := p.match.PositionAt(e.Origin.Ply)
		if e.Position.Hash() != pos.Hash() || e.Origin.Played != p.match.Move(e.Origin.Ply) || e.Origin.Record != "game.txt" || e.Kind != exercise.Better {
			t.Errorf("ply %d: exercise %+v is not made from the mistake", e.Origin.Ply, e)
		}
		good := p.good[pos.Hash()]
		if len(e.Answers) != 2 || len(e.Close) > 0 {
			t.Fatalf("ply %d: %d answers, %d are close", e.Origin.Ply, len(e.Answers), len(e.Close))
		}
		for _, m := range pos.AppendMoves(nil) {
			want := exercise.Wrong
			if slices.Contains(good, m) {
				want = exercise.Right
			}
			if got, _ := e.Try([]games.Move{m}); got != want {
				t.Errorf("ply %d: %d is %d, want %d", e.Origin.Ply, m, got, want)
			}
		}
		if e.Grade != 1 { // every level finds what the searches find
			t.Errorf("ply %d has grade %d", e.Origin.Ply, e.Grade)
		}
	}
	if want := []int{2, 4, 8, 10}; !slices.Equal(plies, want) {
		t.Errorf("exercises of plies %v, want %v", plies, want)
	}
	again := parse(t, exercise.Format(all))
	if exercise.Format(again) != exercise.Format(all) {
		t.Error("the exercises change when written and read")
	}
}

// If one of the searches with other seeds advises a wrong ply there is no exercise: it fell into a trap, and others would too.
func TestTrapMakesNoExercise(t *testing.T) {
	p := newPlan(t, 0.75, 0.75, 0.75, 0.25, 0.75, 0.25, 0.75, 0.75)
	trap := p.match.PositionAt(4)
	for caught := range 8 { // the number of the search that falls into the trap: the first is that of the deep judge
		searches := 0
		all, _ := exercises(t, p, func(task exercise.Task) search.Report {
			found := p.report(task)
			if task.Position.Hash() == trap.Hash() && task.Limits.Playouts == 100 {
				if searches++; searches == caught+1 {
					slices.Reverse(found.Candidates)
					found.Best = found.Candidates[0].Move
				}
			}
			return found
		})
		if want := map[bool]int{true: 1, false: 2}[caught < 7]; len(all) != want || all[0].Origin.Ply != 2 {
			t.Errorf("where search %d runs into a trap there are %d exercises, want %d", caught, len(all), want)
		}
	}
}

// Once the deep judge disagrees the searches end: if the ply is not a mistake, after its position and the positions after the two plies in question.
func TestDisagreementEndsSearches(t *testing.T) {
	p, again := newPlan(t, 0.75, 0.75, 0.75, 0.25), newPlan(t, 0.75, 0.75, 0.75, 0.70)
	if made, searches := exercises(t, p, again.report); len(made) != 0 || searches == 0 || searches > 3 {
		t.Errorf("%d exercises after %d searches, want none after 3 at most", len(made), searches)
	}
}

// There is no exercise if ten times the playouts find no mistake, or another answer. A ply that they find to cost little is close.
func TestDisagreementMakesNoExercise(t *testing.T) {
	first := []float32{0.75, 0.75, 0.75, 0.25, 0.75, 0.25, 0.75, 0.25}
	p := newPlan(t, first...)
	again := newPlan(t, 0.75, 0.75, 0.75, 0.70, 0.75, 0.25, 0.75, 0.25) // ply 2 is not a mistake
	after := func(ply int, m games.Move) uint64 {
		next := again.match.PositionAt(ply).Clone()
		next.Play(m)
		return next.Hash()
	}
	best := p.good[again.match.PositionAt(4).Hash()][0]
	again.expect[after(4, best)] = 0.3 // the review's best ply at ply 4 is a mistake
	other := p.good[again.match.PositionAt(6).Hash()][1]
	again.expect[after(6, other)] = 0.6 // at ply 6 a good ply costs a little
	all, _ := exercises(t, p, again.report)
	if len(all) != 1 || all[0].Origin.Ply != 6 {
		t.Fatalf("%d exercises, want one of ply 6", len(all))
	}
	if v, _ := all[0].Try([]games.Move{other}); v != exercise.Close || len(all[0].Answers) != 1 {
		t.Errorf("the ply that costs a little is %d, want close; %d answers", v, len(all[0].Answers))
	}
}
