// Reads a journal line by line up to the first damage (Read): the first line, notes, entered targets, and the lines about the tree of the match. It
// still reads version 1, whose lines about plies differ (oldWords). Add a line here (plyWords, words). times.go reads the lines about clocks and
// times of plies.

package journal

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"slices"
	"strconv"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/clock"
	"quintet/games/play/match"
)

// Read reads a journal as far as it is sound. find looks up games by id. The error says why there is no table at all: the first line is missing or
// damaged, or wraps ErrVersion. Contents.Damage reports damage after that.
func Read(data []byte, find func(id string) (games.Spec, bool)) (*Contents, error) {
	if len(data) > MaxBytes {
		return nil, fmt.Errorf("a journal has at most %d bytes, and this has more", MaxBytes)
	}
	r := &reader{contents: &Contents{}, find: find, notes: map[string]json.RawMessage{}}
	for number := 1; ; number++ {
		line, length := nextLine(data[r.contents.Length:])
		if length == 0 {
			break
		}
		if err := r.line(string(line)); err != nil {
			if number == 1 {
				return nil, err
			}
			r.contents.Damage = fmt.Errorf("line %d: %w", number, err)
			break
		}
		r.contents.Length += length
	}
	if r.match == nil {
		return nil, errors.New("the first line is not there")
	}
	r.match.Commit()
	r.contents.Table = r.table()
	return r.contents, nil
}

// nextLine returns the first line of data and its length including its end. Editors and other systems may have changed the end to CR or CR LF; the
// journal itself contains no CR. The length is 0 if there is no line end.
func nextLine(data []byte) (line []byte, length int) {
	n := bytes.IndexAny(data, "\r\n")
	switch {
	case n < 0:
		return nil, 0
	case bytes.HasPrefix(data[n:], []byte("\r\n")):
		return data[:n], n + 2
	}
	return data[:n], n + 1
}

// A reader replays a journal.
type reader struct {
	contents *Contents
	find     func(id string) (games.Spec, bool)
	sum      uint32
	old      bool          // version 1
	nodes    []*match.Node // by number
	builder  *games.Builder
	at       games.Position // the position that the builder builds on

	// The table so far.
	spec         games.Spec
	match        *match.Match
	from         string
	path         []board.Target
	clockHistory []clock.Times
	left         clock.Times
	moveTimes    []time.Duration
	used         time.Duration
	notes        map[string]json.RawMessage
}

// line applies one line. After an error nothing has changed.
func (r *reader) line(line string) error {
	sum, text, ok := strings.Cut(line, " ")
	next := crc32.Update(r.sum, crc32.IEEETable, []byte(text))
	if !ok || sum != fmt.Sprintf("%08x", next) {
		return errors.New("its checksum is wrong")
	}
	stamp, text, _ := strings.Cut(text, " ")
	seconds, err := strconv.ParseInt(stamp, 10, 64)
	if err != nil {
		return fmt.Errorf("%q is no time", stamp)
	}
	word, rest, _ := strings.Cut(text, " ")
	at := time.Unix(seconds, 0)
	switch {
	case r.match == nil && word == "table":
		err = r.readTable(rest, at)
	case r.match == nil:
		err = errors.New("the journal does not begin with its table")
	default:
		err = r.follow(word, rest)
	}
	if err != nil {
		return err
	}
	r.sum = next
	switch word {
	case "left-table", "returned", "dropped", "restored":
	default:
		r.contents.Changed = at
	}
	return nil
}

// readTable applies the first line.
func (r *reader) readTable(rest string, at time.Time) error {
	var h head
	if err := json.Unmarshal([]byte(rest), &h); err != nil {
		return err
	}
	switch {
	case h.Version < 1:
		return errors.New("it has no version")
	case h.Version > version:
		return fmt.Errorf("version %d: %w", h.Version, ErrVersion)
	}
	r.old = h.Version < version
	spec, ok := r.find(h.Game)
	if !ok {
		return fmt.Errorf("there is no game %q", h.Game)
	}
	o, err := games.ParseOptions(strings.Fields(h.Options))
	if err != nil {
		return err
	}
	g, err := spec.Open(o)
	if err != nil {
		return err
	}
	p := g.Start()
	if h.Position != "" {
		if p, err = games.SetUp(g, h.Position); err != nil {
			return err
		}
	}
	if len(h.Seats) != g.Info().Players {
		return fmt.Errorf("%d seats at a table for %d", len(h.Seats), g.Info().Players)
	}
	var seats []match.Seat
	for _, s := range h.Seats {
		seats = append(seats, match.Seat{Name: s.Name, Level: s.Level})
	}
	if r.contents.Began = at; h.Began != 0 {
		r.contents.Began = time.Unix(h.Began, 0)
	}
	r.spec, r.from = spec, h.From
	r.builder = games.NewBuilder(g)
	r.begin(match.NewAt(g, p, seats))
	return nil
}

