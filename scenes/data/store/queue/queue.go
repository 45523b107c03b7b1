// Package queue runs jobs that wait for a disk, one after the other, on a goroutine of its own, so that no frame waits for them. When a job has
// finished, its callback (Done or Failed) does not run at once, but on the game loop, in Collect.
//
// This file has the Queue and its jobs. Due returns when to call Collect; it ignores jobs marked Background. Change here how often finished jobs are
// collected (CheckInterval). saver.go saves one thing repeatedly.
package queue

import (
	"slices"
	"sync"
	"time"

	"quintet/games/crash"
	"quintet/render/due"
)

// A Queue runs jobs in order on a goroutine of its own, so that no frame waits for the disk. The goroutine exists only while there are jobs. No other
// goroutine is started by scenes.
type Queue struct {
	mu         sync.Mutex
	idle       *sync.Cond // of mu
	jobs       []Job
	done       []func() // callbacks of finished jobs
	busy       bool
	foreground int // foreground jobs that wait or run
	// A job failed since the last Collect. Successful jobs can wait until Collect is called for another reason.
	jobFailed bool

	panicked *crash.Panic // of a job, until Collect
}

// A Job is one operation with its callbacks.
type Job struct {
	Name string // a job is dropped if one of the same name is waiting; "" for none
	Do   func() error
	// A Background job does not count for Due.
	Background bool
	// Collect calls one of these, if it is not nil.
	Done   func()
	Failed func(error)
}

// New returns a queue without jobs.
func New() *Queue {
	q := &Queue{}
	q.idle = sync.NewCond(&q.mu)
	return q
}

// Do queues j.
func (q *Queue) Do(j Job) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if j.Name != "" && slices.ContainsFunc(q.jobs, func(other Job) bool { return other.Name == j.Name }) {
		return
	}
	q.jobs = append(q.jobs, j)
	if !j.Background {
		q.foreground++
	}
	if !q.busy {
		q.busy = true
		go q.run()
	}
}

// run runs jobs until there are none.
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
			q.foreground--
		}
		switch {
		case failed != nil:
			q.panicked, q.jobFailed = failed, true
		case err != nil && j.Failed != nil:
			q.done, q.jobFailed = append(q.done, func() { j.Failed(err) }), true
		case err == nil && j.Done != nil:
			q.done = append(q.done, j.Done)
		}
	}
	q.busy = false
	q.idle.Broadcast()
}

// Collect calls Done or Failed of the jobs that finished since the last call. If a job panicked, it panics, so that the game loop ends in order.
func (q *Queue) Collect() {
	q.mu.Lock()
	failed, done := q.panicked, q.done
	q.panicked, q.done, q.jobFailed = nil, nil, false
	q.mu.Unlock()
	if failed != nil {
		panic(failed)
	}
	for _, f := range done {
		f()
	}
}

// CheckInterval is how often the game loop checks whether background work has finished.
const CheckInterval = 100 * time.Millisecond

// Due returns when to call Collect: now if a job has failed, after CheckInterval while foreground jobs wait or run, otherwise never.
func (q *Queue) Due(now time.Time) due.Time {
	q.mu.Lock()
	defer q.mu.Unlock()
	switch {
	case q.jobFailed:
		return due.Now()
	case q.foreground > 0:
		return due.At(now.Add(CheckInterval))
	}
	return due.Time{}
}

// Ready reports whether Collect has anything to do.
func (q *Queue) Ready() bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.done) > 0 || q.panicked != nil
}

// Wait waits until all jobs have finished.
func (q *Queue) Wait() {
	q.mu.Lock()
	defer q.mu.Unlock()
	for q.busy {
		q.idle.Wait()
	}
}
