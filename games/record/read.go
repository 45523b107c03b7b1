package record

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"quintet/games"
	"quintet/games/match"
)

// Read reads one record. find knows the games by their ids. The error is an *Error that says what is wrong where, or comes from r.
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
	if err := rd.openGame(find); err != nil {
		return nil, err
	}
	if rd.rec.Main, err = rd.readLine(rd.rec.start(), 1, 0); err != nil {
		return nil, err
	}
	if err := rd.readResult(); err != nil {
		return nil, err
	}
	return rd.rec, nil
}

// A value is that of a tag, and where the tag stands.
type value struct {
	text string
	at   int
}

// A reader reads one record.
type reader struct {
	*scanner
	rec   *Record
	tags  map[string]value
	token token // looked at, not yet used
	plies int
}

// advance looks at the next token.
func (r *reader) advance() (err error) {
	r.token, err = r.next()
	return err
}

// readTags reads the tags and sorts out those that this package does not know.
func (r *reader) readTags() error {
	for {
		if err := r.advance(); err != nil {
			return err
		}
		if r.token.kind != tokenTag {
			return nil
		}
		name, text, err := parseTag(r.token.text)
		if err != nil {
			return r.fail(r.token.at, r.token.text, err)
		}
		if _, twice := r.tags[name]; twice {
			return r.fail(r.token.at, r.token.text, fmt.Errorf("the tag %s stands twice", name))
		}
		r.tags[name] = value{text, r.token.at}
		if !known(name) {
			if len(r.rec.Tags) == MaxTags {
				return r.fail(r.token.at, r.token.text, fmt.Errorf("a record has at most %d tags of other programs, and this has more", MaxTags))
			}
			r.rec.Tags = append(r.rec.Tags, Tag{name, text})
		}
	}
}

// known reports whether this package knows what the tag called name means.
func known(name string) bool {
	seat, _ := strings.CutSuffix(name, levelEnd)
	return slices.Contains([]string{"p1", "p2", "p3", "p4"}, seat) || slices.Contains([]string{"game", "options", "position", "date", "result"}, name)
}

// parseTag reads a line such as [name "value"].
func parseTag(line string) (name, text string, err error) {
	const want = `want a tag such as [game "squex"]`
	name, rest, ok := strings.Cut(strings.TrimPrefix(line, "["), " ")
	rest = strings.TrimLeft(rest, " \t")
	if !ok || !validName(name) || !strings.HasPrefix(rest, `"`) {
		return "", "", errors.New(want)
	}
	text, n := quoted(rest[1:], '"')
	if n < 0 || strings.TrimSpace(rest[1+n:]) != "]" {
		return "", "", errors.New(want)
	}
	return name, text, nil
}

// validName reports whether name can be that of a tag.
func validName(name string) bool {
	return name != "" && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
}

// openGame makes the game of the tags and reads those about its table.
func (r *reader) openGame(find func(id string) (games.Spec, bool)) error {
	id, ok := r.tags["game"]
	if !ok {
		return r.fail(0, "", errors.New(`the record has no tag that names its game, such as [game "squex"]`))
	}
	spec, ok := find(id.text)
	if !ok {
		return r.blame("game", errors.New("there is no game of this name"))
	}
	options, err := games.ParseOptions(strings.Fields(r.tags["options"].text))
	if err != nil {
		return r.failTag("options", err)
	}
	g, err := spec.Open(options)
	if err != nil {
		return r.failTag("options", err)
	}
	r.rec.Spec, r.rec.Game, r.game = spec, g, spec
	if tag, ok := r.tags["position"]; ok {
		if r.rec.Start, err = g.ParsePosition(tag.text); err != nil {
			return r.failTag("position", err)
		}
	}
	for i := range games.Player(games.MaxPlayers) {
		tag, ok := r.tags[seat(i)]
		switch {
		case utf8.RuneCountInString(tag.text) > maxName:
			return r.failTag(seat(i), fmt.Errorf("a name has at most %d characters", maxName))
		case int(i) < g.Info().Players:
			r.rec.Names = append(r.rec.Names, tag.text)
		case ok:
			return r.failTag(seat(i), fmt.Errorf("the game has %d players", g.Info().Players))
		}
		if err := r.readLevel(i, g.Info().Players); err != nil {
			return err
		}
	}
	if tag, ok := r.tags["date"]; ok {
		if _, err := time.Parse(time.DateOnly, tag.text); err != nil {
			return r.failTag("date", errors.New("want a date such as 2026-11-21"))
		}
		r.rec.Date = tag.text
	}
	return nil
}

// readLevel reads the level of the computer on seat i of a game of so many players.
func (r *reader) readLevel(i games.Player, players int) error {
	name := seat(i) + levelEnd
	tag, ok := r.tags[name]
	switch {
	case int(i) >= players && ok:
		return r.failTag(name, fmt.Errorf("the game has %d players", players))
	case int(i) >= players:
		return nil
	}
	level, err := strconv.Atoi(cmp.Or(tag.text, "0"))
	if ok && (err != nil || level < 1 || level > maxLevel) {
		return r.failTag(name, fmt.Errorf("want the level of a computer, 1 to %d", maxLevel))
	}
	r.rec.Levels = append(r.rec.Levels, level)
	return nil
}

