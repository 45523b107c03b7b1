// Names the players of a table: default names for people who chose none, names for players who take a seat (FreePerson, FreeComputer), and the name to
// show for a seat (PlayerName). Default names are stored in English; PlayerName translates them. ListingOrder decides the order in which a page lists
// the players.

package scenes

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/limits"
	"quintet/games/play/match"
	"quintet/scenes/data/settings"
	"quintet/scenes/ui"
)

// defaultPrefix is the prefix of default names; a number follows. Default names are stored in records, so they are the same in every language, and
// PlayerName translates them.
const defaultPrefix = "Player "

// DefaultName returns the name of the n-th person without a name.
func DefaultName(n int) string { return defaultPrefix + strconv.Itoa(n) }

// FreePerson returns the name of a person who takes a place among seats: the first of names that is not empty and that no one there has, or else the
// first default name that is free.
func FreePerson(names []string, seats []match.Seat) string {
	for n := range games.MaxPlayers {
		names = append(slices.Clip(names), DefaultName(n+1))
	}
	return free(names, seats)
}

// FreeComputer returns the name of a computer that takes a place among seats: name, or else that of a guest.
func FreeComputer(name string, seats []match.Seat) string {
	return free(append([]string{name}, catalog.Names()[catalog.MaxLevels:]...), seats)
}

// free returns the first of names that is not empty and that no one of seats has, or the last one.
func free(names []string, seats []match.Seat) string {
	for _, name := range names {
		if name != "" && !slices.ContainsFunc(seats, func(s match.Seat) bool { return s.Name == name }) {
			return name
		}
	}
	return names[len(names)-1]
}

// ChosenName returns the name that a person chose, where name is the one in the match; "" if none.
func ChosenName(name string) string {
	if name == "" || defaultNumber(name) > 0 {
		return ""
	}
	return limits.Name(name)
}

// PlayerName returns the display name of the player in a seat, where name is the one in the match. It shortens names from other programs that are
// longer than can be chosen here.
func PlayerName(u *ui.UI, name string, seat int) string {
	n := Player(name, seat)
	if m, ok := n.(board.Message); ok {
		return u.Say(m)
	}
	return n.(string)
}

// Player is PlayerName as the argument of a message. The names of computers are messages, too, so that languages can give them an article.
func Player(name string, seat int) any {
	if name == "" {
		return board.Say("setup.person", seat+1)
	}
	if n := defaultNumber(name); n > 0 {
		return board.Say("setup.person", n)
	}
	if slices.Contains(catalog.Names(), name) {
		return board.Say("person." + strings.ToLower(name))
	}
	if rs := []rune(name); len(rs) > settings.MaxName {
		return strings.TrimSpace(string(rs[:settings.MaxName])) + "…"
	}
	return name
}

// Speaker returns whose lines the computer called name says: a part of text keys, its own or that of all guests.
func Speaker(name string) string {
	if slices.Contains(catalog.Names()[:catalog.MaxLevels], name) {
		return strings.ToLower(name)
	}
	return "guest"
}

// defaultNumber returns the number in a DefaultName, 0 for any other name.
func defaultNumber(name string) int {
	number, ok := strings.CutPrefix(name, defaultPrefix)
	if n, err := strconv.Atoi(number); ok && err == nil && n >= 1 && n <= games.MaxPlayers {
		return n
	}
	return 0
}

// ListingOrder returns the seats in the order in which their players are listed: the order of the seats, except that unnamed people are in the order of
// their numbers, whatever seats they drew.
func ListingOrder(seats []match.Seat) []int {
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
