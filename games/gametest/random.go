// Checks of fast playouts: their lengths and results have the same distribution as random games played through the rules (Playouts), or as exact
// probabilities (Shares). Change here which figures are compared. statistics.go has the means and errors.

package gametest

import (
	"math"
	"slices"
	"strings"
	"testing"

	"quintet/games"
)

// maxSigma limits the difference of two random samples, in standard errors. The seeds are fixed. With about 300 comparisons in the whole project a
// limit of 5 would fail a sound game for one set of seeds in 10 000.
const maxSigma = 5.0

// A figure is a number measured in a game, for one seat or for all.
type figure struct {
	name string
	seat int // from 1; 0 for all
}

// lengthOf is the number of plies of a game.
var lengthOf = figure{"plies", 0}

// A tally collects the figures of random games.
type tally map[figure]*Sample

// add counts a game that ended in p with payoffs ps after n plies.
func (t tally) add(p games.Position, ps games.Payoffs, n int) {
	t.count(lengthOf, float64(n))
	var scores []int
	if p.Over() {
		scores = p.AppendScores(nil)
	}
	for i, v := range ps[:p.Players()] {
		t.count(figure{"payoff", i + 1}, float64(v))
		won := 0.0
		if v > 0 {
			won = 1
		}
		t.count(figure{"share of wins", i + 1}, won)
		if len(scores) > 0 {
			t.count(figure{"score", i + 1}, float64(scores[i]))
		}
	}
}

// count adds one figure.
func (t tally) count(f figure, v float64) {
	if t[f] == nil {
		t[f] = &Sample{}
	}
	t[f].Add(v)
}

// sigma returns how many standard errors the mean of figure f in t is above that in u. Samples without any spread differ by 0 or infinitely.
func (t tally) sigma(u tally, f figure) float64 {
	a, b := t[f], u[f]
	difference := a.Mean() - b.Mean()
	if math.Abs(difference) < 1e-6 {
		return 0
	}
	return difference / math.Hypot(a.Error(0), b.Error(0))
}

// checkPlayouts compares n fast playouts with n ordinary random games from the start, and mid of each from three positions of a random game, after a
// quarter, half and three quarters of it.
func (x *checker) checkPlayouts(n, mid int, traits []Trait) {
	if _, ok := x.g.Start().(games.Playouter); !ok || n == 0 {
		return
	}
	x.where, x.current = "playouts", x.g.Start()
	length := x.comparePlayouts(x.current, n, maxSigma, traits)
	if mid == 0 {
		return
	}
	p := x.g.Start()
	for plies, quarter := 0, 1; quarter < 4 && !p.Over(); plies++ {
		if plies >= int(length)*quarter/4 {
			x.current = p
			x.comparePlayouts(p, mid, maxSigma, traits)
			quarter++
		}
		PlayRandom(p, x.r)
	}
}

// comparePlayouts plays n games of both kinds from p and returns the mean length of the ordinary ones.
func (x *checker) comparePlayouts(p games.Position, n int, most float64, traits []Trait) float64 {
	fast, ordinary := tally{}, tally{}
	q := p.Clone()
	for range n {
		q.CopyFrom(p)
		ps, n := q.(games.Playouter).Playout(x.r)
		x.checkPayoffs(ps)
		x.want(n >= 0 && n <= x.g.MaxPlies(), "playout", "a playout has %d plies, MaxPlies is %d", n, x.g.MaxPlies())
		fast.add(q, ps, n)
		q.CopyFrom(p)
		for n = 0; !q.Over() && n <= x.g.MaxPlies(); n++ {
			x.moves = q.AppendMoves(x.moves[:0])
			q.Play(x.moves[x.r.Intn(len(x.moves))])
		}
		ordinary.add(q, q.Payoffs(), n)
	}
	for f := range fast {
		s := fast.sigma(ordinary, f)
		longer := f == lengthOf && s > 0 && slices.Contains(traits, PlayoutFills)
		x.want(math.Abs(s) <= most || longer, "playout", "%v: %.3f in fast playouts and %.3f in ordinary games, %.1f standard errors, bound %.1f",
			f, fast[f].Mean(), ordinary[f].Mean(), s, most)
	}
	return ordinary[lengthOf].Mean()
}

// Playouts compares n fast playouts of s with n ordinary random games from each of some positions. Each row has the options and the position, as
// Reach takes it.
func Playouts(t *testing.T, s games.Spec, n int, rows [][2]string, traits ...Trait) {
	for _, row := range rows {
		t.Run(strings.Join(row[:], " "), func(t *testing.T) {
			g := Open(t, s, row[0])
			x := newExaminer(s, g)
			x.current = Reach(t, g, row[1])
			x.comparePlayouts(x.current, n, 4, traits)
			report(t, x.defects)
		})
	}
}

// An ending is a result and the number of plies after which it is reached.
type ending struct {
	result games.Payoffs
	plies  int
}

// shares returns the exact probability of every ending of p if all legal plies are equally likely. known caches it by position text.
func shares(p games.Position, known map[string]map[ending]float64) map[ending]float64 {
	if p.Over() {
		return map[ending]float64{{p.Payoffs(), 0}: 1}
	}
	text := games.TextOf(p)
	if all := known[text]; all != nil {
		return all
	}
	all, n := map[ending]float64{}, float64(len(p.AppendMoves(nil)))
	for q := range successors(p) {
		for e, share := range shares(q, known) {
			e.plies++
			all[e] += share / n
		}
	}
	known[text] = all
	return all
}

// Shares compares n playouts of s from each position with the exact probabilities of their endings: the results and, unless playouts fill the board,
// the number of plies. Each row has the options and the position, as Reach takes it. Short tests run one row in every.
func Shares(t *testing.T, s games.Spec, n, every int, rows [][2]string, traits ...Trait) {
	const bound = 4 // standard errors
	for i, row := range rows {
		if !Sampled(i, every) {
			continue
		}
		t.Run(strings.Join(row[:], " "), func(t *testing.T) {
			start := Reach(t, Open(t, s, row[0]), row[1])
			merge := func(e ending) ending {
				if slices.Contains(traits, PlayoutFills) {
					e.plies = 0
				}
				return e
			}
			want, got := map[ending]float64{}, map[ending]int{}
			for e, share := range shares(start, map[string]map[ending]float64{}) {
				want[merge(e)] += share
			}
			p, r := start.Clone(), games.NewRand(1)
			for range n {
				p.CopyFrom(start)
				ps, plies := p.(games.Playouter).Playout(r)
				e := merge(ending{ps, plies})
				got[e]++
				want[e] += 0 // impossible endings are compared as well
			}
			for e, share := range want {
				sigma := math.Sqrt(max(0, share*(1-share)) / float64(n))
				if d := float64(got[e])/float64(n) - share; math.Abs(d) > bound*sigma+1e-9 {
					t.Errorf("%v has a share of %.4f in %d playouts, exactly %.4f: %.1f standard errors", e, float64(got[e])/float64(n), n, share, d/sigma)
				}
			}
		})
	}
}
