// Notation of Taiji: plies and positions as text, as rules.md A3 and games/rules.md define it. Change the notation here; abstractplay.go has the one
// of AbstractPlay.

package taiji

import (
	"fmt"
	"strings"

	"quintet/games"
	"quintet/games/board"
)

// FormatMove implements games.Game: the light cell, then the dark one, "e5-f5".
func (g *game) FormatMove(_ games.Position, m games.Move) string {
	l, d := tile(m)
	return g.label(l) + "-" + g.label(d)
}

// ParseMove implements games.Game. The cells may be separated by a hyphen, a comma, spaces or nothing (rules.md A3).
func (g *game) ParseMove(pos games.Position, text string) (games.Move, error) {
	l, rest, ok := g.cutCell(games.CleanPly(text, ""))
	rest = strings.TrimSpace(rest)
	if strings.HasPrefix(rest, "-") || strings.HasPrefix(rest, ",") {
		rest = strings.TrimSpace(rest[1:])
	}
	d, rest, okDark := g.cutCell(rest)
	if !ok || !okDark || rest != "" {
		want := fmt.Sprintf("the light cell and the dark cell of a tile, such as b2-c2, of a1 to %s", g.label(g.last()))
		return games.NoMove, games.SyntaxError(id, text, want)
	}
	m := newMove(l, d)
	if !pos.Legal(m) {
		return games.NoMove, &games.IllegalError{Game: id, Text: text, Reason: g.whyIllegal(pos.(*position), m)}
	}
	return m, nil
}

// cutCell parses the label of a cell at the beginning of text and returns the rest.
func (g *game) cutCell(text string) (i uint, rest string, ok bool) {
	c, r, rest, ok := board.ParseLabel(text, g.size, g.size)
	return uint(r*g.size + c), rest, ok
}

// last is the highest cell.
func (g *game) last() uint { return uint(g.size*g.size - 1) }

// letters are the halves in position texts, by colour.
var letters = [2]byte{'w', 'b'}

// AppendText implements games.Position: the rows of the board and the seat to move.
func (p *position) AppendText(dst []byte) ([]byte, error) {
	dst = games.AppendRows(dst, p.game.size, p.game.size, func(dst []byte, i int) []byte {
		for colour, s := range p.half {
			if s.has(uint(i)) {
				dst = append(dst, letters[colour])
			}
		}
		return dst
	})
	dst = append(dst, ' ')
	return append(dst, games.Player(p.mover).String()...), nil
}

// ParsePosition implements games.Game.
func (g *game) ParsePosition(text string) (games.Position, error) {
	fields := strings.Fields(text)
	if len(fields) != 2 {
		return nil, games.SyntaxError(id, text, "two fields: the rows of the board, and the seat to move, p1 or p2")
	}
	p := &position{game: g}
	ok := games.ParseRows(fields[0], g.size, g.size, func(i int, rest string) int {
		for colour, letter := range letters {
			if rest[0] == letter {
				p.half[colour] = p.half[colour].or(singleton(uint(i)))
				return 1
			}
		}
		return 0
	})
	if !ok {
		want := fmt.Sprintf("%d rows of %d cells joined by /, made of w, b and numbers of empty cells", g.size, g.size)
		return nil, games.SyntaxError(id, text, want)
	}
	mover, ok := games.ParsePlayer(fields[1], 2)
	if !ok {
		return nil, games.SyntaxError(id, text, "p1 or p2 as the seat to move")
	}
	p.mover = uint8(mover)
	return p, nil
}
