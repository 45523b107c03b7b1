// Checks of what searches need: calls made millions of times do not allocate (checkAllocations), and goroutines can share a game (checkSharing). Add
// a new hot call here, to hotCalls.

package gametest

import (
	"maps"
	"slices"
	"sync"
	"testing"

	"quintet/games"
)

// checkAllocations: hot calls of a search do not allocate, neither near the start of a game nor in the middle.
func (x *checker) checkAllocations() {
	if raceEnabled { // the race detector allocates
		return
	}
	x.where, x.current = "", nil
	for _, plies := range []int{8, length(x.g) / 2} {
		calls := x.hotCalls(midgame(x.g, plies, x.r))
		for _, name := range slices.Sorted(maps.Keys(calls)) {
			allocations := testing.AllocsPerRun(50, calls[name])
			x.want(allocations == 0, "allocations", "%s allocates %v times a run", name, allocations)
		}
	}
}

// midgame returns a position of g after the given number of random plies, or the last one before the game ends.
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

// hotCalls returns the calls that a search makes on p, by name: those of every game, and those of the optional interfaces that it implements. p is
// not over.
func (x *checker) hotCalls(p games.Position) map[string]func() {
	q := p.Clone()
	ms := p.AppendMoves(nil)
	buffer := make([]games.Move, 0, 4096)
	weights, scores := make([]float32, 0, len(ms)), make([]int, 0, games.MaxPlayers)
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
	if o, ok := p.(games.Batcher); ok {
		var batch games.Batch
		calls["PlayoutBatch"] = func() { o.PlayoutBatch(x.r, &batch) }
	}
	if o, ok := p.(games.PartBatcher); ok {
		var batch games.PartBatch
		calls["PlayoutParts"] = func() { o.Parts(ms[0]); o.PlayoutParts(x.r, 0.5, &batch) }
	}
	if o, ok := p.(games.Evaluator); ok {
		calls["Evaluate"] = func() { o.Evaluate() }
	}
	if o, ok := p.(games.Prior); ok {
		calls["AppendPriors"] = func() { weights = o.AppendPriors(weights[:0], ms) }
	}
	if o, ok := p.(games.Learned); ok {
		calls["LearnedValue and AppendLearnedPriors"] = func() { o.LearnedValue(); weights = o.AppendLearnedPriors(weights[:0], ms) }
	}
	if o, ok := p.(games.Decider); ok {
		calls["Decided"] = func() { o.Decided() }
	}
	if o, ok := p.(games.Winner); ok {
		calls["WinningMove"] = func() { o.WinningMove() }
	}
	if o, ok := p.(games.StaticSolver); ok {
		calls["StaticResult and AppendReplies"] = func() { o.StaticResult(); buffer = o.AppendReplies(buffer[:0]) }
	}
	if o, ok := p.(games.Alerter); ok {
		calls["AppendUrgent"] = func() { buffer = o.AppendUrgent(buffer[:0]) }
	}
	return calls
}

// checkSharing: two goroutines can use one Game at the same time and get the same results. The race detector does the closer check.
func (x *checker) checkSharing() {
	x.where, x.current = "", nil
	var digests [2]uint64
	var wait sync.WaitGroup
	for i := range digests {
		wait.Go(func() {
			y := newExaminer(x.spec, x.g)
			y.playGames(1, 3)
			for _, ask := range y.hotCalls(midgame(x.g, length(y.g)/2, y.r)) {
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
