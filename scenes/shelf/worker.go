package shelf

import (
	"slices"
	"sync"

	"quintet/games/crash"
)

// A worker does things one after the other beside the game loop: what waits for the disk must not hold up a frame. It has a goroutine, the one
// of the scenes, only while there is something to do.
type worker struct {
	mu   sync.Mutex
	idle *sync.Cond // of mu
	jobs []job
	done []func() // what the game loop has to know of jobs that are done
	busy bool
	// Something has failed of which settle has not told. What has gone well can wait until it is called for another reason.
	urgent bool

	failed *crash.Panic // of a job, that nobody has been told of
}

// A job is something to be done.
type job struct {
	name string // of two jobs with one name that wait, one is enough; "" for none
	do   func() error
	// One of these is called in the goroutine of the game loop; nil for nothing that it has to know.
	done   func()
	failed func(error)
}

func newWorker() *worker {
	w := &worker{}
	w.idle = sync.NewCond(&w.mu)
	return w
}

// do lets j be done after all others.
func (w *worker) do(j job) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if j.name != "" && slices.ContainsFunc(w.jobs, func(other job) bool { return other.name == j.name }) {
		return
	}
	w.jobs = append(w.jobs, j)
	if !w.busy {
		w.busy = true
		go w.run()
	}
}

// run does jobs until there are none.
func (w *worker) run() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for len(w.jobs) > 0 {
		j := w.jobs[0]
		w.jobs = w.jobs[1:]
		w.mu.Unlock()
		var err error
		failed := crash.In(func() { err = j.do() })
		w.mu.Lock()
		switch {
		case failed != nil:
			w.failed, w.urgent = failed, true
		case err != nil && j.failed != nil:
			w.done, w.urgent = append(w.done, func() { j.failed(err) }), true
		case err == nil && j.done != nil:
			w.done = append(w.done, j.done)
		}
	}
	w.busy = false
	w.idle.Broadcast()
}

// settle tells what has become of the jobs that were done since. It panics where one has, so that the game loop ends in order.
func (w *worker) settle() {
	w.mu.Lock()
	failed, done := w.failed, w.done
	w.failed, w.done, w.urgent = nil, nil, false
	w.mu.Unlock()
	if failed != nil {
		panic(failed)
	}
	for _, f := range done {
		f()
	}
}

// pending reports whether jobs are being done, and whether settle has to be called soon.
func (w *worker) pending() (busy, urgent bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.busy, w.urgent
}

// wait returns when everything has been done.
func (w *worker) wait() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for w.busy {
		w.idle.Wait()
	}
}
