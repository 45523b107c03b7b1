package search

import (
	"sync"
	"sync/atomic"

	"quintet/games/crash"
)

// runGroup runs first on this goroutine and each of others on its own, and returns when all have ended. When one panics it calls quit,
// which must make the others end, and finally panics with that *crash.Panic.
func runGroup(quit func(), first func(), others []func()) {
	var failed atomic.Pointer[crash.Panic]
	guarded := func(work func()) {
		if p := crash.In(work); p != nil {
			failed.CompareAndSwap(nil, p)
			quit()
		}
	}
	var all sync.WaitGroup
	for _, work := range others {
		all.Go(func() { guarded(work) })
	}
	guarded(first)
	all.Wait()
	if p := failed.Load(); p != nil {
		panic(p)
	}
}
