package squ

import (
	"fmt"
	"maps"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// A census counts sequences of turns: all of them, those whose last turn moves pyramids, those that raise the record of either colour (the "any"
// rule), and the resulting sides.
type census struct {
	turns, own, any int
	sides           map[[2]int8]int
}

// count adds all sequences of depth turns from p, with the given weight.
func (c *census) count(p *position, depth, weight int) {
	for _, q := range turns(p) {
		if depth > 1 {
			c.count(q, depth-1, weight)
			continue
		}
		c.turns += weight
		if q.pyramids != p.pyramids {
			c.own += weight
		}
		if q.recordSide() > p.recordSide() {
			c.any += weight
		}
		c.sides[q.sides] += weight
	}
}

// firstCells are the first discs that differ by more than symmetry, with the number of cells that each represents.
func firstCells(n int) map[int]int {
	weight := map[int]int{}
	for i := range n * n {
		least := i
		for kind := range games.Symmetries {
			least = min(least, games.SymmetricCell(n, kind, i))
		}
		weight[least]++
	}
	return weight
}

// rules.md B4, turns and "Marker census".
func TestMarkerCensus(t *testing.T) {
	tests := []struct {
		size         string
		depth, turns int
		own, any     int
		sides        map[[2]int8]int
	}{
		{"3", 2, 252, 0, 0, map[[2]int8]int{{}: 252}},
		{"3", 3, 3780, 0, 0, map[[2]int8]int{{}: 3780}},
		{"3", 4, 22680, 900, 900, map[[2]int8]int{{}: 21780, {0, 1}: 720, {0, 2}: 180}},
		{"3", 5, 22680, 4500, 4500, map[[2]int8]int{{}: 17280, {1, 0}: 3600, {2, 0}: 900, {0, 1}: 720, {0, 2}: 180}},
		{"4", 2, 1680, 0, 0, map[[2]int8]int{{}: 1680}},
		{"4", 3, 131040, 0, 0, map[[2]int8]int{{}: 131040}},
		{"4", 4, 7207200, 55440, 55440, map[[2]int8]int{{}: 7151760, {0, 1}: 35640, {0, 2}: 15840, {0, 3}: 3960}},
		{"4", 5, 259459200, 9979200, 9908640, map[[2]int8]int{
			{}: 247561920, {1, 0}: 6361920, {2, 0}: 2833920, {3, 0}: 705600,
			{0, 1}: 1229760, {0, 2}: 552960, {0, 3}: 135360, {1, 1}: 46080, {2, 2}: 17280, {3, 1}: 7200, {1, 3}: 7200,
		}},
		{"5", 2, 6900, 0, 0, map[[2]int8]int{{}: 6900}},
		{"5", 3, 1593900, 0, 0, map[[2]int8]int{{}: 1593900}},
		{"8", 2, 124992, 0, 0, map[[2]int8]int{{}: 124992}},
		{"10", 2, 485100, 0, 0, map[[2]int8]int{{}: 485100}},
	}
	for _, tt := range tests {
		t.Run(fmt.Sprintf("%sx%s d=%d", tt.size, tt.size, tt.depth), func(t *testing.T) {
			if testing.Short() && tt.turns > 500_000 {
				t.Skip("too many turns for -short")
			}
			if tt.turns > 100_000_000 {
				gametest.Long(t)
			}
			g := open(t, "size="+tt.size)
			got := census{sides: map[[2]int8]int{}}
			for cell, weight := range firstCells(g.n) {
				p := g.Start().(*position)
				p.Play(moveOn(cell))
				got.count(p, tt.depth-1, weight)
			}
			if got.turns != tt.turns || got.own != tt.own || got.any != tt.any {
				t.Errorf("%d sequences, own %d, any %d, want %d, %d, %d", got.turns, got.own, got.any, tt.turns, tt.own, tt.any)
			}
			if !maps.Equal(got.sides, tt.sides) {
				t.Errorf("sides %v, want %v", got.sides, tt.sides)
			}
		})
	}
}

// A solver finds out whether player can force at least a draw. It caches results at the ends of turns, by Hash.
type solver struct {
	player games.Player
	safe   map[uint64]bool
}

// holds reports whether the player can keep at least a draw from p.
func (s *solver) holds(p *position) bool {
	if ps, ok := p.Decided(); ok {
		return ps[s.player] >= 0
	}
	safe, known := s.safe[p.Hash()]
	if known {
		return safe
	}
	// The player to move needs one turn that works.
	own := p.ToMove() == s.player
	safe = !own
	for _, q := range turns(p) {
		if s.holds(q) == own {
			safe = own
			break
		}
	}
	s.safe[p.Hash()] = safe
	return safe
}

// rules.md B4, "Solved": 3x3 and 4x4 are draws with best play after every first move.
func TestSolved(t *testing.T) {
	for i, size := range []string{"3", "4"} {
		if !gametest.Sampled(i, 2) {
			continue
		}
		t.Run(size+"x"+size, func(t *testing.T) {
			g := open(t, "size="+size)
			for c := range red + 2 {
				s := solver{c, map[uint64]bool{}}
				for cell := range firstCells(g.n) {
					p := g.Start().(*position)
					p.Play(moveOn(cell))
					if !s.holds(p) {
						t.Errorf("after %s colour %d cannot force a draw", g.label(cell), c)
					}
				}
				t.Logf("colour %d: %d positions", c, len(s.safe))
			}
		})
	}
}
