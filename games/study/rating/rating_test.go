package rating

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// met is a number of games against a rating, with the points scored.
type met struct{ rating, games, points float64 }

// tally returns a tally of the games of ms.
func tally(ms ...met) (t Tally) {
	for _, m := range ms {
		for n := m.games; n > 0; n-- {
			share := min(m.points, 1)
			t.Add(m.rating, share)
			m.points -= share
		}
	}
	return t
}

// near reports whether a and b are equal to half a point.
func near(a, b float64) bool { return a == b || math.Abs(a-b) <= 0.5 }

// The finite values come from another program, which tries all ratings in steps of a tenth of a point. Those for games that were all won or lost come
// from Elo's formula: ten wins have likelihood e^-1.92 if one has 0.8252, which is 269.8 points above.
func TestEstimate(t *testing.T) {
	inf := math.Inf(1)
	tests := []struct {
		name  string
		games Tally
		want  Estimate
	}{
		{"no games", Tally{}, Estimate{0, -inf, inf}},
		{"three of four", tally(met{0, 4, 3}), Estimate{190.8, -166.1, 713.0}},
		{"three levels and a draw", tally(met{0, 10, 9}, met{258, 14, 8}, met{521, 6, 1.5}), Estimate{326.1, 184.8, 473.9}},
		{"only lost above, only won below", tally(met{712, 5, 0}, met{0, 3, 3}), Estimate{305.9, -75.7, 661.4}},
		{"ten wins", tally(met{0, 10, 10}), Estimate{inf, 269.8, inf}},
		{"ten losses", tally(met{100, 10, 0}), Estimate{-inf, -inf, 100 - 269.8}},
	}
	for _, tt := range tests {
		got := tt.games.Estimate()
		if !near(got.Rating, tt.want.Rating) || !near(got.Low, tt.want.Low) || !near(got.High, tt.want.High) {
			t.Errorf("%s: got %+v, want %+v", tt.name, got, tt.want)
		}
	}
}

// scan is an independent calculation: it multiplies the likelihoods of the single games at every rating in steps of one point.
func scan(ms []met) (e Estimate) {
	const low, high = -2500, 3500
	var all []float64
	for r := low; r <= high; r++ {
		log := 0.0
		for _, m := range ms {
			win := math.Pow(10, float64(r)/400) / (math.Pow(10, float64(r)/400) + math.Pow(10, m.rating/400))
			log += m.points*math.Log(win) + (m.games-m.points)*math.Log(1-win)
		}
		all = append(all, log)
	}
	most := slices.Max(all)
	e = Estimate{Rating: float64(low + slices.Index(all, most)), Low: high, High: low}
	for i, log := range all {
		if log >= most-1.9207 {
			e.Low, e.High = min(e.Low, float64(low+i)), max(e.High, float64(low+i))
		}
	}
	return e
}

func TestEstimateMatchesReference(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	samples := 20
	if testing.Short() {
		samples = 4
	}
	for range samples {
		var ms []met
		for level := range 1 + r.IntN(6) {
			games := 2 + r.IntN(12)
			ms = append(ms, met{float64(level * 230), float64(games), 0.5 + float64(r.IntN(games-1))})
		}
		games := tally(ms...)
		got, want := games.Estimate(), scan(ms)
		if math.Abs(got.Rating-want.Rating) > 1 || math.Abs(got.Low-want.Low) > 1.5 || math.Abs(got.High-want.High) > 1.5 {
			t.Errorf("%v: got %+v, want %+v", ms, got, want)
		}
	}
}

// The true rating lies within the bounds in 95 of 100 samples if the results are drawn from the model.
func TestBoundsContainTrueRating(t *testing.T) {
	if testing.Short() {
		t.Skip("two thousand samples")
	}
	const samples = 2000
	r := rand.New(rand.NewPCG(3, 4))
	for _, truth := range []float64{-100, 300, 900} {
		held := 0
		for range samples {
			var games Tally
			for i := range 30 {
				opponent := float64(i%6) * 240
				points := 0.0
				if r.Float64() < 1/(1+math.Pow(10, (opponent-truth)/400)) {
					points = 1
				}
				games.Add(opponent, points)
			}
			if e := games.Estimate(); e.Low <= truth && truth <= e.High {
				held++
			}
		}
		if share := float64(held) / samples; share < 0.93 || share > 0.975 {
			t.Errorf("a rating of %v lies within the bounds in %.3f of the samples", truth, share)
		}
	}
}

