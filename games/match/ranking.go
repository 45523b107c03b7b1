package match

import (
	"cmp"
	"slices"

	"quintet/games"
)

// out returns the player who does not count: among more than two, the one who resigned or ran out of time; else games.None.
func (o Outcome) out(players int) games.Player {
	if players > 2 {
		return o.By
	}
	return games.None
}

// Ranking returns all players from the first place to the last: winners, then by score, and last, whatever the score, who is out of the
// count. Players with the same place stay in the order of their seats. Of two players the winner is first.
func (o Outcome) Ranking(players int) []games.Player {
	all := games.Seats(1<<players - 1)
	class := func(p games.Player) int {
		switch {
		case slices.Contains(o.Winners, p):
			return 0
		case p == o.out(players):
			return 2
		}
		return 1
	}
	slices.SortStableFunc(all, func(a, b games.Player) int {
		if c := cmp.Compare(class(a), class(b)); c != 0 || len(o.Scores) == 0 {
			return c
		}
		return cmp.Compare(o.Scores[b], o.Scores[a])
	})
	return all
}

// Counted returns the scores as a series adds them up: 0 for who resigned or ran out of time.
func (o Outcome) Counted() []int {
	counted := slices.Clone(o.Scores)
	if o.By != games.None && len(counted) > 0 {
		counted[o.By] = 0
	}
	return counted
}
