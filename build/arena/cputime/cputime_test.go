package cputime_test

import (
	"runtime"
	"testing"
	"time"

	"quintet/build/arena/cputime"
)

// The clock runs while its thread works, and stands still while another thread works or this one waits.
func TestOwnWorkAlone(t *testing.T) {
	if cputime.Clock != "CPU time" {
		t.Skip("the clock here is the wall clock")
	}
	const work = 50 * time.Millisecond
	spin := func() {
		for start := cputime.Now(); cputime.Now().Sub(start) < work; {
		}
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	start := cputime.Now()
	other := make(chan bool)
	go func() {
		runtime.LockOSThread() // never unlocked, so that the thread ends with the goroutine
		spin()
		close(other)
	}()
	<-other
	if waited := cputime.Now().Sub(start); waited >= work/2 {
		t.Errorf("the clock ran for %v while another thread worked for %v", waited, work)
	}
	start, wall := cputime.Now(), time.Now()
	spin()
	if worked := cputime.Now().Sub(start); worked < work || worked > time.Since(wall)+time.Millisecond {
		t.Errorf("the clock ran for %v while this thread worked for %v, at least %v", worked, time.Since(wall), work)
	}
}
