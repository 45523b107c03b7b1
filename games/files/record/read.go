// Reads a record (Read) and parses its turns, variations, comments and drawings. Change the syntax of turns here, in write.go and in doc.go. scan.go produces
// the tokens, tags.go parses tags, result.go results.

package record

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/limits"
	"quintet/games/play/match"
)

// Read reads one record. find looks up games by id. The error is an *Error that says what is wrong and where, or comes from r.
func Read(r io.Reader, find func(id string) (games.Spec, bool)) (*Record, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxBytes+1))
	if err != nil {
		return nil, err
	}
	rec, err := read(data, find)
	if err != nil {
		return nil, err
	}
	return rec, nil
}

// Salvage returns what can be read of a damaged record: everything before the first error in its turns, nil if anything above them is wrong.
func Salvage(text string, find func(id string) (games.Spec, bool)) *Record {
	rec, _ := read([]byte(strings.ToValidUTF8(text, "\ufffd")), find)
	return rec
}

// read reads one record. If only its turns are wrong, it also returns what stands before the error.
func read(data []byte, find func(id string) (games.Spec, bool)) (*Record, error) {
	if len(data) > MaxBytes {
		return nil, &Error{Err: fmt.Errorf("a record has at most %d bytes, and this has more", MaxBytes)}
	}
	rd := &reader{scanner: newScanner(data), rec: &Record{}, tags: map[string]value{}, comments: map[*match.Node][]string{}}
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
	m := rd.rec.Match
	main, start := line{own: true}, point{m.Root(), m.PositionAt(0).Clone()}
	end, err := rd.readLine(&main, start)
	rd.writeComments()
	if err == nil {
		err = rd.readResult(end.node)
	} else if m.Show(end.node); len(end.node.Next()) > 0 {
		m.Hold()
	}
	m.ShowPath(m.MainEnd())
	m.Commit()
	return rd.rec, err
}

// A reader reads one record.
type reader struct {
	*scanner
	rec     *Record
	tags    map[string]value
	divided bool  // the format allows comments in the middle of a turn
	token   token // the next token, not yet consumed
	plies   int

	comments  map[*match.Node][]string
	commented []*match.Node // those with comments, in the order in which the first comment of each was read
}

// A point is a ply of the match with the position after it.
type point struct {
	node     *match.Node
	position games.Position
}

// A line is a line of turns while it is read.
type line struct {
	depth  int    // 0 is the main line, 1 a variation of it
	number int    // of the last turn
	turns  int    // that were read
	lead   string // a comment before the first turn of a variation
	own    bool   // this line has added the last ply, so its next ply comes before all others there
	open   bool   // the last turn is
	closed bool   // a variation that goes on after the line was read
	before point  // the beginning of the last turn
}

// advance reads the next token.
func (r *reader) advance() (err error) {
	r.token, err = r.next()
	return err
}

// readLine reads turns after at up to the end of the text or of the variation, and returns the last ply. It modifies the position of at.
func (r *reader) readLine(l *line, at point) (point, error) {
	l.before = point{at.node, at.position.Clone()}
	for {
		if err := r.readRemarks(l, at); err != nil {
			return at, err
		}
		if r.token.kind != tokenItem {
			return at, r.endLine(l)
		}
		if !l.open {
			skipped, err := r.skipNumber(l.number + 1)
			if err != nil {
				return at, err
			}
			if skipped {
				continue // the turn itself is still to come
			}
		}
		var err error
		if at.node, err = r.readItem(l, at); err != nil {
			return at, err
		}
		if err := r.advance(); err != nil {
			return at, err
		}
	}
}

