package search

import "quintet/games"

// playersOf returns the number of players of the game that pos is of. A position does not tell, but a result does: whoever takes part
// has a payoff that is not 0, unless all share the first place (games.Share).
func playersOf(pos games.Position) int {
	const tries = 64
	var rand games.Rand
	l := newLeaf(pos.Clone())
	for range tries {
		l.CopyFrom(pos)
		ps := l.playOut(&rand, nil)
		n := 0
		for _, v := range ps {
			if v != 0 {
				n++
			}
		}
		if n > 0 {
			return n
		}
	}
	// Nothing but full draws from here: the scores tell, if there are any, and if not it makes no difference.
	return max(2, len(pos.AppendScores(nil)))
}
