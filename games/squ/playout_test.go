package squ

import (
	"fmt"
	"math"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// A share counts results: Red wins, Black wins, draws.
type share [3]float64

// add counts a result with weight w.
func (s *share) add(ps games.Payoffs, w float64) {
	switch {
	case ps[red] > 0:
		s[0] += w
	case ps[black] > 0:
		s[1] += w
	default:
		s[2] += w
	}
}

// exactShares adds the results of all games from p, each as likely as random plies make it.
func exactShares(p *position, weight float64, s *share) {
	if p.Over() {
		s.add(p.Payoffs(), weight)
		return
	}
	moves := p.AppendMoves(nil)
	for _, m := range moves {
		q := *p
		q.Play(m)
		exactShares(&q, weight/float64(len(moves)), s)
	}
}

// sigmas limits the distance of a sampled share from its expected value, in standard deviations. The seeds are fixed.
const sigmas = 4

// floatError bounds the error of sums of shares.
const floatError = 1e-9

// checkShare compares got, counted over n games, with want, whose sampling error is that of wantN games, 0 for an exact number, and
// which is rounded by as much as rounding.
func checkShare(t *testing.T, name string, got, want float64, n, wantN int, rounding float64) {
	t.Helper()
	// The best guess of the true share, and the variance of a difference of two such samples.
	p, variance := want, want*(1-want)/float64(n)
	if wantN > 0 {
		p = (got + want*float64(wantN)) / float64(n+wantN)
		variance = p * (1 - p) * (1/float64(n) + 1/float64(wantN))
	}
	bound := sigmas*math.Sqrt(max(0, variance)) + rounding
	if diff := math.Abs(got/float64(n) - want); diff > bound {
		t.Errorf("%s: share %.4f of %d, want %.4f within %.4f", name, got/float64(n), n, want, bound)
	}
}

// The playout has the distribution of random plies, computed from the whole tree: from the start of 3x3 and from positions with
// few empty cells, also within a turn, with and without a record, and such as no game reaches.
func TestPlayoutIsExact(t *testing.T) {
	tests := []struct{ size, text string }{
		{"3", "3/3/3 - -"},
		{"3", "r2/3/3 - -"},
		{"3", "r1b/3/3 c1 -"},
		{"3", "r1b/3/b2 - -"},
		{"3", "rr1/3/b2 - -"},
		{"4", "r1br/1b2/b1r1/r2b - -"},
		{"4", "r1br/1b2/b1r1/r1br d4 -"},
		{"4", "RR1b/RR1b/b2b/r2r - p1"},
		{"4", "RRBB/RRBB/1r1b/2b1 - p1"},
		{"4", "RRBB/RRBB/1r1b/2b1 - p2"},
		{"4", "rrbb/rrbb/1r1b/2b1 - -"},
		{"4", "rr1b/1r1b/b2b/rb1r d3 -"},
		{"4", "b1br/1r2/b1br/r1rb a1 -"},
		{"4", "bbbb/bbrb/1b1r/2r1 - p2"},
		{"5", "rbrbb/1brrb/rb1rb/bb1b1/r1brb - -"},
	}
	n := 200_000
	if testing.Short() {
		n = 20_000
	}
	for _, tt := range tests {
		for _, ties := range []string{"draw", "record"} {
			t.Run(fmt.Sprintf("%s ties=%s", tt.text, ties), func(t *testing.T) {
				g := open(t, games.Options{"size": tt.size, "ties": ties})
				p := parse(t, g, tt.text)
				if testing.Short() && p.empty().count() > 7 {
					t.Skip("too many games for -short")
				}
				var want, got share
				exactShares(p, 1, &want)
				r := games.NewRand(1)
				for range n {
					q := *p
					ps, plies := q.Playout(r)
					if plies != p.empty().count() {
						t.Fatalf("%d plies, want %d", plies, p.empty().count())
					}
					got.add(ps, 1)
				}
				for i, name := range []string{"Red wins", "Black wins", "draws"} {
					checkShare(t, name, got[i], want[i], n, 0, floatError)
				}
			})
		}
	}
}

// On the boards people play on, playouts and random plies agree, from the start and from within a game.
func TestPlayoutAgreesWithRandomPlies(t *testing.T) {
	n := 20_000
	if testing.Short() {
		n = 2_000
	}
	for i, size := range []string{"7", "8", "10"} {
		for j, ties := range []string{"draw", "record"} {
			if !gametest.Sampled(i+j, 2) {
				continue
			}
			g := open(t, games.Options{"size": size, "ties": ties})
			p := g.Start().(*position)
			r := games.NewRand(7)
			for _, plies := range []int{0, 14, 30} { // the last two leave a turn open
				for int(p.count) < plies {
					playRandom(p, r)
				}
				var slow, fast share
				var moves []games.Move
				for range n {
					q := *p
					for !q.Over() {
						moves = q.AppendMoves(moves[:0])
						q.Play(moves[r.Intn(len(moves))])
					}
					slow.add(q.Payoffs(), 1)
					q = *p
					ps, _ := q.Playout(r)
					fast.add(ps, 1)
				}
				for i, name := range []string{"Red wins", "Black wins", "draws"} {
					name = fmt.Sprintf("%sx%s ties=%s after %d plies, %s", size, size, ties, plies, name)
					checkShare(t, name, fast[i], slow[i]/float64(n), n, n, floatError)
				}
			}
		}
	}
}

// A playout of a finished game returns its result and plays nothing.
func TestPlayoutOfAFullBoard(t *testing.T) {
	p := diagram(t, "record", "p2", `
		r b b
		r b b
		b r r`)
	if ps, plies := p.Playout(games.NewRand(1)); plies != 0 || ps != (games.Payoffs{-1, 1}) {
		t.Errorf("Playout = %v, %d", ps, plies)
	}
}

// rules.md B4, "Random playouts" (20,000 games there): results, sides, pyramid moves and the turn that decides.
func TestRandomGames(t *testing.T) {
	if testing.Short() {
		t.Skip("many games")
	}
	tests := []struct {
		size            string
		draw, record    share
		side            float64
		own, any        float64
		decided         float64
		turns, branches float64
	}{
		{"8", share{.366, .369, .265}, share{.498, .502, 0}, 4.69, 4.25, 2.60, 29.0, 33, 32.5},
		{"10", share{.375, .374, .252}, share{.503, .497, 0}, 6.68, 5.47, 3.22, 44.2, 51, 50.5},
	}
	const n = 20_000
	for _, tt := range tests {
		t.Run(tt.size, func(t *testing.T) {
			g := open(t, games.Options{"size": tt.size, "ties": "record"})
			r := games.NewRand(3)
			var draw, record share
			sum := map[string]float64{}
			var moves []games.Move
			for range n {
				p := g.Start().(*position)
				turn, decided := 0, 0
				for !p.Over() {
					before := *p
					moves = p.AppendMoves(moves[:0])
					sum["branches"] += float64(len(moves))
					p.Play(moves[r.Intn(len(moves))])
					if p.open != noCell {
						continue
					}
					turn++
					if p.pyramids != before.pyramids {
						sum["own"]++
					}
					if p.recordSide() > before.recordSide() {
						sum["any"]++
					}
					if _, ok := p.drawDecided(); ok && decided == 0 {
						decided = turn
					}
				}
				sum["turns"] += float64(turn)
				sum["decided"] += float64(decided)
				sum["side"] += float64(p.sides[red]+p.sides[black]) / 2
				record.add(p.Payoffs(), 1)
				if p.sides[red] == p.sides[black] {
					draw.add(games.Payoffs{}, 1)
				} else {
					draw.add(p.Payoffs(), 1)
				}
			}
			for i, name := range []string{"Red wins", "Black wins", "draws"} {
				checkShare(t, "ties=draw, "+name, draw[i], tt.draw[i], n, n, 0.0005)
				checkShare(t, "ties=record, "+name, record[i], tt.record[i], n, n, 0.0005)
			}
			for name, want := range map[string]float64{
				"side": tt.side, "own": tt.own, "any": tt.any, "decided": tt.decided, "turns": tt.turns,
			} {
				if got := sum[name] / n; math.Abs(got-want) > 0.02*want {
					t.Errorf("%s a game = %.3f, want %.2f within 2 %%", name, got, want)
				}
			}
			if got := sum["branches"] / n / float64(g.n*g.n); got != tt.branches {
				t.Errorf("branching = %.3f, want %.1f", got, tt.branches)
			}
		})
	}
}

// drawDecided is decided by the rule for ties=draw, whatever the option.
func (p *position) drawDecided() (games.Player, bool) {
	g, q := *p.g, *p
	g.record = false
	q.g = &g
	return q.decided()
}
