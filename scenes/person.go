// The names of players: default names, and their translation for display.

package scenes

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/limits"
	"quintet/games/play/match"
	"quintet/scenes/data/settings"
	"quintet/scenes/ui"
)

// no one begins the names of people who gave none; their number follows. It stands in records, so it is the same in every language, and
// PlayerName translates it.
const nobody = "Player "

// DefaultName returns the name of the n-th person who gave none.
func DefaultName(n int) string { return nobody + strconv.Itoa(n) }

// Named returns the name that a person has given who is called name in a match; "" for none.
func Named(name string) string {
	if _, ok := Player(name, 0).(string); !ok {
		return ""
	}
	return limits.Name(name)
}

// PlayerName returns the name of the player in a seat who is called name in the match. A record from elsewhere may have a longer one than can
// be chosen here: its beginning is enough.
func PlayerName(u *ui.UI, name string, seat int) string {
	n := Player(name, seat)
	if m, ok := n.(board.Message); ok {
		return u.Say(m)
	}
	return n.(string)
}

// Player is PlayerName as the argument of a message.
func Player(name string, seat int) any {
	if name == "" {
		return board.Say("setup.person", seat+1)
	}
	if n := defaultNumber(name); n > 0 {
		return board.Say("setup.person", n)
	}
	if rs := []rune(name); len(rs) > settings.MaxName {
		return strings.TrimSpace(string(rs[:settings.MaxName])) + "…"
	}
	return name
}

// defaultNumber returns the number in name where that is a DefaultName, 0 where it is another name.
func defaultNumber(name string) int {
	number, ok := strings.CutPrefix(name, nobody)
	if n, err := strconv.Atoi(number); ok && err == nil && n >= 1 && n <= games.MaxPlayers {
		return n
	}
	return 0
}

// Listed returns the seats in the order in which their players are named: that of the seats, but people who gave no name stand in that of
// their numbers, whatever seats they drew.
func Listed(seats []match.Seat) []int {
	order, nameless := make([]int, len(seats)), []int(nil)
	for i, seat := range seats {
		if order[i] = i; defaultNumber(seat.Name) > 0 {
			nameless = append(nameless, i)
		}
	}
	byNumber := slices.Clone(nameless)
	slices.SortFunc(byNumber, func(a, b int) int { return cmp.Compare(seats[a].Name, seats[b].Name) })
	for n, i := range nameless {
		order[i] = byNumber[n]
	}
	return order
}
