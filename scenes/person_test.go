package scenes_test

import (
	"slices"
	"testing"

	"quintet/games/play/match"
	"quintet/scenes"
)

// Unnamed people are listed in the order of their numbers, wherever they sit; others keep the order of the seats.
func TestUnnamedPlayersAreListedInOrder(t *testing.T) {
	for _, c := range []struct {
		names []string
		want  []int
	}{
		{[]string{"Player 2", "Player 1"}, []int{1, 0}},
		{[]string{"Rui", "Ana"}, []int{0, 1}},
		{[]string{"Player 3", "Pia", "Player 1", "Player 2"}, []int{2, 1, 3, 0}},
	} {
		var seats []match.Seat
		for _, name := range c.names {
			seats = append(seats, match.Seat{Name: name})
		}
		if got := scenes.ListingOrder(seats); !slices.Equal(got, c.want) {
			t.Errorf("%q: Listed = %v, want %v", c.names, got, c.want)
		}
	}
}