// begin starts the numbering of the plies of m, which has none yet.
func (r *reader) begin(m *match.Match) {
	r.match, r.nodes = m, []*match.Node{m.Root()}
	r.forgetPath()
}

// follow applies a line after the first.
func (r *reader) follow(word, rest string) error {
	if known, err := r.followTree(word, rest); known {
		return err
	}
	switch word {
	case "path":
		return r.readPath(rest)
	case "stood", "left":
		return r.clock(word, rest)
	case "took":
		return r.readMoveTime(rest)
	case "used":
		d, err := parseTime(rest)
		if err == nil {
			r.used = d
		}
		return err
	case "note":
		return r.note(rest)
	}
	switch word {
	case "left-table":
		r.contents.Away = true
	case "returned":
		r.contents.Away = false
	case "dropped":
		r.contents.Dropped = true
	case "restored":
		r.contents.Dropped = false
	default:
		return fmt.Errorf("%q means nothing", word)
	}
	return nil
}

// readPath adds targets to the path, as clicks would.
func (r *reader) readPath(rest string) error {
	var path []board.Target
	for _, word := range strings.Fields(rest) {
		n, err := strconv.ParseUint(word, 10, 16)
		if err != nil {
			return fmt.Errorf("%q is no target", word)
		}
		path = append(path, board.Target(n))
	}
	if len(path) > 0 {
		if r.match.Over() {
			return match.ErrOver
		}
		if p := r.match.Position(); r.at != p {
			r.builder.Reset(p)
			r.at = p
		}
		if _, progress := r.builder.Try(path); progress != games.Partial {
			return fmt.Errorf("path %s leads to no ply", rest)
		}
	}
	r.path = path
	return nil
}

// note stores a note for table.
func (r *reader) note(rest string) error {
	name, text, _ := strings.Cut(rest, " ")
	if name == "" || !json.Valid([]byte(text)) {
		return fmt.Errorf("note %q is no JSON", name)
	}
	r.notes[name] = json.RawMessage(text)
	return nil
}

// plyWords handles the lines whose word is followed by the number of a ply; n is that ply, rest the rest of the line.
var plyWords = map[string]func(r *reader, n *match.Node, rest string) error{
	"add":     (*reader).add,
	"remove":  (*reader).remove,
	"place":   (*reader).place,
	"comment": (*reader).comment,
	"mark":    (*reader).mark,
	"show":    (*reader).show,
	"at":      (*reader).setCurrent,
}

// words handles the other lines about what was played and is shown.
var words = map[string]func(r *reader, rest string) error{
	"end":      (*reader).end,
	"hold":     (*reader).hold,
	"reopen":   (*reader).reopen,
	"again":    (*reader).restart,
	"continue": (*reader).continueMatch,
}

// oldWords handles the lines of version 1, where playing another ply or ending the match discards what was taken back.
var oldWords = map[string]func(r *reader, rest string) error{
	"ply":    (*reader).oldPly,
	"goto":   (*reader).oldGoto,
	"end":    (*reader).oldEnd,
	"reopen": (*reader).oldReopen,
}

// followTree applies a line about what was played or which part is shown. known is false for other lines.
func (r *reader) followTree(word, rest string) (known bool, err error) {
	do, known := words[word]
	if r.old {
		do, known = oldWords[word]
	}
	if doPly, ok := plyWords[word]; ok && !r.old {
		known, do = true, func(r *reader, rest string) error {
			n, rest, err := r.node(rest)
			if err != nil {
				return err
			}
			return doPly(r, n, rest)
		}
	}
	if !known {
		return false, nil
	}
	if err := do(r, rest); err != nil {
		return true, err
	}
	if word != "comment" && word != "mark" {
		r.forgetPath()
	}
	return true, nil
}

// forgetPath drops the targets and the time of the next ply, because another ply is current.
func (r *reader) forgetPath() { r.path, r.used = nil, 0 }

// node returns the ply with the number that text starts with, and the rest.
func (r *reader) node(text string) (n *match.Node, rest string, err error) {
	word, rest, _ := strings.Cut(text, " ")
	id, err := strconv.Atoi(word)
	if err != nil || id < 0 || id >= len(r.nodes) {
		return nil, "", fmt.Errorf("ply %q is not there: %d have been played", word, len(r.nodes)-1)
	}
	return r.nodes[id], rest, nil
}

