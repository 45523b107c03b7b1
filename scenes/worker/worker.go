// Package worker runs jobs that wait for a disk beside the game loop.
package worker

import (
	"slices"
	"sync"

	"quintet/games/crash"
)

// A Worker runs jobs one after the other beside the game loop, so that no frame waits for the disk. It has a goroutine only while there are
// jobs: the only one that scenes start.
type Worker struct {
	mu   sync.Mutex
	idle *sync.Cond // of mu
	jobs []Job
	done []func() // callbacks of finished jobs
	busy bool
	// A job has failed since the last Collect. Successful jobs can wait until Collect is called for another reason.
	urgent bool

	failed *crash.Panic // of a job, until Collect
}

// A Job is one operation with its callbacks.
type Job struct {
	Name string // of two jobs with one name that wait, one is enough; "" for none
	Do   func() error
	// Collect calls one of these; nil for nothing to do.
	Done   func()
	Failed func(error)
}

// New returns a worker with nothing to do.
func New() *Worker {
	w := &Worker{}
	w.idle = sync.NewCond(&w.mu)
	return w
}

// Do lets j be done after all others.
func (w *Worker) Do(j Job) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if j.Name != "" && slices.ContainsFunc(w.jobs, func(other Job) bool { return other.Name == j.Name }) {
		return
	}
	w.jobs = append(w.jobs, j)
	if !w.busy {
		w.busy = true
		go w.run()
	}
}

// run does jobs until there are none.
func (w *Worker) run() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for len(w.jobs) > 0 {
		j := w.jobs[0]
		w.jobs = w.jobs[1:]
		w.mu.Unlock()
		var err error
		failed := crash.In(func() { err = j.Do() })
		w.mu.Lock()
		switch {
		case failed != nil:
			w.failed, w.urgent = failed, true
		case err != nil && j.Failed != nil:
			w.done, w.urgent = append(w.done, func() { j.Failed(err) }), true
		case err == nil && j.Done != nil:
			w.done = append(w.done, j.Done)
		}
	}
	w.busy = false
	w.idle.Broadcast()
}

// Collect calls Done or Failed of the jobs finished since the last call. It panics where a job has, so that the game loop ends in order.
func (w *Worker) Collect() {
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

// Pending reports whether jobs wait or run, and whether Collect has to be called soon.
func (w *Worker) Pending() (busy, urgent bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.busy, w.urgent
}

// Wait returns when everything has been done.
func (w *Worker) Wait() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for w.busy {
		w.idle.Wait()
	}
}
