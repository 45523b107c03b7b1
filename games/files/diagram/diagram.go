// Package diagram draws a board with its seats and prompt as text, for terminals and the text protocol (Draw), or lists what is on its cells, for
// screen readers (List). Like the window it draws a board.View. It works without colour: every colour has a letter. Add the sign of a new mark here
// (marks).
package diagram

import (
	"embed"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/match"
	"quintet/games/words"
)

//go:embed texts
var texts embed.FS

// Texts returns the folder with the sentences shown beside a board.
func Texts() words.Folder { return words.Folder{Path: "games/files/diagram", Files: texts} }

// Draw returns the lines of m's current position: board, signs, seats, last ply and prompt. book needs the sentences of the game and of Texts.
func Draw(m *match.Match, book *words.Book) []string { return describe(m, book, (*drawing).board) }

// List is Draw with a list of the cells' contents instead of the board: one line per sign, which a screen reader reads faster than rows of cells.
func List(m *match.Match, book *words.Book) []string { return describe(m, book, (*drawing).list) }

// describe returns the lines for m, with the cells' lines from cells.
func describe(m *match.Match, book *words.Book, cells func(*drawing) []string) []string {
	g, p := m.Game(), m.Position()
	v := games.ViewOf(g, p)
	players := g.Info().Players
	d := &drawing{geometry: g.Geometry(), view: v, book: book, letters: letters(v, players, book)}
	lines := slices.Concat(cells(d), d.legend())
	for i := range players {
		lines = append(lines, d.seat(i, p.ToMove() == games.Player(i)))
	}
	if n := m.Cursor(); n > 0 {
		before := m.PositionAt(n - 1)
		lines = append(lines, book.Say(board.Say("diagram.ply", strconv.Itoa(n), before.ToMove().String(), games.AnnotationOf(g, before, m.Move(n-1)))))
	}
	lines = append(lines, book.Say(v.Prompt))
	if detail := book.Say(v.Detail); detail != "" && p.Over() { // before the end it is advice for the mouse
		lines = append(lines, detail)
	}
	return lines
}

// letters gives every colour in use its own letter: the first unused one of its name.
func letters(v *board.View, players int, book *words.Book) []string {
	letters := make([]string, board.MaxSeats)
	for _, seat := range v.Seats[:players] {
		for _, r := range strings.ToUpper(book.Say(seat.Name)) + "XOYZ" {
			letter := string(r)
			if r > ' ' && !slices.Contains(letters, letter) {
				letters[seat.Colour] = letter
				break
			}
		}
	}
	return letters
}

// seat describes seat i.
func (d *drawing) seat(i int, moves bool) string {
	seat := d.view.Seats[i]
	parts := []string{d.book.Say(seat.Role)}
	if seat.HasScore {
		parts = append(parts, d.book.Say(board.Say("diagram.score", strconv.Itoa(int(seat.Score)))))
	}
	if moves {
		parts = append(parts, d.book.Say(board.Say("diagram.tomove")))
		if seat.Left > 0 {
			parts = append(parts, d.book.Say(board.Say("diagram.left", strconv.Itoa(int(seat.Left)))))
		}
	}
	line := fmt.Sprintf("%s %s  %s", games.Player(i), d.letters[seat.Colour], strings.Join(parts, ", "))
	if detail := d.book.Say(seat.Detail.Text); detail != "" {
		line += ". " + detail
	}
	return line
}

// A drawing is a board as text: the cells in columns and rows, and the small squares of an octagon board between them.
type drawing struct {
	geometry *board.Geometry
	view     *board.View
	book     *words.Book
	letters  []string // of the colours
}

// marks are the signs that games put on empty cells, with the message keys of their meanings.
var marks = []struct {
	kind      board.MarkKind
	sign, key string
}{
	{board.MarkCrosscut, "x", "diagram.crosscut"},
	{board.MarkDiagonal, "\\", "diagram.diagonal"},
	{board.MarkTriplet, "=", "diagram.triplet"},
	{board.MarkDead, "-", "diagram.dead"},
	{board.MarkNoRoom, "~", "diagram.noroom"},
}

// arrows show the heading of a piece, by eighths of a turn clockwise from north.
var arrows = [8]string{"↑", "↗", "→", "↘", "↓", "↙", "←", "↖"}