// endLine returns an error if l cannot end with the next token.
func (r *reader) endLine(l *line) error {
	t := r.token
	switch {
	case t.kind == tokenTag:
		return r.fail(t.at, t.text, errors.New("tags stand before the turns"))
	case t.kind == tokenEnd && l.depth > 0:
		return r.fail(t.at, "", errors.New("the variation is not closed by )"))
	case t.kind == tokenClose && l.depth == 0:
		return r.fail(t.at, ")", errors.New("this closes no variation"))
	case t.kind == tokenClose && l.turns == 0:
		return r.fail(t.at, ")", errors.New("the variation has no turn"))
	}
	return nil
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

// readRemarks reads the comments and variations after the last item of l, which ended at at.
func (r *reader) readRemarks(l *line, at point) error {
	var comments []string // up to the next variation
	length := 0
	for {
		t := r.token
		if t.kind == tokenDrawings {
			if err := r.draw(at.node, t); err != nil {
				return err
			}
			if err := r.advance(); err != nil {
				return err
			}
			continue
		}
		if t.kind != tokenComment {
			text := strings.Join(comments, "\n")
			comments = nil
			if length += utf8.RuneCountInString(text); length > limits.MaxComment {
				return r.fail(t.at, "", errLongComment)
			}
			if l.turns == 0 && l.depth > 0 {
				l.lead = text
			} else {
				r.comment(at.node, text)
			}
		}
		switch {
		case t.kind == tokenOpen:
			if err := r.readVariation(l, at); err != nil {
				return err
			}
		case t.kind != tokenComment:
			return nil
		case t.text != "":
			comments = append(comments, t.text)
		}
		if err := r.advance(); err != nil {
			return err
		}
	}
}

// comment adds text to the comments on n, unless it is already there: a variation may repeat plies and comments of other lines.
func (r *reader) comment(n *match.Node, text string) {
	if text == "" || slices.Contains(r.comments[n], text) {
		return
	}
	if len(r.comments[n]) == 0 {
		r.commented = append(r.commented, n)
	}
	r.comments[n] = append(r.comments[n], text)
}

// draw adds the drawings of t to those on n.
func (r *reader) draw(n *match.Node, t token) error {
	g := r.rec.Match.Game().Geometry()
	ds, err := board.ParseDrawings(g, t.text)
	if err != nil {
		return r.fail(t.at, "", err)
	}
	all := slices.Clone(n.Drawings())
	for _, d := range ds {
		if !slices.Contains(all, d) {
			all = append(all, d)
		}
	}
	if len(all) > board.MaxDrawings {
		return r.fail(t.at, "", fmt.Errorf("a position has at most %d drawings, and this has more", board.MaxDrawings))
	}
	r.rec.Match.SetDrawings(n, all)
	return nil
}

// writeComments writes all comments into the match; those on one ply get a line each.
func (r *reader) writeComments() {
	for _, n := range r.commented {
		r.rec.Match.SetComment(n, strings.Join(r.comments[n], "\n"))
	}
}

// continues is the first item of a variation that continues after the turn before it and replaces none.
const continues = "..."

// readVariation reads one variation after the last item of l, which ended at at, up to its closing parenthesis.
func (r *reader) readVariation(l *line, at point) error {
	open := r.token.at
	if l.depth == MaxDepth {
		return r.fail(open, "(", fmt.Errorf("variations are at most %d deep", MaxDepth))
	}
	if err := r.advance(); err != nil {
		return err
	}
	variation, from := line{depth: l.depth + 1, number: l.number - 1}, l.before
	if r.token.kind == tokenItem && r.token.text == continues {
		if l.depth > 0 {
			return r.fail(open, continues, errors.New("a variation goes on after the game itself, not after another variation"))
		}
		if err := r.advance(); err != nil {
			return err
		}
		l.closed, variation.number, from = true, l.number, at
	} else if l.turns == 0 {
		return r.fail(open, "(", errors.New("a variation follows the turn it is an alternative to"))
	}
	_, err := r.readLine(&variation, point{from.node, from.position.Clone()})
	return err
}

// readItem plays the next item after at, a turn of l or, if the last turn is open, more of it. It modifies the position of at and returns the last ply.
func (r *reader) readItem(l *line, at point) (*match.Node, error) {
	t, p := r.token, at.position
	switch {
	case l.closed:
		return at.node, r.fail(t.at, t.text, errors.New("no turn of the game follows a variation that goes on after it"))
	case l.open && !r.divided:
		return at.node, r.fail(t.at, t.text, errors.New("the turn before is still open: nothing may follow its +"))
	case !l.open:
		l.number, l.turns = l.number+1, l.turns+1
		l.before.node = at.node
		l.before.position.CopyFrom(p)
	}
	text, open := strings.CutSuffix(t.text, "+")
	mover := p.ToMove()
	from := t.at
	for _, ply := range strings.Split(text, "+") {
		if !p.Over() && p.ToMove() != mover {
			return at.node, r.fail(from, ply, fmt.Errorf("the turn of %s is complete; a blank separates turns", mover))
		}
		var err error
		if at.node, err = r.readPly(l, at, token{text: ply, at: from}); err != nil {
			return at.node, err
		}
		from += len(ply) + 1
	}
	l.open = open
	running := !p.Over() && p.ToMove() == mover
	if open && !running {
		return at.node, r.fail(t.at, t.text, fmt.Errorf("the turn of %s is complete: no + can follow", mover))
	}
	var err error
	if !open && running {
		at.node, err = r.endTurn(l, at)
	}
	r.comment(at.node, l.lead)
	l.lead = ""
	return at.node, err
}

// endTurn plays the ply that only ends the turn, which the item leaves out.
func (r *reader) endTurn(l *line, at point) (*match.Node, error) {
	end, ok := games.EndTurnOf(r.rec.Match.Game(), at.position)
	if !ok {
		mover := at.position.ToMove()
		return at.node, r.fail(r.token.at, r.token.text, fmt.Errorf("the turn of %s is not complete; a + follows a turn that is still open", mover))
	}
	return r.play(l, at, end, r.token)
}

// readPly plays the ply t of l after at, with its mark.
func (r *reader) readPly(l *line, at point, t token) (*match.Node, error) {
	if at.position.Over() {
		return at.node, r.fail(t.at, t.text, match.ErrOver)
	}
	plain := strings.TrimRight(t.text, "!?")
	mark, ok := match.ParseMark(t.text[len(plain):])
	if !ok {
		return at.node, r.fail(t.at, t.text, errors.New("the marks of a ply are !! ! !? ?! ? and ??"))
	}
	m, err := r.rec.Match.Game().ParseMove(at.position, plain)
	if err != nil {
		return at.node, r.fail(t.at, plain, err)
	}
	n, err := r.play(l, at, m, t)
	if err == nil && mark != match.NoMark {
		err = r.rec.Match.SetMark(n, mark)
	}
	return n, err
}

// play plays m, a legal ply of l, after at. It modifies the position of at. t is the text of m.
func (r *reader) play(l *line, at point, m games.Move, t token) (*match.Node, error) {
	if r.plies == MaxPlies {
		return at.node, r.fail(t.at, t.text, fmt.Errorf("a record has at most %d plies, and this has more", MaxPlies))
	}
	r.plies++
	at.position.Play(m)
	known := len(at.node.Next())
	n := r.rec.Match.Attach(at.node, m, l.own)
	l.own = l.own || len(at.node.Next()) > known
	return n, nil
}
