package match_test

import (
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/play/match"
)

// Only a swap exchanges colours.
func TestExchanged(t *testing.T) {
	m := catalogtest.Match(t, "squex size=6 swap=on", "c3 d4")
	v := *games.ViewOf(m.Game(), m.Position())
	if from := match.Exchanged(&v, &v, 2); from != nil {
		t.Errorf("the same view exchanges %v", from)
	}
	w := v
	w.Seats[0], w.Seats[1] = v.Seats[1], v.Seats[0]
	if from := match.Exchanged(&v, &w, 2); !slices.Equal(from, []games.Player{1, 0}) {
		t.Errorf("exchanged = %v, want each from the other", from)
	}
}
