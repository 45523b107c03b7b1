// Boards as text, row by row with numbers for runs of empty cells: AppendRows writes them, ParseRows reads them. The position text of every game
// contains such rows. Change this part of the format here and in games/rules.md, "Position text".

package games

import (
	"strconv"
	"strings"
)

// AppendRows appends a board as rows from the top joined by "/", a number for a run of empty cells (games/rules.md, "Position text"). cell appends
// the text of cell i, counted row by row, or nothing if it is empty.
func AppendRows(dst []byte, columns, rows int, cell func(dst []byte, i int) []byte) []byte {
	for r := range rows {
		if r > 0 {
			dst = append(dst, '/')
		}
		run := 0
		for c := range columns {
			before := len(dst)
			if run > 0 {
				// The run is written before the cell that ends it, and removed again if that cell is empty too.
				dst = strconv.AppendInt(dst, int64(run), 10)
			}
			start := len(dst)
			dst = cell(dst, r*columns+c)
			if len(dst) == start {
				dst = dst[:before]
				run++
				continue
			}
			run = 0
		}
		if run > 0 {
			dst = strconv.AppendInt(dst, int64(run), 10)
		}
	}
	return dst
}

// ParseRows reads what AppendRows wrote. cell reads one cell at the beginning of rest, stores it as cell i and returns its length, 0 if rest does not
// begin with a cell. ParseRows reports whether text is a complete board of columns by rows.
func ParseRows(text string, columns, rows int, cell func(i int, rest string) int) bool {
	lines := strings.Split(text, "/")
	if len(lines) != rows {
		return false
	}
	for r, rest := range lines {
		c := 0
		for rest != "" {
			digits := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
			if digits > 0 {
				run, err := strconv.Atoi(rest[:digits])
				if err != nil || rest[0] == '0' || run > columns-c {
					return false
				}
				c += run
				rest = rest[digits:]
				continue
			}
			if c == columns {
				return false
			}
			n := cell(r*columns+c, rest)
			if n == 0 {
				return false
			}
			c++
			rest = rest[n:]
		}
		if c != columns {
			return false
		}
	}
	return true
}