func TestSumSeparatesGames(t *testing.T) {
	all := Sum([]Game{
		{ID: "taiji", Level: 2, Points: 1, Rated: true, Rating: 288},
		{ID: "taiji", Level: 2, Points: 0},
		{ID: "taiji", Level: 1, Points: 0, Rated: true, Rating: 0},
		{ID: "squ", Level: 1, Points: 0.5, Rated: true, Rating: 0},
		{ID: "taiji", Level: 1, Points: 1, Rated: true, Rating: 0},
		{ID: "squ", Level: 1, Points: 1, Helped: true},
		{ID: "azacru", Level: 3, Points: 1},
	})
	if len(all) != 3 {
		t.Fatalf("%d results, want 3", len(all))
	}
	taiji, squ, azacru := all[0], all[1], all[2]
	if taiji.ID != "taiji" || taiji.Games() != 4 || taiji.Rated != 3 || taiji.Other != 1 || taiji.Helped != 0 {
		t.Errorf("the first results are %+v", taiji)
	}
	if want := []Part{{1, 0, 2, 1, 0}, {2, 0, 1, 1, 0}}; !slices.Equal(taiji.Levels, want) {
		t.Errorf("by level %v, want %v", taiji.Levels, want)
	}
	if want := scan([]met{{288, 1, 1}, {0, 2, 1}}); math.Abs(taiji.Estimate.Rating-want.Rating) > 1 {
		t.Errorf("rating %v, want %v", taiji.Estimate.Rating, want.Rating)
	}
	if want := []Part{{1, 0, 1, 0.5, 1}}; squ.Rated != 1 || squ.Helped != 1 || !slices.Equal(squ.Levels, want) {
		t.Errorf("with a rated and a helped game the results are %+v, want %v by level", squ, want)
	}
	if e := azacru.Estimate; !math.IsInf(e.Low, -1) || !math.IsInf(e.High, 1) || len(azacru.History) > 0 || len(azacru.Levels) > 0 {
		t.Errorf("without games against known strength the results are %+v", azacru)
	}
}

// Even matches are no games against the level below, and those at level 2.0 none against level 2.
func TestEvenMatchesAreNoLevel(t *testing.T) {
	won := func(level, even int) Game { return Game{ID: "squ", Level: level, Even: even, Points: 1, Rated: true} }
	got := Sum([]Game{won(3, 0), won(2, 24), won(2, 0), won(2, 20), won(2, 24)})[0].Levels
	if want := []Part{{2, 0, 1, 1, 0}, {2, 20, 1, 1, 0}, {2, 24, 2, 2, 0}, {3, 0, 1, 1, 0}}; !slices.Equal(got, want) {
		t.Errorf("by level %v, want %v", got, want)
	}
}

// A game with help, or by other rules, changes no rating, whatever its result.
func TestHelpChangesNoRating(t *testing.T) {
	rated := []Game{{ID: "squ", Level: 1, Points: 1, Rated: true}, {ID: "squ", Level: 2, Points: 0, Rated: true, Rating: 250}}
	want := Sum(rated)[0]
	for _, points := range []float64{0, 0.5, 1} {
		got := Sum(append(slices.Clone(rated), Game{ID: "squ", Level: 2, Points: points, Helped: true}, Game{ID: "squ", Level: 2, Points: points}))[0]
		if got.Estimate != want.Estimate || !slices.Equal(got.History, want.History) {
			t.Errorf("with %v points from other games the rating is %+v, want %+v", points, got.Estimate, want.Estimate)
		}
		if p := got.Levels[1]; p.Games != 1 || p.Points != 0 || p.Helped != 1 {
			t.Errorf("with %v points in a helped game level 2 has %+v", points, p)
		}
	}
}

// The history begins with the first rated game. Each of its points is what an independent calculation makes of the latest games up to it, and the last
// one is the rating now.
func TestHistory(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	var games, rated []Game
	for range Window + MaxHistory {
		g := Game{ID: "squ", Rated: true, Rating: float64(r.IntN(3) * 250), Points: float64(r.IntN(3)) / 2}
		games, rated = append(games, g, Game{ID: "squ"}), append(rated, g)
	}
	for _, n := range []int{1, Window, Window + 40, len(rated)} {
		all := Sum(games[:2*n])[0]
		if len(all.History) != min(n, MaxHistory) || all.Rated != n || all.Estimate != all.History[len(all.History)-1] {
			t.Fatalf("%d games: a history of %d ratings for %d games", n, len(all.History), all.Rated)
		}
		for back := 0; back < len(all.History) && n-back >= 5; back += 17 {
			end := n - back
			var ms []met
			for _, g := range rated[max(0, end-Window):end] {
				ms = append(ms, met{g.Rating, 1, g.Points})
			}
			got, want := all.History[len(all.History)-1-back], scan(ms)
			if math.Abs(got.Rating-want.Rating) > 1 || math.Abs(got.Low-want.Low) > 1.5 || math.Abs(got.High-want.High) > 1.5 {
				t.Errorf("%d games, after %d: got %+v, want %+v", n, end, got, want)
			}
		}
	}
}

// After predicts the estimate that Sum gives once the games have been played, and the counted games are those of the history.
func TestAfter(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	for _, n := range []int{1, 7, Window - 1, Window + 3, MaxHistory + 5} {
		var games []Game
		for range n + 3 {
			games = append(games, Game{ID: "squ", Rated: true, Rating: float64(r.IntN(3) * 250), Points: float64(r.IntN(2))})
		}
		before, after := Sum(games[:n])[0], Sum(games)[0]
		if got := before.After(games[n:]...); got != after.Estimate {
			t.Errorf("%d games and three more: got %+v, want %+v", n, got, after.Estimate)
		}
		if got := before.After(); got != before.Estimate {
			t.Errorf("%d games and none more: got %+v, want %+v", n, got, before.Estimate)
		}
		if got := before.Counted(); len(got) != len(before.History) || got[len(got)-1] != games[n-1] {
			t.Errorf("%d games: %d counted, %d in the history", n, len(got), len(before.History))
		}
	}
}
