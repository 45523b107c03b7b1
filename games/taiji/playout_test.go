package taiji

import (
	"fmt"
	"math"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// TestPlayoutIsUniform compares the endings of playouts with their exact probabilities under equally likely legal plies, on boards small enough to
// count: from the start, from within a game and from a position read from text.
func TestPlayoutIsUniform(t *testing.T) {
	gametest.Shares(t, Spec, 100_000, 4, [][2]string{
		{"tie=draw size=2", ""},
		{"tie=draw size=3 groups=1", ""},
		{"tie=draw size=3 groups=2", "3/3/3 p2"},
		{"tie=draw size=3 groups=1 tonga=on", ""},
		{"tie=draw size=4 groups=1", "4/1w2/2b1/4 p1"},
		{"tie=draw size=4 groups=2", "b2-b3 d1-d2 c3-c2"},
		{"tie=draw size=4 groups=3 score=squares tonga=on", "w3/1w2/2b1/3b p1"},
		{"tie=draw size=5 groups=2 score=product", "wb3/bw1wb/wb1bw/2b2/bw1w1 p1"},
	})
}

// TestRandomGames compares playouts with the table of 20 000 random games in rules.md A4. Shares may differ by 5 standard errors of the two samples;
// means of plies, scores and empty cells by the last digit given and 5 standard errors.
func TestRandomGames(t *testing.T) {
	const n = 20_000
	for _, tt := range []struct {
		size                           int
		light, dark, tie               float64 // per cent
		plies, score, margin, unfilled float64
	}{
		{7, 41.5, 40.6, 17.9, 22.1, 6.0, 2.0, 4.7},
		{9, 44.5, 44.2, 11.3, 36.6, 12.2, 2.9, 7.8},
		{11, 45.8, 45.2, 9.0, 54.7, 19.3, 3.6, 11.5},
	} {
		start := after(t, fmt.Sprintf("size=%d tie=draw", tt.size), "")
		r := games.NewRand(uint64(tt.size))
		ends := map[float32]float64{}
		var plies, score, margin, unfilled gametest.Sample
		for range n {
			p := *start
			ps, k := p.Playout(r)
			ends[ps[light]] += 100.0 / n
			s := p.scores()
			plies.Add(float64(k))
			score.Add(float64(s[light]+s[dark]) / 2)
			margin.Add(math.Abs(float64(s[light] - s[dark])))
			unfilled.Add(float64(p.free().count()))
		}
		for payoff, want := range map[float32]float64{1: tt.light, -1: tt.dark, 0: tt.tie} {
			sigma := 100 * math.Sqrt(2*want/100*(1-want/100)/n)
			if math.Abs(ends[payoff]-want) > 5*sigma {
				t.Errorf("size %d: %s in %.1f %%, want %.1f (sigma %.2f)", tt.size, resultOf[payoff], ends[payoff], want, sigma)
			}
		}
		size := fmt.Sprintf("size %d: ", tt.size)
		plies.Check(t, size+"plies", tt.plies, n, 0.05, 5)
		score.Check(t, size+"score", tt.score, n, 0.05, 5)
		margin.Check(t, size+"margin", tt.margin, n, 0.05, 5)
		unfilled.Check(t, size+"empty cells", tt.unfilled, n, 0.05, 5)
	}
}

// TestBranching compares the mean number of legal plies with rules.md A4: over whole games, and late in them.
func TestBranching(t *testing.T) {
	for _, tt := range []struct {
		size, games int
		overall     float64
		late        map[int]float64 // by plies played
	}{
		{7, 2000, 68.6, map[int]float64{16: 22, 19: 9}},
		{9, 1000, 115.4, map[int]float64{28: 31, 32: 13}},
		{11, 500, 174.5, map[int]float64{44: 36, 48: 19, 51: 9}},
	} {
		if testing.Short() {
			tt.games /= 5
		}
		r := games.NewRand(3)
		var all gametest.Sample
		late := map[int]*gametest.Sample{}
		for ply := range tt.late {
			late[ply] = &gametest.Sample{}
		}
		for range tt.games {
			p := after(t, fmt.Sprintf("size=%d", tt.size), "")
			for ply := 0; ; ply++ {
				ms := p.AppendMoves(nil)
				if m := late[ply]; m != nil {
					m.Add(float64(len(ms)))
				}
				if len(ms) == 0 {
					break
				}
				all.Add(float64(len(ms)))
				p.Play(ms[r.Intn(len(ms))])
			}
		}
		if math.Abs(all.Mean()-tt.overall) > 0.01*tt.overall {
			t.Errorf("size %d: %.1f legal plies in the mean, want %.1f", tt.size, all.Mean(), tt.overall)
		}
		for ply, want := range tt.late {
			late[ply].Check(t, fmt.Sprintf("size %d: legal plies after %d", tt.size, ply), want, 0, 0.5, 5)
		}
	}
}

// TestMargin: after a playout the margin is the lead in cells of score, within its range, and a positive one means a win.
func TestMargin(t *testing.T) {
	for _, options := range variants {
		start := after(t, options, "")
		largest := float32(start.game.size - 1)
		for seed := range uint64(200) {
			p := *start
			ps, _ := p.Playout(games.NewRand(seed))
			s := p.AppendScores(nil)
			lead := p.game.normalizedScore(s[light]) - p.game.normalizedScore(s[dark])
			m := p.game.margin(p.scores())
			if want := min(max(lead, -largest), largest) / largest; m != want {
				t.Fatalf("%s: scores %v, margin %v, want %v", options, s, m, want)
			}
			if m > 0 && ps[light] != 1 || m < 0 && ps[dark] != 1 {
				t.Fatalf("%s: scores %v, margin %v, payoffs %v", options, s, m, ps)
			}
		}
	}
}
