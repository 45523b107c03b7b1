// Notation of Distrify: plies, with annotations for move lists, and positions as text, as rules.md 2.4 and games/rules.md define it. Change the
// notation here.

package distrify

import (
	"strings"

	"quintet/games"
	"quintet/games/board"
)

// The letters of the colours in position texts, and the marks that ParseMove ignores.
const (
	letters = "XO"
	winMark = "#"
)

// FormatMove names m: a cell, "end", "pass" or "swap".
func (g *game) FormatMove(_ games.Position, m games.Move) string {
	switch m {
	case moveEnd:
		return "end"
	case movePass:
		return "pass"
	case moveSwap:
		return "swap"
	}
	return g.label(int(m) - 1)
}

// Annotate adds "#" to a stone that wins.
func (g *game) Annotate(pos games.Position, m games.Move) string {
	q := *pos.(*position)
	if q.Play(m); q.Over() {
		return g.FormatMove(pos, m) + winMark
	}
	return g.FormatMove(pos, m)
}

// ParseMove reads the output of FormatMove and Annotate.
func (g *game) ParseMove(pos games.Position, text string) (games.Move, error) {
	p := pos.(*position)
	m, t := g.readPly(games.CleanPly(text, winMark))
	if m == games.NoMove {
		return games.NoMove, games.SyntaxError(id, text, "a cell such as "+g.label(0)+", end, pass or swap")
	}
	if !p.Legal(m) {
		reason := board.Reason{Text: board.Say("game.over")}
		if !p.Over() {
			reason = g.Why(p, []board.Target{t})
		}
		return games.NoMove, &games.IllegalError{Game: id, Text: text, Reason: reason}
	}
	return m, nil
}

// readPly returns the ply that a clean text names and its target, NoMove if it names none.
func (g *game) readPly(text string) (games.Move, board.Target) {
	for i, m := range buttonMoves {
		if text == g.FormatMove(nil, m) {
			return m, board.ButtonBase + board.Target(i)
		}
	}
	c, r, rest, ok := board.ParseLabel(text, g.field.size, g.field.size)
	if !ok || rest != "" {
		return games.NoMove, board.NoTarget
	}
	return stone(r*g.field.size + c), board.Target(r*g.field.size + c)
}

// AppendText writes the rows, the colour to move, the stone of the open turn and the swap.
func (p *position) AppendText(dst []byte) ([]byte, error) {
	dst = games.AppendRows(dst, p.g.field.size, p.g.field.size, func(dst []byte, x int) []byte {
		if c := p.colourAt(x); c != nobody {
			dst = append(dst, letters[c])
		}
		return dst
	})
	dst = append(dst, ' ', letters[p.turn], ' ')
	if p.open == noCell {
		dst = append(dst, '-')
	} else {
		dst = append(dst, p.g.label(int(p.open))...)
	}
	if p.swapped {
		return append(dst, " swapped"...), nil
	}
	return append(dst, " -"...), nil
}

// colourAt returns the colour of the stone on x, or nobody.
func (p *position) colourAt(x int) int {
	switch {
	case p.stones[black].has(x):
		return black
	case p.stones[white].has(x):
		return white
	}
	return nobody
}

// ParsePosition reads the output of AppendText. It accepts every board, including unreachable ones.
func (g *game) ParsePosition(text string) (games.Position, error) {
	fields := strings.Fields(text)
	if len(fields) != 4 {
		return nil, games.SyntaxError(id, text, `four fields: rows of X, O and numbers, the colour to move, the open stone or "-", "swapped" or "-"`)
	}
	p := &position{g: g, open: noCell}
	ok := games.ParseRows(fields[0], g.field.size, g.field.size, func(x int, rest string) int {
		c := strings.IndexByte(letters, rest[0])
		if c < 0 {
			return 0
		}
		p.stones[c].add(x)
		return 1
	})
	if !ok {
		rows := string(games.AppendRows(nil, g.field.size, g.field.size, func(dst []byte, _ int) []byte { return dst }))
		return nil, games.SyntaxError(id, text, "rows of X, O and numbers for a board such as "+rows)
	}
	turn := strings.Index(letters, fields[1])
	if turn < 0 || len(fields[1]) != 1 {
		return nil, games.SyntaxError(id, text, "X or O as the colour to move")
	}
	p.turn = uint8(turn)
	if fields[2] != "-" {
		c, r, rest, ok := board.ParseLabel(fields[2], g.field.size, g.field.size)
		if !ok || rest != "" || p.colourAt(r*g.field.size+c) != turn {
			return nil, games.SyntaxError(id, text, `a cell with a stone of the colour to move as the open stone, or "-"`)
		}
		p.open = int16(r*g.field.size + c)
	}
	switch fields[3] {
	case "swapped":
		p.swapped = true
	case "-":
	default:
		return nil, games.SyntaxError(id, text, `"swapped" or "-" as the last field`)
	}
	p.derive()
	return p, nil
}
