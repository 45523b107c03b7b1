package queue

import (
	"errors"
	"testing"
	"time"

	"quintet/games/crash"
)

// Failures of jobs reach the game loop: an error once, and a panic as a panic. The other jobs are still run.
func TestQueueErrors(t *testing.T) {
	q, done := New(), 0
	broken := errors.New("the disk is broken")
	var told []error
	tell := func(err error) { told = append(told, err) }
	for _, do := range []func() error{
		func() error { return broken },
		func() error { panic("the disk is gone") },
		func() error { done++; return nil },
	} {
		q.Do(Job{Do: do, Failed: tell})
	}
	q.Wait()
	if !q.Due(time.Time{}).Reached(time.Time{}) {
		t.Error("jobs have failed, and nothing is due")
	}
	if p := crash.In(q.Collect); p == nil || p.Error() != "the disk is gone" || done != 1 {
		t.Errorf("panic %v, %d jobs done, want one of each", p, done)
	}
	q.Do(Job{Do: func() error { return broken }, Failed: tell})
	q.Wait()
	if q.Collect(); len(told) != 1 || !errors.Is(told[0], broken) {
		t.Errorf("reported %v, want the error", told)
	}
	if q.Collect(); len(told) != 1 {
		t.Errorf("reported %v again", told)
	}
}

// Of several jobs with one name only the last is run, unless it has started.
func TestNamedJobRunsOnce(t *testing.T) {
	q, done := New(), 0
	begun, on := make(chan bool), make(chan bool)
	j := Job{Name: "sync"}
	j.Do = func() error { done++; close(begun); <-on; return nil }
	q.Do(j)
	<-begun
	j.Do = func() error { done++; return nil }
	for range 5 {
		q.Do(j)
	}
	close(on)
	q.Wait()
	if done != 2 {
		t.Errorf("%d jobs were run, want the one that had started and one more", done)
	}
}
