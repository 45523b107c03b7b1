// Notation of Azacru: plies, with annotations for move lists, and positions as text, as rules.md 3 and 4.1 define it. Change the notation here;
// abstractplay.go has that of AbstractPlay.

package azacru

import (
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/board"
)

// passText is the name of the forced pass.
const passText = "pass"

// displayMarks are the signs at the end of a ply that readers ignore (games/rules.md, "Ply and turn").
const displayMarks = "#x^=j"

// twistText is the suffix of a move, by twist.
var twistText = [twists]string{"", "<", ">"}

// FormatMove names m by its two cells and the turn at its end: "c1-d2", "c1-d2<", or "pass". Source: rules.md 3.
func (g *game) FormatMove(_ games.Position, m games.Move) string {
	if m == passMove {
		return passText
	}
	from, _, _, twist := unpack(m)
	return label(from) + "-" + label(target(m)) + twistText[twist]
}

// Annotate adds "=" if a connection converts tiles, "x" if that costs the piece, "j" if it jumps, and "#" to the pass that starts the last round.
func (g *game) Annotate(pos games.Position, m games.Move) string {
	p := pos.(*position)
	text := g.FormatMove(p, m)
	if m == passMove {
		if p.trigger < 0 {
			text += "#"
		}
		return text
	}
	switch e := p.effectOf(m); {
	case e.lost:
		return text + "x"
	case len(e.turned) > 0:
		return text + "="
	case len(e.jumped) > 0:
		return text + "j"
	}
	return text
}

// ParseMove reads the output of FormatMove and Annotate in any case and with any spaces.
func (g *game) ParseMove(pos games.Position, text string) (games.Move, error) {
	p := pos.(*position)
	path, ok := g.parsePly(text)
	if !ok {
		return games.NoMove, games.SyntaxError(id, text, "two cells and perhaps a twist, as c1-d2, c1-d2< or c1-d2>, or pass")
	}
	if p.Over() {
		return games.NoMove, &games.IllegalError{Game: id, Text: text, Reason: board.Reason{Text: board.Say("game.over")}}
	}
	m, reason := g.complete(p, path)
	if m == games.NoMove {
		return games.NoMove, &games.IllegalError{Game: id, Text: text, Reason: reason}
	}
	return m, nil
}

// parsePly converts the text of a ply to the targets it names: the pass button alone, or two cells and the button of its twist.
func (g *game) parsePly(text string) (path []board.Target, ok bool) {
	text = games.CleanPly(strings.Join(strings.Fields(text), ""), displayMarks)
	if text == passText {
		return []board.Target{passButton}, true
	}
	c1, r1, rest, ok1 := board.ParseLabel(text, size, size)
	rest, ok2 := strings.CutPrefix(rest, "-")
	c2, r2, rest, ok3 := board.ParseLabel(rest, size, size)
	if !ok1 || !ok2 || !ok3 {
		return nil, false
	}
	path = []board.Target{cell(c1 + r1*size), cell(c2 + r2*size)}
	switch rest {
	case "":
		return path, true
	case twistText[left]:
		return append(path, leftButton), true
	case twistText[right]:
		return append(path, rightButton), true
	}
	return nil, false
}

// AppendText appends the position in AZN (rules.md 4.1): rows, player to move, players, who passed first, and the plies since a tile last changed.
func (p *position) AppendText(dst []byte) ([]byte, error) {
	dst = games.AppendRows(dst, size, size, func(dst []byte, i int) []byte {
		f := p.fields[i]
		switch {
		case f.taken():
			dst = append(dst, 'A'+byte(f.owner()), '0'+byte(f.facing()))
			if f.tile() < 0 {
				dst = append(dst, '-')
			}
		case f.tile() >= 0:
			dst = append(dst, 'a'+byte(f.tile()))
		}
		return dst
	})
	dst = append(dst, ' ', '1'+p.mover, ' ', '0'+byte(p.g.players), ' ')
	if p.trigger < 0 {
		dst = append(dst, '-')
	} else {
		dst = append(dst, '1'+byte(p.trigger))
	}
	dst = append(dst, ' ')
	return strconv.AppendInt(dst, int64(p.quietPlies), 10), nil
}

// ParsePosition reads the output of AppendText. The last field may be missing and is then 0. Pieces are numbered in reading order.
func (g *game) ParsePosition(text string) (games.Position, error) {
	p, err := g.parse(text)
	if err != nil {
		return nil, err
	}
	return p, nil
}

func (g *game) parse(text string) (*position, error) {
	players := strconv.Itoa(g.players)
	seats := "1 to " + players
	words := strings.Fields(text)
	if len(words) != 4 && len(words) != 5 {
		return nil, games.SyntaxError(id, text, "rows, player to move, players, who passed first or -, and perhaps the plies since a tile changed")
	}
	p := &position{g: g, trigger: -1}
	if !p.parseRows(words[0]) {
		return nil, games.SyntaxError(id, words[0], "nine rows of nine cells joined by /, with a number for neutral cells, "+
			"tiles a to "+string(rune('a'+g.players-1))+", pieces like A0 to "+string(rune('A'+g.players-1))+"7, and - after a piece on a neutral cell")
	}
	mover, ok := parseNumber(words[1], 1, g.players)
	if !ok {
		return nil, games.SyntaxError(id, words[1], "the player to move, "+seats)
	}
	p.mover = uint8(mover - 1)
	if words[2] != players {
		return nil, games.SyntaxError(id, words[2], "the number of players of this game, "+players)
	}
	if words[3] != "-" {
		trigger, ok := parseNumber(words[3], 1, g.players)
		if !ok {
			return nil, games.SyntaxError(id, words[3], "the player who passed first, "+seats+", or -")
		}
		p.trigger = int8(trigger - 1)
	}
	if len(words) == 5 {
		since, ok := parseNumber(words[4], 0, int(g.quietLimit))
		if !ok {
			return nil, games.SyntaxError(id, words[4], "the plies since a tile last changed, 0 to "+strconv.Itoa(int(g.quietLimit)))
		}
		p.quietPlies = uint8(since)
	}
	return p, nil
}

// parseRows reads the board into p, which is empty, and reports whether it succeeded.
func (p *position) parseRows(text string) bool {
	players := byte(p.g.players)
	number := 0
	return games.ParseRows(text, size, size, func(i int, rest string) int {
		if tile := rest[0] - 'a'; tile < players {
			p.paint(int(tile), i)
			return 1
		}
		owner := rest[0] - 'A'
		if owner >= players || len(rest) < 2 || rest[1] < '0' || rest[1] > '7' {
			return 0
		}
		number++
		n := 2
		if len(rest) > 2 && rest[2] == '-' {
			n = 3
		} else {
			p.paint(int(owner), i)
		}
		p.fields[i] |= piece(int(owner), int(rest[1]-'0'), number)
		p.pieces[owner].add(i)
		return n
	})
}

// parseNumber reads a whole number from low to high, without sign and leading zeros.
func parseNumber(word string, low, high int) (n int, ok bool) {
	n, err := strconv.Atoi(word)
	return n, err == nil && strconv.Itoa(n) == word && n >= low && n <= high
}

// label returns the label of a cell.
func label(i int) string { return board.Label(i%size, i/size) }

// cell returns the target of a cell.
func cell(i int) board.Target { return board.Target(i) }
