// The result of one game as the result file stores it. Change the format of the file here and in run.go (header). How first places are shared is in
// package contest.

package arena

import (
	"quintet/games"
	"quintet/games/study/contest"
)

// A result describes one game of a run. The result file stores it as a line of JSON.
type result struct {
	Fixture contest.Fixture
	Winners []games.Player   // all who share the first place, in order
	Scores  []int            `json:",omitempty"` // by seat, where the game has scores and went to its end
	Efforts []contest.Effort // by seat
	Fault   *fault           `json:",omitempty"` // nil when the game went to its end
	By      games.Player     // whose fault it was
	Plies   []string         // from the first position, the opening included
}

// letter names an entrant: a for the first.
func letter(entrant int) string { return string(rune('a' + entrant)) }
