package match_test

import (
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/match"
)

func TestRanking(t *testing.T) {
	for _, c := range []struct {
		name    string
		o       match.Outcome
		players int
		want    []games.Player
		counted []int
	}{
		{"who leads resigns", match.Outcome{Ending: match.Resigned, By: 1, Winners: []games.Player{2}, Scores: []int{2, 9, 4}}, 3, []games.Player{2, 0, 1}, []int{2, 0, 4}},
		{"who is behind resigns", match.Outcome{Ending: match.Resigned, By: 0, Winners: []games.Player{3}, Scores: []int{1, 5, 3, 7}}, 4, []games.Player{3, 1, 2, 0}, []int{0, 5, 3, 7}},
		{"the others share", match.Outcome{Ending: match.Resigned, By: 2, Winners: []games.Player{0, 3}, Scores: []int{5, 1, 6, 5}}, 4, []games.Player{0, 3, 1, 2}, []int{5, 1, 0, 5}},
		{"nobody has anything", match.Outcome{Ending: match.Resigned, By: 0, Winners: []games.Player{1, 2}, Scores: []int{0, 0, 0}}, 3, []games.Player{1, 2, 0}, []int{0, 0, 0}},
		{"time runs out", match.Outcome{Ending: match.Timed, By: 0, Winners: []games.Player{1}, Scores: []int{9, 8, 7}}, 3, []games.Player{1, 2, 0}, []int{0, 8, 7}},
		{"they agree", match.Outcome{Ending: match.Agreed, By: games.None, Winners: []games.Player{1}, Scores: []int{3, 4, 2}}, 3, []games.Player{1, 0, 2}, []int{3, 4, 2}},
		{"by the rules", match.Outcome{Ending: match.Finished, By: games.None, Winners: []games.Player{2}, Scores: []int{3, 4, 5}}, 3, []games.Player{2, 1, 0}, []int{3, 4, 5}},
		{"two, and who has more resigns", match.Outcome{Ending: match.Resigned, By: 0, Winners: []games.Player{1}, Scores: []int{9, 2}}, 2, []games.Player{1, 0}, []int{0, 2}},
		{"without scores", match.Outcome{Ending: match.Resigned, By: 0, Winners: []games.Player{1}}, 2, []games.Player{1, 0}, nil},
	} {
		if got := c.o.Ranking(c.players); !slices.Equal(got, c.want) {
			t.Errorf("%s: the ranking is %v, want %v", c.name, got, c.want)
		}
		if got := c.o.Counted(); !slices.Equal(got, c.counted) {
			t.Errorf("%s: counted are %v, want %v", c.name, got, c.counted)
		}
	}
}
