package arena

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"time"

	"quintet/games"
)

// A result describes one game of a run. The result file has it as a line of JSON.
type result struct {
	Fixture  fixture
	Entrants []int          // by seat
	Winners  []games.Player // all who share the first place, in order
	Scores   []int          `json:",omitempty"` // by seat, where the game has scores and went to its end
	Seconds  []float64      // by seat, thought in all
	Longest  []float64      // by seat, the longest ply
	Playouts []int          // by seat
	Fault    *fault         `json:",omitempty"` // nil when the game went to its end
	By       games.Player   // whose fault it was
	Plies    []string       // from the first position, the opening included
}

// newResult returns the result of a game in which nothing has happened.
func newResult(f fixture, entrants []int) result {
	n := len(f.Slots)
	return result{
		Fixture: f, Entrants: entrants, By: games.None,
		Seconds: make([]float64, n), Longest: make([]float64, n), Playouts: make([]int, n),
	}
}

// think adds one ply of thinking.
func (r *result) think(seat games.Player, d time.Duration, playouts int) {
	r.Seconds[seat] += d.Seconds()
	r.Longest[seat] = max(r.Longest[seat], d.Seconds())
	r.Playouts[seat] += playouts
}

// points returns what the entrant took in this game: its share of the first place, added up over its seats.
func (r result) points(entrant int) float64 {
	sum := 0.0
	for _, w := range r.Winners {
		if r.Entrants[w] == entrant {
			sum += 1 / float64(len(r.Winners))
		}
	}
	return sum
}

// letter names an entrant: a for the first.
func letter(entrant int) string { return string(rune('a' + entrant)) }

// errOtherRun is the error of a sound line that does not belong to the run.
var errOtherRun = errors.New("the line belongs to another run")

// parseResult reads the line of game number of s. An error that is not errOtherRun means that the line is damaged.
func parseResult(line string, s schedule, number int) (result, error) {
	var r result
	if err := json.Unmarshal([]byte(line), &r); err != nil {
		return r, err
	}
	none := func(p games.Player) bool { return p < 0 || int(p) >= s.Players }
	f := s.fixture(number)
	switch {
	case len(r.Seconds) != s.Players || len(r.Longest) != s.Players || len(r.Playouts) != s.Players:
		return r, fmt.Errorf("want one number of Seconds, Longest and Playouts for each of %d seats", s.Players)
	case len(r.Winners) == 0 || slices.ContainsFunc(r.Winners, none):
		return r, fmt.Errorf("the winners %v are no seats from 0 to %d", r.Winners, s.Players-1)
	case r.Fault != nil && (none(r.By) || !slices.Contains(faultKinds, r.Fault.Kind)):
		return r, fmt.Errorf("a fault %q of seat %d is none", r.Fault.Kind, r.By)
	case !reflect.DeepEqual(r.Fixture, f) || !slices.Equal(r.Entrants, s.seating(f)):
		return r, fmt.Errorf("%w: it is of the game %+v with the entrants %v, where %+v was to come", errOtherRun, r.Fixture, r.Entrants, f)
	}
	return r, nil
}
