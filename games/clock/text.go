package clock

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// Errors of a text that ParseControl refuses.
var (
	ErrControl = errors.New("want minutes and the seconds that a turn adds, such as 10+5 or 1:30+2, or +30 for 30 seconds a turn")
	ErrBounds  = errors.New("want 10 seconds to 10 hours, and at most an hour more a turn")
)

// written is the form of a time control: minutes, seconds, and the seconds of a turn.
var written = regexp.MustCompile(`^(?:([0-9]{1,4})(?::([0-5][0-9]))?)?(?:\+([0-9]{1,4}))?$`)

// ParseControl reads a time control as players write it: minutes and the seconds that a turn adds, as 10+5, 10 or 1:30+2; without minutes
// the seconds of every turn, as +30. What it returns can be played and measures time. The error wraps ErrControl or ErrBounds.
func ParseControl(text string) (Control, error) {
	parts := written.FindStringSubmatch(strings.ReplaceAll(text, " ", ""))
	if parts == nil || parts[1] == "" && parts[3] == "" {
		return Control{}, fmt.Errorf("%q is no clock: %w", text, ErrControl)
	}
	var n [3]time.Duration // a part that is missing is 0
	for i := range n {
		v, _ := strconv.Atoi(parts[i+1])
		n[i] = time.Duration(v)
	}
	c := Control{Kind: Fischer, Main: n[0]*time.Minute + n[1]*time.Second, Step: n[2] * time.Second}
	if parts[1] == "" {
		c.Kind = PerTurn
	}
	if !c.Valid() {
		return Control{}, fmt.Errorf("%q is no clock: %w", text, ErrBounds)
	}
	return c, nil
}

// FormatControl writes c, which measures time, as ParseControl reads it, to the second.
func FormatControl(c Control) string {
	step := fmt.Sprintf("+%d", c.Step/time.Second)
	if c.Kind == PerTurn {
		return step
	}
	main := strconv.Itoa(int(c.Main / time.Minute))
	if seconds := c.Main % time.Minute / time.Second; seconds > 0 {
		main += fmt.Sprintf(":%02d", seconds)
	}
	if c.Step < time.Second {
		return main
	}
	return main + step
}
