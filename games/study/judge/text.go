// Reads and writes the book of a judge as text, which is stored next to a record (ReadBook, String). The format is described at the constant heading.
// Change the format here.

package judge

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/study/chance"
)

// heading is the first line of a book as text:
//
//	quintet review 1
//	judge 5f0c2b7a9d3e1184
//	0a51c3f2d4b69e70 open 1300 - 0.5432 0.4568 | d4 - 0.5432 0.4568 e5 c3 | e4 - 0.5210 0.4790 d5
//	20cf19a83b7e5d46 only 64 leads | g7
//
// The first line names the version, the second identifies the judge by Judge.Key. Every other line is a look: the key of the position, the Choice,
// the playouts of the search; then "proven" or "-" and the chances by seat; then up to three lines of play, each behind a bar: its first ply,
// "proven" or "-", its chances, and the plies after it. "proven:9" says that the game has nine more plies. A look marked "leads" has no chances of its
// own: they are those of the position after its ply. Lines are sorted by key, so equal books have equal texts.
const heading = "quintet review 1"

// Errors for texts that are not a book of the judge.
var (
	ErrVersion = fmt.Errorf("review: the first line must be %q", heading)
	ErrStale   = errors.New("review: written by another judge, or with other settings")
)

// String returns b as text, for ReadBook.
func (b *Book) String() string {
	var w strings.Builder
	fmt.Fprintf(&w, "%s\njudge %016x\n", heading, b.judge.Key())
	for _, k := range slices.Sorted(maps.Keys(b.lines)) {
		fmt.Fprintf(&w, "%016x %s\n", k, b.lines[k])
	}
	return w.String()
}

// ReadBook reads a book of j. Damaged lines are skipped: their positions are searched again. The error is ErrVersion or ErrStale.
func ReadBook(j *Judge, text string) (*Book, error) {
	first, rest, _ := strings.Cut(text, "\n")
	if strings.TrimSpace(first) != heading {
		return nil, ErrVersion
	}
	second, rest, _ := strings.Cut(rest, "\n")
	if strings.TrimSpace(second) != fmt.Sprintf("judge %016x", j.Key()) {
		return nil, ErrStale
	}
	b := NewBook(j)
	for line := range strings.Lines(rest) {
		number, look, _ := strings.Cut(strings.TrimSpace(line), " ")
		if k, err := strconv.ParseUint(number, 16, 64); err == nil && look != "" {
			b.lines[k] = look
		}
	}
	return b, nil
}

// The words for certain chances, for others, and for those of the position after the only ply.
const (
	provenWord  = "proven"
	guessedWord = "-"
	leadsWord   = "leads"
	bar         = " | "
	pliesMark   = ":"
)

// formatLook writes l, the look at pos, without its key.
func (j *Judge) formatLook(pos games.Position, l Look) string {
	n := pos.Players()
	head := fmt.Sprintf("%s %d %s", choices[l.Choice], l.Playouts, formatChances(l.Chances, l.Proven, 0, n))
	if l.unevaluated {
		head = fmt.Sprintf("%s %d %s", choices[l.Choice], l.Playouts, leadsWord)
	}
	parts := []string{head}
	for _, line := range l.Lines {
		words := games.FormatLine(j.game, pos.Clone(), line.Moves)
		if !l.unevaluated {
			words = slices.Insert(words, 1, formatChances(line.Chances, line.Proven, line.Plies, n))
		}
		parts = append(parts, strings.Join(words, " "))
	}
	return strings.Join(parts, bar)
}

// formatChances formats the chances of n players, whether they are certain, and how many plies follow, if that is known.
func formatChances(c chance.Chances, proven bool, plies, n int) string {
	text := guessedWord
	if proven {
		text = provenWord
	}
	if plies > 0 {
		text += pliesMark + strconv.Itoa(plies)
	}
	for _, v := range c[:n] {
		text += fmt.Sprintf(" %.4f", v)
	}
	return text
}

// errDamaged reports a look that cannot be read.
var errDamaged = errors.New("review: a look is damaged")

// parseLook reads what formatLook wrote of pos.
func (j *Judge) parseLook(pos games.Position, text string) (l Look, err error) {
	parts := strings.Split(text, bar)
	head := strings.Fields(parts[0])
	if len(head) < 3 || len(parts) < 2 || len(parts) > 1+shownLines {
		return l, errDamaged
	}
	choice := slices.Index(choices[:], head[0])
	if l.Playouts, err = strconv.Atoi(head[1]); err != nil || choice < 0 {
		return l, errDamaged
	}
	l.Choice = Choice(choice)
	if l.unevaluated = head[2] == leadsWord; !l.unevaluated {
		if l.Chances, l.Proven, _, err = parseChances(head[2:], pos.Players()); err != nil {
			return l, err
		}
	}
	for _, part := range parts[1:] {
		line, err := j.parseLine(pos, strings.Fields(part), l.unevaluated)
		if err != nil {
			return l, err
		}
		l.Lines = append(l.Lines, line)
	}
	return l, nil
}

// parseLine reads a line of play from pos; in a look that leads it has no chances.
func (j *Judge) parseLine(pos games.Position, words []string, leads bool) (line Line, err error) {
	n := pos.Players()
	if !leads {
		if len(words) < n+2 {
			return line, errDamaged
		}
		if line.Chances, line.Proven, line.Plies, err = parseChances(words[1:n+2], n); err != nil {
			return line, err
		}
		words = slices.Delete(words, 1, n+2)
	}
	line.Moves, err = games.PlayAll(j.game, pos.Clone(), words)
	if err == nil && len(line.Moves) == 0 {
		err = errDamaged
	}
	return line, err
}

// parseChances reads what formatChances wrote for n players.
func parseChances(words []string, n int) (c chance.Chances, proven bool, plies int, err error) {
	if len(words) != n+1 {
		return c, false, 0, errDamaged
	}
	word, number, known := strings.Cut(words[0], pliesMark)
	if plies, err = strconv.Atoi(number); known && (err != nil || plies < 1 || word != provenWord) || word != provenWord && word != guessedWord {
		return c, false, 0, errDamaged
	}
	var values []float64
	for _, w := range words[1:] {
		v, err := strconv.ParseFloat(w, 64)
		if err != nil {
			return c, false, 0, errDamaged
		}
		values = append(values, v)
	}
	c, ok := chance.FromValues(values)
	if !ok {
		return c, false, 0, errDamaged
	}
	return c, word == provenWord, plies, nil
}
