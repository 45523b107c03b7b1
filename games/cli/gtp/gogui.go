// Support for programs made for Go (Config.SkipI, Config.Alternate): points without the letter i, passes for waiting seats, and Go scores. Also the
// commands of GoGui (gogui-rules_...). Change here what such a program reads and sends.

package gtp

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/play/match"
)

// goPass is the name in Go programs of a ply that is not a point.
const goPass = "pass"

// lastColumn is the last column that has the same letter in Go programs and in the games: Go leaves out the letter i.
const lastColumn = 8

// checkGo returns an error if g cannot be played with Config.Alternate or Config.SkipI.
func (c Config) checkGo(g games.Game) error {
	flag := "-alternate"
	switch {
	case !c.Alternate && !c.SkipI:
		return nil
	case !c.Alternate:
		flag = "-skip-i"
	}
	if err := goPoints(g); err != nil {
		return fmt.Errorf("%s is not possible: %w", flag, err)
	}
	if c.Alternate && slices.Contains(g.Geometry().Buttons, "swap") {
		return fmt.Errorf("%s is not possible with swap=on: a swap is no point", flag)
	}
	if c.Alternate && !c.SkipI {
		return c.checkColumns(g)
	}
	return nil
}

// checkColumns returns an error if a Go program would confuse columns of g.
func (c Config) checkColumns(g games.Game) error {
	if n := g.Geometry().Columns; !c.SkipI && n > lastColumn {
		return fmt.Errorf("a board of %d columns needs -skip-i: Go programs leave out the letter i", n)
	}
	return nil
}

// goPoints returns an error unless g has two players and its plies are points.
func goPoints(g games.Game) error {
	if g.Info().Players != 2 {
		return fmt.Errorf("%s is played by %d here, Go by two", g.Info().Name, g.Info().Players)
	}
	p := g.Start()
	for _, name := range games.FormatMoves(g, p, p.AppendMoves(nil)) {
		if !isPoint(name) {
			return fmt.Errorf("a ply of %s, such as %s, is no point", g.Info().Name, name)
		}
	}
	return nil
}

// isPoint reports whether a ply is a letter and a number.
func isPoint(name string) bool {
	return len(name) > 1 && name[0] >= 'a' && name[0] <= 'z' && strings.Trim(name[1:], "0123456789") == ""
}

// goName returns the name of a ply: as Go programs write it with SkipI, otherwise the game's own. With SkipI or Alternate a ply that is not a point
// is a pass.
func (s *Session) goName(name string) string {
	switch {
	case !s.config.SkipI && !s.config.Alternate:
		return name
	case !isPoint(name):
		return goPass
	case s.config.SkipI && name[0] >= 'i':
		return string(name[0]+1) + name[1:]
	}
	return name
}

// fromGoName is the inverse of goName for the legal plies of p. The error explains why the letter i is not a column.
func (s *Session) fromGoName(p games.Position, text string) (string, error) {
	if !s.config.SkipI && !s.config.Alternate {
		return text, nil
	}
	text = strings.ToLower(text)
	if text == goPass {
		for _, name := range games.FormatMoves(s.match.Game(), p, p.AppendMoves(nil)) {
			if !isPoint(name) {
				return name, nil
			}
		}
		return text, nil
	}
	if !s.config.SkipI || !isPoint(text) {
		return text, nil
	}
	switch {
	case text[0] == 'i':
		return "", fmt.Errorf("%s: with -skip-i no column has the letter i", games.Quote(text))
	case text[0] > 'i':
		text = string(text[0]-1) + text[1:]
	}
	return text, nil
}

// mustWait reports whether a seat has nothing to play although a strictly alternating manager asks it to: another seat has a further ply in its turn, or
// the game is over. The seat then passes.
func (s *Session) mustWait(seat games.Player) bool {
	return s.config.Alternate && s.match.Position().ToMove() != seat
}

// pass records a pass of a waiting seat, so that undo takes it back.
func (s *Session) pass() { s.passes = append(s.passes, s.match.Cursor()) }

// undoPass takes back the last ply if it was a pass of a waiting seat.
func (s *Session) undoPass() bool {
	n := len(s.passes)
	if n == 0 || s.passes[n-1] != s.match.Cursor() {
		return false
	}
	s.passes = s.passes[:n-1]
	return true
}

// goScore writes a result in GTP form: B+ or W+ with the difference of the scores, if the game has scores, or 0 for a draw.
func goScore(o match.Outcome) string {
	if len(o.Winners) != 1 {
		return "0"
	}
	text := "BW"[o.Winners[0]:][:1] + "+"
	if len(o.Scores) == 2 {
		if d := o.Scores[o.Winners[0]] - o.Scores[1-o.Winners[0]]; d > 0 {
			text += strconv.Itoa(d)
		}
	}
	return text
}

// The commands with which GoGui shows a game that is not Go. Source: the chapter "Rules" of its manual.

// rulesCommand wraps a GoGui command: it is refused if GoGui cannot show the game or would confuse columns.
func rulesCommand(do func(s *Session) string) func(*Session, []string) (string, error) {
	return func(s *Session, _ []string) (string, error) {
		g := s.match.Game()
		if err := goPoints(g); err != nil {
			return "", err
		}
		if err := s.config.checkColumns(g); err != nil {
			return "", err
		}
		return do(s), nil
	}
}

// rulesGame returns the name of the game with one capital letter.
func (s *Session) rulesGame() string {
	name := strings.ToLower(s.spec.Name)
	return strings.ToUpper(name[:1]) + name[1:]
}

func (s *Session) rulesSize() string { return strconv.Itoa(s.match.Game().Geometry().Columns) }

// rulesBoard draws the board: X for p1, O for p2. GoGui counts rows from the bottom, so the last row comes first.
func (s *Session) rulesBoard() string {
	g := s.match.Game()
	geometry, v := g.Geometry(), games.ViewOf(g, s.match.Position())
	cells := make([]string, geometry.Columns*geometry.Rows)
	for i := range cells {
		cells[i] = "."
	}
	for _, piece := range v.Pieces {
		if int(piece.At) < len(cells) { // the small squares of Squex follow the cells
			sign := "X"
			if piece.Owner == int8(v.Seats[1].Colour) {
				sign = "O"
			}
			cells[piece.At] = sign
		}
	}
	var rows []string
	for row := range slices.Chunk(cells, geometry.Columns) {
		rows = append(rows, strings.Join(row, " "))
	}
	slices.Reverse(rows)
	return strings.Join(rows, "\n")
}

// rulesLegal lists the legal points in capital letters, and pass for a ply that is not a point; nothing when the game is over.
func (s *Session) rulesLegal() string {
	p := s.match.Position()
	var all []string
	for _, name := range games.FormatMoves(s.match.Game(), p, p.AppendMoves(nil)) {
		if !isPoint(name) {
			all = append(all, goPass)
			continue
		}
		all = append(all, strings.ToUpper(s.goName(name)))
	}
	slices.Sort(all)
	return strings.Join(all, " ")
}

// goColours are the GTP names of the seats.
var goColours = [2]string{"black", "white"}

func (s *Session) rulesSide() string {
	if p := s.match.Position().ToMove(); p != games.None {
		return goColours[p]
	}
	return goColours[0] // no one is to move
}

func (s *Session) rulesResult() string {
	o := s.match.Outcome()
	switch {
	case o.Ending == match.Going:
		return "unknown"
	case len(o.Winners) != 1:
		return "draw"
	}
	return goColours[o.Winners[0]] + " wins"
}

// errWaits is the answer to a ply of a waiting seat.
var errWaits = errors.New("only a pass is possible: another seat is to move, or the game is over")
