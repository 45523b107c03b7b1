package shelf

import (
	"sync"

	"quintet/games/crash"
)

// A worker does things one after the other beside the game loop: what waits for the disk must not hold up a frame. It has a goroutine, the one
// of the scenes, only while there is something to do.
type worker struct {
	mu   sync.Mutex
	idle *sync.Cond // of mu
	jobs []func() error
	busy bool
	err  error // the first that nobody has asked for

	failed *crash.Panic // of a job, that nobody has been told of
}

func newWorker() *worker {
	w := &worker{}
	w.idle = sync.NewCond(&w.mu)
	return w
}

// do lets job be done after all others.
func (w *worker) do(job func() error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.jobs = append(w.jobs, job)
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
		job := w.jobs[0]
		w.jobs = w.jobs[1:]
		w.mu.Unlock()
		var err error
		failed := crash.In(func() { err = job() })
		w.mu.Lock()
		if w.err == nil {
			w.err = err
		}
		if failed != nil {
			w.failed = failed
		}
	}
	w.busy = false
	w.idle.Broadcast()
}

// trouble returns the first error since it was asked last. It panics where a job has, so that the game loop ends in order.
func (w *worker) trouble() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if p := w.failed; p != nil {
		w.failed = nil
		panic(p)
	}
	err := w.err
	w.err = nil
	return err
}

// wait returns when everything has been done.
func (w *worker) wait() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for w.busy {
		w.idle.Wait()
	}
}
