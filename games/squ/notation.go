// Notation of SQU: plies, with annotations for move lists, and positions as text, as rules.md B3 and games/rules.md define it. Change the notation
// here.

package squ

import (
	"fmt"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/board"
)

// label returns the label of cell i.
func (g *game) label(i int) string { return board.Label(i%g.n, i/g.n) }

// lastLabel returns the label of the cell in the lower right corner.
func (g *game) lastLabel() string { return g.label(g.n*g.n - 1) }

// FormatMove implements games.Game: the cell.
func (g *game) FormatMove(_ games.Position, m games.Move) string { return g.label(cellOf(m)) }

// Annotate implements games.Annotator: a ply that moves pyramids also names their new square, "j7 #6@d1" (rules.md B3).
func (g *game) Annotate(pos games.Position, m games.Move) string {
	p := pos.(*position)
	mover, after := p.ToMove(), *p
	after.Play(m)
	text := g.FormatMove(p, m)
	if q := after.pyramids[mover]; q != p.pyramids[mover] {
		text += fmt.Sprintf(" #%d@%s", q.side, g.label(int(q.at)))
	}
	return text
}

// ParseMove implements games.Game. It also accepts the output of Annotate.
func (g *game) ParseMove(pos games.Position, text string) (games.Move, error) {
	cell, mark, _ := strings.Cut(games.CleanPly(text, "#"), "#")
	c, r, rest, ok := board.ParseLabel(strings.TrimRight(cell, " \t"), g.n, g.n)
	if !ok || rest != "" || !g.isMark(mark) {
		return games.NoMove, games.SyntaxError(id, text, "a cell from a1 to "+g.lastLabel())
	}
	i := r*g.n + c
	if why := g.Why(pos, []board.Target{board.Target(i)}); !why.Text.Empty() {
		return games.NoMove, &games.IllegalError{Game: id, Text: text, Reason: why}
	}
	return moveOn(i), nil
}

// isMark reports whether text is empty or names a square as Annotate does after "#".
func (g *game) isMark(text string) bool {
	if text == "" {
		return true
	}
	side, corner, ok := strings.Cut(text, "@")
	n, err := strconv.Atoi(side)
	_, _, rest, named := board.ParseLabel(corner, g.n, g.n)
	return ok && err == nil && strconv.Itoa(n) == side && n >= 1 && n < g.n && named && rest == ""
}

// players are the texts for the holder of the record, None first.
var players = [...]string{"-", "p1", "p2"}

// letters are discs without a pyramid, capitals discs with one.
const letters, capitals = "rb", "RB"

// AppendText implements games.Position: rows, open disc, holder of the record (games/rules.md, "Position text").
func (p *position) AppendText(dst []byte) ([]byte, error) {
	var crowned cells
	for _, q := range p.pyramids {
		crowned = crowned.or(p.g.cornersOf(q))
	}
	dst = games.AppendRows(dst, p.g.n, p.g.n, func(dst []byte, i int) []byte {
		for c, discs := range p.discs {
			switch {
			case discs.has(i) && crowned.has(i):
				return append(dst, capitals[c])
			case discs.has(i):
				return append(dst, letters[c])
			}
		}
		return dst
	})
	dst = append(dst, ' ')
	if p.open == noCell {
		dst = append(dst, '-')
	} else {
		dst = append(dst, p.g.label(int(p.open))...)
	}
	return append(append(dst, ' '), players[p.holder+1]...), nil
}

// ParsePosition implements games.Game. The package comment says what is accepted.
func (g *game) ParsePosition(text string) (games.Position, error) {
	fail := func(want string, args ...any) (games.Position, error) {
		return nil, games.SyntaxError(id, text, fmt.Sprintf(want, args...))
	}
	fields := strings.Fields(text)
	if len(fields) != 3 {
		return fail("three fields: the rows, the disc of the open turn or -, and the holder of the record p1, p2 or -")
	}
	p := g.Start().(*position)
	var crowned [2]cells
	if !games.ParseRows(fields[0], g.n, g.n, func(i int, rest string) int { return p.readCell(&crowned, i, rest[0]) }) {
		return fail("%d rows of %d cells joined by /, with r and b for discs, R and B under a pyramid, and numbers for empty cells", g.n, g.n)
	}
	if want := p.readOpen(fields[1]); want != "" {
		return fail("%s", want)
	}
	for c, corners := range crowned {
		q, ok := g.squareWith(corners)
		if !ok || p.open != noCell && corners.has(int(p.open)) {
			return fail("no capital %c, or four on the corners of one square, none of them in the open turn", capitals[c])
		}
		p.pyramids[c] = q
	}
	p.computeSides()
	if want := p.readHolder(fields[2]); want != "" {
		return fail("%s", want)
	}
	return p, nil
}

// readCell places a disc on cell i and records a pyramid in crowned. It returns the length of what it read, 0 if letter is not a disc.
func (p *position) readCell(crowned *[2]cells, i int, letter byte) int {
	for c := range p.discs {
		if letter != letters[c] && letter != capitals[c] {
			continue
		}
		if letter == capitals[c] {
			crowned[c] = crowned[c].with(i)
		}
		p.discs[c] = p.discs[c].with(i)
		p.count++
		return 1
	}
	return 0
}

// readOpen sets the open disc; the discs must be known. It returns what is wanted if text is not an open disc of this board.
func (p *position) readOpen(text string) (want string) {
	if text == "-" {
		return ""
	}
	c, r, rest, ok := board.ParseLabel(text, p.g.n, p.g.n)
	i := r*p.g.n + c
	switch {
	case !ok || rest != "":
		return "the one disc of the open turn, from a1 to " + p.g.lastLabel() + ", or -"
	case int(p.count) <= p.g.opening:
		return "- as the open turn: the first turn of the game is never open"
	case p.Over():
		return "- as the open turn: the board is full"
	}
	p.open = int8(i)
	if mover := p.ToMove(); !p.discs[mover].has(i) {
		return fmt.Sprintf("%s to hold a disc %c: with %d discs before the open turn it is that player's", text, letters[mover], p.discsBefore())
	}
	return ""
}

// readHolder sets the holder of the record; the sides must be known. It returns what is wanted if text cannot be the holder.
func (p *position) readHolder(text string) (want string) {
	for i, name := range players {
		if text != name {
			continue
		}
		p.holder = int8(i) - 1
		if p.holder >= 0 && !p.holderFits() {
			return fmt.Sprintf("as the holder of the record a player with a largest square: the sides are %d and %d", p.sides[red], p.sides[black])
		}
		return ""
	}
	return "p1, p2 or - as the holder of the record"
}

// computeSides computes the sides, without the open disc.
func (p *position) computeSides() {
	for c := range p.discs {
		p.sides[c] = p.g.largest(p.settled(c), 0).side
	}
}

// settled returns the discs of colour c that were placed in complete turns.
func (p *position) settled(c int) cells {
	if p.open == noCell {
		return p.discs[c]
	}
	return p.discs[c].minus(cells{}.with(int(p.open)))
}

// cornersOf returns the corners of q as a set, empty if q is no square.
func (g *game) cornersOf(q square) cells {
	var s cells
	if q.side > 0 {
		for _, i := range g.corners(q) {
			s = s.with(i)
		}
	}
	return s
}

// squareWith returns the square with exactly these corners. ok is false if the set is neither empty nor the corners of a square.
func (g *game) squareWith(corners cells) (q square, ok bool) {
	q = g.largest(corners, 0)
	return q, corners == g.cornersOf(q)
}
