// Notation of the null game: plies (FormatMove, ParseMove) and positions (AppendText, ParsePosition) as text. Change the notation here.

package null

import (
	"strings"

	"quintet/games"
	"quintet/games/board"
)

// seatLetters are the stones in a position text, in order of play. Digits would be read as runs of empty cells.
const seatLetters = "xoyz"

// FormatMove implements games.Game: a cell or "end".
func (g *game) FormatMove(_ games.Position, m games.Move) string {
	if m == endMove {
		return "end"
	}
	i := int(m) - 1
	return board.Label(i%g.size, i/g.size)
}

// ParseMove implements games.Game.
func (g *game) ParseMove(p games.Position, text string) (games.Move, error) {
	m, target := endMove, g.geometry.Button("end")
	if ply := games.CleanPly(text, ""); ply != "end" {
		c, r, rest, ok := board.ParseLabel(ply, g.size, g.size)
		if !ok || rest != "" {
			return games.NoMove, games.SyntaxError("null", text, "a cell such as "+board.Label(g.size-1, 0)+", or end")
		}
		m, target = games.Move(r*g.size+c+1), board.Target(r*g.size+c)
	}
	if !p.Legal(m) {
		return games.NoMove, &games.IllegalError{Game: "null", Text: text, Reason: g.Why(p, []board.Target{target})}
	}
	return m, nil
}

// AppendText implements games.Position: rows of letters and runs; the seat to move; the first stone of an open turn or "-".
func (p *position) AppendText(dst []byte) ([]byte, error) {
	size := p.game.size
	dst = games.AppendRows(dst, size, size, func(dst []byte, i int) []byte {
		if owner := p.owner[i]; owner != 0 {
			dst = append(dst, seatLetters[owner-1])
		}
		return dst
	})
	dst = append(dst, ' ')
	dst = append(dst, games.Player(p.mover).String()...)
	if p.first == noCell {
		return append(dst, " -"...), nil
	}
	dst = append(dst, ' ')
	return append(dst, board.Label(int(p.first)%size, int(p.first)/size)...), nil
}

// ParsePosition implements games.Game.
func (g *game) ParsePosition(text string) (games.Position, error) {
	const want = "rows of cells, the seat to move and the first stone of an open turn or -"
	bad := games.SyntaxError("null", text, want)
	fields := strings.Fields(text)
	if len(fields) != 3 {
		return nil, bad
	}
	p := &position{game: g, first: noCell, empty: uint8(g.cells)}
	ok := games.ParseRows(fields[0], g.size, g.size, func(i int, rest string) int {
		owner := strings.IndexByte(seatLetters[:g.players], rest[0])
		if owner < 0 {
			return 0
		}
		p.owner[i] = uint8(owner) + 1
		p.empty--
		return 1
	})
	mover, seated := games.ParsePlayer(fields[1], g.players)
	if !ok || !seated {
		return nil, bad
	}
	p.mover = int8(mover)
	if fields[2] != "-" {
		c, r, rest, ok := board.ParseLabel(fields[2], g.size, g.size)
		p.first = int8(r*g.size + c)
		if !ok || rest != "" || !g.double || p.empty == 0 || p.owner[p.first] != uint8(p.mover)+1 {
			return nil, bad
		}
	}
	return p, nil
}
