package gametest

import (
	"maps"
	"math"
	"slices"
	"sync"
	"testing"

	"quintet/games"
)

// maxSigma limits the difference of two random samples, in standard errors. The seeds are fixed; with about 300 comparisons in
// the whole project, one in 10 000 sets of seeds would fail a sound game at 5.
const maxSigma = 5.0

// A tally sums up random games: the payoff of every seat and the plies.
type tally struct {
	n       float64
	sum, sq [games.MaxPlayers + 1]float64 // the last is the plies
}

// add counts one game.
func (t *tally) add(ps games.Payoffs, plies int) {
	t.n++
	for i, v := range ps {
		t.sum[i] += float64(v)
		t.sq[i] += float64(v) * float64(v)
	}
	t.sum[games.MaxPlayers] += float64(plies)
	t.sq[games.MaxPlayers] += float64(plies) * float64(plies)
}

// mean returns the mean of figure i.
func (t *tally) mean(i int) float64 { return t.sum[i] / t.n }

// sigma returns by how many standard errors the means of figure i of t and u differ, t above u being positive.
// Samples without any spread differ by 0 or infinitely.
func (t *tally) sigma(u *tally, i int) float64 {
	difference := t.mean(i) - u.mean(i)
	if math.Abs(difference) < 1e-6 {
		return 0
	}
	variance := func(t *tally) float64 { return max(0, t.sq[i]/t.n-t.mean(i)*t.mean(i)) / t.n }
	return difference / math.Sqrt(variance(t)+variance(u))
}

// checkPlayouts compares n fast playouts with n ordinary random games from the start, and mid of each from three positions of a random
// game, a quarter, half and three quarters through.
func (x *examiner) checkPlayouts(n, mid int, traits []Trait) {
	if _, ok := x.g.Start().(games.Playouter); !ok || n == 0 {
		return
	}
	x.where, x.here = "playouts", x.g.Start()
	length := x.comparePlayouts(x.here, n, traits)
	if mid == 0 {
		return
	}
	p := x.g.Start()
	for plies, quarter := 0, 1; quarter < 4 && !p.Over(); plies++ {
		if plies >= int(length)*quarter/4 {
			x.here = p
			x.comparePlayouts(p, mid, traits)
			quarter++
		}
		ms := p.AppendMoves(nil)
		p.Play(ms[x.r.Intn(len(ms))])
	}
}

// comparePlayouts plays n games of both kinds from p and returns the mean length of the ordinary ones.
func (x *examiner) comparePlayouts(p games.Position, n int, traits []Trait) float64 {
	var fast, ordinary tally
	q := p.Clone()
	for range n {
		q.CopyFrom(p)
		ps, plies := q.(games.Playouter).Playout(x.r)
		x.checkPayoffs(ps)
		x.want(plies >= 0 && plies <= x.g.MaxPlies(), "playout", "a playout has %d plies, MaxPlies is %d", plies, x.g.MaxPlies())
		fast.add(ps, plies)
		q.CopyFrom(p)
		plies = 0
		for ; !q.Over() && plies <= x.g.MaxPlies(); plies++ {
			x.moves = q.AppendMoves(x.moves[:0])
			q.Play(x.moves[x.r.Intn(len(x.moves))])
		}
		ordinary.add(q.Payoffs(), plies)
	}
	for i := range x.players {
		s := fast.sigma(&ordinary, i)
		x.want(math.Abs(s) <= maxSigma, "playout", "seat %d gets %.3f in fast playouts and %.3f in ordinary games: %.1f standard errors, bound %.1f",
			i+1, fast.mean(i), ordinary.mean(i), s, maxSigma)
	}
	s := fast.sigma(&ordinary, games.MaxPlayers)
	x.want(s >= -maxSigma && (s <= maxSigma || slices.Contains(traits, PlayoutFills)), "playout",
		"fast playouts have %.2f plies and ordinary games %.2f: %.1f standard errors, bound %.1f",
		fast.mean(games.MaxPlayers), ordinary.mean(games.MaxPlayers), s, maxSigma)
	return ordinary.mean(games.MaxPlayers)
}

