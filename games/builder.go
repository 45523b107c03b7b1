// Turns clicks into moves, for every game (Builder): it keeps the targets clicked so far, finds the legal move that they complete, and lists the
// targets that may follow. Change here what a click on a target that does not fit does (Click). The steps of each move come from the game
// (Game.AppendSteps).

package games

import (
	"slices"

	"quintet/games/board"
)

// Progress is the effect of a click on the move being built.
type Progress uint8

// What a click can do.
const (
	Empty    Progress = iota // nothing is entered
	Partial                  // more targets are needed
	Complete                 // the move is made
	Refused                  // the target fits no legal move; the path stays
)

// A Builder turns clicks into a move. It knows no rules: it filters the steps of the legal moves.
// It belongs to one goroutine.
type Builder struct {
	game  Game
	moves []Move
	steps [][]board.Target // of each move
	path  []board.Target
}

// NewBuilder returns a builder without a position; call Reset next.
func NewBuilder(g Game) *Builder { return &Builder{game: g} }

// Reset starts again in position p. p is not kept.
func (b *Builder) Reset(p Position) {
	b.moves = p.AppendMoves(b.moves[:0])
	b.steps = make([][]board.Target, len(b.moves))
	for i, m := range b.moves {
		b.steps[i] = b.game.AppendSteps(nil, p, m)
	}
	b.path = b.path[:0]
}

// Click adds t to the path. If that completes a move, it returns the move and clears the path. A target that does not continue the path but begins a
// legal move starts a new path. Any other target is Refused.
func (b *Builder) Click(t board.Target) (Move, Progress) {
	for _, path := range [][]board.Target{append(b.Path(), t), {t}} {
		m, progress := b.Try(path)
		if progress == Refused {
			continue
		}
		b.path = append(b.path[:0], path...)
		if progress == Complete {
			b.path = b.path[:0]
		}
		return m, progress
	}
	return NoMove, Refused
}

// Try reports the effect of path without changing anything. For Partial it returns the first move that continues path.
func (b *Builder) Try(path []board.Target) (Move, Progress) {
	if len(path) == 0 {
		return NoMove, Empty
	}
	for i, steps := range b.steps {
		if !hasPrefix(steps, path) {
			continue
		}
		if len(steps) == len(path) {
			return b.moves[i], Complete
		}
		return b.moves[i], Partial
	}
	return NoMove, Refused
}

// Next appends to dst the targets that may follow the path now, each once, in the order of the legal moves.
func (b *Builder) Next(dst []board.Target) []board.Target {
	return b.NextAfter(dst, b.path)
}

// NextAfter is Next for any path.
func (b *Builder) NextAfter(dst, path []board.Target) []board.Target {
	var seen [1 << 16 / 64]uint64
	for _, steps := range b.steps {
		if len(steps) <= len(path) || !hasPrefix(steps, path) {
			continue
		}
		t := steps[len(path)]
		if seen[t/64]>>(t%64)&1 == 0 {
			seen[t/64] |= 1 << (t % 64)
			dst = append(dst, t)
		}
	}
	return dst
}

// Path returns a copy of the targets clicked so far.
func (b *Builder) Path() []board.Target { return append([]board.Target(nil), b.path...) }

// Back undoes the last click. It returns false if there was none.
func (b *Builder) Back() bool {
	if len(b.path) == 0 {
		return false
	}
	b.path = b.path[:len(b.path)-1]
	return true
}

// Clear forgets the path.
func (b *Builder) Clear() { b.path = b.path[:0] }

func hasPrefix(steps, path []board.Target) bool {
	return len(steps) >= len(path) && slices.Equal(steps[:len(path)], path)
}
