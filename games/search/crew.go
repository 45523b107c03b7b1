package search

import (
	"context"
	"sync"
	"sync/atomic"

	"quintet/games"
	"quintet/games/crash"
)

// Try searches as e does, but a panic of e comes back as an error, a *crash.Panic. The report is empty then, and e, of which nobody knows
// how it was left, is not to be used any more.
func Try(ctx context.Context, e Engine, pos games.Position, lim Limits) (r Report, err error) {
	if p := crash.In(func() { r, err = e.Search(ctx, pos, lim) }); p != nil {
		return Report{}, p
	}
	return r, err
}

// together does first, and each of others on a goroutine of its own, and returns when all have ended. When one panics quit is called, which
// must make the others end; in the end together panics with that *crash.Panic.
func together(quit func(), first func(), others []func()) {
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
