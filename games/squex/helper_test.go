package squex

import (
	"fmt"
	"strings"

	"quintet/games/gametest"
)

// open makes the game with options such as "size=6 swap=on".
func open(t gametest.T, options string) *game {
	t.Helper()
	return gametest.Open(t, Spec, options).(*game)
}

// sized makes the game on a board of n by n.
func sized(t gametest.T, n int) *game {
	t.Helper()
	return open(t, fmt.Sprintf("size=%d", n))
}

// reach returns the position with this text, or the one after these plies from the start.
func reach(t gametest.T, g *game, where string) *position {
	t.Helper()
	return gametest.Reach(t, g, where).(*position)
}

// playedFrom plays plies in a copy of p.
func playedFrom(t gametest.T, p *position, plies string) *position {
	t.Helper()
	q := *p
	gametest.Play(t, p.g, &q, plies)
	return &q
}

// drawn reads a diagram of octagon rows with square rows in between, and the turn ("R 1").
func drawn(t gametest.T, diagram, turn string) *position {
	t.Helper()
	var rows [2]string // of octagons, and of squares
	lines := strings.Split(strings.TrimSpace(diagram), "\n")
	for i, line := range lines {
		rows[i%2] += line + "\n"
	}
	g := sized(t, len(lines)/2+1)
	return reach(t, g, gametest.Rows(rows[0])+" "+gametest.Rows(rows[1])+" "+turn+" -")
}

// sameBoard compares the octagons and squares of two positions.
func sameBoard(p, q *position) bool { return p.own == q.own && p.sq == q.sq }