func (r *reader) add(parent *match.Node, text string) error {
	m := r.match
	m.Show(parent)
	m.Continue()
	if m.Over() {
		return match.ErrOver
	}
	mv, err := m.Game().ParseMove(m.Position(), text)
	if err != nil {
		return err
	}
	if slices.ContainsFunc(parent.Next(), func(n *match.Node) bool { return n.Move() == mv }) {
		return fmt.Errorf("ply %q is there already", text)
	}
	n, err := m.Add(parent, mv)
	if err == nil {
		r.nodes = append(r.nodes, n)
	}
	return err
}

func (r *reader) remove(n *match.Node, _ string) error { return r.match.Delete(n) }

func (r *reader) place(n *match.Node, rest string) error {
	i, err := strconv.Atoi(rest)
	if err == nil {
		err = r.match.Place(n, i)
	}
	return err
}

func (r *reader) comment(n *match.Node, rest string) error {
	var text string
	if err := json.Unmarshal([]byte(rest), &text); err != nil {
		return err
	}
	r.match.SetComment(n, text)
	return nil
}

func (r *reader) mark(n *match.Node, rest string) error {
	k, ok := match.ParseMark(rest)
	if !ok {
		return fmt.Errorf("%q is no mark of a ply", rest)
	}
	return r.match.SetMark(n, k)
}

func (r *reader) show(n *match.Node, _ string) error {
	r.match.ShowPath(n)
	return nil
}

func (r *reader) setCurrent(n *match.Node, _ string) error {
	r.match.Show(n)
	return nil
}

func (r *reader) hold(string) error {
	r.match.Hold()
	return nil
}

// reopen takes back an end or a hold. Version 0.2 of the program left out the hold of a path without continuation: then there is nothing to do.
func (r *reader) reopen(string) error {
	r.match.Reopen()
	return nil
}

// restart restarts the match: all of it follows.
func (r *reader) restart(string) error {
	m := r.match
	r.begin(match.NewAt(m.Game(), m.PositionAfter(m.Root()), m.Seats()))
	return nil
}

func (r *reader) continueMatch(string) error {
	m := r.match
	if m.Continue(); !m.Continues() {
		return errors.New("nothing goes on: the match has not been ended here by its table")
	}
	return nil
}

func (r *reader) oldPly(text string) error {
	m := r.match
	if m.Over() {
		return match.ErrOver
	}
	mv, err := m.Game().ParseMove(m.Position(), text)
	if err != nil {
		return err
	}
	m.Reopen()
	m.Truncate()
	return m.Play(mv)
}

func (r *reader) oldGoto(rest string) error {
	m := r.match
	n, err := strconv.Atoi(rest)
	if err != nil || n < 0 || n > m.Len() {
		return fmt.Errorf("ply %q is not there: %d have been played", rest, m.Len())
	}
	m.Goto(n)
	return nil
}

func (r *reader) oldEnd(rest string) error {
	m := r.match
	if m.Over() {
		return match.ErrOver
	}
	m.Reopen()
	m.Truncate()
	return r.end(rest)
}

func (r *reader) oldReopen(string) error {
	m := r.match
	if e, _ := m.End(); e == match.Going || m.Cursor() != m.Len() {
		return errors.New("the match has not been ended by its table")
	}
	m.Reopen()
	return nil
}

// seats parses numbers of seats, separated by spaces.
func (r *reader) seats(numbers string) (all []games.Player, err error) {
	for _, number := range strings.Fields(numbers) {
		n, err := strconv.Atoi(number)
		if err != nil || n < 1 || n > r.match.Game().Info().Players {
			return nil, fmt.Errorf("%q is no seat", number)
		}
		all = append(all, games.Player(n-1))
	}
	return all, nil
}

// end ends the match as the table did.
func (r *reader) end(rest string) error {
	m := r.match
	word, numbers, _ := strings.Cut(rest, " ")
	seats, err := r.seats(numbers)
	if err != nil {
		return err
	}
	by := games.None
	if len(seats) == 1 {
		by = seats[0]
	}
	switch word {
	case endings[match.Resigned]:
		if by == games.None {
			return errors.New("nobody resigns")
		}
		return m.EndAs(match.Resigned, by, nil)
	case endings[match.Timed]:
		if by == games.None {
			return errors.New("nobody's time runs out")
		}
		return m.EndAs(match.Timed, by, nil)
	case endings[match.Agreed]:
		return m.EndAs(match.Agreed, games.None, nil)
	case endings[match.Declared]:
		return m.EndAs(match.Declared, games.None, seats)
	}
	return fmt.Errorf("no match ends by %q", word)
}