// failTag blames the value of a tag, which the error names.
func (r *reader) failTag(name string, err error) error {
	return r.blame(name, fmt.Errorf("%s: %w", name, err))
}

// blame blames the value of a tag.
func (r *reader) blame(name string, err error) error {
	e := r.fail(r.tags[name].at, r.tags[name].text, err)
	e.Tag = name
	return e
}

// readResult compares the result with the main line. Without a tag the line decides.
func (r *reader) readResult() error {
	m, err := r.rec.Match()
	if err != nil {
		return err // cannot be: every ply has been checked
	}
	tag, ok := r.tags["result"]
	if ok {
		if err := settle(m, strings.Join(strings.Fields(strings.ToLower(tag.text)), " ")); err != nil {
			return r.failTag("result", err)
		}
	}
	r.rec.Outcome = m.Outcome()
	return nil
}

// readLine reads turns from p, which it spends, up to the end of the text or of the variation. number is that of the first turn.
func (r *reader) readLine(p games.Position, number, depth int) (Line, error) {
	var line Line
	before := p.Clone()
	open := false // the last turn is
	for ; ; number++ {
		if err := r.readRemarks(&line, before, number-1, depth); err != nil {
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
			case len(line.Turns) == 0:
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
		var turn Turn
		if turn, open, err = r.readTurn(p, t); err != nil {
			return line, err
		}
		line.Turns = append(line.Turns, turn)
		if err := r.advance(); err != nil {
			return line, err
		}
	}
}

// skipNumber passes over a number before a turn, which must be right, and reports whether there was one.
func (r *reader) skipNumber(number int) (bool, error) {
	t := r.token
	digits, ok := strings.CutSuffix(t.text, ".")
	if !ok || strings.Trim(digits, "0123456789") != "" || digits == "" {
		return false, nil
	}
	if digits != strconv.Itoa(number) {
		return false, r.fail(t.at, t.text, fmt.Errorf("this is turn %d", number))
	}
	if err := r.advance(); err != nil {
		return false, err
	}
	if r.token.kind != tokenItem {
		return false, r.fail(t.at, t.text, errors.New("no turn follows its number"))
	}
	return true, nil
}

// readRemarks reads the comments and variations after the last turn of line, which was played in before and has this number.
func (r *reader) readRemarks(line *Line, before games.Position, number, depth int) error {
	var comments []string
	for {
		t := r.token
		switch t.kind {
		case tokenComment:
			if t.text != "" {
				comments = append(comments, t.text)
			}
		case tokenOpen:
			n := len(line.Turns)
			switch {
			case n == 0:
				return r.fail(t.at, "(", errors.New("a variation follows the turn it is an alternative to"))
			case depth == MaxDepth:
				return r.fail(t.at, "(", fmt.Errorf("variations are at most %d deep", MaxDepth))
			}
			if err := r.advance(); err != nil {
				return err
			}
			variation, err := r.readLine(before.Clone(), number, depth+1)
			if err != nil {
				return err
			}
			line.Turns[n-1].Variations = append(line.Turns[n-1].Variations, variation)
		default:
			if len(comments) > 0 {
				*line.lastComment() = strings.Join(comments, "\n")
			}
			return nil
		}
		if err := r.advance(); err != nil {
			return err
		}
	}
}

// lastComment returns where the comment to the last turn stands, or that to the line where it has no turn.
func (l *Line) lastComment() *string {
	if n := len(l.Turns); n > 0 {
		return &l.Turns[n-1].Comment
	}
	return &l.Comment
}

// readTurn plays the turn of item t in p. open says that it is not finished.
func (r *reader) readTurn(p games.Position, t token) (turn Turn, open bool, err error) {
	text, open := strings.CutSuffix(t.text, "+")
	mover := p.ToMove()
	at := t.at
	for _, ply := range strings.Split(text, "+") {
		switch {
		case p.Over():
			return turn, open, r.fail(at, ply, match.ErrOver)
		case p.ToMove() != mover:
			return turn, open, r.fail(at, ply, fmt.Errorf("the turn of %s is complete; a blank separates turns", seat(mover)))
		case r.plies == MaxPlies:
			return turn, open, r.fail(at, ply, fmt.Errorf("a record has at most %d plies, and this has more", MaxPlies))
		}
		m, err := r.rec.Game.ParseMove(p, ply)
		if err != nil {
			return turn, open, r.fail(at, ply, err)
		}
		p.Play(m)
		r.plies++
		turn.Moves = append(turn.Moves, m)
		at += len(ply) + 1
	}
	running := !p.Over() && p.ToMove() == mover
	switch {
	case open && !running:
		return turn, open, r.fail(t.at, t.text, fmt.Errorf("the turn of %s is complete: no + can follow", seat(mover)))
	case !open && running:
		end, ok := endTurn(r.rec.Game, p)
		if !ok || r.plies == MaxPlies {
			return turn, open, r.fail(t.at, t.text, fmt.Errorf("the turn of %s is not complete; a + follows a turn that is still open", seat(mover)))
		}
		p.Play(end)
		r.plies++
		turn.Moves = append(turn.Moves, end)
	}
	return turn, open, nil
}

// endTurn returns the ply that does nothing but end the open turn, if the game has one.
func endTurn(g games.Game, p games.Position) (games.Move, bool) {
	if e, ok := g.(games.TurnEnder); ok {
		return e.EndTurn(p)
	}
	return games.NoMove, false
}
