// Perft counts the ply paths from a position, to check rules against independent numbers: Perft without limits, PerftWithin with limits on paths and
// plies. Tests, the text protocol and tools use it. Change how paths are counted here (pathCounter).

package games

import (
	"context"
	"math"
)

// Perft counts the ply paths of exactly depth plies from p. A game that ends earlier counts as one path. p is not changed.
func Perft(p Position, depth int) uint64 {
	n, _ := PerftWithin(context.Background(), p, depth, PerftLimits{math.MaxUint64, math.MaxUint64})
	return n
}

// PerftLimits bounds the work of a count. Plies bounds its time: in long games one counted path can take many plies.
type PerftLimits struct {
	Paths uint64 // counted
	Plies uint64 // played
}

// PerftWithin is Perft with limits. ok is false if it reached a limit or ctx was cancelled.
func PerftWithin(ctx context.Context, p Position, depth int, limits PerftLimits) (n uint64, ok bool) {
	c := pathCounter{ctx: ctx, limits: limits}
	ok = c.count(p, depth, 0)
	return c.paths, ok
}

// A pathCounter counts paths. It has one scratch position and one move list per level, allocated when the level is first reached.
type pathCounter struct {
	ctx          context.Context
	limits       PerftLimits
	paths, plies uint64
	positions    []Position
	moves        [][]Move
}

// count adds the paths of depth plies from p, at the given level. It reports whether all were counted within the limits.
func (c *pathCounter) count(p Position, depth, level int) bool {
	if depth == 0 || p.Over() {
		c.paths++
		return c.paths <= c.limits.Paths
	}
	if c.ctx.Err() != nil {
		return false
	}
	if level == len(c.positions) {
		c.positions = append(c.positions, p.Clone())
		c.moves = append(c.moves, nil)
	}
	ms := p.AppendMoves(c.moves[level][:0])
	c.moves[level] = ms
	if depth == 1 {
		c.paths += uint64(len(ms))
		return c.paths <= c.limits.Paths
	}
	q := c.positions[level]
	for _, m := range ms {
		if c.plies == c.limits.Plies {
			return false
		}
		c.plies++
		q.CopyFrom(p)
		q.Play(m)
		if !c.count(q, depth-1, level+1) {
			return false
		}
	}
	return true
}
