// Writes a record as text (Write): tags, turns, variations and comments, in lines of limited width. Change the layout of the text here (lineWidth).
// read.go reads it back.

package record

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"quintet/games"
	"quintet/games/limits"
	"quintet/games/play/match"
)

const (
	lineWidth    = 79 // of a line of turns; a comment may be longer
	turnsPerLine = 10 // a new line begins after this many turns of the main line
)

// Write writes rec in the format of this package. Read reads the text back as the same record. The error names what is illegal or does not fit the
// format, or comes from w.
func Write(w io.Writer, rec *Record) error {
	b := &writer{g: rec.Game}
	if err := b.tags(rec); err != nil {
		return err
	}
	if err := b.line(rec.Main, rec.First(), 1, 0); err != nil {
		return err
	}
	b.breakLine()
	if b.Len() > MaxBytes {
		return fmt.Errorf("a record has at most %d bytes, and this has more", MaxBytes)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// A writer produces the text of one record.
type writer struct {
	strings.Builder
	g      games.Game
	column int
	plies  int
	glue   bool // no space before the next word
}

// seatTags returns the tags with players' names and computers' levels.
func (rec *Record) seatTags() (list []Tag, err error) {
	for i, name := range rec.Names {
		switch {
		case utf8.RuneCountInString(name) > limits.MaxName:
			return nil, fmt.Errorf("%s: a name has at most %d characters", games.Player(i), limits.MaxName)
		case name != "":
			list = append(list, Tag{games.Player(i).String(), name})
		}
	}
	for i, level := range rec.Levels {
		switch {
		case level < 0 || level > MaxLevel:
			return nil, fmt.Errorf("level %d of %s: want 1 to %d, or 0 for a person", level, games.Player(i), MaxLevel)
		case level > 0:
			list = append(list, Tag{games.Player(i).String() + levelSuffix, strconv.Itoa(level)})
		}
	}
	return list, nil
}

// tags writes everything above the turns.
func (b *writer) tags(rec *Record) error {
	var list []Tag
	switch {
	case rec.Outcome.Ending == match.Declared:
		list = append(list, Tag{"format", "3"})
	case rec.Main.needsFormat2():
		list = append(list, Tag{"format", "2"})
	}
	list = append(list, Tag{"game", rec.Spec.ID}, Tag{"options", rec.Spec.Format(rec.Game.Info().Options)})
	if rec.Start != nil {
		list = append(list, Tag{"position", games.TextOf(rec.Start)})
	}
	seats, err := rec.seatTags()
	if err != nil {
		return err
	}
	list = append(list, seats...)
	if rec.Date != "" {
		if _, err := time.Parse(time.DateOnly, rec.Date); err != nil {
			return fmt.Errorf("date %s: want a date such as 2026-11-21", games.Quote(rec.Date))
		}
		list = append(list, Tag{"date", rec.Date})
	}
	m, err := rec.mainMatch()
	if err != nil {
		return err
	}
	if !sameOutcome(m.Outcome(), rec.Outcome) {
		return fmt.Errorf("the result of the record is not that of its turns: %s", FormatResult(m.Outcome(), rec.Game.Info().Players))
	}
	list = append(list, Tag{"result", FormatResult(rec.Outcome, rec.Game.Info().Players)})
	if err := checkTags(rec.Tags); err != nil {
		return err
	}
	for _, t := range append(list, rec.Tags...) {
		if !validName(t.Name) || limits.Tag(t.Value) != t.Value {
			return fmt.Errorf("tag %s: %s is not fit for a record: want one line of text under a name in lower case", games.Plain(t.Name), games.Quote(t.Value))
		}
		fmt.Fprintf(b, "[%s \"%s]\n", t.Name, quote(t.Value, `"`))
	}
	b.WriteByte('\n')
	return nil
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

// line writes turns from p, which it modifies. number is that of the first turn.
func (b *writer) line(l Line, p games.Position, number, depth int) error {
	if depth > MaxDepth {
		return fmt.Errorf("variations are at most %d deep", MaxDepth)
	}
	if err := b.comment(l.Comment); err != nil {
		return err
	}
	before := p.Clone()
	for i, t := range l.Items {
		if depth == 0 && i%turnsPerLine == 0 {
			b.breakLine()
		}
		if i == 0 || depth == 0 && i%turnsPerLine == 0 {
			b.word(fmt.Sprintf("%d.", number+i))
		}
		before.CopyFrom(p)
		text, err := b.item(t, p)
		if err != nil {
			return fmt.Errorf("turn %d: %w", number+i, err)
		}
		b.word(text)
		if err := b.comment(t.Comment); err != nil {
			return err
		}
		for _, v := range t.Variations {
			if err := b.variation(v, before, number+i, depth, ""); err != nil {
				return err
			}
		}
	}
	for _, v := range l.After {
		if err := b.variation(v, p, number+len(l.Items), depth, continues); err != nil {
			return err
		}
	}
	return nil
}

// variation writes l from p, which it leaves unchanged. first is written before its first turn.
func (b *writer) variation(l Line, p games.Position, number, depth int, first string) error {
	if len(l.Items) == 0 {
		return fmt.Errorf("turn %d: a variation has no turn", number)
	}
	b.word("(" + first)
	b.glue = first == ""
	if err := b.line(l, p.Clone(), number, depth+1); err != nil {
		return err
	}
	b.glue = true
	b.word(")")
	return nil
}

func (b *writer) item(t Item, p games.Position) (string, error) {
	var plies []string
	mover := p.ToMove()
	for i, m := range t.Moves {
		if !p.Legal(m) || p.ToMove() != mover {
			return "", games.ErrIllegal
		}
		if b.plies++; b.plies > MaxPlies {
			return "", fmt.Errorf("a record has at most %d plies, and this has more", MaxPlies)
		}
		if end, ok := games.EndTurnOf(b.g, p); !ok || m != end || i == 0 || t.mark(i) != match.NoMark {
			plies = append(plies, b.g.FormatMove(p, m)+t.mark(i).String())
		}
		p.Play(m)
	}
	if len(plies) == 0 {
		return "", errors.New("it has no ply")
	}
	text := strings.Join(plies, "+")
	if !p.Over() && p.ToMove() == mover {
		text += "+"
	}
	return text, nil
}

// comment writes a comment, if there is one.
func (b *writer) comment(text string) error {
	if text == "" {
		return nil
	}
	if limits.Comment(text) != text {
		return fmt.Errorf("comment %s is not fit for a record: want text without blanks around it", games.Quote(text))
	}
	b.word("{" + quote(text, "}"))
	return nil
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
