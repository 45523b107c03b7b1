package squ

import (
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

func TestStaticResultMatchesBestPlay(t *testing.T) {
	empty, rounds := 9, 60
	sizes := []string{"3", "4", "5", "3 handicap=1", "3 handicap=2"}
	if testing.Short() {
		empty, rounds, sizes = 7, 40, sizes[:3]
	}
	for _, size := range sizes {
		n := int(size[0] - '0')
		gametest.CheckStaticSolver(t, Spec, "ties=draw size="+size, rounds, n*n-empty)
		gametest.CheckStaticSolver(t, Spec, "ties=record size="+size, rounds, n*n-empty)
	}
}

func TestStaticResult(t *testing.T) {
	// Red threatens to make the square of the corners, and that on b2 and d4.
	const two = `
		r . . .
		. r b .
		. b . .
		. . . r`
	// Black has side 2 and no more. Red threatens a1-d4, b1-e4 and, in the first, a2-d5, all of side 3.
	const three = `
		r r b . .
		r r . . .
		b . b . b
		. . . r r
		. . b r b`
	const twoOfThree = `
		r r b . .
		r r r . .
		b . b . b
		. . . r r
		. . b . b`
	tests := []struct {
		name, ties, rows, plies string
		winner                  games.Player // None if not foreseen
		replies                 string       // "all", or the cells
	}{
		{"two discs make the largest square", "draw", `
			r . . .
			. b b .
			. b b .
			. . r r`, "", red, "d1 a4"},
		{"one of them made it nearly", "draw", `
			r . . .
			. b b .
			. b b .
			. . r r`, "a4", red, "d1"},
		{"a disc on either corner", "draw", two, "", games.None, "d1 a4"},
		{"sides the opponent can reach as well are no threat", "draw", two, "d1", games.None, "all"},
		{"but for one who will have the record first", "record", two, "d1", games.None, "d2 b4"},
		{"three threats and two discs", "draw", three, "", red, "all"},
		{"two threats and two discs", "draw", twoOfThree, "", games.None, "d1 a4"},
		{"the second threat", "draw", twoOfThree, "a4", games.None, "e1 b4"},
		{"a threat left alone", "draw", twoOfThree, "d2", red, "all"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := diagram(t, tt.ties, "-", tt.rows)
			play(t, p, tt.plies)
			ps, ok := p.StaticResult()
			if ok != (tt.winner != games.None) || ps != payoffs(tt.winner) {
				t.Errorf("StaticResult = %v, %v", ps, ok)
			}
			names := gametest.Names(p.g, p, p.AppendReplies(nil))
			got := strings.Join(names, " ")
			if len(names) == p.empty().count() {
				got = "all"
			}
			if got != tt.replies {
				t.Errorf("replies %s, want %s", got, tt.replies)
			}
		})
	}
}
