package scenes

import (
	"strconv"
	"strings"

	"quintet/games"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
)

// nobody begins the names of people who gave none; their number follows. It stands in records, so it is the same in every language, and
// PlayerName translates it.
const nobody = "Player "

// Unnamed returns the name under which the n-th person sits who gave none.
func Unnamed(n int) string { return nobody + strconv.Itoa(n) }

// PlayerName returns how the player in a seat is called whose name in the match is name. A record from elsewhere may have a longer one than
// can be chosen here: its beginning is enough.
func PlayerName(u *ui.UI, name string, seat int) string {
	if name == "" {
		return u.T("setup.person", seat+1)
	}
	if number, ok := strings.CutPrefix(name, nobody); ok {
		if n, err := strconv.Atoi(number); err == nil && n >= 1 && n <= games.MaxPlayers {
			return u.T("setup.person", n)
		}
	}
	if rs := []rune(name); len(rs) > settings.MaxName {
		return strings.TrimSpace(string(rs[:settings.MaxName])) + "…"
	}
	return name
}
