// Checks of results that a game foresees without search (CheckStaticSolver), against best play found by exhaustive search (Solution). Change here
// which positions are compared; the method under test is games.StaticSolver.

package gametest

import (
	"slices"
	"testing"

	"quintet/games"
)

// A Solution caches the results of positions under best play by their hashes. It finds them by exhaustive search.
type Solution map[uint64]games.Payoffs

// Of returns the result of p under best play.
func (s Solution) Of(p games.Position) (best games.Payoffs) {
	if p.Over() {
		return p.Payoffs()
	}
	hash, mover := p.Hash(), p.ToMove()
	if best, known := s[hash]; known {
		return best
	}
	best[mover] = -2
	for q := range successors(p) {
		if ps := s.Of(q); ps[mover] > best[mover] {
			best = ps
		}
		if best[mover] == 1 {
			break
		}
	}
	s[hash] = best
	return best
}

// CheckStaticSolver compares the predictions and replies of a games.StaticSolver with best play. The positions come from random games of s, starting at ply
// from. To keep the test meaningful, one position in 25 must have a predicted result that is not yet decided, and one in 25 must leave out a ply.
func CheckStaticSolver(t *testing.T, s games.Spec, options string, rounds, from int) {
	t.Helper()
	g, r, solved := Open(t, s, options), games.NewRand(5), Solution{}
	all, early, fewer := 0, 0, 0
	for range rounds {
		p := g.Start()
		for plies := 0; !p.Over(); plies++ {
			if plies < from {
				PlayRandom(p, r)
				continue
			}
			all++
			ms := p.AppendMoves(nil)
			want, decided := solved.Of(p), decidedOf(p)
			ps, ok := p.(games.StaticSolver).StaticResult()
			if ok && ps != want {
				t.Fatalf("%s: %s: foreseen %v, best play comes to %v", options, games.TextOf(p), ps, want)
			}
			if decided.ok && (!ok || decided.ps != ps) {
				t.Fatalf("%s: %s: decided %v, foreseen %v, %v", options, games.TextOf(p), decided.ps, ps, ok)
			}
			if ok && !decided.ok {
				early++
			}
			if checkReplies(t, p, ms, solved) {
				fewer++
			}
			PlayRandom(p, r)
		}
	}
	if min(early, fewer)*25 < all {
		t.Errorf("%s: of %d positions %d are foreseen before they are decided, %d have plies left out", options, all, early, fewer)
	}
}

// checkReplies checks that the replies in p are some of ms, in the same order, and that the best of them achieves the result of best play. It reports
// whether some of ms are left out.
func checkReplies(t *testing.T, p games.Position, ms []games.Move, solved Solution) bool {
	t.Helper()
	mover, best, from := p.ToMove(), float32(-2), 0
	replies := p.(games.StaticSolver).AppendReplies(nil)
	for _, m := range replies {
		i := slices.Index(ms[from:], m)
		if i < 0 {
			t.Fatalf("%s: the reply %d is none of the plies from %d on", games.TextOf(p), m, from)
		}
		from += i + 1
		q := p.Clone()
		q.Play(m)
		best = max(best, solved.Of(q)[mover])
	}
	if want := solved.Of(p)[mover]; best != want {
		t.Fatalf("%s: the best of the replies %v comes to %v, best play to %v", games.TextOf(p), replies, best, want)
	}
	return len(replies) < len(ms)
}
