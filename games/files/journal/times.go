// Reads the journal lines about time: the clocks of the seats now and at earlier positions (clock), and the time of each ply (readMoveTime). The lines
// about plies are in read.go.

package journal

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"quintet/games/play/clock"
)

// clock sets the current or earlier clocks of the seats.
func (r *reader) clock(word, rest string) error {
	ply := 0
	if word == "stood" {
		var err error
		first, times, _ := strings.Cut(rest, " ")
		if ply, err = strconv.Atoi(first); err != nil || ply < 0 || ply > len(r.clockHistory) || ply > r.match.MainLen() {
			return fmt.Errorf("no clock stood at ply %q", first)
		}
		rest = times
	}
	var t clock.Times
	words := strings.Fields(rest)
	if len(words) != len(r.match.Seats()) {
		return fmt.Errorf("%d clocks for %d seats", len(words), len(r.match.Seats()))
	}
	for i, w := range words {
		d, err := parseTime(w)
		if err != nil {
			return err
		}
		t[i] = d
	}
	if word == "left" {
		r.left = t
		return nil
	}
	r.clockHistory = append(r.clockHistory[:ply], t)
	return nil
}

// readMoveTime records the time of a ply.
func (r *reader) readMoveTime(rest string) error {
	ply, text, timed := strings.Cut(rest, " ")
	n, err := strconv.Atoi(ply)
	plies := r.match.MainLen()
	switch {
	case err != nil || n < 1 || n > plies && timed || n > max(plies, len(r.moveTimes)):
		return fmt.Errorf("ply %q took no time: %d have been played", ply, plies)
	case !timed:
		r.moveTimes = r.moveTimes[:min(n-1, len(r.moveTimes))]
		return nil
	}
	d, err := parseTime(text)
	if err != nil {
		return err
	}
	for len(r.moveTimes) < n {
		r.moveTimes = append(r.moveTimes, clock.UnknownTime)
	}
	r.moveTimes[n-1] = d
	return nil
}

// parseTime parses a time in milliseconds within the range of a clock.
func parseTime(text string) (time.Duration, error) {
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil || n < 0 || n > clock.MaxLeft.Milliseconds() {
		return 0, fmt.Errorf("%q is no time on a clock", text)
	}
	return time.Duration(n) * time.Millisecond, nil
}
