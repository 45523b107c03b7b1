package search

import (
	"context"

	"quintet/games"
	"quintet/games/crash"
)

// CatchPanic searches as e does, but returns a panic of e as an error, a *crash.Panic. The report is empty then, and e must not be used
// any more.
func CatchPanic(ctx context.Context, e Engine, pos games.Position, lim Limits) (r Report, err error) {
	if p := crash.In(func() { r, err = e.Search(ctx, pos, lim) }); p != nil {
		return Report{}, p
	}
	return r, err
}
