package queue

import (
	"errors"
	"testing"
	"time"
)

// A failed write is reported once and retried when that is due, until it succeeds: then the next failure is reported again.
func TestSaverRetries(t *testing.T) {
	full := errors.New("the disk is full")
	told, written, now := 0, 0, time.Unix(0, 0)
	var broken error
	s := NewSaver(func(err error) {
		if told++; !errors.Is(err, full) {
			t.Errorf("reported %v", err)
		}
	})
	poll := func(after time.Duration) {
		t.Helper()
		s.Wait()
		now = now.Add(after)
		s.Poll(now)
		s.Wait()
	}
	for round := range 2 {
		written, broken = 0, full
		s.Save(func() error { written++; return broken })
		poll(0)
		if after, ok := s.Due(now).After(now); after != RetryInterval || !ok || !s.Unsaved() {
			t.Errorf("after a failure the next try is in %v, %v", after, ok)
		}
		poll(RetryInterval - 1)
		if written != 1 {
			t.Errorf("written %d times before the next try is due", written)
		}
		poll(1)
		poll(0) // which notices the second failure
		broken = nil
		poll(RetryInterval)
		if after, ok := s.Due(now).After(now); after != 0 || !ok {
			t.Errorf("the next Poll is due in %v, %v, want at once", after, ok)
		}
		poll(0)
		if !s.Due(now).Never() || s.Unsaved() || written != 3 || told != round+1 {
			t.Errorf("written %d times, told %d times, unsaved %v", written, told, s.Unsaved())
		}
	}
}

// Of several writes requested while the disk is busy only the last is written.
func TestSaverWritesLatest(t *testing.T) {
	s := NewSaver(func(err error) { t.Error(err) })
	began, release := make(chan struct{}), make(chan struct{})
	s.Save(func() error { close(began); <-release; return nil })
	<-began
	var got []int
	for n := range 5 {
		s.Save(func() error { got = append(got, n); return nil })
	}
	close(release)
	if s.Close(); len(got) != 1 || got[0] != 4 {
		t.Errorf("written are %v, want only the last", got)
	}
}

// Close retries a failed write once.
func TestSaverRetriesAtClose(t *testing.T) {
	s, written := NewSaver(func(error) {}), 0
	s.Save(func() error {
		if written++; written == 1 {
			return errors.New("the disk is full")
		}
		return nil
	})
	if s.Close(); written != 2 || s.Unsaved() {
		t.Errorf("written %d times, unsaved %v", written, s.Unsaved())
	}
}
