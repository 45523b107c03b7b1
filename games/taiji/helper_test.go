package taiji

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/words"
)

// open makes the game with the options "size=7 groups=1"; what is left out has its default.
func open(t testing.TB, options string) *game {
	t.Helper()
	o, err := games.ParseOptions(strings.Fields(options))
	if err != nil {
		t.Fatal(err)
	}
	g, err := Spec.Open(o)
	if err != nil {
		t.Fatal(err)
	}
	return g.(*game)
}

// play plays plies, separated by blanks.
func play(t testing.TB, p *position, plies string) {
	t.Helper()
	for _, text := range strings.Fields(plies) {
		m, err := p.game.ParseMove(p, text)
		if err != nil {
			t.Fatal(err)
		}
		p.Play(m)
	}
}

// diagram reads a board drawn with blanks between the cells, "." for an empty one. The line of column letters and the
// numbers of the rows are left out of the reading.
func diagram(t testing.TB, options, seat, rows string) *position {
	t.Helper()
	var lines []string
	for _, l := range strings.Split(strings.TrimSpace(rows), "\n")[1:] {
		lines = append(lines, runs.Replace(strings.Join(strings.Fields(l)[1:], "")))
	}
	return parse(t, open(t, fmt.Sprintf("size=%d %s", len(lines), options)), strings.Join(lines, "/")+" "+seat)
}

// runs writes empty cells as numbers, the longest runs first.
var runs = strings.NewReplacer(
	"...........", "11", "..........", "10", ".........", "9", "........", "8", ".......", "7", "......", "6",
	".....", "5", "....", "4", "...", "3", "..", "2", ".", "1",
)

// parse reads a position.
func parse(t testing.TB, g *game, text string) *position {
	t.Helper()
	p, err := g.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return p.(*position)
}

// text writes a position.
func text(p games.Position) string {
	b, _ := p.AppendText(nil) // the error is always nil
	return string(b)
}

// random plays n random plies, or to the end.
func random(p *position, r *games.Rand, n int) {
	for ; n > 0 && !p.Over(); n-- {
		ms := p.AppendMoves(nil)
		p.Play(ms[r.Intn(len(ms))])
	}
}

// sizes returns the sizes of all groups of s, largest first, by the engine's flood.
func sizes(g *game, s cells) []int {
	var list []int
	for !s.empty() {
		group := g.group(one(s.first()), s)
		list = append(list, group.count())
		s = s.minus(group)
	}
	slices.Sort(list)
	slices.Reverse(list)
	return list
}

// scoreText is "24-23".
func scoreText(p *position) string {
	s := p.AppendScores(nil)
	return fmt.Sprintf("%d-%d", s[0], s[1])
}

// labels names cells, in order and separated by blanks.
func labels(g *game, ts []board.Target) string {
	var names []string
	for _, t := range ts {
		names = append(names, g.geometry.Label(t))
	}
	return strings.Join(names, " ")
}

// say words a message in English.
func say(m board.Message) string { return english.Say(m) }

var english = words.English(words.Of(Spec))
