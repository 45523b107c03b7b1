// Defines the result of one game, as the result file stores it in a line of JSON (result). Change the format of these lines here, and that of the
// first lines in run.go (header). resume.go reads the file. Package contest defines how first places are shared.

package arena

import (
	"encoding/json"

	"quintet/games"
	"quintet/games/study/contest"
)

// A result describes one game of a run. The result file stores it as a line of JSON.
type result struct {
	Fixture contest.Fixture
	Winners []games.Player   // all who share the first place, in order
	Scores  []int            `json:",omitempty"` // by seat, if the game has scores and was finished
	Efforts []contest.Effort // by seat
	Fault   *fault           `json:",omitempty"` // nil if the game was finished
	By      games.Player     // whose fault it was
	Plies   []string         // from the first position, including the opening
}

// parseResult parses a line.
func parseResult(line string) (r result, err error) {
	err = json.Unmarshal([]byte(line), &r)
	return r, err
}

// letter returns the letter of an entrant: a for the first.
func letter(entrant int) string { return string(rune('a' + entrant)) }
