// Reads a record (Read) and parses its turns, variations and comments. Change the syntax of turns here, in write.go and in doc.go. scan.go produces
// the tokens, tags.go parses tags, result.go results; tree.go puts the lines into a match.

package record

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"quintet/games"
	"quintet/games/limits"
	"quintet/games/play/match"
)

// Read reads one record. find looks up games by id. The error is an *Error that says what is wrong and where, or comes from r.
func Read(r io.Reader, find func(id string) (games.Spec, bool)) (*Record, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxBytes+1))
	if err != nil {
		return nil, err
	}
	if len(data) > MaxBytes {
		return nil, &Error{Err: fmt.Errorf("a record has at most %d bytes, and this has more", MaxBytes)}
	}
	rd := &reader{scanner: newScanner(data), rec: &Record{}, tags: map[string]value{}}
	if err := rd.check(); err != nil {
		return nil, err
	}
	if err := rd.readTags(); err != nil {
		return nil, err
	}
	if err := rd.checkFormat(); err != nil {
		return nil, err
	}
	if err := rd.openGame(find); err != nil {
		return nil, err
	}
	if rd.rec.Main, err = rd.readLine(rd.rec.First(), 1, 0); err != nil {
		return nil, err
	}
	if err := rd.readResult(); err != nil {
		return nil, err
	}
	return rd.rec, nil
}

// A reader reads one record.
type reader struct {
	*scanner
	rec   *Record
	tags  map[string]value
	token token // the next token, not yet consumed
	plies int
}

// advance reads the next token.
func (r *reader) advance() (err error) {
	r.token, err = r.next()
	return err
}

// readLine reads turns in p, which it modifies, up to the end of the text or of the variation. number is that of the first turn.
func (r *reader) readLine(p games.Position, number, depth int) (Line, error) {
	var line Line
	before := p.Clone()
	open := false // whether the last turn is
	for ; ; number++ {
		if err := r.readRemarks(&line, before, p, number-1, depth); err != nil {
			return line, err
		}
		t := r.token
		switch t.kind {
		case tokenEnd:
			if depth > 0 {
				return line, r.fail(t.at, "", errors.New("the variation is not closed by )"))
			}
			return line, nil
		case tokenClose:
			switch {
			case depth == 0:
				return line, r.fail(t.at, ")", errors.New("this closes no variation"))
			case len(line.Items) == 0:
				return line, r.fail(t.at, ")", errors.New("the variation has no turn"))
			}
			return line, nil
		case tokenTag:
			return line, r.fail(t.at, t.text, errors.New("tags stand before the turns"))
		}
		skipped, err := r.skipNumber(number)
		if err != nil {
			return line, err
		}
		if skipped {
			number-- // the turn itself is still to come
			continue
		}
		if open {
			return line, r.fail(t.at, t.text, errors.New("the turn before is still open: nothing may follow its +"))
		}
		before.CopyFrom(p)
		if len(line.After) > 0 {
			return line, r.fail(t.at, t.text, errors.New("no turn of the game follows a variation that goes on after it"))
		}
		var item Item
		if item, open, err = r.readItem(p, t); err != nil {
			return line, err
		}
		line.Items = append(line.Items, item)
		if err := r.advance(); err != nil {
			return line, err
		}
	}
}

// skipNumber skips the number before a turn, which must be right, and reports whether there was one.
func (r *reader) skipNumber(number int) (bool, error) {
	t := r.token
	digits, ok := turnNumber(t.text)
	if !ok {
		return false, nil
	}
	if digits != strconv.Itoa(number) {
		return false, r.fail(t.at, t.text, fmt.Errorf("this is turn %d", number))
	}
	if err := r.advance(); err != nil {
		return false, err
	}
	if _, again := turnNumber(r.token.text); again || r.token.kind != tokenItem {
		return false, r.fail(t.at, t.text, errors.New("no turn follows its number"))
	}
	return true, nil
}

// turnNumber returns the digits of the number of a turn, such as "12."; ok is false for any other text.
func turnNumber(text string) (digits string, ok bool) {
	digits, ok = strings.CutSuffix(text, ".")
	return digits, ok && digits != "" && strings.Trim(digits, "0123456789") == ""
}

