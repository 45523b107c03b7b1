package search

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// spins is how often a goroutine looks whether the others have come before it sleeps: for some microseconds, as long as waking takes.
const spins = 1 << 14

// A meeting is where a number of goroutines wait until all of them have come, as often as they like.
type meeting struct {
	size   int32
	spins  int
	here   atomic.Int32
	rounds atomic.Uint32 // meetings that are over
	ended  atomic.Bool   // nobody waits any more
	mutex  sync.Mutex
	next   *sync.Cond // for those who sleep until rounds changes, or it has ended
}

func newMeeting(size int) *meeting {
	m := &meeting{size: int32(size)}
	m.next = sync.NewCond(&m.mutex)
	if runtime.GOMAXPROCS(0) >= size {
		m.spins = spins
	}
	return m
}

// end lets nobody wait: the meeting is over for good.
func (m *meeting) end() {
	m.mutex.Lock() // so that nobody is between the look at ended and the sleep
	m.ended.Store(true)
	m.mutex.Unlock()
	m.next.Broadcast()
}

// wait returns true when all have called it. The last one calls then first, unless that is nil, while the others still wait. After end it
// returns false, also to those who wait already.
func (m *meeting) wait(then func()) bool {
	round := m.rounds.Load()
	if m.here.Add(1) == m.size {
		if then != nil {
			then()
		}
		m.here.Store(0)
		m.mutex.Lock()
		m.rounds.Add(1)
		m.mutex.Unlock()
		m.next.Broadcast()
		return !m.ended.Load()
	}
	for range m.spins {
		if m.rounds.Load() != round || m.ended.Load() {
			return !m.ended.Load()
		}
	}
	m.mutex.Lock()
	defer m.mutex.Unlock()
	for m.rounds.Load() == round && !m.ended.Load() {
		m.next.Wait()
	}
	return !m.ended.Load()
}
