package judge

import (
	"fmt"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/play/match"
)

// The key moments by score are in the order of the game: the turns that made the largest parts of the scores, also if another player made them, or
// that gained most if scores have no parts, and the turn with which the winner took the lead for good.
func TestScoreMoments(t *testing.T) {
	const groups = "b3-c3 d5-d4 e2-f2 e6-e5 f1-g1 a2-a3 c6-c7 f6-f7 d3-e3 d7-e7 g4-f4 a1-b1 b4-a4 d2-d1 b7-b6 g6-g5 a5-a6 c1-c2 c4-c5 g3-g2"
	end := func(*match.Match) error { return nil }
	for _, c := range []struct {
		name, game, plies string
		end               func(*match.Match) error
		want              string
	}{
		{"one square decides", "squ size=3", "a1 b1 b2 a3 c1 a2 c2 c3 b3", end, "round 3 of 0: seat 0 gains 2 to 2, part 2, largest true, leads true"},
		{"groups grow by any tile", "taiji size=7", groups, end,
			"round 7 of 1: seat 0 gains 1 to 3, part 3, largest true, leads false|round 10 of 1: seat 1 gains 1 to 3, part 3, largest true, leads false"},
		{"a player resigns", "taiji size=7", strings.TrimSuffix(groups, " g3-g2"), func(m *match.Match) error { return m.Resign(1) }, ""},
		{"a path has no scores", "distrify size=2", "a1 b1 end a2", end, ""},
	} {
		m := catalogtest.Match(t, c.game, c.plies)
		catalogtest.NoError(t, c.end(m))
		var got []string
		for _, x := range ScoreMoments(m) {
			got = append(got, fmt.Sprintf("round %d of %d: seat %d gains %d to %d, part %d, largest %v, leads %v",
				x.Round, x.Player, x.Seat, x.Gain, x.Score, x.Part, x.Largest, x.Leads))
		}
		if strings.Join(got, "|") != c.want {
			t.Errorf("%s: moments %q, want %q", c.name, got, c.want)
		}
	}
}

// The part that a turn gained is the group that grew.
func TestPartGained(t *testing.T) {
	m := catalogtest.Match(t, "taiji size=9", "e5-f5 d5-d4 c3-c4")
	for player, want := range []int{1, 2} {
		if got := partGained(m.Game(), m.PositionAt(2), m.PositionAt(3), games.Player(player)); got != want {
			t.Errorf("seat %d: a group of %d has grown, want %d", player, got, want)
		}
	}
}
