// Reads a journal line by line up to the first damage, and handles the lines about the table. readtree.go handles the lines about plies, times.go
// those about time.

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
	"quintet/games/play/match"
)

// Read reads a journal as far as it is sound. find looks up games by id. The error says why there is no table at all: the first line is missing or
// damaged, or wraps ErrVersion. Contents.Damage reports damage after that.
func Read(data []byte, find func(id string) (games.Spec, bool)) (*Contents, error) {
	if len(data) > MaxBytes {
		return nil, fmt.Errorf("a journal has at most %d bytes, and this has more", MaxBytes)
	}
	r := &reader{kept: &Contents{log: Log{notes: map[string]string{}}}, find: find}
	for number := 1; ; number++ {
		line, length := nextLine(data[r.kept.Length:])
		if length == 0 {
			break
		}
		if err := r.line(string(line)); err != nil {
			if number == 1 {
				return nil, err
			}
			r.kept.Damage = fmt.Errorf("line %d: %w", number, err)
			break
		}
		r.kept.Length += length
	}
	if r.kept.Match == nil {
		return nil, errors.New("the first line is not there")
	}
	r.kept.Match.Commit()
	r.kept.log.tree.changes = len(r.kept.Match.Changes(0))
	l, plies := &r.kept.log, r.kept.Match.MainLen()
	l.stood, l.moveTimes = l.stood[:min(len(l.stood), plies+1)], l.moveTimes[:min(len(l.moveTimes), plies)]
	r.kept.Stood, r.kept.MoveTimes, r.kept.Used = slices.Clone(l.stood), slices.Clone(l.moveTimes), l.used
	return r.kept, nil
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
	kept    *Contents
	find    func(id string) (games.Spec, bool)
	nodes   []*match.Node // by number
	builder *games.Builder
	at      games.Position // the position that the builder builds on
}

// line applies one line. After an error nothing has changed.
func (r *reader) line(line string) error {
	sum, text, ok := strings.Cut(line, " ")
	next := crc32.Update(r.kept.log.sum, crc32.IEEETable, []byte(text))
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
	case r.kept.Match == nil && word == "table":
		err = r.table(rest, at)
	case r.kept.Match == nil:
		err = errors.New("the journal does not begin with its table")
	default:
		err = r.follow(word, rest)
	}
	if err != nil {
		return err
	}
	r.kept.log.sum = next
	switch Event(word) {
	case LeftTable, Returned, Dropped, Restored:
	default:
		r.kept.Changed = at
	}
	return nil
}

// table applies the first line.
func (r *reader) table(rest string, at time.Time) error {
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
	r.kept.Old = h.Version < version
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
		seats = append(seats, match.Seat(s))
	}
	if r.kept.Began = at; h.Began != 0 {
		r.kept.Began = time.Unix(h.Began, 0)
	}
	r.kept.Snapshot = Snapshot{Spec: spec, Match: match.NewAt(g, p, seats), Notes: map[string]json.RawMessage{}, From: h.From}
	r.builder = games.NewBuilder(g)
	r.begin(r.kept.Match)
	return nil
}

// begin starts the numbering of the plies of m, which has none yet.
func (r *reader) begin(m *match.Match) {
	r.kept.Match, r.nodes = m, []*match.Node{m.Root()}
	r.kept.log.tree = tree{ids: map[*match.Node]int{m.Root(): 0}, shown: m.Root(), force: m.Root()}
	r.settle()
}

// follow applies a line after the first.
func (r *reader) follow(word, rest string) error {
	if known, err := r.followTree(word, rest); known {
		return err
	}
	switch word {
	case "path":
		return r.path(rest)
	case "stood", "left":
		return r.clock(word, rest)
	case "took":
		return r.readMoveTime(rest)
	case "used":
		d, err := parseTime(rest)
		if err == nil {
			r.kept.log.used = d
		}
		return err
	case "note":
		return r.note(rest)
	}
	switch Event(word) {
	case LeftTable:
		r.kept.Away = true
	case Returned:
		r.kept.Away = false
	case Dropped:
		r.kept.Dropped = true
	case Restored:
		r.kept.Dropped = false
	default:
		return fmt.Errorf("%q means nothing", word)
	}
	return nil
}

// path adds targets to the path, as clicks would.
func (r *reader) path(rest string) error {
	k := r.kept
	var path []board.Target
	for _, word := range strings.Fields(rest) {
		n, err := strconv.ParseUint(word, 10, 16)
		if err != nil {
			return fmt.Errorf("%q is no target", word)
		}
		path = append(path, board.Target(n))
	}
	if len(path) > 0 {
		if k.Match.Over() {
			return match.ErrOver
		}
		if p := k.Match.Position(); r.at != p {
			r.builder.Reset(p)
			r.at = p
		}
		if _, progress := r.builder.Try(path); progress != games.Partial {
			return fmt.Errorf("path %s leads to no ply", rest)
		}
	}
	k.Path, k.log.path = path, slices.Clone(path)
	return nil
}

// note stores a note for Snapshot.Table.
func (r *reader) note(rest string) error {
	name, text, _ := strings.Cut(rest, " ")
	if name == "" || !json.Valid([]byte(text)) {
		return fmt.Errorf("note %q is no JSON", name)
	}
	r.kept.Notes[name], r.kept.log.notes[name] = json.RawMessage(text), text
	return nil
}
