package azacru

import (
	"math"
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// playoutPositions are positions that no playout from the start begins with: crowded, in the last round, near the end by quiet, and with more pieces
// than a game has.
var playoutPositions = []string{
	"9/b2a1b3/1ba1aa2A2/1a1B2ba3/A5B6bba4/1aB7a1a1b1/4a1ab1/A6a1abB6ba1/9 2 2 -",
	"8D0/2C6bccccd/2b2bB1d1/1cb1b1ddc/1bc2d2C4/1a1cbdaaA2/2aC51bdaD1/1B71aaA2B2d1/A52a5 1 4 2",
	"9/9/2A1a5/2aa5/9/5B1b2/5bb2/9/9 1 2 - 12",
	"cC7-cB4-ccc1a/1cA2-A4b2ca/1A7cc1bccb/5B1-3/aC7aaB6C01ba/aC01bA5a1b1/c1C43bcb/1b2C5b1bA0/bcbB41A2c1a 2 3 -",
	"A1A2A36/b8/2A33A52/9/A0a1A1b1a1A7/2a1b1A62/9/B0b1A0-3A7-1/1A03B03 1 2 -",
}

// Every legal ply is drawn equally often: the counts of 40 000 draws stay within 5 standard deviations of the mean, for draw and for pick alone.
func TestDrawsAreUniform(t *testing.T) {
	const draws, bound = 40_000, 5.0
	for i, start := range append(playoutPositions, starts["2"], starts["3"], starts["4"]) {
		if !gametest.Sampled(i, 3) {
			continue
		}
		p := parse(t, start)
		moves := p.AppendMoves(nil)
		r := games.NewRand(5)
		drawn, picked := map[games.Move]int{}, map[games.Move]int{}
		vain := 0
		for range draws {
			m, l, ok := p.draw(r)
			if !ok {
				vain++
				m = p.pick(r)
			} else if from, d, k, _ := unpack(m); l != p.landingsAt(int(p.mover), from, d, k) {
				t.Fatalf("%s: draw returns other landings than look", start)
			}
			drawn[m]++
			picked[p.pick(r)]++
		}
		if vain == draws && p.pieces[p.mover].count() <= crowd {
			t.Errorf("%s: nothing was ever drawn from the fans", start)
		}
		share := 1 / float64(len(moves))
		deviation := math.Sqrt(draws * share * (1 - share))
		for name, counts := range map[string]map[games.Move]int{"draw": drawn, "pick": picked} {
			for _, m := range moves {
				if off := math.Abs(float64(counts[m]) - draws*share); off > bound*deviation {
					t.Errorf("%s: %s came %d times by %s, want %.0f +- %.0f", start, p.g.FormatMove(p, m), counts[m], name, draws*share, deviation)
				}
			}
			for m := range counts {
				if !slices.Contains(moves, m) {
					t.Errorf("%s: %s gives %d, which is not legal", start, name, m)
				}
			}
		}
	}
}

// Playouts end like random play by the rules.
func TestPlayoutIsRandomPlay(t *testing.T) {
	n := 3000
	if testing.Short() {
		n = 300
	}
	var rows [][2]string
	for _, start := range append(playoutPositions, starts["2"], starts["3"], starts["4"]) {
		rows = append(rows, [2]string{"players=" + strings.Fields(start)[2], start})
	}
	gametest.Playouts(t, Spec, n, rows)
}

// The facts about random play in rules.md 5.1, from 3000 games there: lengths within 5 % and shares of wins within 5 points.
func TestRandomPlayStatistics(t *testing.T) {
	if testing.Short() {
		t.Skip("6000 games")
	}
	for players, want := range map[int]struct {
		plies  float64
		shares []float64
	}{
		2: {50, []float64{0.56, 0.44}},
		3: {46, []float64{0.40, 0.35, 0.24}},
		4: {51, []float64{0.36, 0.29, 0.20, 0.14}},
	} {
		start := open(t, players).Start().(*position)
		r := games.NewRand(9)
		const n = 2000
		total := 0
		var shares [games.MaxPlayers]float64
		for range n {
			p := *start
			ps, plies := p.Playout(r)
			total += plies
			ws := games.Winners(ps, players)
			for _, w := range ws {
				shares[w] += 1 / float64(len(ws))
			}
		}
		if mean := float64(total) / n; math.Abs(mean/want.plies-1) > 0.05 {
			t.Errorf("%d players: %.1f plies, want %.0f", players, mean, want.plies)
		}
		for i, share := range want.shares {
			if math.Abs(shares[i]/n-share) > 0.05 {
				t.Errorf("%d players: seat %d wins %.2f, want %.2f", players, i+1, shares[i]/n, share)
			}
		}
	}
}
