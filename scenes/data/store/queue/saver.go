// Saves one thing repeatedly, with a queue: only the newest version is written, a failed write is retried, and the players are told once. The
// owner calls Poll on the game loop. Change the delay before a retry here.

package queue

import (
	"sync"
	"time"

	"quintet/render/due"
)

// RetryInterval is the delay before a failed write is tried again.
const RetryInterval = 5 * time.Second

// A Saver writes one thing in the background. Only the newest version is written, and a failed write is tried again until it succeeds. It belongs to
// the goroutine of the game loop.
type Saver struct {
	queue  *Queue
	notify func(err error)

	mu    sync.Mutex
	write func() error // the newest one

	err      error // of the last write
	notified bool  // tell was called about it
	retry    due.Time
	now      time.Time // of the last Poll
}

// NewSaver returns a saver with nothing to write. When writing fails, Poll calls tell once, and again only if a write has succeeded in between.
func NewSaver(tell func(err error)) *Saver { return &Saver{queue: New(), notify: tell} }

// Save calls write in the background. It replaces a write that has not started.
func (s *Saver) Save(write func() error) {
	s.mu.Lock()
	s.write = write
	s.mu.Unlock()
	s.save()
}

// save queues the newest write.
func (s *Saver) save() {
	s.retry = due.Time{}
	s.queue.Do(Job{Name: "save", Do: s.run, Done: func() { s.err, s.notified = nil, false }, Failed: s.fail})
}

// run is the job of the queue.
func (s *Saver) run() error {
	s.mu.Lock()
	write := s.write
	s.mu.Unlock()
	return write()
}

// fail schedules another try and tells the players the first time.
func (s *Saver) fail(err error) {
	s.err, s.retry = err, due.At(s.now.Add(RetryInterval))
	if !s.notified {
		s.notified = true
		s.notify(err)
	}
}

// Poll collects finished writes, and retries a failed one when it is due.
func (s *Saver) Poll(now time.Time) {
	s.now = now
	s.queue.Collect()
	if s.queue.Due(now).Never() && s.retry.Reached(now) {
		s.save()
	}
}

// Unsaved reports whether the last write failed.
func (s *Saver) Unsaved() bool { return s.err != nil }

// Due returns when Poll must be called again: never if everything is written.
func (s *Saver) Due(now time.Time) due.Time {
	switch t := s.queue.Due(now); {
	case !t.Never() || s.err == nil:
		return t
	case s.retry.Never(): // the retry has succeeded
		return due.Now()
	}
	return s.retry
}

// Wait waits until everything is written or has failed.
func (s *Saver) Wait() { s.queue.Wait() }

// Finish waits until everything is written or has failed, and returns the error of the last write.
func (s *Saver) Finish() error {
	s.queue.Wait()
	s.queue.Collect()
	return s.err
}

// Close is Finish with one more try after a failure.
func (s *Saver) Close() {
	if s.Finish() != nil {
		s.save()
		_ = s.Finish() // the players have been told
	}
}
