package taiji

import (
	"fmt"
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
	"quintet/games/words"
)

// open makes the game with options such as "size=7 groups=1".
func open(t gametest.T, options string) *game {
	t.Helper()
	return gametest.Open(t, Spec, options).(*game)
}

// after returns the position with this text, or the one after these plies from the start.
func after(t gametest.T, options, where string) *position {
	t.Helper()
	return gametest.Reach(t, open(t, options), where).(*position)
}

// play plays plies, separated by spaces.
func play(t gametest.T, p *position, plies string) {
	t.Helper()
	gametest.Play(t, p.game, p, plies)
}

// diagram reads a board drawn with spaces between the cells and "." for an empty one. It ignores the line of column letters and the row numbers.
func diagram(t gametest.T, options, seat, drawing string) *position {
	t.Helper()
	lines := strings.Split(strings.TrimSpace(drawing), "\n")[1:]
	for i, l := range lines {
		_, lines[i], _ = strings.Cut(strings.TrimSpace(l), " ")
	}
	return after(t, fmt.Sprintf("size=%d %s", len(lines), options), gametest.Rows(strings.Join(lines, "\n"))+" "+seat)
}

// random plays n random plies, or fewer to the end.
func random(p *position, r *games.Rand, n int) {
	for ; n > 0 && !p.Over(); n-- {
		gametest.PlayRandom(p, r)
	}
}

// sizes returns the sizes of all groups of s, largest first, computed by the engine's flood fill.
func sizes(g *game, s cells) []int {
	var list []int
	for !s.empty() {
		group := g.group(singleton(s.first()), s)
		list = append(list, group.count())
		s = s.minus(group)
	}
	slices.Sort(list)
	slices.Reverse(list)
	return list
}

// scoreText returns the score as "24-23".
func scoreText(p *position) string {
	s := p.AppendScores(nil)
	return fmt.Sprintf("%d-%d", s[0], s[1])
}

// say returns a message in English.
func say(m board.Message) string { return english.Say(m) }

var english = words.English(words.Of(Spec))
