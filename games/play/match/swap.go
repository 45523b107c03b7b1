// Finds which seats have exchanged their colours in a ply (Exchanged), by comparing the views before and after it. It needs no knowledge of the swap
// rule; change the comparison here.

package match

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// Exchanged returns for every seat of after the one whose colour it has taken since before. It is nil if all seats have kept their colours.
func Exchanged(before, after *board.View, players int) []games.Player {
	from := make([]games.Player, players)
	changed := false
	for i := range from {
		was := slices.IndexFunc(before.Seats[:players], func(s board.Seat) bool { return s.Colour == after.Seats[i].Colour })
		if was < 0 {
			return nil
		}
		from[i], changed = games.Player(was), changed || was != i
	}
	if !changed {
		return nil
	}
	return from
}
