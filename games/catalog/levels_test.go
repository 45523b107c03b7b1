package catalog

import (
	"math"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/search"
)

func TestEveryGameHasItsLevels(t *testing.T) {
	for _, s := range All() {
		all := LevelsOf(s.ID)
		if len(all) != Levels {
			t.Errorf("%s has %d levels, want %d", s.ID, len(all), Levels)
		}
		for i, l := range all {
			lim := l.Limits(1)
			if l.Number != i+1 || l.Name != names[i] || lim.Time <= 0 || !lim.WholeTurn || l.Untimed(1).Playouts <= 0 || lim.Threads != 1 || l.Tenth().Playouts <= 0 {
				t.Errorf("level %d of %s is %+v, limits %+v", i+1, s.ID, l, lim)
			}
		}
	}
	for _, s := range append(All(), games.Spec{ID: "chess"}) {
		if n := len(Solvers(s.ID)); n != Levels-1 && s.ID != "chess" || n > 0 && s.ID == "chess" {
			t.Errorf("%s has %d solvers", s.ID, n)
		}
	}
	if all := LevelsOf("chess"); all != nil {
		t.Errorf("chess has levels: %v", all)
	}
}

// The shares in the sentences about levels agree with the ratings: none is off by more than 4 in 100.
func TestAgainstSaysWhatRatingsSay(t *testing.T) {
	for _, tt := range []struct{ above, wins, games int }{{0, 1, 2}, {-100, 1, 2}, {70, 3, 5}, {120, 2, 3}, {155, 5, 7}, {191, 3, 4}, {241, 4, 5}, {280, 5, 6}, {400, 10, 11}} {
		if wins, games := (Level{Rating: 500 + tt.above}).Against(Level{Rating: 500}); wins != tt.wins || games != tt.games {
			t.Errorf("%d points above: %d of %d games, want %d of %d", tt.above, wins, games, tt.wins, tt.games)
		}
	}
	said := map[int]int{} // wins to one loss by points of difference, in all games
	for _, s := range All() {
		all := LevelsOf(s.ID)
		for i, l := range all[1:] {
			wins, games := l.Against(all[i])
			above := l.About() - all[i].About()
			if before, ok := said[above]; ok && before != wins {
				t.Errorf("%s, level %d: %d points are %d to 1, elsewhere %d to 1", s.ID, l.Number, above, wins, before)
			}
			said[above] = wins
			share, want := float64(wins)/float64(games), 1/(1+math.Pow(10, float64(all[i].Rating-l.Rating)/400))
			if math.Abs(share-want) > 0.04 {
				t.Errorf("%s, level %d: %d of %d games, want %.2f of all", s.ID, l.Number, wins, games, want)
			}
		}
	}
}

func TestLevelsSayHowTheyPlay(t *testing.T) {
	l := Level{Number: 3, Name: "Brisa", strength: strength{config: search.Config{RAVE: 600, FPU: 0.5, Solver: true}, playouts: 50, time: 1500 * time.Millisecond}}
	if got, want := l.String(), "{config={FPU=0.5 RAVE=600 Solver=true} playouts=50 time=1.5s}"; got != want {
		t.Errorf("String = %s, want %s", got, want)
	}
	if got := (Level{}).String(); got != "{}" {
		t.Errorf("String of no level = %s", got)
	}
	for _, s := range All() {
		seen := map[string]bool{}
		for _, l := range LevelsOf(s.ID) {
			if seen[l.String()] {
				t.Errorf("two levels of %s play alike: %v", s.ID, l)
			}
			seen[l.String()] = true
		}
	}
}
