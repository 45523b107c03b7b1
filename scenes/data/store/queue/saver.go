// Saving one thing in the background: coalescing, retrying after a failure, and one message about it.

package queue

import (
	"sync"
	"time"

	"quintet/render/due"
)

// RetryInterval is the delay before a failed write is tried again.
const RetryInterval = 5 * time.Second

// A Saver writes one thing beside the game loop: what was asked for last, again and again until the disk takes it. It belongs to the goroutine
// of the game loop.
type Saver struct {
	queue *Queue
	tell  func(err error)

	mu    sync.Mutex
	write func() error // asked for last

	err   error // of the last write
	told  bool  // the players know that it has failed
	retry due.Time
	now   time.Time // of the last Poll
}

// NewSaver returns a saver that has nothing to write. Where a write fails Poll calls tell, once until one succeeds.
func NewSaver(tell func(err error)) *Saver { return &Saver{queue: New(), tell: tell} }

// Save lets write be called beside the game loop, in the place of one that has not begun.
func (s *Saver) Save(write func() error) {
	s.mu.Lock()
	s.write = write
	s.mu.Unlock()
	s.save()
}

// save lets what was asked for last be written.
func (s *Saver) save() {
	s.retry = due.Time{}
	s.queue.Do(Job{Name: "save", Do: s.run, Done: func() { s.err, s.told = nil, false }, Failed: s.fail})
}

// run writes. The queue calls it.
func (s *Saver) run() error {
	s.mu.Lock()
	write := s.write
	s.mu.Unlock()
	return write()
}

// fail notes that a write has failed.
func (s *Saver) fail(err error) {
	s.err, s.retry = err, due.At(s.now.Add(RetryInterval))
	if !s.told {
		s.told = true
		s.tell(err)
	}
}

// Poll takes note of what has been written, and tries again what has failed and is due.
func (s *Saver) Poll(now time.Time) {
	s.now = now
	s.queue.Collect()
	if s.queue.Due(now).Never() && s.retry.Reached(now) {
		s.save()
	}
}

// Unsaved reports whether the last write has failed, as Poll has told.
func (s *Saver) Unsaved() bool { return s.err != nil }

// Due returns when Poll must be called again: never where everything is written.
func (s *Saver) Due(now time.Time) due.Time {
	switch t := s.queue.Due(now); {
	case !t.Never() || s.err == nil:
		return t
	case s.retry.Never(): // what had failed is written after all
		return due.Now()
	}
	return s.retry
}

// Wait returns when everything is written or has failed.
func (s *Saver) Wait() { s.queue.Wait() }

// Finish waits until everything is written or has failed, and returns the error of the last write.
func (s *Saver) Finish() error {
	s.queue.Wait()
	s.queue.Collect()
	return s.err
}

// Close is Finish that tries once more after a failure.
func (s *Saver) Close() {
	if s.Finish() != nil {
		s.save()
		_ = s.Finish() // the players have been told
	}
}
