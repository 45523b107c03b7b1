// The pool of a tree search (pool): the workers' goroutines, their shares of playouts and memory, and the end of the search. Change here when workers
// exchange what they know (plan); exchange.go defines what they exchange. runGroup runs the threads of alpha-beta too.

package search

import (
	"math"
	"slices"
	"sync"
	"sync/atomic"

	"quintet/games"
	"quintet/games/crash"
)

// The number of playouts of each worker between two exchanges grows with the visits, from minQuantum to maxQuantum.
const (
	minQuantum = 128
	maxQuantum = 1 << 14
)

// A pool holds the workers of a search. Each has its own goroutine and tree; periodically they stop at the barrier and exchange statistics. A single
// worker runs on the goroutine of the search.
type pool struct {
	exchange exchange
	barrier  *barrier

	// These only change while all workers wait at the barrier.
	maxPlayouts     []int // each worker's share of the playout limit
	done            bool
	played, deepest int

	// Without strict a worker that has reached its goal continues until all have arrived. With strict it waits, so that the search is reproducible.
	strict  bool
	arrived atomic.Int32
}

func newPool(c Config, threads int) *pool {
	p := &pool{barrier: newBarrier(threads), maxPlayouts: make([]int, threads)}
	for i := range threads {
		p.exchange.workers = append(p.exchange.workers, newWorker(c, i, threads))
	}
	return p
}

// begin prepares a search of pos with c. It keeps subtrees of earlier searches if Config.Reuse allows.
func (p *pool) begin(pos games.Position, c *timeControl, lim Limits) {
	known := false
	for _, w := range p.exchange.workers {
		known = w.begin(pos, c) || known
	}
	if p.exchange.bases != nil {
		p.exchange.bases.clock = c
	}
	p.exchange.swept = 0
	switch first := p.exchange.workers[0]; {
	case len(p.exchange.workers) == 1:
	case known:
		p.exchange.sweep()
	default:
		p.exchange.crowded = false
		p.exchange.bases = newTree(c, first.players, first.tree.amaf, false, first.config.Memory/baseShare)
	}
}

// run searches until a limit is reached or the root is proven. It calls told after every exchange, on the calling goroutine.
func (p *pool) run(c *timeControl, lim Limits, told func()) {
	defer p.count()
	if len(p.exchange.workers) == 1 {
		p.exchange.workers[0].run(lim.Playouts, lim.Early, func() {
			p.count()
			told()
		})
		return
	}
	p.strict = lim.Playouts > 0 && lim.Time == 0
	for i := range p.maxPlayouts {
		p.maxPlayouts[i] = share(lim.Playouts, i, len(p.exchange.workers))
	}
	p.done = c.over()
	p.arrived.Store(0)
	p.plan()
	var others []func()
	for _, w := range p.exchange.workers[1:] {
		others = append(others, func() { p.runWorker(w, c, nil) })
	}
	quit := func() {
		c.stop()
		p.barrier.abort()
	}
	runGroup(quit, func() { p.runWorker(p.exchange.workers[0], c, told) }, others)
}

// baseShare divides the memory: one part in baseShare is for the bases of the exchange.
const baseShare = 8

// treeMemory returns the memory of each tree in bytes.
func (c *Config) treeMemory(threads int) int {
	if threads == 1 {
		return c.Memory
	}
	return (c.Memory - c.Memory/baseShare) / threads
}

// share returns thread i's part of a limit of n playouts. 0 means no limit.
func share(n, i, threads int) int {
	if n == 0 {
		return math.MaxInt
	}
	own := n / threads
	if i < n%threads {
		own++
	}
	return max(own, 1)
}

// runWorker is the body of the goroutine of w.
func (p *pool) runWorker(w *worker, c *timeControl, told func()) {
	collect := func() {
		p.arrived.Store(0)
		p.exchange.collect()
	}
	decide := func() { p.decide(c) }
	for !p.done {
		p.play(w, c)
		if !p.barrier.wait(collect) {
			return
		}
		p.exchange.addUp(w)
		p.exchange.compareProofs(w)
		if !p.barrier.wait(nil) {
			return
		}
		p.exchange.applyProofs(w)
		if !p.barrier.wait(decide) {
			return
		}
		if told != nil {
			told()
		}
	}
}

// play runs w until the next exchange.
func (p *pool) play(w *worker, c *timeControl) {
	ready := false
	for look := 0; w.proven == unproven && w.playouts < p.maxPlayouts[w.id]; look-- {
		if w.playouts >= w.goal {
			if !ready {
				p.arrived.Add(1)
				ready = true
			}
			if p.strict || int(p.arrived.Load()) == len(p.exchange.workers) {
				break
			}
		}
		if look == 0 {
			w.poll.adjust(c)
			if c.over() {
				break
			}
			look = w.poll.start(c)
		}
		w.playout()
		if w.playouts%batch == 0 {
			w.pruneIfFull()
		}
	}
	if !ready {
		p.arrived.Add(1)
	}
}

// decide sets done after an exchange if the search has to end, and otherwise the next goals.
func (p *pool) decide(c *timeControl) {
	p.count()
	first := p.exchange.workers[0]
	goesOn := func(w *worker) bool { return w.playouts < p.maxPlayouts[w.id] }
	p.done = c.over() || first.forced() || first.visits() >= maxVisits || !slices.ContainsFunc(p.exchange.workers, goesOn) ||
		slices.ContainsFunc(p.exchange.workers, func(w *worker) bool { return w.proven != unproven })
	p.plan()
}

// plan sets the next goals of all workers.
func (p *pool) plan() {
	for _, w := range p.exchange.workers {
		w.goal = min(w.playouts+min(max(minQuantum, w.visits()/64), maxQuantum), p.maxPlayouts[w.id])
	}
}

// count updates the total playouts and depth of all workers.
func (p *pool) count() {
	p.played, p.deepest = 0, 0
	for _, w := range p.exchange.workers {
		p.played += w.playouts
		p.deepest = max(p.deepest, w.deepest)
	}
}

// runGroup runs first on this goroutine and each of others on its own, and returns when all have ended. If one panics it calls quit, which must make
// the others end, and finally panics with the first *crash.Panic.
func runGroup(quit func(), first func(), others []func()) {
	var failed atomic.Pointer[crash.Panic]
	guarded := func(work func()) {
		if p := crash.In(work); p != nil {
			failed.CompareAndSwap(nil, p)
			quit()
		}
	}
	var all sync.WaitGroup
	for _, work := range others {
		all.Go(func() { guarded(work) })
	}
	guarded(first)
	all.Wait()
	if p := failed.Load(); p != nil {
		panic(p)
	}
}
