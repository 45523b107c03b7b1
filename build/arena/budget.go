// Parses budgets, the limits on an entrant's thinking: playouts=N,time=D,cpu=D. Change their syntax and allowed values here.

package arena

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"quintet/build/arena/cputime"
	"quintet/games/search"
)

// Limits of the values in a budget.
const (
	maxPlayouts = 1_000_000_000
	minTime     = time.Millisecond
	maxTime     = time.Hour
	maxThreads  = 256
)

// A budget limits the search for each ply of an entrant, with the names of its limits. The first limit reached ends the search.
type budget struct {
	search.Limits
	names []string
}

// parseBudget parses one or more of playouts=N, time=D and cpu=D, separated by commas. Limits.Now is set if the time is CPU time.
func parseBudget(text string) (b budget, err error) {
	for word := range strings.SplitSeq(text, ",") {
		name, value, _ := strings.Cut(word, "=")
		switch name {
		case "playouts":
			b.Playouts, err = parseNumber(value, maxPlayouts)
		case "time":
			b.Time, err = parseTime(value)
		case "cpu":
			b.Time, err = parseTime(value)
			b.Now = cputime.Now
		default:
			return b, fmt.Errorf("budget %q: there is no %q; there are playouts, time and cpu, such as playouts=1000 or time=200ms", text, name)
		}
		if err == nil && slices.Contains(b.names, name) {
			err = errors.New("is given twice")
		}
		if err != nil {
			return b, fmt.Errorf("budget %q: %s %w", text, name, err)
		}
		b.names = append(b.names, name)
	}
	if b.Now != nil && slices.Contains(b.names, "time") {
		return b, fmt.Errorf("budget %q: cpu excludes another time", text)
	}
	return b, nil
}

// only returns an error if b sets a limit that is not in may.
func (b budget) only(may ...string) error {
	for _, n := range b.names {
		if may == nil {
			return errors.New("it takes no budget")
		}
		if !slices.Contains(may, n) {
			return fmt.Errorf("it is not limited by %s, only by %s", n, strings.Join(may, ", "))
		}
	}
	return nil
}

// parseNumber parses a whole number from 1 to most.
func parseNumber(text string, most int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > most {
		return 0, fmt.Errorf("must be a whole number from 1 to %d", most)
	}
	return n, nil
}

// parseTime parses a time with its unit.
func parseTime(text string) (time.Duration, error) {
	d, err := time.ParseDuration(text)
	if err != nil || d < minTime || d > maxTime {
		return 0, fmt.Errorf("must be from %v to %v, such as 200ms or 1.5s", minTime, maxTime)
	}
	return d, nil
}
