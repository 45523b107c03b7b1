// Counting the ply paths from a position (perft), to check rules against independent numbers. Used by tests, the text protocol and tools.

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

// PerftLimits bounds the work of a count of paths. Plies bounds its time: where games are long, a path that is counted as
// one takes many of them.
type PerftLimits struct {
	Paths uint64 // counted
	Plies uint64 // played
}

// PerftWithin is Perft that gives up beyond the limits, or when ctx is cancelled; ok is then false.
func PerftWithin(ctx context.Context, p Position, depth int, limits PerftLimits) (n uint64, ok bool) {
	c := pathCounter{ctx: ctx, limits: limits}
	ok = c.count(p, depth, 0)
	return c.paths, ok
}

// A pathCounter counts paths with one scratch position and one list of moves a level, made when a level is first reached.
type pathCounter struct {
	ctx          context.Context
	limits       PerftLimits
	paths, plies uint64
	positions    []Position
	moves        [][]Move
}

// count adds the paths of depth plies from p, which is at this level. It reports whether they are within the limit and all
// have been counted.
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
