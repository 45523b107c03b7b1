package squex

import (
	"strconv"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// TestPlayoutsAgree plays the same octagons in the same order by the rules and by both ways to fill a board, from the start and from within games.
// All three list the empty octagons in the same order, so a seed determines the order of play.
func TestPlayoutsAgree(t *testing.T) {
	seeds := uint64(300)
	if testing.Short() {
		seeds = 60
	}
	for n := minSize; n <= maxSize; n++ {
		t.Run(strconv.Itoa(n), func(t *testing.T) {
			g := sized(t, n)
			r := games.NewRand(uint64(n))
			wins := [2]int{}
			for seed := range seeds {
				p := g.Start().(*position)
				for range r.Intn(n * n) {
					if !p.Over() {
						gametest.PlayRandom(p, r)
					}
				}
				free := n*n - p.own[blue].count() - p.own[red].count()
				slow, byRows, byWord := *p, *p, *p
				slow.playOn(games.NewRand(seed))
				plies := byRows.fillRows(games.NewRand(seed))
				if byRows.winner != slow.winner {
					t.Fatalf("seed %d from %s: rows say %d wins, the rules %d", seed, games.TextOf(p), byRows.winner, slow.winner)
				}
				if !p.Over() && plies != free {
					t.Fatalf("seed %d: filled %d octagons of %d", seed, plies, free)
				}
				if n <= wordSize {
					if byWord.fill(games.NewRand(seed)); byWord.winner != slow.winner {
						t.Fatalf("seed %d from %s: the word says %d wins, the rules %d", seed, games.TextOf(p), byWord.winner, slow.winner)
					}
				}
				wins[slow.winner]++
			}
			if wins[blue] == 0 || wins[red] == 0 {
				t.Errorf("wins %v: one colour never wins, so nothing is compared", wins)
			}
		})
	}
}
