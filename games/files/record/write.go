// Writes a record as text (Write): tags, turns, variations, comments and drawings, in lines of limited width. Change the layout of the text here (lineWidth).
// read.go reads it back.

package record

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/limits"
	"quintet/games/play/match"
)

const (
	lineWidth    = 79 // of a line of turns; a comment may be longer
	turnsPerLine = 10 // a new line begins after this many turns of the main line
)

// Write writes rec in the format of this package. Read reads the text back as the same record. The error names what does not fit the format, or comes
// from w.
func Write(w io.Writer, rec *Record) error {
	b := &writer{match: rec.Match, format: 1}
	b.draw(rec.Match.Root().Drawings())
	b.comment(rec.Match.Root().Comment())
	rec.Match.Label()
	if err := b.line(mainLine(rec.Match), 1, 0); err != nil {
		return err
	}
	b.breakLine()
	head, err := rec.head(b.format)
	if err != nil {
		return err
	}
	if len(head)+b.Len() > MaxBytes {
		return fmt.Errorf("a record has at most %d bytes, and this has more", MaxBytes)
	}
	_, err = io.WriteString(w, head+b.String())
	return err
}

// A writer produces the text of the turns of one record.
type writer struct {
	strings.Builder
	match  *match.Match
	column int
	plies  int
	glue   bool // no space before the next word
	format int  // the lowest that can hold the turns
}

// needs says that the turns need a format.
func (b *writer) needs(format int) { b.format = max(b.format, format) }

// seatTags returns the tags with players' names and computers' levels.
func (rec *Record) seatTags() (list []Tag, err error) {
	for i, seat := range rec.Match.Seats() {
		player := games.Player(i).String()
		switch {
		case utf8.RuneCountInString(seat.Name) > limits.MaxName:
			return nil, fmt.Errorf("%s: a name has at most %d characters", player, limits.MaxName)
		case seat.Name != "":
			list = append(list, Tag{player, seat.Name})
		}
		switch {
		case seat.Level < 0 || seat.Level > MaxLevel:
			return nil, fmt.Errorf("level %d of %s: want 1 to %d, or 0 for a person", seat.Level, player, MaxLevel)
		case seat.Even != 0 && (seat.Even/10 != seat.Level || seat.Even > 10*MaxLevel):
			return nil, fmt.Errorf("an even match at %d tenths of a level: %s has level %d", seat.Even, player, seat.Level)
		case seat.Level > 0:
			list = append(list, Tag{player + levelSuffix, games.FormatLevel(seat.Level, seat.Even)})
		}
	}
	return list, nil
}

// head returns everything above the turns, which need a format.
func (rec *Record) head(format int) (string, error) {
	m := rec.Match
	outcome, info := m.Final(), m.Game().Info()
	if outcome.Ending == match.Declared {
		format = max(format, 3)
	}
	if slices.ContainsFunc(m.Seats(), func(s match.Seat) bool { return s.Even > 0 }) {
		format = 5
	}
	var list []Tag
	if format > 1 {
		list = append(list, Tag{"format", strconv.Itoa(format)})
	}
	list = append(list, Tag{"game", rec.Spec.ID}, Tag{"options", rec.Spec.Format(info.Options)})
	if rec.Placed() {
		list = append(list, Tag{"position", games.TextOf(m.PositionAt(0))})
	}
	seats, err := rec.seatTags()
	if err != nil {
		return "", err
	}
	list = append(list, seats...)
	if rec.Date != "" {
		if _, err := time.Parse(time.DateOnly, rec.Date); err != nil {
			return "", fmt.Errorf("date %s: want a date such as 2026-11-21", games.Quote(rec.Date))
		}
		list = append(list, Tag{"date", rec.Date})
	}
	list = append(list, Tag{"result", FormatResult(outcome, info.Players)})
	if err := checkTags(rec.Tags); err != nil {
		return "", err
	}
	text := ""
	for _, t := range append(list, rec.Tags...) {
		if !validName(t.Name) || limits.Tag(t.Value) != t.Value {
			return "", fmt.Errorf("tag %s: %s is not fit for a record: want one line of text under a name in lower case", games.Plain(t.Name), games.Quote(t.Value))
		}
		text += fmt.Sprintf("[%s \"%s]\n", t.Name, quote(t.Value, `"`))
	}
	return text + "\n", nil
}

// checkTags refuses tags that Read would not accept as unknown tags.
func checkTags(tags []Tag) error {
	if len(tags) > MaxTags {
		return fmt.Errorf("a record has at most %d tags of other programs, and this has more", MaxTags)
	}
	names := map[string]bool{}
	for _, t := range tags {
		if known(t.Name) || names[t.Name] {
			return fmt.Errorf("the tag %s stands twice", games.Plain(t.Name))
		}
		names[t.Name] = true
	}
	return nil
}

// A branch is a line of plies from the start of a turn to a leaf, or to the end of the main path.
type branch struct {
	plies []*match.Node
	from  int // the index of the first ply that no other line has
}

// mainLine returns the main path of m.
func mainLine(m *match.Match) (l branch) {
	for n := m.MainEnd(); n.Parent() != nil; n = n.Parent() {
		l.plies = append(l.plies, n)
	}
	slices.Reverse(l.plies)
	return l
}

