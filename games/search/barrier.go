// A reusable barrier: the workers of a parallel tree search wait at it between the steps of an exchange (exchange.go), first spinning, then asleep.
// Change here how long a worker spins (maxSpins).

package search

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// maxSpins is the number of polls before a waiting goroutine sleeps: a few microseconds, about the time it takes to wake one.
const maxSpins = 1 << 14

// A barrier holds size goroutines until all of them are waiting. It is reusable.
type barrier struct {
	size    int32
	spins   int
	arrived atomic.Int32
	rounds  atomic.Uint32 // completed
	aborted atomic.Bool   // wait returns at once
	mutex   sync.Mutex
	changed *sync.Cond // signals a change of rounds or aborted
}

func newBarrier(size int) *barrier {
	b := &barrier{size: int32(size)}
	b.changed = sync.NewCond(&b.mutex)
	if runtime.GOMAXPROCS(0) >= size {
		b.spins = maxSpins
	}
	return b
}

// abort wakes all waiting goroutines and makes every later wait return false.
func (b *barrier) abort() {
	b.mutex.Lock() // so that no goroutine is between its check of aborted and its sleep
	b.aborted.Store(true)
	b.mutex.Unlock()
	b.changed.Broadcast()
}

// wait blocks until all goroutines have called it, and returns true. The last to arrive calls then, which may be nil, before any of them continues.
// After abort it returns false, also to those already waiting.
func (b *barrier) wait(then func()) bool {
	round := b.rounds.Load()
	if b.arrived.Add(1) == b.size {
		if then != nil {
			then()
		}
		b.arrived.Store(0)
		b.mutex.Lock()
		b.rounds.Add(1)
		b.mutex.Unlock()
		b.changed.Broadcast()
		return !b.aborted.Load()
	}
	for range b.spins {
		if b.rounds.Load() != round || b.aborted.Load() {
			return !b.aborted.Load()
		}
	}
	b.mutex.Lock()
	defer b.mutex.Unlock()
	for b.rounds.Load() == round && !b.aborted.Load() {
		b.changed.Wait()
	}
	return !b.aborted.Load()
}
