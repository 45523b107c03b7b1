package arena

import "quintet/games"

// A result describes one game of a run. The result file has it as a line of JSON.
type result struct {
	Fixture fixture
	Winners []games.Player // all who share the first place, in order
	Scores  []int          `json:",omitempty"` // by seat, where the game has scores and went to its end
	Efforts []effort       // by seat
	Fault   *fault         `json:",omitempty"` // nil when the game went to its end
	By      games.Player   // whose fault it was
	Plies   []string       // from the first position, the opening included
}

// An effort adds up the plies that somebody was asked for, and what they took.
type effort struct {
	Plies, Playouts  int
	Seconds, Longest float64 // thought in all, and about one ply
}

// add adds what comes next.
func (e *effort) add(next effort) {
	e.Plies += next.Plies
	e.Playouts += next.Playouts
	e.Seconds += next.Seconds
	e.Longest = max(e.Longest, next.Longest)
}

// points returns what the entrant took in this game: its share of the first place, added up over its seats.
func (r result) points(entrant int) float64 {
	sum := 0.0
	for _, w := range r.Winners {
		if r.Fixture.entrant(w) == entrant {
			sum += 1 / float64(len(r.Winners))
		}
	}
	return sum
}

// letter names an entrant: a for the first.
func letter(entrant int) string { return string(rune('a' + entrant)) }