// variation returns the line that branches off with n after plies, the beginning of a turn.
func variation(plies []*match.Node, n *match.Node) branch {
	l := branch{append(slices.Clone(plies), n), len(plies)}
	for len(n.Next()) > 0 {
		n = n.Next()[0]
		l.plies = append(l.plies, n)
	}
	return l
}

// turn returns the plies of the turn that begins with ply i of l.
func (l *branch) turn(i int) []*match.Node {
	end := i + 1
	for end < len(l.plies) && !l.plies[end-1].Label().EndsTurn {
		end++
	}
	return l.plies[i:end]
}

// line writes the turns of l, with everything that was played besides it. number is that of the first turn.
func (b *writer) line(l branch, number, depth int) error {
	if depth > MaxDepth {
		return fmt.Errorf("variations are at most %d deep", MaxDepth)
	}
	turns := 0
	for i := 0; i < len(l.plies); turns++ {
		turn := l.turn(i)
		if depth == 0 && turns%turnsPerLine == 0 {
			b.breakLine()
		}
		if turns == 0 || depth == 0 && turns%turnsPerLine == 0 {
			b.word(strconv.Itoa(number+turns) + ".")
		}
		own := max(0, l.from-i)
		if err := b.turn(turn, own); err != nil {
			return err
		}
		if err := b.others(turn, own, depth > 0 && turns == 0, number+turns, depth); err != nil {
			return err
		}
		if i += len(turn); i == len(l.plies) && !turn[len(turn)-1].Label().EndsTurn { // the table has ended the game in the middle of a turn
			return b.after(turn, turn[len(turn)-1], number+turns, depth)
		}
	}
	end := b.match.Root()
	if len(l.plies) > 0 {
		end = l.plies[len(l.plies)-1]
	}
	return b.after(nil, end, number+turns, depth)
}

// others writes the alternatives to the plies of a turn. It begins with ply own, or with the next one if ply own is itself an alternative.
func (b *writer) others(turn []*match.Node, own int, branches bool, number, depth int) error {
	for i, n := range turn[own:] {
		if i == 0 && branches {
			continue
		}
		for _, other := range n.Parent().Next() {
			if other != n {
				if err := b.variation(variation(turn[:own+i], other), number, depth, ""); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// after writes what could follow end, the last ply of a line. begun is the turn that it leaves open, if it does.
func (b *writer) after(begun []*match.Node, end *match.Node, number, depth int) error {
	first := continues
	if len(begun) > 0 {
		first = ""
	}
	for _, n := range end.Next() {
		if len(begun) == 0 {
			b.needs(2)
		}
		if err := b.variation(variation(begun, n), number, depth, first); err != nil {
			return err
		}
	}
	return nil
}

// variation writes l. first is written before its first turn.
func (b *writer) variation(l branch, number, depth int, first string) error {
	b.word("(" + first)
	b.glue = first == ""
	if err := b.line(l, number, depth+1); err != nil {
		return err
	}
	b.glue = true
	b.word(")")
	return nil
}

// turn writes the plies of a turn. It writes the comments on ply own and later plies, because earlier lines have the others. A comment in the middle of
// the turn divides it into two items.
func (b *writer) turn(plies []*match.Node, own int) error {
	item := ""
	for i, n := range plies {
		if b.plies++; b.plies > MaxPlies {
			return fmt.Errorf("a record has at most %d plies, and this has more", MaxPlies)
		}
		last, comment, label := i == len(plies)-1, "", n.Label()
		var drawings []board.Drawing
		if i >= own {
			comment, drawings = n.Comment(), n.Drawings()
		}
		remark := comment != "" || len(drawings) > 0
		if !last || item == "" || !label.OnlyEnds || n.Mark() != match.NoMark {
			if item += label.Text + n.Mark().String(); n.Mark() != match.NoMark {
				b.needs(2)
			}
		} else {
			item = strings.TrimSuffix(item, "+")
		}
		if !label.EndsTurn {
			item += "+"
		}
		if remark && !last {
			b.needs(4)
		}
		if remark || last {
			b.word(item)
			b.draw(drawings)
			b.comment(comment)
			item = ""
		}
	}
	return nil
}

// comment writes a comment, if there is one.
func (b *writer) comment(text string) {
	if text == "" {
		return
	}
	text = quote(text, "}")
	if rest, ok := strings.CutPrefix(text, drawingsLead); ok {
		text = escapedLead + rest
	}
	b.word("{" + text)
}

// draw writes drawings, if there are any.
func (b *writer) draw(ds []board.Drawing) {
	if len(ds) > 0 {
		b.word("{" + drawingsLead + " " + board.FormatDrawings(b.match.Game().Geometry(), ds) + "}")
	}
}

// word writes text after a space or a line end.
func (b *writer) word(text string) {
	switch {
	case b.glue:
	case b.column > 0 && b.column+1+len(text) > lineWidth:
		b.breakLine()
	case b.column > 0:
		b.WriteByte(' ')
		b.column++
	}
	b.glue = false
	b.WriteString(text)
	b.column += len(text)
}

// breakLine begins a new line unless one has just begun.
func (b *writer) breakLine() {
	if b.column > 0 {
		b.WriteByte('\n')
		b.column = 0
	}
}
