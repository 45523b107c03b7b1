package arena

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"
)

// parseLadder reads the rungs of a table.
func parseLadder(text string) ([]rung, error) {
	var rungs []rung
	begun := false
	for i, line := range strings.Split(text, "\n") {
		f := strings.Fields(line)
		var err error
		switch {
		case len(f) == 0 || f[0] == "#":
		case !begun:
			if begun = strings.Join(f, " ") == ladderColumns; !begun {
				err = fmt.Errorf("want %q", ladderColumns)
			}
		case f[0] == "level":
			err = parseStrength(rungs, line)
		default:
			var r rung
			r, err = parseRung(f)
			rungs = append(rungs, r)
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	if len(rungs) == 0 {
		return nil, errors.New("there is no level")
	}
	return rungs, nil
}

// parseRung reads the fields of a line of the table.
func parseRung(f []string) (rung, error) {
	var r rung
	if len(f) != 7 && len(f) != 11 {
		return r, fmt.Errorf("want 7 columns, or 11 of a level that has played, not %d", len(f))
	}
	var err error
	read := func(dst *int, text string) {
		n, e := strconv.Atoi(text)
		*dst, err = n, errors.Join(err, e)
	}
	read(&r.level, f[0])
	r.name = f[1]
	read(&r.rating, f[2])
	read(&r.playouts, f[3])
	d, e := time.ParseDuration(f[4])
	r.time, err = d, errors.Join(err, e)
	read(&r.tenth, f[5])
	read(&r.games, f[6])
	if len(f) == 11 {
		for i, dst := range []*float64{&r.score, &r.elo[0], &r.elo[1], &r.elo[2]} {
			v, e := strconv.ParseFloat(f[7+i], 64)
			*dst, err = v, errors.Join(err, e)
		}
	}
	return r, err
}

// parseStrength reads a line that says how one of rungs plays.
func parseStrength(rungs []rung, line string) error {
	number, strength, _ := strings.Cut(strings.TrimPrefix(line, "level "), " ")
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > len(rungs) {
		return fmt.Errorf("level %q is not in the table", number)
	}
	rungs[n-1].strength = strength
	return nil
}
