// Mixed is an engine whose strength lies between those of two others: it searches some positions with the stronger of them, and the rest with the
// weaker. Change here which positions those are.

package search

import (
	"context"
	"math"

	"quintet/games"
)

// Mixed searches a share of all positions with Strong, the others with Weak. Seed and position decide, so that a position is searched by the same
// engine again.
type Mixed struct {
	Weak, Strong Engine
	Share        float64 // of the positions that Strong searches, from 0 to 1
	Playouts     float64 // the playouts of Weak, as a multiple of those in Limits
	Seed         uint64
}

// Search implements Engine.
func (e Mixed) Search(ctx context.Context, pos games.Position, lim Limits) (Report, error) {
	if games.NewRand(e.Seed^pos.Hash()).Float64() < e.Share {
		return e.Strong.Search(ctx, pos, lim)
	}
	if lim.Playouts > 0 {
		lim.Playouts = max(1, int(math.Round(float64(lim.Playouts)*e.Playouts)))
	}
	return e.Weak.Search(ctx, pos, lim)
}