// checkAllocations: what a search does millions of times does not allocate, neither near the start of a game nor in the middle.
func (x *examiner) checkAllocations() {
	if raceEnabled { // the race detector allocates
		return
	}
	x.where, x.here = "", nil
	for _, plies := range []int{8, x.length() / 2} {
		calls := x.hotCalls(midgame(x.g, plies, x.r))
		for _, name := range slices.Sorted(maps.Keys(calls)) {
			allocations := testing.AllocsPerRun(50, calls[name])
			x.want(allocations == 0, "allocations", "%s allocates %v times a run", name, allocations)
		}
	}
}

// midgame returns a position of g after so many random plies, or the last one before the game is over.
func midgame(g games.Game, plies int, r *games.Rand) games.Position {
	p := g.Start()
	for range plies {
		ms, next := p.AppendMoves(nil), p.Clone()
		if next.Play(ms[r.Intn(len(ms))]); next.Over() {
			break
		}
		p = next
	}
	return p
}

// hotCalls returns what a search asks p, which is not over, by name: what every game must answer, and what it says that it knows.
func (x *examiner) hotCalls(p games.Position) map[string]func() {
	q := p.Clone()
	ms := p.AppendMoves(nil)
	buffer := make([]games.Move, 0, 4096)
	weights := make([]float32, 0, len(ms))
	scores := make([]int, 0, games.MaxPlayers)
	var trace games.Trace
	i := 0
	calls := map[string]func(){
		"AppendMoves":              func() { buffer = p.AppendMoves(buffer[:0]) },
		"CopyFrom and Play":        func() { q.CopyFrom(p); q.Play(ms[i%len(ms)]); i++ },
		"Over, ToMove and Hash":    func() { i += int(p.ToMove()) + int(p.Hash()&1); _ = p.Over() },
		"Legal":                    func() { p.Legal(ms[i%len(ms)]); p.Legal(games.Move(i)); i++ },
		"Payoffs and AppendScores": func() { p.Payoffs(); scores = p.AppendScores(scores[:0]) },
	}
	if o, ok := q.(games.Playouter); ok {
		calls["Playout"] = func() { q.CopyFrom(p); o.Playout(x.r) }
	}
	if o, ok := q.(games.Tracer); ok {
		calls["PlayoutTrace"] = func() { q.CopyFrom(p); o.PlayoutTrace(x.r, &trace); o.Key(ms[0]) }
	}
	if o, ok := q.(games.Marginer); ok {
		calls["Margin"] = func() { q.CopyFrom(p); o.Playout(x.r); o.Margin() }
	}
	if o, ok := p.(games.Parter); ok {
		calls["Parts and Laid"] = func() { o.Parts(ms[0]); o.Laid() }
	}
	if o, ok := p.(games.Evaluator); ok {
		calls["Evaluate"] = func() { o.Evaluate() }
	}
	if o, ok := p.(games.Prior); ok {
		calls["AppendPriors"] = func() { weights = o.AppendPriors(weights[:0], ms) }
	}
	if o, ok := p.(games.Decider); ok {
		calls["Decided"] = func() { o.Decided() }
	}
	if o, ok := p.(games.StaticSolver); ok {
		calls["StaticResult and AppendReplies"] = func() { o.StaticResult(); buffer = o.AppendReplies(buffer[:0]) }
	}
	return calls
}

// checkSharing: two goroutines can use one Game at the same time and see the same. It is the race detector that looks closely.
func (x *examiner) checkSharing() {
	x.where, x.here = "", nil
	var digests [2]uint64
	var wait sync.WaitGroup
	for i := range digests {
		wait.Go(func() {
			y := newExaminer(x.spec, x.g)
			y.playGames(1, 3)
			for _, ask := range y.hotCalls(midgame(x.g, y.length()/2, y.r)) {
				for range 10 {
					ask()
				}
			}
			for _, h := range y.hashes {
				digests[i] += h
			}
		})
	}
	wait.Wait()
	x.want(digests[0] == digests[1], "sharing", "two goroutines that share the game saw different positions")
}