// readRemarks reads the comments and variations after the last turn of line, which was played in before, led to after and has this number.
func (r *reader) readRemarks(line *Line, before, after games.Position, number, depth int) error {
	var comments []string
	for {
		t := r.token
		switch t.kind {
		case tokenComment:
			if t.text != "" {
				comments = append(comments, t.text)
			}
		case tokenOpen:
			if err := r.readVariation(line, before, after, number, depth); err != nil {
				return err
			}
		default:
			if len(comments) > 0 {
				*line.lastComment() = strings.Join(comments, "\n")
			}
			if all := *line.lastComment(); len(comments) > 1 && utf8.RuneCountInString(all) > limits.MaxComment {
				return r.fail(t.at, "", errLongComment)
			}
			return nil
		}
		if err := r.advance(); err != nil {
			return err
		}
	}
}

// continues is the first item of a variation that continues after the turn before it and replaces none.
const continues = "..."

// readVariation reads one variation, up to its closing parenthesis; see readRemarks.
func (r *reader) readVariation(line *Line, before, after games.Position, number, depth int) error {
	at := r.token.at
	if depth == MaxDepth {
		return r.fail(at, "(", fmt.Errorf("variations are at most %d deep", MaxDepth))
	}
	if err := r.advance(); err != nil {
		return err
	}
	if r.token.kind == tokenItem && r.token.text == continues {
		if depth > 0 {
			return r.fail(at, continues, errors.New("a variation goes on after the game itself, not after another variation"))
		}
		if err := r.advance(); err != nil {
			return err
		}
		variation, err := r.readLine(after.Clone(), number+1, depth+1)
		line.After = append(line.After, variation)
		return err
	}
	n := len(line.Items)
	if n == 0 {
		return r.fail(at, "(", errors.New("a variation follows the turn it is an alternative to"))
	}
	variation, err := r.readLine(before.Clone(), number, depth+1)
	line.Items[n-1].Variations = append(line.Items[n-1].Variations, variation)
	return err
}

// lastComment returns the comment on the last turn, or on the line if it has no turn.
func (l *Line) lastComment() *string {
	if n := len(l.Items); n > 0 {
		return &l.Items[n-1].Comment
	}
	return &l.Comment
}

// readItem plays the turn of item t in p. open reports that it is unfinished.
func (r *reader) readItem(p games.Position, t token) (item Item, open bool, err error) {
	text, open := strings.CutSuffix(t.text, "+")
	mover := p.ToMove()
	at := t.at
	for _, ply := range strings.Split(text, "+") {
		switch {
		case p.Over():
			return item, open, r.fail(at, ply, match.ErrOver)
		case p.ToMove() != mover:
			return item, open, r.fail(at, ply, fmt.Errorf("the turn of %s is complete; a blank separates turns", mover))
		case r.plies == MaxPlies:
			return item, open, r.fail(at, ply, fmt.Errorf("a record has at most %d plies, and this has more", MaxPlies))
		}
		plain := strings.TrimRight(ply, "!?")
		mark, ok := match.ParseMark(ply[len(plain):])
		if !ok {
			return item, open, r.fail(at, ply, errors.New("the marks of a ply are !! ! !? ?! ? and ??"))
		}
		m, err := r.rec.Game.ParseMove(p, plain)
		if err != nil {
			return item, open, r.fail(at, plain, err)
		}
		p.Play(m)
		r.plies++
		item.add(m, mark)
		at += len(ply) + 1
	}
	running := !p.Over() && p.ToMove() == mover
	switch {
	case open && !running:
		return item, open, r.fail(t.at, t.text, fmt.Errorf("the turn of %s is complete: no + can follow", mover))
	case !open && running:
		end, ok := games.EndTurnOf(r.rec.Game, p)
		if !ok || r.plies == MaxPlies {
			return item, open, r.fail(t.at, t.text, fmt.Errorf("the turn of %s is not complete; a + follows a turn that is still open", mover))
		}
		p.Play(end)
		r.plies++
		item.add(end, match.NoMark)
	}
	return item, open, nil
}
