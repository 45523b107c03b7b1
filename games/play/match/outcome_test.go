package match_test

import (
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/play/match"
	"quintet/games/words"
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
		if got := c.o.SeriesScores(); !slices.Equal(got, c.counted) {
			t.Errorf("%s: Counted = %v, want %v", c.name, got, c.counted)
		}
	}
}

// Every ending has a text, in every language, for two and for more players.
func TestOutcomeTexts(t *testing.T) {
	one, both, none := []games.Player{0}, []games.Player{0, 1}, []games.Player(nil)
	for _, c := range []struct {
		o      match.Outcome
		seats  int
		en, pt string
	}{
		{match.Outcome{}, 2, "Unfinished", "Por acabar"},
		{match.Outcome{Ending: match.Finished, Winners: one}, 2, "Ana wins", "Ana ganha"},
		{match.Outcome{Ending: match.Finished, Winners: both}, 2, "A draw", "Empate"},
		{match.Outcome{Ending: match.Finished, Winners: both}, 3, "Tied for first", "Empate no topo"},
		{match.Outcome{Ending: match.Resigned, By: 1, Winners: one}, 2, "Ana wins by resignation", "Ana ganha por desistência"},
		{match.Outcome{Ending: match.Timed, By: 1, Winners: one}, 2, "Ana wins on time", "Ana ganha por tempo"},
		{match.Outcome{Ending: match.Resigned, By: 1, Winners: one}, 3, "Ana wins, Rui resigned", "Ana ganha, Rui desistiu"},
		{match.Outcome{Ending: match.Timed, By: 1, Winners: one}, 3, "Ana wins, Rui ran out of time", "Ana ganha, Rui ficou sem tempo"},
		{match.Outcome{Ending: match.Agreed, Winners: one}, 3, "Ana wins by agreement", "Ana ganha por acordo"},
		{match.Outcome{Ending: match.Agreed, Winners: one}, 2, "Ana wins, decided early", "Ana ganha, decidido antes do fim"},
		{match.Outcome{Ending: match.Declared, Winners: both}, 2, "A draw by agreement", "Empate por acordo"},
		{match.Outcome{Ending: match.Declared, Winners: none}, 2, "No one wins, abandoned", "Ninguém ganha, abandonado"},
		{match.Outcome{Ending: match.Declared, Winners: one}, 2, "Ana wins, declared", "Ana ganha, declarado"},
	} {
		said := c.o.Say(c.seats, func(p games.Player) any { return [...]string{"Ana", "Rui", "Eva"}[p] })
		for l, want := range map[words.Language]string{"en": c.en, "pt": c.pt} {
			if got := words.NewBook(l).Say(said); got != want {
				t.Errorf("%+v of %d seats: got %q, want %q", c.o, c.seats, got, want)
			}
		}
	}
}

// The length of a game is the number of the last round with a ply, whichever plies are in force.
func TestLength(t *testing.T) {
	for _, c := range []struct {
		table, plies string
		want         int
	}{
		{"squex size=6", "", 0},
		{"squex size=6", "a1", 1},
		{"squex size=6", "a1 b1", 1},
		{"squex size=6", "a1 b1 c1", 2},
		{"squ size=8", "a1 b1 c1", 1},
		{"squ size=8", "a1 b1 c1 d1", 2},
		{"azacru players=3", "e9-f8 c1-d2< g9-g8", 1},
		{"azacru players=3", "e9-f8 c1-d2< g9-g8 f8-g7<", 2},
	} {
		m := catalogtest.Match(t, c.table, c.plies)
		m.Goto(0)
		if got := m.Length(); got != c.want {
			t.Errorf("%s after %q: %d rounds, want %d", c.table, c.plies, got, c.want)
		}
		if m.Len() > 0 && m.RoundOf(m.Len()-1) != c.want {
			t.Errorf("%s after %q: the last ply is in round %d, want %d", c.table, c.plies, m.RoundOf(m.Len()-1), c.want)
		}
	}
}

// The margin is the distance of a sole winner to the best of the others. After a resignation the points of that player do not count, and with two
// players no points count.
func TestMargin(t *testing.T) {
	sole := match.Outcome{Winners: []games.Player{1}, Scores: []int{4, 9, 6}, By: games.None}
	if most, second, ok := sole.Margin(); most != 9 || second != 6 || !ok {
		t.Errorf("the margin is %d to %d, %v, want 9 to 6", most, second, ok)
	}
	for name, o := range map[string]match.Outcome{"shared": {Winners: []games.Player{0, 1}, Scores: []int{9, 9}}, "no scores": {Winners: []games.Player{0}}} {
		if most, second, ok := o.Margin(); ok {
			t.Errorf("%s: the margin is %d to %d, want none", name, most, second)
		}
	}
	out := match.Outcome{Ending: match.Resigned, By: 1}
	if !sole.Counts(0, 3) || !out.Counts(0, 3) || out.Counts(1, 3) || out.Counts(0, 2) {
		t.Error("the wrong points count")
	}
}
