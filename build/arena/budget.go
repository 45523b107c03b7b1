package arena

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"quintet/games/search"
)

// What budgets may be.
const (
	maxPlayouts = 1_000_000_000
	minTime     = time.Millisecond
	maxTime     = time.Hour
	maxDepth    = 100
	maxThreads  = 256
)

// parseBudget reads what an entrant may think about each ply: one or more of playouts=N, time=D, cpu=D, depth=N and threads=N,
// separated by commas. The first limit that is reached ends the search.
func parseBudget(text string) (search.Limits, error) {
	var l search.Limits
	seen := map[string]bool{}
	for _, word := range strings.Split(text, ",") {
		name, value, _ := strings.Cut(word, "=")
		var err error
		switch name {
		case "playouts":
			l.Playouts, err = parseNumber(value, maxPlayouts)
		case "time":
			l.Time, err = parseTime(value)
		case "cpu":
			l.CPU, err = parseTime(value)
		case "depth":
			l.Depth, err = parseNumber(value, maxDepth)
		case "threads":
			l.Threads, err = parseNumber(value, maxThreads)
		default:
			return l, fmt.Errorf("budget %q: there is no %q; there are playouts, time, cpu, depth and threads, such as playouts=1000 or time=200ms", text, name)
		}
		if err == nil && seen[name] {
			err = fmt.Errorf("is given twice")
		}
		if err != nil {
			return l, fmt.Errorf("budget %q: %s %w", text, name, err)
		}
		seen[name] = true
	}
	return l, nil
}

// parseNumber reads a whole number from 1 to most.
func parseNumber(text string, most int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > most {
		return 0, fmt.Errorf("must be a whole number from 1 to %d", most)
	}
	return n, nil
}

// parseTime reads a time with its unit.
func parseTime(text string) (time.Duration, error) {
	d, err := time.ParseDuration(text)
	if err != nil || d < minTime || d > maxTime {
		return 0, fmt.Errorf("must be from %v to %v, such as 200ms or 1.5s", minTime, maxTime)
	}
	return d, nil
}
