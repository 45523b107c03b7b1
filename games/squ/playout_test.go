package squ

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// The playout has the distribution of random plies, computed from the whole tree: from the start of 3x3 and from positions with few empty cells, also
// within a turn, with and without a record, and unreachable ones.
func TestPlayoutIsExact(t *testing.T) {
	n := 200_000
	if testing.Short() {
		n = 20_000
	}
	gametest.Shares(t, Spec, n, 6, bothTies(
		"3/3/3 - -", "r2/3/3 - -", "r1b/3/3 c1 -", "r1b/3/b2 - -", "rr1/3/b2 - -", "r1br/1b2/b1r1/r2b - -",
		"r1br/1b2/b1r1/r1br d4 -", "RR1b/RR1b/b2b/r2r - p1", "RRBB/RRBB/1r1b/2b1 - p1", "RRBB/RRBB/1r1b/2b1 - p2",
		"rrbb/rrbb/1r1b/2b1 - -", "rr1b/1r1b/b2b/rb1r d3 -", "b1br/1r2/b1br/r1rb a1 -", "bbbb/bbrb/1b1r/2r1 - p2",
		"rbrbb/1brrb/rb1rb/bb1b1/r1brb - -",
		"rbb/rbb/brr - p2", // nothing is played in a finished game
	))
}

// On the usual boards, playouts and random plies agree, from the start and from within a game, including an open turn.
func TestPlayoutAgreesWithRandomPlies(t *testing.T) {
	n := 20_000
	if testing.Short() {
		n = 1_000
	}
	gametest.Playouts(t, Spec, n, bothTies(
		"7/7/7/7/7/7/7 - -", "r2bb2/2r4/2b2b1/7/r3br1/1r5/br1br2 c3 -", "rb1bb1b/2rr3/1rb2br/rb1r1b1/r2bbr1/rrr1bb1/br1brbr b4 -",
		"8/8/8/8/8/8/8/8 - -", "r3bb2/5r2/5b2/1b6/4r3/2rb3r/8/rb1br3 f3 -", "r1b1bb1b/4rr2/5br1/1b1r1rb1/1r2rb2/2rb1b1r/1rr1b1b1/rb1br1br g4 -",
		"10/10/10/10/10/10/10/10/10/10 - -", "r6b1b/10/r9/3b5b/10/7r2/8rb/5r4/9r/b1b1r5 d4 -",
		"r1b4b1b/b8r/r9/3br4b/3r3r1b/2r4r2/1b6rb/3b1r3r/2r1b2b1r/b1b1r1b2r j5 -",
	))
}

// bothTies returns rows of positions, each with both values of ties.
func bothTies(positions ...string) (rows [][2]string) {
	for _, p := range positions {
		size := fmt.Sprintf("size=%d", strings.Count(p, "/")+1)
		rows = append(rows, [2]string{size, p}, [2]string{size + " ties=record", p})
	}
	return rows
}

// rules.md B4, "Random playouts" (20,000 games there): results, sides, pyramid moves and the turn that decides.
func TestRandomGames(t *testing.T) {
	if testing.Short() {
		t.Skip("many games")
	}
	tests := []struct {
		size            string
		draw, record    [3]float64 // Red wins, Black wins, draws
		side            float64
		own, any        float64
		decided         float64
		turns, branches float64
	}{
		{"8", [3]float64{.366, .369, .265}, [3]float64{.498, .502, 0}, 4.69, 4.25, 2.60, 29.0, 33, 32.5},
		{"10", [3]float64{.375, .374, .252}, [3]float64{.503, .497, 0}, 6.68, 5.47, 3.22, 44.2, 51, 50.5},
	}
	const n = 20_000
	for _, tt := range tests {
		t.Run(tt.size, func(t *testing.T) {
			g := open(t, "ties=record size="+tt.size)
			r := games.NewRand(3)
			var draw, record [3]gametest.Sample
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
				count(&record, p.Payoffs())
				if p.sides[red] == p.sides[black] {
					count(&draw, games.Payoffs{})
				} else {
					count(&draw, p.Payoffs())
				}
			}
			for i, name := range []string{"Red wins", "Black wins", "draws"} {
				draw[i].Check(t, "ties=draw, "+name, tt.draw[i], n, 0.0005, 4)
				record[i].Check(t, "ties=record, "+name, tt.record[i], n, 0.0005, 4)
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

// count counts a result: Red wins, Black wins, a draw.
func count(s *[3]gametest.Sample, ps games.Payoffs) {
	for i, is := range []bool{ps[red] > 0, ps[black] > 0, ps == games.Payoffs{}} {
		s[i].Add(map[bool]float64{true: 1}[is])
	}
}

// drawDecided is decided under the rule for ties=draw, whatever the option.
func (p *position) drawDecided() (games.Player, bool) {
	g, q := *p.g, *p
	g.record = false
	q.g = &g
	return q.decided()
}
