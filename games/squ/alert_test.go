package squ_test

import (
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/squ"
)

// In random games the levels 2 and 3 close, in their turn, the open fourth corner of the largest square that matters; they complete their own when the
// opponent has no larger one open, and a square that decides the game. A square matters if it is larger than the record and than half of the largest
// square that the other colour can still have.
func TestWeakLevelsSeeSquares(t *testing.T) {
	const positions, enough = 100, 95
	for _, options := range []games.Options{{"size": "8"}, {"size": "10", "ties": "record"}} {
		g, err := squ.Spec.Open(options)
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range catalog.LevelsOf(squ.Spec.ID)[1:3] {
			r := games.NewRand(uint64(l.Number))
			closed, completed, won := 0, 0, 0
			for i := range uint64(positions) {
				p, side := openCorner(g, r, false)
				b := readDiscs(g, playTurn(t, l, g, p, i))
				if b.largest(p.ToMove(), 4) >= side || b.largest(1-p.ToMove(), 3) < side {
					closed++
				}
				p, side = openCorner(g, r, true)
				if readDiscs(g, playTurn(t, l, g, p, i)).largest(p.ToMove(), 4) >= side {
					completed++
				}
				p = winnable(g, r)
				if ps, ok := playTurn(t, l, g, p, i).(games.Decider).Decided(); ok && ps[p.ToMove()] == 1 {
					won++
				}
			}
			if min(closed, completed, won) < enough {
				t.Errorf("%v, level %d: of %d positions it closes the fourth corner in %d, takes the record in %d and decides the game in %d, want %d each",
					options, l.Number, positions, closed, completed, won, enough)
			}
		}
	}
}

// randomPosition returns the position of a random game after some plies.
func randomPosition(g games.Game, r *games.Rand, plies int) games.Position {
	p := g.Start()
	for range plies {
		ms := p.AppendMoves(nil)
		p.Play(ms[r.Intn(len(ms))])
	}
	return p
}

// winnable returns a position of a random game that is not decided, and that the mover can decide in this turn.
func winnable(g games.Game, r *games.Rand) games.Position {
	for {
		p := randomPosition(g, r, g.MaxPlies()/4+r.Intn(g.MaxPlies()/2))
		ps, ok := p.(games.StaticSolver).StaticResult()
		if _, decided := p.(games.Decider).Decided(); ok && !decided && ps[p.ToMove()] == 1 {
			return p
		}
	}
}

// openCorner returns a position of a random game where a disc on one cell completes the largest squares that matter, and their side. They are the
// mover's, and the opponent has none as large, or the other way round.
func openCorner(g games.Game, r *games.Rand, own bool) (games.Position, int) {
	for {
		p := randomPosition(g, r, 4+r.Intn(g.MaxPlies()/2))
		b, c := readDiscs(g, p), p.ToMove()
		if !own {
			c = 1 - c
		}
		side := b.largest(c, 3)
		if side > max(b.largest(c, 4), b.largest(1-c, 3), b.largest(1-c, 0)/2) && len(b.gaps(c, side)) == 1 {
			return p, side
		}
	}
}

// playTurn returns the position after the level has played the rest of its turn in p.
func playTurn(t *testing.T, l catalog.Level, g games.Game, p games.Position, seed uint64) games.Position {
	t.Helper()
	e, q := l.Player(g, seed, 1<<20), p.Clone()
	for q.ToMove() == p.ToMove() {
		r, err := e.Search(t.Context(), q, l.Tenth())
		if err != nil {
			t.Fatal(err)
		}
		q.Play(r.Best)
	}
	return q
}

// discs are the owners of the cells, row by row, -1 for none.
type discs struct {
	n     int
	owner []int8
}

// readDiscs reads the discs that p shows.
func readDiscs(g games.Game, p games.Position) discs {
	b := discs{n: g.Geometry().Columns}
	for range g.Geometry().Cells {
		b.owner = append(b.owner, -1)
	}
	for _, piece := range games.ViewOf(g, p).Pieces {
		b.owner[piece.At] = piece.Owner
	}
	return b
}

// largest returns the side of the largest square with at least count of c's discs on its corners and none of the opponent's, 0 if there is none.
func (b discs) largest(c games.Player, count int) int {
	for side := b.n - 1; side > 0; side-- {
		for at := range b.owner {
			if own, _ := b.corners(c, at, side); own >= count {
				return side
			}
		}
	}
	return 0
}

// gaps returns the cells on which c completes a square of this side with one disc.
func (b discs) gaps(c games.Player, side int) map[int]bool {
	found := map[int]bool{}
	for at := range b.owner {
		if own, empty := b.corners(c, at, side); own == 3 {
			found[empty] = true
		}
	}
	return found
}

// corners returns the number of c's discs on the corners of a square with its upper left corner at a cell, and the last empty corner. The number is -1
// if the opponent has a corner, or if the square has no room.
func (b discs) corners(c games.Player, at, side int) (own, empty int) {
	if max(at/b.n, at%b.n)+side >= b.n {
		return -1, -1
	}
	for _, i := range [4]int{at, at + side, at + side*b.n, at + side*(b.n+1)} {
		switch b.owner[i] {
		case int8(c):
			own++
		case int8(1 - c):
			return -1, -1
		default:
			empty = i
		}
	}
	return own, empty
}
