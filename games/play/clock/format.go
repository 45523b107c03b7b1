// Writes times as text: the time left on a clock (Format) and the time of a ply (FormatMoveTime). Change the form of times here. UntilChange, which
// says when the text of a running clock changes next, must agree with Format.

package clock

import (
	"fmt"
	"time"
)

// tenthsBelow is the time below which tenths of a second are shown.
const tenthsBelow = 10 * time.Second

// Format writes the remaining time d: hours, minutes and seconds; below ten seconds also tenths, after the decimal sign point. It rounds up: only a
// player without time sees all zeros.
func Format(d time.Duration, point string) string {
	if t := roundUp(d, time.Second/10); t < tenthsBelow {
		return fmt.Sprintf("%d%s%d", t/time.Second, point, t%time.Second/(time.Second/10))
	}
	return clockText(int(roundUp(d, time.Second) / time.Second))
}

// FormatMoveTime writes a move time in minutes and seconds, with hours if there are any, to the nearest second. It is at least one second, so that a
// quick move does not look unmeasured. All times have the same form because columns of them are compared: 3.4 next to 0:13 could be read as minutes.
func FormatMoveTime(d time.Duration) string {
	return clockText(int(max(d.Round(time.Second), time.Second) / time.Second))
}

// clockText writes s seconds: 1:07, or 1:02:05.
func clockText(s int) string {
	if s >= 3600 {
		return fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)
	}
	return fmt.Sprintf("%d:%02d", s/60, s%60)
}

// roundUp rounds d up to a multiple of unit.
func roundUp(d, unit time.Duration) time.Duration { return (d + unit - 1) / unit * unit }

// UntilChange returns how long the clock must run until the figures of d change. It is more than 0.
func UntilChange(d time.Duration) time.Duration {
	unit := time.Second
	if roundUp(d, time.Second/10) <= tenthsBelow {
		unit = time.Second / 10
	}
	if rest := d % unit; rest > 0 {
		return rest
	}
	return unit
}
