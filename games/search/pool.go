package search

import (
	"math"
	"slices"
	"sync/atomic"

	"quintet/games"
)

// The number of playouts of each worker between two exchanges grows with that of all playouts, from quantum to mostQuantum.
const (
	quantum     = 128
	mostQuantum = 1 << 14
)

// A pool is the workers of a search. Each has a goroutine and a tree of its own; now and then they meet and exchange what they know.
// A single one works on the goroutine of the search.
type pool struct {
	exchange
	meeting *meeting

	// These change only while all workers wait.
	most            []int // playouts that each worker may have, by a limit of playouts
	done            bool
	played, deepest int

	// Without strict a worker that has had its playouts goes on until ready says that all have. With it the same is done in every search.
	strict bool
	ready  atomic.Int32
}

// newPool returns a pool of so many workers.
func newPool(c Config, threads int) *pool {
	p := &pool{meeting: newMeeting(threads), most: make([]int, threads)}
	for i := range threads {
		p.workers = append(p.workers, newWorker(c, i, threads))
	}
	return p
}

// begin prepares a search of pos by c. What earlier ones have found stays, where it is still of use.
func (p *pool) begin(pos games.Position, c *clock, lim Limits) {
	known := false
	for _, w := range p.workers {
		w.cpu = stopwatch{limit: lim.CPU}
		known = w.begin(pos, c) || known
	}
	if p.bases != nil {
		p.bases.clock = c
	}
	p.swept = 0
	switch first := p.workers[0]; {
	case len(p.workers) == 1:
	case known:
		p.sweep()
	default:
		p.crowded = false
		p.bases = newTree(c, first.players, first.tree.amaf, false, first.config.Memory/baseShare)
	}
}

// run searches until the clock is over, the root is proven or the limits are reached. told is called now and then, on this goroutine.
func (p *pool) run(c *clock, lim Limits, told func()) {
	defer p.count()
	if len(p.workers) == 1 {
		p.workers[0].run(lim.Playouts, func() {
			p.count()
			told()
		})
		return
	}
	p.strict = lim.Playouts > 0 && lim.Time == 0 && lim.CPU == 0
	for i := range p.most {
		p.most[i] = share(lim.Playouts, i, len(p.workers))
	}
	p.done = c.over()
	p.ready.Store(0)
	p.plan()
	var others []func()
	for _, w := range p.workers[1:] {
		others = append(others, func() { p.work(w, c, nil) })
	}
	quit := func() {
		c.stop()
		p.meeting.end()
	}
	together(quit, func() { p.work(p.workers[0], c, told) }, others)
}

// baseShare is the part of the memory that what several workers agree on may take.
const baseShare = 8

// treeMemory returns how many bytes the tree of each of so many workers may take.
func (c *Config) treeMemory(threads int) int {
	if threads == 1 {
		return c.Memory
	}
	return (c.Memory - c.Memory/baseShare) / threads
}

// share returns how many of n playouts are those of thread i. 0 is no limit.
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

// work is what the goroutine of a worker does.
func (p *pool) work(w *worker, c *clock, told func()) {
	w.cpu.start()
	defer w.cpu.stop()
	collect := func() {
		p.ready.Store(0)
		p.collect()
	}
	decide := func() { p.decide(c) }
	for !p.done {
		p.play(w, c)
		if !p.meeting.wait(collect) {
			return
		}
		p.addUp(w)
		p.compare(w)
		if !p.meeting.wait(nil) {
			return
		}
		p.learn(w)
		if !p.meeting.wait(decide) {
			return
		}
		if told != nil {
			told()
		}
	}
}

// play makes the playouts of w up to the next exchange.
func (p *pool) play(w *worker, c *clock) {
	ready := false
	for look := 0; w.proven == unproven && w.playouts < p.most[w.id]; look-- {
		if w.playouts >= w.goal {
			if !ready {
				p.ready.Add(1)
				ready = true
			}
			if p.strict || int(p.ready.Load()) == len(p.workers) {
				break
			}
		}
		if look == 0 {
			w.pace.judge(c)
			if c.over() || w.cpu.over() {
				break
			}
			look = w.pace.start(c)
		}
		w.playout()
		if w.playouts%batch == 0 {
			w.tidy()
		}
	}
	if !ready {
		p.ready.Add(1)
	}
}

// decide says after an exchange whether the search is done, and if not, how far it goes until the next one.
func (p *pool) decide(c *clock) {
	p.count()
	first := p.workers[0]
	goesOn := func(w *worker) bool { return w.playouts < p.most[w.id] && !w.cpu.out() }
	p.done = c.over() || first.forced() || first.visits() >= mostVisits || !slices.ContainsFunc(p.workers, goesOn) ||
		slices.ContainsFunc(p.workers, func(w *worker) bool { return w.proven != unproven })
	p.plan()
}

// plan sets the goals of all workers.
func (p *pool) plan() {
	for _, w := range p.workers {
		w.goal = min(w.playouts+min(max(quantum, w.visits()/64), mostQuantum), p.most[w.id])
	}
}

// count adds up what all workers have done.
func (p *pool) count() {
	p.played, p.deepest = 0, 0
	for _, w := range p.workers {
		p.played += w.playouts
		p.deepest = max(p.deepest, w.deepest)
	}
}
