package catalog_test

import (
	"strconv"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/search"
)

// On solved boards the strongest level, with a tenth of its playouts, gives no win away: after every opening it takes the winning side and beats
// random moves. The exact solver says which side wins; games/squex tests the solver against an independent one.
func TestSmallSquexIsPlayedPerfectly(t *testing.T) {
	largest := 4
	if testing.Short() {
		largest = 3
	}
	spec, _ := catalog.Find("squex")
	levels := catalog.LevelsOf("squex")
	strongest := levels[len(levels)-1]
	for size := 2; size <= largest; size++ {
		t.Run(strconv.Itoa(size), func(t *testing.T) {
			g := catalogtest.Open(t, spec, games.Options{"size": strconv.Itoa(size)})
			r := games.NewRand(uint64(size))
			solver := search.NewSolver(g, 16<<20)
			for _, opening := range g.Start().AppendMoves(nil) {
				p := g.Start()
				p.Play(opening)
				winner := winnerOf(t, solver, p)
				e := strongest.Engine(1, 0)
				for !p.Over() {
					m := catalogtest.AnyMove(p, r)
					if p.ToMove() == winner {
						m = searched(t, e, p, strongest.Tenth()).Best
					}
					text, name := games.TextOf(p), g.FormatMove(p, m)
					p.Play(m)
					if w := winnerOf(t, solver, p); w != winner {
						t.Fatalf("after %s, player %d wins: %s gives it away", text, winner, name)
					}
				}
			}
		})
	}
}

// winnerOf returns who wins p if both play their best.
func winnerOf(t *testing.T, s *search.Solver, p games.Position) games.Player {
	t.Helper()
	v := p.Payoffs()
	if !p.Over() {
		var err error
		if v, err = s.Value(t.Context(), p); err != nil {
			t.Fatal(err)
		}
	}
	if v[0] > 0 {
		return 0
	}
	return 1
}
