// Writes and reads the level of a computer as text, in records and on command lines: a whole level such as 2, or a strength between two levels such
// as 2.4 (FormatLevel, ParseLevel). Change the notation of a level here. Package catalog makes the players.

package games

import (
	"fmt"
	"strconv"
	"strings"
)

// FormatLevel returns a level as text: even is the strength of an even match in tenths of a level, such as 24 for 2.4, or 0 for the level itself.
func FormatLevel(level, even int) string {
	if even == 0 {
		return strconv.Itoa(level)
	}
	return fmt.Sprintf("%d.%d", even/10, even%10)
}

// ParseLevel reads what FormatLevel writes, for levels from 1 to most. A text with a tenth is an even match, also if the tenth is 0; its level is the
// whole one below. ok is false for any other text.
func ParseLevel(text string, most int) (level, even int, ok bool) {
	whole, tenth, between := strings.Cut(text, ".")
	level, err := strconv.Atoi(whole)
	if err != nil || level < 1 || level > most {
		return 0, 0, false
	}
	if !between {
		return level, 0, true
	}
	if len(tenth) != 1 || tenth[0] < '0' || tenth[0] > '9' || level == most && tenth != "0" {
		return 0, 0, false
	}
	return level, 10*level + int(tenth[0]-'0'), true
}
