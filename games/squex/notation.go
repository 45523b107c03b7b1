// Notation of Squex: plies, with annotations for move lists, and positions as text, as rules.md 1.4 and games/rules.md define it. Change the
// notation here.

package squex

import (
	"fmt"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/board"
)

// marks are the signs in move lists that ParseMove ignores: a cut and the win.
const marks = "x#"

// FormatMove implements games.Game: the octagon, or "swap".
func (g *game) FormatMove(_ games.Position, m games.Move) string {
	if m == swapMove {
		return "swap"
	}
	x := cellOf(m)
	return board.Label(x%g.n, x/g.n)
}

// ParseMove implements games.Game.
func (g *game) ParseMove(p games.Position, text string) (games.Move, error) {
	ply := games.CleanPly(text, marks)
	m, ok := g.readPly(ply)
	if !ok {
		want := "an octagon from a1 to " + board.Label(g.n-1, g.n-1)
		if g.swap {
			want += ", or swap"
		}
		return games.NoMove, games.SyntaxError(id, text, want)
	}
	if !p.Legal(m) {
		return games.NoMove, &games.IllegalError{Game: id, Text: text, Reason: g.whyNot(p.(*position), m)}
	}
	return m, nil
}

// readPly parses a ply on this board, legal or not.
func (g *game) readPly(ply string) (m games.Move, ok bool) {
	if ply == "swap" {
		return swapMove, true
	}
	c, r, rest, ok := board.ParseLabel(ply, g.n, g.n)
	if !ok || rest != "" {
		return games.NoMove, false
	}
	return moveOn(r*g.n + c), true
}

// Annotate implements games.Annotator: x for a cut, # for a winning placement.
func (g *game) Annotate(p games.Position, m games.Move) string {
	text := g.FormatMove(p, m)
	if m == swapMove {
		return text
	}
	before := p.(*position)
	if before.cuts(cellOf(m)) {
		text += "x"
	}
	after := *before
	after.Play(m)
	if after.Over() {
		text += "#"
	}
	return text
}

// AppendText implements encoding.TextAppender. Source: games/rules.md, "Position text".
func (p *position) AppendText(dst []byte) ([]byte, error) {
	n := p.g.n
	dst = games.AppendRows(dst, n, n, func(dst []byte, i int) []byte {
		switch {
		case p.own[blue].has(i):
			return append(dst, 'B')
		case p.own[red].has(i):
			return append(dst, 'R')
		}
		return dst
	})
	dst = append(dst, ' ')
	dst = games.AppendRows(dst, n-1, n-1, func(dst []byte, i int) []byte {
		switch s := p.g.squareAt(i); {
		case p.sq[blue].has(s):
			return append(dst, 'b')
		case p.sq[red].has(s):
			return append(dst, 'r')
		}
		return dst
	})
	dst = append(dst, ' ')
	if p.Over() {
		dst = append(dst, '-')
	} else {
		dst = append(dst, "BR"[p.toMove])
	}
	dst = append(dst, ' ')
	dst = strconv.AppendInt(dst, int64(p.left), 10)
	if p.swapped {
		return append(dst, " swapped"...), nil
	}
	return append(dst, " -"...), nil
}

// ParsePosition implements games.Game. Source: games/rules.md, "Position text"; doc.go decides what is structurally sound.
func (g *game) ParsePosition(text string) (games.Position, error) {
	fail := func(want string) (games.Position, error) { return nil, games.SyntaxError(id, text, want) }
	fields := strings.Fields(text)
	if len(fields) != 5 {
		return fail("five fields: octagons, squares, colour to move, placements left, swapped or -")
	}
	p := g.Start().(*position)
	octagons := games.ParseRows(fields[0], g.n, g.n, func(i int, rest string) int {
		return p.own[blue].read(i, rest[0] == 'B') + p.own[red].read(i, rest[0] == 'R')
	})
	if !octagons {
		return fail(fmt.Sprintf("octagons as %d rows of B, R and numbers for empty ones, joined by /", g.n))
	}
	squares := games.ParseRows(fields[1], g.n-1, g.n-1, func(i int, rest string) int {
		s := g.squareAt(i)
		return p.sq[blue].read(s, rest[0] == 'b') + p.sq[red].read(s, rest[0] == 'r')
	})
	if !squares {
		return fail(fmt.Sprintf("squares as %d rows of b, r and numbers for empty ones, joined by /", g.n-1))
	}
	if s := (sketch{p}).inconsistentSquare(); s != nobody {
		return fail(fmt.Sprintf("square %s to belong to a colour with a diagonal across it, or to be empty if there is none",
			board.Label(s%g.n, s/g.n)))
	}
	switch {
	case fields[4] == "swapped" && g.swap:
		p.swapped = true
	case fields[4] == "swapped":
		return fail("- in the last field, as the game is played without swap")
	case fields[4] != "-":
		return fail("swapped or - in the last field")
	}
	sketch{p}.findWinner()
	if !p.readTurn(fields[2], fields[3]) {
		want := "1 or 2"
		if most := g.maxPlacements(); most > 2 {
			want = fmt.Sprintf("1 to %d", most)
		}
		return fail("B or R to move and " + want + " placements left")
	}
	return p, nil
}

// read adds i to the set if there is true, and returns the length of the letter, 1 or 0.
func (s *set) read(i int, there bool) int {
	if !there {
		return 0
	}
	s.add(i)
	return 1
}

// maxPlacements returns the largest number of placements in a turn.
func (g *game) maxPlacements() int { return max(2, g.opening) }

// readTurn parses the colour to move and the placements left. In a finished game it checks them but ignores their values.
func (p *position) readTurn(colour, left string) bool {
	c := strings.Index("BR-", colour)
	k := strings.Index("01234"[:p.g.maxPlacements()+1], left)
	if len(colour) != 1 || len(left) != 1 || c < 0 || k < 0 {
		return false
	}
	if p.Over() {
		return true
	}
	p.toMove, p.left = uint8(c), uint8(k)
	return c <= red && k >= 1
}

// findWinner computes the groups of a board that was not played, and ends the game if one of them joins its sides.
func (k sketch) findWinner() {
	for c := range uint8(2) {
		if k.regroup(c) {
			k.winner, k.toMove, k.left = int8(c), c, 0
		}
	}
}

// hasDiagonal reports whether own, the octagons of one colour, contains a diagonal across square s.
func (g *game) hasDiagonal(own *set, s int) bool {
	return own.has(s) && own.has(s+g.n+1) || own.has(s+1) && own.has(s+g.n)
}

// inconsistentSquare returns a square whose owner contradicts the octagons around it, or nobody if all squares are consistent.
func (k sketch) inconsistentSquare() int {
	n := k.g.n
	for i := range (n - 1) * (n - 1) {
		s := k.g.squareAt(i)
		held := false
		for c := range uint8(2) {
			diagonal := k.g.hasDiagonal(&k.own[c], s)
			if k.sq[c].has(s) && !diagonal {
				return s
			}
			held = held || diagonal
		}
		if held != (k.sq[blue].has(s) || k.sq[red].has(s)) {
			return s
		}
	}
	return nobody
}

// squareAt returns the number of the i-th square, counting row by row.
func (g *game) squareAt(i int) int { return i/(g.n-1)*g.n + i%(g.n-1) }
