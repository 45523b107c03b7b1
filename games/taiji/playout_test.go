package taiji

import (
	"fmt"
	"math"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// TestPlayoutIsUniform compares the ways in which playouts end with their exact shares when every legal ply is equally likely, on
// boards small enough to count: from the start, from within a game and from a position read from text. The bound is 5 standard errors.
func TestPlayoutIsUniform(t *testing.T) {
	const n, bound = 100_000, 5
	for i, tt := range []struct{ options, text, plies string }{
		{"size=2", "2/2 p1", ""},
		{"size=3 groups=1", "3/3/3 p1", ""},
		{"size=3 groups=2", "3/3/3 p2", ""},
		{"size=3 groups=1 tonga=on", "3/3/3 p1", ""},
		{"size=4 groups=1", "4/1w2/2b1/4 p1", ""},
		{"size=4 groups=2", "4/4/4/4 p1", "b2-b3 d1-d2 c3-c2"},
		{"size=4 groups=3 score=squares tonga=on", "w3/4/4/3b p2", "b2-c3"},
		{"size=5 groups=2 score=product", "wb3/bw1wb/wb1bw/2b2/bw1w1 p1", ""},
	} {
		if !gametest.Sampled(i, 4) {
			continue
		}
		p := parse(t, open(t, tt.options+" tie=draw"), tt.text)
		play(t, p, tt.plies)
		exact := grow(p, map[[2]cells]*tree{}).shares
		got := map[leaf]int{}
		r := games.NewRand(7)
		for range n {
			q := *p
			ps, plies := q.Playout(r)
			got[leaf{plies, resultOf[ps[light]]}]++
		}
		for l, count := range got {
			if exact[l] == 0 {
				t.Errorf("%s: %d playouts end as %v, which no game does", tt.options, count, l)
			}
		}
		for l, share := range exact {
			sigma := math.Sqrt(share * (1 - share) / n)
			if d := float64(got[l])/n - share; math.Abs(d) > bound*sigma+1e-9 {
				t.Errorf("%s: %v has a share of %.4f, exactly %.4f: %.1f standard errors", tt.options, l, float64(got[l])/n, share, d/sigma)
			}
		}
	}
}

// TestRandomGames compares playouts with the table of 20 000 random games in rules.md A4. Shares may differ by 5
// standard errors of the two samples; means of plies, scores and empty cells by the last digit given and 5 standard errors.
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
		start := open(t, fmt.Sprintf("size=%d tie=draw", tt.size)).Start().(*position)
		r := games.NewRand(uint64(tt.size))
		ends := map[float32]float64{}
		var plies, score, margin, unfilled mean
		for range n {
			p := *start
			ps, k := p.Playout(r)
			ends[ps[light]] += 100.0 / n
			s := p.scores()
			plies.add(float64(k))
			score.add(float64(s[light]+s[dark]) / 2)
			margin.add(math.Abs(float64(s[light] - s[dark])))
			unfilled.add(float64(p.free().count()))
		}
		for payoff, want := range map[float32]float64{1: tt.light, -1: tt.dark, 0: tt.tie} {
			sigma := 100 * math.Sqrt(2*want/100*(1-want/100)/n)
			if math.Abs(ends[payoff]-want) > 5*sigma {
				t.Errorf("size %d: %s in %.1f %%, want %.1f (sigma %.2f)", tt.size, resultOf[payoff], ends[payoff], want, sigma)
			}
		}
		for _, c := range []struct {
			name string
			got  mean
			want float64
		}{{"plies", plies, tt.plies}, {"score", score, tt.score}, {"margin", margin, tt.margin}, {"empty cells", unfilled, tt.unfilled}} {
			if math.Abs(c.got.value()-c.want) > 0.05+5*c.got.sigma()*math.Sqrt2 {
				t.Errorf("size %d: %s %.2f in the mean, want %.1f", tt.size, c.name, c.got.value(), c.want)
			}
		}
	}
}

// mean is a running mean.
type mean struct{ n, sum, squares float64 }

func (m *mean) add(v float64) {
	m.n++
	m.sum += v
	m.squares += v * v
}

func (m mean) value() float64 { return m.sum / m.n }

// sigma is the standard error of the mean.
func (m mean) sigma() float64 { return math.Sqrt((m.squares/m.n - m.value()*m.value()) / m.n) }

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
		var all mean
		late := map[int]*mean{}
		for ply := range tt.late {
			late[ply] = &mean{}
		}
		for range tt.games {
			p := open(t, fmt.Sprintf("size=%d", tt.size)).Start().(*position)
			for ply := 0; ; ply++ {
				ms := p.AppendMoves(nil)
				if m := late[ply]; m != nil {
					m.add(float64(len(ms)))
				}
				if len(ms) == 0 {
					break
				}
				all.add(float64(len(ms)))
				p.Play(ms[r.Intn(len(ms))])
			}
		}
		if math.Abs(all.value()-tt.overall) > 0.01*tt.overall {
			t.Errorf("size %d: %.1f legal plies in the mean, want %.1f", tt.size, all.value(), tt.overall)
		}
		for ply, want := range tt.late {
			if got := late[ply]; math.Abs(got.value()-want) > 0.5+5*got.sigma() {
				t.Errorf("size %d: %.1f legal plies after %d, want %.0f", tt.size, got.value(), ply, want)
			}
		}
	}
}

// TestMargin: after a playout the margin is the lead in cells of score, as far as it can be shown, and a positive one means a win.
func TestMargin(t *testing.T) {
	for _, options := range variants {
		start := open(t, options).Start().(*position)
		largest := float32(start.game.size - 1)
		for seed := range uint64(200) {
			p, r := *start, games.NewRand(seed)
			var trace games.Trace
			var ps games.Payoffs
			if seed%2 == 0 {
				ps, _ = p.Playout(r)
			} else {
				ps, _ = p.PlayoutTrace(r, &trace)
			}
			s := p.AppendScores(nil)
			lead := p.game.inCells(s[light]) - p.game.inCells(s[dark])
			m := p.Margin()
			if want := min(max(lead, -largest), largest) / largest; m[light] != want || m[dark] != -want {
				t.Fatalf("%s: scores %v, margin %v, want %v", options, s, m, want)
			}
			if m[light] > 0 && ps[light] != 1 || m[dark] > 0 && ps[dark] != 1 {
				t.Fatalf("%s: scores %v, margin %v, payoffs %v", options, s, m, ps)
			}
		}
	}
}
