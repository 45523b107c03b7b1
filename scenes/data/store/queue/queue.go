// Package queue runs jobs that wait for a disk beside the game loop.
package queue

import (
	"slices"
	"sync"
	"time"

	"quintet/games/crash"
	"quintet/render/due"
)

// A Queue runs jobs one after the other beside the game loop, so that no frame waits for the disk. It has a goroutine only while there are
// jobs: the only one that scenes start.
type Queue struct {
	mu   sync.Mutex
	idle *sync.Cond // of mu
	jobs []Job
	done []func() // callbacks of finished jobs
	busy bool
	left int // jobs that wait or run, and are not in the background
	// A job has failed since the last Collect. Successful jobs can wait until Collect is called for another reason.
	urgent bool

	failed *crash.Panic // of a job, until Collect
}

// A Job is one operation with its callbacks.
type Job struct {
	Name string // of two jobs with one name that wait, one is enough; "" for none
	Do   func() error
	// Background keeps the job out of Due.
	Background bool
	// Collect calls one of these; nil for nothing to do.
	Done   func()
	Failed func(error)
}

// New returns a queue without jobs.
func New() *Queue {
	q := &Queue{}
	q.idle = sync.NewCond(&q.mu)
	return q
}

// Do lets j be done after all others.
func (q *Queue) Do(j Job) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if j.Name != "" && slices.ContainsFunc(q.jobs, func(other Job) bool { return other.Name == j.Name }) {
		return
	}
	q.jobs = append(q.jobs, j)
	if !j.Background {
		q.left++
	}
	if !q.busy {
		q.busy = true
		go q.run()
	}
}

// run does jobs until there are none.
func (q *Queue) run() {
	q.mu.Lock()
	defer q.mu.Unlock()
	for len(q.jobs) > 0 {
		j := q.jobs[0]
		q.jobs = q.jobs[1:]
		q.mu.Unlock()
		var err error
		failed := crash.In(func() { err = j.Do() })
		q.mu.Lock()
		if !j.Background {
			q.left--
		}
		switch {
		case failed != nil:
			q.failed, q.urgent = failed, true
		case err != nil && j.Failed != nil:
			q.done, q.urgent = append(q.done, func() { j.Failed(err) }), true
		case err == nil && j.Done != nil:
			q.done = append(q.done, j.Done)
		}
	}
	q.busy = false
	q.idle.Broadcast()
}

// Collect calls Done or Failed of the jobs finished since the last call. It panics where a job has, so that the game loop ends in order.
func (q *Queue) Collect() {
	q.mu.Lock()
	failed, done := q.failed, q.done
	q.failed, q.done, q.urgent = nil, nil, false
	q.mu.Unlock()
	if failed != nil {
		panic(failed)
	}
	for _, f := range done {
		f()
	}
}

// LookInterval is the delay after which something that runs beside the game loop is asked again whether it has ended.
const LookInterval = 100 * time.Millisecond

// Due returns when it must be asked again, or, where a job has failed, that Collect must be called now. It is never where no job waits or runs
// but in the background.
func (q *Queue) Due(now time.Time) due.Time {
	q.mu.Lock()
	defer q.mu.Unlock()
	switch {
	case q.urgent:
		return due.Now()
	case q.left > 0:
		return due.At(now.Add(LookInterval))
	}
	return due.Time{}
}

// Ready reports whether Collect has something to do.
func (q *Queue) Ready() bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.done) > 0 || q.failed != nil
}

// Wait returns when everything has been done.
func (q *Queue) Wait() {
	q.mu.Lock()
	defer q.mu.Unlock()
	for q.busy {
		q.idle.Wait()
	}
}
