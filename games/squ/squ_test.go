package squ

import (
	"fmt"
	"strings"

	"quintet/games/gametest"
)

// open makes the game with options such as "size=8 ties=record".
func open(t gametest.T, options string) *game {
	t.Helper()
	return gametest.Open(t, Spec, options).(*game)
}

// after returns the position with this text, or the one after plies from the start, as play takes them.
func after(t gametest.T, options, where string) *position {
	t.Helper()
	return gametest.Reach(t, open(t, options), turnMarks.Replace(where)).(*position)
}

// turnMarks separate plies in the turns of rules.md.
var turnMarks = strings.NewReplacer("+", " ", "|", " ")

// play continues p. The plies are separated by spaces, or by + and | as in the turns of rules.md.
func play(t gametest.T, p *position, plies string) {
	t.Helper()
	gametest.Play(t, p.g, p, turnMarks.Replace(plies))
}

// diagram reads a board drawn with one letter per cell, "." for an empty one. It has no open turn.
func diagram(t gametest.T, ties, holder, rows string) *position {
	t.Helper()
	board := gametest.Rows(rows)
	return after(t, fmt.Sprintf("size=%d ties=%s", strings.Count(board, "/")+1, ties), board+" - "+holder)
}