// board returns the lines of the board with its coordinates.
func (d *drawing) board() []string {
	width := 1
	texts := make([]string, len(d.geometry.Cells))
	between := map[int]int{} // the small square at the lower right of a cell
	for i, c := range d.geometry.Cells {
		texts[i] = d.cell(board.Target(i))
		width = max(width, utf8.RuneCountInString(texts[i]))
		if c.Style == board.Diamond {
			between[d.index(c.Label)] = i
		}
	}
	gap := " "
	if len(between) > 0 {
		gap = "   "
	}
	head := "   "
	for c := range d.geometry.Columns {
		head += " " + pad(string(rune('a'+c)), width) + gap[1:]
	}
	head = strings.TrimRight(head, " ")
	lines := []string{head}
	for r := range d.geometry.Rows {
		line := fmt.Sprintf("%3d", r+1)
		under := "   "
		for c := range d.geometry.Columns {
			i := r*d.geometry.Columns + c
			line += " " + pad(texts[i], width) + gap[1:]
			if k, ok := between[i]; ok {
				under += "   " + texts[k]
			}
		}
		lines = append(lines, fmt.Sprintf("%s %d", line[:len(line)-len(gap[1:])], r+1))
		if strings.TrimSpace(under) != "" {
			lines = append(lines, strings.TrimRight(under, " "))
		}
	}
	return append(lines, head)
}

// list returns a line for each sign with the cells that have it, in board order of the first cell.
func (d *drawing) list() []string {
	var signs []string
	cells := map[string][]string{}
	for i, c := range d.geometry.Cells {
		sign := d.cell(board.Target(i))
		if sign == "." || sign == " " {
			continue
		}
		if c.Style == board.Diamond {
			sign = d.book.Say(board.Say("diagram.between", sign))
		}
		if cells[sign] == nil {
			signs = append(signs, sign)
		}
		cells[sign] = append(cells[sign], c.Label)
	}
	lines := []string{d.book.Say(board.Say("diagram.size", strconv.Itoa(d.geometry.Columns), strconv.Itoa(d.geometry.Rows)))}
	for _, sign := range signs {
		lines = append(lines, sign+": "+strings.Join(cells[sign], " "))
	}
	return lines
}

// index returns the cell with this label. Playable cells with labels are numbered row by row.
func (d *drawing) index(label string) int {
	c, r, _, _ := board.ParseLabel(label, d.geometry.Columns, d.geometry.Rows) // the label comes from the board itself
	return r*d.geometry.Columns + c
}

// cell returns the text of cell t: a lower-case letter for the ground under another kind of piece, the piece, and its heading.
func (d *drawing) cell(t board.Target) string {
	text := ""
	for _, p := range d.view.Pieces {
		if p.At != t && p.To != t {
			continue
		}
		if text != "" {
			text = strings.ToLower(string([]rune(text)[:1]))
		}
		text += d.letter(p, t)
		if d.hasHeading(p.Sprite) {
			text += arrows[p.Facing]
		}
		if p.Open {
			text += "?"
		}
	}
	if text != "" {
		return text
	}
	for _, m := range d.view.Marks {
		for _, known := range marks {
			if m.At == t && m.Kind == known.kind {
				return known.sign
			}
		}
	}
	if d.geometry.Cells[t].Style == board.Diamond {
		return " "
	}
	return "."
}

// letter returns the letter of p's colour at t.
func (d *drawing) letter(p board.Piece, t board.Target) string {
	owner := p.Owner
	if p.To != board.NoTarget { // colour 0 covers the half on the first cell
		owner = 0
		if p.To == t {
			owner = 1
		}
	}
	if owner < 0 {
		return "?"
	}
	return d.letters[owner]
}

// hasHeading reports whether pieces with this sprite have a heading: single pieces, some of them not facing north.
func (d *drawing) hasHeading(sprite uint8) bool {
	return slices.ContainsFunc(d.view.Pieces, func(p board.Piece) bool {
		return p.Sprite == sprite && p.Facing != 0 && p.To == board.NoTarget
	})
}

// legend explains the signs on the board.
func (d *drawing) legend() []string {
	var lines []string
	for _, known := range marks {
		if slices.ContainsFunc(d.view.Marks, func(m board.Mark) bool { return m.Kind == known.kind }) {
			lines = append(lines, known.sign+" "+d.book.Say(board.Say(known.key)))
		}
	}
	if slices.ContainsFunc(d.view.Pieces, d.sharesCell) {
		lines = append(lines, d.book.Say(board.Say("diagram.ground")))
	}
	if slices.ContainsFunc(d.view.Pieces, func(p board.Piece) bool { return p.Open }) {
		lines = append(lines, "? "+d.book.Say(board.Say("diagram.open")))
	}
	return lines
}

// sharesCell reports whether another piece is in the cell of p.
func (d *drawing) sharesCell(p board.Piece) bool {
	return slices.ContainsFunc(d.view.Pieces, func(q board.Piece) bool { return q.ID != p.ID && q.At == p.At })
}

// pad fills text with spaces on the right.
func pad(text string, width int) string {
	return text + strings.Repeat(" ", max(0, width-utf8.RuneCountInString(text)))
}
